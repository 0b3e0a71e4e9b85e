title = Merchants of Dunhuang
tagline = A caravan city on the Silk Road, one camel, eight helpful locals.
client-feel = A race around a ring: every step costs, every card goes to your hand or your shop, and whoever draws level takes your token. Quick turns and a sudden end.
client-minutes = 30 minutes

# Goods

good-gold = gold
good-silver = silver
good-lapis = lapis
good-pottery = pottery
good-glass = glass
good-bamboo = bamboo
good-tea = tea
good-paper = paper
good-wool = wool
good-silk = silk
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
character-princess-ability = gain 1 prestige for each majority token you have, whichever side is up
character-princess-hint = 1 prestige per token
character-dancer = Dancer
character-dancer-ability = gain 2 prestige
character-dancer-hint = 2 prestige
character-interpreter = Interpreter
character-interpreter-ability = draw 1 card per step the camel moved, keep 1 in your hand and put the rest under the pile
character-interpreter-hint = draw 1 per step, keep 1
character-diplomat = Diplomat
character-diplomat-ability = draw 2 cards, keep 1 in your hand and put the other under the pile
character-diplomat-hint = draw 2, keep 1
character-soldier = Soldier
character-soldier-ability = swap 1 card from your shop with 1 from the market
character-soldier-hint = swap a shop card with the market
character-general = General
character-general-ability = swap 1 card from your hand with 1 from the market
character-general-hint = swap a hand card with the market
character-trader = Trader
character-trader-ability = take 2 random cards from an opponent's hand, then give 2 of your own back
character-trader-hint = take 2 at random, give 2
character-merchant = Merchant
character-merchant-ability = an opponent gives you 2 cards of their choice and you give 2 back; gain 1 prestige
character-merchant-hint = swap 2 cards, 1 prestige
character-maid = Maid
character-maid-ability = swap 1 card from your shop with a different good from your hand
character-maid-hint = swap shop and hand cards
character-domestic = Domestic
character-domestic-ability = move 1 card from your shop to your hand, or from your hand to your shop
character-domestic-hint = move 1 card
character-shepherd = Shepherd
character-shepherd-ability = take the card beside the next or the previous tile into your hand
character-shepherd-hint = take a card from next door
character-farmer = Farmer
character-farmer-ability = take 1 card into your hand from any of the next tiles ahead (1 tile per step the camel moved)
character-farmer-hint = take a card from ahead
character-manichean = Manichean
character-manichean-ability = turn 1 of your tokens to its 商 side; when someone ties with you, you may turn it back and keep it
character-manichean-hint = protect a token
character-buddhist = Buddhist
character-buddhist-ability = turn 1 of your tokens to its 商 side; to take it with a tie, a player must pay you 2 coins
character-buddhist-hint = protect a token

# What is to be decided

prompt-opening = Keep one of your three cards. The other two leave the game, and only you know which.
prompt-camel = You play last, so you choose where the camel starts. { $first } takes the first turn.
prompt-move = Your turn. Move the camel: the first step is free, each further step costs 1 coin (you have { $coins }).
prompt-store = You take { $good }. Put it in your hand or in your shop?
prompt-bonus = { $usable ->
    [yes] Choose your bonus: the { $tile } or coins.
   *[no] The { $tile } can't help you now. Take coins or no bonus.
}
prompt-discard = { $character ->
    [painter] Painter: which card from your hand do you discard for 3 prestige?
   *[musician] Musician: which card from your shop do you discard for 3 prestige?
}
prompt-keep = { $tile }: keep one of the cards you drew. The rest go under the pile.
prompt-swap = { $character ->
    [general] General: which card from your hand goes to the market?
   *[soldier] Soldier: which card from your shop goes to the market?
}
prompt-space = { $character ->
    [soldier] Soldier: which market card do you put in your shop for { $good }?
    [general] General: which market card do you take for { $good }?
   *[other] { $tile }: which card do you take into your hand?
}
prompt-maid-shop = Maid: which card from your shop goes to your hand?
prompt-maid-hand = Maid: which card from your hand goes to your shop in place of { $good }?
prompt-domestic = Domestic: move one card between your shop and your hand.
prompt-opponent = { $character ->
    [trader] Trader: whose hand do you take 2 random cards from? You give as many back.
   *[merchant] Merchant: who has to give you 2 cards? You give as many back.
}
prompt-give = { $other } uses the Merchant on you: { $owed ->
    [1] choose a card from your hand to give.
   *[other] choose { $owed } cards from your hand to give, one at a time.
}
prompt-return = { $owed ->
    [1] Choose a card to give to { $other }.
   *[other] Choose { $owed } cards to give to { $other }, one at a time. You may give back what you just got.
}
prompt-token = { $tile }: which of your tokens do you turn to its 商 side?
prompt-protect = { $other } ties with you in { $good } and wants your 商 token. Turn it to its number side and keep it?
prompt-pay = You tie with { $other } in { $good }. Pay { $price } coins to take the 商 token? You have { $coins }.

