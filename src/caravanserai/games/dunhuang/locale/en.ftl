title = Merchants of Dunhuang
tagline = A caravan city on the Silk Road, one camel, eight helpful locals.
client-minutes = 30 minutes

# Goods

good-gold = gold
good-gold-short = gold
good-silver = silver
good-silver-short = silver
good-lapis = lapis lazuli
good-lapis-short = lapis
good-pottery = pottery
good-pottery-short = pottery
good-glass = glass
good-glass-short = glass
good-bamboo = bamboo
good-bamboo-short = bamboo
good-tea = tea
good-tea-short = tea
good-paper = paper
good-paper-short = paper
good-wool = wool
good-wool-short = wool
good-silk = silk
good-silk-short = silk
card = { $good } ({ $number })
cards-of = { $count ->
    [1] { $card }
   *[other] { $count }× { $card }
}
no-card = no card

# Characters: name, what the ability does, and the same in a few words

character-painter = Painter
character-painter-ability = discard 1 card from your hand and gain 3 prestige
character-painter-hint = hand card for 3 prestige
character-musician = Musician
character-musician-ability = discard 1 card from your shop and gain 3 prestige
character-musician-hint = shop card for 3 prestige
character-princess = Princess
character-princess-ability = gain 1 prestige for each majority token you hold, whichever side is up
character-princess-hint = 1 prestige a token
character-dancer = Dancer
character-dancer-ability = gain 2 prestige
character-dancer-hint = 2 prestige
character-interpreter = Interpreter
character-interpreter-ability = draw as many cards as the camel went steps and keep 1 in hand; the others go under the pile
character-interpreter-hint = draw 1 a step, keep 1
character-diplomat = Diplomat
character-diplomat-ability = draw 2 cards and keep 1 in hand; the other goes under the pile
character-diplomat-hint = draw 2, keep 1
character-soldier = Soldier
character-soldier-ability = swap 1 card of your shop with 1 of the market
character-soldier-hint = swap with market
character-general = General
character-general-ability = swap 1 card of your hand with 1 of the market
character-general-hint = swap with market
character-trader = Trader
character-trader-ability = take 2 random cards from the hand of an opponent, then give 2 cards of yours back
character-trader-hint = take 2 blind, give 2
character-merchant = Merchant
character-merchant-ability = an opponent gives you 2 cards of their choice and you give 2 back; gain 1 prestige
character-merchant-hint = swap 2, 1 prestige
character-maid = Maid
character-maid-ability = swap 1 card of your shop with a different good of your hand
character-maid-hint = swap with hand
character-domestic = Domestic
character-domestic-ability = move 1 card from your shop to your hand, or from your hand to your shop
character-domestic-hint = move one card
character-shepherd = Shepherd
character-shepherd-ability = take the card beside the next or the previous tile into your hand
character-shepherd-hint = take a neighbour card
character-farmer = Farmer
character-farmer-ability = take 1 card into your hand from as many tiles ahead as the camel went steps
character-farmer-hint = take a card ahead
character-manichean = Manichean
character-manichean-ability = turn 1 of your tokens to 商; if someone ties with you, you may turn it back and keep it
character-manichean-hint = protect a token
character-buddhist = Buddhist
character-buddhist-ability = turn 1 of your tokens to 商; someone who ties with you must pay you 2 coins to take it
character-buddhist-hint = protect a token

# What is to be decided

