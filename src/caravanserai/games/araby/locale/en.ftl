title = Merchants of Araby
tagline = Caravans, camels, djinn, and everything is negotiable.
client-minutes = 60 minutes

# Products and cards

icon-magics = magics
icon-jewels = jewels
icon-spices = spices
icon-fabrics = fabrics
icon-coin = a coin
any-card = any card
unknown-card = an unknown card
one-card = { $card }
tasked-card = ({ $card })
card-at = no. { $depth } { $card }
several = { $count }× { $what }
a-credit = credit for { $icon }
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
back = bandits at { $bandit }, rows pay { $top } / { $middle } / { $bottom }
no-back = no card: no bandits, rows pay 2 / 3 / 4

# Effects

costs = costs { $icons }
effect-make = make { $number }× { $product }
effect-make-any = make { $number } of any product
effect-coins = take { $number ->
    [1] 1 coin
   *[other] { $number } coins
}
effect-opponent-coins = an opponent takes { $number ->
    [1] 1 coin
   *[other] { $number } coins
}
effect-coins-per-camel = take { $number } for each of your camels out
effect-draw = draw { $number }
effect-opponent-draw = an opponent draws { $number }
effect-discard = discard { $number }
effect-give-drawn = give { $number } of the drawn cards to an opponent
effect-refresh = refresh up to { $number } of your cards
effect-refresh-others = { $number ->
    [1] refresh 1 of your cards
   *[other] refresh up to { $number } of your cards
}, but no { $cards }
effect-refresh-all = refresh your entourage
effect-convert = turn a product into another
effect-place-free = put up to { $number } camels on your caravan without products
effect-shift = move one of your camels on its caravan
effect-recall = take one of your camels back
effect-guard-camel = guard a camel against bandits
effect-guard-caravan = guard a whole caravan against bandits
effect-peek = look at the top { $number } of the deck
effect-arrange-top = look at the top { $number } of the deck and reorder them
effect-mill = discard the top { $number } of the deck
effect-may-mill = you may discard the top { $number } of the deck
effect-from-discard = take { $number } from the discard pile
effect-swap-draft = swap a hand card with the draft line
# What to bear in mind before an action

advice-task = { $card } costs { $icon }: task { $count ->
    [1] { $tasks }
   *[other] one of these ({ $tasks })
} first, or a hand card is discarded for it
warning-lost = { $product }: nothing of yours can use it any more this turn; it is lost unless you trade it
warning-lost-any = whatever you make, nothing of yours can use it any more this turn; it is lost unless you trade it
warning-unused-end = not used yet: { $products }; after the draft they can't go onto your caravan any more
warning-unused-pass = not used: { $products }; they are lost when the turn ends

# What a debt lacks

missing-too-few-coins = not enough coins
missing-no-product = the product isn't made, and no untasked card makes it
missing-not-in-hand = no such card in hand
missing-no-such-card = no card in hand shows it
missing-not-in-entourage = the card has left the entourage
missing-already-tasked = the card is already tasked
missing-nothing-to-do = it would do nothing now
missing-space-taken = the space is taken
missing-no-camel = all camels are out
missing-no-caravan = there is no caravan
missing-locked = the caravan is locked
missing-not-in-this-round = the caravan is locked in the last passes

# What is to be decided

