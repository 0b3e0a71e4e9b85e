title = Dschunke
tagline = Five junks moored together, three merchants and a floating market.
client-minutes = 60 minutes

# Names

good-spice = spice
good-vegetables = vegetables
good-fish = fish
good-rice = rice
no-good = nothing
goods-of = { $count ->
    [1] { $good }
   *[other] { $count }× { $good }
}
good-worth = { $good }: { $worth }
worth-yuan = { $yuan } Yuan
worth-special = special card

junk-grey = grey
junk-orange = orange
junk-purple = purple
junk-brown = brown
junk-white = white

worker-load = load merchant
worker-goods = goods merchant
worker-money = money merchant
worker-lower = lower trainee
worker-upper = upper trainee
space-load = { $strips ->
    [1] load 1 strip
   *[other] load { $strips } strips
}
space-goods = take goods
space-money = earn money

stack-square = square ■
stack-circle = circle ●
stack-triangle = triangle ▲
stack-star = star ★

special-extra-supply = extra supply
special-extra-supply-does = always: 1 more goods card each resupply
special-win-ties = win ties
special-win-ties-does = always: you win every tie in the bartering
special-exchange = exchange
special-exchange-does = always: after each market card, return up to 2 goods and take as many others
special-load = load a strip
special-load-does = extra action, once: load 1 strip on any junk
special-goods = take goods
special-goods-does = extra action, once: goods from any junk for your visible crates there, at least 3
special-move = move a strip
special-move-does = extra action, once: move one of your strips from a top layer to another junk
special-money = money from { $junk }
special-money-does = extra action, once: Yuan for your visible crates there, at least 3
special-eight = 8 Yuan for { $junk }
special-eight-does = game end: 8 Yuan if 4 or more of your crates show there
special-twelve = 12 Yuan for { $junk } and { $second }
special-twelve-does = game end: 12 Yuan if 5 of your crates show on the first junk and 2 on the second

# What is to be decided

prompt-station = You are the start player: choose a junk for a face-down merchant.
prompt-place = Put a strip of { $owner } on a junk that has fewer than three.
prompt-exchange = { $returned ->
    [0] You have an exchange card. Return a goods card, or keep your hand as it is?
   *[other] Return a second goods card, or is one enough?
}
prompt-trade = { $owed ->
    [1] Take a goods card for what you returned.
   *[other] Take { $owed } goods cards for what you returned, one at a time.
}
prompt-search = Choose a stack of special cards to look through; you keep one card.
prompt-keep = You look through the stack { $stack }. Keep one card.
prompt-act = { $extra ->
    [yes] Your turn: use a merchant or a trainee. You may also play one extra-action card, now or afterwards.
   *[no] Your turn: use a merchant or a trainee.
}
prompt-fetch = Grey: from which junk do you take { $owed ->
    [1] 1 goods card?
   *[other] { $owed } goods cards?
}
prompt-onto = Onto which junk does your strip from { $junk } go?
prompt-after = { $extra ->
    [yes] Play an extra-action card, or end your turn?
   *[no] You have no extra-action card to play. End your turn.
}
prompt-resupply = { $owed ->
    [1] Resupply: take a goods card.
   *[other] Resupply: take { $owed } goods cards, one at a time.
}
prompt-bid = Bartering: bid cards of one good in secret, or none. For sale: { $goods }.
prompt-prize = { $last ->
    [yes] You have won the special card. Search a stack, or take { $yuan } Yuan instead?
   *[no] You have won the special card. Which stack do you look through?
}
prompt-prize-keep = You look through the stack { $stack }. Keep one card.

# Choices

