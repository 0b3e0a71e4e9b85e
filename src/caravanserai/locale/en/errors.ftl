# What is wrong, and where. error-place begins messages about one statement of a position.
error-place = { $line ->
    [0] "{ $key }":
   *[other] Line { $line }, "{ $key }":
}

error-unknown-language = There are no texts in "{ $name }". Languages: { $known }.
error-unknown-game = There is no game "{ $name }". Games: { $known }.
error-unknown-bot = There is no bot "{ $name }". Bots: { $known }.
error-bot-effort = "{ $name }": after the @ stands a number of iterations (master@4000) or of seconds (master@2s).
error-bot-file = There is no Python file { $path }.
error-bot-class = { $path } has no class { $name }.
error-no-bots = Name at least one bot.
error-other-arena = { $path } belongs to another tournament; choose another folder.
error-not-installed = { $package } is not installed. Try: pip install "caravanserai[{ $extra }]".
error-unknown-option = There is no option "{ $name }". Options of this game: { $known }.
error-option-value = The option { $name } cannot be "{ $value }". Allowed: { $known }.
error-option-players = With { $players } players, the option { $name } can't be "{ $value }". Allowed: { $known }.
error-option-form = "{ $text }" is not of the form name=value.
error-option-twice = The option { $name } is given twice.
error-player-count = { $game } is for { $allowed } players, not { $players }.
error-people-count = { $people } people cannot share one keyboard at a table of { $players }.
error-seed = A seed is a whole number from 0 to { NUMBER($most, useGrouping: 0) }, not { NUMBER($seed, useGrouping: 0) }.
error-game-count = The number of games must be from 1 to { $most }, not { $games }.
error-thread-count = { $threads } is not a number of threads.
error-no-network = There is no network that plays { $game } at a table of { $players }.
error-seed-count = { $seeds } seeds are given for { $games } games.
error-opponent-count = { $given } opponents are named; this table has { $wanted }.
error-agent-seat = The seat of the agent is a number from 0 to { $most }, not { $seat }.
error-log-count = Logs are kept of at most { $most } games at a time, not { $games }.
error-depth = The length must be from 0 to { $most }, not { $depth }.

error-no-data-file = { $game } takes no data file.
error-data-syntax = The data file cannot be read: { $reason }.
error-data-form = Data file, "{ $key }": it has to be of the form { $wanted }.
error-data-missing = Data file: the entry "{ $key }" is missing.
error-data-unknown = Data file: there is no entry "{ $key }". Entries here: { $known }.
error-data-count = Data file, "{ $key }": there are { $count }, and there must be { $wanted }.
error-data-number = Data file, "{ $key }": "{ $value }" is not a whole number from { $low } to { $high }.
error-data-name = Data file, "{ $key }": "{ $value }" is not one of { $known }.
error-data-twice = Data file, "{ $key }": { $value } stands there twice.
error-data-too-long = The data file is longer than { $most } characters.
error-data-line = Data file, line { $line }: a line has at most { $most } characters and { $dots } dots.

error-file-unreadable = { $path } cannot be read: { $reason }.
error-file-too-large = { $path } is larger than { $most } bytes.
error-file-not-text = { $path } is not UTF-8 text (byte { $place }).
error-file-exists = { $path } is there already; choose another name.
error-file-unwritable = { $path } cannot be written: { $reason }.
error-folder-unusable = The folder { $path } cannot be used: { $reason }.

error-no-such-seat = There is no seat "{ $seat }" at this table.
error-no-such-action = There is no action number { $action }.
error-view-not-state = A view shows only what one player knows; the game cannot go on from it.
error-view-uncounted = This view does not say how much the others have; "--eyes" with "--counted" writes that too.
error-state-not-view = This takes the view of one player, not the whole position.
error-game-not-over = Everything is shown only after the game is over.
error-position-over = The game is over in this position; nobody can act.

error-no-game-named = A position begins with the name of its game ({ $known }); this one begins with "{ $found }".
error-unknown-action = "{ $text }" is not an action. An action begins with one of these words: { $kinds }.
error-action-number = After "{ $word }" comes a whole number from { $low } to { $high }, not "{ $value }".
error-action-name = After "{ $word }" comes one of { $known }, not "{ $value }".
error-no-colon = Line { $line }: "{ $statement }" has no colon. Statements look like "key: value", after the word { $game }.
error-statement-twice = Line { $line }: "{ $key }" is stated twice.
error-unknown-statement = Line { $line }: there is no statement "{ $key }". Statements: { $known }.
error-bad-number = { error-place } "{ $value }" is not a whole number from { $low } to { NUMBER($high, useGrouping: 0) }.
error-bad-name = { error-place } "{ $value }" is not one of { $known }.
error-bad-word = { error-place } "{ $value }" cannot be read.
error-bad-rng = { error-place } "{ $value }" is not a generator: two whole numbers, key and counter, each at most { NUMBER($most, useGrouping: 0) }.
error-too-many = { error-place } { $count } are named, at most { $most } are possible.

