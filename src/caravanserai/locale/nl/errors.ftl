# Wat er mis is, en waar. error-place opent meldingen over één regel van een stelling.
error-place = { $line ->
    [0] "{ $key }":
   *[other] Regel { $line }, "{ $key }":
}

error-unknown-language = Er zijn geen teksten in de taal "{ $name }". Talen: { $known }.
error-unknown-game = Er is geen spel met de naam "{ $name }". Spellen: { $known }.
error-unknown-bot = Er is geen bot met de naam "{ $name }". Bots: { $known }.
error-bot-effort = "{ $name }": na de @ komt een aantal iteraties (master@4000) of seconden (master@2s).
error-bot-by-the-clock = "{ $name }" denkt op de klok; daar kunnen partijen die naast elkaar gespeeld worden niet op wachten. Geef iteraties op, zoals master@400.
error-bot-file = Er is geen Python-bestand { $path }.
error-bot-class = { $path } heeft geen klasse { $name }.
error-no-bots = Noem minstens één bot.
error-other-arena = { $path } hoort bij een ander toernooi; kies een andere map.
error-other-study = { $path } hoort bij een ander onderzoek; kies een andere map.
error-not-installed = { $package } is niet geïnstalleerd. Probeer: pip install "caravanserai-games[{ $extra }]".
error-unknown-option = Er is geen optie met de naam "{ $name }". Opties van dit spel: { $known }.
error-option-value = De optie { $name } kan niet "{ $value }" zijn. Toegestaan: { $known }.
error-option-players = Met { $players } spelers kan de optie { $name } niet "{ $value }" zijn. Toegestaan: { $known }.
error-option-form = "{ $text }" heeft niet de vorm naam=waarde.
error-option-twice = De optie { $name } is twee keer opgegeven.
error-player-count = { $game } is voor { $allowed } spelers, niet voor { $players }.
error-people-count = { $people } mensen kunnen niet samen één toetsenbord gebruiken aan een tafel van { $players }.
error-seed = Een startwaarde (seed) is een geheel getal van 0 tot en met { NUMBER($most, useGrouping: 0) }, niet { NUMBER($seed, useGrouping: 0) }.
error-game-count = Het aantal partijen is 1 tot en met { $most }, niet { $games }.
error-thread-count = { $threads } is geen aantal threads.
error-no-network = Er is geen netwerk dat { $game } kan spelen aan een tafel van { $players }.
error-stale-weights = De gewichten van { $game } zijn gemaakt voor andere kenmerken. Train ze opnieuw.
error-seed-count = Er zijn { $seeds } startwaarden opgegeven voor { $games } partijen.
error-reset-mask = Het reset-masker moet een array van { $games } booleans zijn.
error-opponent-count = Er zijn { $given } tegenspelers opgegeven; aan deze tafel zitten er { $wanted }.
error-agent-seat = De plaats van de agent is een getal van 0 tot en met { $most }, niet { $seat }.
error-log-count = Van hoogstens { $most } partijen tegelijk wordt een verslag bewaard, niet van { $games }.
error-depth = De lengte is 0 tot en met { $most }, niet { $depth }.

error-no-data-file = { $game } gebruikt geen databestand.
error-data-syntax = Het databestand kan niet worden gelezen: { $reason }.
error-data-form = Databestand, "{ $key }": dit moet eruitzien als { $wanted }.
error-data-missing = Databestand: "{ $key }" ontbreekt.
error-data-unknown = Databestand: "{ $key }" bestaat niet. Hier horen: { $known }.
error-data-count = Databestand, "{ $key }": het zijn er { $count }, en het moeten er { $wanted } zijn.
error-data-number = Databestand, "{ $key }": "{ $value }" is geen geheel getal van { $low } tot en met { $high }.
error-data-name = Databestand, "{ $key }": "{ $value }" is geen van { $known }.
error-data-twice = Databestand, "{ $key }": { $value } staat er twee keer.
error-data-too-long = Het databestand is langer dan { $most } tekens.
error-data-line = Databestand, regel { $line }: een regel heeft hoogstens { $most } tekens en { $dots } punten.

