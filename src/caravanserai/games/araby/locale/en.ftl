title = Merchants of Araby
tagline = Caravans, camels, djinn, and everything is negotiable.
client-feel = Your cards make goods, your camels carry them, and everything can be traded: a product, a permission, a promise. Long turns and much talk.
client-minutes = 60 minutes

# Products and cards

icon-magics = magics
icon-jewels = jewels
icon-spices = spices
icon-fabrics = fabrics
icon-coin = coin
some-magics = { $count ->
    [one] 1 magic
   *[other] { $count } magics
}
some-jewels = { $count ->
    [one] 1 jewel
   *[other] { $count } jewels
}
some-spices = { $count ->
    [one] 1 spice
   *[other] { $count } spices
}
some-fabrics = { $count ->
    [one] 1 fabric
   *[other] { $count } fabrics
}
some-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
any-card = any card
unknown-card = an unknown card
one-card = { $card }
tasked-card = ({ $card })
card-at = { $depth }. { $card }
a-credit = payment of { $what }
caravan-yours = your caravan
caravan-own = their own caravan
caravan-of = { $owner }'s caravan
card-merchant-prince-of-magics = Merchant Prince of Magics
card-merchant-prince-of-jewels = Merchant Prince of Jewels
card-merchant-prince-of-spices = Merchant Prince of Spices
card-merchant-prince-of-fabrics = Merchant Prince of Fabrics
card-magics-merchant = Magics Merchant
card-jewels-merchant = Jewels Merchant
card-spices-merchant = Spices Merchant
card-fabrics-merchant = Fabrics Merchant
card-conjuration-of-magics = Conjuration of Magics
card-conjuration-of-jewels = Conjuration of Jewels
card-conjuration-of-spices = Conjuration of Spices
card-conjuration-of-fabrics = Conjuration of Fabrics
card-transmutation = Transmutation
card-invigoration = Invigoration
card-rejuvenation = Rejuvenation
card-divination = Divination
card-misdirection = Misdirection
card-preservation = Preservation
card-generosity = Generosity
card-prudence = Prudence
card-wisdom = Wisdom
card-diligence = Diligence
card-courage = Courage
card-loyalty = Loyalty
card-hospitality = Hospitality
card-patience = Patience
card-broker = Broker
card-scribe = Scribe
card-money-changer = Money Changer
card-foreman = Foreman
card-guide = Guide
card-herdsman = Herdsman
card-scout = Scout
card-guard = Guard
card-storyteller = Storyteller
city-basra = Basra
city-baghdad = Baghdad
city-damascus = Damascus
city-aleppo = Aleppo
city-petra = Petra
city-palmyra = Palmyra
city-muscat = Muscat
city-aden = Aden
city-sanaa = Sanaa
city-shiraz = Shiraz
city-isfahan = Isfahan
city-samarkand = Samarkand
city-bukhara = Bukhara
city-merv = Merv
city-ctesiphon = Ctesiphon
city-tyre = Tyre
back = bandits attack space { $bandit }; payouts by row { $top } / { $middle } / { $bottom }
no-back = no card: no bandits; payouts by row 2 / 3 / 4

# Effects

costs = costs { $icons }
effect-make = make { $product }
effect-make-any = make { $number ->
    [one] 1 product
   *[other] { $number } products
} of your choice
effect-coins = take { $number ->
    [1] 1 coin
   *[other] { $number } coins
}
effect-opponent-coins = an opponent takes { $number ->
    [1] 1 coin
   *[other] { $number } coins
}
effect-coins-per-camel = take { $number ->
    [one] 1 coin
   *[other] { $number } coins
} for each camel you have on caravans
effect-draw = draw { $number ->
    [one] 1 card
   *[other] { $number } cards
}
effect-opponent-draw = an opponent draws { $number ->
    [one] 1 card
   *[other] { $number } cards
}
effect-discard = discard { $number ->
    [one] 1 card
   *[other] { $number } cards
}
effect-give-drawn = give { $number } of the drawn cards to an opponent
effect-refresh = refresh { $number ->
    [one] 1 of your cards
   *[other] up to { $number } of your cards
}
effect-refresh-others = { $number ->
    [1] refresh 1 of your cards
   *[other] refresh up to { $number } of your cards
}, but no { $cards }
effect-refresh-all = refresh your whole entourage
effect-convert = turn one product into another
effect-place-free = put { $number ->
    [one] 1 camel
   *[other] up to { $number } camels
} on your caravan without products
effect-shift = move one of your camels within its caravan
effect-recall = take one of your camels back
effect-guard-camel = guard a camel against bandits
effect-guard-caravan = guard a whole caravan against bandits
effect-peek = look at the top { $number ->
    [one] card
   *[other] { $number } cards
} of the deck
effect-arrange-top = look at the top { $number ->
    [one] card of the deck
   *[other] { $number } cards of the deck and put them back in any order
}
effect-mill = discard the top { $number ->
    [one] card
   *[other] { $number } cards
} of the deck
effect-may-mill = you may discard the top { $number ->
    [one] card
   *[other] { $number } cards
} of the deck
effect-from-discard = take { $number ->
    [one] 1 card
   *[other] { $number } cards
} from the discard pile
effect-swap-draft = swap a hand card with one in the draft line
# What to bear in mind before an action

advice-task = { $card } costs { $icon }: task { $count ->
    [one] { $tasks }
   *[other] one of these ({ $tasks })
} first, or you'll have to discard a hand card for it
warning-lost = { $product }: no more use to you this turn; lost unless traded
warning-lost-any = whatever you make is no more use to you this turn; lost unless traded
warning-unused-end = not used yet: { $products }; once you draft, nothing more can go onto your caravan
warning-unused-pass = not used: { $products }; lost when the turn ends

# What a debt lacks

