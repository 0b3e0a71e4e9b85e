title = Dschunke
tagline = Five junks moored together, three merchants and a floating market.
client-feel = Half building, half bluffing: your crates pile up on five boats and cover those of others, then everybody bids from a closed fist.
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
good-worth = { $good } ({ $worth })
worth-yuan = { $yuan } Yuan
worth-special = a special card

# Junks: as said before the word junk, and alone on the hull

junk-grey = grey
junk-orange = orange
junk-purple = purple
junk-brown = brown
junk-white = white
color-grey = grey
color-orange = orange
color-purple = purple
color-brown = brown
color-white = white

worker-load = loading merchant
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

stack-square = square
stack-circle = circle
stack-triangle = triangle
stack-star = star

special-extra-supply = extra supply
special-extra-supply-does = always: 1 more goods card each resupply
special-win-ties = win ties
special-win-ties-does = always: you win every tie in the bartering
special-exchange = exchange
special-exchange-does = always: after the market card is revealed, return up to 2 goods cards and take as many others
special-load = load a strip
special-load-does = extra action, once: load 1 cargo strip on any junk
special-goods = take goods
special-goods-does = extra action, once: take goods from any junk, 1 card per visible crate of yours there, at least 3
special-move = move a strip
special-move-does = extra action, once: move one of your cargo strips from a top layer to another junk
special-money = money from the { $junk } junk
special-money-does = extra action, once: 1 Yuan per visible crate of yours there, at least 3
special-eight = 8 Yuan for the { $junk } junk
special-eight-does = game end: 8 Yuan if you have at least 4 visible crates there
special-twelve = 12 Yuan for the { $junk } and { $second } junks
special-twelve-does = game end: 12 Yuan if you have at least 5 visible crates on the first junk and at least 2 on the second

# What is to be decided

prompt-station = You are the start player: choose a junk for a face-down merchant.
prompt-place = Put one of { $owner }'s cargo strips on a junk that has fewer than three.
prompt-exchange = { $returned ->
    [0] You have an exchange card. Return a goods card, or keep your hand?
   *[other] Return a second goods card, or is one enough?
}
prompt-trade = { $owed ->
    [1] Take a goods card in exchange.
   *[other] Take { $owed } goods cards in exchange, one at a time.
}
prompt-search = Choose a stack of special cards to look through. You keep one card.
prompt-keep = You look through the { $stack } stack. Keep one card.
prompt-act = { $extra ->
    [yes] Your turn: use a merchant or a trainee. You may also play one extra-action card, now or afterwards.
   *[no] Your turn: use a merchant or a trainee.
}
prompt-fetch = Grey junk: which junk do you take { $owed ->
    [1] 1 goods card from?
   *[other] { $owed } goods cards from?
}
prompt-onto = Move your strip from the { $junk } junk. To which junk?
prompt-after = { $extra ->
    [yes] Play an extra-action card, or end your turn?
   *[no] You have no extra-action card to play. End your turn.
}
prompt-resupply = { $owed ->
    [1] Resupply: take a goods card.
   *[other] Resupply: take { $owed } goods cards, one at a time.
}
prompt-bid = Secretly bid cards of one good, or none. Still open: { $goods }.
prompt-prize = { $last ->
    [yes] You have won the special card. Search a stack, or take { $yuan } Yuan instead?
   *[no] You have won the special card. Which stack do you look through?
}
prompt-prize-keep = You look through the { $stack } stack. Keep one card.

# Choices

choice-station = { $junk } junk
choice-place = { $junk } junk
choice-return = return { $good }
choice-stop = { $returned ->
    [0] keep your hand
   *[other] one card is enough
}
choice-take = take { $good }
choice-merchant = { $worker } on the { $junk } junk
choice-lower = lower trainee on the { $junk } junk: { $space }
choice-upper = upper trainee on the { $junk } junk: { $space }
choice-load = extra action: load 1 strip on the { $junk } junk
choice-collect = extra action: money from the { $junk } junk
choice-fetch = extra action: goods from the { $junk } junk
choice-move = extra action: move a strip from the { $junk } junk
choice-onto = to the { $junk } junk
choice-done = end your turn
choice-search = { $count ->
    [1] { $stack } stack, 1 card
   *[other] { $stack } stack, { $count } cards
}
choice-yuan = take { $yuan } Yuan
choice-keep = { $special }
choice-none = bid nothing
choice-bid-spice = bid { $count }× { $good }
choice-bid-vegetables = bid { $count }× { $good }
choice-bid-fish = bid { $count }× { $good }
choice-bid-rice = bid { $count }× { $good }
choice-bluff = bluff with { $cards }
choice-mixed = bluff with { $cards }

