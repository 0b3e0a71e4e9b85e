"""Who is asking: guests by a signed cookie, seats by signed tokens. Nothing is stored.

A token names a table, a seat and that seat's generation; it becomes invalid once the seat changes
hands, or its player leaves or revokes it. An invitation is valid until someone sits down; a seat's
own link works on any device.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from itsdangerous import BadSignature, URLSafeSerializer

from caravanserai.table.errors import BadToken
from caravanserai.table.seating import Kind
from caravanserai.table.table import Table

COOKIE: Final = "caravanserai_guest"
COOKIE_AGE: Final = 400 * 24 * 3600
SIGNING: Final = "signing"  # the name of the keys in the database

TokenKind = Literal["invite", "seat"]
_OPENS: Final[dict[TokenKind, Kind]] = {"invite": "open", "seat": "person"}


@dataclass(frozen=True)
class GuestId:
    """A guest: a random id, and the name others see."""

    id: str
    name: str


@dataclass(frozen=True)
class SeatToken:
    """What a token says."""

    kind: TokenKind
    table: str
    seat: int
    generation: int

    def require(self, kind: TokenKind, table: Table) -> None:
        """Refuse unless this is a token of this kind for this table and its seat is unchanged."""
        if self.table != table.setup.id:
            raise BadToken("token-elsewhere")
        chair = table.chairs[self.seat]
        if (self.kind, chair.kind) != (kind, _OPENS[kind]) or self.generation != chair.generation:
            raise BadToken("token-stale")


class Signer:
    """Signs cookies and tokens with the newest key in the database; accepts older keys too."""

    def __init__(self, keys: Sequence[str]) -> None:
        self._guests = URLSafeSerializer(keys, "guest")
        self._tokens = URLSafeSerializer(keys, "seat")

    def new_guest(self, name: str = "") -> GuestId:
        """A guest who was never here before."""
        return GuestId(secrets.token_hex(8), name)

    def cookie(self, guest: GuestId) -> str:
        """The value of a guest's cookie."""
        return str(self._guests.dumps([guest.id, guest.name]))

    def guest(self, cookie: str | None) -> GuestId | None:
        """The guest of a cookie; None if it is forged."""
        found = _loaded(self._guests, cookie)
        return GuestId(str(found[0]), str(found[1])) if found else None

    def token(self, kind: TokenKind, table: Table, seat: int) -> str:
        """A token for a seat in its current generation."""
        generation = table.chairs[seat].generation
        return str(self._tokens.dumps([kind, table.setup.id, seat, generation]))

    def seat_token(self, text: str) -> SeatToken:
        """What a token says, if it was made here."""
        found = _loaded(self._tokens, text)
        if not found:
            raise BadToken("token-forged")
        return SeatToken(*found)


def _loaded(serializer: URLSafeSerializer, text: str | None) -> Any:
    try:
        return serializer.loads(text) if text else None
    except (BadSignature, ValueError):
        return None