missing-too-few-coins = not enough coins
missing-no-product = it isn't made yet, and no untasked card makes it
missing-not-in-hand = no such card in hand
missing-no-such-card = no card in hand shows that icon
missing-not-in-entourage = the card has left the entourage
missing-already-tasked = the card is already tasked
missing-nothing-to-do = it would have no effect now
missing-space-taken = the space is taken
missing-no-camel = all camels are on caravans
missing-no-caravan = there is no caravan
missing-locked = the caravan is locked
missing-not-in-this-round = the caravan is locked during the last passes

# What is to be decided

prompt-main = { $yours ->
    [yes] Your turn: play cards, task your entourage, place camels, make deals, or end your turn.
   *[no] { $active }'s turn: you may task cards, play djinn, make deals, or pass.
}
prompt-passed = You have passed. You may still task cards, play djinn and make deals in { $active }'s turn.
prompt-last = { $yours ->
    [yes] Last passes of your turn: your caravan is locked. Task cards, play djinn, make deals, or pass; unused products are lost.
   *[no] Last passes of { $active }'s turn: task cards, play djinn, make deals, or pass. Camels need permission; unused products are lost.
}
prompt-draft = Take a card from the draft line ({ $left } to go).
prompt-pay = { $only ->
    [yes] { $card }: only a hand card can pay { $icon } now. Choose the one to discard.
   *[no] { $card }: choose how to pay { $icon }.
}
prompt-product = { $card }: which product do you make?
prompt-convert = { $card }: which product do you turn into another?
prompt-into = { $card }: which product does it become?
prompt-opponent = { $card }: choose an opponent.
prompt-discard = { $card }: which card do you discard?
prompt-give = { $card }: which of the drawn cards do you give away?
prompt-refresh = { $card }: which card do you refresh?
prompt-place = { $card }: where do you put a camel?
prompt-shift = { $card }: which of your camels do you move?
prompt-shift-to = { $card }: where does it go on the same caravan?
prompt-recall = { $card }: which of your camels do you take back?
prompt-guard = { $card }: which camel do you guard?
prompt-guard-caravan = { $card }: whose caravan do you guard?
prompt-arrange = { $card }: put the cards back in any order. Which one comes next, from the top down?
prompt-mill = { $card }: do you discard the top card of the deck?
prompt-fetch = { $card }: which card do you take from the discard pile?
prompt-swap = { $card }: which hand card do you put into the draft line?
prompt-swap-for = { $card }: which card do you take from the draft line?
prompt-name = Which card do you use for this?
prompt-name-debt = You owe { $other }: { $term }. Which card do you use for it?
prompt-called = Everyone has passed, and you still owe { $other }: { $term }. Choose the card to task for it.
prompt-making = { $naming ->
    [yes] Offer to { $other }: which hand card do you use for it? Nobody sees it yet.
   *[no] Offer to { $other }, { $part }: add terms, or send it.
}
part-0 = what you give now
part-1 = what you give later this turn
part-2 = what you promise for later turns
part-3 = what you ask for now
part-4 = what you ask for later this turn
part-5 = what they should promise you

# Choices

choice-pass = pass
choice-end = end your turn
choice-play = play { $card }
choice-task = task { $card }
choice-camel = space { $space } of { $caravan } ({ $product })
choice-card = { $card }
choice-product = { $icon }
choice-credit = with a partner's payment of { $icon }
choice-coins = a coin from your tent
choice-player = { $other }
choice-nth = no. { $number }
choice-yes = yes
choice-no = no
choice-done = done
choice-offer = make { $other } an offer
choice-any = any card
choice-entourage = { $card }
choice-space = space { $number }
choice-spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
choice-own-caravan = your own caravan
choice-words = in your own words
choice-due = next: later this turn
choice-promise = next: promises for later turns
choice-want = next: what you ask for
choice-send = send the offer
choice-drop = drop the offer
choice-accept = accept { $other }'s offer (you get: { $gets }; you give: { $gives })
choice-decline = decline { $other }'s offer (you get: { $gets }; you give: { $gives })
choice-counter = decline and make { $other } a counter-offer
choice-withdraw = withdraw your offer to { $other }
choice-settle = settle with { $other }: { $term }
choice-kept = { $other } kept the promise: { $term }
choice-broken = { $other } broke the promise: { $term }
choice-term = add: { $term }
order-pass-until-offered = pass until I get an offer
order-pass-until-turn = pass until my turn

# Terms of deals

term-none = nothing
term-nothing = nothing
term-coins = { $what ->
    [1] 1 coin
   *[other] { $what } coins
}
term-card = { $what } from hand
term-entourage = { $what } from the entourage
term-product = { $what }
term-credit = payment of { $what } by discard
term-space = permission to place a camel on space { $what }
term-spaces = { $what ->
    [1] permission to place a camel on any space
   *[other] permission to place { $what } camels on any spaces
}
term-own-caravan = permission to add camels to the receiver's own caravan
term-camel = a camel on { $what }
term-task = the use of { $what } (tasked)
term-choice = already chosen: { $choice }
fixed-camel = space { $space } of { $caravan }
fixed-yes = the card seen is discarded
fixed-no = the card seen stays
term-words = something in words
when-now = { $term }
when-due = { $term } by the end of the turn
when-promise = { $term } in a later turn

# What happened

