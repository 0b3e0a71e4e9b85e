# De browser.
client-motto = Drie koopmansspellen, gespeeld naar de letter van hun spelregels.
client-skip = Naar de tafel
client-home = Beginpagina
client-close = Sluiten
client-cancel = Annuleren
client-anyway = Toch doen
client-settings = Instellingen
client-language = Taal
client-theme = Licht of donker
client-theme-system = Zoals het systeem
client-theme-light = Licht
client-theme-dark = Donker
client-motion = Beweging
client-motion-full = Alles wordt getoond zoals het gebeurt
client-motion-quick = Vlug
client-motion-none = Geen
client-sound = Geluid
client-confirm = Nog eens vragen
client-confirm-never = nooit
client-confirm-turn = voor wat mijn beurt eindigt
client-confirm-each = voor elke actie
client-letters = Losse toetsen als sneltoets
client-help = Hulp
client-help-how = Wat gloeit, kun je aanklikken. De balk zegt altijd wat er van je gevraagd wordt; wijs een keuze aan, of druk er lang op, om te lezen wat ze teweegbrengt.
client-key-number = een keuze doen met haar nummer
client-key-arrows = langs de keuzes gaan
client-key-enter = de keuze doen waar je bent
client-key-escape = een stap terug

# Beginpagina
client-games = Spellen
client-play-now = Nu spelen
client-invite-friends = Vrienden uitnodigen
client-your-turns = Jij bent aan de beurt
client-going = Jouw spellen
client-open-tables = Open tafels
client-open-none = Er wacht nu niemand op spelers. Nodig vrienden uit en toon je tafel hier.
client-finished = Gespeelde spellen
client-play-on = Verder spelen
client-look = Bekijken
client-sit-down = Aanschuiven
client-footer = Niet officieel, door liefhebbers, met eigen tekeningen. De spellen zijn van hun auteurs en uitgevers: bevalt er een, koop dan de doos.
client-how-many = Spelers
client-your-name = Jouw naam
client-their-name = Naam
client-default-name = Gast
client-neighbour-name = Speler { $number }
client-bot-of = Computer, { $level }
client-friend = Een vriend, met een link
client-neighbour = Aan dit scherm
client-listed = Tonen bij de open tafels
client-options = Meer opties
client-clock = Klok
client-clock-none = Geen klok
client-clock-short = 5 minuten elk, 10 seconden per antwoord
client-clock-long = 20 minuten elk, 20 seconden per antwoord
client-clock-days = 3 dagen elk, een halve dag per antwoord
client-start = Beginnen
client-start-invite = De tafel openen
client-join-title = Je bent uitgenodigd aan een tafel
client-join-own-title = Je plaats op een ander apparaat
client-join-own = Deze link opent een plaats waar { $player } al speelt. Gebruik hem alleen als jij dat bent: wie je de link stuurde, kan de kaarten van deze plaats zien.

# Het kader van een tafel
client-prompt = Wat er te doen is
client-choices = Jouw keuzes
client-players = Spelers
client-panels = Verslag, gesprek en regels
client-your-turn = jij bent aan de beurt
client-connecting = Op weg naar de tafel …
client-lost = De verbinding is weg. Ze komt vanzelf terug; wat je deed, blijft bewaard.
client-offline = De server is niet te bereiken.
client-waiting-seats = Het spel begint als alle plaatsen bezet zijn.
client-over = { $count ->
    [1] { $players } wint: { $reason }.
   *[other] { $players } winnen samen: { $reason }.
}
client-frozen = Dit spel kan hier niet verder; open het om te zien waarom.
client-last-round = Laatste ronde
client-watching = kijken mee
client-skip-motion = Overslaan
client-nothing-now = Nu niets.
client-confirm-this = Doen: { $choice }
client-undo = Terugnemen
client-hint = Tip
client-hint-moves = Beste zetten, met jouw kans om te winnen
client-hint-chances = Kansen om te winnen
client-rematch = Nog een keer
client-result = De uitslag
client-log-file = Het spel als bestand
client-log = Verslag
client-chat = Gesprek
client-rules = Regels
client-known-title = Wat je weet
client-log-empty = Er is nog niets gebeurd.
client-since = Sinds je laatst keek
client-since-count = { $count ->
    [1] Er is iets gebeurd sinds je laatst keek: zie het verslag.
   *[other] Anderen deden { $count } dingen sinds je laatst keek: zie het verslag.
}
client-to-rule = De regel hierover
client-somebody = Iemand
client-log-undone = { $player }: teruggenomen.
client-log-sat = { $player } schuift aan.
client-log-bot = { $player } (een computer) schuift aan.
client-log-left = Een computer speelt verder voor { $player }.
client-log-returned = { $player } is terug.
client-log-vote = { $yes ->
    [yes] { $player } wil het spel zonder uitslag beëindigen.
   *[no] { $player } wil verder spelen.
}
client-log-rematch = { $player } opent een nieuw spel.
client-chat-empty = Er is nog niets gezegd.
client-chat-say = Zeg iets
client-send = Versturen
client-mute = { $player } niet lezen
client-unmute = { $player } weer lezen
client-seat = Plaats { $seat }
client-seat-open = Vrije plaats
client-seat-who = Plaats { $seat }: { $name }
client-seat-you = jij
client-bot = Computer
client-bot-A = Samira
client-bot-B = Roxana
client-bot-C = Bayan
client-bot-D = Tengri
client-away = weg
client-stand-in = een computer speelt
client-warming-up = warmt op
client-warming-up-how = De computer maakt dit spel nog klaar. Tot dan doen de computerspelers eenvoudige zetten.
client-warmed-up = De computerspelers spelen nu op volle sterkte.
client-deciding = beslist nu
client-winner = Winnaar
client-return = Mijn plaats weer innemen
client-leave = Het spel verlaten
client-leave-how = Een computer speelt voor je verder, tot je terugkomt.
client-leave-bot = Laat een computer voor me spelen
client-revoke-how = Is de link naar je plaats in verkeerde handen gekomen? Maak oude links ongeldig; je andere apparaten worden dan afgemeld.
client-revoke = Mijn oude links ongeldig maken
client-revoked = Oude links naar je plaats werken niet meer.
client-vote-how = { $count ->
    [0] Of beëindig het voor iedereen zonder uitslag, als allen het eens zijn.
   *[other] Of beëindig het voor iedereen zonder uitslag. Tot nu toe voor: { $count }.
}
client-vote-yes = Stemmen voor beëindigen
client-vote-no = Mijn stem intrekken
client-hand-over = Nu beslist { $player }
client-hand-over-why = Geef het scherm door. Er worden geen kaarten getoond tot de volgende speler klaar is.
client-hand-over-ready = Ik ben { $player }
client-invite = Nodig je vrienden uit
client-invite-how = Stuur elke vriend een link, of laat de code scannen. Het spel begint als alle plaatsen bezet zijn.
client-link = Link naar deze plaats
client-qr = QR-code van de link naar plaats { $seat }
client-copy = Link kopiëren
client-copied = Gekopieerd
client-seat-bot = Aan deze computer geven
client-unfold = Meer van { $player }
