"""Who may do what, kept true while attackers are at work; it knows nothing of the server."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection

from .access import ELSEWHERE, ENDED, FORGED, STALE


@dataclass
class Place:
    """A table. owners: of each seat, first the one who sat down first; generations: of its links.
    kept: by seat and key, the kinds of the messages that were acknowledged.
    """

    id: str
    game: str
    host: str
    owners: dict[str, list[str]]
    vacant: set[str] = field(default_factory=set)
    is_honest: bool = False
    generations: Counter[str] = field(default_factory=Counter)
    kept: dict[tuple[str, str], list[str]] = field(default_factory=lambda: defaultdict(list))


@dataclass(frozen=True)
class Token:
    """A token and what it was made for; without a place it was made by no server."""

    text: str
    place: str | None
    seat: str = "A"
    kind: str = "seat"
    generation: int = 0


@dataclass
class Line:
    """An open socket. viewer: the seat that it is for; guest: by whose cookie it was opened."""

    place: Place
    guest: str | None
    token: Token | None
    viewer: str | None
    connection: ClientConnection
    scene: dict[str, Any] = field(default_factory=dict)
    texts: list[str] = field(default_factory=list)
    n: int = 0
    moves: int = 0

    def is_worthless(self) -> bool:
        """Has what it was opened by become stale?"""
        if self.viewer is None:
            return False
        if self.token and self.token.generation != self.place.generations[self.token.seat]:
            return True
        by_token = self.token is not None and self.token.seat == self.viewer
        return not by_token and self.guest not in self.place.owners[self.viewer]


def admitted(
    place: Place, guest: str | None, token: Token | None, wanted: str | None
) -> frozenset[str] | str | None:
    """The codes of a refusal, or the seat that a socket is for, or None for watching."""
    seats = {seat for seat, owners in place.owners.items() if guest in owners}
    if token is not None:
        if token.place is None:
            return frozenset([FORGED])
        if token.place != place.id:
            return frozenset([ELSEWHERE] + [STALE] * (token.kind == "invite"))
        if token.kind == "invite" or token.generation != place.generations[token.seat]:
            return frozenset([STALE])
        seats.add(token.seat)
    if wanted is None:
        return token.seat if token else None
    return wanted if wanted in seats else frozenset(["not-your-seat"])


def seats_somebody(place: Place, token: Token) -> bool:
    """Can somebody sit down by a token: an invitation once, a seat's own at any time?"""
    if token.kind == "invite":
        return token.seat in place.vacant
    return token.generation == place.generations[token.seat]


def forbidden(line: Line, message: dict[str, Any]) -> str | None:
    """The code that a message must be refused with, if it is not theirs to send."""
    kind, place, seat = message["type"], line.place, line.viewer
    if kind == "ping":
        return None
    if seat is None:
        return "only-watching"
    if kind == "seat-bot" and place.host not in place.owners[seat]:
        return "not-the-host"
    if kind == "revoke" and line.guest != place.owners[seat][0]:
        return "not-the-holder"
    if kind == "rematch" and line.scene["phase"] not in ENDED:
        return "game-not-finished"
    return None
