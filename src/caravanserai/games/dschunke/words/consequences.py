"""What an action of Dschunke brings about: money, goods, crates that show and crates covered."""

from collections.abc import Iterator
from typing import Final

from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.actions import yield_of
from caravanserai.games.dschunke.rules.fists import fist_of, is_bluff
from caravanserai.games.dschunke.rules.hold import lift_strip, load_strip, visible
from caravanserai.games.dschunke.rules.scoring import (
    bonus_of,
    card_bonus,
    junk_bonus,
    junks_shown_on,
)
from caravanserai.games.dschunke.state import Box, State
from caravanserai.games.dschunke.words.wording import good_name, junk_name, worth_of

_JUNK_CARDS: Final = {say.MONEY_CARD: "money", say.EIGHT: "eight", say.TWELVE: "twelve"}
_EXTRA_STRIPS: Final = 1


def consequences(game: Game, view: Position, seat: int, action: int) -> list[Phrase]:
    """What else an action brings about, as far as its player can know."""
    box, s = Box.read(view.box), State.read(view.state)
    kind, parameter = say.ACTIONS.kind(action), say.ACTIONS.parameter(action)
    if kind == "merchant":
        strips = say.MERCHANT_STRIPS
        return list(_work(box, view, seat, parameter, s.merchants[parameter], strips))
    if kind in say.ROWS:
        row = say.ROWS.index(kind)
        work, strips = box.track[row][s.round - 1], box.track_strips[row][s.round - 1]
        return list(_work(box, view, seat, work, parameter, strips))
    if kind in _EXTRAS:
        return list(_work(box, view, seat, _EXTRAS[kind], parameter, _EXTRA_STRIPS))
    if kind == "onto":
        return list(_moved(box, view, seat, parameter))
    return list(_about_cards(box, s, seat, kind, action))


_EXTRAS: Final = {"load": say.LOAD, "fetch": say.GOODS_MERCHANT, "collect": say.MONEY}


def _work(
    box: Box, view: Position, seat: int, work: int, junk: int, strips: int
) -> Iterator[Phrase]:
    """What loading, taking goods or earning on a junk would give."""
    s = State.read(view.state)
    if work == say.LOAD:
        yield from _loaded(box, view, seat, junk, min(strips, s.strips[seat]))
        return
    count, crates = yield_of(s, junk, seat), visible(s, junk, seat)
    if work == say.MONEY:
        yield phrase("consequence-money", count=count, crates=crates)
    elif junk == say.GREY:
        yield phrase("consequence-goods-any", count=count, crates=crates)
    else:
        count, good = min(count, s.supply[junk]), good_name(junk)
        yield phrase("consequence-goods", count=count, good=good, crates=crates)


def _loaded(box: Box, view: Position, seat: int, junk: int, strips: int) -> Iterator[Phrase]:
    """Strips laid on a junk: what shows then, and what they cover."""
    s, after = State.read(view.state), State.load(view.state)
    for _ in range(strips):
        load_strip(after, junk, seat)
    if not strips:
        yield phrase("consequence-no-strips")
        return
    yield from _compared(box, s, after, seat, junk, strips)


def _moved(box: Box, view: Position, seat: int, junk: int) -> Iterator[Phrase]:
    """A strip laid on another junk."""
    s, after = State.read(view.state), State.load(view.state)
    lift_strip(after, s.origin, seat)
    load_strip(after, junk, seat)
    yield from _compared(box, s, after, seat, s.origin, -1)
    yield from _compared(box, s, after, seat, junk, 1)


def _compared(
    box: Box, s: State, after: State, seat: int, junk: int, strips: int
) -> Iterator[Phrase]:
    """The crates on a junk that show before and after so many strips are laid on it."""
    shown, then = visible(s, junk, seat), visible(after, junk, seat)
    name = junk_name(junk)
    yield phrase("consequence-crates", junk=name, before=shown, after=then, strips=strips)
    if strips < 0:
        return
    if others := tuple(_covered(box, s, after, seat, junk)):
        yield phrase("consequence-covers", others=others)
    if covered := shown + say.CRATES * strips - then:
        yield phrase("warning-covers", count=covered)
    if more := _at_the_end(box, after, seat) - _at_the_end(box, s, seat):
        yield phrase("consequence-end", yuan=abs(more), more="yes" if more > 0 else "no")


def _covered(box: Box, s: State, after: State, seat: int, junk: int) -> Iterator[Phrase]:
    """The crates of others that show no longer."""
    for other in range(box.players):
        count = visible(s, junk, other) - visible(after, junk, other)
        if other != seat and count > 0:
            yield phrase("crates-of", player=say.SEAT_NAMES[other], count=count)


def _at_the_end(box: Box, s: State, seat: int) -> int:
    """What crates and cards would pay if the game ended now."""
    return junk_bonus(junks_shown_on(s, seat)) + card_bonus(box, s, seat)


def _about_cards(box: Box, s: State, seat: int, kind: str, action: int) -> Iterator[Phrase]:
    """What a bid would bring, what a special card does, how many of a good one has."""
    parameter = say.ACTIONS.parameter(action)
    if kind == "mixed" or kind.startswith("bid-"):
        fist = fist_of(action)
        if is_bluff(s, fist):
            yield phrase("consequence-bluff")
            yield phrase("consequence-bluff-seen")
        else:
            yield phrase("consequence-bid", worth=worth_of(box, s, fist))
    elif kind == "keep":
        yield phrase(f"special-{_special_key(parameter)}-does")
        if parameter >= say.EIGHT and bonus_of(box, s, seat, parameter):
            yield phrase("consequence-pays-now")
    elif kind == "take":
        yield phrase("consequence-held", count=s.hand[seat][parameter])


def _special_key(special: int) -> str:
    found = [name for first, name in _JUNK_CARDS.items() if special >= first]
    return found[-1] if found else say.SPECIALS[special]
