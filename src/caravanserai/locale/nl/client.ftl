# De browser.
client-motto = Drie handelsspellen, precies volgens de spelregels.
client-skip = Naar de inhoud
client-home = Startpagina
client-close = Sluiten
client-cancel = Annuleren
client-anyway = Toch doen
client-settings = Instellingen
client-language = Taal
client-theme = Weergave
client-theme-system = Volgens systeem
client-theme-light = Licht
client-theme-dark = Donker
client-motion = Animaties
client-motion-full = Alle animaties
client-motion-none = Geen
client-sound = Geluid
client-guide = Doel en tips tijdens het spel
client-guide-first = In mijn eerste drie spellen per soort
client-guide-always = Altijd
client-guide-never = Nooit
client-confirm = Bevestiging vragen
client-confirm-first = In mijn eerste partijen
client-confirm-never = Nooit
client-confirm-turn = Vóór het einde van mijn beurt
client-confirm-each = Altijd
client-guard = Dubbelklik op wat mijn beurt beëindigt negeren
client-letters = Sneltoetsen van één letter
client-help = Help
client-help-how = Alles wat oplicht, kun je aanklikken. De balk zegt steeds wat je moet doen. Wijs een keuze aan (of houd die ingedrukt) om te lezen wat die doet.
client-key-number = Een keuze op nummer
client-key-zero = Je beurt beëindigen of passen
client-key-arrows = Door de keuzes lopen
client-key-enter = Bevestigen
client-key-escape = Terug

# Beginpagina
client-games = Spellen
client-begin-here = Nieuw hier? Begin met dit spel
client-cover = Een spel op het eigen bord
client-difficulty-1 = makkelijk te leren
client-difficulty-2 = iets meer te leren
client-difficulty-3 = het meest te leren
client-bots = De bots
client-bots-how = Bots zien alleen wat een speler op hun plaats mag zien. Ze speelden duizenden spellen tegen elkaar; hoe sterk ze tegen mensen zijn, is niet gemeten.
client-bot-about-apprentice = Kijkt een beetje vooruit en doet elke zet die bijna zo goed is als zijn beste. Begin hiermee.
client-bot-about-trader = Kijkt verder vooruit. Met twee spelers won hij drie van de vier spellen van de leerling; aan een tafel voor vier ontlopen ze elkaar minder.
client-bot-about-master = Denkt elke beurt een seconde na, op alle rekenkernen van deze computer. Met twee spelers won hij bijna twee van de drie spellen van de handelaar.
client-bot-about-greedy = Neemt wat er nu het best uitziet en denkt niet na over wat jij daarna doet.
client-bot-about-random = Doet zomaar een zet die mag. Handig om dingen uit te proberen.
client-play-now = Nu spelen
client-invite-friends = Vrienden uitnodigen
client-your-turns = Jij bent aan de beurt
client-going = Lopende partijen
client-open-tables = Open tafels
client-open-none = Er zijn nu geen open tafels. Nodig vrienden uit, of zet je eigen tafel hierbij.
client-finished = Afgelopen partijen
client-play-on = Verder spelen
client-look = Bekijken
client-sit-down = Meespelen
client-footer = Niet officieel: gemaakt door liefhebbers, met eigen tekeningen. De spellen zijn van hun auteurs en uitgevers; bevalt er een, koop het dan.
client-how-many = Spelers
client-your-name = Je naam
client-their-name = Naam
client-default-name = Gast
client-neighbour-name = Speler { $number }
client-bot-of = Bot ({ $level })
client-friend = Vriend(in), via een link
client-neighbour = Iemand aan dit scherm
client-listed = Bij de open tafels zetten
client-options = Meer opties
client-clock = Bedenktijd
client-clock-none = Onbeperkt
client-clock-short = 5 min + 10 s per zet
client-clock-long = 20 min + 20 s per zet
client-clock-days = 3 dagen + 12 uur per zet
client-start = Starten
client-start-invite = Tafel openen
client-join-title = Je bent uitgenodigd om mee te spelen
client-join-from = { $player } nodigt je uit voor { $game }
client-join-to = Je bent uitgenodigd voor { $game }
client-length = Duur
client-own-language = Iedereen leest de tafel in zijn eigen taal.
client-lasts-minutes = { $count ->
    [one] In totaal 1 minuut
   *[other] In totaal { $count } minuten
} per speler
client-lasts-hours = { $count ->
    [one] In totaal 1 uur
   *[other] In totaal { $count } uur
} per speler
client-join-own-title = Je plaats op een ander apparaat
client-join-own = Deze link opent de plaats waar { $player } al speelt. Gebruik hem alleen als jij dat bent: wie je de link stuurde, kan de kaarten van deze plaats zien.