error-file-unreadable = { $path } kan niet worden gelezen: { $reason }.
error-file-too-large = { $path } is groter dan { $most } bytes.
error-file-not-text = { $path } is geen UTF-8-tekst (byte { $place }).
error-file-exists = { $path } bestaat al; kies een andere naam.
error-file-unwritable = { $path } kan niet worden geschreven: { $reason }.
error-folder-unusable = De map { $path } kan niet worden gebruikt: { $reason }.

error-no-such-seat = Er is geen plaats "{ $seat }" aan deze tafel.
error-no-such-action = Er is geen actie nummer { $action }.
error-view-not-state = Een perspectief toont alleen wat één speler weet; daarmee kan het spel niet verder.
error-view-uncounted = In dit perspectief staat niet hoeveel de anderen hebben; met "--eyes" en "--counted" komt dat erbij.
error-state-not-view = Hier is het perspectief van één speler nodig, niet de hele stelling.
error-game-not-over = Alles wordt pas getoond als het spel afgelopen is.
error-position-over = In deze stelling is het spel afgelopen; niemand kan nog iets doen.

error-no-game-named = Een stelling begint met de naam van het spel ({ $known }); deze begint met "{ $found }".
error-unknown-action = "{ $text }" is geen actie. Een actie begint met een van deze woorden: { $kinds }.
error-action-number = Na "{ $word }" komt een geheel getal van { $low } tot en met { $high }, niet "{ $value }".
error-action-name = Na "{ $word }" komt een van { $known }, niet "{ $value }".
error-no-colon = Regel { $line }: "{ $statement }" heeft geen dubbele punt. Regels zien eruit als "naam: waarde", na het woord { $game }.
error-statement-twice = Regel { $line }: "{ $key }" staat er twee keer.
error-unknown-statement = Regel { $line }: "{ $key }" is hier onbekend. Bekend zijn: { $known }.
error-bad-number = { error-place } "{ $value }" is geen geheel getal van { $low } tot en met { NUMBER($high, useGrouping: 0) }.
error-bad-name = { error-place } "{ $value }" is geen van { $known }.
error-bad-word = { error-place } "{ $value }" kan niet worden gelezen.
error-bad-rng = { error-place } "{ $value }" is geen generator: twee gehele getallen, sleutel en teller, elk hoogstens { NUMBER($most, useGrouping: 0) }.
error-too-many = { error-place } er zijn er { $count } genoemd, maar hoogstens { $most } zijn mogelijk.

error-log-empty = Het verslag is leeg.
error-log-not-json = Regel { $line } van het verslag is geen JSON-object; het bestand is beschadigd.
error-log-format = Regel { $line }: dit is geen partijverslag van formaat { $format }.
error-log-header = Regel { $line }: "{ $key }" ontbreekt in het verslag, of heeft een andere vorm.
error-log-entry = Regel { $line } van het verslag is geen actie, geen terugname, geen pauze en geen einde.
error-log-undo = Regel { $line } van het verslag neemt een actie terug die er niet is, of die van iemand anders was.
error-log-after-end = Regel { $line }: het verslag gaat na het einde nog door.
error-log-ruleset = Het verslag hoort bij regelversie { $found }; dit programma speelt regelversie { $known }.
error-log-start = Regel { $line }: het spel van het verslag kan niet worden klaargezet. { $reason }
error-log-action = Regel { $line } van het verslag kan niet worden nagespeeld. { $reason }
error-log-end = Regel { $line }: de uitslag in het verslag klopt niet met de zetten.
error-log-truncated = Het verslag stopt bij regel { $line } midden in de partij, zonder pauze of einde. Met --partial wordt het toch gelezen.
error-log-other-game = Dit is een verslag van { $found }, niet van { $game }.

