# The rulebook: chapters

chapter-goals = What it is about
chapter-turn = A turn
chapter-caravan = Caravans
chapter-deals = Deals
chapter-cards = The cards
chapter-end = The end of the game
chapter-well = How to play well

# What it is about

rule-aim = The most coins
rule-aim-text =
    Coins are the score. Most of them come from caravans: you put camels on a caravan, and when it arrives, they pay.

    You make products to load camels, play cards that make you stronger, and bargain with the others about everything. Whoever has the most coins after the last caravans wins.
rule-products = Products
rule-products-text =
    There are four products: magics, jewels, spices and fabrics. You make them by tasking cards of your entourage, or with a djinn.

    A product pays for one icon of a card's cost, or loads one camel. Whatever nobody has used is lost when the turn passes, for all players.
rule-backs = The backs of the cards
rule-backs-text =
    Every card of the deck has a back with a bandit number from 1 to 9 and three payouts, one for each row of a caravan. The top card of the deck decides what the next caravan brings, and everybody can see its back.

    On the whole bandits strike the bottom row most often, and the bottom row pays best.
rule-setup = Setting up
rule-setup-text =
    Everybody gets a random persona, 5 camels, 3 coins and 5 cards. Four cards lie face up in the draft line. There are four stacks of caravans with one caravan for each player, so everybody has four turns; for a longer game there can be more stacks. With two players, everybody may start with two personas.

# A turn

rule-turn = The course of a turn
rule-turn-text =
    - Your caravan arrives, if you have one. Then you start a new one, and your whole entourage is refreshed.
    - You do as much as you like, in any order.
    - When everybody has passed, your entourage is refreshed again, and you take two cards from the draft line.
    - There is one last round of passes. Then the next player is the active player.
rule-main = What you can do
rule-main-text =
    In your own turn, as often and in any order as you like:

    - play a card;
    - task a card of your entourage;
    - put a camel on your caravan;
    - make a deal.

    In anybody's turn, at any time, you may play djinn, task your cards and make deals, except while a caravan arrives.
rule-main-example = You have made a jewel. You can put a camel on an empty jewel space with it, use it to pay for a card, or bargain with it.
rule-playing = Playing a card
rule-playing-text = Choose a card from your hand and pay its cost. Merchants and allies join your entourage and stay there. Virtues and djinn take effect at once and are discarded. Merchants, allies and virtues can only be played in your own turn; djinn at any time.
rule-paying = Paying the cost
rule-paying-text =
    Pay every icon of the cost separately:

    - a product icon with a product made this turn;
    - a coin icon with a coin from your tent;
    - either kind by discarding a hand card that shows the icon;
    - either kind by what a partner pays for you.

    A discarded card pays for one icon of one card, however many icons it shows.
rule-paying-example = The Magics Merchant costs a magic and a coin. You can pay the magic with the one you made, or discard the Scribe or the Scout, which both show magics.
rule-tasking = Tasking and refreshing
rule-tasking-text = To use a card of your entourage you task it: it is turned sideways and takes effect. It can't be tasked again until it is refreshed. Your whole entourage is refreshed when your turn begins and when it ends, so you can use your cards once in your own turn and once more in the turns of the others.
rule-camels = Putting camels on a caravan
rule-camels-text =
    For each camel you need a product that matches an empty space. The product has to be made by tasking or by a djinn; a discarded card never loads a camel. One camel a space. You have five camels, and they don't move from one caravan to another.

    - On your own caravan, in your own turn: freely.
    - On your own caravan, in another player's turn: only if the active player unlocks it.
    - On another player's caravan: at any time, with its owner's permission.
rule-camels-example = Your camels stand on spaces 1 and 4. With a jewel you could fill space 7 and complete the first column.
rule-others-turn = In another player's turn
rule-others-turn-text = You may play djinn, task your untasked cards and make deals. Merchants, allies and virtues have to wait for your own turn. Your own caravan is locked, unless the active player unlocks it for you.
rule-passing = Passing
rule-passing-text = When the active player wants to end the turn, all the others are asked. Once everybody has passed since the last action, the turn ends. Passing is not final: you may still act until the turn is over, and then everybody is asked again.
rule-ending = Ending your turn
rule-ending-text = Say that you want to end your turn. When the others have passed too, you draft two cards and can't add any more camels to your own caravan.
rule-draft = The draft line
rule-draft-text = At the end of your turn take two cards from the draft line into your hand. Then it is refilled to four from the deck. That shows a new back on top, the one for the next caravan.
rule-draft-example = Take two of the four cards in the draft line, one after the other.
rule-last-passes = The last passes
rule-last-passes-text = The refill has shown a new back, so there is one more round of passes in which everybody may react to it: with djinn, tasks and deals, and with camels wherever permission was given this turn. Then all unused products and payments are lost, and the turn passes.