# Choices

choice-keep = keep { $card }
choice-camel = { $tile }, beside { $card }
choice-move = { $steps ->
    [1] 1 step to the { $tile } (free): { $card }
   *[other] { $steps } steps to the { $tile } ({ $price ->
        [1] 1 coin
       *[other] { $price } coins
    }): { $card }
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
    [1] { $player }, with 1 card in hand
   *[other] { $player }, with { $count } cards in hand
}
choice-give = give { $card }
choice-turn = turn the { $card } token to 商
choice-protect = keep the { $good } token, number side up
choice-yield = let { $other } take the { $good } token
choice-pay = pay { $other } { $price } coins and take the { $good } token
choice-leave = leave the token with { $other }

# What a choice brings about

consequence-token-middle = takes the { $good } token
consequence-token-from = { $tie ->
    [yes] takes the { $good } token from { $holder } (tie)
   *[no] takes the { $good } token from { $holder } (you have more)
}
consequence-token-lost = the { $good } token goes back to the middle
consequence-token-kept = you keep the { $good } token
consequence-no-token = no token: { $leader } has { $count }
consequence-protected = { $holder }'s { $good } token is protected (商): you would need 2 coins
consequence-protect = tie: { $holder } may turn the { $good } token over and keep it
consequence-pay = tie: you may pay { $holder } { $price } coins to take the { $good } token
consequence-prestige = +{ $prestige } prestige
consequence-kinds = { $kinds ->
    [1] 1 good in hand
   *[other] { $kinds } different goods in hand
} ({ $needed } needed)
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
    [yes] You take { $good } into your { $place ->
        [hand] hand
       *[shop] shop
    }
   *[no] { $player } takes { $good } into their { $place ->
        [hand] hand
       *[shop] shop
    }
}.
event-token-claimed = { $you ->
    [yes] You take { $holder }'s { $good } token.
   *[no] { $player } takes { $yours ->
        [yes] your
       *[no] { $holder }'s
    } { $good } token.
}
event-token-claimed-middle = { $you ->
    [yes] You take
   *[no] { $player } takes
} the { $good } token.
event-token-lost = The { $good } token goes back to the middle.
event-token-protected = { $you ->
    [yes] You turn your 商 { $good } token to its number side and keep it
   *[no] { $player } turns the 商 { $good } token to its number side and keeps it
} from { $other }.
event-token-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $other } { $coins } coins for the { $good } token.
event-token-left = { $you ->
    [yes] You leave
   *[no] { $player } leaves
} the 商 { $good } token with { $other }.
event-token-turned = { $you ->
    [yes] You turn your { $good } token to its 商 side.
   *[no] { $player } turns the { $good } token to its 商 side.
}
event-coins-gained = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $coins ->
    [0] no coins: there are none left.
    [1] 1 coin.
   *[other] { $coins } coins.
}
event-prestige-gained = { $you ->
    [yes] You gain
   *[no] { $player } gains
} { $prestige ->
    [0] no prestige: there is none left.
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
    [yes] You discard { $good } from your
   *[no] { $player } discards { $good } from their
} { $place ->
    [hand] hand.
   *[shop] shop.
}
event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $count ->
    [1] 1 card.
   *[other] { $count } cards.
}
event-saw = Drawn: { $good }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} { $good }.
event-kept-unknown = { $player } keeps a card.
event-returned = { $you ->
    [yes] You put
   *[no] { $player } puts
} { $count ->
    [1] 1 card
   *[other] { $count } cards
} under the pile.
event-swapped-out = { $you ->
    [yes] You put { $good } from your
   *[no] { $player } puts { $good } from their
} { $place ->
    [hand] hand
   *[shop] shop
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
    [yes] You draw { $good } from { $other }'s hand.
   *[no] { $player } draws { $good } from { $yours ->
        [yes] your hand.
       *[no] { $other }'s hand.
    }
}
event-card-taken-unknown = { $player } draws a card from { $other }'s hand.
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
    [yes] You score { $good }.
   *[no] { $player } scores { $good }.
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
ending-most-coins = most coins, after a tie on points
ending-shared = a shared win, tied on points and coins

# Why an action is refused

refusal-good-not-in-game = "{ $action }": that good is not used with this number of players.
refusal-not-drawn = "{ $action }": that is not one of the cards you drew.
refusal-too-few-coins = "{ $action }": you don't have enough coins; every step after the first costs 1.
refusal-not-in-hand = "{ $action }": that card is not in your hand.
refusal-not-in-shop = "{ $action }": that card is not in your shop.
refusal-empty-space = "{ $action }": there is no card there.
refusal-out-of-reach = "{ $action }": the character doesn't reach that far.
refusal-same-good = "{ $action }": the Maid swaps two different goods.
refusal-not-an-opponent = "{ $action }": that is not one of your opponents.
refusal-opponent-hand-empty = "{ $action }": that player has no cards in hand.
refusal-no-such-token = "{ $action }": you don't have that token.
refusal-token-turned = "{ $action }": that token already shows 商.
refusal-ability-impossible = "{ $action }": this character can't do anything for you now.

