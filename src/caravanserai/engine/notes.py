"""Words that players write during a game: kept with the match, unknown to the rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import category

from caravanserai.engine.phrases import Phrase

if TYPE_CHECKING:
    from caravanserai.engine.position import Position

MOST_LETTERS: Final = 200
JOINERS: Final = "\u200c\u200d"  # part of words in some scripts, and of some emoji
_ILLEGIBLE: Final = ("Cc", "Cf", "Cs", "Co")


def legible(text: str) -> str:
    """A text as one line, without characters that can't be seen or said.

    Control characters affect terminals; direction marks make one name look like another.
    """
    spaced = " ".join(text.split())
    return "".join(c for c in spaced if c in JOINERS or category(c) not in _ILLEGIBLE).strip()


class Words(NamedTuple):
    """What somebody wrote."""

    seat: int
    text: str


Written = Mapping[str, Words]


@dataclass(frozen=True)
class Writing:
    """Where a game has room for words.

    place: where the words written with a seat's action stand, or None. places: every place in a
    position or view where words may stand. moved: for places after an action, the place before it
    whose words they take over. said: a place and its words in one sentence.
    """

    place: Callable[["Position", int, int], str | None]
    places: Callable[["Position"], tuple[str, ...]]
    moved: Callable[["Position", int, int, "Position"], Mapping[str, str]]
    said: Callable[[str, Words], Phrase]

    def visible(self, view: "Position", written: Written) -> dict[str, Words]:
        """The words next to what a view shows."""
        if not written:
            return {}
        return {place: written[place] for place in self.places(view) if place in written}

    def after(
        self, written: Written, before: "Position", seat: int, action: int, after: "Position"
    ) -> dict[str, Words]:
        """What is written where after an action."""
        if not written:
            return {}
        moved = self.moved(before, seat, action, after)
        kept = ((place, moved.get(place, place)) for place in self.places(after))
        return {place: written[was] for place, was in kept if was in written}