choice-station = { $junk } junk
choice-place = { $junk } junk
choice-return = return { $good }
choice-stop = { $returned ->
    [0] keep your hand as it is
   *[other] one card is enough
}
choice-take = take { $good }
choice-merchant = { $worker }, on { $junk }
choice-lower = lower trainee: { $space }, on { $junk }
choice-upper = upper trainee: { $space }, on { $junk }
choice-load = extra card: load 1 strip on { $junk }
choice-collect = extra card: money from { $junk }
choice-fetch = extra card: goods from { $junk }
choice-move = extra card: move a strip from { $junk }
choice-onto = onto { $junk }
choice-done = end your turn
choice-search = { $count ->
    [1] stack { $stack }, 1 card
   *[other] stack { $stack }, { $count } cards
}
choice-yuan = take { $yuan } Yuan
choice-keep = { $special }
choice-none = bid nothing
choice-bid-spice = bid { $count } { $good }
choice-bid-vegetables = bid { $count } { $good }
choice-bid-fish = bid { $count } { $good }
choice-bid-rice = bid { $count } { $good }
choice-bluff = bluff with { $cards }
choice-mixed = bluff with { $cards }

# What a choice brings about

consequence-load = { $count ->
    [0] you have no strip left
    [1] 1 strip, of { $left } you have left
   *[other] { $count } strips, of { $left } you have left
}
consequence-money = +{ $count } Yuan ({ $crates ->
    [1] 1 crate shows
   *[other] { $crates } crates show
})
consequence-goods = { $count ->
    [0] no goods card there
    [1] 1 goods card
   *[other] { $count } goods cards
} ({ $crates ->
    [1] 1 crate shows
   *[other] { $crates } crates show
})
consequence-bid = for { $worth }
consequence-bluff = sells nothing
consequence-bluff-seen = everyone sees the cards; you keep them
consequence-held = you hold { $count }
consequence-pays-now = it would pay now

# What happened

