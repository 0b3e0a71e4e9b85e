"""What an operator can set, and what one client may ask for."""

from dataclasses import dataclass, field
from pathlib import Path

from caravanserai.table.allowance import Allowance


@dataclass(frozen=True)
class Limits:
    """Rates a second and bursts, for one address or one connection."""

    requests: tuple[float, float] = (20.0, 200.0)
    tables: tuple[float, float] = (1 / 30, 30.0)
    messages: tuple[float, float] = (20.0, 80.0)
    chat: tuple[float, float] = (0.5, 6.0)
    hints: tuple[float, float] = (0.5, 10.0)
    sockets: int = 100
    body: int = 200_000
    message: int = 4_096
    waiting: int = 1_000_000  # bytes that a connection may be behind

    def allowance(self, name: str) -> Allowance:
        """A fresh allowance of this name."""
        return Allowance(*getattr(self, name))


ENDLESS = 1e12
ANYTHING = ENDLESS, ENDLESS
NO_LIMITS = Limits(ANYTHING, ANYTHING, ANYTHING, ANYTHING, ANYTHING, 1_000_000)


@dataclass(frozen=True)
class Config:
    """What one server is told when it starts."""

    data_dir: Path  # where the database lies
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes for bots
    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()  # other sites whose pages may speak for a guest
    bot_pause: float = 0.3  # seconds that a bot takes at least

    @property
    def database(self) -> Path:
        """The file that holds everything."""
        return self.data_dir / "caravanserai.sqlite"
