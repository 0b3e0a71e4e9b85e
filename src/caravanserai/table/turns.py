"""Whose question is next.

Games come before hints, hints before reviews: a table is waiting for its bot, a hint is a favour,
and a review can wait. But even while games keep coming, one hint gets its turn after every
GAMES_PER_HINT games, and one move of a review after OTHERS_PER_REVIEW others. The payer with the
fewest questions in progress comes next; among equals, the one who has waited longest. So even a
payer with many tables delays another by one question at most.
"""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

GAME, HINT, REVIEW = RANKS = range(3)
GAMES_PER_HINT: Final = 4
OTHERS_PER_REVIEW: Final = 12
_MOST_PASSED: Final = (0, GAMES_PER_HINT, OTHERS_PER_REVIEW)


@dataclass(eq=False)
class Ticket:
    """A question waiting for its turn."""

    payer: str  # the address whose share of thinking time it uses
    game: str
    rank: int


T = TypeVar("T", bound=Ticket)
Lane = OrderedDict[str, deque[T]]  # questions waiting, by payer, next payer first


class Turns(Generic[T]):
    """The waiting questions, and how many are in progress per payer."""

    def __init__(self) -> None:
        self._lanes: list[Lane[T]] = [OrderedDict() for _ in RANKS]
        self._thinking: Counter[str] = Counter()
        self._passed = [0 for _ in RANKS]  # by more urgent ones, while one was waiting

    def __iter__(self) -> Iterator[T]:
        for lane in self._lanes:
            for tickets in lane.values():
                yield from tickets

    def has_game_of(self, payer: str) -> bool:
        """Is a game of this payer waiting?"""
        return payer in self._lanes[GAME]

    def add(self, ticket: T) -> None:
        """Queue it after its payer's earlier questions."""
        self._lane(ticket).setdefault(ticket.payer, deque()).append(ticket)

    def add_first(self, ticket: T) -> None:
        """Put it at the front of its lane: it already had its turn."""
        lane = self._lane(ticket)
        lane.setdefault(ticket.payer, deque()).appendleft(ticket)
        lane.move_to_end(ticket.payer, last=False)

    def remove(self, ticket: T) -> None:
        """Remove it if it is still waiting."""
        lane = self._lane(ticket)
        waiting = lane.get(ticket.payer, deque())
        if ticket in waiting:
            waiting.remove(ticket)
            if not waiting:
                del lane[ticket.payer]

    def next(self, fits: Callable[[T], bool], most: int) -> T | None:
        """Start and return the next one that fits; no payer gets more than `most` at once."""
        for lane in self._in_order():
            found = self._first(lane, fits, most)
            if found is not None:
                self.remove(found)
                self.begin(found)
                return found
        return None

    def begin(self, ticket: T) -> None:
        """Count it as in progress."""
        self._thinking[ticket.payer] += 1
        for rank in RANKS:
            if rank == ticket.rank or not self._lanes[rank]:
                self._passed[rank] = 0
            elif rank > ticket.rank:
                self._passed[rank] += 1

    def done(self, ticket: T) -> None:
        """It is finished; its payer has had a turn."""
        self._thinking[ticket.payer] -= 1
        if not self._thinking[ticket.payer]:
            del self._thinking[ticket.payer]
        for lane in self._lanes:
            if ticket.payer in lane:
                lane.move_to_end(ticket.payer)

    def _lane(self, ticket: T) -> "Lane[T]":
        return self._lanes[ticket.rank]

    def _in_order(self) -> "list[Lane[T]]":
        """The lanes, the most urgent first; first of all those that were passed long enough."""
        due = [rank for rank in RANKS if rank and self._passed[rank] >= _MOST_PASSED[rank]]
        return [self._lanes[rank] for rank in dict.fromkeys((*due, *RANKS))]

    def _first(self, lane: "Lane[T]", fits: Callable[[T], bool], most: int) -> T | None:
        for payer in sorted(lane, key=self._thinking.__getitem__):
            if self._thinking[payer] < most:
                found = next(filter(fits, lane[payer]), None)
                if found is not None:
                    return found
        return None