# At the table and on the server.
error-no-such-table = Deze tafel bestaat niet.
error-table-not-full = De partij begint als alle plaatsen bezet zijn.
error-table-not-playing = Aan deze tafel is nu geen partij bezig.
error-table-aborted = Deze partij is zonder uitslag beëindigd.
error-table-busy = Het is nu te druk aan deze tafel; probeer het opnieuw.
error-no-room-for-words = Hier kun je geen tekst toevoegen.
error-bad-words = Een bericht is één regel van hoogstens { $most } tekens.
error-seat-taken = Deze plaats is bezet.
error-too-many-devices = Deze plaats is al op { $most } apparaten open.
error-no-open-seat = Aan deze tafel is geen plaats vrij.
error-not-your-seat = Dit is niet jouw plaats.
error-not-the-host = Dat kan alleen degene die de tafel heeft geopend.
error-not-the-holder = Dat kan alleen op het apparaat waarmee deze plaats als eerste is ingenomen.
error-only-watching = Toeschouwers kunnen niet meespelen.
error-bot-plays-here = Op deze plaats speelt nu een bot. Neem je plaats eerst weer in.
error-left-already = Er speelt al een bot voor je.
error-not-left = Je hebt je plaats niet verlaten.
error-not-asked = Je hoeft nu niets te beslissen.
error-nothing-to-undo = Je kunt niets terugnemen.
error-choice-number = Er is geen keuze { $number }; je kunt kiezen van 1 tot en met { $most }.
error-order-not-now = "{ $order }" kan nu niet: beantwoord eerst de vraag.
error-nothing-to-abort = Er is geen partij om te beëindigen.
error-game-not-finished = De partij is nog niet afgelopen.
error-unknown-order = Er is geen automatische opdracht "{ $name }". Opdrachten van dit spel: { $known }.
error-stale = Er is intussen verder gespeeld; kijk opnieuw. (Jij zag { $at }, nu is het { $now }.)
error-nothing-said = Dat bericht is leeg.
error-match-frozen = Deze partij is gespeeld met regelversie { $found } en kan met regelversie { $known } van dit programma niet worden nagespeeld. Je kunt hem exporteren, of uitspelen met de versie waarmee hij begonnen is.
error-table-stopped = Er ging iets mis aan deze tafel, daarom is de partij stilgezet. Tot hier is alles bewaard.
error-bad-message = Het bericht kan niet worden gelezen: { $reason }
error-token-forged = Deze link is ongeldig.
error-token-stale = Deze link werkt niet meer.
error-token-elsewhere = Deze link is voor een andere tafel.
error-too-many-messages = Te veel berichten; wacht even.
error-too-many-tables = Je hebt te veel tafels geopend; wacht een tijdje.
error-too-many-connections = Te veel verbindingen.
error-too-large = Het bericht is groter dan { $most } bytes.
error-wrong-origin = Het verzoek komt van een andere site.
error-no-such-page = Deze pagina bestaat niet.
error-wrong-method = Dat kan hier niet.
error-not-json = De inhoud moet JSON zijn.
error-nobody-to-play = Minstens één plaats moet voor een mens zijn.
error-log-secret = Het verslag is te zien zodra de partij is afgelopen.
error-game-not-begun = Er is nog niets om op terug te kijken: de partij moet nog beginnen.
error-replay-secret = Je kunt pas door andermans ogen kijken als de partij is afgelopen.
error-review-secret = Je kunt een partij pas bespreken als ze is afgelopen.
error-too-many-reviews = Te veel besprekingen tegelijk; wacht even.
error-no-review = Deze server heeft geen bots die een partij kunnen bespreken.
error-nothing-to-play-on = Op dit moment is het spel al afgelopen. Kies een eerder moment om verder te spelen.
error-other-box = De stelling hoort bij een spel met andere kaarten of opties.
error-players-only = Alleen de spelers mogen deze tafel bekijken.
error-too-many-replays = Te veel herhalingen; wacht even.
error-server-fault = Er ging iets mis op de server.
error-port-unusable = De server kan niet luisteren op { $host }, poort { $port }: { $reason }.
error-no-database = Er is geen database op { $path }.
error-not-a-backup = { $path } is geen back-up, of is beschadigd.
error-log-not-finished = Het verslag stopt op regel { $line } vóór het einde van de partij; alleen afgelopen partijen kunnen worden geïmporteerd.
error-storage-trouble = De server kan nu niets opslaan. Er is niets verloren; probeer het zo nog eens.
error-match-damaged = De gegevens van deze partij zijn beschadigd. Andere tafels hebben er geen last van.
error-folder-in-use = Er draait al een server op de map { $path }. Stop die eerst, of kies een andere map.
error-database-locked = Een ander programma houdt de database { $path } bezet. Sluit dat programma en probeer het opnieuw.
error-database-damaged = { $path } is geen database van Caravanserai, of is beschadigd. Zet het bestand opzij en zet een back-up op zijn plaats.
error-database-newer = De database { $path } is gemaakt door een nieuwere versie van Caravanserai. Gebruik die versie.
error-database-unusable = De database { $path } kan niet worden gebruikt: { $reason }.
error-too-slow = Het duurde te lang voordat het verzoek binnen was.
error-wrong-host = Deze server luistert niet naar de naam "{ $host }". Heet hij toch zo, start hem dan met --public-name NAAM.
error-too-many-hints = Te veel tips; wacht even.
error-no-offers-here = In dit spel kun je niets aanbieden.
error-offer-taken = Iemand anders heeft dit aanbod al aangenomen.