error-log-empty = The log is empty.
error-log-not-json = Line { $line } of the log is not a JSON object; the file is damaged.
error-log-format = Line { $line }: this is not a game log of format { $format }.
error-log-header = Line { $line }: the log does not say "{ $key }", or says it in another form.
error-log-entry = Line { $line } of the log is not an action, an undo, a pause or an end.
error-log-undo = Line { $line } of the log takes back an action that is not there, or that somebody else did.
error-log-after-end = Line { $line }: the log goes on after its end.
error-log-ruleset = The log was written with ruleset { $found }; this version plays ruleset { $known }.
error-log-start = Line { $line }: the log's game cannot be laid out. { $reason }
error-log-action = Line { $line } of the log cannot be replayed. { $reason }
error-log-end = Line { $line }: the log states another end than its actions lead to.
error-log-truncated = The log stops at line { $line } in mid-game, without a pause or an end. Use --partial to read it all the same.
error-log-other-game = The log is of the game { $found }, not { $game }.

# At the table and on the server.
error-no-such-table = There is no such table.
error-table-not-full = The game begins when every seat is taken.
error-table-not-playing = Nothing is being played at this table now.
error-table-aborted = This game was ended without a result.
error-table-busy = The table is too busy; try again.
error-no-room-for-words = There is no room for words here.
error-bad-words = Words are one line of at most { $most } letters.
error-seat-taken = This seat is taken.
error-too-many-devices = This seat is open on { $most } devices already.
error-no-open-seat = No seat is open at this table.
error-not-your-seat = This seat is not yours.
error-not-the-host = Only whoever opened the table may do that.
error-not-the-holder = Only the device that took this seat first can do that.
error-only-watching = Whoever watches cannot act.
error-bot-plays-here = A bot plays this seat now. Take it back first.
error-left-already = A bot plays for you already.
error-not-left = You have not left your seat.
error-not-asked = You are not asked to decide anything now.
error-nothing-to-undo = There is nothing that you could take back.
error-choice-number = There is no choice { $number }; they go from 1 to { $most }.
error-order-not-now = "{ $order }" can wait: now something else is asked of you.
error-nothing-to-abort = There is no game to be ended.
error-game-not-finished = The game is not over.
error-unknown-order = There is no standing order "{ $name }". Orders of this game: { $known }.
error-stale = Something happened meanwhile; look again. (You saw { $at }, now it is { $now }.)
error-nothing-said = That message is empty.
error-match-frozen = This match was played with ruleset { $found }; it no longer replays with ruleset { $known } of this version. It can be exported, and played on with the version it was begun with.
error-table-stopped = Something went wrong at this table, so it has been stopped. The game is saved up to here.
error-bad-message = The message cannot be read: { $reason }
error-token-forged = This link was not made here.
error-token-stale = This link has expired.
error-token-elsewhere = This link is for another table.
error-too-many-messages = Too many messages; wait a moment.
error-too-many-tables = Too many tables opened; wait a while.
error-too-many-connections = Too many connections.
error-too-large = The message is larger than { $most } bytes.
error-wrong-origin = The request comes from another site.
error-no-such-page = There is nothing here.
error-wrong-method = This cannot be done here.
error-not-json = The body has to be JSON.
error-nobody-to-play = At least one seat has to be for a person.
error-log-secret = The log is shown when the game is over.
error-server-fault = Something went wrong here. It has been noted.
error-port-unusable = The server cannot listen at { $host }, port { $port }: { $reason }.
error-no-database = There is no database at { $path }.
error-not-a-backup = { $path } is not a backup, or it is damaged.
error-log-not-finished = The log stops at line { $line } before the end of the game; only finished games can be imported.
error-storage-trouble = The server cannot save right now. Nothing was lost; try again in a moment.
error-match-damaged = The record of this match is damaged. Other tables are not affected.
error-folder-in-use = A server is running on the folder { $path }. Stop it first, or choose another folder.
error-database-locked = Another program holds the database { $path }. Close that program and try again.
error-database-damaged = { $path } is not a database of Caravanserai, or it is damaged. Move it away and put a backup in its place.
error-database-newer = The database { $path } was made by a newer version of Caravanserai. Use that version.
error-database-unusable = The database { $path } cannot be used: { $reason }.
error-too-slow = The request took too long to arrive.
error-wrong-host = This server does not answer to the name "{ $host }". If that is its name, start it with --public-name NAME.
error-too-many-hints = Too many hints; wait a moment.
error-no-offers-here = There are no offers in this game.

# Refusals that every game has
refusal-game-over = "{ $action }" is too late: the game is over.
refusal-not-your-decision = "{ $action }" has to wait: someone else decides now.
refusal-other-decision = "{ $action }" does not answer what is asked now.
