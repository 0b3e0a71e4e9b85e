# The browser.
client-motto = Three merchant games, played to the letter of their rulebooks.
client-skip = Go to the table
client-home = Home
client-close = Close
client-cancel = Cancel
client-anyway = Do it anyway
client-settings = Settings
client-language = Language
client-theme = Light or dark
client-theme-system = As the system is
client-theme-light = Light
client-theme-dark = Dark
client-motion = Motion
client-motion-full = Everything is shown as it happens
client-motion-quick = Quick
client-motion-none = None
client-sound = Sound
client-confirm = Ask again
client-confirm-never = never
client-confirm-turn = before what ends my turn
client-confirm-each = before each action
client-letters = Single keys as shortcuts
client-help = Help
client-help-how = What glows can be clicked. The bar always says what is asked of you; point at a choice, or press it long, to read what it would bring about.
client-key-number = take a choice by its number
client-key-arrows = go through the choices
client-key-enter = take the choice you are at
client-key-escape = step back

# Home
client-games = Games
client-play-now = Play now
client-invite-friends = Invite friends
client-your-turns = Your turn
client-going = Your games
client-open-tables = Open tables
client-open-none = Nobody waits for players now. Invite friends, and show your table here.
client-finished = Finished games
client-play-on = Play on
client-look = Look
client-sit-down = Sit down
client-footer = Unofficial, by enthusiasts, with drawings of our own. The games belong to their authors and publishers: if you like one, buy the box.
client-how-many = Players
client-your-name = Your name
client-their-name = Their name
client-default-name = Guest
client-neighbour-name = Player { $number }
client-bot-of = Bot, { $level }
client-friend = A friend, by link
client-neighbour = At this screen
client-listed = Show it among the open tables
client-options = More options
client-clock = Clock
client-clock-none = No clock
client-clock-short = 5 minutes each, 10 seconds an answer
client-clock-long = 20 minutes each, 20 seconds an answer
client-clock-days = 3 days each, half a day an answer
client-start = Start
client-start-invite = Open the table
client-join-title = You are invited to a table
client-join-own-title = Your seat on another device
client-join-own = This link opens a seat where { $player } is already playing. Use it only if that is you: whoever sent you the link can see the cards of this seat.

# The frame of a table
client-prompt = What to do
client-choices = Your choices
client-players = Players
client-panels = Log, chat and rules
client-your-turn = your turn
client-connecting = Going to the table …
client-lost = The connection is lost. It comes back by itself; what you did is kept.
client-offline = The server cannot be reached.
client-waiting-seats = The game begins when every seat is taken.
client-over = { $count ->
    [1] { $players } wins: { $reason }.
   *[other] { $players } win together: { $reason }.
}
client-frozen = This game can't go on here; open it to see why.
client-last-round = Last round
client-watching = watching
client-skip-motion = Skip
client-nothing-now = Nothing now.
client-confirm-this = Do it: { $choice }
client-undo = Take back
client-hint = Hint
client-hint-moves = Best moves, with your chance to win
client-hint-chances = Chances to win
client-rematch = Play again
client-result = The result
client-log-file = The game as a file
client-log = Log
client-chat = Chat
client-rules = Rules
client-known-title = What you know
client-log-empty = Nothing has happened yet.
client-since = Since you last looked
client-since-count = { $count ->
    [1] Somebody acted since you last looked: see the log.
   *[other] Others acted { $count } times since you last looked: see the log.
}
client-to-rule = The rule about this
client-somebody = Somebody
client-log-undone = { $player }: taken back.
client-log-sat = { $player } sits down.
client-log-bot = { $player } (a bot) sits down.
client-log-left = A bot plays on for { $player }.
client-log-returned = { $player } is back.
client-log-vote = { $yes ->
    [yes] { $player } wants to end the game without a result.
   *[no] { $player } wants to play on.
}
client-log-rematch = { $player } opens another game.
client-chat-empty = Nobody has said anything yet.
client-chat-say = Say something
client-send = Send
client-mute = Do not read { $player }
client-unmute = Read { $player } again
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
client-stand-in = a bot plays
client-warming-up = warming up
client-warming-up-how = The computer is still getting this game ready. Until then bots make simple moves.
client-warmed-up = The bots now play at full strength.
client-deciding = decides now
client-winner = Winner
client-return = Take my seat back
client-leave = Leave the game
client-leave-how = A bot plays on for you, until you come back.
client-leave-bot = Let a bot play for me
client-revoke-how = Did your link to this seat get into the wrong hands? You can cancel it: older links stop working, and your other devices are signed out.
client-revoke = Cancel my old links
client-revoked = Older links to your seat no longer work.
client-vote-how = { $count ->
    [0] Or end it for everybody without a result, if all agree.
   *[other] Or end it for everybody without a result. In favour so far: { $count }.
}
client-vote-yes = Vote for ending it
client-vote-no = Withdraw my vote
client-hand-over = { $player } decides now
client-hand-over-why = Hand over the screen. Nobody's cards are shown until the next player is ready.
client-hand-over-ready = I am { $player }
client-invite = Invite your friends
client-invite-how = Send each friend a link, or let them scan the code. The game begins when every seat is taken.
client-link = Link to this seat
client-qr = QR code of the link to seat { $seat }
client-copy = Copy the link
client-copied = Copied
client-seat-bot = Give it to this bot
client-unfold = More of { $player }