prompt-opening = Keep one of your three cards in hand. The other two leave the game, and only you know them.
prompt-camel = You sit last, so you put the camel on a tile of your choice. { $first } will move it first.
prompt-move = Your turn. Move the camel: 1 step is free, each further step 1 coin (you have { $coins }).
prompt-store = You take { $good }: into your hand, or into your shop for its token?
prompt-bonus = { $usable ->
    [yes] Choose your bonus: the { $tile } or coins.
   *[no] Choose your bonus. The { $tile } cannot help you now, so it is coins or nothing.
}
prompt-discard = { $character ->
    [painter] Painter: which card of your hand leaves the game for 3 prestige?
   *[musician] Musician: which card of your shop leaves the game for 3 prestige?
}
prompt-keep = { $tile }: keep one of the drawn cards in hand. The rest goes under the pile.
prompt-swap = { $character ->
    [general] General: which card of your hand do you give to the market?
   *[soldier] Soldier: which card of your shop do you give to the market?
}
prompt-space = { $character ->
    [soldier] Soldier: which market card comes into your shop for { $good }?
    [general] General: which market card comes into your hand for { $good }?
   *[other] { $tile }: which card do you take into your hand?
}
prompt-maid-shop = Maid: which card of your shop goes to your hand?
prompt-maid-hand = Maid: which card of your hand goes to your shop for { $good }?
prompt-domestic = Domestic: move one card between your shop and your hand.
prompt-opponent = { $character ->
    [trader] Trader: from whose hand do you take 2 cards at random? You give as many back.
   *[merchant] Merchant: who has to give you 2 cards? You give as many back.
}
prompt-give = { $other } uses the Merchant on you: { $owed ->
    [1] choose a card of your hand to hand over.
   *[other] choose { $owed } cards of your hand to hand over, one at a time.
}
prompt-return = { $owed ->
    [1] Choose a card to give to { $other }.
   *[other] Choose { $owed } cards to give to { $other }, one at a time. The same ones may go back.
}
prompt-token = { $tile }: which of your tokens do you turn to 商?
prompt-protect = { $other } ties with you in { $good } and wants your 商 token. Do you turn it to its number and keep it?
prompt-pay = You tie with { $other } in { $good }. The 商 token costs { $price } coins (you have { $coins }). Do you pay?

# Choices

choice-keep = keep { $card }
choice-camel = { $tile }, beside { $card }
choice-move = { $steps ->
    [1] 1 step to the { $tile }, free: { $card }
   *[other] { $steps } steps to the { $tile }, costs { $price ->
        [1] 1 coin
       *[other] { $price } coins
    }: { $card }
}
choice-hand = { $card } into your hand
choice-shop = { $card } into your shop
choice-ability = { $tile }: { $ability }
choice-coins = { $coins ->
    [1] take 1 coin
   *[other] take { $coins } coins
}
choice-nothing = no bonus
choice-discard = { $place ->
    [hand] { $card } from your hand
   *[shop] { $card } from your shop
}
choice-swap = { $place ->
    [hand] { $card } from your hand
   *[shop] { $card } from your shop
}
choice-take = { $card } beside the { $tile }
choice-stow = { $card } from your shop to your hand
choice-display = { $card } from your hand to your shop
choice-opponent = { $count ->
    [1] { $player }, who holds 1 card
   *[other] { $player }, who holds { $count } cards
}
choice-give = give { $card }
choice-turn = turn the token of { $card } to 商
choice-protect = keep the token of { $good }, number side up
choice-yield = let { $other } have the token of { $good }
choice-pay = pay { $other } { $price } coins and take the token of { $good }
choice-leave = leave the token with { $other }

# What a choice brings about

consequence-token-middle = takes the { $good } token
consequence-token-from = { $tie ->
    [yes] takes the { $good } token from { $holder }: tie
   *[no] takes the { $good } token from { $holder }: you have more
}
consequence-token-lost = the { $good } token goes back to the middle
consequence-token-kept = you keep the { $good } token
consequence-no-token = no token: { $leader } has { $count }
consequence-protected = the { $good } token of { $holder } shows 商 and you lack 2 coins for it
consequence-protect = tie: { $holder } may keep the { $good } token by turning it
consequence-pay = tie: you may buy the { $good } token from { $holder } for { $price } coins
consequence-prestige = +{ $prestige } prestige
consequence-kinds = { $kinds } of { $needed } different goods
consequence-win = wins the game

# What happened

