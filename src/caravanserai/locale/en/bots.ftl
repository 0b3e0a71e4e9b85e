# Bots: tournaments, hints, and why they moved.
arena-help = Let bots play each other and show how sure the result is.
arena-bots-help = Bots by name, with commas: apprentice, trader, master, greedy, random; master@4000 makes 4000 iterations a decision, master@2s thinks 2 seconds a turn.
arena-bot-help = A bot of your own: a class in a Python file; may be given several times.
arena-players-help = How many players; without it, a number that gives every bot as many seats.
arena-workers-help = How many processes; the results are the same.
arena-cluster-help = Play on a Ray cluster.
arena-clock-help = Levels think by the clock, as against people, rather than by fixed iterations.
arena-out-help = A folder for games, result and plot; a tournament broken off goes on from there.
arena-playing = Playing
arena-written = Written: { $path }
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-interval = 95 % interval
arena-column-fair = Equal strength
arena-column-score = Score
arena-column-rating = Rating
arena-column-time = A move

hint-help = Show the best moves of a position and everybody's chance of winning, from one player's view.
hint-effort-help = How much to think: iterations.
hint-player-help = For whom; without it, whoever has to decide.
hint-column-move = Move
hint-column-chance = Chance of winning
hint-column-tried = Tried
hint-chances = Chance of winning: { $chances }
hint-nothing = { $player } has nothing to decide.

why-only-choice = There was no other choice.
why-chance = Chance of winning about { $percent } %.
why-with-chance = { $reason } Chance of winning about { $percent } %.
why-random = Just any of the choices.
why-greedy = Best for the moment.