# Caravans

rule-arrival = A caravan arrives
rule-arrival-text =
    A caravan has three rows of three spaces: 1 to 3 on top, 7 to 9 at the bottom. When it arrives:

    - Camels that are not in a full row or a full column are stranded and go home.
    - The back of the top deck card decides. The camel on the space of its bandit number is attacked and goes home. No other camel is stranded by that.
    - Each camel that is left earns its owner the payout of its row, whosever caravan it is.

    Then all camels go home and the caravan leaves the game. For example, with payouts of 2, 3 and 4, a camel on top and one at the bottom earn 6 coins.
rule-arrival-example = The left column and the bottom row are full, so those camels will pay. The camel on space 2 stands alone: as it is now it would be stranded.
rule-guards = Guards
rule-guards-text = A guarded camel, or any camel of a guarded caravan, can't be attacked by bandits when that caravan arrives. Two guards are no better than one.
rule-deck = Deck and discard pile
rule-deck-text = Discarded cards lie face up, in order. When the deck is empty, the discard pile is turned over without shuffling and becomes the deck.

# Deals

rule-deals = Everything is negotiable
rule-deals-text =
    At any time, two players can agree on anything for anything: coins, cards, products, permission, help, promises. What is settled at once changes hands at once, all of it or nothing. What the rules forbid stays forbidden in a deal.

    Everybody sees that a deal was made, and its public part.
rule-offers = Offers
rule-offers-text =
    A deal begins with an offer: what you give and what you want. Your partner accepts, declines, or answers with a counter-offer. For every part you say when: now, by the end of this turn, or as a promise for later.

    Offers lapse when the turn ends. You can make at most 12 offers a turn, counter-offers included.
rule-offers-example = { client-bot-B } offers you a magic for 2 coins. You can accept, decline or make a counter-offer.
rule-term-coins = Coins
rule-term-coins-text = Any number of coins, from tent to tent.
rule-term-card = A hand card
rule-term-card-text = A specific card, or one of the giver's choice. Only you and your partner know which card it is.
rule-term-entourage = A card of the entourage
rule-term-entourage-text = It moves to the other entourage just as it is, tasked or not. Even a persona can be traded.
rule-term-product = A product
rule-term-product-text = A product made this turn. The new owner can use it like one of their own, until the turn ends.
rule-term-credit = A payment
rule-term-credit-text = The giver discards a hand card so that one icon of the partner's cost is paid. A payment is not a product: it can't load a camel.
rule-term-space = Permission for a space
rule-term-space-text = The owner of a caravan lets you put a camel on this space until the turn ends. You still need the matching product.
rule-term-spaces = Permission for any spaces
rule-term-spaces-text = The same for so many spaces of your choice on that caravan.
rule-term-own-caravan = Unlocking your own caravan
rule-term-own-caravan-text = The active player lets you add camels to your own caravan until the turn ends. With every new turn it is locked again.
rule-term-camel = A camel placed
rule-term-camel-text = The giver puts one of their own camels on a specific space of one of the two caravans, with a product they have. This is how somebody fills a row for you, and why they may want to be paid for it.
rule-term-task = A card tasked for you
rule-term-task-text = The partner tasks one of their cards, and you get what it does, as if you had tasked it. Choices can be fixed in the offer; those that are left open are yours.
rule-term-words = A promise in words
rule-term-words-text = Whatever you want to promise, written down. Everybody can read it once the deal is made.
rule-debts = What is due this turn
rule-debts-text =
    Anything but permission can be promised “by the end of this turn”. That is binding. When everybody has passed, open debts are called one after the other. Whoever can pay has to, with what they have and what their cards can make, but never by playing a hand card.

    What can't be paid waits for the last passes. If it can't be paid then either, everybody is told that it wasn't.
rule-promises = Promises
rule-promises-text = What is promised for a later turn can't be enforced. It is written in an open ledger, and the one it was made to marks it as kept or broken. Everybody can see who keeps their word. The ledger holds 24: when it is full, the oldest promise already marked makes room, and if none is marked, the oldest of all, which then counts as kept.

# The cards

