# Bots: toernooien, tips, en waarom ze zo speelden.
arena-help = Laat bots tegen elkaar spelen en toon hoe zeker de uitslag is.
arena-bots-help = Bots bij naam, met komma's: apprentice, trader, master, greedy, random; master@4000 maakt 4000 iteraties per beslissing, master@2s denkt 2 seconden per beurt.
arena-bot-help = Een eigen bot: een klasse in een Python-bestand; mag vaker.
arena-players-help = Hoeveel spelers; zonder dit een aantal dat elke bot evenveel plaatsen geeft.
arena-workers-help = Hoeveel processen; de uitslag is dezelfde.
arena-cluster-help = Speel op een Ray-cluster.
arena-clock-help = Niveaus denken op de klok, zoals tegen mensen, in plaats van een vast aantal iteraties.
arena-out-help = Een map voor partijen, uitslag en grafiek; een afgebroken toernooi gaat daar verder.
arena-playing = Bezig
arena-written = Geschreven: { $path }
arena-column-bot = Bot
arena-column-wins = Winst
arena-column-interval = 95 %-interval
arena-column-fair = Gelijke sterkte
arena-column-score = Score
arena-column-rating = Rating
arena-column-time = Per zet

hint-help = Toon de beste zetten van een stelling en ieders winstkans, uit het zicht van één speler.
hint-effort-help = Hoeveel te denken: iteraties.
hint-player-help = Voor wie; zonder dit wie moet beslissen.
hint-column-move = Zet
hint-column-chance = Winstkans
hint-column-tried = Geprobeerd
hint-chances = Winstkans: { $chances }
hint-nothing = { $player } heeft niets te beslissen.

why-only-choice = Er was geen andere keuze.
why-chance = Winstkans ongeveer { $percent } %.
why-with-chance = { $reason } Winstkans ongeveer { $percent } %.
why-random = Zomaar een keuze.
why-greedy = Het beste voor dit moment.
