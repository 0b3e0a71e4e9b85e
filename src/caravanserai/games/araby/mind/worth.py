"""What the terms of a deal are worth to a player of Merchants of Araby, in coins, at a glance."""

from typing import Final

from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.evaluation import turns_to_come
from caravanserai.games.araby.rules.camels import (
    has_camel_left,
    has_caravan,
    product_of,
    why_no_leave,
)
from caravanserai.games.araby.rules.terms import (
    giver_of,
    kind_of,
    mode_of,
    pair_of,
    receiver_of,
)
from caravanserai.games.araby.state import Box, State

PATIENCE: Final = 8  # offers of one player that are thought about in a turn
LEAST: Final = 0.1  # that anything but leave is worth to whom it has to be given by
CARD_A_TURN: Final = 0.5
MAKER_A_TURN: Final = 2.5
FOLLOWER_A_TURN: Final = 0.4
TO_PLAY: Final = 2.0  # that a follower costs
SPARE_PRODUCT: Final = 0.5  # for a cost, in one's own turn
SPACE: Final = 0.5
FULL_LINE: Final = 0.85  # of the payout, bandits counted
SECOND_CAMEL: Final = 0.45
LONE_CAMEL: Final = 0.2
DEBT: Final = 0.9  # of a thing's worth, if the debtor never failed to pay
PROMISED: Final = 0.3  # of a promise by somebody who never made one
BEFORE: Final = 3.0  # promises kept that count as much as not knowing somebody


@rule
def is_worth_accepting(box: Box, s: State, maker: int, seat: int) -> bool:
    """Does an offer seem to give more than it takes? Who asks all the time is not listened to."""
    pair = pair_of(maker, seat)
    if s.offers_made[maker] > PATIENCE or not can_keep(box, s, pair, seat):
        return False
    return balance(box, s, pair, seat) > 0.0


@rule
def can_keep(box: Box, s: State, pair: int, seat: int) -> bool:
    """Would a player owe only coins held and what idle cards make, and promise each one thing?"""
    side = say.GIVES if giver_of(pair, say.GIVES) == seat else say.WANTS
    coins = 0
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        term = int(s.terms[pair][i][say.TERM_KIND])
        if kind_of(term) == say.COINS_TERM:
            coins += s.terms[pair][i][say.TERM_WHAT]
        elif mode_of(term) != say.NOW and not can_meet(
            box, s, seat, term, int(s.terms[pair][i][say.TERM_WHAT])
        ):
            return False
        if mode_of(term) == say.PROMISE and has_promised(s, seat, receiver_of(pair, side)):
            return False
    return coins <= s.coins[seat]


