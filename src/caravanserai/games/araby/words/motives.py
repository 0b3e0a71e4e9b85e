"""Why a player of Merchants of Araby may have acted so, from the views before and after."""

from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.camels import camels_out
from caravanserai.games.araby.rules.caravans import in_full_line
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.state import Box, State


def motive(before: Position, after: Position, seat: int) -> Phrase | None:
    """The most telling thing that a player's action changed."""
    box, old, new = Box.load(before.box), State.load(before.state), State.load(after.state)
    if new.turn > old.turn or new.ended:
        return None
    if camels_paid(box, new, seat) > camels_paid(box, old, seat):
        return phrase("motive-line", count=camels_paid(box, new, seat))
    if camels_out(box, new, seat) > camels_out(box, old, seat):
        return phrase("motive-camels", count=camels_out(box, new, seat))
    if new.coins[seat] > old.coins[seat]:
        return phrase("motive-coins", count=new.coins[seat] - old.coins[seat])
    if size(new, say.ENTOURAGE + seat) > size(old, say.ENTOURAGE + seat):
        return phrase("motive-entourage", count=size(new, say.ENTOURAGE + seat))
    if sum(new.pool[seat]) > sum(old.pool[seat]):
        return phrase("motive-products", count=sum(new.pool[seat]))
    if size(new, say.HAND + seat) > size(old, say.HAND + seat):
        return phrase("motive-hand", count=size(new, say.HAND + seat))
    return None


def camels_paid(box: Box, s: State, seat: int) -> int:
    """How many of a player's camels stand in a full row or column."""
    spaces = [(owner, space) for owner in range(box.players) for space in range(say.SPACES)]
    own = [place for place in spaces if s.board[place[0]][place[1]] == seat + 1]
    return sum(in_full_line(s, owner, space) for owner, space in own)