event-turn-began = Turn { $turn }: { $you ->
    [yes] your turn.
   *[no] { $player }.
}
event-caravan-began = { $you ->
    [yes] You start
   *[no] { $player } starts
} a caravan to { $city }.
event-entourage-refreshed = { $you ->
    [yes] Your entourage is refreshed.
   *[no] { $player }'s entourage is refreshed.
}
event-caravan-resolves = { $you ->
    [yes] Your
   *[no] { $player }'s
} caravan arrives: { $back }.
event-camel-returned = { $you ->
    [yes] Your camel
   *[no] { $player }'s camel
} on space { $space } of { $caravan } { $why ->
    [stranded] is stranded and earns nothing.
   *[bandits] is attacked by bandits and earns nothing.
}
event-camels-paid = { $you ->
    [yes] You earn
   *[no] { $player } earns
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from { $caravan }.
event-coins-gained = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $coins ->
    [1] 1 coin.
   *[other] { $coins } coins.
}
event-coins-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $coins ->
    [1] 1 coin.
   *[other] { $coins } coins.
}
event-coins-passed = { $you ->
    [yes] You give
   *[no] { $player } gives
} { $other } { $coins ->
    [1] 1 coin.
   *[other] { $coins } coins.
}
event-played = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card }.
event-product-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} { $product }.
event-credit-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} a partner's payment of { $icon }.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
} { $card }.
event-tasked = { $you ->
    [yes] You task
   *[no] { $player } tasks
} { $card }.
event-tasked-for = { $you ->
    [yes] You task
   *[no] { $player } tasks
} { $card } for { $other }.
event-made = { $you ->
    [yes] You make
   *[no] { $player } makes
} { $product }.
event-card-picked = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} { $card }.
event-card-picked-unknown = { $player } chooses a card.
event-product-picked = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} { $product }.
event-converted = { $you ->
    [yes] You turn
   *[no] { $player } turns
} { $product } into { $into }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $count ->
    [0] nothing.
    [1] 1 card.
   *[other] { $count } cards.
}
event-saw = { $you ->
    [yes] You see
   *[no] { $player } sees
} { $card } ({ $back }).
event-card-passed = { $you ->
    [yes] You give
   *[no] { $player } gives
} { $other } { $card }.
event-card-passed-unknown = { $player } gives { $other } a card.
event-card-refreshed = { $you ->
    [yes] You refresh
   *[no] { $player } refreshes
} { $card }.
event-camel-placed = { $you ->
    [yes] You put
   *[no] { $player } puts
} a camel on space { $space } of { $caravan }.
event-camel-picked = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} the camel on space { $space } of { $caravan }.
event-camel-shifted = { $you ->
    [yes] You move
   *[no] { $player } moves
} a camel on { $caravan } from space { $space } to space { $to }.
event-camel-recalled = { $you ->
    [yes] You take
   *[no] { $player } takes
} a camel back from space { $space } of { $caravan }.
event-camel-guarded = { $you ->
    [yes] You guard
   *[no] { $player } guards
} the camel on space { $space } of { $caravan }.
event-caravan-guarded = { $you ->
    [yes] You guard
   *[no] { $player } guards
} { $caravan } against bandits.
event-looked = { $you ->
    [yes] You look
   *[no] { $player } looks
} at { $count ->
    [1] the top card of the deck.
   *[other] the top { $count } cards of the deck.
}
event-arranged = { $you ->
    [yes] You put
   *[no] { $player } puts
} { $count ->
    [one] 1 card back on the deck
   *[other] { $count } cards back on the deck in a new order
}.
event-milled = { $card } is discarded from the deck ({ $back }).
event-fetched = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $card } from the discard pile.
event-swapped-out = { $you ->
    [yes] You put
   *[no] { $player } puts
} { $card } into the draft line.
event-swapped-in = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $card } from the draft line in exchange.
event-drafted = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $card } from the draft line.
event-refilled = New in the draft line: { $card } ({ $back }).
event-deck-turned = The discard pile is turned over to form a new deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-top-back = Top of the deck: { $back }.
event-passed = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
event-turn-ended = { $you ->
    [yes] You want to end your turn.
   *[no] { $player } wants to end the turn.
}
event-offer-begun = { $you ->
    [yes] You are
   *[no] { $player } is
} preparing an offer for { $other }.
event-offer-sent = { $you ->
    [yes] You make
   *[no] { $player } makes
} { $other } an offer.
event-offer-term = In the offer, { $you ->
    [yes] you give
   *[no] { $player } gives
} { $other }: { $term }.
event-offer-declined = { $you ->
    [yes] You decline
   *[no] { $player } declines
} { $to-you ->
    [yes] your offer
   *[no] the offer from { $other }
}.
event-offer-withdrawn = { $you ->
    [yes] You withdraw your offer
   *[no] { $player } withdraws the offer
} to { $other }.
event-offer-lapsed = { $you ->
    [yes] You can no longer give what you
   *[no] { $player } can no longer give what they
} offered { $other }: the offer lapses.
event-offer-closed = No deal between { $you ->
    [yes] you
   *[no] { $player }
} and { $other }.
event-deal-made = { $you ->
    [yes] You make a deal
   *[no] { $player } makes a deal
} with { $other }.
event-entourage-passed = { $you ->
    [yes] You give { $other } { $card } from your entourage.
   *[no] { $player } gives { $other } { $card } from their entourage.
}
event-product-passed = { $you ->
    [yes] You give
   *[no] { $player } gives
} { $other } { $product }.
event-credit-given = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $icon } for { $other }.
event-space-allowed = { $you ->
    [yes] You let { $other } use space { $space } of your caravan until the turn ends.
   *[no] { $player } lets { $other } use space { $space } of their caravan until the turn ends.
}
event-spaces-allowed = { $you ->
    [yes] You let
   *[no] { $player } lets
} { $other } use { $count ->
    [one] 1 space
   *[other] { $count } spaces
} of { $you ->
    [yes] your
   *[no] their
} caravan until the turn ends.
event-own-caravan-allowed = { $you ->
    [yes] You unlock
   *[no] { $player } unlocks
} { $caravan } until the turn ends.
event-owed = { $you ->
    [yes] You owe
   *[no] { $player } owes
} { $other }: { $term }.
event-settling = { $you ->
    [yes] You settle
   *[no] { $player } settles
} with { $other } early.
event-debt-called = Everyone has passed: { $you ->
    [yes] you now have
   *[no] { $player } now has
} to settle with { $other }.
event-debt-waits = { $you ->
    [yes] You
   *[no] { $player }
} can't settle with { $other } now; the debt stays due until the turn ends.
event-debt-met = { $you ->
    [yes] You settle
   *[no] { $player } settles
} with { $other }: { $term }.
event-defaulted = { $you ->
    [yes] You
   *[no] { $player }
} can't give { $other } what was due: { $term }.
event-card-owed = { $you ->
    [yes] You owe
   *[no] { $player } owes
} { $other } { $card } by the end of the turn.
event-card-owed-unknown = { $player } owes { $other } a card by the end of the turn.
event-card-debt-met = { $you ->
    [yes] You settle
   *[no] { $player } settles
} with { $other }: { $card }.
event-card-debt-met-unknown = { $player } gives { $other } the card that was due.
event-card-defaulted = { $you ->
    [yes] You
   *[no] { $player }
} can't give { $other } the card that was due: { $card }.
event-card-defaulted-unknown = { $player } can't give { $other } the card that was due.
event-promised = { $you ->
    [yes] You promise
   *[no] { $player } promises
} { $other }: { $term }.
event-promise-kept = { $you ->
    [yes] You mark
   *[no] { $player } marks
} { $to-you ->
    [yes] your promise { $promise }
   *[no] promise { $promise } by { $other }
} as kept.
event-promise-broken = { $you ->
    [yes] You mark
   *[no] { $player } marks
} { $to-you ->
    [yes] your promise { $promise }
   *[no] promise { $promise } by { $other }
} as broken.
event-promise-settled = The ledger is full, so { $you ->
    [yes] your oldest promise
   *[no] { $player }'s oldest promise
} to { $other }, number { $promise }, counts as kept.
event-products-lost = Unused products and payments are lost.
event-scored = { $you ->
    [yes] You have
   *[no] { $player } has
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and an entourage of { $entourage ->
    [one] 1 card
   *[other] { $entourage } cards
}.
event-won = { $you ->
    [yes] You win: { $reason }.
   *[no] { $player } wins: { $reason }.
}

# How a game ends

ending-most-coins = most coins
ending-most-entourage = the largest entourage after a tie on coins
ending-shared = a shared win, tied on coins and entourage

# Why an action is refused

refusal-not-in-this-round = "{ $action }": you can't do that in the last passes of a turn.
refusal-not-your-turn = "{ $action }": only in your own turn. In another player's turn you can only play djinn.
refusal-already-passed = "{ $action }": you have already passed, and nothing has happened since.
refusal-not-in-hand = "{ $action }": you don't have that card in hand, or not enough of them.
refusal-not-payable = "{ $action }": you can't pay for that.
refusal-played-already = "{ $action }": that card has already been played this turn.
refusal-nothing-to-do = "{ $action }": that would have no effect now.
refusal-not-in-entourage = "{ $action }": that card isn't in the entourage.
refusal-already-tasked = "{ $action }": that card is already tasked.
refusal-no-caravan = "{ $action }": there is no such caravan now.
refusal-space-taken = "{ $action }": that space is taken.
refusal-locked = "{ $action }": your caravan is locked until the active player unlocks it.
refusal-no-leave = "{ $action }": you need permission from the caravan's owner.
refusal-no-camel = "{ $action }": all five of your camels are on caravans.
refusal-no-camel-there = "{ $action }": there is no such camel on that space.
refusal-no-product = "{ $action }": that product hasn't been made.
refusal-too-few-coins = "{ $action }": not enough coins.
refusal-no-such-card = "{ $action }": that card doesn't fit here, or isn't there.
refusal-not-an-opponent = "{ $action }": that isn't one of your opponents.
refusal-offer-limit = "{ $action }": you have no offers left this turn.
refusal-offer-waiting = "{ $action }": your last offer to this player is still waiting for an answer.
refusal-no-offer = "{ $action }": there is no such offer.
refusal-order-of-terms = "{ $action }": too late for that. Terms are added in a fixed order.
refusal-too-many-terms = "{ $action }": there is no room for another term.
refusal-empty-offer = "{ $action }": the offer is still empty.
refusal-no-such-debt = "{ $action }": you have no such debt.
refusal-no-such-promise = "{ $action }": there is no open promise to you with that number.
refusal-ledger-full = "{ $action }": there is no room for more debts this turn.
refusal-not-possible = "{ $action }": that isn't possible here.
refusal-same-product = "{ $action }": a product can't be turned into itself.
refusal-already-allowed = "{ $action }": that permission has already been given. It lasts until the turn ends.
refusal-card-to-name = Choose the card you set aside before "{ $action }".

# Options of a new game

option-stacks = caravan stacks
option-stacks-explained = how many stacks of caravans, and so how many turns each player has
option-stacks-4 = 4
option-stacks-5 = 5
option-stacks-6 = 6
option-stacks-7 = 7
option-stacks-8 = 8
option-personas = personas per player
option-personas-explained = two players may begin with two personas each
option-personas-1 = 1
option-personas-2 = 2
option-offers = offers per turn
option-offers-explained = how many offers, counter-offers included, a player may make in one turn
option-offers-0 = 0
option-offers-1 = 1
option-offers-2 = 2
option-offers-3 = 3
option-offers-4 = 4
option-offers-5 = 5
option-offers-6 = 6
option-offers-7 = 7
option-offers-8 = 8
option-offers-9 = 9
option-offers-10 = 10
option-offers-11 = 11
option-offers-12 = 12

# The table

table-turn = Turn { $turn } of { $turns }: { $active }
table-deck = Deck { $count }, top: { $back }
table-draft = Draft line: { $cards }
table-discard = Discarded: { $cards }
table-caravan = { $owner }: { $city }{ $guarded ->
    [yes] {" "}(guarded)
   *[no] {""}
}{ $locked ->
    [yes] {" "}(locked)
   *[no] {""}
}
table-player = coins: { $coins }, hand: { $hand }, camels available: { $camels }
table-passed = passed
table-defaults = unpaid debts: { $count }
table-entourage = Entourage: { $cards }
table-products = Made: { $products }
table-hand = Hand: { $cards }
table-leave = { $player } has given { $other } until { $active }'s turn ends: { $leave }
table-debt = { $player } owes { $other } by the end of the turn: { $term }
table-missing = (can't be settled now: { $what })
table-promise = { $number }. { $player } promised { $other } in turn { $turn }: { $term } ({ $state ->
    [kept] kept
    [broken] broken
   *[open] open
})
written-offer = Offer { $which }: “{ $words }”
written-promise = Promise { $which }: “{ $words }”

# What a player knows

knows-offer-to-you = { $maker } offers you: { $gives }. Wants: { $wants }.
knows-offer-yours = You offer { $other }: { $gives }. You want: { $wants }.
knows-offer-making = Your offer to { $other } so far: { $gives }. You want: { $wants }.
knows-hand = { $player } definitely has in hand: { $cards }.
knows-deck = Cards you know in the deck, counted from the top: { $cards }.

# The rules in brief

rules-aim = Have the most coins when the last caravans have arrived, after { $turns } rounds.
rules-turn = Your turn: your old caravan arrives and a new one starts; then play cards, task your entourage, place camels and make deals as you like; at the end take 2 cards from the draft line.
rules-paying = Pay each icon of a card's cost with a product made this turn, a coin, a partner's payment, or by discarding a hand card that shows it. A discarded card pays one icon only, however many it shows.
rules-camels = To place a camel you need a product made by a task or a djinn and an empty matching space. On another player's caravan, or on your own outside your turn, you also need permission, which lasts until the turn ends.
rules-caravan = When a caravan arrives, camels outside full rows and columns are stranded, bandits attack the camel on one space, and every camel left earns the payout of its row.
rules-deals = Everything is negotiable, at any time, with at most { $offers ->
    [one] 1 offer
   *[other] { $offers } offers
} per turn. What is due now or this turn is binding: once everyone has passed, whatever can be settled must be settled. A promise for a later turn is not binding.
rules-end = At the end two cards are discarded from the deck, then each caravan left is resolved with a card of its own. Ties go to the larger entourage.
rules-persona = { $name }: { $effect }
rules-card = { $name }: { $effect }; { $cost }; discarded, it pays { $count ->
    [0] nothing
    [one] one icon: { $icons }
   *[other] one icon of your choice: { $icons }
}

# Errors in options, data files and positions

error-data-too-many-names = Data file, "{ $key }": at most { $most } cards can have names of their own.
error-data-endless = Data file, "{ $key }": a card that stays cannot refresh everything ("{ $effect }"); turns would never end.
error-data-effect = Data file, "{ $key }": "{ $effect }" is not an effect.
error-data-name-length = Data file, "{ $key }": a name has 1 to { $most } bytes, all printable.
error-caravan-twice = A caravan is in two places.
error-caravan-not-begun = A caravan on the table has not been started yet.
error-camels-without-caravan = { error-place } camels need a caravan.
error-guard-without-camel = { error-place } a guard needs a camel.
error-offer-or-not = { error-place } this does not agree with the offers and debts there are.
error-too-many-cards = There are { $count } { $good } cards in this position, but only { $most } in the game.
error-unknown-count = { $count } cards are placed, but there are { $left }.
error-no-cards-left = More cards are asked for than there are.
error-all-before-end = { error-place } everything is shown to "all" only after the end.
error-no-choice = { error-place } in the decision "{ $decision }" there would be nothing to choose.
error-bad-data = { error-place } the data is wrong. { $reason }
error-not-now = { error-place } this does not fit the decision or the round.
error-not-hidden = { error-place } this can't be unknown from this point of view; name it.
error-shown-too-much = { error-place } from this point of view not all of this can be seen.
error-no-term = { error-place } this cannot be part of a deal.
error-not-turned-over = { error-place } with an empty deck the discard pile is turned over at once.
error-wrong-place = { error-place } such a card cannot lie here, or not like this.
error-wrong-eyes = { error-place } open cards are known to everyone, and the back of a hand card only to its holder.

# The board in a browser

client-souk = The souk: deck, draft line, discard pile
client-deck = in the deck
client-draft = draft line
client-discards = discarded
client-discard-pile = Discard pile ({ $count })
client-looked = Cards you have looked at, from the top of the deck
client-caravan = { $owner }'s caravan to { $city }
client-your-caravan = your caravan
client-enlarge = Look closer
client-caravan-hint = Fill a row or column: each camel in it earns its row's coins.
client-before-first = Your caravan starts when your turn begins.
client-no-caravan = There is no caravan here now.
client-guarded = guarded against bandits
client-locked = locked
client-locked-last = { $you ->
    [yes] Locked in the last passes: you can't add camels here any more
   *[no] Locked in the last passes: { $owner } can't add camels any more, and you need permission
}
client-locked-turn = Locked in { $active }'s turn, unless { $active } unlocks it for you
client-unlocked = { $you ->
    [yes] { $active } has unlocked your caravan until the turn ends
   *[no] { $owner } may add camels here until { $active }'s turn ends
}
client-last = { $you ->
    [yes] Last passes of your turn
   *[no] Last passes of { $active }'s turn
}
client-last-still = Still possible: tasking cards, playing djinn, making deals, and placing camels where you have permission.
client-last-over = { $you ->
    [yes] No longer possible: camels on your own caravan, and playing other cards. Unused products are lost when the turn ends.
   *[no] No longer possible: { $active }'s camels on their own caravan. Unused products are lost when the turn ends.
}
client-space = Space { $space } of { $owner }'s caravan: { $product }, { $has ->
    [yes] { $camel }'s camel{ $earns ->
        [0] {", earning nothing yet"}
       *[other] , earning { $earns }
    }
   *[no] empty
}{ $guarded ->
    [yes] , guarded
   *[no] {""}
}{ $bandit ->
    [yes] ; bandits attack here
   *[no] {""}
}
client-row-pays = a camel in this row earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
client-would-earn = { $player } would earn { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} now
client-leave-for = { $player } may add camels until { $active }'s turn ends: { client-spaces }
client-spaces = { $named ->
    [0] { $any ->
        [one] any space
       *[other] any { $any } spaces
    }
    [one] space { $spaces }{ $any ->
        [0] {""}
        [one] {" "}and any other
       *[other] {" "}and any { $any } others
    }
   *[other] spaces { $spaces }{ $any ->
        [0] {""}
        [one] {" "}and any other
       *[other] {" "}and any { $any } others
    }
}
client-tent = Your tent
client-coins = { $count ->
    [one] coin
   *[other] coins
}
client-coins-secret = coins in the tent are secret
client-camels-home = { $count ->
    [one] camel available
   *[other] camels available
}
client-pool = Products and payments of this turn
client-no-products = nothing made this turn
client-entourage = entourage
client-hand = hand
client-tasked = tasked
client-backs = see the backs
client-faces = see the faces
client-unknown = { $count ->
    [one] 1 card in hand that you don't know
   *[other] { $count } cards in hand that you don't know
}
client-known = definitely in hand: { $card }
client-active = active
client-paying = Paying for { $card }
client-discarding = discarded
client-pay-cheapest = Pay what I can without discarding cards
client-in-vain = no more use to you this turn; lost unless traded
client-orders = Auto-pass

