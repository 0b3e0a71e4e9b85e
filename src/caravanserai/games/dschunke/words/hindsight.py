"""A bid of Dschunke looked back at: what the others bid, and what they held."""

from collections.abc import Iterable
from typing import Final

from caravanserai.engine.events import Buffer
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.state import Box, State
from caravanserai.games.dschunke.words.wording import good_name

_SHOWN: Final = (say.BID_SHOWN, say.BLUFF_SHOWN)


def hindsight(before: Position, rows: Buffer, seat: int) -> list[Phrase]:
    """What a bid met, from the whole position before the fists are opened."""
    fists = {one: (kind, good, count) for kind, one, good, count, *_ in _shown(rows)}
    if seat not in fists:
        return []
    kind, good, count = fists.pop(seat)
    if kind == say.BLUFF_SHOWN or count == 0:
        return []
    box, s = Box.load(before.box), State.load(before.state)
    others = [one for one in range(box.players) if one != seat]
    bids = [n for kind, what, n in fists.values() if kind == say.BID_SHOWN and what == good]
    most, held = max(bids, default=0), max(int(s.hand[one][good]) for one in others)
    said = _result(count, most)
    return [
        phrase(f"hindsight-bid-{said}", good=good_name(good), count=count, most=most, held=held)
    ]


def _result(count: int, most: int) -> str:
    """How a bid did against the highest of the others."""
    if count == most:
        return "tied"
    return "lost" if count < most else "won" if count == most + 1 else "over"


def _shown(rows: Buffer) -> Iterable[list[int]]:
    return (row for row in rows.tolist() if row[0] in _SHOWN)
