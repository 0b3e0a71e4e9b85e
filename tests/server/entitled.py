"""Who may do what, kept up to date during attacks; it knows nothing about the server."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection

from .access import ELSEWHERE, ENDED, FORGED, STALE


@dataclass
class Place:
    """A table. owners: of each seat, the first to sit down first; generations: of its links. kept:
    the kinds of acknowledged messages, by seat and key.
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
    """A token and what it was made for; without a place no server made it."""

    text: str
    place: str | None
    seat: str = "A"
    kind: str = "seat"
    generation: int = 0


@dataclass
class Line:
    """An open socket. viewer: its seat; guest: whose cookie opened it."""

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
        """Has the credential it was opened with become stale?"""
        if self.viewer is None:
            return False
        if self.token and self.token.generation != self.place.generations[self.token.seat]:
            return True
        by_token = self.token is not None and self.token.seat == self.viewer
        return not by_token and self.guest not in self.place.owners[self.viewer]


def admitted(
    place: Place, guest: str | None, token: Token | None, wanted: str | None
) -> frozenset[str] | str | None:
    """The codes of a refusal, or the seat a socket is for, or None for watching."""
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
    """Can somebody sit down with a token: an invitation once, a seat's own at any time?"""
    if token.kind == "invite":
        return token.seat in place.vacant
    return token.generation == place.generations[token.seat]


def forbidden(line: Line, message: dict[str, Any]) -> str | None:
    """The code a message must be refused with, if they may not send it."""
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