# Opties die dingen noemen
client-picks-none = Willekeurig
client-picks-some = Zelf kiezen
client-picks-how = Kies er hoogstens één per regel. Een regel zonder keuze is willekeurig.
client-picks-order = Kies er één per regel en zet de regels op volgorde.
client-picks-up = { $what } omhoog
client-picks-down = { $what } omlaag

# Het kader van een tafel
client-prompt = Wat je moet doen
client-choices = Je keuzes
client-players = Spelers
client-panels = Verslag, chat en regels
client-your-turn = jij bent aan de beurt
client-connecting = Verbinding maken…
client-lost = De verbinding is verbroken en wordt vanzelf hersteld; je zetten blijven bewaard.
client-offline = De server is niet bereikbaar.
client-waiting-seats = De partij begint als alle plaatsen bezet zijn.
client-over = { $count ->
    [1] { $players } wint: { $reason }.
   *[other] { $players } winnen samen: { $reason }.
}
client-frozen = Deze partij kan hier niet verder; open hem om te zien waarom.
client-last-round = Laatste ronde
client-watching = { $count ->
    [one] 1 kijker
   *[other] { $count } kijkers
}
client-skip-motion = Overslaan
client-nothing-now = Op dit moment niets.
client-sure = Zeker weten? We vragen dit in je eerste drie partijen; in de instellingen kun je het uitzetten.
client-confirm-this = Bevestigen: { $choice }
client-undo = Zet terugnemen
client-hint = Tip
client-hints-allowed = Tips toegestaan
client-no-hints = Geen tips aan deze tafel
client-hint-moves = Beste zetten en je winstkans
client-hint-equal = De eerste { $count } zijn ongeveer even goed.
client-hint-then = Daarna: { $choices }.
client-hint-same = Geen verschil dat wij zien.
client-hint-chances = Winstkansen
client-rematch = Nog een keer
client-result = Uitslag
client-log-file = Partij downloaden
client-log = Verslag
client-chat = Chat
client-rules = Regels
client-known-title = Wat je weet
client-log-empty = Er is nog niets gebeurd.
client-since = Nieuw sinds je laatste bezoek
client-since-count = { $count ->
    [1] Sinds je laatste bezoek is er 1 zet gedaan; zie het verslag.
   *[other] Sinds je laatste bezoek zijn er { $count } zetten gedaan; zie het verslag.
}
client-to-rule = Bekijk de regel
client-somebody = Iemand
client-log-undone = { $player } neemt een zet terug.
client-log-sat = { $player } doet mee.
client-log-bot = { $player } (bot) doet mee.
client-log-left = Een bot neemt het over van { $player }.
client-log-returned = { $player } is terug.
client-log-vote = { $yes ->
    [yes] { $player } wil de partij zonder uitslag beëindigen.
   *[no] { $player } wil verder spelen.
}
client-log-rematch = { $player } opent een nieuwe partij.
client-chat-empty = Nog geen berichten.
client-chat-say = Schrijf een bericht
client-send = Versturen
client-mute = { $player } dempen
client-unmute = { $player } niet meer dempen
client-seat = Plaats { $seat }
client-seat-open = Vrije plaats
client-seat-who = Plaats { $seat }: { $name }
client-seat-you = jij
client-bot = Bot
client-bot-A = Samira
client-bot-B = Roxana
client-bot-C = Bayan
client-bot-D = Tengri
client-away = weg
client-stand-in = bot speelt
client-warming-up = warmt op
client-warming-up-how = De computer maakt dit spel nog klaar. Tot die tijd doen de bots eenvoudige zetten.
client-warmed-up = De bots spelen nu op volle sterkte.
client-deciding = is aan zet
client-winner = Winnaar
client-return = Mijn plaats weer innemen
client-leave = Partij verlaten
client-leave-how = Een bot speelt voor je verder tot je terugkomt.
client-leave-bot = Bot voor me laten spelen
client-revoke-how = Is de link naar je plaats in verkeerde handen gekomen? Maak oude links ongeldig; je andere apparaten worden dan afgemeld.
client-revoke = Mijn oude links ongeldig maken
client-revoked = Oude links naar je plaats werken niet meer.
client-vote-how = { $count ->
    [0] Of beëindig de partij voor iedereen zonder uitslag, als iedereen het ermee eens is.
   *[other] Of beëindig de partij voor iedereen zonder uitslag, als iedereen het ermee eens is. Tot nu toe voor: { $count }.
}
client-vote-yes = Stemmen om te stoppen
client-vote-no = Mijn stem intrekken
client-hand-over = Geef het scherm aan { $player }
client-hand-over-why = Er zijn geen kaarten te zien tot de volgende speler klaar is.
client-hand-over-ready = Ik ben { $player }
client-invite = Nodig je vrienden uit
client-invite-how = Stuur elke vriend een eigen link, of laat de code scannen. De partij begint als alle plaatsen bezet zijn.
client-here-alone = Deze links werken alleen op deze computer: de server luistert naar niemand anders. Wil je anderen uitnodigen, start hem dan met --host 0.0.0.0.
client-on-network = Deze links werken op je netwerk; daar is deze computer { $address }.
client-link = Link naar deze plaats
client-qr = QR-code van de link naar plaats { $seat }
client-copy = Link kopiëren
client-copied = Gekopieerd
client-seat-bot = Bot hier neerzetten
client-unfold = Meer over { $player }

