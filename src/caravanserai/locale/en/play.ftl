# The game in the terminal.
play-help = Play in the terminal, against bots or with others at one keyboard.
play-players-help = How many players; without it, as many as the game allows.
play-seat-help = Your seat: A, B, C or D. With --hotseat, the first of the people's seats.
play-hotseat-help = How many people share this keyboard; bots take the other seats.
play-bots-help = How the bots choose: { $known }.
play-seed-help = Seed of all chance; the same seed gives the same game. Without it, a secret one.
play-lang-help = Language: { $known }.
play-save-help = File that keeps the game; without it, a new file in your state folder.
play-resume-help = Go on with the game kept in this file.

play-you-are = You play seat { $seats }.
play-people-are = People play seats { $seats }.
play-bots-are = Bots ({ $name }): { $seats }.
play-how = Type the number of a choice, or its words. ? explains the rules, u takes back, q leaves; the game is kept.
play-kept-in = Kept in { $path }
play-resumed = The game goes on after { $count ->
    [one] 1 action
   *[other] { $count } actions
}.
play-undo = take back what you did last
play-taken-back = Taken back.
play-what = Type the number of a choice, for instance 1, or its words, for instance "{ $example }".
play-hand-over = Now { $player } decides. Hand over the keyboard.
play-press-enter = { $player }: press Enter when only you can see the screen.
play-left = The game is kept. To go on:
play-no-more-input = The input has ended before the game.
play-over = The game is over.
play-rules = The rules in brief
play-knowledge = What you know
play-result-seat = Seat
play-result-points = Points
play-result-place = Place
play-again = Another game: { $command }
play-bot-apprentice = apprentice
play-bot-trader = trader
play-bot-master = master
play-bot-random = random
play-bot-greedy = greedy

# The option that every game has: who begins. A is whoever sets up the game.
option-start = who begins
option-start-explained = left to chance, or the player you choose
option-start-random = left to chance
option-start-A = seat A
option-start-B = seat B
option-start-C = seat C
option-start-D = seat D