event-start-player = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
event-camel-placed = { $you ->
    [yes] You put
   *[no] { $player } puts
} the camel on the { $tile }.
event-turn-began = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }'s turn.
}
event-camel-moved = { $you ->
    [yes] You move
   *[no] { $player } moves
} the camel { $steps ->
    [1] 1 step
   *[other] { $steps } steps
} to the { $tile }{ $price ->
    [0] .
    [1] {" "}for 1 coin.
   *[other] {" "}for { $price } coins.
}
event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $good } { $place ->
    [hand] to hand.
   *[shop] to the shop.
}
event-token-claimed = { $you ->
    [yes] You take
   *[no] { $player } takes
} the { $good } token from { $holder }.
event-token-claimed-middle = { $you ->
    [yes] You take
   *[no] { $player } takes
} the { $good } token.
event-token-lost = The { $good } token goes back to the middle.
event-token-protected = { $you ->
    [yes] You turn your 商 token of { $good } to its number and keep it
   *[no] { $player } turns the 商 token of { $good } to its number and keeps it
} from { $other }.
event-token-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $other } { $coins } coins for the { $good } token.
event-token-left = { $you ->
    [yes] You leave
   *[no] { $player } leaves
} the 商 token of { $good } with { $other }.
event-token-turned = { $you ->
    [yes] You turn your { $good } token to 商.
   *[no] { $player } turns the { $good } token to 商.
}
event-coins-gained = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $coins ->
    [0] no coins: none are left.
    [1] 1 coin.
   *[other] { $coins } coins.
}
event-prestige-gained = { $you ->
    [yes] You gain
   *[no] { $player } gains
} { $prestige ->
    [0] no prestige: none is left.
   *[other] { $prestige } prestige.
}
event-nothing-done = { $you ->
    [yes] You take
   *[no] { $player } takes
} no bonus.
event-ability-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} the { $character }.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
} { $good } from { $place ->
    [hand] hand.
   *[shop] the shop.
}
event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $count ->
    [1] 1 card.
   *[other] { $count } cards.
}
event-saw = { $you ->
    [yes] You find { $good }.
   *[no] { $player } finds { $good }.
}
event-kept = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} { $good } in hand.
event-kept-unknown = { $player } keeps a card in hand.
event-returned = { $you ->
    [yes] You put
   *[no] { $player } puts
} { $count ->
    [1] 1 card
   *[other] { $count } cards
} under the pile.
event-swapped-out = { $you ->
    [yes] You put { $good } from your { $place ->
        [hand] hand
       *[shop] shop
    }
   *[no] { $player } puts { $good } from the { $place ->
        [hand] hand
       *[shop] shop
    }
} beside the { $tile }.
event-moved-card = { $good } goes to { $you ->
    [yes] your
   *[no] { $player }'s
} { $place ->
    [hand] hand.
   *[shop] shop.
}
event-opponent-chosen = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} { $other }.
event-card-taken = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $good } from the hand of { $other }.
event-card-taken-unknown = { $player } draws a card from the hand of { $other }.
event-card-given = { $you ->
    [yes] You give
   *[no] { $player } gives
} { $good } to { $other }.
event-card-given-unknown = { $player } gives a card to { $other }.
event-refilled = New beside the { $tile }: { $good }.
event-end-near = The pile is empty: the game ends after this round.
event-hand-shown = { $you ->
    [yes] You show
   *[no] { $player } shows
} { $count }× { $good }.
event-good-scored = { $you ->
    [yes] Your { $good } counts.
   *[no] { $player }'s { $good } counts.
}
event-scored = { $you ->
    [yes] You have
   *[no] { $player } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $tokens ->
    [1] 1 token
   *[other] { $tokens } tokens
}, { $prestige } prestige).
event-won = { $you ->
    [yes] You win: { $reason }.
   *[no] { $player } wins: { $reason }.
}

# How a game ends

