"""A finished game looked back at: everybody's chances move by move, what turned it, and lessons.

What is found out about a move (bots/review.py) is added to a `Story`; its `review` can be sent at
any time, as far as it has come.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from caravanserai.bots.review import Chances, Done, Judged, Looked
from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.position import Position
from caravanserai.table import entries as e
from caravanserai.table.recording import standing
from caravanserai.table.seating import seat_name
from caravanserai.table.table import Table, Taken
from caravanserai.table.wire import Seat

FORMAT: Final = 1  # of what is kept; others are made anew
MOST_LESSONS: Final = 3
MOST_TURNED: Final = 5
LEAST_LOST: Final = 0.03  # of the chance of winning, for a lesson
LEAST_TURNED: Final = 0.06
DIGITS: Final = 4


class Point(Struct, frozen=True):
    """Each seat's chance of winning after so many moves."""

    move: int
    chances: list[float]


class Turned(Struct, frozen=True):
    """A stretch of moves by one player that changed the chances.

    move: how many came before the one that changed most. change: of each seat's chance; luck: the
    part of it that chance did, the rest was done by players.
    """

    move: int
    seat: Seat
    change: list[float]
    luck: list[float]


class Lesson(Struct, frozen=True):
    """A choice that gave something away.

    move: how many came before it. lost: of the chance of winning; chance: with the best choice.
    then, reasons: of the best. told: what is known of it now.
    """

    move: int
    done: Phrase
    best: Phrase
    lost: float
    chance: float
    then: list[Phrase]
    reasons: list[Phrase]
    told: list[Phrase]


class WeighedDeal(Struct, frozen=True):
    """A deal, and what it added to the chances of its two players."""

    move: int
    by: Seat
    to: Seat
    gain_by: float
    gain_to: float


class Told(Struct, frozen=True):
    """What is known now of a choice that a player made in secret."""

    move: int
    seat: Seat
    say: Phrase


class Account(Struct, frozen=True):
    """What a seat's game came to: what chance added to it, and what its choices gave away.

    judged: how many choices were judged; only those of people are. lessons: the largest first.
    """

    seat: Seat
    luck: float
    lost: float
    judged: int
    lessons: list[Lesson]


class Review(Struct, frozen=True):
    """A finished game looked back at: so much is done of so many moves and choices."""

    done: int
    of: int
    complete: bool
    points: list[Point]
    turned: list[Turned]
    accounts: list[Account]
    deals: list[WeighedDeal]
    told: list[Told]


@dataclass(frozen=True)
class Step:
    """A move to look at. changes: anything but what is said? makes: the deal it makes, if any."""

    number: int
    entry: e.Acted
    done: Done
    changes: bool
    told: tuple[tuple[int, Phrase], ...] = ()


def steps(table: Table) -> Iterator[Step]:
    """The moves of a finished game, one after the other."""
    game, position = table.game, table.start
    acted = (one for one in standing(table.log) if isinstance(one.entry, e.Acted))
    for number, taken in enumerate(acted):
        assert isinstance(taken.entry, e.Acted)
        after = position.copy()
        for deed in taken.entry.deeds:
            game.apply(after, taken.entry.seat, _action(game, deed.action))
        yield _step(game, number, taken, position, after)
        position = after


def position_after(table: Table, moves: int) -> Position:
    """The whole position after so many moves; the last one if there are fewer."""
    game, position = table.game, table.start.copy()
    acted = [one.entry for one in standing(table.log) if isinstance(one.entry, e.Acted)]
    for entry in acted[:moves]:
        for deed in entry.deeds:
            game.apply(position, entry.seat, _action(game, deed.action))
    return position


def _step(game: Game, number: int, taken: Taken, before: Position, after: Position) -> Step:
    entry = taken.entry
    assert isinstance(entry, e.Acted)
    seat, is_one = entry.seat, not entry.then
    shows = any(game.events[row[0]].reveals for row in taken.rows.tolist())
    view = game.view(before, seat) if is_choice(entry) else None
    done = Done(
        seat,
        _action(game, entry.action),
        game.laid_open(before),
        game.laid_open(after),
        view,
        shows and is_one,
    )
    standings = [game.bargaining.standing(one) for one in (before, after)]
    told = tuple(
        (one, said)
        for one in game.seats(before)
        if shows
        for said in game.hindsight(before, taken.rows, one)
    )
    return Step(number, entry, done, not standings[0] or standings[0] != standings[1], told)


def is_choice(entry: e.Acted) -> bool:
    """Is it a choice to be judged: one thing that a person did?"""
    return entry.by == "person" and not entry.then


def _action(game: Game, text: str) -> int:
    found = game.actions.find(text)
    assert found is not None, text
    return found


