# Het spel in de terminal.
play-help = Speel in de terminal, tegen bots of met anderen aan één toetsenbord.
play-players-help = Aantal spelers; zonder deze optie zoveel als het spel toelaat.
play-seat-help = Jouw plaats: A, B, C of D. Met --hotseat de eerste plaats van de mensen.
play-hotseat-help = Hoeveel mensen dit toetsenbord delen; bots nemen de andere plaatsen.
play-bots-help = Hoe de bots kiezen: { $known }.
play-seed-help = Beginwaarde van alle toeval; dezelfde waarde geeft hetzelfde spel. Zonder deze optie een geheime.
play-lang-help = Taal: { $known }.
play-save-help = Bestand dat het spel bewaart; zonder deze optie een nieuw bestand in je statusmap.
play-resume-help = Ga verder met het spel in dit bestand.

play-you-are = Jij speelt op plaats { $seats }.
play-people-are = Mensen spelen op de plaatsen { $seats }.
play-bots-are = Bots ({ $name }): { $seats }.
play-how = Typ het nummer van een keuze, of haar woorden. ? legt de regels uit, u neemt terug, q stopt; het spel wordt bewaard.
play-kept-in = Bewaard in { $path }
play-resumed = Het spel gaat verder na { $count ->
    [one] 1 actie
   *[other] { $count } acties
}.
play-undo = je laatste actie terugnemen
play-taken-back = Teruggenomen.
play-what = Typ het nummer van een keuze, bijvoorbeeld 1, of haar woorden, bijvoorbeeld "{ $example }".
play-hand-over = Nu beslist { $player }. Geef het toetsenbord door.
play-press-enter = { $player }: druk op Enter als alleen jij het scherm ziet.
play-left = Het spel is bewaard. Zo ga je verder:
play-no-more-input = De invoer is eerder afgelopen dan het spel.
play-over = Het spel is afgelopen.
play-rules = De regels in het kort
play-knowledge = Wat je weet
play-result-seat = Plaats
play-result-points = Punten
play-result-place = Rang
play-again = Nog een spel: { $command }
play-bot-apprentice = leerling
play-bot-trader = handelaar
play-bot-master = meester
play-bot-random = willekeurig
play-bot-greedy = gretig

# De optie die elk spel heeft: wie begint.
option-start = wie begint
option-start-explained = het lot beslist, of de speler die je kiest
option-start-random = het lot beslist
option-start-A = plaats A
option-start-B = plaats B
option-start-C = plaats C
option-start-D = plaats D