event-station-chosen = { $you ->
    [yes] You put
   *[no] { $player } puts
} a face-down merchant on { $junk }.
event-strip-placed = { $you ->
    [yes] You put
   *[no] { $player } puts
} a strip of { $owner } on { $junk }.
event-merchant-shown = The { $merchant } stands on { $junk }.
event-round-began = Round { $round } begins.
event-market-shown = { $good } is worth { $yuan } Yuan.
event-market-special = { $good } brings a special card.
event-returned = { $you ->
    [yes] You return
   *[no] { $player } returns
} { $good }.
event-exchange-ended = { $you ->
    [yes] Your exchange is over.
   *[no] { $player }'s exchange is over.
}
event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $count } { $good }.
event-resupplied = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $good }{ $left ->
    [last] , the last one.
   *[more] .
}
event-goods-short = { $you ->
    [yes] You go
   *[no] { $player } goes
} short of { $count ->
    [1] 1 goods card.
   *[other] { $count } goods cards.
}
event-goods-counted = { $good } on board: { $count }.
event-declared = { $you ->
    [yes] You declare
   *[no] { $player } declares
} { $yuan } Yuan.
event-searched = { $you ->
    [yes] You look
   *[no] { $player } looks
} through the stack { $stack }.
event-saw = { $you ->
    [yes] You see
   *[no] { $player } sees
} { $count }× { $special }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} { $special } from the stack { $stack }.
event-kept-unknown = { $player } keeps a card from the stack { $stack }.
event-laid-open = { $you ->
    [yes] You lay
   *[no] { $player } lays
} { $special } from the stack { $stack } face up.
event-no-stack = { $you ->
    [yes] There is no stack left for you to search.
   *[no] There is no stack left for { $player } to search.
}
event-turn-began = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }'s turn.
}
event-merchant-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} the { $merchant } on { $junk }.
event-trainee-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} the { $trainee } on { $junk }.
event-loaded = { $you ->
    [yes] You load
   *[no] { $player } loads
} { $strips ->
    [0] nothing on { $junk }: no strip is left.
    [1] 1 strip on { $junk }.
   *[other] { $strips } strips on { $junk }.
}
event-earned = { $you ->
    [yes] You earn
   *[no] { $player } earns
} { $yuan } Yuan on { $junk }.
event-card-played = { $you ->
    [yes] You play
   *[no] { $player } plays
} the card "{ $special }".
event-strip-lifted = { $you ->
    [yes] You lift
   *[no] { $player } lifts
} a strip from { $origin }.
event-strip-moved = { $you ->
    [yes] You move
   *[no] { $player } moves
} a strip from { $origin } to { $junk }.
event-bid = { $you ->
    [yes] You bid
   *[no] { $player } bids
} { $count ->
    [0] nothing.
   *[other] { $count } { $good }.
}
event-bid-mixed = { $you ->
    [yes] You hold
   *[no] { $player } holds
} a mixed fist: { $good }.
event-bid-unknown = { $player } has bid.
event-bid-shown = { $you ->
    [yes] You show
   *[no] { $player } shows
} { $count ->
    [0] an empty fist.
   *[other] { $count } { $good }.
}
event-bluff-shown = { $you ->
    [yes] You show
   *[no] { $player } shows
} { $count }× { $good }: a bluff. It counts as no bid, and the cards go back to the hand.
event-bluff-shown-mixed = { $you ->
    [yes] You show
   *[no] { $player } shows
} a mixed fist, { $good }: a bluff. It counts as no bid, and the cards go back to the hand.
event-sold = { $you ->
    [yes] You get
   *[no] { $player } gets
} { $yuan } Yuan for { $good }{ $sharers ->
    [1] .
   *[other] , shared by { $sharers }.
}
event-special-won = { $you ->
    [yes] You win the special card with { $good }.
   *[no] { $player } wins the special card with { $good }.
}
event-special-tied = A tie on { $good }: nobody gets the special card.
event-yuan-instead = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $yuan } Yuan instead of a card.
event-start-player = { $you ->
    [yes] You are the start player now.
   *[no] { $player } is the start player now.
}
event-bonus-met = { $you ->
    [yes] Your card "{ $special }" pays { $yuan } Yuan.
   *[no] { $player }'s card "{ $special }" pays { $yuan } Yuan.
}
event-bonus-missed = { $you ->
    [yes] Your card "{ $special }" pays nothing.
   *[no] { $player }'s card "{ $special }" pays nothing.
}
event-junks-scored = { $you ->
    [yes] Your crates show
   *[no] { $player }'s crates show
} on { $junks ->
    [1] 1 junk
   *[other] { $junks } junks
}: { $yuan } Yuan.
event-scored = { $you ->
    [yes] You have
   *[no] { $player } has
} { $total } Yuan in all ({ $yuan } in money) and { $cards ->
    [1] 1 goods card.
   *[other] { $cards } goods cards.
}
event-won = { $you ->
    [yes] You win: { $reason }.
   *[no] { $player } wins: { $reason }.
}

# How a game ends

ending-most-yuan = most Yuan
ending-most-goods = most goods cards after a tie on Yuan
ending-shared = a shared win, equal in Yuan and goods cards

# Why an action is refused

refusal-junk-taken = "{ $action }" names a junk that has a merchant already.
refusal-junk-full = "{ $action }" names a junk with three strips; no more go there in the set-up.
refusal-not-in-hand = "{ $action }" names a good you do not hold.
refusal-nothing-for-it = "{ $action }" is not possible: the junks have too few other goods to take for it.
refusal-just-returned = "{ $action }" would take back a good you have just returned.
refusal-junk-empty = "{ $action }" names a junk without goods cards.
refusal-face-down = "{ $action }" names a merchant or trainee who has been used this round.
refusal-no-such-trainee = "{ $action }" needs the upper trainee, who works with four players only.
refusal-merchant-there = "{ $action }" is not possible: trainees work where no merchant stands.
refusal-card-not-held = "{ $action }" needs a special card you do not hold.
refusal-extra-played = "{ $action }" has to wait: you have played your extra action of this round.
refusal-no-strips = "{ $action }" is not possible: you have no strip left.
refusal-no-top-strip = "{ $action }" is not possible: you have no strip in the top layer there.
refusal-same-junk = "{ $action }" would put the strip back where it came from.
refusal-stack-taken = "{ $action }" names a stack that another player has taken.
refusal-stack-empty = "{ $action }" names an empty stack.
refusal-not-in-stack = "{ $action }" names a card that is not in this stack.
refusal-not-round-10 = "{ $action }" is offered in round 10 only.
refusal-too-few-cards = "{ $action }" is more than you hold.

