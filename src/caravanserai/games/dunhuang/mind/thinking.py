"""What a searching bot needs to know of Merchants of Dunhuang besides its rules."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.state import Box, State


@rule
def seen_as(box: Box, s: State, seat: int, action: int) -> int:
    """Cards kept and given are secret."""
    if s.decision == say.OPENING or s.decision == say.KEEP:
        return say.DO_KEEP + 1
    if s.decision == say.GIVE or s.decision == say.RETURN:
        return say.DO_GIVE + 1
    return action


@rule
def consider(box: Box, s: State, seat: int, actions: Buffer, count: int) -> int:
    """All but doing nothing for a bonus, the last choice there, and steps paid for nothing."""
    if s.decision == say.BONUS:
        return count - 1
    if s.decision != say.MOVE:
        return count
    kept = 0
    for k in range(count):
        if is_worth_its_price(s, int(actions[k]) - say.DO_MOVE):
            actions[kept] = actions[k]
            kept += 1
    return kept


@rule
def is_worth_its_price(s: State, steps: int) -> bool:
    """Going right round pays only for characters that count the steps."""
    character = s.tiles[(s.camel + steps) % say.SPACES]
    return steps <= say.SPACES or character == say.INTERPRETER or character == say.FARMER