client-deals = The deal table
client-deals-hint = Pick a partner and put coins, cards, products or permission on the two trays. You can make { $count ->
    [one] 1 offer
   *[other] { $count } offers
} this turn.
client-offer-to-all = Offer to everybody
client-your-offer-to-all = Your offer to everybody
client-everybody = everybody
client-who-gets-it = Who gets it
client-first-taker = First to accept
client-i-choose = I choose
client-choose-taker = Deal with { $player }
client-maker-chooses = { $player } chooses among those who accept.
client-you-agreed = You accepted. { $player } is still choosing.
client-take-back = Take it back
client-price-label = Price
client-price = { $how ->
    [pay] you pay { $coins }
    [get] you get { $coins }
   *[none] no coins
}
client-pay-less = One coin better for you
client-pay-more = One coin more for them
client-agree-price = { $how ->
    [pay] Pay { $coins }
    [get] Ask { $coins }
   *[none] For nothing
}
client-reply = { $state ->
    [waiting] { $player } is thinking it over
    [agreed] { $player } accepts
    [declined] { $player } says no
    [countered] { $player } makes a counter-offer
    [taken] { $player } has taken it
   *[gone] { $player }: no longer open
}
client-edit = Change
client-ideas = Deal ideas
client-no-ideas = No deal would help both sides right now.
client-idea = { $gives } for { $wants }
client-idea-brings = { $sure ->
    [yes] about { $mine } for you, { $theirs } for { $player }
   *[no] about { $mine } for you, { $theirs } for { $player }, if the row fills up
}
client-ask-here = Ask { $owner } for this space
client-invite-here = Invite a camel here
client-ask-for = ask for { $term }
client-ask-unlock = Ask { $player } for permission.
client-offer-this = Offer { $term }
client-offer-it = offer it
client-read-as-offer = Your words are on the tray as an offer. Send it if that is what you mean.
brief-coins = { $what ->
    [one] 1 coin
   *[other] { $what } coins
}
brief-card = { $what }
brief-entourage = { $what }, to keep
brief-product = { $what }
brief-credit = pay { $what }
brief-space = space { $what }
brief-spaces = { $what ->
    [one] any space
   *[other] any { $what } spaces
}
brief-own-caravan = own caravan
brief-camel = camel on { $what }
brief-task = use of { $what }
brief-words = a promise
client-make-offer = Make an offer
client-offer-to = Offer to { $player }
client-counter-to = Counter-offer to { $player }
client-unfinished = unfinished offer
client-offers-you = { $player } offers you a deal
client-your-offer = Your offer to { $player }
client-you-give = You give
client-you-get = You get
client-accept = Accept
client-decline = Decline
client-accept-of = accept { $player }'s offer
client-decline-of = decline { $player }'s offer
client-counter = Counter
client-withdraw = Withdraw
client-waits = waiting for an answer
client-talks = { $you ->
    [yes] { $player } is preparing an offer for you.
   *[no] { $player } is negotiating with { $other }.
}
client-due = Due this turn
client-owes = { $you ->
    [yes] You owe { $other }: { $term }
   *[no] { $to ->
        [yes] { $player } owes you: { $term }
       *[no] { $player } owes { $other }: { $term }
    }
}
client-settle = Settle
client-called = Due now
client-called-why = You still owe { $player }: { $term }. Everyone has passed, so it must be settled now, with what you have and what your cards make.
client-called-task = Choose the card that makes it:
client-called-name = Choose the card for it from your hand.
client-could-task = can be made by { $tasks }
client-missing = can't be settled now: { $what }
client-permissions = { $you ->
    [yes] Permission until your turn ends
   *[no] Permission until { $active }'s turn ends
}
client-own-caravan = { $you ->
    [yes] your own caravan
   *[no] { $owner }'s own caravan
}
client-ledger = Promises
client-in-turn = (turn { $turn })
client-you = you
client-kept = Kept
client-broken = Broken
client-open = open
client-all-promises = Show all { $count }
client-fewer-promises = Show fewer
client-partner = Deal with
client-partner-has = { $player }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} available
client-offers-left = { $count ->
    [1] 1 offer left this turn
   *[other] { $count } offers left this turn
}
client-tray-empty = Nothing yet: tap something below, or drag it here.
client-tray-full = At most { $count } terms per side.
client-add = Add
client-clear = Clear
client-send-offer = Send the offer
client-less = One coin less
client-more = One coin more
client-take-off = Take off: { $term }
client-when = When
client-when-now = now
client-when-due = this turn
client-when-promise = promise
client-until = until the turn ends
client-not-now = You can't give this now: choose another time, or take it off.
client-which-card = Which card? Only you see it.
client-set-aside = with { $card }, which only you see
client-term-coins = coins
client-term-card = hand card
client-term-product = product
client-term-leave = permission
client-term-camel = camel
client-term-entourage = entourage
client-term-task = task
client-term-credit = payment
client-term-words = promise
client-unnamed = Don't name the card: only you know which it is
client-any-later = A card of my choice, later this turn
client-any-theirs = A card of their choice
client-named-card = A specific card
client-any-spaces = Camels on any spaces:
client-permission-how = Permission given now lasts until { $active }'s turn ends.
client-held = already given, until the turn ends
client-credit-how = A payment: the giver discards a card to pay one icon of the other player's cost.
client-camel-how = The giver puts one of their own camels there, with a product they have made. The deal is all the permission it needs.
client-no-hand = You have no cards in hand.
client-words-how = A promise in your own words. It isn't binding; the other player marks it as kept or broken.
client-words-gives = What you promise (everyone can read it after the deal)
client-words-wants = What they should promise (everyone can read it after the deal)
client-choose-for = Choice { $nth } of this card
client-left-open = { $you ->
    [yes] you choose when it is tasked
   *[no] { $player } chooses when it is tasked
}
client-coins-before = coins before the last caravans
client-last-caravans = the last caravans
client-promises = promises
client-deals-made = Deals of this game, and what they brought
client-deal-turn = Turn { $turn }
client-kept-broken = { $kept } kept, { $broken } broken, { $defaults } unpaid

