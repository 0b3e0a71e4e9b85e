"""The five steps of a turn: camel, good, bonus, win, refill."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.knowledge.tracking import seen_entering
from caravanserai.games.dunhuang.rules.scoring import final_scoring, win_early
from caravanserai.games.dunhuang.rules.supply import draw
from caravanserai.games.dunhuang.rules.tokens import add_to_shop, tokens_held
from caravanserai.games.dunhuang.state import Box, State

KINDS_TO_WIN = 4


@rule
def last_player(box: Box, s: State) -> int:
    """The player to the right of the first player."""
    return (s.first + box.players - 1) % box.players


@rule
def place_camel(s: State, player: int, space: int, out: Buffer) -> None:
    """Set-up, step 6: the last player puts the camel on any tile; the first player begins."""
    s.camel = space
    emit(out, say.CAMEL_PLACED, player, space, 0, 0, EVERYONE)
    begin_turn(s, s.first, out)


@rule
def begin_turn(s: State, player: int, out: Buffer) -> None:
    """It is the turn of `player`."""
    s.active = player
    s.decision = say.MOVE
    s.steps = 0
    s.in_bonus = 0
    emit(out, say.TURN_BEGAN, player, 0, 0, 0, EVERYONE)


@rule
def move_camel(s: State, steps: int, out: Buffer) -> None:
    """Step 1: the first step is free, each further one costs a coin; any number of laps (D1)."""
    price = steps - 1
    s.coins[s.active] -= price
    s.coin_supply += price
    s.camel = (s.camel + steps) % say.SPACES
    s.steps = steps
    emit(out, say.CAMEL_MOVED, s.active, s.camel, steps, price, EVERYONE)
    s.decision = say.STORE if s.market[s.camel] else say.BONUS


@rule
def store_good(box: Box, s: State, to_shop: bool, out: Buffer) -> None:
    """Step 2: take the card beside the camel, to hand or to shop."""
    good = s.market[s.camel]
    s.market[s.camel] = 0
    s.decision = say.BONUS
    if to_shop:
        emit(out, say.TOOK, s.active, good, s.camel, say.IN_SHOP, EVERYONE)
        add_to_shop(box, s, s.active, good, out)
    else:
        take_to_hand(s, good, s.camel, out)


@rule
def take_to_hand(s: State, good: int, space: int, out: Buffer) -> None:
    """A market card goes openly to the active player's hand."""
    s.hand[s.active][good] += 1
    seen_entering(s, s.active, good)
    emit(out, say.TOOK, s.active, good, space, say.IN_HAND, EVERYONE)


@rule
def has_won(box: Box, s: State, player: int) -> bool:
    """Step 4: enough majority tokens, and four different goods in hand."""
    different = 0
    for good in range(1, say.KINDS + 1):
        if s.hand[player][good]:
            different += 1
    return different >= KINDS_TO_WIN and tokens_held(s, player) >= box.tokens_to_win


@rule
def refill_market(s: State, out: Buffer) -> None:
    """Step 5: fill empty spaces clockwise from the camel; if one stays empty, the end is near.

    A pile that just suffices doesn't trigger the end (D11).
    """
    for i in range(say.SPACES):
        space = (s.camel + i) % say.SPACES
        if s.market[space]:
            continue
        if s.pile_size:
            s.market[space] = draw(s)
            emit(out, say.REFILLED, NOBODY, space, s.market[space], 0, EVERYONE)
        elif not s.last_round:
            s.last_round = 1
            emit(out, say.END_NEAR, NOBODY, 0, 0, 0, EVERYONE)


@rule
def finish_turn(box: Box, s: State, out: Buffer) -> None:
    """Steps 4 and 5, then the next player, or the end after the last player's turn."""
    if has_won(box, s, s.active):
        win_early(box, s, out)
        return
    refill_market(s, out)
    if s.last_round and s.active == last_player(box, s):
        final_scoring(box, s, out)
    else:
        begin_turn(s, (s.active + 1) % box.players, out)


@rule
def first_player(box: Box, s: State) -> int:
    """Who begins; nobody until chance has decided."""
    return s.first
