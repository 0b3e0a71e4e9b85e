"""Who may do what at which table. Every way in comes through here.

| way in | what is checked |
| --- | --- |
| cookie | signed by us; opens the seats its guest owns |
| bearer | the token of a seat at this table, of its current generation; anything else is refused |
| seat link, invitation | signed, for this table and generation; makes a guest an owner |
| `?seat=` | only chooses among the seats that cookie and bearer open |
| neighbour at one screen | one guest owns two seats; each socket shows one of them |
| rematch | by a player; the new table has the same owners, and its own tokens |
| watching | without a seat: what everyone may see and nothing else |
| log, result | after the end, to anyone who knows the table |
| replay | after the end through all eyes; before, only through those of one's own place |
| review, playing on | after the end, to whoever may see the replay |
| a table for players only | nobody without a seat may watch it or look back at it |
| lesson | its learner plays, asks and goes on; nobody else comes in, and there is no log |
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from caravanserai.engine.errors import Refusal
from caravanserai.engine.events import ALL, PUBLIC
from caravanserai.server.guests import GuestId, SeatToken
from caravanserai.table import entries as e
from caravanserai.table import requests
from caravanserai.table.commands import entry_for, seat_number
from caravanserai.table.errors import Forbidden
from caravanserai.table.table import Table


@dataclass(frozen=True)
class Client:
    """The sender of a request: a guest, the holder of a seat's token, both, or nobody."""

    address: str
    guest: GuestId | None = None
    token: SeatToken | None = None

    @property
    def guest_id(self) -> str:
        """The guest's id; empty if there is none."""
        return self.guest.id if self.guest else ""

    def require(self, table: Table) -> None:
        """Refuse a token that isn't valid at this table, whatever the guest may have here."""
        if self.token is not None:
            self.token.require("seat", table)

    def seats(self, table: Table) -> list[int]:
        """Their seats at a table."""
        self.require(table)
        mine = table.seats_of(self.guest.id) if self.guest else []
        return mine if self.token is None else sorted({*mine, self.token.seat})

    def require_sight(self, table: Table) -> None:
        """Refuse strangers who want to see a table that is for its players only."""
        if table.setup.players_only and not self.seats(table):
            raise Forbidden("players-only")

    def place(self, table: Table, wanted: str | None) -> "Place":
        """Where they are: at the seat they ask for, else at their token's seat; else watching."""
        seats = self.seats(table)
        if wanted is None and self.token is None and table.setup.lesson:
            raise Forbidden("lesson-of-another")
        if wanted is None:
            self.require_sight(table)
            return Place(self, PUBLIC if self.token is None else self.token.seat)
        if (seat := seat_number(table, wanted)) not in seats:
            raise Forbidden("not-your-seat")
        return Place(self, seat)

    def may_invite(self, table: Table) -> bool:
        """May they have the invitations to open seats? Players and the host may."""
        return bool(self.seats(table)) or self.guest_id == table.setup.host


@dataclass(frozen=True)
class Place:
    """A client's place at a table: one of their seats, or PUBLIC for spectators."""

    client: Client
    viewer: int

    def require(self, table: Table) -> None:
        """Refuse if the seat is no longer theirs."""
        if self.viewer != PUBLIC and self.viewer not in self.client.seats(table):
            raise Forbidden("not-your-seat")

    def permit(self, table: Table, message: Any) -> None:
        """Refuse a message this client may not send now."""
        self.require(table)
        if self.viewer == PUBLIC:
            raise Forbidden("only-watching")
        if table.setup.lesson and not isinstance(message, _IN_A_LESSON):
            raise Refusal("not-in-a-lesson")
        _FURTHER.get(type(message), _anyone)(self, table)

    def entry(self, table: Table, message: Any) -> e.Entry:
        """The entry a message asks for, if they may send it."""
        self.permit(table, message)
        return entry_for(table, self.viewer, message)


def _anyone(place: Place, table: Table) -> None:
    """Anyone with a seat."""


def _host(place: Place, table: Table) -> None:
    if table.setup.host not in table.chairs[place.viewer].owners:
        raise Forbidden("not-the-host")


def _holder(place: Place, table: Table) -> None:
    if place.client.guest_id != table.chairs[place.viewer].holder:
        raise Forbidden("not-the-holder")


def _after_the_end(place: Place, table: Table) -> None:
    if not table.is_over:
        raise Refusal("game-not-finished")


_FURTHER: Final[dict[type[Any], Callable[[Place, Table], None]]] = {
    requests.SeatBot: _host,
    requests.Revoke: _holder,
    requests.PlayAgain: _after_the_end,
}


_IN_A_LESSON: Final = (
    requests.Act,
    requests.Propose,
    requests.GoOn,
    requests.Explain,
    requests.Weigh,
    requests.AskKnown,
    requests.Revoke,
)


def require_log(client: Client, table: Table) -> None:
    """The log holds all secrets: it is shown only after the end. Lessons have none."""
    client.require_sight(table)
    if table.setup.lesson:
        raise Refusal("not-in-a-lesson")
    if not table.is_over:
        raise Refusal("log-secret")


def require_review(client: Client, table: Table) -> None:
    """A review, and playing on, know all secrets: for whoever may see the replay, after the end."""
    client.require_sight(table)
    if table.setup.lesson:
        raise Refusal("not-in-a-lesson")
    if not table.is_over:
        raise Refusal("review-secret")


def require_hints(table: Table) -> None:
    """The host may have opened a table without hints; then nobody gets any."""
    if not table.setup.hints:
        raise Forbidden("no-hints-here")


def replay_eyes(client: Client, table: Table, wanted: str) -> int:
    """Whose eyes someone may look back through: a seat, PUBLIC or ALL.

    Until the end they may only see again what they were shown, or what anyone was shown.
    """
    client.require_sight(table)
    if table.setup.lesson:
        raise Refusal("not-in-a-lesson")
    if not table.has_begun:
        raise Refusal("game-not-begun")
    eyes = _EYES[wanted] if wanted in _EYES else seat_number(table, wanted)
    if not table.is_over and eyes not in (PUBLIC, *client.seats(table)):
        raise Refusal("replay-secret")
    return eyes


_EYES: Final = {"all": ALL, "public": PUBLIC}
