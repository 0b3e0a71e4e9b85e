# Wat er mis is, en waar. error-place opent meldingen over één regel van een stelling.
error-place = { $line ->
    [0] "{ $key }":
   *[other] Regel { $line }, "{ $key }":
}

error-unknown-language = Er zijn geen teksten in "{ $name }". Talen: { $known }.
error-unknown-game = Er is geen spel "{ $name }". Spellen: { $known }.
error-unknown-bot = Er is geen bot "{ $name }". Bots: { $known }.
error-bot-effort = "{ $name }": na de @ staat een aantal iteraties (master@4000) of seconden (master@2s).
error-bot-file = Er is geen Python-bestand { $path }.
error-bot-class = { $path } heeft geen klasse { $name }.
error-no-bots = Noem minstens één bot.
error-other-arena = { $path } hoort bij een ander toernooi; kies een andere map.
error-not-installed = { $package } is niet geïnstalleerd. Probeer: pip install "caravanserai[{ $extra }]".
error-unknown-option = Er is geen optie "{ $name }". Opties van dit spel: { $known }.
error-option-value = De optie { $name } kan niet "{ $value }" zijn. Toegestaan: { $known }.
error-option-players = Met { $players } spelers kan de optie { $name } niet "{ $value }" zijn. Toegestaan: { $known }.
error-option-form = "{ $text }" heeft niet de vorm naam=waarde.
error-option-twice = De optie { $name } is twee keer gegeven.
error-player-count = { $game } is voor { $allowed } spelers, niet voor { $players }.
error-people-count = { $people } mensen kunnen geen toetsenbord delen aan een tafel van { $players }.
error-seed = Een beginwaarde is een geheel getal van 0 tot { NUMBER($most, useGrouping: 0) }, niet { NUMBER($seed, useGrouping: 0) }.
error-game-count = Het aantal partijen moet van 1 tot { $most } zijn, niet { $games }.
error-thread-count = { $threads } is geen aantal threads.
error-no-network = Er is geen netwerk dat { $game } speelt aan een tafel van { $players }.
error-seed-count = Er zijn { $seeds } beginwaarden gegeven voor { $games } partijen.
error-opponent-count = Er zijn { $given } tegenstanders genoemd; deze tafel heeft er { $wanted }.
error-agent-seat = De plaats van de agent is een getal van 0 tot { $most }, niet { $seat }.
error-log-count = Verslagen worden van hooguit { $most } partijen tegelijk bewaard, niet van { $games }.
error-depth = De lengte moet van 0 tot { $most } zijn, niet { $depth }.

error-no-data-file = { $game } gebruikt geen databestand.
error-data-syntax = Het databestand is niet te lezen: { $reason }.
error-data-form = Databestand, "{ $key }": de vorm moet { $wanted } zijn.
error-data-missing = Databestand: "{ $key }" ontbreekt.
error-data-unknown = Databestand: "{ $key }" bestaat niet. Hier horen: { $known }.
error-data-count = Databestand, "{ $key }": het zijn er { $count }, en het moeten er { $wanted } zijn.
error-data-number = Databestand, "{ $key }": "{ $value }" is geen heel getal van { $low } tot { $high }.
error-data-name = Databestand, "{ $key }": "{ $value }" is niet een van { $known }.
error-data-twice = Databestand, "{ $key }": { $value } staat er tweemaal.
error-data-too-long = Het databestand is langer dan { $most } tekens.
error-data-line = Databestand, regel { $line }: een regel heeft hoogstens { $most } tekens en { $dots } punten.

error-file-unreadable = { $path } kan niet gelezen worden: { $reason }.
error-file-too-large = { $path } is groter dan { $most } bytes.
error-file-not-text = { $path } is geen UTF-8-tekst (byte { $place }).
error-file-exists = { $path } bestaat al; kies een andere naam.
error-file-unwritable = { $path } kan niet geschreven worden: { $reason }.
error-folder-unusable = De map { $path } is niet bruikbaar: { $reason }.