@dataclass
class Story:
    """What has been found out so far."""

    players: int
    moves: int
    end: list[float] | None  # each seat's share of the win; None if its players ended it
    choices: int = 0  # to be judged
    weighed: int = 0  # of them
    chances: list[Chances] = field(default_factory=list)
    luck: list[Chances] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    judged: dict[int, Judged] = field(default_factory=dict)
    deals: list[WeighedDeal] = field(default_factory=list)
    told: dict[int, list[Phrase]] = field(default_factory=dict)  # by the choice it is about

    @classmethod
    def of(cls, table: Table) -> "Story":
        """A story to be told of a finished game."""
        acted = [one.entry for one in standing(table.log) if isinstance(one.entry, e.Acted)]
        players, outcome = table.setup.players, table.game.outcome(table.position)
        made = cls(players, len(acted), None, sum(map(is_choice, acted)))
        if outcome is not None:
            share = 1 / len(outcome.winners)
            made.end = [share * (seat in outcome.winners) for seat in range(players)]
        return made

    def add(self, step: Step, looked: Looked | None) -> None:
        """What came out about the next move; None if it changed nothing but what is said."""
        nothing = (0.0,) * self.players
        unchanged = self.chances[-1] if self.chances else (1 / self.players,) * self.players
        self.seats.append(step.entry.seat)
        self.chances.append(looked.chances if looked else unchanged)
        self.luck.append(looked.luck if looked else nothing)
        if looked and looked.deal and looked.partner is not None:
            by, to = looked.partner, step.entry.seat
            gains = round(looked.deal[by], DIGITS), round(looked.deal[to], DIGITS)
            self.deals.append(WeighedDeal(step.number, seat_name(by), seat_name(to), *gains))
        for seat, said in step.told:
            own = max((i for i, one in enumerate(self.seats) if one == seat), default=step.number)
            self.told.setdefault(own, []).append(said)

    def judge(self, step: Step, judged: Judged | None) -> None:
        """What came out about a choice; None if there is nothing to be said of it."""
        self.weighed += 1
        if judged is not None:
            self.judged[step.number] = judged

    def review(self) -> Review:
        """All of it, as far as it has come."""
        done = len(self.chances)
        points = [Point(i, _rounded(one)) for i, one in enumerate(self.chances)]
        if done == self.moves and self.end is not None:
            points.append(Point(done, self.end))
        return Review(
            done + self.weighed,
            self.moves + self.choices,
            done + self.weighed == self.moves + self.choices,
            points,
            list(self._turned(points)),
            [self._account(seat) for seat in range(self.players)],
            self.deals,
            [
                Told(i, seat_name(self.seats[i]), said)
                for i, all_said in sorted(self.told.items())
                for said in all_said
            ],
        )

    def _turned(self, points: list[Point]) -> list[Turned]:
        """The stretches that changed most, in the order of the game."""
        found = [self._stretch(points, *stretch) for stretch in self._stretches(len(points) - 1)]
        most = sorted(found, key=lambda one: -_size(one.change))[:MOST_TURNED]
        kept = [one for one in most if _size(one.change) >= LEAST_TURNED]
        return sorted(kept, key=lambda one: one.move)

    def _stretches(self, end: int) -> Iterator[tuple[int, int]]:
        """Runs of moves by the same player."""
        low = 0
        for i in range(1, end + 1):
            if i == end or self.seats[i] != self.seats[low]:
                yield low, i
                low = i

    def _stretch(self, points: list[Point], low: int, high: int) -> Turned:
        def change(i: int, j: int) -> list[float]:
            return [
                round(b - a, DIGITS)
                for a, b in zip(points[i].chances, points[j].chances, strict=True)
            ]

        most = max(range(low, high), key=lambda i: _size(change(i, i + 1)))
        luck = [sum(one[seat] for one in self.luck[low:high]) for seat in range(self.players)]
        return Turned(most, seat_name(self.seats[low]), change(low, high), _rounded(luck))

    def _account(self, seat: int) -> Account:
        own = [i for i, one in enumerate(self.seats) if one == seat]
        judged = {i: self.judged[i] for i in own if i in self.judged}
        luck = sum(one[seat] for one in self.luck)
        lost = sum(one.lost for one in judged.values())
        lessons = self._lessons(judged)
        return Account(
            seat_name(seat), round(luck, DIGITS), round(lost, DIGITS), len(judged), lessons
        )

    def _lessons(self, judged: dict[int, Judged]) -> list[Lesson]:
        """The choices that gave most away, one a turn at most."""
        found: list[Lesson] = []
        taken: set[int] = set()
        for i, one in sorted(judged.items(), key=lambda item: -item[1].lost):
            turn = self._turn_of(i)
            if one.lost >= LEAST_LOST and turn not in taken and len(found) < MOST_LESSONS:
                taken.add(turn)
                found.append(self._lesson(i, one))
        return found

    def _turn_of(self, move: int) -> int:
        """The first move of the stretch that a move belongs to."""
        while move and self.seats[move - 1] == self.seats[move]:
            move -= 1
        return move

    def _lesson(self, move: int, one: Judged) -> Lesson:
        return Lesson(
            move,
            one.done,
            one.best,
            round(one.lost, DIGITS),
            round(one.chance, DIGITS),
            list(one.then),
            list(one.reasons),
            self.told.get(move, []),
        )


def _rounded(chances: "Chances | list[float]") -> list[float]:
    return [round(one, DIGITS) for one in chances]


def _size(change: list[float]) -> float:
    return max(map(abs, change))