@rule
def can_meet(box: Box, s: State, seat: int, term: int, what: int) -> bool:
    """Is it a product due this turn, or a camel that carries one, that the player can make?"""
    kind = kind_of(term)
    if mode_of(term) != say.DUE or (kind != say.PRODUCT_TERM and kind != say.CAMEL_TERM):
        return False
    if kind == say.PRODUCT_TERM:
        return can_have(box, s, seat, what)
    if not has_caravan(s, what // say.SPACES) or not has_camel_left(box, s, seat):
        return False
    return can_have(box, s, seat, product_of(box, s, what // say.SPACES, what % say.SPACES))


@rule
def has_promised(s: State, giver: int, receiver: int) -> bool:
    """Is there an open promise of one player to another?"""
    for promise in s.promises:
        if (
            promise[say.PROMISE_BY] == giver + 1
            and promise[say.PROMISE_TO] == receiver
            and promise[say.PROMISE_STATE] == say.OPEN
        ):
            return True
    return False


@rule
def balance(box: Box, s: State, pair: int, seat: int) -> float:
    """What an offer gives one of its two players, less what it takes."""
    value = 0.0
    for side in range(2):
        giver, receiver = giver_of(pair, side), receiver_of(pair, side)
        for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
            term, what = int(s.terms[pair][i][say.TERM_KIND]), int(s.terms[pair][i][say.TERM_WHAT])
            kind = kind_of(term)
            if seat == giver:
                value -= cost(box, s, giver, kind, what)
            else:
                value += trust(s, giver, mode_of(term)) * gain(box, s, giver, receiver, kind, what)
    return value


@rule
def trust(s: State, giver: int, mode: int) -> float:
    """How much of what is to come later will come.

    Nothing from who failed to give it once, more from who kept promises.
    """
    if mode == say.NOW:
        return 1.0
    if s.defaults[giver] or has_broken_promise(s, giver):
        return 0.0
    if mode == say.DUE:
        return DEBT
    kept = promises_kept(s, giver)
    return (BEFORE * PROMISED + kept) / (BEFORE + kept)


@rule
def promises_kept(s: State, player: int) -> int:
    """How many promises of a player the open ledger shows as kept."""
    kept = 0
    for promise in s.promises:
        if promise[say.PROMISE_BY] == player + 1 and promise[say.PROMISE_STATE] == say.KEPT:
            kept += 1
    return kept


@rule
def later(s: State, pair: int, seat: int) -> float:
    """The coins an offer promises a player, as far as to be trusted, less those it asks for."""
    value = 0.0
    for side in range(2):
        giver = giver_of(pair, side)
        for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
            term, what = int(s.terms[pair][i][say.TERM_KIND]), int(s.terms[pair][i][say.TERM_WHAT])
            if mode_of(term) == say.PROMISE and kind_of(term) == say.COINS_TERM:
                value += -float(what) if seat == giver else trust(s, giver, say.PROMISE) * what
    return value


@rule
def has_broken_promise(s: State, player: int) -> bool:
    """Does the open ledger hold a promise that this player broke?"""
    for promise in s.promises:
        if promise[say.PROMISE_BY] == player + 1 and promise[say.PROMISE_STATE] == say.BROKEN:
            return True
    return False


@rule
def gain(box: Box, s: State, giver: int, receiver: int, kind: int, what: int) -> float:
    """What a term brings its receiver."""
    if kind == say.COINS_TERM:
        return float(what)
    if kind == say.CARD_TERM:
        return card_use(box, s, receiver, what)
    if kind == say.ENTOURAGE_TERM:
        return follower_use(box, what) * turns_to_come(box, s, receiver)
    if kind == say.PRODUCT_TERM:
        return product_use(box, s, receiver, what)
    if kind == say.TASK_TERM:
        return task_use(box, s, receiver, what)
    if kind == say.SPACE_TERM:
        return guest_use(box, s, giver, receiver, what)
    if kind == say.SPACES_TERM:
        return any_guest_use(box, s, giver, receiver)
    if kind == say.OWN_TERM:
        return own_use(box, s, receiver)
    if kind == say.CAMEL_TERM:
        return line_saved(s, receiver, what // say.SPACES, what % say.SPACES)
    is_paying = s.active == receiver and s.stage == say.MAIN
    return SPARE_PRODUCT if kind == say.CREDIT_TERM and is_paying else 0.0


@rule
def cost(box: Box, s: State, giver: int, kind: int, what: int) -> float:
    """What a term costs its giver; less than nothing if it helps, as leave for a space may."""
    if kind == say.SPACE_TERM:
        return SPACE - saved_by(s, giver, giver, what)
    if kind == say.SPACES_TERM:
        return SPACE * what
    if kind == say.CAMEL_TERM:
        return camel_cost(box, s, giver, what // say.SPACES, what % say.SPACES)
    return max(LEAST, price_of(box, s, giver, kind, what))


@rule
def price_of(box: Box, s: State, giver: int, kind: int, what: int) -> float:
    """What a giver loses of what is neither leave for a space nor for nothing."""
    if kind == say.COINS_TERM:
        return float(what)
    if kind == say.CARD_TERM:
        return card_use(box, s, giver, what)
    if kind == say.CREDIT_TERM:
        return CARD_A_TURN * turns_left(box, s, giver)
    if kind == say.ENTOURAGE_TERM:
        return follower_use(box, what) * (1 + turns_to_come(box, s, giver))
    if kind == say.PRODUCT_TERM:
        return product_use(box, s, giver, what)
    if kind == say.TASK_TERM:
        return task_use(box, s, giver, what)
    return 0.0 if kind == say.CHOICE_TERM else SPACE


@rule
def line_saved(s: State, player: int, owner: int, space: int) -> float:
    """What another's camel on a space brings the player, whose camels stand in its lines."""
    return saved_by(s, player, owner, space) if s.board[owner][space] == 0 else 0.0


@rule
def camel_cost(box: Box, s: State, player: int, owner: int, space: int) -> float:
    """A product and a camel, less what the camel may earn there."""
    if not has_caravan(s, owner) or s.board[owner][space]:
        return LEAST
    product = product_of(box, s, owner, space)
    return max(LEAST, product_use(box, s, player, product)) - space_use(s, player, owner, space)


@rule
def follower_use(box: Box, card: int) -> float:
    """What a card of the entourage brings a turn: those who make products most."""
    return MAKER_A_TURN if box.op[card][0] == say.MAKE else FOLLOWER_A_TURN


@rule
def turns_left(box: Box, s: State, player: int) -> int:
    """How many turns of their own a player still has to play cards in, with the present one."""
    return turns_to_come(box, s, player) + (1 if s.active == player and s.stage == say.MAIN else 0)


@rule
def card_use(box: Box, s: State, player: int, card: int) -> float:
    """What a hand card may bring: more if it can be paid for than as something to discard."""
    turns = turns_left(box, s, player)
    if card == say.ANY_CARD or not can_pay_for(box, s, player, card):
        return CARD_A_TURN * turns
    value = CARD_A_TURN * turns
    if box.kind[card] == say.MERCHANT or box.kind[card] == say.ALLY:
        value = max(value, follower_use(box, card) * turns - TO_PLAY)
    elif box.op[card][0] == say.MAKE and box.which[card][0] < say.PRODUCT_COUNT:
        use = product_use(box, s, player, int(box.which[card][0]))
        value = max(value, box.number[card][0] * use - box.cost[card][say.COIN])
    return value


@rule
def can_pay_for(box: Box, s: State, player: int, card: int) -> bool:
    """Has a player the coins for a card, and somebody who makes what else it costs?"""
    if box.cost[card][say.COIN] > s.coins[player]:
        return False
    for product in range(say.PRODUCT_COUNT):
        if box.cost[card][product] and not makes(box, s, player, product):
            return False
    return True


@rule
def makes(box: Box, s: State, player: int, product: int) -> bool:
    """Has a player a product, or a card in the entourage that makes it, tasked or not?"""
    if s.pool[player][product]:
        return True
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        if box.op[s.face[place]][0] == say.MAKE and box.which[s.face[place]][0] == product:
            return True
    return False


@rule
def task_use(box: Box, s: State, player: int, card: int) -> float:
    """What tasking a card may bring a player now: the first thing that it does."""
    if box.op[card][0] == say.MAKE and box.which[card][0] < say.PRODUCT_COUNT:
        return product_use(box, s, player, int(box.which[card][0]))
    return float(box.number[card][0]) if box.op[card][0] == say.COINS else SPACE


@rule
def product_use(box: Box, s: State, player: int, product: int) -> float:
    """What one more of a product may bring a player this turn."""
    best = SPARE_PRODUCT if s.active == player and s.stage == say.MAIN else 0.0
    if not has_camel_left(box, s, player):
        return best
    for owner in range(box.players):
        if has_caravan(s, owner):
            for space in range(say.SPACES):
                fits = s.board[owner][space] == 0 and product_of(box, s, owner, space) == product
                if fits and why_no_leave(s, player, owner, space) == say.FINE:
                    best = max(best, space_use(s, player, owner, space))
    return best


@rule
def space_use(s: State, player: int, owner: int, space: int) -> float:
    """What a camel on this space may earn, with those of the player that it saves."""
    pay = float(say.PLAIN_PAYS[space // say.ROWS])
    in_row, in_column = taken_in_row(s, owner, space), taken_in_column(s, owner, space)
    if in_row < say.ROWS - 1 and in_column < say.ROWS - 1:
        return pay * (SECOND_CAMEL if in_row or in_column else LONE_CAMEL)
    return FULL_LINE * pay + saved_by(s, player, owner, space)


@rule
def taken_in_row(s: State, owner: int, space: int) -> int:
    """How many spaces of this space's row have a camel."""
    count = 0
    for i in range(say.ROWS):
        if s.board[owner][say.ROWS * (space // say.ROWS) + i]:
            count += 1
    return count


@rule
def taken_in_column(s: State, owner: int, space: int) -> int:
    """How many spaces of this space's column have a camel."""
    count = 0
    for i in range(say.ROWS):
        if s.board[owner][say.ROWS * i + space % say.ROWS]:
            count += 1
    return count


@rule
def saved_by(s: State, player: int, owner: int, space: int) -> float:
    """What the player's camels earn more if a camel on this space makes their lines full."""
    full_row = taken_in_row(s, owner, space) == say.ROWS - 1
    full_column = taken_in_column(s, owner, space) == say.ROWS - 1
    value = 0.0
    for i in range(say.ROWS):
        across, down = say.ROWS * (space // say.ROWS) + i, say.ROWS * i + space % say.ROWS
        if full_row and s.board[owner][across] == player + 1:
            value += SECOND_CAMEL * say.PLAIN_PAYS[space // say.ROWS]
        if full_column and s.board[owner][down] == player + 1:
            value += SECOND_CAMEL * say.PLAIN_PAYS[i]
    return value


@rule
def has_leave(box: Box, s: State, player: int) -> bool:
    """May a player put a camel somewhere in another's turn?"""
    if s.leave_own >> player & 1:
        return True
    for owner in range(box.players):
        if s.leave_space[owner][player] or s.leave_spaces[owner][player]:
            return True
    return False


@rule
def can_have(box: Box, s: State, player: int, product: int) -> bool:
    """Has a player a product, or an untasked card that makes it?"""
    if s.pool[player][product]:
        return True
    for place in range(s.start[say.ENTOURAGE + player], s.start[say.ENTOURAGE + player + 1]):
        card = s.face[place]
        makes = box.op[card][0] == say.MAKE and box.which[card][0] == product
        if makes and not s.mark[place] & say.TASKED:
            return True
    return False


@rule
def guest_use(box: Box, s: State, owner: int, guest: int, space: int) -> float:
    """What leave for a space of another's caravan brings a guest who can fill it."""
    product = product_of(box, s, owner, space)
    if not can_have(box, s, guest, product) or not has_camel_left(box, s, guest):
        return 0.0
    return space_use(s, guest, owner, space)


@rule
def any_guest_use(box: Box, s: State, owner: int, guest: int) -> float:
    """What leave for any space brings: the best of them."""
    best = 0.0
    for space in range(say.SPACES):
        if s.board[owner][space] == 0:
            best = max(best, guest_use(box, s, owner, guest, space))
    return best


@rule
def own_use(box: Box, s: State, player: int) -> float:
    """What leave to add to one's own caravan brings, with products made or to be made."""
    best = 0.0
    for space in range(say.SPACES):
        if s.board[player][space] == 0:
            best = max(best, guest_use(box, s, player, player, space))
    return best
