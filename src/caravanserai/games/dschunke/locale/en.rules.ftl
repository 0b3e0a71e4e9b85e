# The rulebook: chapters

chapter-goals = What it is about
chapter-setup = Setting up
chapter-round = A round
chapter-bartering = The bartering
chapter-specials = The special cards
chapter-end = The end of the game
chapter-well = How to play well

# What it is about

rule-aim = The most Yuan after ten rounds
rule-aim-text =
    Five junks lie side by side. You load your crates on them, and they earn you money and goods. You offer the goods in a secret bartering, for more money or for special cards.

    After ten rounds the player with the most Yuan wins: money, end cards and a bonus for every junk on which you are still visible.
rule-goods = The goods and their junks
rule-goods-text =
    There are four goods with 18 cards each. They are kept on the junk of their colour: spice on orange, vegetables on purple, fish on brown, rice on white. The grey junk has no goods of its own.

    Cards you use go back to their junk. If a junk has run out, you don't get what is missing.
rule-visible = Strips, layers and visible crates
rule-visible-text =
    A cargo strip is three crates long. Three strips side by side make a layer, and every layer lies across the one below. A new strip goes into the top layer; when that is full, it begins the next one.

    A strip laid across covers exactly one crate of each strip underneath. So with one strip on top, each strip of the layer below shows two crates; with two on top it shows one; with three, none. Anything deeper can't be seen at all.

    Only visible crates count: for money, for goods, for end cards and for the bonus at the end.
rule-visible-example = On the grey junk two strips lie across the first layer. Each strip on top shows three crates, each strip below only one.

# Setting up

rule-setup = The table
rule-setup-text =
    Everybody gets 20 strips and 2 supply cards. Some strips already lie on the junks. The three merchants stand on three different junks, the trainees on the first space of their tracks. With three players only the lower trainee takes part.

    - 4 players: 8 cards of each good are shuffled and everybody is dealt 8.
    - 3 players: 6 cards of each good are shuffled and everybody is dealt 6.

    The 30 special cards form four stacks. Nobody has money.
rule-variant = The set-up variant
rule-variant-text =
    You can agree on this instead: the merchants are shuffled and placed face down on three junks. Everybody hands three strips to the player on the left. Then, in turn order and one strip at a time, you put the strips you were handed on any junk with fewer than three. At the end the merchants are turned up.
rule-variant-example = It is your turn to put down one of the strips you were handed. The merchants are still face down.

# A round

rule-round = The six phases
rule-round-text =
    Each of the ten rounds goes like this:

    - A market card is revealed, and on some rounds there is an event.
    - Everybody takes one action.
    - Everybody takes new goods.
    - The goods are bartered.
    - Merchants and trainees move on.
    - The next player becomes start player.
rule-market = The market card
rule-market-text = It shows what each good is worth in this round's bartering: an amount of Yuan, or S for a special card. Right after it is revealed, players with an exchange card may use it, in turn order.
rule-event-s = Event S: special cards for all
rule-event-s-text = On rounds marked S, each player in turn order takes a stack of special cards that nobody has taken in this event, looks through it, keeps one card and puts the stack back.
rule-event-s-example = Round 3 is marked S. Choose one of the four stacks, look through it and keep one card.
rule-event-y = Event Y: show your money
rule-event-y-text = On rounds marked Y, everybody says how much money they have. At other times your money is your secret.
rule-action = Your action
rule-action-text =
    In turn order everybody takes exactly one action: use a merchant or a trainee that is still face up. It is then turned face down, and nobody else can use it this round.

    A merchant works on the junk he stands on. Besides that you may play one extra-action card.
rule-worker-load = The loading merchant
rule-worker-load-text = Load two of your strips on his junk. They go into the top layer and may cover crates of others, or your own.
rule-worker-goods = The goods merchant
rule-worker-goods-text =
    Take as many goods cards of his junk as you have visible crates there, but at least three, even if you have none.

    On the grey junk you choose one coloured junk and take its goods. If it runs out, you take the rest from another.
rule-worker-money = The money merchant
rule-worker-money-text = Take 1 Yuan for each of your visible crates on his junk, but at least 3, even if you have none there.
rule-worker-money-example = The money merchant is on the grey junk, where you have seven visible crates: that is 7 Yuan.
rule-trainee = The trainees
rule-trainee-text = What a trainee does is shown on the space of the track he has reached: load one or two strips, take goods, or earn money. He works on either of the two junks without a merchant; you choose. The minimum of three holds for him as well. Two trainees may work on the same junk.
rule-trainee-example = In round 4 the lower trainee loads two strips. You may send him to either of the junks without a merchant.
rule-extra = Extra-action cards
rule-extra-text = Before or after your action you may play one card marked “extra action”. It does what it says and leaves the game. One such card a round.
rule-resupply = Resupply
rule-resupply-text = In turn order everybody takes one goods card of their choice for each supply card they have: two at first, more with special cards. Any mix of goods will do. Watch what the others take.
rule-moving = Moving on
rule-moving-text = At the end of a round each merchant crosses to the next junk clockwise, each trainee moves one space on, and all are turned face up. The start player marker goes to the next player.

