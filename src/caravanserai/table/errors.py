"""What a table refuses, besides what its game refuses. Codes have texts `error-<code>`."""

from caravanserai.engine.errors import CaravanseraiError, Refusal


class Forbidden(Refusal):
    """Not something this person may do."""


class NotFound(CaravanseraiError):
    """There is no such table, seat or log."""


class TooMuch(CaravanseraiError):
    """More than one client may ask for."""


class TooLarge(CaravanseraiError):
    """A message larger than any sensible one."""


class BadToken(CaravanseraiError):
    """A link or token that opens nothing: forged, or for a seat that has changed hands."""


class Frozen(CaravanseraiError):
    """A match whose log no longer replays: kept and exportable, but not playable."""


class StorageTrouble(CaravanseraiError):
    """The disk or the database isn't working; nothing was changed."""

    @property
    def reason(self) -> str:
        """The cause, for the operator: disk-full, locked, read-only, damaged or io-error."""
        return str(self.details.get("reason", "io-error"))