motive-line = { $count ->
    [one] 1 camel now stands in a full row or column.
   *[other] { $count } camels now stand in full rows and columns.
}
motive-line-other = { $count ->
    [one] Fills a row or column for a camel of { $player } too.
   *[other] Fills a row or column for { $count } camels of { $player } too.
}
motive-earns = With the back on top now, { $count ->
    [one] 1 coin
   *[other] { $count } coins
} on arrival.
motive-camels = { $count ->
    [one] 1 camel on a caravan.
   *[other] { $count } camels on caravans.
}
motive-coins = { $count ->
    [one] Earns 1 coin.
   *[other] Earns { $count } coins.
}
motive-pays = { $count ->
    [one] Costs 1 coin.
   *[other] Costs { $count } coins.
}
motive-entourage = { $count ->
    [one] An entourage of 1 card works every turn.
   *[other] An entourage of { $count } cards works every turn.
}
motive-products = Makes { $products } to use this turn.
motive-hand = { $count ->
    [one] 1 card in hand to play or to pay with.
   *[other] { $count } cards in hand to play or to pay with.
}

# The log: lines folded into one, and what a turn came to
event-passed-together = { $players } pass.
bargain-offer = { $players } are bargaining.
bargain-failure = { $players } bargain: no deal.
bargain-deal = Deal: { $player } gives { $other } { $gives } for { $gets }.
bargain-present = Deal: { $player } gives { $other } { $gives }.
dealt-coins-passed = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
dealt-card-passed = { $card }
dealt-card-passed-unknown = a card
dealt-entourage-passed = { $card } from the entourage
dealt-product-passed = { $product }
dealt-credit-given = payment of { $icon }
dealt-space-allowed = space { $space }
dealt-spaces-allowed = { $count ->
    [one] any space
   *[other] any { $count } spaces
}
dealt-own-caravan-allowed = permission to use { $caravan }
dealt-owed = { $term } before the turn ends
dealt-card-owed = { $card } before the turn ends
dealt-card-owed-unknown = a card before the turn ends
dealt-promised = a promise ({ $term })
dealt-tasked = the use of { $card }
dealt-tasked-for = the use of { $card }
dealt-camel-placed = a camel on space { $space } of { $caravan }
digest-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
digest-camels-back = { $count ->
    [one] 1 camel sent home
   *[other] { $count } camels sent home
}
digest-played = played { $names }
digest-camels = { $count ->
    [one] 1 camel
   *[other] { $count } camels
}
digest-made = { $count ->
    [one] 1 product
   *[other] { $count } products
}
digest-deal = deal with { $other }
digest-paid-to = paid { $other } { $count }
digest-paid = paid { $count }
digest-defaulted = owed { $other } and couldn't pay
digest-drafted = drafted { $names }
part-end = The end