ending-early-win = enough majority tokens and four different goods in hand
ending-most-points = most points
ending-most-coins = most coins after a tie on points
ending-shared = a shared win, equal in points and coins

# Why an action is refused

refusal-good-not-in-game = "{ $action }" names a good that is left out with this number of players.
refusal-not-drawn = "{ $action }" names a card that is not among those you drew.
refusal-too-few-coins = "{ $action }" costs more than you have: every step after the first takes a coin.
refusal-not-in-hand = "{ $action }" names a card that is not in your hand.
refusal-not-in-shop = "{ $action }" names a card that is not in your shop.
refusal-empty-space = "{ $action }" names a market space without a card.
refusal-out-of-reach = "{ $action }" names a market space that this ability does not reach.
refusal-same-good = "{ $action }" would swap a good for itself; the Maid swaps different goods.
refusal-not-an-opponent = "{ $action }" does not name one of your opponents.
refusal-opponent-hand-empty = "{ $action }" names a player without a card in hand.
refusal-no-such-token = "{ $action }" names a token that you do not hold.
refusal-token-turned = "{ $action }" names a token that shows 商 already.
refusal-ability-impossible = "{ $action }" is not possible: this character has nothing to work with now.

# Options of a new game

option-characters = which characters take part
option-characters-explained = "random", or names of characters, at most one side of each tile; tiles not named fall at random
option-order = order of the tiles
option-order-explained = "random", or "given": around the ring in the order of the option characters, which then names all eight
option-order-random = random
option-order-given = as given
option-majority = majority token: compare with
option-majority-explained = which shops must not have more of a good than yours when you take its token; if only the shop it lies in counts, a token in the middle goes to the next player who adds a card
option-majority-every-shop = every shop
option-majority-holder = only the shop it lies in

# The table

table-camel = camel
table-pile = pile
table-coins = coins
table-prestige = prestige
table-tokens = tokens
table-kinds = kinds
table-hand = hand
table-your-hand = Your hand: { $cards }
table-hand-empty = Your hand is empty.
table-opening = Your three cards: { $cards }
table-drawn = Drawn: { $cards }
table-legend-shop = 2● two in shop, with the token (or 商)
table-legend-hand = +1 one in hand, as far as you know
table-last-round = Last round: { $last } has the last turn.
table-points = points
table-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What a player knows

knows-aside = Out of the game, known to you: { $cards }.
knows-hand = { $player } certainly holds { $cards }.
knows-nothing = Of { $player }'s hand nothing is certain.
knows-returned = Under the pile, known to you: { $cards }.

# The rules in brief

rules-aim = Be the first to hold { $tokens } majority tokens and { $kinds } different goods in hand at the end of your turn; or have the most points when the pile runs out.
rules-turn = Your turn: move the camel, take the card beside it into your hand or shop, then use the character there or take 3 coins.
rules-shop = { $majority ->
    [holder] A card put into your shop takes the token of its good unless the shop it lies in has more of it; a tie is enough, and from the middle you always take it.
   *[every-shop] A card put into your shop takes the token of its good unless another shop has more of it; a tie is enough.
}
rules-end = Points: 2 for each token, 1 for each prestige, and the number on one card of each good of which nobody holds more in hand, at most as many cards as you have tokens.
rules-character = { $name }: { $ability }.

# Errors in options and positions

