"""Everything that can go wrong, as typed errors.

Every error has a `code`, which names its text in the language files (`error-<code>`), and
`details`, the values that text inserts.
"""

from typing import Any


class CaravanseraiError(Exception):
    """Base of every error that a user of the package can cause."""

    def __init__(self, code: str, **details: Any) -> None:
        self.code, self.details = code, details
        said = ", ".join(f"{name}={value!r}" for name, value in details.items())
        super().__init__(f"{code} ({said})" if said else code)


class Refusal(CaravanseraiError):
    """An action that the rules do not allow now; the code is the reason."""


class BadOption(CaravanseraiError):
    """An option, player count or data file that a game cannot be set up with."""


class BadNotation(CaravanseraiError):
    """An action or position text that cannot be read."""


class ImpossiblePosition(CaravanseraiError):
    """A position text that can be read but contradicts itself or the components."""


class BadLesson(CaravanseraiError):
    """A lesson that cannot be read or played."""


class BadLog(CaravanseraiError):
    """A game log that is damaged, incomplete, or does not replay."""
