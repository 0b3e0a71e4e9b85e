# De opdrachtregel.
cli-help = Caravanserai: drie handelsspellen, voor mensen, bots en onderzoek.
cli-error = Fout: { $message }

cli-games-help = Toon de spellen die je kunt spelen, met hun opties.
cli-simulate-help = Speel veel willekeurige partijen en vat overwinningen, scores en afloop samen.
cli-dataset-help = Schrijf elke beslissing van veel partijen, willekeurig of van bots, naar een Parquet-bestand.
cli-dataset-out-help = Bestand om te schrijven; laat je dit weg, dan krijgt het de naam van het spel en de startwaarde.
cli-replay-help = Loop stap voor stap door een partijverslag, vanuit het perspectief van een speler naar keuze.
cli-perft-help = Tel de reeksen acties van een gegeven lengte, gesplitst naar eerste actie.
cli-position-help = Zet een willekeurige stelling als tekst op, bekijk die en speel verder.
cli-position-new-help = Toon de stelling van een nieuwe partij.
cli-position-show-help = Teken een stelling en toon de volledige tekst ervan.
cli-position-legal-help = Toon wie aan zet is, en elke toegestane actie.
cli-position-apply-help = Voer acties uit en toon de gebeurtenissen en de nieuwe stelling.

cli-game-help = Naam van het spel; zie "caravanserai games".
cli-players-help = Aantal spelers.
cli-seed-help = Startwaarde (seed) van het toeval; dezelfde waarde geeft dezelfde partij.
cli-json-help = Uitvoer als JSON.
cli-option-help = Een optie van het spel; kan meerdere keren worden opgegeven.
cli-data-help = Een databestand in plaats van dat van het spel, voor een andere uitgave.
cli-games-count-help = Aantal partijen.
cli-threads-help = Aantal threads; 0 gebruikt elke kern.
cli-log-dir-help = Bewaar elke partij als verslag in deze map.
cli-log-help = Een partijverslag.
cli-partial-help = Lees ook een verslag dat midden in een partij ophoudt.
cli-eyes-help = Toon alleen wat deze speler mag zien: A, B, C, D of public; laat je dit weg, dan zie je alles.
cli-counted-help = Bij --eyes: toon ook het verborgen geld of de verborgen munten van de anderen, die iedereen die meetelt kan weten.
cli-player-help = Wie de acties doet; laat je dit weg, dan wie aan zet is.
cli-position-argument = Een stelling: de tekst, de naam van een bestand, of - voor standaardinvoer.
cli-actions-help = Acties op volgorde; zet B: voor een actie om aan te geven dat speler B die doet.
cli-depth-help = Lengte van de reeksen.

cli-column-game = Spel
cli-column-title = Titel
cli-column-players = Spelers
cli-column-options = Opties
cli-with-players = met { $players } spelers
cli-column-seat = Plaats
cli-column-wins = Gewonnen
cli-column-score = Gemiddelde score
cli-column-place = Beurtvolgorde
cli-column-interval = 95 %-interval
cli-column-deviation = Spreiding

cli-compiling = De regels worden voorbereid; de eerste keer duurt dat even…
compiling-begins = De regels van { $game } worden voor deze computer gecompileerd. Dat gebeurt maar één keer en duurt ongeveer een halve minuut. ({ $quiet } verbergt deze melding.)
compiling-done = { $kernel }: { $seconds } s
cli-simulating = Spelen
cli-simulated = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} in { $seconds } s: { $decisions } beslissingen, { $rate } per seconde.
cli-dataset-written = { $path }: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $rows } beslissingen, { $bytes } bytes, in { $seconds } s.
cli-perft-total = { $leaves ->
    [one] 1 reeks
   *[other] { $leaves } reeksen
} van lengte { $depth }.
cli-replay-next = Stap { $number } van { $count }: Enter voor de volgende, q om te stoppen.
cli-replay-unfinished = Het verslag stopt hier, na { $count ->
    [one] 1 actie
   *[other] { $count } acties
}; de partij is niet afgelopen.

