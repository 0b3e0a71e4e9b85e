# What is wrong, and where. error-place begins messages about one statement of a position.
error-place = { $line ->
    [0] "{ $key }":
   *[other] Line { $line }, "{ $key }":
}

error-unknown-language = There are no texts in the language "{ $name }". Languages: { $known }.
error-unknown-game = There is no game called "{ $name }". Games: { $known }.
error-unknown-bot = There is no bot called "{ $name }". Bots: { $known }.
error-bot-effort = "{ $name }": after the @ comes a number of iterations (master@4000) or of seconds (master@2s).
error-bot-by-the-clock = "{ $name }" thinks by the clock, which games played side by side can't wait for; give it iterations, as in master@400.
error-bot-file = There is no Python file { $path }.
error-bot-class = { $path } has no class named { $name }.
error-no-bots = Name at least one bot.
error-other-arena = { $path } belongs to another tournament; choose another folder.
error-other-study = { $path } belongs to another study; choose another folder.
error-not-installed = { $package } is not installed. Try: pip install "caravanserai-games[{ $extra }]".
error-unknown-option = There is no option called "{ $name }". Options of this game: { $known }.
error-option-value = The option { $name } can't be "{ $value }". Allowed: { $known }.
error-option-players = With { $players } players, the option { $name } can't be "{ $value }". Allowed: { $known }.
error-option-form = "{ $text }" is not of the form name=value.
error-option-twice = The option { $name } is given twice.
error-player-count = { $game } is for { $allowed } players, not { $players }.
error-people-count = { $people } people can't share one keyboard at a table of { $players }.
error-seed = A seed is a whole number from 0 to { NUMBER($most, useGrouping: 0) }, not { NUMBER($seed, useGrouping: 0) }.
error-game-count = The number of games must be from 1 to { $most }, not { $games }.
error-thread-count = { $threads } is not a number of threads.
error-no-network = No network can play { $game } at a table of { $players }.
error-stale-weights = The weights of { $game } were made for other features. Train them again.
error-seed-count = You gave { $seeds } seeds for { $games } games.
error-reset-mask = The reset mask must be an array of { $games } booleans.
error-opponent-count = You named { $given } opponents; this table has { $wanted }.
error-agent-seat = The agent's seat is a number from 0 to { $most }, not { $seat }.
error-log-count = Logs can be kept for at most { $most } games at a time, not { $games }.
error-depth = The length must be from 0 to { $most }, not { $depth }.

error-no-data-file = { $game } takes no data file.
error-data-syntax = The data file can't be read: { $reason }.
error-data-form = Data file, "{ $key }": it has to look like { $wanted }.
error-data-missing = Data file: the entry "{ $key }" is missing.
error-data-unknown = Data file: there is no entry "{ $key }". Entries here: { $known }.
error-data-count = Data file, "{ $key }": there are { $count }, but there have to be { $wanted }.
error-data-number = Data file, "{ $key }": "{ $value }" is not a whole number from { $low } to { $high }.
error-data-name = Data file, "{ $key }": "{ $value }" is not one of { $known }.
error-data-twice = Data file, "{ $key }": { $value } appears twice.
error-data-too-long = The data file is longer than { $most } characters.
error-data-line = Data file, line { $line }: a line has at most { $most } characters and { $dots } dots.

error-file-unreadable = { $path } can't be read: { $reason }.
error-file-too-large = { $path } is larger than { $most } bytes.
error-file-not-text = { $path } is not UTF-8 text (byte { $place }).
error-file-exists = { $path } already exists; choose another name.
error-file-unwritable = { $path } can't be written: { $reason }.
error-folder-unusable = The folder { $path } can't be used: { $reason }.

error-no-such-seat = There is no seat "{ $seat }" at this table.
error-no-such-action = There is no action number { $action }.
error-view-not-state = A view shows only what one player knows, so the game can't continue from it.
error-view-uncounted = This view doesn't say how much the others have; "--eyes" with "--counted" adds that.
error-state-not-view = This needs one player's view, not the whole position.
error-game-not-over = Everything is shown only once the game is over.
error-position-over = The game is over in this position; nobody can act.

