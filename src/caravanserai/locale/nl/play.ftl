# Het spel in de terminal.
play-help = Speel in de terminal, tegen bots of met anderen aan één toetsenbord.
play-players-help = Aantal spelers; laat je dit weg, dan zoveel als het spel toelaat.
play-seat-help = Jouw plaats: A, B, C of D. Met --hotseat de eerste plaats waarop een mens speelt.
play-hotseat-help = Hoeveel mensen dit toetsenbord delen; op de andere plaatsen spelen bots.
play-bots-help = Hoe sterk de bots spelen: { $known }.
play-seed-help = Startwaarde (seed) van het toeval; dezelfde waarde geeft dezelfde partij. Laat je dit weg, dan een geheime.
play-lang-help = Taal: { $known }.
play-save-help = Bestand om de partij in te bewaren; laat je dit weg, dan een nieuw bestand in je statusmap.
play-resume-help = Ga verder met de partij in dit bestand.

play-you-are = Jij speelt op plaats { $seats }.
play-people-are = Mensen spelen op de plaatsen { $seats }.
play-bots-are = Bots ({ $name }): { $seats }.
play-how = Typ het nummer van een keuze of de opdracht zelf. ? toont de regels, u neemt een zet terug, q bewaart de partij en stopt.
play-kept-in = Bewaard in { $path }
play-resumed = De partij gaat verder na { $count ->
    [one] 1 actie
   *[other] { $count } acties
}.
play-undo = je laatste zet terugnemen
play-taken-back = Zet teruggenomen.
play-what = Typ het nummer van een keuze (bijvoorbeeld 1) of de opdracht zelf (bijvoorbeeld "{ $example }").
play-hand-over = { $player } is aan zet. Geef het toetsenbord door.
play-press-enter = { $player }: druk op Enter als alleen jij het scherm ziet.
play-left = De partij is bewaard. Zo ga je verder:
play-no-more-input = De invoer was eerder afgelopen dan de partij.
play-over = Het spel is afgelopen.
play-rules = De regels in het kort
play-knowledge = Wat je weet
play-result-seat = Plaats
play-result-points = Punten
play-result-place = Rang
play-again = Nog een partij: { $command }
play-bot-apprentice = leerling
play-bot-trader = handelaar
play-bot-master = meester
play-bot-random = willekeurige zetten
play-bot-greedy = gulzig
play-bot-teacher = leermeester
play-bot-with-temperament = { $level }, { $temperament }
play-temperament = Hoe hij onderhandelt
play-temperament-any = karakter: maakt niet uit
play-temperament-even = eerlijk
play-temperament-generous = gul
play-temperament-shrewd = gewiekst
play-temperament-grudging = haatdragend
play-temperament-loyal = trouw

# De optie die elk spel heeft: wie begint.
option-start = startspeler
option-start-explained = door het lot bepaald, of de speler die je kiest
option-start-random = willekeurig
option-start-A = plaats A
option-start-B = plaats B
option-start-C = plaats C
option-start-D = plaats D
