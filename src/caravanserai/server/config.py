"""What an operator can set, and what one client may ask for."""

from dataclasses import dataclass, field
from pathlib import Path

from caravanserai.table.allowance import Allowance

Rate = tuple[float, float]
SAME_MACHINE = ("127.0.0.0/8", "::/64")


@dataclass(frozen=True)
class Limits:
    """Rates a second and bursts, for one address unless said otherwise."""

    requests: Rate = (20.0, 200.0)
    tables: Rate = (1 / 30, 30.0)
    connections: Rate = (5.0, 100.0)  # sockets opened
    messages: Rate = (20.0, 80.0)  # of one seat on all its sockets; of those who watch together
    crowd: Rate = (100.0, 1000.0)  # messages of all seats together
    chat: Rate = (0.5, 6.0)  # of one seat
    asides: Rate = (0.5, 20.0)  # of one seat: whatever a table keeps that is no action
    undos: Rate = (1.0, 30.0)  # of one seat
    entries: Rate = (10.0, 300.0)  # asides and undos of all seats
    hints: Rate = (0.5, 10.0)
    sockets: int = 100
    open_connections: int = 200  # of any kind
    open_in_all: int = 5_000  # of everybody
    body: int = 200_000
    message: int = 4_096
    waiting: int = 1_000_000  # bytes that a connection may be behind

    def allowance(self, name: str) -> Allowance:
        """A fresh allowance of this name."""
        return Allowance(*getattr(self, name))


ENDLESS = (1e12, 1e12)
NO_LIMITS = Limits(
    requests=ENDLESS,
    tables=ENDLESS,
    connections=ENDLESS,
    messages=ENDLESS,
    crowd=ENDLESS,
    chat=ENDLESS,
    asides=ENDLESS,
    undos=ENDLESS,
    entries=ENDLESS,
    hints=ENDLESS,
    sockets=1_000_000,
    open_connections=1_000_000,
    open_in_all=1_000_000,
)


@dataclass(frozen=True)
class Config:
    """What an operator decides."""

    data_dir: Path  # where the database lies
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes for bots
    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()  # other sites whose pages may speak for a guest
    names: frozenset[str] = frozenset()  # under which it is reached, beside its addresses
    head_time: float = 10.0  # seconds that the head of a request may take
    body_time: float = 20.0  # and its body
    answer_time: float = 60.0  # and the other side to take what it is sent
    metrics_to: tuple[str, ...] = SAME_MACHINE  # networks that may read the numbers
    bot_pause: float = 0.05  # seconds that a bot takes at least
    test_seed: int | None = None  # for tests only: deals that repeat, and so can be guessed

    @property
    def database(self) -> Path:
        """The file that holds everything."""
        return self.data_dir / "caravanserai.sqlite"