# Options of a new game

option-opening_hand = opening hand with three players
option-opening_hand-explained = "printed": 6 cards each, as the rulebook has it; "8": all 24 cards are dealt
option-opening_hand-printed = as printed
option-opening_hand-8 = 8 cards
option-setup = set-up
option-setup-explained = "standard", or "variant": merchants are placed face down and everybody places a neighbour's strips
option-setup-standard = standard
option-setup-variant = variant

# The table

table-round = Round { $round } of { $rounds }
table-event-S = special cards
table-event-Y = money is declared
table-junk = junk
table-now = now
table-next = next
table-goods = goods
table-hold = hold, top layer first
table-merchant-load = load
table-merchant-goods = goods
table-merchant-money = money
table-lower = Lower trainee
table-upper = Upper trainee
table-market = Market
table-some = some
table-stacks = Stacks
table-money = Yuan
table-declared = declared
table-hand = hand
table-strips = strips
table-supply = supply
table-cards = cards
table-faceup = face up
table-bid = bid
table-total = total
table-your-hand = Your goods: { $goods }
table-hand-empty = You have no goods.
table-your-cards = Your special cards: { $cards }
table-your-bid = Your bid: { $bid }
table-bid-none = nothing
table-bluff = { $cards } (bluff)
table-legend = A2 two crates of A show · ▣ used this round · * start player

# What a player knows

knows-own-cards = You hold, seen by nobody else: { $cards }.
knows-stack = In the stack { $stack }: { $cards }.
knows-hand = { $count ->
    [one] { $player }'s one goods card is certain: { $goods }.
   *[other] Of { $player }'s { $count } goods cards these are certain: { $goods }.
}
knows-nothing = { $count ->
    [one] Of { $player }'s one goods card nothing is certain.
   *[other] Of { $player }'s { $count } goods cards nothing is certain.
}

# The rules in brief

rules-aim = Have the most Yuan after { $rounds } rounds. Money is earned with visible crates, in the bartering, and with cards at the end.
rules-turn = In a round everybody uses one merchant (on his junk) or trainee (on a junk without a merchant), then takes goods cards, then bids goods in secret.
rules-crates = Strips lie in layers of three, each layer across the one below. Only crates that show count: for money, for goods, for the end. You always get at least 3.
rules-bartering = Whoever bids the most cards of a good wins what the market card shows. Players tied for the most share the Yuan, rounded down, and get nothing for an S; if one of them has the card "{ special-win-ties }", they take it all. You lose all cards you bid. A fist of mixed goods, or of a good already sold, is a bluff: it counts as empty, and you keep its cards. It goes on until all four goods are sold or nobody bids.
rules-cards = Special cards are permanent, or an extra action played once, or pay at the end. You get them for an S, in the bartering or as an event.
rules-end = At the end each junk on which a crate of yours shows brings 4 Yuan, all five 25.

# Errors in positions and data

