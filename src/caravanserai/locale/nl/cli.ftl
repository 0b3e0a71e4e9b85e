# De opdrachtregel.
cli-help = Caravanserai: drie koopmansspellen, voor mensen, bots en onderzoek.
cli-error = Fout: { $message }

cli-games-help = Toon de spellen die gespeeld kunnen worden, met hun opties.
cli-simulate-help = Speel veel willekeurige partijen en vat overwinningen, scores en afloop samen.
cli-dataset-help = Schrijf elke beslissing van veel willekeurige partijen naar een Parquet-bestand.
cli-dataset-out-help = Bestand om te schrijven; zonder deze optie een met de naam van het spel en de beginwaarde.
cli-replay-help = Loop stap voor stap door een partijverslag, door ieders ogen.
cli-perft-help = Tel de reeksen acties van een gegeven lengte, gesplitst naar eerste actie.
cli-position-help = Zet een willekeurige situatie als tekst op, bekijk haar en speel verder.
cli-position-new-help = Druk de stelling van een nieuw spel af.
cli-position-show-help = Teken een stelling en druk haar volledige tekst af.
cli-position-legal-help = Toon wie mag handelen, en elke toegestane actie.
cli-position-apply-help = Voer acties uit en toon de gebeurtenissen en de nieuwe stelling.

cli-game-help = Naam van het spel; zie "caravanserai games".
cli-players-help = Aantal spelers.
cli-seed-help = Beginwaarde van alle toeval; dezelfde waarde geeft hetzelfde spel.
cli-json-help = Uitvoer als JSON.
cli-option-help = Een optie van het spel; mag meermaals.
cli-data-help = Een databestand in plaats van dat van het spel, voor een andere uitgave van de doos.
cli-games-count-help = Aantal partijen.
cli-threads-help = Aantal threads; 0 gebruikt elke kern.
cli-log-dir-help = Bewaar elke partij als verslag in deze map.
cli-log-help = Een partijverslag.
cli-partial-help = Aanvaard een verslag dat midden in het spel ophoudt.
cli-eyes-help = Toon alleen wat deze speler mag zien: A, B, C, D of public; zonder deze optie alles.
cli-counted-help = Bij --eyes: ook hoeveel verborgen geld of munten de anderen hebben, zoals wie meetelt kan weten.
cli-player-help = Wie handelt; zonder deze optie wie moet beslissen.
cli-position-argument = Een stelling: de tekst, de naam van een bestand, of - voor standaardinvoer.
cli-actions-help = Acties op volgorde; zet B: voor een actie om te zeggen dat speler B haar doet.
cli-depth-help = Lengte van de reeksen.

cli-column-game = Spel
cli-column-title = Titel
cli-column-players = Spelers
cli-column-options = Opties
cli-with-players = met { $players } spelers
cli-column-seat = Plaats
cli-column-wins = Gewonnen
cli-column-score = Gemiddelde score
cli-column-deviation = Spreiding

cli-compiling = De regels worden voorbereid; de eerste keer duurt dat even …
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
cli-replay-next = Stap { $number } van { $count }: Enter gaat verder, q stopt.
cli-replay-unfinished = Het verslag stopt hier, na { $count ->
    [one] 1 actie
   *[other] { $count } acties
}; het spel is niet afgelopen.

cli-serve-help = Bied tafels aan browsers en programma's, voor vrienden en bots.
cli-export-help = Druk een partij van de server af als spelverslag.
cli-import-help = Bewaar het afgelopen spel van een verslag als partij van de server.
cli-backup-help = Kopieer de database van de server naar een bestand, ook terwijl ze in gebruik is.
cli-restore-help = Zet een kopie van de database terug op haar plaats.
cli-rotate-help = Maak een nieuwe sleutel om cookies en links te ondertekenen. Oudere blijven geldig tot de volgende keer.
cli-rotate-now-help = Vergeet ook de oudere sleutels: iedereen wordt afgemeld, en elke link van tot nu toe wordt geweigerd.
cli-host-help = Adres om op te luisteren; met 0.0.0.0 kunnen anderen in je netwerk meedoen.
cli-port-help = Poort om op te luisteren; 0 neemt een vrije.
cli-data-dir-help = Map die alles bewaart; anders een in je gegevensmap.
cli-workers-help = Processen waarin bots nadenken.
cli-bot-pause-help = Hoeveel seconden een bot minstens over een zet doet, zodat niemand merkt hoeveel keus hij had.
cli-limits-help = Begrens wat elke gebruiker mag vragen.
cli-name-help = Een naam waaronder de server te bereiken is, zoals speel.example.org; mag vaker worden opgegeven.
cli-open-help = Open er een browser op, als er een scherm is.
cli-match-help = Het nummer van een partij, zoals in haar adres.
cli-copy-help = Bestand van de kopie.
cli-serving = Caravanserai is open op { $address }
cli-serving-stop = Ctrl+C sluit; elk spel wordt bewaard.
cli-imported = Geïmporteerd als partij { $match }.
cli-backed-up = Gekopieerd naar { $path }.
cli-restored = Teruggezet op { $path }.
cli-rotated = Er is een nieuwe sleutel. Cookies en links van de vorige blijven geldig tot de volgende keer.
cli-rotated-now = Er is een nieuwe sleutel, en alle oudere zijn vergeten.