# How fast others are watched
client-speed = Snelheid
client-speed-now = { $speed }×
client-pause = Pauze
client-go-on = Verder
client-step = Toon de volgende gebeurtenis
client-slower = Langzamer
client-faster = Sneller
client-paused = Gepauzeerd
client-log-details = Toon elke stap
client-log-start = Aan het begin
client-digest = { $who }: { $items }
client-digest-other = { $player } { $items }

# The rulebook

client-rules-of = { $game }: de regels
client-read-rules = Lees de regels
client-rules-search = Zoek in de regels
client-rules-found = { $count ->
    [0] Niets gevonden
    [one] 1 regel
   *[other] { $count } regels
}
client-rules-none = Niets gevonden.
client-rules-now = Wat je nu kunt doen
client-rules-brief = In het kort
client-in-rulebook = Meer in het regelboek
client-contents = Inhoud
client-glossary = Begrippen
client-see-also = Zie ook:
client-print = Afdrukken

# Lessen

client-learn = Leer het al spelend
client-learn-minutes = ongeveer { $minutes } minuten
client-learn-on = Ga verder met de les
client-learn-again = Doe de les nog eens
client-lesson = Les
client-lesson-step = Stap { $step } van { $steps }
client-lesson-on = Verder
client-lesson-show = Doe het voor
client-lesson-earlier = Vorige tekst
client-lesson-later = Volgende tekst
client-lesson-leave = Stop met de les
client-lesson-try = Jij bent aan zet
client-lesson-watch = Kijk wat er gebeurt…
client-lesson-over = De les is afgelopen.
client-lesson-play = Speel nu een echte partij
lesson-instead = Dat mag, maar deze stap gaat over iets anders. Probeer wat gemarkeerd is.
