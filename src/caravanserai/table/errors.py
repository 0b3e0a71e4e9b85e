"""What a table refuses, beside what its game refuses. Codes have texts `error-<code>`."""

from caravanserai.engine.errors import CaravanseraiError, Refusal


class Forbidden(Refusal):
    """It is not this person's to do."""


class NotFound(CaravanseraiError):
    """There is no such table, seat or log."""


class TooMuch(CaravanseraiError):
    """More than one client may ask for."""


class TooLarge(CaravanseraiError):
    """A message larger than any that makes sense."""


class BadToken(CaravanseraiError):
    """A link or token that opens nothing: forged, or of a seat that has changed hands."""


class Frozen(CaravanseraiError):
    """A match whose log no longer replays: kept and exportable, but not playable."""


class StorageTrouble(CaravanseraiError):
    """The disk or the database does not do its work now; nothing was changed."""

    @property
    def reason(self) -> str:
        """In a word, for the operator: disk-full, locked, read-only, damaged or io-error."""
        return str(self.details.get("reason", "io-error"))