# What a choice brings about

consequence-no-strips = you have no strips left
consequence-money = +{ $count } Yuan ({ $crates ->
    [0] no visible crates
    [1] 1 visible crate
   *[other] { $crates } visible crates
})
consequence-goods = { $count ->
    [0] no { $good } left there
    [1] 1× { $good }
   *[other] { $count }× { $good }
} ({ $crates ->
    [0] no visible crates
    [1] 1 visible crate
   *[other] { $crates } visible crates
})
consequence-goods-any = { $count } goods cards of your choice ({ $crates ->
    [0] no visible crates
    [1] 1 visible crate
   *[other] { $crates } visible crates
})
consequence-crates = { $strips ->
    [1] 1 strip, your visible crates on the { $junk } junk: { $before } → { $after }
    [2] 2 strips, your visible crates on the { $junk } junk: { $before } → { $after }
   *[other] your visible crates on the { $junk } junk: { $before } → { $after }
}
consequence-covers = covers { $others }
crates-of = { $count ->
    [1] 1 crate of { $player }
   *[other] { $count } crates of { $player }
}
consequence-end = { $more ->
    [yes] as it stands, { $yuan } Yuan more at the end
   *[no] as it stands, { $yuan } Yuan less at the end
}
warning-covers = { $count ->
    [1] covers 1 of your own crates: −1
   *[other] covers { $count } of your own crates: −{ $count }
}
consequence-bid = for { $worth }
consequence-bluff = sells nothing
consequence-bluff-seen = everyone sees the cards, and you keep them
consequence-held = { $count ->
    [0] you have none
   *[other] you have { $count }
}
consequence-pays-now = condition met now

# What happened

event-station-chosen = { $you ->
    [yes] You put
   *[no] { $player } puts
} a face-down merchant on the { $junk } junk.
event-strip-placed = { $you ->
    [yes] You put one of { $owner }'s strips
   *[no] { $player } puts one of { $yours ->
        [yes] your
       *[no] { $owner }'s
    } strips
} on the { $junk } junk.
event-merchant-shown = The { $merchant } is on the { $junk } junk.
event-round-began = Round { $round } begins.
event-market-shown = { $good }: { $yuan } Yuan.
event-market-special = { $good }: a special card.
event-returned = { $you ->
    [yes] You return
   *[no] { $player } returns
} { $good }.
event-exchange-ended = { $you ->
    [yes] Your exchange is done.
   *[no] { $player }'s exchange is done.
}
event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $count }× { $good }.
event-resupplied = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $good }{ $left ->
    [last] , the last one.
   *[more] .
}
event-goods-short = { $you ->
    [yes] You miss out on
   *[no] { $player } misses out on
} { $count ->
    [1] 1 goods card
   *[other] { $count } goods cards
}: there are none left.
event-goods-counted = { $good } on the junk: { $count }.
event-declared = { $you ->
    [yes] You have
   *[no] { $player } has
} { $yuan } Yuan.
event-searched = { $you ->
    [yes] You look
   *[no] { $player } looks
} through the { $stack } stack.
event-saw = { $you ->
    [yes] You see
   *[no] { $player } sees
} { $count ->
    [1] "{ $special }".
   *[other] { $count }× "{ $special }".
}
event-kept = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} "{ $special }" from the { $stack } stack.
event-kept-unknown = { $player } keeps a card from the { $stack } stack.
event-laid-open = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} "{ $special }" from the { $stack } stack, face up.
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
} the { $merchant } on the { $junk } junk.
event-trainee-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} the { $trainee } on the { $junk } junk.
event-loaded = { $you ->
    [yes] You load
   *[no] { $player } loads
} { $strips ->
    [0] nothing on the { $junk } junk: no strips left.
    [1] 1 strip on the { $junk } junk.
   *[other] { $strips } strips on the { $junk } junk.
}
event-earned = { $you ->
    [yes] You earn
   *[no] { $player } earns
} { $yuan } Yuan on the { $junk } junk.
event-card-played = { $you ->
    [yes] You play
   *[no] { $player } plays
} "{ $special }".
event-strip-lifted = { $you ->
    [yes] You pick up
   *[no] { $player } picks up
} a strip from the { $origin } junk.
event-strip-moved = { $you ->
    [yes] You move
   *[no] { $player } moves
} a strip from the { $origin } junk to the { $junk } junk.
event-bid = { $you ->
    [yes] You bid
   *[no] { $player } bids
} { $count ->
    [0] nothing.
   *[other] { $count }× { $good }.
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
   *[other] { $count }× { $good }.
}
event-bluff-shown = { $you ->
    [yes] You show { $count }× { $good }: a bluff. It doesn't count as a bid, and you take the cards back.
   *[no] { $player } shows { $count }× { $good }: a bluff. It doesn't count as a bid, and { $player } takes the cards back.
}
event-bluff-shown-mixed = { $you ->
    [yes] You show a mixed fist ({ $good }): a bluff. It doesn't count as a bid, and you take the cards back.
   *[no] { $player } shows a mixed fist ({ $good }): a bluff. It doesn't count as a bid, and { $player } takes the cards back.
}
event-sold = { $you ->
    [yes] You get
   *[no] { $player } gets
} { $yuan } Yuan for { $good }{ $sharers ->
    [1] .
   *[other] {" "}(split { $sharers } ways).
}
event-special-won = { $you ->
    [yes] You win the special card with { $good }.
   *[no] { $player } wins the special card with { $good }.
}
event-special-tied = { $good }: a tie, so nobody gets the special card.
event-yuan-instead = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $yuan } Yuan instead of a card.
event-start-player = { $you ->
    [yes] You are the start player now.
   *[no] { $player } is the start player now.
}
event-bonus-met = { $you ->
    [yes] Your card
   *[no] { $player }'s card
} "{ $special }" earns { $yuan } Yuan.
event-bonus-missed = { $you ->
    [yes] Your card
   *[no] { $player }'s card
} "{ $special }" earns nothing.
event-junks-scored = { $you ->
    [yes] You have
   *[no] { $player } has
} visible crates on { $junks ->
    [1] 1 junk
   *[other] { $junks } junks
}: { $yuan } Yuan.
event-scored = { $you ->
    [yes] You finish
   *[no] { $player } finishes
} with { $total } Yuan ({ $yuan } of it in money) and { $cards ->
    [1] 1 goods card.
   *[other] { $cards } goods cards.
}
event-won = { $you ->
    [yes] You win: { $reason }.
   *[no] { $player } wins: { $reason }.
}

