# The game in the terminal.
play-help = Play in the terminal, against bots or with others at one keyboard.
play-players-help = How many players; if left out, as many as the game allows.
play-seat-help = Your seat: A, B, C or D. With --hotseat, the first of the seats people play.
play-hotseat-help = How many people share this keyboard; bots take the other seats.
play-bots-help = How the bots choose: { $known }.
play-seed-help = Random seed; the same seed gives the same game. If left out, a secret one.
play-lang-help = Language: { $known }.
play-save-help = File to save the game in; if left out, a new file in your state folder.
play-resume-help = Continue the game saved in this file.

play-you-are = You play seat { $seats }.
play-people-are = People play seats { $seats }.
play-bots-are = Bots ({ $name }): { $seats }.
play-how = Type the number of a choice or its command. ? shows the rules, u takes back a move, q saves and quits.
play-kept-in = Saved in { $path }
play-resumed = The game continues after { $count ->
    [one] 1 action
   *[other] { $count } actions
}.
play-undo = take back your last move
play-taken-back = Move taken back.
play-what = Type the number of a choice (for example 1) or its command (for example "{ $example }").
play-hand-over = { $player } decides next. Pass the keyboard.
play-press-enter = { $player }: press Enter when only you can see the screen.
play-left = The game is saved. To continue:
play-no-more-input = The input ended before the game did.
play-over = The game is over.
play-rules = The rules in brief
play-knowledge = What you know
play-result-seat = Seat
play-result-points = Points
play-result-place = Place
play-again = Play again: { $command }
play-bot-apprentice = apprentice
play-bot-trader = trader
play-bot-master = master
play-bot-random = random moves
play-bot-greedy = greedy
play-bot-teacher = teacher
play-bot-with-temperament = { $level }, { $temperament }
play-temperament = How it bargains
play-temperament-any = temper: any
play-temperament-even = fair
play-temperament-generous = generous
play-temperament-shrewd = shrewd
play-temperament-grudging = grudging
play-temperament-loyal = loyal

# The option that every game has: who begins. A is whoever sets up the game.
option-start = starting player
option-start-explained = chosen at random, or the player you pick
option-start-random = random
option-start-A = seat A
option-start-B = seat B
option-start-C = seat C
option-start-D = seat D
