"""Whose question is thought about next.

Games come before hints: a table waits for its bot, a hint is a favour. But while games keep
coming, every hint gets its turn as well, one after GAMES_PER_HINT games. Among those who pay for
the thinking, whoever has the least of it now is next, and among equals whoever has waited longest
since the last turn; so many tables of one payer delay another by one question at most.
"""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

GAMES_PER_HINT: Final = 4


@dataclass(eq=False)
class Ticket:
    """A question that waits for its turn."""

    payer: str  # the address on whose account it is thought about
    game: str
    is_hint: bool


T = TypeVar("T", bound=Ticket)
Lane = OrderedDict[str, deque[T]]  # what waits, by payer, who is next first


class Turns(Generic[T]):
    """The questions that wait, and how many are thought about for whom."""

    def __init__(self) -> None:
        self._games: Lane[T] = OrderedDict()
        self._hints: Lane[T] = OrderedDict()
        self._thinking: Counter[str] = Counter()
        self._games_since_hint = 0

    def __iter__(self) -> Iterator[T]:
        for lane in (self._games, self._hints):
            for tickets in lane.values():
                yield from tickets

    def has_game_of(self, payer: str) -> bool:
        """Does a game of this payer wait?"""
        return payer in self._games

    def add(self, ticket: T) -> None:
        """Let it wait, after what its payer has asked already."""
        self._lane(ticket).setdefault(ticket.payer, deque()).append(ticket)

    def add_first(self, ticket: T) -> None:
        """Let it wait before all others of its kind: its turn had come already."""
        lane = self._lane(ticket)
        lane.setdefault(ticket.payer, deque()).appendleft(ticket)
        lane.move_to_end(ticket.payer, last=False)

    def remove(self, ticket: T) -> None:
        """Let it wait no longer, if it still does."""
        lane = self._lane(ticket)
        waiting = lane.get(ticket.payer, deque())
        if ticket in waiting:
            waiting.remove(ticket)
            if not waiting:
                del lane[ticket.payer]

    def next(self, fits: Callable[[T], bool], most: int) -> T | None:
        """The next that fits, now thought about; no payer has more than `most` of these."""
        for lane in self._lanes():
            found = self._first(lane, fits, most)
            if found is not None:
                self.remove(found)
                self.begin(found)
                return found
        return None

    def begin(self, ticket: T) -> None:
        """It is thought about from now on."""
        self._thinking[ticket.payer] += 1
        waited = self._hints and not ticket.is_hint
        self._games_since_hint = self._games_since_hint + 1 if waited else 0

    def done(self, ticket: T) -> None:
        """It is thought about no longer; its payer has had a turn."""
        self._thinking[ticket.payer] -= 1
        if not self._thinking[ticket.payer]:
            del self._thinking[ticket.payer]
        for lane in (self._games, self._hints):
            if ticket.payer in lane:
                lane.move_to_end(ticket.payer)

    def _lane(self, ticket: T) -> "Lane[T]":
        return self._hints if ticket.is_hint else self._games

    def _lanes(self) -> "tuple[Lane[T], Lane[T]]":
        hint_is_due = self._games_since_hint >= GAMES_PER_HINT
        return (self._hints, self._games) if hint_is_due else (self._games, self._hints)

    def _first(self, lane: "Lane[T]", fits: Callable[[T], bool], most: int) -> T | None:
        for payer in sorted(lane, key=self._thinking.__getitem__):
            if self._thinking[payer] < most:
                found = next(filter(fits, lane[payer]), None)
                if found is not None:
                    return found
        return None