error-no-game-named = A position starts with the name of its game ({ $known }); this one starts with "{ $found }".
error-unknown-action = "{ $text }" is not an action. An action starts with one of these words: { $kinds }.
error-action-number = After "{ $word }" comes a whole number from { $low } to { $high }, not "{ $value }".
error-action-name = After "{ $word }" comes one of { $known }, not "{ $value }".
error-no-colon = Line { $line }: "{ $statement }" has no colon. After the word { $game }, each line looks like "key: value".
error-statement-twice = Line { $line }: "{ $key }" appears twice.
error-unknown-statement = Line { $line }: "{ $key }" is not known here. Known: { $known }.
error-bad-number = { error-place } "{ $value }" is not a whole number from { $low } to { NUMBER($high, useGrouping: 0) }.
error-bad-name = { error-place } "{ $value }" is not one of { $known }.
error-bad-word = { error-place } "{ $value }" can't be read.
error-bad-rng = { error-place } "{ $value }" is not a generator: two whole numbers, key and counter, each at most { NUMBER($most, useGrouping: 0) }.
error-too-many = { error-place } { $count } are named, but at most { $most } are possible.

error-log-empty = The log is empty.
error-log-not-json = Line { $line } of the log is not a JSON object; the file is damaged.
error-log-format = Line { $line }: this is not a game log of format { $format }.
error-log-header = Line { $line }: "{ $key }" is missing from the log, or malformed.
error-log-entry = Line { $line } of the log is not an action, an undo, a pause or an end.
error-log-undo = Line { $line } of the log takes back an action that isn't there, or that somebody else made.
error-log-after-end = Line { $line }: the log continues after its end.
error-log-ruleset = The log was written with ruleset { $found }; this version plays ruleset { $known }.
error-log-start = Line { $line }: the log's game can't be set up. { $reason }
error-log-action = Line { $line } of the log can't be replayed. { $reason }
error-log-end = Line { $line }: the log's result does not match its moves.
error-log-truncated = The log stops at line { $line } in mid-game, without a pause or an end. Use --partial to read it anyway.
error-log-other-game = This is a log of { $found }, not of { $game }.