# Options of a new game

option-characters = characters in play
option-characters-explained = each tile has a character on either side; one of the two is in play
option-order = order of the tiles
option-order-explained = in which order the tiles lie around the ring, clockwise
option-order-random = random
option-order-given = my order
option-majority = majority token: compare with
option-majority-explained = which shops must not have more of a good than yours when you take its token; if only the shop that has the token counts, a token in the middle goes to the next player who adds a card
option-majority-every-shop = every shop
option-majority-holder = only the shop that has it
option-size = size of the game
option-size-explained = small: four goods, empty purses and no pile, so that two turns end the game and programs can solve it
option-size-printed = as printed
option-size-small = small, to be solved

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
table-legend-hand = +1 one known to be in hand
table-last-round = Last round: { $last } has the last turn.
table-points = points
table-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What a player knows

knows-aside = Out of the game (only you know this): { $cards }.
knows-hand = { $player } definitely has { $cards }.
knows-nothing = You know nothing for certain about { $player }'s hand.
knows-returned = Under the pile (only you know this): { $cards }.

# The rules in brief

rules-aim = Be the first to end your turn with { $tokens } majority tokens and { $kinds } different goods in hand, or have the most points when the pile runs out.
rules-turn = On your turn, move the camel, take the card beside it into your hand or your shop, then use the character there or take 3 coins.
rules-shop = { $majority ->
    [holder] When you put a card in your shop, you take the token of that good unless the shop that has the token has more of it. A tie is enough, and from the middle you always take it.
   *[every-shop] When you put a card in your shop, you take the token of that good unless another shop has more of it. A tie is enough.
}
rules-end = Points: 2 per token, 1 per prestige, and, for each good nobody has more of in hand than you, the number on its card. You can score at most one good per token.
rules-character = { $name }: { $ability }.

# Errors in options and positions

error-order-needs-all-tiles = With order=given, the option characters must name all eight tiles; it names { $count }.
error-unknown-character = There is no character "{ $name }". There are: { $known }.
error-same-tile = "{ $first }" and "{ $second }" are two sides of one tile; only one of them can take part.
error-turn-before-first = { error-place } in the opening it is nobody's turn until there is a first player.
error-tile-not-in-game = "{ $text }": the { $name } is not in this game.
error-knows-too-much = { $viewer } cannot be certain of a { $good } card in { $holder }'s hand: it is not there.
error-over-without-ending = { error-place } a game that is over needs the statement "ended".
error-wrong-tile = { error-place } "{ $decision }" cannot be asked with the camel on the { $name }; it belongs to { $known }.
error-nothing-to-store = { error-place } there is no card beside the camel to take.
error-no-exchange = { error-place } an exchange needs an opponent, and the player who gives needs cards in hand.
error-not-exchanging = { error-place } no exchange is under way in this decision.
error-chosen-or-not = { error-place } a card is chosen during a swap, and only then.
error-chosen-not-there = { error-place } the chosen { $good } is not where it should come from.
error-no-claim-now = { error-place } no token is claimed in this decision.
error-tile-not-there = { error-place } the { $name } is not among the tiles.
error-claim-unprotected = { error-place } the token claimed must be another player's 商 token.
error-claim-no-tie = { error-place } protection is for ties, and the shops are not tied in { $good }.
error-claim-no-coins = { error-place } the player who is asked to pay needs 2 coins.
error-tile-twice = { error-place } the tile of the { $name } appears twice.
error-too-many-coins = The players have { $count } coins, but there are only { $most }.
error-too-much-prestige = The players have { $count } prestige, but there are only { $most }.
error-two-holders = { error-place } somebody already has the { $good } token.
error-good-left-out = { error-place } { $good } is not used in a game of { $players }.
error-too-many-cards = There are { $count } { $good } cards in this position, but only { $most } in the game.
error-unknown-count = { $count } cards are marked as unknown, but { $left } have no place yet.
error-no-cards-left = There are not enough cards for this.
error-cards-missing = These cards are nowhere: { $cards }. Name them, or end the pile with "...".
error-ended-before = { error-place } the game has ended, so nothing is left to decide; leave this statement out.
error-all-before-end = { error-place } everything is shown to "all" only after the end.
error-not-hidden = { error-place } this player must know these cards; name them.
error-steps-or-not = { error-place } the camel's steps are given once it has moved, and not before; the decision is "{ $decision }".
error-bonus-or-not = { error-place } whether the bonus has begun does not fit the decision "{ $decision }".
error-drawn-or-not = { error-place } there are drawn cards while one of them is being chosen, and only then; the decision is "{ $decision }".
error-no-choice = { error-place } in the decision "{ $decision }" there would be nothing to choose.
error-camel-or-not = { error-place } the camel is on a tile once it has been placed, and not before; the decision is "{ $decision }".
error-market-not-refilled = { error-place } with an empty space and an empty pile it must be the last round.
error-knows-too-little = { error-place } everybody has seen more { $good } than that.