# How a game ends

ending-most-yuan = most Yuan
ending-most-goods = most goods cards, after a tie on Yuan
ending-shared = a shared win, tied on Yuan and goods cards

# Why an action is refused

refusal-junk-taken = "{ $action }": that junk already has a merchant.
refusal-junk-full = "{ $action }": that junk already has three strips, and no more go there during set-up.
refusal-not-in-hand = "{ $action }": you don't have that good.
refusal-nothing-for-it = "{ $action }": the junks have too few other goods to take in exchange.
refusal-just-returned = "{ $action }": you can't take back a good you have just returned.
refusal-junk-empty = "{ $action }": that junk has no goods cards left.
refusal-face-down = "{ $action }": that one has already been used this round.
refusal-no-such-trainee = "{ $action }": the upper trainee only works with four players.
refusal-merchant-there = "{ $action }": trainees only work on junks without a merchant.
refusal-card-not-held = "{ $action }": you don't have that special card.
refusal-extra-played = "{ $action }": you have already played an extra action this round.
refusal-no-strips = "{ $action }": you have no strips left.
refusal-no-top-strip = "{ $action }": you have no strip in the top layer there.
refusal-same-junk = "{ $action }": the strip has to go to another junk.
refusal-stack-taken = "{ $action }": another player has already taken that stack.
refusal-stack-empty = "{ $action }": that stack is empty.
refusal-not-in-stack = "{ $action }": that card is not in this stack.
refusal-not-round-10 = "{ $action }": you can only do that in round 10.
refusal-too-few-cards = "{ $action }": you don't have that many cards.

# Options of a new game

option-opening_hand = opening hand with three players
option-opening_hand-explained = the rulebook deals 6 cards each; with 8 cards each, all 24 are dealt
option-opening_hand-printed = as in the rulebook
option-opening_hand-8 = 8 cards
option-setup = set-up
option-setup-explained = in the variant, merchants are placed face down and everybody places a neighbour's strips
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
table-legend = A2 two visible crates of A · ▣ used this round · * start player

# What a player knows

knows-own-cards = Only you know that you have: { $cards }.
knows-stack = In the { $stack } stack: { $cards }.
knows-hand = { $count ->
    [one] { $player }'s only goods card is definitely { $goods }.
   *[other] Of { $player }'s { $count } goods cards you know: { $goods }.
}
knows-nothing = { $count ->
    [0] { $player } has no goods cards.
    [one] You don't know { $player }'s only goods card.
   *[other] You don't know any of { $player }'s { $count } goods cards.
}

# The rules in brief