# The bartering

rule-bartering = Bidding in secret
rule-bartering-text =
    Everybody secretly takes any number of cards of one unsold good into their fist, or none. All fists are opened together.

    Every good that was bid on is now sold. All cards that were bid go back to their junks, winning or not. Then there is another round of bids for the goods still open, until all four are sold or nobody bids.
rule-bartering-example = Rice brings 4 Yuan and fish a special card. You have two rice and one fish. How much will the others dare?
rule-sale = Who gets paid
rule-sale-text =
    For each good, whoever bid the most cards gets what the market card shows. If several bid the same highest number, they share the Yuan, rounded down. Whoever bid fewer gets nothing.

    For example: spice is worth 1 Yuan, and two players bid three each. Shared and rounded down, both get nothing.
rule-bluff = Bluffing
rule-bluff-text = A fist with mixed goods, or with a good that is already sold, is not a bid. It counts as empty, and you take the cards back. Everybody has seen them, though.
rule-prize = Winning a special card
rule-prize-text = If the market card shows S for a good, its winner chooses a stack, looks through it and keeps one card. In round 10 you may take 3 Yuan instead, and have to say so before you look. If several tie for an S, nobody gets it.

# Special cards

rule-special-cards = Three kinds of special cards
rule-special-cards-text =
    - “Always” cards lie face up and work for the rest of the game.
    - “Extra action” cards are kept secret and played once.
    - “Game end” cards are kept secret and pay at the end if their condition is met.

    An empty stack can't be chosen.
rule-special-extra-supply = Extra supply
rule-special-extra-supply-text = Always. You take one more goods card at each resupply. There are 6.
rule-special-win-ties = Win ties
rule-special-win-ties-text = Always. If you tie for the most in the bartering, you win alone: all the Yuan, or the special card. There is only 1.
rule-special-exchange = Exchange
rule-special-exchange-text = Always. Each round, right after the market card, you may return one or two goods cards and take as many others instead. With two such cards you may do it twice. There are 2.
rule-special-load = Load a strip
rule-special-load-text = Extra action, once. Load one of your strips on any junk. There are 2.
rule-special-goods = Take goods
rule-special-goods-text = Extra action, once. Choose a junk and take as many of its goods as you have visible crates there, but at least three. On grey you choose a coloured junk. There are 2.
rule-special-move = Move a strip
rule-special-move-text = Extra action, once. Move one of your strips from the top layer of a junk to another junk. There are 2.
rule-special-money = Money from one junk
rule-special-money-text = Extra action, once. Take 1 Yuan for each of your visible crates on the junk the card names, but at least 3. There is 1 for each junk.
rule-special-eight = 8 Yuan for one junk
rule-special-eight-text = Game end. 8 Yuan if at least four of your crates are visible on the junk the card names. There is 1 for each junk.
rule-special-twelve = 12 Yuan for two junks
rule-special-twelve-text = Game end. 12 Yuan if at least five of your crates are visible on the first junk and at least two on the second. There are 5. Cards with overlapping conditions all pay in full.

# The end

rule-counting = Counting up
rule-counting-text =
    After round 10 add up:

    - your money;
    - 8 or 12 Yuan for each end card whose condition is met;
    - the bonus for junks on which you are visible.

    The highest total wins. If it is a tie, the player with the most goods cards in hand wins; if that is a tie too, the win is shared.
rule-junk-bonus = The bonus for junks
rule-junk-bonus-text = At the end, each junk on which you have at least one visible crate earns you 4 Yuan. If it is all five, you get 25 Yuan instead of 20.
rule-secrets = What is secret
rule-secrets-text =
    Everybody sees the junks, which goods a player takes or returns, what was bid, and every payment. The number of cards in a hand is open too.

    Secret are the opening hand, your money between two declarations, special cards that don't lie face up, what is in a stack (except to those who looked through it), and a bid until all have bid.

# How to play well: what games between our bots have shown

