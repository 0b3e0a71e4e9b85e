"""Which choice is the last of a turn, and which gives something up."""

from caravanserai.engine.jit import rule, scratch
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import ACTION_COUNT
from caravanserai.games.araby.rules.decisions import is_offered, legal
from caravanserai.games.araby.state import Box, State


@rule
def ends(box: Box, s: State, seat: int, action: int) -> bool:
    """A pass is the last action of a turn; the active player's is to end the turn (A9, A13).

    Others may reopen it by acting; nobody can know that.
    """
    return action == say.DO_END or action == say.DO_PASS


@rule
def gives_up(box: Box, s: State, seat: int, action: int) -> bool:
    """The end of your own turn, what another's last passes cost you, and half an effect.

    Before the last passes a pass costs nothing: there is another one.
    """
    if action == say.DO_END:
        return True
    if action == say.DO_PASS:
        is_last = s.stage == say.LAST
        return is_last and (s.active == seat or is_offered(box, s, seat) or has_products(s, seat))
    return action == say.DO_DONE and legal(box, s, seat, scratch(ACTION_COUNT)) > 1


@rule
def has_products(s: State, seat: int) -> bool:
    """Are there products that will be lost when the turn ends?"""
    for product in range(say.PRODUCT_COUNT):
        if s.pool[seat][product]:
            return True
    return False
