"""Phase 2: merchants and trainees."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.goods import any_goods, go_without, pass_on, take_goods
from caravanserai.games.dschunke.rules.hold import load_strip, visible
from caravanserai.games.dschunke.rules.stacks import hidden_cards
from caravanserai.games.dschunke.state import Box, State


@rule
def ask_action(s: State, out: Buffer) -> None:
    """It is the active player's turn."""
    s.acted = 0
    s.decision = say.ACT
    emit(out, say.TURN_BEGAN, s.active, 0, 0, 0, EVERYONE)


@rule
def is_available(s: State, worker: int) -> bool:
    """Has nobody used this merchant or trainee yet?"""
    return not s.face_down >> worker & 1


@rule
def has_merchant(s: State, junk: int) -> bool:
    """Does a merchant stand on this junk?"""
    for merchant in range(say.MERCHANTS):
        if s.merchants[merchant] == junk:
            return True
    return False


@rule
def is_in_game(box: Box, trainee: int) -> bool:
    """The upper trainee works with four players only."""
    return trainee != say.UPPER or box.players == 4


@rule
def use_merchant(s: State, merchant: int, out: Buffer) -> None:
    """A merchant acts on the junk he stands on."""
    junk = s.merchants[merchant]
    begin_work(s, merchant)
    emit(out, say.MERCHANT_USED, s.active, merchant, junk, 0, EVERYONE)
    work(s, merchant, junk, say.MERCHANT_STRIPS, out)


@rule
def use_trainee(box: Box, s: State, trainee: int, junk: int, out: Buffer) -> None:
    """A trainee does what his space says, on a junk without a merchant."""
    begin_work(s, trainee)
    row = trainee - say.LOWER
    emit(out, say.TRAINEE_USED, s.active, row, junk, 0, EVERYONE)
    strips = box.track_strips[row][s.round - 1]
    work(s, box.track[row][s.round - 1], junk, strips, out)


@rule
def begin_work(s: State, worker: int) -> None:
    """Turn the one used face down."""
    s.face_down |= 1 << worker
    s.acted = 1
    s.decision = say.GO_ON


@rule
def work(s: State, kind: int, junk: int, strips: int, out: Buffer) -> None:
    """Load, goods or money."""
    if kind == say.LOAD:
        load(s, junk, strips, out)
    elif kind == say.GOODS_MERCHANT:
        goods_from(s, junk, out)
    else:
        earn(s, junk, out)


@rule
def load(s: State, junk: int, strips: int, out: Buffer) -> None:
    """Load all the strips, or those the player still has (J4)."""
    count = min(strips, int(s.strips[s.active]))
    for _ in range(count):
        load_strip(s, junk, s.active)
    s.strips[s.active] -= count
    emit(out, say.LOADED, s.active, count, junk, 0, EVERYONE)


@rule
def yield_of(s: State, junk: int, player: int) -> int:
    """One for each visible crate, and at least 3."""
    return max(say.LEAST, visible(s, junk, player))


@rule
def earn(s: State, junk: int, out: Buffer) -> None:
    """Money for crates."""
    yuan = yield_of(s, junk, s.active)
    s.money[s.active] += yuan
    emit(out, say.EARNED, s.active, yuan, junk, 0, EVERYONE)


@rule
def goods_from(s: State, junk: int, out: Buffer) -> None:
    """Goods for crates: of the junk's own kind (J5), or on grey of a junk still to be chosen."""
    count = yield_of(s, junk, s.active)
    if junk == say.GREY:
        s.owed = count
        s.decision = say.FETCH
        go_on_fetching(s, out)
    else:
        go_without(s.active, count - take_goods(s, s.active, junk, count, out), out)


@rule
def fetch(s: State, good: int, out: Buffer) -> None:
    """Grey: take from one coloured junk, moving on to another when it is empty."""
    s.owed -= take_goods(s, s.active, good, s.owed, out)
    go_on_fetching(s, out)


@rule
def go_on_fetching(s: State, out: Buffer) -> None:
    """Go on until all are taken or every junk is empty."""
    if s.owed > 0 and any_goods(s):
        return
    go_without(s.active, s.owed, out)
    s.owed = 0
    s.decision = say.GO_ON


@rule
def is_asked_for_extra(s: State, player: int) -> bool:
    """Every holder of a card that isn't face up is: asking only some would give theirs away."""
    return not s.extra_used >> player & 1 and hidden_cards(s, player) > 0


@rule
def go_on(box: Box, s: State) -> None:
    """After an action or an extra card: what the active player may still do this turn."""
    if not s.acted:
        s.decision = say.ACT
    elif is_asked_for_extra(s, s.active):
        s.decision = say.AFTER
    else:
        end_turn(box, s)


@rule
def end_turn(box: Box, s: State) -> None:
    """Go on to the next player, or after the last one to the resupply."""
    s.acted = 0
    pass_on(box, s, say.ASK_ACTION, say.ASK_RESUPPLY)