error-bad-data = { error-place } the data is wrong. { $reason }
error-card-twice = { error-place } the market card { $name } appears twice.
error-wrong-number = { error-place } { $count } are named, and there must be { $wanted }.
error-layer-size = { error-place } "{ $layer }" is not a layer: layers have three strips, the top one at most three.
error-too-many-strips = { $seat } has { $count } strips; there are only { $most }.
error-too-many-cards = There are { $count } { $good } cards in this position, but only { $most } in the game.
error-goods-missing = { error-place } with these hands { $count } { $good } lie on the junk.
error-no-cards-left = More cards are asked for than there are.
error-specials-missing = { $count } special cards are nowhere; leave out a stack, or mark them "?".
error-over-without-ending = { error-place } a game that is over needs the statement "ended".
error-ended-before = { error-place } the game has ended, so nothing is left to decide; leave this statement out.
error-not-now = { error-place } this does not go with the decision or the round.
error-merchants-apart = { error-place } the three merchants stand on three junks, once they are placed.
error-declared-too-much = { error-place } nobody has declared more money than they have.
error-knows-too-much = Nobody can be certain of { $good } in the hand of { $holder } that is not there.
error-set-up-impossible = { error-place } the set-up cannot have come to this.
error-exchange-impossible = { error-place } an exchange cannot have come to this.
error-no-s-event = { error-place } this round has no S event.
error-stack-impossible = { error-place } the stacks cannot have been searched like this.
error-no-upper-trainee = { error-place } the upper trainee works with four players only.
error-too-few-workers = { error-place } not enough merchants and trainees are left for everybody still to act.
error-no-extra-card = { error-place } after the action only those are asked who hold an unseen card and have played none.
error-nothing-fetched = { error-place } goods are taken by an action or by a card: say "acted: yes" or "extra-played".
error-no-strip-to-move = { error-place } whoever moves a strip has played a card and has a strip in that top layer.
error-nothing-to-sell = { error-place } these goods cannot be the ones sold.
error-prize-unsold = { error-place } the special card is the prize for { $good }, which is not sold.
error-no-s-prize = { error-place } this round's market card has no S, so no special card can be won.
error-prizes-impossible = { error-place } these players cannot be waiting for a special card.
error-bids-complete = { error-place } bids are asked from the start player on, until all have bid.
error-bid-impossible = { error-place } this cannot be bid.
error-all-before-end = { error-place } everything is shown to "all" only after the end.
error-not-hidden = { error-place } this cannot be unknown to these eyes; name it.
error-shown-too-much = { error-place } these eyes cannot see this.
error-unknown-count = { $count } cards are marked unknown, but { $left } cards are not located.
error-no-choice = { error-place } in the decision "{ $decision }" there would be nothing to choose.

# The board in the browser

client-harbour = The harbour: five junks side by side
client-junk = { $junk } junk. Crates that show: { $seen }
client-face-down = a merchant lies here face down
client-next = next round here: { $worker }
client-used = used this round
client-goods-gone = no { $good } left on the junk
client-goods-covered = { $good }: there are some; how many is not shown now
client-track = The ten rounds: what the trainees do
client-sold = sold
client-stacks = special cards
client-special-cards = your special cards
client-no-cards = None yet.
client-found = In the stack: keep one
client-pays = pays as it lies now
client-pays-not = does not pay yet
client-purse = Your money and strips
client-bonus-now = Yuan if it ended now
client-junk-bonus = crates show on { $junks } of 5 junks: { $yuan } Yuan at the end
client-which-junk = { $special }: on which junk? Esc or another click on the card puts it back.
client-from-which-junk = { $special }: from which junk? Esc or another click on the card puts it back.
client-bartering = The bartering
client-bid-tray = Your bid
client-bid-how = Choose a good, then how many cards of it.
client-bluff = Bluff…
client-bluff-why = A bluff sells nothing: it counts as an empty fist. Everyone sees the cards, and you take them back.
client-bluffed = bluff
client-fewer = One card fewer
client-more = One card more
client-has-bid = has bid
client-thinks = is thinking
client-last-bid = last bid
client-bid-before = last time
client-declared = { $yuan } declared
client-start-player = start player
client-unknown = Goods unknown to you: { $count }
client-hidden-cards = Special cards face down: { $count }
client-end-cards = end cards
client-junks = junks

# Why a bot moved.
motive-bid = A bid that is hard to foresee.
motive-money = Earns { $count } Yuan.
motive-special = Gains a special card.
motive-junks = Crates now show on { $count ->
    [one] 1 junk
   *[other] { $count } junks
}.
motive-crates = { $count ->
    [one] 1 crate now shows
   *[other] { $count } crates now show
}, and will earn.
motive-goods = { $count ->
    [one] 1 goods card
   *[other] { $count } goods cards
} to barter with.