rules-aim = Have the most Yuan after { $rounds } rounds. You earn money with visible crates, in the bartering, and with cards at the end.
rules-turn = Each round, everybody uses one merchant (on the junk he stands on) or trainee (on a junk without a merchant), then takes goods cards, then bids goods in secret.
rules-crates = Strips lie in layers of three, each layer across the one below. Only visible crates count: for money, for goods, and at the end. You always get at least 3.
rules-bartering = Whoever bids the most cards of a good wins what the market card shows for it. Players tied for the most split the Yuan, rounded down, and get nothing for an S; if one of them has the card "{ special-win-ties }", that player takes it all. You lose all the cards you bid. A fist of mixed goods, or of a good already sold, is a bluff: it counts as empty, and you keep the cards. Bidding goes on until all four goods are sold or nobody bids.
rules-cards = Special cards work all game, give an extra action once, or earn Yuan at the end. You get them for an S, in the bartering or as an event.
rules-end = At the end, every junk on which you have a visible crate earns you 4 Yuan, or 25 for all five together.

# Errors in positions and data

error-bad-data = { error-place } the data is wrong. { $reason }
error-card-twice = { error-place } the market card { $name } appears twice.
error-wrong-number = { error-place } { $count } are named, but there must be { $wanted }.
error-layer-size = { error-place } "{ $layer }" is not a layer: a layer has three strips, and only the top one may have fewer.
error-too-many-strips = { $seat } has { $count } strips, but there are only { $most }.
error-too-many-cards = There are { $count } { $good } cards in this position, but only { $most } in the game.
error-goods-missing = { error-place } with these hands there must be { $count } { $good } on the junk.
error-no-cards-left = There are not enough cards for this.
error-specials-missing = { $count } special cards are nowhere; leave out a stack, or mark them "?".
error-over-without-ending = { error-place } a game that is over needs the statement "ended".
error-ended-before = { error-place } the game has ended, so nothing is left to decide; leave this statement out.
error-not-now = { error-place } this does not fit the decision or the round.
error-merchants-apart = { error-place } once they are placed, the three merchants stand on three different junks.
error-declared-too-much = { error-place } nobody can have declared more money than they have.
error-knows-too-much = Nobody can be certain of { $good } in { $holder }'s hand: it is not there.
error-set-up-impossible = { error-place } the set-up cannot lead to this.
error-exchange-impossible = { error-place } an exchange cannot lead to this.
error-no-s-event = { error-place } this round has no S event.
error-stack-impossible = { error-place } the stacks cannot have been searched like this.
error-no-upper-trainee = { error-place } the upper trainee only works with four players.
error-too-few-workers = { error-place } there are not enough merchants and trainees for the players who have yet to act.
error-no-extra-card = { error-place } after their action only players with a hidden card who have not played one this round are asked.
error-nothing-fetched = { error-place } goods are taken by an action or by a card: say "acted: yes" or "extra-played".
error-no-strip-to-move = { error-place } to move a strip, a player must have played a card and have a strip in that top layer.
error-nothing-to-sell = { error-place } these goods cannot be the ones sold.
error-prize-unsold = { error-place } the special card is the prize for { $good }, which is not sold.
error-no-s-prize = { error-place } this round's market card has no S, so no special card can be won.
error-prizes-impossible = { error-place } these players cannot be waiting for a special card.
error-bids-complete = { error-place } bids are asked for from the start player on, until everybody has bid.
error-bid-impossible = { error-place } this cannot be bid.
error-all-before-end = { error-place } everything is shown to "all" only after the end.
error-not-hidden = { error-place } this player must know this; name it.
error-shown-too-much = { error-place } this player cannot see this.
error-unknown-count = { $count } cards are marked as unknown, but { $left } have no place yet.
error-no-choice = { error-place } in the decision "{ $decision }" there would be nothing to choose.

# The board in the browser