prompt-main = { $yours ->
    [yes] Your turn: play, task, place camels, deal, or end the turn.
   *[no] { $active }'s turn: you may task, play djinn and deal, or pass.
}
prompt-passed = You have passed. In { $active }'s turn you may still task, play djinn and deal.
prompt-last = { $yours ->
    [yes] Last passes of your turn: your caravan is locked. Task, play djinn, deal or pass; unused products are lost.
   *[no] Last passes of { $active }'s turn: task, play djinn, deal or pass. Camels need permission; unused products are lost.
}
prompt-draft = Take a card of the draft line ({ $left } to go).
prompt-pay = { $only ->
    [yes] { $card }: only a hand card can pay { $icon } now. Choose the one you discard.
   *[no] { $card }: choose how to pay { $icon }.
}
prompt-product = { $card }: which product do you make?
prompt-convert = { $card }: which product do you give up?
prompt-into = { $card }: what does it become?
prompt-opponent = { $card }: which opponent?
prompt-discard = { $card }: which card do you discard?
prompt-give = { $card }: which of the drawn cards do you give away?
prompt-refresh = { $card }: which card do you refresh?
prompt-place = { $card }: where does a camel go?
prompt-shift = { $card }: which of your camels moves?
prompt-shift-to = { $card }: where to, on the same caravan?
prompt-recall = { $card }: which of your camels comes home?
prompt-guard = { $card }: which camel is guarded?
prompt-guard-caravan = { $card }: whose caravan is guarded?
prompt-arrange = { $card }: which of the cards looked at comes next from the top?
prompt-mill = { $card }: do you discard the top card?
prompt-fetch = { $card }: which card of the discard pile do you take?
prompt-swap = { $card }: which hand card do you give to the draft line?
prompt-swap-for = { $card }: which card of the draft line do you take?
prompt-name = Which card do you give for this?
prompt-name-debt = You owe { $other } { $term }: which card do you give for it?
prompt-called = Everyone has passed, and you still owe { $other } { $term }: choose the card you task for it.
prompt-making = { $naming ->
    [yes] Offer to { $other }: which hand card do you use for it? Nobody sees it yet.
   *[no] Offer to { $other }, { $part }: add terms, or send it.
}
part-0 = what you give now
part-1 = what you give by the end of this turn
part-2 = what you promise for later
part-3 = what you want now
part-4 = what you want by the end of this turn
part-5 = what you want promised

# Choices

choice-pass = pass
choice-end = end your turn
choice-play = play { $card }
choice-task = task { $card }
choice-camel = space { $space } of { $owner }'s caravan ({ $product })
choice-card = { $card }
choice-product = { $icon }
choice-credit = with your credit for { $icon }
choice-coins = a coin from your tent
choice-player = { $other }
choice-nth = no. { $number }
choice-yes = yes
choice-no = no
choice-done = enough
choice-offer = make { $other } an offer
choice-any = any card
choice-entourage = { $card }
choice-space = space { $number }
choice-spaces = { $number } spaces
choice-own-caravan = your own caravan
choice-words = in your own words
choice-due = go on with what is due by the end of this turn
choice-promise = go on with promises for later turns
choice-want = go on with what you want
choice-send = send the offer
choice-drop = drop the offer
choice-accept = accept { $other }'s offer: you get { $gets }; you give { $gives }
choice-decline = decline { $other }'s offer: { $gets } for { $gives }
choice-counter = decline and make { $other } another offer
choice-withdraw = withdraw your offer to { $other }
choice-settle = settle what you owe { $other }: { $term }
choice-kept = { $other } kept the promise: { $term }
choice-broken = { $other } broke the promise: { $term }
choice-term = add: { $term }
order-pass-until-offered = pass until I am offered something
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
term-product = 1× { $what }
term-credit = a credit for { $what }
term-space = permission to place a camel on space { $what }
term-spaces = { $what ->
    [1] permission to place a camel on any space
   *[other] permission to place { $what } camels on any spaces
}
term-own-caravan = permission to add to one's own caravan
term-camel = a camel on { $what }
term-task = tasking { $what } for the other
term-choice = already chosen: { $choice }
fixed-camel = space { $space } of { $owner }'s caravan
fixed-yes = the card seen is discarded
fixed-no = the card seen stays
term-words = something said in words
when-now = { $term }
when-due = { $term } by the end of the turn
when-promise = { $term } in a later turn

# What happened