cli-serve-help = Start een server voor browsers en programma's, om met vrienden en bots te spelen.
cli-export-help = Toon een partij van de server als partijverslag.
cli-import-help = Importeer een afgelopen partijverslag in de server.
cli-backup-help = Kopieer de database van de server naar een bestand, ook terwijl de server draait.
cli-restore-help = Zet een kopie van de database terug.
cli-migrate-help = Kopieer alles van de ene database naar een andere die nog leeg is, bijvoorbeeld van SQLite naar PostgreSQL. Stop eerst de server.
cli-rotate-help = Maak een nieuwe sleutel om cookies en links te ondertekenen. De vorige blijft geldig tot de volgende keer.
cli-rotate-now-help = Gooi ook de oudere sleutels weg: iedereen wordt afgemeld, en alle links van tot nu toe werken niet meer.
cli-host-help = Adres om op te luisteren; met 0.0.0.0 kunnen anderen in je netwerk meedoen.
cli-port-help = Poort om op te luisteren; met 0 wordt een vrije poort gekozen.
cli-data-dir-help = Map waarin de server alles bewaart; laat je dit weg, dan een map in je gegevensmap.
cli-workers-help = Aantal processen waarin bots nadenken.
cli-processes-help = Aantal serverprocessen op de poort; meer dan één vereist PostgreSQL.
cli-bot-pause-help = Hoeveel seconden een bot minstens over een zet doet, zodat niemand merkt hoeveel keus hij had.
cli-limits-help = Begrens hoeveel elke gebruiker mag vragen.
cli-name-help = Een naam waaronder de server te bereiken is, zoals speel.example.org; kan meerdere keren worden opgegeven.
cli-open-help = Open meteen een browser, als er een scherm is.
cli-match-help = Het nummer van een partij, zoals in het adres.
cli-source-help = De database die je kopieert: een bestand, of een adres zoals postgresql://gebruiker@host/naam.
cli-target-help = De lege database waar de kopie in komt: een bestand of een adres.
cli-copy-help = Bestand met de kopie.
cli-serving = Caravanserai draait op { $address }
cli-serving-stop = Ctrl+C stopt de server; elke partij blijft bewaard.
cli-imported = Geïmporteerd als partij { $match }.
cli-backed-up = Gekopieerd naar { $path }.
cli-restored = Teruggezet in { $path }.
cli-migrated = Gekopieerd: { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
 } met { $entries ->
    [one] { $entries } regel
   *[other] { $entries } regels
 }.
cli-rotated = Er is een nieuwe sleutel. Cookies en links van de vorige blijven geldig tot de volgende keer.
cli-rotated-now = Er is een nieuwe sleutel, en alle oudere zijn weggegooid.

cli-lesson-help = Controleer een les voordat mensen ervan leren.
cli-lesson-check-help = Controleer een les: de vorm, elke weg erdoorheen en de teksten.
cli-lesson-file = De les, een TOML-bestand (zie docs/lessons.md)
cli-lesson-fine = De les "{ $lesson }" werkt: { $steps } stappen in { $scenes } scènes.

cli-puzzles-help = Zoek puzzels in partijen van bots: stellingen waarin één keuze duidelijk de beste is, met een reden.
cli-puzzles-games = Aantal partijen om in te zoeken
cli-puzzles-out = Bestand waar de puzzels bij komen (JSON-regels); zonder bestand worden ze getoond.
cli-puzzles-tally = { $games } partijen, { $positions } stellingen, { $candidates } kandidaten. Afgevallen: { $longer } door langer zoeken, { $luck } als geluk, { $reason } zonder reden, { $easy } te makkelijk, { $known } al bekend. Over: { $kept }.
cli-dataset-bots-help = Bots die spelen in plaats van willekeurige zetten, gescheiden door komma's; van bots die zoeken worden bezoekaantallen en waarden bewaard.
cli-dataset-log-help = De map van een arena: haar partijen worden geschreven, er wordt niets gespeeld.
cli-dataset-teacher-help = Een niveau dat elke beslissing doorzoekt, zoals trader@200; wat het vindt wordt bewaard.
