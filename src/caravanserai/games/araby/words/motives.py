"""What an action of Merchants of Araby brings its player, from the views before and after."""

from collections.abc import Collection, Iterator
from typing import Final

from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.camels import camels_out
from caravanserai.games.araby.rules.caravans import in_full_line
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.screen.facts import earnings
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words.vocabulary import some

UNSURE: Final = frozenset({"offer-lapsed", "deal-made", "debt-called", "caravan-resolves"})


def motives(before: Position, after: Position, seat: int, told: Collection[str]) -> list[Phrase]:
    """What changed for a player, the most telling first; nothing if a deal or arrival decides."""
    box, old, new = Box.load(before.box), State.load(before.state), State.load(after.state)
    if new.turn > old.turn or new.ended or not UNSURE.isdisjoint(told):
        return []
    return [
        *_lines(box, old, new, seat, told),
        *_camels(box, old, new, seat),
        *_coins(old, new, seat),
        *_cards(old, new, seat),
    ]


def _lines(box: Box, old: State, new: State, seat: int, told: Collection[str]) -> Iterator[Phrase]:
    """Camels that now stand in a full row or column: the player's own, and others'."""
    count = camels_paid(box, new, seat)
    if count > camels_paid(box, old, seat):
        yield phrase("motive-line", count=count)
        if "top-back" not in told and (coins := expected(box, new, seat)):
            yield phrase("motive-earns", count=coins)
    for other in range(box.players):
        more = camels_paid(box, new, other) - camels_paid(box, old, other)
        if other != seat and more > 0:
            yield phrase("motive-line-other", player=say.SEAT_NAMES[other], count=more)


def _camels(box: Box, old: State, new: State, seat: int) -> Iterator[Phrase]:
    if camels_out(box, new, seat) > camels_out(box, old, seat):
        yield phrase("motive-camels", count=camels_out(box, new, seat))


def _coins(old: State, new: State, seat: int) -> Iterator[Phrase]:
    """Coins won or paid."""
    coins = new.coins[seat] - old.coins[seat]
    if coins > 0:
        yield phrase("motive-coins", count=coins)
    elif coins < 0:
        yield phrase("motive-pays", count=-coins)


def _cards(old: State, new: State, seat: int) -> Iterator[Phrase]:
    """A larger entourage, products, a larger hand."""
    if size(new, say.ENTOURAGE + seat) > size(old, say.ENTOURAGE + seat):
        yield phrase("motive-entourage", count=size(new, say.ENTOURAGE + seat))
    if made := tuple(_made(old, new, seat)):
        yield phrase("motive-products", products=made)
    if size(new, say.HAND + seat) > size(old, say.HAND + seat):
        yield phrase("motive-hand", count=size(new, say.HAND + seat))


def _made(old: State, new: State, seat: int) -> Iterator[Phrase]:
    for product in range(say.PRODUCT_COUNT):
        if (count := new.pool[seat][product] - old.pool[seat][product]) > 0:
            yield some(product, count)


def camels_paid(box: Box, s: State, seat: int) -> int:
    """How many of a player's camels stand in a full row or column."""
    spaces = [(owner, space) for owner in range(box.players) for space in range(say.SPACES)]
    own = [place for place in spaces if s.board[place[0]][place[1]] == seat + 1]
    return sum(in_full_line(s, owner, space) for owner, space in own)


def expected(box: Box, s: State, seat: int) -> int:
    """What a player's camels would earn if all caravans arrived under the visible back."""
    return sum(
        earnings(box, s, owner, space)
        for owner in range(box.players)
        for space in range(say.SPACES)
        if s.board[owner][space] == seat + 1
    )