client-harbour = The harbour: five junks side by side
client-junk = { $junk } junk. Visible crates: { $seen }
client-face-down = a face-down merchant
client-next = next round here: { $worker }
client-used = used this round
client-goods-gone = no { $good } left on the junk
client-goods-covered = { $good }: some left; the number is hidden now
client-track = The ten rounds: what the trainees do
client-sold = sold
client-stacks = special cards
client-special-cards = your special cards
client-no-cards = None yet.
client-found = In the stack: keep one
client-pays = condition met
client-pays-not = not met yet
client-purse = Your money and strips
client-strips = { $count ->
    [one] strip
   *[other] strips
}
client-bonus-now = Yuan bonus so far
client-junk-bonus = visible crates on { $junks } of 5 junks: { $yuan } Yuan at the end
client-which-junk = { $special }: on which junk? Press Esc or click the card again to cancel.
client-from-which-junk = { $special }: from which junk? Press Esc or click the card again to cancel.
client-bartering = The bartering
client-bid-tray = Your bid
client-bid-first = pick cards first
client-bid-how = Choose a good, then how many cards.
client-bluff = Bluff…
client-bluff-why = A bluff sells nothing: it counts as an empty fist. Everyone sees the cards, and you take them back.
client-bluffed = bluff
client-fewer = One card fewer
client-more = One card more
client-has-bid = has bid
client-thinks = is thinking
client-last-bid = last bid
client-bid-before = last time: { $bid }
client-declared = { $yuan } declared
client-start-player = start player
client-unknown = Unknown goods cards: { $count }
client-hidden-cards = Special cards face down: { $count }
client-end-cards = end cards
client-junks = junks

# Why a bot moved.
motive-money = Earns { $count } Yuan.
motive-goods = { $count ->
    [one] 1 goods card
   *[other] { $count } goods cards
} more to bid with: { $total } now.
motive-crates = { $count ->
    [one] 1 visible crate
   *[other] { $count } visible crates
} in all now, to earn with.
motive-crates-fewer = Only { $count ->
    [one] 1 visible crate
   *[other] { $count } visible crates
} left in all.
motive-junks = Visible crates now on { $count ->
    [one] 1 junk
   *[other] { $count } junks
}.
motive-covers = Covers { $count ->
    [one] 1 crate
   *[other] { $count } crates
} of { $player }.
motive-end = As it stands, { $yuan } Yuan more at the end.
motive-bid = { $most ->
    [0] Nobody else has any { $good }: it surely brings { $worth }.
   *[other] Nobody else can have more than { $most }× { $good }: it surely brings { $worth }.
}

# A bid looked back at
hindsight-bid-over = You bid { $count }× { $good }; { $most ->
    [0] nobody else bid any. One card would have been enough.
   *[other] the others bid { $most } at most. One card more than that would have been enough.
} They held up to { $held }.
hindsight-bid-won = You bid { $count }× { $good }, just enough: the others bid { $most } at most, and held up to { $held }.
hindsight-bid-tied = You bid { $count }× { $good }, and so did somebody else. The others held up to { $held }.
hindsight-bid-lost = You bid { $count }× { $good }, and lost to { $most }. The others held up to { $held }.

# The log: lines folded into one, and what a turn came to
event-bid-together = { $players } have bid.
digest-loaded = { $count ->
    [one] 1 strip on the { $junk } junk
   *[other] { $count } strips on the { $junk } junk
}
digest-moved = strip moved to the { $junk } junk
digest-yuan = +{ $count } Yuan
digest-goods = { $count ->
    [one] 1 goods card
   *[other] { $count } goods cards
}
digest-played = played { $names }
digest-special-cards = { $count ->
    [one] 1 special card
   *[other] { $count } special cards
}
digest-total = { $count } Yuan in all
part-round = Round { $round }
part-resupply = Resupply
part-bartering = Bartering
part-end = Final scoring

# In the first games: the goal, how far you are, who is ahead, and why each decision matters
guide-goal = Goal: the most Yuan after round { $rounds }. You have { $yuan }, and { $bonus } more if the game ended now
guide-progress = { $yuan } Yuan, and { $bonus } more if the game ended now
guide-threat = { $player } on every junk: +{ $yuan } at the end
matters-station = Where merchants stand decides who earns in the first rounds.
matters-place = Visible crates earn money and goods, so think about whom you help.
matters-exchange = Trade cards of goods that sell cheaply for those that sell well this round.
matters-trade = Take goods that the market pays well for, and that few others hold.
matters-search = A special card can work for the whole game: the earlier, the better.
matters-keep = Cards that work always are best early, end cards when you are close to their condition.
matters-act = Crates earn every round, money counts at once, goods win the bartering.
matters-fetch = Take goods that the market pays well for, and that few others hold.
matters-onto = A strip on top shows all its crates, and covers those of others.
matters-after = An extra action costs only the card, one a round.
matters-resupply = You bid with these: many cards of one good win it, few of each win nothing.
matters-bid = The most cards of a good win what it pays, but all bid cards are gone, even if you lose.
matters-prize = A special card can be worth more than Yuan: some pay 8 or 12 at the end.
matters-prize-keep = Cards that work always are best early, end cards when you are close to their condition.

# What puzzles are about
puzzle-theme-harbour = Work in the harbour
puzzle-theme-goods = The right goods
puzzle-theme-cards = Special cards
puzzle-theme-bid = The bid