event-turn-began = { $you ->
    [yes] Turn { $turn } is yours.
   *[no] Turn { $turn }: { $player }.
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
    [yes] Your caravan arrives
   *[no] { $player }'s caravan arrives
}: { $bandit ->
    [0] no bandits
   *[other] bandits at { $bandit }
} ({ $back }).
event-camel-returned = { $you ->
    [yes] Your camel
   *[no] { $player }'s camel
} on space { $space } of the caravan of { $caravan } { $why ->
    [stranded] is stranded.
   *[bandits] is taken by bandits.
}
event-camels-paid = { $you ->
    [yes] You earn
   *[no] { $player } earns
} { $coins } on the caravan of { $caravan }.
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
} 1× { $product }.
event-credit-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} a credit for { $icon }.
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
} { $count }× { $product }.
event-card-picked = { $you ->
    [yes] You pick
   *[no] { $player } picks
} { $card }.
event-card-picked-unknown = { $player } picks a card.
event-product-picked = { $you ->
    [yes] You pick
   *[no] { $player } picks
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
} a camel on space { $space } of the caravan of { $caravan }.
event-camel-picked = { $you ->
    [yes] You pick
   *[no] { $player } picks
} the camel on space { $space } of the caravan of { $caravan }.
event-camel-shifted = { $you ->
    [yes] You move
   *[no] { $player } moves
} a camel on the caravan of { $caravan } from { $space } to { $to }.
event-camel-recalled = { $you ->
    [yes] You take
   *[no] { $player } takes
} a camel back from space { $space } of the caravan of { $caravan }.
event-camel-guarded = { $you ->
    [yes] You guard
   *[no] { $player } guards
} the camel on space { $space } of the caravan of { $caravan }.
event-caravan-guarded = { $you ->
    [yes] You guard
   *[no] { $player } guards
} the caravan of { $caravan }.
event-looked = { $you ->
    [yes] You look
   *[no] { $player } looks
} at { $count ->
    [1] the top card of the deck.
   *[other] the top { $count } cards of the deck.
}
event-arranged = { $you ->
    [yes] You put { $count ->
        [one] 1 card
       *[other] { $count } cards
    } back in order.
   *[no] { $player } puts { $count ->
        [one] 1 card
       *[other] { $count } cards
    } back in order.
}
event-milled = { $card } goes from the deck to the discard pile ({ $back }).
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
} { $card } from the draft line instead.
event-drafted = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $card } from the draft line.
event-refilled = New in the draft line: { $card } ({ $back }).
event-deck-turned = The discard pile is turned over: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-top-back = The top card now says: { $back }.
event-passed = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
event-turn-ended = { $you ->
    [yes] You are ready to end the turn.
   *[no] { $player } is ready to end the turn.
}
event-offer-begun = { $you ->
    [yes] You talk
   *[no] { $player } talks
} to { $other }.
event-offer-sent = { $you ->
    [yes] You make
   *[no] { $player } makes
} { $other } an offer.
event-offer-term = { $you ->
    [yes] You would give
   *[no] { $player } would give
} { $other }: { $term }.
event-offer-declined = { $you ->
    [yes] You decline
   *[no] { $player } declines
} the offer of { $other }.
event-offer-withdrawn = { $you ->
    [yes] You withdraw your offer
   *[no] { $player } withdraws the offer
} to { $other }.
event-offer-lapsed = { $you ->
    [yes] You can no longer
   *[no] { $player } can no longer
} give what was offered to { $other }: the offer lapses.
event-offer-closed = { $you ->
    [yes] Your talk
   *[no] { $player }'s talk
} with { $other } comes to nothing.
event-deal-made = { $you ->
    [yes] You make a deal
   *[no] { $player } makes a deal
} with { $other }.
event-entourage-passed = { $you ->
    [yes] You hand
   *[no] { $player } hands
} { $card } over to { $other }.
event-product-passed = { $you ->
    [yes] You give
   *[no] { $player } gives
} { $other } 1× { $product }.
event-credit-given = { $you ->
    [yes] You give
   *[no] { $player } gives
} { $other } a credit for { $icon }.
event-space-allowed = { $you ->
    [yes] You let
   *[no] { $player } lets
} { $other } use space { $space } until the turn ends.
event-spaces-allowed = { $you ->
    [yes] You let
   *[no] { $player } lets
} { $other } use { $count ->
    [1] one space
   *[other] { $count } spaces
} until the turn ends.
event-own-caravan-allowed = { $you ->
    [yes] You unlock
   *[no] { $player } unlocks
} the caravan of { $other } until the turn ends.
event-owed = { $you ->
    [yes] You owe
   *[no] { $player } owes
} { $other }: { $term }.
event-settling = { $you ->
    [yes] You pay
   *[no] { $player } pays
} debt { $debt }, to { $other }, early.
event-debt-called = All have passed: { $you ->
    [yes] you now have to
   *[no] { $player } now has to
} pay debt { $debt }, to { $other }.
event-debt-waits = { $you ->
    [yes] You
   *[no] { $player }
} can't pay debt { $debt }, to { $other }, now; it stays due until the turn ends.
event-debt-met = { $you ->
    [yes] You settle
   *[no] { $player } settles
} with { $other }: { $term }.
event-defaulted = { $you ->
    [yes] You cannot
   *[no] { $player } cannot
} give { $other } what was due: { $term }.
event-card-owed = { $you ->
    [yes] You owe
   *[no] { $player } owes
} { $other } { $card } by the end of the turn.
event-card-owed-unknown = { $player } owes { $other } a card by the end of the turn.
event-card-debt-met = { $you ->
    [yes] You settle
   *[no] { $player } settles
} with { $other }: { $card }.
event-card-debt-met-unknown = { $player } settles the card owed to { $other }.
event-card-defaulted = { $you ->
    [yes] You cannot
   *[no] { $player } cannot
} give { $other } the card that was due: { $card }.
event-card-defaulted-unknown = { $player } cannot give { $other } the card that was due.
event-promised = { $you ->
    [yes] You promise
   *[no] { $player } promises
} { $other }: { $term }.
event-promise-kept = { $you ->
    [yes] You mark promise { $promise } of { $other } kept.
   *[no] { $player } marks promise { $promise } of { $other } kept.
}
event-promise-broken = { $you ->
    [yes] You mark promise { $promise } of { $other } broken.
   *[no] { $player } marks promise { $promise } of { $other } broken.
}
event-products-lost = Unused products and credits are gone.
event-scored = { $you ->
    [yes] You have
   *[no] { $player } has
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $entourage ->
    [one] 1 card
   *[other] { $entourage } cards
} in the entourage.
event-won = { $you ->
    [yes] You win: { $reason }.
   *[no] { $player } wins: { $reason }.
}