# In the browser

client-ring = The market ring: characters and goods
client-matrix = Goods and players: cards in shops, tokens, cards known to be in hand
client-matrix-legend = Number: cards in the shop. +1: cards known to be in hand. Underlined: as far as you know, nobody has more in hand.
client-good = Good
client-holds-token = has the token
client-token = { $turned ->
    [yes] { $good } token, 商 side up
   *[no] { $good } token
}
client-shop = shop
client-coins = { $count ->
    [one] coin
   *[other] coins
}
client-pile = pile
client-purse = Your coins and prestige
client-opening = Your three cards
client-drawn = Drawn cards
client-known = Known to be in hand: { $count }× { $good }
client-unknown = Unknown cards in hand: { $count }
client-discarded = Out of the game
client-middle = middle

# Why a bot moved.
motive-wins = Wins on the spot.
motive-token = Takes the { $good } token: { $count } of { $needed }.
motive-token-from = Takes the { $good } token from { $holder }: { $count } of { $needed }, and { $holder } is left with { $left }.
motive-token-lost = Loses the { $good } token: { $count } of { $needed } left.
motive-kinds = { $count ->
    [one] 1 good
   *[other] { $count } different goods
} in hand now; an instant win takes { $needed }.
motive-protects = Protects the { $good } token (商).
motive-prestige = { $count } prestige: { $count ->
    [one] 1 point
   *[other] { $count } points
} at the end.
motive-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
} more to move the camel with: { $total } now.
motive-pays = Costs { $count ->
    [one] 1 coin
   *[other] { $count } coins
}: { $total } left.
motive-camel = Goes for the { $character }.
client-points-range = { $low }–{ $high } points
client-points-how = Points if the game ended now. Cards you don't know make it a range.
client-may-win = could win on the next turn

# The log: lines folded into one, and what a turn came to
digest-paid = { $count ->
    [one] paid 1 coin
   *[other] paid { $count } coins
}
digest-paid-to = { $count ->
    [one] paid { $other } 1 coin
   *[other] paid { $other } { $count } coins
}
digest-took = took { $names }
digest-token = { $count ->
    [one] { $names } token
   *[other] { $names } tokens
}
digest-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
digest-prestige = +{ $count } prestige
digest-ability = used the { $names }
digest-card-taken = drew a card from { $other }
digest-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
part-end = Final scoring

# In the first games: the goal, how far you are, who threatens to win, and why each decision matters
guide-goal = Goal: tokens ({ $tokens } of { $needed }) and different goods in hand ({ $held } of { $kinds }), or the most points
guide-progress = Tokens: { $tokens } of { $needed }, different goods in hand: { $held } of { $kinds }
guide-threat = { $player } may win next turn
matters-opening = It is the first of the different goods you need in hand, and only you know it.
matters-camel = Whoever begins moves on from here, so don't leave them a good first step.
matters-move = Where the camel stops decides the card you take and the character you may use.
matters-store = A shop card can win you a token. Hand cards count for the instant win and for points.
matters-bonus = Coins choose where the camel stops. Prestige is points; some characters bring cards.
matters-discard = It leaves the game for 3 points. Give up what brings you neither a token nor a new good.
matters-keep = A good you don't have in hand yet brings you closer to the instant win.
matters-swap = Give what you need least: in a shop, a token can go with it.
matters-space = Take what wins you a token, or a good you don't have in hand yet.
matters-maid-shop = It counts in your hand from now on, and a token can go with it.
matters-maid-hand = It counts in your shop from now on, and it can win you a token.
matters-domestic = Into the shop it can win a token; into your hand it counts as a good.
matters-opponent = You learn cards of this player and keep the two you like best.
matters-give = Give what you need least; they give you as many back.
matters-return = Keep different goods and give what helps them least.
matters-token = A token on its 商 side is harder to take with a tie. Protect one that others are close to.
matters-protect = Turned over, you keep the token, but the next tie takes it.
matters-pay = One more token for you and one fewer for them, for 2 coins.

# What puzzles are about
puzzle-theme-camel = Where the camel goes
puzzle-theme-store = Shop or hand
puzzle-theme-bonus = Coins or character
puzzle-theme-character = Make the most of a character
puzzle-theme-protect = Protect the token
puzzle-theme-payment = Pay or let go
