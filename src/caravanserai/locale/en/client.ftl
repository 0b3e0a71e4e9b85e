# The browser.
client-motto = Three merchant board games, true to their rulebooks.
client-skip = Skip to content
client-home = Home
client-close = Close
client-cancel = Cancel
client-anyway = Do it anyway
client-settings = Settings
client-language = Language
client-theme = Theme
client-theme-system = System
client-theme-light = Light
client-theme-dark = Dark
client-motion = Animations
client-motion-full = Full
client-motion-none = Off
client-sound = Sound
client-guide = Goal and tips while playing
client-guide-first = In my first three games of a kind
client-guide-always = Always
client-guide-never = Never
client-confirm = Confirm moves
client-confirm-first = In my first games
client-confirm-never = Never
client-confirm-turn = Before ending my turn
client-confirm-each = Always
client-guard = Ignore double clicks that would end my turn
client-letters = One-key shortcuts
client-help = Help
client-help-how = Anything that glows can be clicked. The bar tells you what to do; hover over a choice (or press and hold) to see what it does.
client-key-number = Pick a choice by its number
client-key-zero = End your turn or pass
client-key-arrows = Move between choices
client-key-enter = Confirm
client-key-escape = Back

# Home
client-games = Games
client-begin-here = New here? Begin with this one
client-cover = A game in progress on its board
client-difficulty-1 = easy to learn
client-difficulty-2 = a bit more to learn
client-difficulty-3 = the most to learn
client-bots = The bots
client-bots-how = Bots see only what a player in their seat may see. They have played thousands of games against each other; how strong they are against people has not been measured.
client-bot-about-apprentice = Looks a little ahead and takes any move that is nearly as good as its best. The one to begin with.
client-bot-about-trader = Looks further ahead. In a game for two it beat the apprentice three times out of four; at a table for four the two are closer.
client-bot-about-master = Thinks for a second each turn, on all of this computer's cores. It beat the trader in nearly two of three games for two.
client-bot-about-greedy = Takes what looks best right now and doesn't think about what you do next.
client-bot-about-random = Makes any move the rules allow. Good for trying things out.
client-play-now = Play now
client-invite-friends = Invite friends
client-your-turns = Your turn
client-going = Games in progress
client-open-tables = Open tables
client-open-none = No open tables right now. Invite friends, or list your own table here.
client-finished = Finished games
client-play-on = Continue
client-look = View
client-sit-down = Join
client-footer = An unofficial fan project with drawings of our own. The games belong to their authors and publishers: if you like one, buy it.
client-how-many = Players
client-your-name = Your name
client-their-name = Name
client-default-name = Guest
client-neighbour-name = Player { $number }
client-bot-of = Bot ({ $level })
client-friend = A friend, via a link
client-neighbour = Someone at this screen
client-listed = List it among the open tables
client-options = More options
client-clock = Time control
client-clock-none = No limit
client-clock-short = 5 min + 10 s per move
client-clock-long = 20 min + 20 s per move
client-clock-days = 3 days + 12 h per move
client-start = Start
client-start-invite = Open the table
client-join-title = You're invited to play
client-join-from = { $player } invites you to { $game }
client-join-to = You're invited to { $game }
client-length = Length
client-own-language = Everyone reads the table in their own language.
client-lasts-minutes = { $count ->
    [one] 1 minute in all
   *[other] { $count } minutes in all
} for each player
client-lasts-hours = { $count ->
    [one] 1 hour in all
   *[other] { $count } hours in all
} for each player
client-join-own-title = Your seat on another device
client-join-own = This link opens the seat where { $player } is already playing. Use it only if that's you: whoever sent you the link can see this seat's cards.

# Options that name things
client-picks-none = Random
client-picks-some = My choice
client-picks-how = Pick at most one per line. A line without a pick is random.
client-picks-order = Pick one per line, and put the lines in order.
client-picks-up = Move { $what } up
client-picks-down = Move { $what } down