# How a game ends

ending-most-coins = most coins
ending-most-entourage = the largest entourage after a tie on coins
ending-shared = a shared win, equal in coins and entourage

# Why an action is refused

refusal-not-in-this-round = "{ $action }" is not possible in the last passes of a turn.
refusal-not-your-turn = "{ $action }" is for your own turn; only djinn are played in another's.
refusal-already-passed = "{ $action }": you have passed already, and nothing has happened since.
refusal-not-in-hand = "{ $action }" names a card that is not in your hand, or not often enough.
refusal-not-payable = "{ $action }" cannot be paid.
refusal-played-already = "{ $action }" names a card that was played this turn already.
refusal-nothing-to-do = "{ $action }" would do nothing now.
refusal-not-in-entourage = "{ $action }" names a card that is not in the entourage.
refusal-already-tasked = "{ $action }" names a card that is tasked.
refusal-no-caravan = "{ $action }" names a caravan that is not there.
refusal-space-taken = "{ $action }" names a space that is taken.
refusal-locked = "{ $action }": your caravan is locked until the active player opens it.
refusal-no-leave = "{ $action }" needs permission from the caravan's owner.
refusal-no-camel = "{ $action }" needs a camel, and all five of yours are out.
refusal-no-camel-there = "{ $action }" names a space without such a camel.
refusal-no-product = "{ $action }" needs a product that has not been made.
refusal-too-few-coins = "{ $action }" asks for more coins than there are.
refusal-no-such-card = "{ $action }" names a card that does not fit, or is not there.
refusal-not-an-opponent = "{ $action }" does not name one of your opponents.
refusal-offer-limit = "{ $action }": you have made all your offers of this turn.
refusal-offer-waiting = "{ $action }": your last offer to this player still waits.
refusal-no-offer = "{ $action }": there is no such offer.
refusal-order-of-terms = "{ $action }" comes too late: terms are added in a fixed order.
refusal-too-many-terms = "{ $action }" is one term too many.
refusal-empty-offer = "{ $action }": the offer says nothing yet.
refusal-no-such-debt = "{ $action }": you have no such debt.
refusal-no-such-promise = "{ $action }": no such promise to you is open.
refusal-ledger-full = "{ $action }": the books are full.
refusal-not-possible = "{ $action }" is not possible here.
refusal-same-product = "{ $action }" would turn a product into itself.
refusal-already-allowed = "{ $action }": that permission is already held, until the turn ends.
refusal-card-to-name = "{ $action }" has to wait: first say which card you set aside.