error-order-needs-all-tiles = With order=given, the option characters must name all eight tiles; it names { $count }.
error-unknown-character = There is no character "{ $name }". Known are: { $known }.
error-same-tile = "{ $first }" and "{ $second }" are two sides of one tile; only one of them can take part.
error-turn-before-first = { error-place } in the opening it is nobody's turn before somebody is first.
error-tile-not-in-game = "{ $text }": the { $name } is not in this game.
error-knows-too-much = { $viewer } cannot be certain of a { $good } card in the hand of { $holder } that is not there.
error-over-without-ending = { error-place } a game that is over needs the statement "ended".
error-wrong-tile = { error-place } "{ $decision }" cannot be asked with the camel on the { $name }; it belongs to { $known }.
error-nothing-to-store = { error-place } there is no card beside the camel to take.
error-no-exchange = { error-place } an exchange needs an opponent, and cards in the hand of whoever gives.
error-not-exchanging = { error-place } no exchange is under way in this decision.
error-chosen-or-not = { error-place } a card is chosen exactly while a swap waits for its other half.
error-chosen-not-there = { error-place } the chosen { $good } is not where it would be taken from.
error-no-claim-now = { error-place } no token is claimed in this decision.
error-tile-not-there = { error-place } the { $name } is not among the tiles.
error-claim-unprotected = { error-place } the token claimed must be a 商 token of another player.
error-claim-no-tie = { error-place } protection is for ties, and the shops are not level in { $good }.
error-claim-no-coins = { error-place } whoever is asked to pay must have 2 coins.
error-tile-twice = { error-place } the tile of the { $name } appears twice.
error-too-many-coins = The players have { $count } coins; there are only { $most }.
error-too-much-prestige = The players have { $count } prestige; there are only { $most }.
error-two-holders = { error-place } the { $good } token has a holder already.
error-good-left-out = { error-place } { $good } is left out in a game of { $players }.
error-too-many-cards = There are { $count } { $good } cards in this position, but only { $most } in the game.
error-unknown-count = { $count } cards are marked unknown, but { $left } cards are not located.
error-no-cards-left = More cards are asked for than there are.
error-cards-missing = These cards are nowhere: { $cards }. Name them, or end the pile with "...".
error-ended-before = { error-place } the game has ended, so nothing is left to decide; leave this statement out.
error-all-before-end = { error-place } everything is shown to "all" only after the end.
error-not-hidden = { error-place } this cannot be unknown to these eyes; name the cards.
error-steps-or-not = { error-place } the camel has gone its steps once it has moved and not before; the decision is "{ $decision }".
error-bonus-or-not = { error-place } whether the bonus has begun does not agree with the decision "{ $decision }".
error-drawn-or-not = { error-place } cards are drawn exactly while one of them is to be kept; the decision is "{ $decision }".
error-no-choice = { error-place } in the decision "{ $decision }" there would be nothing to choose.
error-camel-or-not = { error-place } the camel stands on a tile once it is placed and not before; the decision is "{ $decision }".
error-market-not-refilled = { error-place } with an empty space and an empty pile it is the last round.
error-knows-too-little = { error-place } what everybody has seen includes more { $good }.

# In the browser

client-ring = The ring: characters and the market
client-matrix = Goods and players: cards in shops, tokens, cards known in hands
client-matrix-legend = Number: cards in the shop. +1: in hand, as far as you know; underlined where nobody is known to hold more.
client-good = Good
client-holds-token = with the token
client-token = { $turned ->
    [yes] Token of { $good }, 商 side up
   *[no] Token of { $good }
}
client-shop = shop
client-purse = Your coins and prestige
client-opening = Your three cards
client-drawn = Drawn cards
client-known = In hand for certain: { $count }× { $good }
client-unknown = In hand, unknown to you: { $count }
client-discarded = Out of the game
client-middle = middle

# Why a bot moved.
motive-wins = Wins at once.
motive-tokens = Now holds { $count } of the { $needed } tokens for an early win.
motive-kinds = Keeps { $count ->
    [one] 1 kind
   *[other] { $count } kinds
} in hand; { $needed } make an early win.
motive-protects = Keeps a token safe.
motive-prestige = Prestige counts in the end: now { $count }.
motive-coins = { $count ->
    [one] 1 coin opens
   *[other] { $count } coins open
} the way to any tile.
motive-camel = On the way to the { $character }.
client-points-range = { $low }–{ $high } points
client-points-how = Points if the game ended now. Cards you do not know make it a range.
client-may-win = could win on the next turn
