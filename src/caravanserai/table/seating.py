"""Who plays a seat: nobody yet, a person on any number of devices, or a bot."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from caravanserai.engine.notation import SEAT_NAMES

Kind = Literal["open", "person", "bot"]
INSTANT: Final = "random"  # a level that needs no thought
TEACHER: Final = "teacher"  # plays what a lesson has prepared


@dataclass
class Chair:
    """One seat of a table.

    A new generation invalidates older links to the seat.
    """

    name: str = ""
    owners: set[str] = field(default_factory=set)  # this person's guests, one per device
    holder: str = ""  # the first of them
    bot: str | None = None  # its level, if a bot plays here for good
    stand_in: str | None = None  # its level, if a bot plays for a person who left
    generation: int = 0

    @property
    def kind(self) -> Kind:
        """What sits here."""
        return "bot" if self.bot else "person" if self.owners else "open"

    @property
    def player(self) -> str | None:
        """The level of the bot that plays here, or None if a person does."""
        return self.bot or self.stand_in

    @property
    def is_present(self) -> bool:
        """Does a person play here?"""
        return self.kind == "person" and self.stand_in is None

    def sit(self, guest: str, name: str) -> None:
        """A person sits down, or comes back with another device."""
        if not self.owners:
            self.generation += 1
            self.name, self.holder = name, guest
        self.owners.add(guest)

    def leave(self, level: str) -> None:
        """A bot plays on for the person, and links to the seat become invalid."""
        self.stand_in = level
        self.generation += 1

    def revoke(self) -> None:
        """Invalidate links to the seat and sign out all devices except the first."""
        self.owners = {self.holder}
        self.generation += 1


def seat_name(seat: int) -> Any:
    """A seat's letter."""
    return SEAT_NAMES[seat]


def seat_names(seats: Iterable[int]) -> list[Any]:
    """Seats' letters."""
    return list(map(SEAT_NAMES.__getitem__, seats))


def is_full(chairs: Sequence[Chair]) -> bool:
    """Are all seats taken?"""
    return all(chair.kind != "open" for chair in chairs)


def present(chairs: Sequence[Chair]) -> list[int]:
    """The seats where people play."""
    return [seat for seat, chair in enumerate(chairs) if chair.is_present]


def has_thinkers(chairs: Sequence[Chair]) -> bool:
    """Is there a bot that has to think?"""
    return any(chair.player not in (None, INSTANT, TEACHER) for chair in chairs)