# What bots say to offers: a reason, and a price that would do. Each in two ways.
remark-taken-1 = { $reason }: deal.
remark-taken-2 = Deal! { $reason }.
remark-refused-1 = No. { $reason }.
remark-refused-2 = { $reason }. Not this time.
remark-asks-1 = { $reason }. For { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} I'm in.
remark-asks-2 = { $reason }. Make it { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
remark-pays-1 = { $reason }. I'd pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for it.
remark-pays-2 = { $reason }. { $coins ->
    [one] 1 coin is
   *[other] { $coins } coins is
} what I'd give.
remark-even-1 = { $reason }. Straight swap, and I'm in.
remark-even-2 = { $reason }. Without coins I'd do it.
reason-gets-coins-1 = The coins come in handy
reason-gets-coins-2 = I can use the coins
reason-gets-card-1 = That card suits me
reason-gets-card-2 = I have plans for that card
reason-gets-worker-1 = I can put them to good use
reason-gets-worker-2 = They'll do a job for me
reason-gets-product-1 = That's just what I was short of
reason-gets-product-2 = I have a place for it
reason-gets-payment-1 = That saves me paying it myself
reason-gets-payment-2 = It makes my next card cheaper
reason-gets-space-1 = I have a camel for that space
reason-gets-space-2 = My camel will do well there
reason-gets-row-1 = My row fills up
reason-gets-row-2 = That completes a line of mine
reason-gets-goodwill-1 = It costs me next to nothing
reason-gets-goodwill-2 = Glad to help
reason-enough-1 = That's a lot of offers for one turn
reason-enough-2 = Enough bargaining for this turn
reason-trust-1 = Not on credit, after last time
reason-trust-2 = I'd rather see it first
reason-cannot-1 = I couldn't keep that
reason-cannot-2 = I can't give what you ask
reason-ahead-1 = It would help you more than me
reason-ahead-2 = That puts you too far ahead
reason-nothing-1 = I see nothing in it for me
reason-nothing-2 = I'd get nothing for it
reason-useless-card-1 = That card is no use to me
reason-useless-card-2 = I couldn't play that card
reason-useless-worker-1 = I have no work for them
reason-useless-worker-2 = They couldn't do much for me
reason-useless-product-1 = I have nowhere to put it
reason-useless-product-2 = I couldn't use it this turn
reason-useless-payment-1 = I have nothing to pay for
reason-useless-payment-2 = I'm not playing cards now
reason-useless-space-1 = I have no camel for that space
reason-useless-space-2 = That space is no use to me
reason-useless-row-1 = That fills no line of mine
reason-useless-row-2 = A camel there does nothing for me
reason-useless-words-1 = Nice words, but I can't count them
reason-useless-words-2 = I need more than words
reason-keeps-coins-1 = That's too many coins
reason-keeps-coins-2 = It isn't worth that much to me
reason-keeps-card-1 = I mean to play that card myself
reason-keeps-card-2 = That card is worth more to me
reason-keeps-worker-1 = They're busy working for me
reason-keeps-worker-2 = I can't spare them for that
reason-keeps-product-1 = I need it myself this turn
reason-keeps-product-2 = I have a camel waiting for it
reason-keeps-payment-1 = I'd have to throw a card away
reason-keeps-payment-2 = That costs me a good card
reason-keeps-space-1 = I want that space myself
reason-keeps-space-2 = There's little room left in my caravan
reason-keeps-camel-1 = I'd rather put that camel elsewhere
reason-keeps-camel-2 = I'm short of camels
# In the first games: the goal, how far you are, who is about to earn, and why each decision matters
guide-goal = Goal: the most coins after turn { $turns }. You have { $coins }, plus { $earns } if your camels arrived now
guide-progress = Turn { $turn } of { $turns }, coins: { $coins }, under way: { $earns }
guide-threat = Camels that would earn more: { $players }
guide-ahead = { $player } { $coins }
matters-main = Tasks make products, products place camels, and camels in full rows and columns earn coins.
matters-last = The new back shows how the next caravan pays: a last chance to place a camel or make a deal.
matters-draft = Merchants and allies work every turn. Icons of a card can pay for others.
matters-pay = Products are gone at the end of the turn anyway. Cards and coins you could keep.
matters-product = Make what fits an empty space of a caravan, or pays for a card.
matters-convert = Give a product that nobody needs this turn.
matters-into = Make what fits an empty space of a caravan, or pays for a card.
matters-opponent = Choose who can use it least against you, or who will owe you a favour.
matters-discard = Let go of the card whose icons and effect you need least.
matters-give = Keep the card that helps you most.
matters-refresh = A refreshed card can be tasked once more this turn.
matters-place = Camels earn only in full rows and columns: complete a line.
matters-shift = A camel outside a full line earns nothing: move it where it completes one.
matters-shift-to = Camels earn only in full rows and columns: complete a line.
matters-recall = A camel that would be stranded is free for another caravan.
matters-guard = Bandits take the camel on their number: guard the one that earns most.
matters-guard-caravan = Bandits can't take any camel of a guarded caravan.
matters-arrange = The top back decides what the next caravan pays, and where bandits strike.
matters-mill = The next back decides what the next caravan pays, and where bandits strike.
matters-fetch = Take what you can pay for this turn, or whose icons pay for another card.
matters-swap = Put back what you can't pay for.
matters-swap-for = Take what you can pay for, or whose icons you need.
matters-name = Use the card you need least.
matters-called = A debt must be met if you can: choose what costs you least.

# Words people bargain with in the chat: all that mean the same, with | between them

said-bound = yes
said-verbs = first
said-numbers = a/an/one|two|three|four|five|six|seven|eight|nine|ten
said-counter = x|pieces of|of
said-ordinal = th|st|nd|rd
said-and = and|&|+
said-coin = coin|coins|gold
said-magics = magic|magics|lamp|lamps
said-jewels = jewel|jewels|gem|gems
said-spices = spice|spices
said-fabrics = fabric|fabrics|cloth|carpet|carpets
said-space = space|spaces|spot|spots|square|squares|field|fields
said-anyspace = any space|any spot|a free space|a free spot
said-camel = camel|camels
said-card = card|cards|hand card|hand cards
said-give = i give|i'll give|i will give|i can give|i could give|i offer|i'd give|i pay|i'll pay|i can pay|i sell|i'll sell|i lend|i'll lend|i put|i'll put|you get|you'll get|you can have|you may have|you may use|you can use|you may put|you can put|you may|i let you|i'll let you|take
said-ask = give me|can i|could i|may i|can you|could you|would you|will you|i want|i'd like|i need|i'll buy|i buy|i'll take|let me|sell me|lend me|you give|if you give|you give me|if you give me|you put|if you put|if you let me|i get|task
said-for = for|in exchange for|in return for|in exchange|in return|against|and i get|and you get
said-later = next turn|in my next turn|in your next turn|next round|later|another time|promise|i promise
said-due = this turn|before the turn ends|by the end of the turn|by the end of this turn
said-my = my|mine|on mine
said-your = your|yours|on yours
said-own = my own caravan|your own caravan|my own|your own|add to my caravan|use my caravan|add to your caravan|use your caravan
said-use = use of|the use of|use|task|lend|borrow|lend me|i lend|i'll lend
said-skip = for me|for you|to me|to you|please|how about|what about|ok|okay|deal|on|in|the|of|with|or|anyone|anybody|everybody|somebody|does|who|put|place|have|use|you|me|i|to|from

# What puzzles are about
puzzle-theme-turn = What comes first
puzzle-theme-camels = The right camel
puzzle-theme-effect = Make the most of a card
puzzle-theme-draft = The card to draft
puzzle-theme-payment = The cheapest payment