# Refusals that every game has
refusal-game-over = Te laat voor "{ $action }": het spel is afgelopen.
refusal-not-your-decision = "{ $action }" moet wachten: iemand anders is aan zet.
refusal-other-decision = "{ $action }" kan nu niet: er moet eerst iets anders worden beslist.

# Lessen

error-lesson = { $why }
error-lesson-wait = Een ogenblik: eerst zijn de anderen aan de beurt.
error-lesson-read = Lees eerst wat er op de kaart staat en ga dan verder.
error-lesson-elsewhere = De les is intussen bij een andere stap.
error-no-lesson-here = Aan deze tafel is geen les.
error-not-in-a-lesson = Dat kan niet tijdens een les of een puzzel.
error-lesson-of-another = Deze les of puzzel is van iemand anders. Op de startpagina kun je er zelf een beginnen.
error-no-such-lesson = Er is geen les "{ $lesson }" voor { $game }.
error-no-such-puzzle = Er is geen puzzel "{ $puzzle }" voor { $game }.
error-lesson-form = De les "{ $lesson }" is niet te lezen: { $reason }.
error-lesson-seat = Les "{ $lesson }", stap "{ $step }": "{ $action }" begint niet met de plaats van een andere speler, zoals "B: ".
error-lesson-players = Alle stellingen van de les "{ $lesson }" moeten evenveel spelers hebben.
error-lesson-step-twice = Les "{ $lesson }": twee stappen heten "{ $step }".
error-lesson-scene-end = Les "{ $lesson }", stap "{ $step }": bij de laatste stap van een scène valt alleen iets te lezen: geen "await", geen "then".
error-lesson-position = Les "{ $lesson }": de stelling van de scène die begint met "{ $step }" klopt niet. { $reason }
error-lesson-awaits = Les "{ $lesson }", stap "{ $step }": de leerling kan daar niet "{ $action }" doen. Wel: { $known }.
error-lesson-action = Les "{ $lesson }", stap "{ $step }": { $seat } kan daar niet "{ $action }" doen. { $reason }
error-lesson-text = Les "{ $lesson }": de tekst { $text } ontbreekt in "{ $language }".