error-no-such-seat = Er is geen plaats "{ $seat }" aan deze tafel.
error-no-such-action = Er is geen actie met nummer { $action }.
error-view-not-state = Een aanzicht toont alleen wat één speler weet; het spel kan daaruit niet verder.
error-view-uncounted = Dit aanzicht zegt niet hoeveel de anderen hebben; "--eyes" met "--counted" schrijft dat er ook bij.
error-state-not-view = Hier is het aanzicht van één speler nodig, niet de hele stelling.
error-game-not-over = Alles wordt pas getoond als het spel afgelopen is.
error-position-over = Het spel is in deze stelling afgelopen; niemand kan handelen.

error-no-game-named = Een stelling begint met de naam van haar spel ({ $known }); deze begint met "{ $found }".
error-unknown-action = "{ $text }" is geen actie. Een actie begint met een van deze woorden: { $kinds }.
error-action-number = Na "{ $word }" komt een geheel getal van { $low } tot en met { $high }, niet "{ $value }".
error-action-name = Na "{ $word }" komt een van { $known }, niet "{ $value }".
error-no-colon = Regel { $line }: "{ $statement }" heeft geen dubbele punt. Regels zien eruit als "naam: waarde", na het woord { $game }.
error-statement-twice = Regel { $line }: "{ $key }" staat er twee keer.
error-unknown-statement = Regel { $line }: "{ $key }" is hier onbekend. Bekend zijn: { $known }.
error-bad-number = { error-place } "{ $value }" is geen geheel getal van { $low } tot en met { NUMBER($high, useGrouping: 0) }.
error-bad-name = { error-place } "{ $value }" is geen van { $known }.
error-bad-word = { error-place } "{ $value }" is niet te lezen.
error-bad-rng = { error-place } "{ $value }" is geen generator: twee gehele getallen, sleutel en teller, elk hoogstens { NUMBER($most, useGrouping: 0) }.
error-too-many = { error-place } er zijn er { $count } genoemd, hooguit { $most } zijn mogelijk.

error-log-empty = Het verslag is leeg.
error-log-not-json = Regel { $line } van het verslag is geen JSON-object; het bestand is beschadigd.
error-log-format = Regel { $line }: dit is geen partijverslag van formaat { $format }.
error-log-header = Regel { $line }: het verslag noemt "{ $key }" niet, of in een andere vorm.
error-log-entry = Regel { $line } van het verslag is geen actie, geen terugname, geen pauze en geen einde.
error-log-undo = Regel { $line } van het verslag neemt een actie terug die er niet is, of die een ander deed.
error-log-after-end = Regel { $line }: het verslag gaat door na zijn einde.
error-log-ruleset = Het verslag is geschreven met spelregels { $found }; deze versie speelt spelregels { $known }.
error-log-start = Regel { $line }: het spel van het verslag kan niet klaargezet worden. { $reason }
error-log-action = Regel { $line } van het verslag kan niet nagespeeld worden. { $reason }
error-log-end = Regel { $line }: het verslag noemt een ander einde dan waar zijn acties toe leiden.
error-log-truncated = Het verslag stopt bij regel { $line } midden in het spel, zonder pauze of einde. Met --partial wordt het toch gelezen.
error-log-other-game = Het verslag is van het spel { $found }, niet van { $game }.

