"""Why a player of Merchants of Dunhuang may have acted so, from the views before and after."""

from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State
from caravanserai.games.dunhuang.words.wording import character_name, kinds_in


def motive(before: Position, after: Position, seat: int) -> Phrase | None:
    """The most telling thing that a player's action changed."""
    box, old, new = Box.load(before.box), State.load(before.state), State.load(after.state)
    if new.ended and new.rank[seat] == 1:
        return phrase("motive-wins")
    tokens, kinds = tokens_held(new, seat), kinds_in(new.hand[seat])
    if tokens > tokens_held(old, seat):
        return phrase("motive-tokens", count=tokens, needed=box.tokens_to_win)
    if kinds > kinds_in(old.hand[seat]):
        return phrase("motive-kinds", count=kinds, needed=KINDS_TO_WIN)
    if sum(new.turned) > sum(old.turned):
        return phrase("motive-protects")
    if new.prestige[seat] > old.prestige[seat]:
        return phrase("motive-prestige", count=new.prestige[seat])
    if new.coins[seat] > old.coins[seat]:
        return phrase("motive-coins", count=new.coins[seat])
    if new.steps and not old.steps:
        return phrase("motive-camel", character=character_name(new.tiles[new.camel]))
    return None