# The frame of a table
client-prompt = What to do
client-choices = Your choices
client-players = Players
client-panels = Log, chat and rules
client-your-turn = your turn
client-connecting = Connecting…
client-lost = Connection lost. You'll be reconnected automatically; your moves are safe.
client-offline = Can't reach the server.
client-waiting-seats = The game starts when every seat is taken.
client-over = { $count ->
    [1] { $players } wins: { $reason }.
   *[other] { $players } win together: { $reason }.
}
client-frozen = This game can't continue here; open it to see why.
client-last-round = Last round
client-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
client-skip-motion = Skip
client-nothing-now = Nothing right now.
client-sure = Are you sure? We ask this in your first three games; you can switch it off in the settings.
client-confirm-this = Confirm: { $choice }
client-undo = Undo
client-hint = Hint
client-hints-allowed = Hints allowed
client-no-hints = No hints at this table
client-hint-moves = Best moves and your chance of winning
client-hint-equal = The first { $count } are about equally good.
client-hint-then = Then: { $choices }.
client-hint-same = No difference we can tell.
client-hint-chances = Chances of winning
client-rematch = Play again
client-result = Result
client-log-file = Download game log
client-log = Log
client-chat = Chat
client-rules = Rules
client-known-title = What you know
client-log-empty = Nothing has happened yet.
client-since = New since your last visit
client-since-count = { $count ->
    [1] 1 move was made while you were away: see the log.
   *[other] { $count } moves were made while you were away: see the log.
}
client-to-rule = See the rule
client-somebody = Someone
client-log-undone = { $player } took back a move.
client-log-sat = { $player } joined.
client-log-bot = { $player } (bot) joined.
client-log-left = A bot took over for { $player }.
client-log-returned = { $player } is back.
client-log-vote = { $yes ->
    [yes] { $player } wants to end the game without a result.
   *[no] { $player } wants to play on.
}
client-log-rematch = { $player } opened another game.
client-chat-empty = No messages yet.
client-chat-say = Write a message
client-send = Send
client-mute = Mute { $player }
client-unmute = Unmute { $player }
client-seat = Seat { $seat }
client-seat-open = Open seat
client-seat-who = Seat { $seat }: { $name }
client-seat-you = you
client-bot = Bot
client-bot-A = Samira
client-bot-B = Roxana
client-bot-C = Bayan
client-bot-D = Tengri
client-away = away
client-stand-in = bot playing
client-warming-up = warming up
client-warming-up-how = The computer is still getting this game ready. Until then bots make simple moves.
client-warmed-up = The bots now play at full strength.
client-deciding = deciding
client-winner = Winner
client-return = Take my seat back
client-leave = Leave the game
client-leave-how = A bot takes over until you come back.
client-leave-bot = Let a bot play for me
client-revoke-how = Did the link to your seat get into the wrong hands? Cancel it: older links stop working, and your other devices are signed out.
client-revoke = Cancel my old links
client-revoked = Older links to your seat no longer work.
client-vote-how = { $count ->
    [0] Or end the game for everyone without a result, if all players agree.
   *[other] Or end the game for everyone without a result, if all players agree. In favour so far: { $count }.
}
client-vote-yes = Vote to end the game
client-vote-no = Withdraw my vote
client-hand-over = Pass the screen to { $player }
client-hand-over-why = Nobody's cards are shown until the next player is ready.
client-hand-over-ready = I'm { $player }
client-invite = Invite your friends
client-invite-how = Send each friend their own link, or let them scan the code. The game starts when every seat is taken.
client-here-alone = These links only work on this computer: the server listens to nobody else. To invite others, start it with --host 0.0.0.0.
client-on-network = These links work on your network, where this computer is { $address }.
client-link = Link to this seat
client-qr = QR code of the link to seat { $seat }
client-copy = Copy the link
client-copied = Copied
client-seat-bot = Put this bot here
client-unfold = More about { $player }

# How fast others are watched
client-speed = Speed
client-speed-now = { $speed }×
client-pause = Pause
client-go-on = Continue
client-step = Show the next event
client-slower = Slower
client-faster = Faster
client-paused = Paused
client-log-details = Show every step
client-log-start = At the start
client-digest = { $who }: { $items }
client-digest-other = { $player } { $items }

# The rulebook

client-rules-of = { $game }: the rules
client-read-rules = Read the rules
client-rules-search = Search the rules
client-rules-found = { $count ->
    [0] Nothing found
    [one] 1 entry
   *[other] { $count } entries
}
client-rules-none = Nothing found.
client-rules-now = What you can do now
client-rules-brief = In brief
client-in-rulebook = More in the rulebook
client-contents = Contents
client-glossary = Glossary
client-see-also = See also:
client-print = Print

# Lessons

client-learn = Learn by playing
client-learn-minutes = about { $minutes } minutes
client-learn-on = Continue the lesson
client-learn-again = Take the lesson again
client-lesson = Lesson
client-lesson-step = Step { $step } of { $steps }
client-lesson-on = Go on
client-lesson-show = Show me
client-lesson-earlier = Previous text
client-lesson-later = Next text
client-lesson-leave = Leave the lesson
client-lesson-try = Your move
client-lesson-watch = Watch what happens…
client-lesson-over = The lesson is over.
client-lesson-play = Play a real game now
lesson-instead = That's allowed, but this step is about something else. Try what is marked.