# At the table and on the server.
error-no-such-table = This table doesn't exist.
error-table-not-full = The game starts when every seat is taken.
error-table-not-playing = No game is in progress at this table.
error-table-aborted = This game was ended without a result.
error-table-busy = The table is too busy right now; try again.
error-no-room-for-words = You can't add a message here.
error-bad-words = A message is one line of at most { $most } characters.
error-seat-taken = This seat is taken.
error-too-many-devices = This seat is already open on { $most } devices.
error-no-open-seat = This table has no open seats.
error-not-your-seat = This isn't your seat.
error-not-the-host = Only the player who opened the table can do that.
error-not-the-holder = Only the device that took this seat first can do that.
error-only-watching = Spectators can't act.
error-bot-plays-here = A bot is playing this seat. Take the seat back first.
error-left-already = A bot is already playing for you.
error-not-left = You haven't left your seat.
error-not-asked = There is nothing for you to decide right now.
error-nothing-to-undo = There is nothing you can take back.
error-choice-number = There is no choice { $number }; the choices are 1 to { $most }.
error-order-not-now = You can't use "{ $order }" now: answer the question first.
error-nothing-to-abort = There is no game to end.
error-game-not-finished = The game isn't over yet.
error-unknown-order = There is no automatic order "{ $name }". Orders of this game: { $known }.
error-stale = The game has moved on; look again. (You saw { $at }, now it is { $now }.)
error-nothing-said = That message is empty.
error-match-frozen = This game was played with ruleset { $found } and can't be replayed with ruleset { $known } of this version. You can export it, or finish it with the version it was started with.
error-table-stopped = Something went wrong at this table, so it was stopped. The game is saved up to this point.
error-bad-message = The message can't be read: { $reason }
error-token-forged = This link isn't valid.
error-token-stale = This link has expired.
error-token-elsewhere = This link is for another table.
error-too-many-messages = Too many messages; wait a moment.
error-too-many-tables = You have opened too many tables; wait a while.
error-too-many-connections = Too many connections.
error-too-large = The message is larger than { $most } bytes.
error-wrong-origin = The request comes from another site.
error-no-such-page = Page not found.
error-wrong-method = That can't be done here.
error-not-json = The body has to be JSON.
error-nobody-to-play = At least one seat has to be for a person.
error-log-secret = You can see the log once the game is over.
error-game-not-begun = There is nothing to look back at before the game begins.
error-replay-secret = You can look through other eyes once the game is over.
error-review-secret = You can review a game once it is over.
error-too-many-reviews = Too many reviews at once; wait a moment.
error-no-review = This server has no bots that could review a game.
error-nothing-to-play-on = The game is over at this moment. Choose an earlier one to play on from.
error-other-box = The position belongs to a game with other cards or options.
error-players-only = Only the players may look at this table.
error-too-many-replays = Too many replays; wait a moment.
error-server-fault = Something went wrong on the server.
error-port-unusable = The server can't listen on { $host }, port { $port }: { $reason }.
error-no-database = There is no database at { $path }.
error-not-a-backup = { $path } is not a backup, or it is damaged.
error-log-not-finished = The log stops at line { $line } before the end of the game; only finished games can be imported.
error-storage-trouble = The server can't save right now. Nothing is lost; try again in a moment.
error-match-damaged = The record of this game is damaged. Other tables are not affected.
error-folder-in-use = A server is already using the folder { $path }. Stop it first, or choose another folder.
error-database-locked = Another program is using the database { $path }. Close that program and try again.
error-database-damaged = { $path } is not a Caravanserai database, or it is damaged. Move it away and put a backup in its place.
error-database-newer = The database { $path } was made by a newer version of Caravanserai. Use that version.
error-database-unusable = The database { $path } can't be used: { $reason }.
error-too-slow = The request took too long to arrive.
error-wrong-host = This server doesn't answer to the name "{ $host }". If that is its name, start it with --public-name NAME.
error-too-many-hints = Too many hints; wait a moment.
error-no-offers-here = This game has no offers.
error-offer-taken = Somebody else took this offer first.

# Refusals that every game has
refusal-game-over = Too late for "{ $action }": the game is over.
refusal-not-your-decision = "{ $action }" has to wait: someone else is deciding.
refusal-other-decision = "{ $action }" isn't possible now: there is something else to decide first.

# Lessons

error-lesson = { $why }
error-lesson-wait = Just a moment: first the others take their turn.
error-lesson-read = First read what the card says, then go on.
error-lesson-elsewhere = The lesson is at another step by now.
error-no-lesson-here = There is no lesson at this table.
error-not-in-a-lesson = That isn't possible during a lesson or a puzzle.
error-lesson-of-another = This lesson or puzzle is someone else's. You can start your own on the home page.
error-no-such-lesson = There is no lesson "{ $lesson }" for { $game }.
error-no-such-puzzle = There is no puzzle "{ $puzzle }" for { $game }.
error-lesson-form = The lesson "{ $lesson }" can't be read: { $reason }.
error-lesson-seat = Lesson "{ $lesson }", step "{ $step }": "{ $action }" doesn't begin with another player's seat, such as "B: ".
error-lesson-players = All positions of the lesson "{ $lesson }" must have the same number of players.
error-lesson-step-twice = Lesson "{ $lesson }": two steps are called "{ $step }".
error-lesson-scene-end = Lesson "{ $lesson }", step "{ $step }": the last step of a scene must only be read: no "await", no "then".
error-lesson-position = Lesson "{ $lesson }": the position of the scene that begins with "{ $step }" is wrong. { $reason }
error-lesson-awaits = Lesson "{ $lesson }", step "{ $step }": the learner can't do "{ $action }" there. Legal: { $known }.
error-lesson-action = Lesson "{ $lesson }", step "{ $step }": { $seat } can't do "{ $action }" there. { $reason }
error-lesson-text = Lesson "{ $lesson }": the text { $text } is missing in "{ $language }".
