"""How well a person plays against bots: a rating for each game, after each of their games.

Ratings are openskill's (Plackett-Luce). Those of bots are fixed: measured in tournaments, they lie
beside a game's code in `strengths.json`. Games against people do not count, nor games that went on
from another.
"""

import functools
import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from caravanserai.engine.errors import BadOption
from caravanserai.games import load, names
from caravanserai.table.storage.store import Listed, Summary

SURE: Final = 1.0  # the deviation of a bot's rating
PER_UNIT: Final = 40  # points; 1000 is where everybody begins
_MODEL: Final = PlackettLuce()


class Rated(Struct, frozen=True):
    """The rating after a game, in points: the mean, and how far off it may be either way."""

    id: str
    mean: int
    give: int


class Rating(Struct, frozen=True):
    """A person's rating in a game: after each of the games that count, the newest last.

    bots: the rating of each level.
    """

    game: str
    games: list[Rated]
    bots: dict[str, int]


class Ratings(Struct, frozen=True):
    """A person's ratings."""

    ratings: list[Rating]


@functools.cache
def strengths(game: str) -> Mapping[str, float]:
    """The mean of each level of bots that was measured; none for a game without a file."""
    try:
        path = files(load(game).package).joinpath("strengths.json")
    except BadOption:
        return {}
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def rated(past: Sequence[Listed]) -> Ratings:
    """The ratings that finished games come to. past: the newest first."""
    found = [_rating(name, [one for one in past if one.summary.game == name]) for name in names()]
    return Ratings([one for one in found if one.games])


def _rating(game: str, past: Sequence[Listed]) -> Rating:
    known, me, after = strengths(game), _MODEL.rating(), []
    for one in reversed(past):
        ranks = _ranks(one.summary, one.yours, known)
        if ranks is not None:
            others = [_MODEL.rating(mu=known[level], sigma=SURE) for level in _levels(one)]
            teams = _MODEL.rate([[me], *([other] for other in others)], ranks=ranks)
            me = teams[0][0]
            after.append(Rated(one.id, round(PER_UNIT * me.mu), round(2 * PER_UNIT * me.sigma)))
    return Rating(game, after, {name: round(PER_UNIT * mean) for name, mean in known.items()})


def _ranks(game: Summary, yours: list[int], known: Mapping[str, float]) -> list[float] | None:
    """The ranks, one's own first; None if a game does not count."""
    if game.outcome is None or game.lesson or game.played_on or len(yours) != 1:
        return None
    others = [seat for seat in range(game.players) if seat != yours[0]]
    if any(_level(game, seat) not in known for seat in others):
        return None
    return [float(game.outcome.ranks[seat]) for seat in (yours[0], *others)]


def _levels(one: Listed) -> list[str]:
    return [_level(one.summary, s) for s in range(one.summary.players) if s not in one.yours]


def _level(game: Summary, seat: int) -> str:
    """The level of a bot, however it bargains; "" for a person."""
    info = game.seats[seat]
    return (info.level or "").partition(":")[0] if info.kind == "bot" else ""
