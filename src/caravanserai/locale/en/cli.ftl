# The command line.
cli-help = Caravanserai: three merchant board games, for people, bots and research.
cli-error = Error: { $message }

cli-games-help = List the games that can be played, with their options.
cli-simulate-help = Play many random games and summarise wins, scores and endings.
cli-dataset-help = Write every decision of many games, random or of bots, to a Parquet file.
cli-dataset-out-help = File to write; if left out, it is named after the game and the seed.
cli-replay-help = Step through a game log, from any player's point of view.
cli-perft-help = Count the action sequences of a given length, split by first action.
cli-position-help = Set up any position as text, look at it, and play on from it.
cli-position-new-help = Print the position of a new game.
cli-position-show-help = Draw a position and print its full text.
cli-position-legal-help = Show who may act, and every legal action.
cli-position-apply-help = Carry out actions and print the events and the resulting position.

cli-game-help = Name of the game; see "caravanserai games".
cli-players-help = How many players.
cli-seed-help = Random seed; the same seed gives the same game.
cli-json-help = Print JSON.
cli-option-help = An option of the game; may be given several times.
cli-data-help = A data file in place of the game's own, for another edition.
cli-games-count-help = How many games.
cli-threads-help = How many threads; 0 uses every core.
cli-log-dir-help = Save every game as a log in this folder.
cli-log-help = A game log.
cli-partial-help = Also read a log that stops in mid-game.
cli-eyes-help = Show only what this player may see: A, B, C, D or public; if left out, everything is shown.
cli-counted-help = With --eyes: also show the others' hidden money or coins, which anyone who kept count would know.
cli-player-help = Who acts; if left out, the player who has to decide.
cli-position-argument = A position: its text, the name of a file, or - for standard input.
cli-actions-help = Actions in order; put B: before one to say that player B does it.
cli-depth-help = Length of the sequences.

cli-column-game = Game
cli-column-title = Title
cli-column-players = Players
cli-column-options = Options
cli-with-players = with { $players } players
cli-column-seat = Seat
cli-column-wins = Wins
cli-column-score = Mean score
cli-column-place = Turn order
cli-column-interval = 95 % interval
cli-column-deviation = Deviation

cli-compiling = Preparing the rules; this takes a while the first time…
compiling-begins = Compiling the rules of { $game } for this computer. This happens only once and takes about half a minute. ({ $quiet } hides this message.)
compiling-done = { $kernel }: { $seconds } s
cli-simulating = Playing
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s: { $decisions } decisions, { $rate } per second.
cli-dataset-written = { $path }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rows } decisions, { $bytes } bytes, in { $seconds } s.
cli-perft-total = { $leaves ->
    [one] 1 sequence
   *[other] { $leaves } sequences
} of length { $depth }.
cli-replay-next = Step { $number } of { $count }: Enter for the next, q to stop.
cli-replay-unfinished = The log stops here, after { $count ->
    [one] 1 action
   *[other] { $count } actions
}; the game is not over.

cli-serve-help = Run a server for browsers and programs, to play with friends and bots.
cli-export-help = Print a game from the server as a game log.
cli-import-help = Import a finished game log to the server.
cli-backup-help = Back up the server's database to a file, even while it is in use.
cli-restore-help = Restore the database from a backup.
cli-migrate-help = Copy everything from one database to another that is still empty, such as from SQLite to PostgreSQL. Stop the server first.
cli-rotate-help = Make a new key for signing cookies and links. Those signed with the old key stay valid until you do it again.
cli-rotate-now-help = Drop the older keys too: everybody is signed out, and every link made so far stops working.
cli-host-help = Address to listen on; 0.0.0.0 lets others in your network join.
cli-port-help = Port to listen on; 0 takes any free one.
cli-data-dir-help = Folder for everything the server saves; if left out, one in your data folder.
cli-workers-help = Number of processes in which bots think.
cli-processes-help = Number of server processes at the port; more than one needs PostgreSQL.
cli-bot-pause-help = Least number of seconds a bot takes for a move, so that nobody can tell how much it had to choose from.
cli-limits-help = Limit how much each client may ask for.
cli-name-help = A name the server is reached by, such as play.example.org; may be given several times.
cli-open-help = Open it in a browser, if there is a display.
cli-match-help = The id of a game, as in its address.
cli-source-help = The database to copy: a file, or an address such as postgresql://user@host/name.
cli-target-help = The empty database that gets the copy: a file or an address.
cli-copy-help = The backup file.
cli-serving = Caravanserai is open at { $address }
cli-serving-stop = Ctrl+C stops the server; every game is saved.
cli-imported = Imported as game { $match }.
cli-backed-up = Backed up to { $path }.
cli-restored = Restored to { $path }.
cli-migrated = Copied: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 } with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 }.
cli-rotated = There is a new key. Cookies and links signed with the old one stay valid until you do it again.
cli-rotated-now = There is a new key, and all older ones are gone.

cli-lesson-help = Check a lesson before people learn from it.
cli-lesson-check-help = Check a lesson: its form, every way through it, and its texts.
cli-lesson-file = The lesson, a TOML file (see docs/lessons.md)
cli-lesson-fine = The lesson "{ $lesson }" works: { $steps } steps in { $scenes } scenes.

cli-puzzles-help = Find puzzles in games of bots: positions where one choice is clearly best, for a reason.
cli-puzzles-games = Number of games to look through
cli-puzzles-out = File to add the puzzles to (JSON lines); if left out, they are printed.
cli-puzzles-tally = { $games } games, { $positions } positions, { $candidates } candidates. Thrown out: { $longer } by the longer search, { $luck } as luck, { $reason } for want of a reason, { $easy } as too easy, { $known } known. Kept: { $kept }.
cli-dataset-bots-help = Bots that play instead of random moves, separated by commas; of those that search, visit counts and values are kept.
cli-dataset-log-help = The folder of an arena: its games are written, none are played.
cli-dataset-teacher-help = A level that searches every decision, such as trader@200; what it finds out is kept.