rule-cards = How to read a card
rule-cards-text =
    Every card has a cost, one or more icons, and an effect. The icons are what it can pay for when you discard it. An effect that is only partly possible is carried out as far as it goes; a card with nothing at all to do can't be used.

    An owner of the printed game can put the real cards in place of ours.
rule-merchants = Merchants
rule-merchants-text = They join your entourage and make products. You play them in your own turn.
rule-allies = Allies
rule-allies-text = They join your entourage and help in other ways. You play them in your own turn.
rule-virtues = Virtues
rule-virtues-text = They take effect once and are discarded. You play them in your own turn.
rule-djinn = Djinn
rule-djinn-text = They take effect once and are discarded. You may play them at any time, in another player's turn too, except while a caravan arrives.
rule-as-persona = A persona: the first card of your entourage.
rule-as-merchant = A merchant: stays in your entourage and is tasked.
rule-as-ally = An ally: stays in your entourage and is tasked.
rule-as-virtue = A virtue: works once, in your own turn.
rule-as-djinn = A djinn: works once, at any time.
rule-card-does = { $effect }.
rule-card-costs = { $cost }.
rule-card-pays = { $count ->
    [0] Discarded, it pays nothing.
    [one] Discarded, it pays one icon: { $icons }.
   *[other] Discarded, it pays one icon of your choice: { $icons }.
}

# The end

rule-end = The last caravans
rule-end-text = The game ends with the turn after which no caravan is left to start a round with. Two cards of the deck are discarded. Then every standing caravan arrives, clockwise from the first player, each with a card of its own from the top of the deck. Nobody can do anything in between.
rule-ties = Who wins
rule-ties-text = The player with the most coins wins. In a tie the larger entourage decides; if that is a tie too, the win is shared.
rule-secrets = What is secret
rule-secrets-text =
    Everybody sees entourages, products, payments, camels, the draft line, the discard pile, the back on top of the deck, how many cards the deck and each hand have, and every coin that moves.

    Secret are the coins in your tent (though whoever counts along knows them), hands, the faces of the deck, and offers that are not answered yet.

# How to play well: what games between our bots have shown

rule-well-makers = Makers first
rule-well-makers-text = What led to a win was worked out from 550 games between bots. A card that makes products counted seven times as much as any other card of the entourage, for every turn still to come.
rule-well-kinds = Different products
rule-well-kinds-text = Counted over all 16 caravans: with three cards that make three different products a caravan earns 5.9 coins on average; with three of two kinds 1.6; with three of the same kind nothing. Four of four kinds earn 10.0, two and two 3.2.
rule-well-deals = Deals that help both
rule-well-deals-text = In 24 games of two bots and a player who bargains, about eleven deals a game were made. A second, deeper look at every fourth found that both sides gained in 58 of 66. Two players together fill rows that neither could fill alone. With two at the table our bots make no offers: what helps one hurts the other.
rule-well-think = Look further ahead
rule-well-think-text = A bot that only looks at its own turn won 98 of 100 games against one that plays at random. But it won only four games of 25 against a bot that thinks ahead.

# Rulings: where the rulebook leaves a doubt