rule-well-bids = Don't be predictable, and don't predict
rule-well-bids-text = Our bots choose at random among the bids that seem good. A player who had studied 6,728 of their bids to foresee the next ones won 18 % of games against three bots, when 25 % would be equal (200 games). So trying to outguess them gained nothing.
rule-well-bluffs = Bluffs
rule-well-bluffs-text = Our bots never bluff. As far as their search can tell, a bluff is the same as bidding nothing, except that everybody sees some of your cards.
rule-well-cards = Which special cards
rule-well-cards-text = What made a win likely was worked out from 400 games between bots. With many rounds to come, “win ties” weighed most. Among the once-only cards it was “move a strip”. And play those before it is too late: after your last action in round 10 they are worth nothing.
rule-well-think = Look beyond your own turn
rule-well-think-text = A bot that only asks what is best this turn won 95.5 % of 400 games against one that plays at random. But against a bot that also looks ahead, it won only one game of 25.

# Rulings: where the rulebook leaves a doubt

ruling-J1 = Three players are dealt 6 cards each, and the 6 left over go back to their junks. An option deals 8 cards each.
ruling-J1-why = That is what the rulebook prints, although all 24 cards would come out even.
ruling-J2 = In the variant the start player chooses the three junks for the merchants.
ruling-J2-why = The rulebook says “of your choice” without saying whose.
ruling-J3 = You may exchange a single card. A card you gain in the same round's S event comes too late to be used.
ruling-J3-why = The card says so for one card, and the exchange comes right after the market card, before the event.
ruling-J4 = Loading means all the strips the action gives, or as many as you have left. With none left you may choose the action all the same; it does nothing.
ruling-J4-why = The rulebook gives a fixed number, not “up to”.
ruling-J5 = On a coloured junk you get the goods there are; what is missing is lost.
ruling-J5-why = Only for the grey junk does the rulebook say that you may go on to another good.
ruling-J6 = A bluff is any number of cards of a sold good, or one card each of two goods. It is opened with all the other fists and goes back to the hand. If all fists are empty or bluffs, the bartering is over.
ruling-J6-why = The rulebook calls it a bluff and treats it as an empty fist.
ruling-J7 = While you resupply and barter you can't see how many goods a junk has, only whether it has any.
ruling-J7-why = At the table the cards lie in a stack, and counting it would tell what the others hold.
ruling-J8 = Only a strip in the top layer of its junk can be moved.
ruling-J8-why = One from below couldn't be taken out without lifting others.
ruling-J9 = You may play one extra-action card a round, before or after your action, even one you gained in this round's S event.
ruling-J9-why = The event comes before the actions.
ruling-J10 = Goods, resupply, S event and S prize are taken in full; you can't decline. When every junk is empty the rest is lost. If there is no untaken stack left in an S event, you get nothing.
ruling-J10-why = The rulebook gives no choice, and what isn't there can't be taken.
ruling-J11 = An extra-action card can only be played if it does something. In an exchange you don't take back a good you just returned, and there must be another card to take for each one. If you decline one exchange, you decline the second too.
ruling-J11-why = The card says “other” cards, and an action without effect isn't one.
ruling-J12 = “Always” cards work from the moment you gain them, in the same round too.
ruling-J12-why = They are laid face up at once and hold from then on.
ruling-J13 = Everybody bids every time, even without anything to bid.
ruling-J13-why = If only some were asked, that would tell something about their hands.
ruling-J14 = After round 10 nothing moves any more.
ruling-J14-why = The game is over, and the crates count as they lie.
ruling-J15 = In the variant the strips you are handed keep their owner's colour.
ruling-J15-why = They are still that player's strips; you only decide where they go.

# Glossary

glossary-bid = bid
glossary-bid-text = cards of one good, offered in secret
glossary-bluff = bluff
glossary-bluff-text = a fist that isn't a valid bid
glossary-crate = crate
glossary-crate-text = a third of a strip; only visible ones count
glossary-goods-card = goods card
glossary-goods-card-text = what you bid with
glossary-junk = junk
glossary-junk-text = a boat with a hold for strips
glossary-layer = layer
glossary-layer-text = three strips side by side
glossary-market-card = market card
glossary-market-card-text = what the goods are worth this round
glossary-merchant = merchant
glossary-merchant-text = works on the junk he stands on, once a round
glossary-special = special card
glossary-special-text = always, extra action, or game end
glossary-stack = stack
glossary-stack-text = one of the four piles of special cards
glossary-start-player = start player
glossary-start-player-text = acts first this round
glossary-strip = strip
glossary-strip-text = three crates in your colour
glossary-supply = supply card
glossary-supply-text = one goods card each round
glossary-trainee = trainee
glossary-trainee-text = works where no merchant is
glossary-yuan = Yuan
glossary-yuan-text = money, and the score