# Options of a new game

option-stacks = caravan stacks
option-stacks-explained = how many stacks of caravans, which is how many turns everybody has
option-stacks-4 = 4
option-stacks-5 = 5
option-stacks-6 = 6
option-stacks-7 = 7
option-stacks-8 = 8
option-personas = personas each
option-personas-explained = two players may begin with two personas each
option-personas-1 = 1
option-personas-2 = 2
option-offers = offers a turn
option-offers-explained = how many offers, counters included, a player may make in one turn
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
table-player = coins { $coins }, hand { $hand }, camels at home { $camels }
table-passed = passed
table-defaults = defaulted: { $count }
table-entourage = Entourage: { $cards }
table-products = Made: { $products }
table-hand = Hand: { $cards }
table-leave = { $player } has given { $other } until { $active }'s turn ends: { $leave }
table-debt = { $player } owes { $other } by the end of the turn: { $term }
table-missing = (can't be paid now: { $what })
table-promise = { $number }. { $player } promised { $other } in turn { $turn }: { $term } ({ $state ->
    [kept] kept
    [broken] broken
   *[open] open
})
written-offer = Offer { $which }: “{ $words }”
written-promise = Promise { $which }: “{ $words }”

# What a player knows

knows-offer-to-you = { $maker } offers you { $gives } for { $wants }.
knows-offer-yours = You offer { $other } { $gives } for { $wants }.
knows-offer-making = Your offer to { $other } so far: { $gives } for { $wants }.
knows-hand = { $player } certainly holds { $cards }.
knows-deck = In the deck, from the top: { $cards }.

# The rules in brief

rules-aim = Have the most coins when the last of { $turns } rounds of caravans has arrived.
rules-turn = Your turn: your old caravan arrives and a new one starts; then play cards, task your entourage, place camels and deal as you like; at the end take 2 cards of the draft line.
rules-paying = Each icon of a card's cost is paid with a product made this turn, a coin, a partner's credit, or by discarding a hand card that shows it. A discarded card pays one icon only, however many it shows.
rules-camels = To place a camel you need a product made by a task or a djinn and an empty matching space. On another player's caravan, or on your own outside your turn, you also need permission, which lasts until the turn ends.
rules-caravan = When a caravan arrives, camels outside full rows and columns go home, bandits take one, and each other camel earns what its row pays.
rules-deals = Everything is negotiable, at any time, in at most { $offers ->
    [one] 1 offer
   *[other] { $offers } offers
} a turn. What is due now or this turn is binding: once everybody has passed, whatever can be paid must be paid. A promise for a later turn is not.
rules-end = The last caravans resolve with a card each after two cards are discarded. Ties go to the larger entourage.
rules-persona = { $name }: { $effect }
rules-card = { $name }: { $effect }; { $cost }; discarded, it pays { $count ->
    [1] one icon: { $icons }
   *[other] one icon of your choice: { $icons }
}

# Errors in options, data files and positions

error-data-too-many-names = Data file, "{ $key }": at most { $most } cards can have names of their own.
error-data-endless = Data file, "{ $key }": a card that stays cannot refresh everything ("{ $effect }"); turns would never end.
error-data-effect = Data file, "{ $key }": "{ $effect }" is not an effect.
error-data-name-length = Data file, "{ $key }": a name has 1 to { $most } bytes, all printable.
error-caravan-twice = A caravan is in two places.
error-caravan-not-begun = A standing caravan has not been begun.
error-camels-without-caravan = { error-place } camels need a caravan.
error-guard-without-camel = { error-place } a guard needs a camel.
error-offer-or-not = { error-place } this does not agree with the offers and debts there are.
error-too-many-cards = There are { $count } { $good } cards in this position, but only { $most } in the game.
error-unknown-count = { $count } cards are placed, but there are { $left }.
error-no-cards-left = More cards are asked for than there are.
error-all-before-end = { error-place } everything is shown to "all" only after the end.
error-no-choice = { error-place } in the decision "{ $decision }" there would be nothing to choose.
error-bad-data = { error-place } the data is wrong. { $reason }
error-not-now = { error-place } this does not go with the decision or the round.
error-not-hidden = { error-place } this cannot be unknown to these eyes; name it.
error-shown-too-much = { error-place } these eyes cannot see all that is told.
error-no-term = { error-place } this cannot be part of a deal.
error-not-turned-over = { error-place } with an empty deck the discard pile is turned over at once.
error-wrong-place = { error-place } such a card cannot lie here, or not like this.
error-wrong-eyes = { error-place } open cards are known to all, and the back of a hand card to its holder alone.

# The board in a browser

client-souk = The souk: deck, draft line, discard pile
client-deck = in the deck
client-draft = draft line
client-discards = discarded
client-discard-pile = Discard pile ({ $count })
client-looked = Cards looked at, from the top of the deck
client-caravan = Caravan of { $owner } to { $city }
client-your-caravan = your caravan
client-enlarge = Look closer
client-caravan-hint = Fill a row or column: each camel in it earns its row's coins.
client-before-first = Your caravan starts when your turn begins.
client-no-caravan = No caravan stands here now.
client-guarded = guarded against bandits
client-locked = locked
client-locked-last = { $you ->
    [yes] Locked in the last passes: you can't add camels here any more
   *[no] Locked in the last passes: { $owner } can't add camels any more, and you only with permission
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
client-last-still = Still possible: tasking cards, playing djinn, deals, and camels where you have permission.
client-last-over = { $you ->
    [yes] No longer: camels on your own caravan and playing other cards. Products nobody uses are lost with the turn.
   *[no] No longer: { $active }'s own camels there. Products nobody uses are lost with the turn.
}
client-space = Space { $space } of { $owner }'s caravan: { $product }, { $has ->
    [yes] a camel of { $camel }{ $earns ->
        [0] {", earning nothing yet"}
       *[other] , earning { $earns }
    }
   *[no] empty
}{ $guarded ->
    [yes] , guarded
   *[no] {""}
}{ $bandit ->
    [yes] ; bandits strike here
   *[no] {""}
}
client-row-pays = a camel in this row earns { $coins }
client-would-earn = { $player } would earn { $coins } now
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
client-coins = coins
client-coins-secret = coins in the tent are secret
client-camels-home = camels at home
client-pool = Products and credits of this turn
client-no-products = nothing made this turn
client-entourage = entourage
client-hand = hand
client-tasked = tasked
client-backs = see the backs
client-faces = see the faces
client-unknown = cards in hand unknown to you: { $count }
client-known = certainly in hand: { $card }
client-active = in turn
client-paying = Paying for { $card }
client-discarding = discarded
client-pay-cheapest = Pay what I can without discarding cards
client-in-vain = lost unless traded: nothing of yours can use it any more
client-orders = Standing orders

client-deals = The deal table
client-deals-hint = Pick a partner and lay coins, cards, products or permission on the two trays. You have { $count ->
    [one] 1 offer
   *[other] { $count } offers
} this turn.
client-make-offer = Make an offer
client-offer-to = Offer to { $player }
client-counter-to = Another offer to { $player }
client-unfinished = an offer lies here unfinished
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
client-waits = waits for an answer
client-talks = { $you ->
    [yes] { $player } is putting an offer to you together.
   *[no] { $player } talks to { $other }.
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
client-called-why = { $player } is owed { $term }. Everyone has passed, so what is due this turn is paid now, from what you hold and what your cards make.
client-called-task = Choose who makes it:
client-called-name = Choose the card for it from your hand.
client-could-task = can be made by { $tasks }
client-missing = can't be paid now: { $what }
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
client-kept = Kept
client-broken = Broken
client-open = open
client-all-promises = Show all { $count }
client-fewer-promises = Show fewer
client-partner = Whom to deal with
client-partner-has = { $player } holds { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} and has { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
} at home
client-offers-left = { $count ->
    [1] 1 offer left this turn
   *[other] { $count } offers left this turn
}
client-tray-empty = Nothing yet: tap something below, or drag it here.
client-tray-full = A side holds at most { $count } terms.
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
client-not-now = You cannot give this now: choose another time, or take it off.
client-which-card = Which card? Only you see it.
client-set-aside = with { $card }, which only you see
client-term-coins = coins
client-term-card = hand card
client-term-product = product
client-term-leave = permission
client-term-camel = camel
client-term-entourage = entourage
client-term-task = task
client-term-credit = credit
client-term-words = words
client-unnamed = Do not name the card: only you know which it is
client-any-later = A card of my choice, later this turn
client-any-theirs = A card of their choice
client-named-card = A certain card
client-any-spaces = Camels on any spaces:
client-permission-how = Permission given now lasts until { $active }'s turn ends.
client-held = already held until the turn ends
client-credit-how = A credit: a card is discarded so that one icon of the other's cost is paid.
client-camel-how = Whoever gives this puts a camel of their own there, with a product they have made. The deal is all the permission it needs.
client-no-hand = You hold no cards.
client-words-how = A promise in your own words. It is not enforced; the other marks it kept or broken.
client-words-gives = What you promise; all can read it once the deal is made
client-words-wants = What the other is to promise; all can read it then
client-choose-for = Choice { $nth } of this card
client-left-open = { $you ->
    [yes] you choose when it is tasked
   *[no] { $player } chooses
}
client-coins-before = coins before the last caravans
client-last-caravans = the last caravans
client-promises = promises
client-kept-broken = { $kept } kept, { $broken } broken, { $defaults } defaulted

motive-line = { $count ->
    [one] 1 camel now stands in a full row or column.
   *[other] { $count } camels now stand in full rows and columns.
}
motive-camels = { $count ->
    [one] 1 camel is out to earn.
   *[other] { $count } camels are out to earn.
}
motive-coins = { $count ->
    [one] Earns 1 coin.
   *[other] Earns { $count } coins.
}
motive-entourage = An entourage of { $count } works every turn.
motive-products = { $count ->
    [one] 1 product to use this turn.
   *[other] { $count } products to use this turn.
}
motive-hand = { $count ->
    [one] 1 card in hand to play or pay with.
   *[other] { $count } cards in hand to play or pay with.
}