ruling-A1 = The back of the top card is public, its face is not. Of a card in a hand only its holder knows the back; a card that lies open shows both sides.
ruling-A1-why = The deck lies face down, so its top back is in plain sight.
ruling-A2 = Everybody starts with 3 coins.
ruling-A2-why = The step is missing from the rulebook; other accounts of the game agree on 3.
ruling-A3 = Merchants and allies come into the entourage untasked.
ruling-A3-why = Nothing says that they are turned when they are played.
ruling-A4 = What is due this turn is binding. When everybody has passed, debts are called in the order of the deals, and whatever can be paid in full has to be, with what the debtor has and can make by tasking. After that everybody may act again.
ruling-A4-why = The rulebook says that terms meant for the same turn must be fulfilled in the same turn.
ruling-A5 = A hand card named in an offer is shown to the partner only. Everybody sees that two players talk, and that they made a deal.
ruling-A5-why = Hands are secret, and who talks to whom is not.
ruling-A6 = At the end two cards are discarded; then every standing caravan arrives with a card of its own.
ruling-A6-why = The rulebook gives each caravan a resolution card.
ruling-A7 = The bank never runs out of coins.
ruling-A7-why = How many coins are printed is not a rule.
ruling-A8 = No card is played twice in one turn, not even when you got it back. A card tasked to refresh can't refresh one that refreshes.
ruling-A8-why = Otherwise a turn could go on for ever.
ruling-A9 = Your own part of the turn ends once you have ended it and all the others have passed since the last action, in any order. Whoever has passed may still act, and that opens the round again.
ruling-A9-why = The rules let you act at any time.
ruling-A10 = After the refill there is one last round of passes, for the active player too, with djinn, tasks, deals and camels where permission was given. Permission lasts until the turn passes. The last turn has this round as well.
ruling-A10-why = The refill shows the back that decides the next caravan, and everybody may react at any time.
ruling-A11 = A deal is between two players.
ruling-A11-why = More partners can be reached with several deals.
ruling-A12 = An empty deck is replaced at once. If the discard pile is empty too, you draw nothing, and a caravan arrives without bandits at 2, 3 and 4. The last turn still drafts.
ruling-A12-why = A caravan has to arrive somehow; 2, 3 and 4 is what the rulebook's example shows.
ruling-A13 = Everything but passing, ending the turn and marking a promise opens the round of passes again. Nobody acts between the passes and the draft, or inside an effect.
ruling-A13-why = Whoever has passed couldn't know what was going to happen.
ruling-A14 = An offer is checked on the side of the one who makes it; accepting needs the partner's side. If the offer can no longer be met, it lapses, and only the two are told. At most 6 terms a side, and coins up to 63. An offer that was begun counts, even if it is dropped.
ruling-A14-why = To check the partner's side would give away their coins and hand.
ruling-A15 = A card tasked for a partner does for the partner what it says: theirs are the product, the camel, the draw and the discard. Up to two choices can be fixed in the offer; all others are the partner's. What else the deal hands over comes first, so a product in it can feed the card; a card that the deal leaves with nothing to do is refused.
ruling-A15-why = In a deal the partner is the “you” on the card.
ruling-A16 = Debts may be paid early. When called, coins and products that are short are made by tasking. In the last passes coins are paid as far as they go, and only the rest stays unpaid. A card given by Rejuvenation counts as paying a card debt to that player.
ruling-A16-why = The rulebook names Rejuvenation as a way to keep a deal.
ruling-A17 = The last card discarded from the deck joins the pile before the pile is turned over. Cards used for the last caravans are set aside.
ruling-A17-why = It is discarded first, and then the deck is empty.
ruling-A18 = You pay first and then choose targets, so Patience may fetch what paid for it. “Up to” includes none, but a card with nothing to do can't be used. A hand card is never discarded without being asked.
ruling-A18-why = Paying is how a card is played; its effect comes afterwards.
ruling-A19 = A guard moves with its camel and ends when the camel is taken back. A draft line that couldn't be refilled fills up later.
ruling-A19-why = The guard belongs to the camel, not to the space.
ruling-A20 = A deal can put a camel, now or by the end of the turn: the giver's own, with a product the giver has by then. The deal is all the permission it needs; only the lock on one's own caravan still holds.
ruling-A20-why = That somebody fills a row is the commonest bargain at a real table.

# Glossary

glossary-active = active player
glossary-active-text = the player whose turn it is
glossary-back = back
glossary-back-text = bandit number and payouts of a card
glossary-bandits = bandits
glossary-bandits-text = attack one space when a caravan arrives
glossary-camel = camel
glossary-camel-text = stands on a caravan and earns coins
glossary-caravan = caravan
glossary-caravan-text = nine spaces for camels
glossary-deal = deal
glossary-deal-text = an agreement of two players
glossary-debt = debt
glossary-debt-text = what a deal makes due this turn
glossary-djinn = djinn
glossary-djinn-text = a card for any moment
glossary-draft = draft line
glossary-draft-text = the four open cards
glossary-entourage = entourage
glossary-entourage-text = your cards in play
glossary-icon = icon
glossary-icon-text = what a cost asks for, and what a discarded card pays
glossary-ledger = ledger
glossary-ledger-text = the open list of promises
glossary-locked = locked
glossary-locked-text = your own caravan in another player's turn
glossary-payment = payment
glossary-payment-text = a discard that pays for a partner
glossary-payout = payout
glossary-payout-text = coins for each camel in a row
glossary-permission = permission
glossary-permission-text = a yes to your camel on another's caravan
glossary-persona = persona
glossary-persona-text = the card you start with
glossary-product = product
glossary-product-text = magics, jewels, spices or fabrics
glossary-refresh = refresh
glossary-refresh-text = make a tasked card ready again
glossary-stranded = stranded
glossary-stranded-text = outside a full row or column
glossary-task = task
glossary-task-text = turn a card to use it
glossary-tent = tent
glossary-tent-text = where your coins are hidden