# At the table and on the server.
error-no-such-table = Die tafel bestaat niet.
error-table-not-full = Het spel begint als elke plaats bezet is.
error-table-not-playing = Aan deze tafel wordt nu niets gespeeld.
error-table-aborted = Dit spel is zonder uitslag beëindigd.
error-table-busy = De tafel is te druk; probeer het opnieuw.
error-no-room-for-words = Hier is geen plaats voor woorden.
error-bad-words = Woorden zijn één regel van hoogstens { $most } letters.
error-seat-taken = Deze plaats is bezet.
error-too-many-devices = Deze plaats is al op { $most } apparaten in gebruik.
error-no-open-seat = Aan deze tafel is geen plaats vrij.
error-not-your-seat = Deze plaats is niet van jou.
error-not-the-host = Dat mag alleen wie de tafel geopend heeft.
error-not-the-holder = Dat kan alleen op het apparaat waarmee deze plaats als eerste is ingenomen.
error-only-watching = Wie toekijkt kan niet meedoen.
error-bot-plays-here = Op deze plaats speelt nu een bot. Neem hem eerst terug.
error-left-already = Er speelt al een bot voor je.
error-not-left = Je hebt je plaats niet verlaten.
error-not-asked = Er wordt je nu niets gevraagd.
error-nothing-to-undo = Er is niets dat je kunt terugnemen.
error-choice-number = Er is geen keuze { $number }; ze lopen van 1 tot { $most }.
error-order-not-now = "{ $order }" kan wachten: nu wordt je iets anders gevraagd.
error-nothing-to-abort = Er is geen spel om te beëindigen.
error-game-not-finished = Het spel is niet afgelopen.
error-unknown-order = Er is geen doorlopende opdracht "{ $name }". Opdrachten van dit spel: { $known }.
error-stale = Er is intussen iets gebeurd; kijk opnieuw. (Jij zag { $at }, nu is het { $now }.)
error-nothing-said = Dat bericht is leeg.
error-match-frozen = Deze partij is gespeeld met regelversie { $found } en is niet meer na te spelen met regelversie { $known } van dit programma. Ze kan geëxporteerd worden, en verder gespeeld met de versie waarmee ze begonnen is.
error-table-stopped = Er ging iets mis aan deze tafel, daarom is ze stilgezet. Het spel is tot hier bewaard.
error-bad-message = Het bericht is niet te lezen: { $reason }
error-token-forged = Deze link is hier niet gemaakt.
error-token-stale = Deze link is niet meer geldig.
error-token-elsewhere = Deze link hoort bij een andere tafel.
error-too-many-messages = Te veel berichten; wacht even.
error-too-many-tables = Te veel tafels geopend; wacht een poos.
error-too-many-connections = Te veel verbindingen.
error-too-large = Het bericht is groter dan { $most } bytes.
error-wrong-origin = Het verzoek komt van een andere site.
error-no-such-page = Hier is niets.
error-wrong-method = Dat kan hier niet.
error-not-json = De inhoud moet JSON zijn.
error-nobody-to-play = Minstens één plaats moet voor een mens zijn.
error-log-secret = Het verslag is te zien als het spel afgelopen is.
error-server-fault = Hier ging iets mis. Het is genoteerd.
error-port-unusable = De server kan niet luisteren op { $host }, poort { $port }: { $reason }.
error-no-database = Er is geen database op { $path }.
error-not-a-backup = { $path } is geen reservekopie, of beschadigd.
error-log-not-finished = Het verslag stopt op regel { $line } voor het einde van het spel; alleen afgelopen spellen kunnen worden geïmporteerd.
error-storage-trouble = De server kan nu niets opslaan. Er is niets verloren; probeer het zo nog eens.
error-match-damaged = De gegevens van deze partij zijn beschadigd. Andere tafels hebben er geen last van.
error-folder-in-use = Er draait al een server op de map { $path }. Stop die eerst, of kies een andere map.
error-database-locked = Een ander programma houdt de database { $path } bezet. Sluit dat programma en probeer het opnieuw.
error-database-damaged = { $path } is geen database van Caravanserai, of is beschadigd. Zet het bestand opzij en zet een reservekopie op zijn plaats.
error-database-newer = De database { $path } is gemaakt door een nieuwere versie van Caravanserai. Gebruik die versie.
error-database-unusable = De database { $path } is niet bruikbaar: { $reason }.
error-too-slow = Het duurde te lang voordat het verzoek er was.
error-wrong-host = Deze server luistert niet naar de naam "{ $host }". Heet hij toch zo, start hem dan met --public-name NAAM.
error-too-many-hints = Te veel tips; wacht even.
error-no-offers-here = In dit spel worden geen aanbiedingen gedaan.

# Refusals that every game has
refusal-game-over = "{ $action }" komt te laat: het spel is afgelopen.
refusal-not-your-decision = "{ $action }" moet wachten: nu beslist iemand anders.
refusal-other-decision = "{ $action }" is geen antwoord op wat nu gevraagd wordt.
