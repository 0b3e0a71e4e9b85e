# The command line.
cli-help = Caravanserai: three merchant board games, for people, bots and research.
cli-error = Error: { $message }

cli-games-help = List the games that can be played, with their options.
cli-simulate-help = Play many random games and summarise wins, scores and endings.
cli-dataset-help = Write every decision of many random games to a Parquet file.
cli-dataset-out-help = File to write; without it, one named after the game and the seed.
cli-replay-help = Step through a game log, with anybody's eyes.
cli-perft-help = Count the action sequences of a given length, split by first action.
cli-position-help = Set up any situation as text, look at it, and play it on.
cli-position-new-help = Print the position of a new game.
cli-position-show-help = Draw a position and print its full text.
cli-position-legal-help = Print who may act, and every legal action.
cli-position-apply-help = Carry out actions and print the events and the resulting position.

cli-game-help = Name of the game; see "caravanserai games".
cli-players-help = How many players.
cli-seed-help = Seed of all chance; the same seed gives the same game.
cli-json-help = Print JSON.
cli-option-help = An option of the game; may be given several times.
cli-data-help = A data file in place of the game's own, for another edition of the box.
cli-games-count-help = How many games.
cli-threads-help = How many threads; 0 uses every core.
cli-log-dir-help = Keep every game as a log in this folder.
cli-log-help = A game log.
cli-partial-help = Accept a log that stops in mid-game.
cli-eyes-help = See only what this player may see: A, B, C, D or public; without it everything is shown.
cli-counted-help = With --eyes: also what the others have in hidden money or coins, which anyone who kept count could know.
cli-player-help = Who acts; without it, whoever has to decide.
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
cli-column-deviation = Deviation

cli-compiling = Preparing the rules; the first time this takes a while …
cli-simulating = Playing
cli-simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s: { $decisions } decisions, { $rate } a second.
cli-dataset-written = { $path }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $rows } decisions, { $bytes } bytes, in { $seconds } s.
cli-perft-total = { $leaves ->
    [one] 1 sequence
   *[other] { $leaves } sequences
} of length { $depth }.
cli-replay-next = Step { $number } of { $count }: Enter goes on, q stops.
cli-replay-unfinished = The log stops here, after { $count ->
    [one] 1 action
   *[other] { $count } actions
}; the game is not over.

cli-serve-help = Serve tables to browsers and programs, for friends and bots.
cli-export-help = Print a match of the server as a game log.
cli-import-help = Keep the finished game of a log as a match of the server.
cli-backup-help = Copy the server's database to a file, even while it is in use.
cli-restore-help = Put a copy of the database back in its place.
cli-rotate-help = Make a new key to sign cookies and links with. Older ones stay good until the next time.
cli-rotate-now-help = Forget the older keys too: everybody is signed out, and every link made so far is refused.
cli-host-help = Address to listen at; 0.0.0.0 lets others in your network join.
cli-port-help = Port to listen at; 0 takes any free one.
cli-data-dir-help = Folder that keeps everything; without it, one in your data folder.
cli-workers-help = Processes in which bots think.
cli-bot-pause-help = Seconds that a bot takes for a move at least, so that nobody can tell how much it had to choose from.
cli-limits-help = Limit what each client may ask for.
cli-name-help = A name under which the server is reached, such as play.example.org; may be given several times.
cli-open-help = Open a browser at it, if there is a screen.
cli-match-help = The id of a match, as in its address.
cli-copy-help = File of the copy.
cli-serving = Caravanserai is open at { $address }
cli-serving-stop = Ctrl+C closes it; every game is kept.
cli-imported = Imported as match { $match }.
cli-backed-up = Copied to { $path }.
cli-restored = Restored to { $path }.
cli-rotated = There is a new key. Cookies and links signed with the one before it stay good until the next time.
cli-rotated-now = There is a new key, and every older one is forgotten.
