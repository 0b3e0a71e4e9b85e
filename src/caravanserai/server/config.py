"""What an operator can set, and what one client may ask for."""

from dataclasses import dataclass, field
from pathlib import Path

from caravanserai.table.allowance import Allowance

Rate = tuple[float, float]
TOGETHER = "CARAVANSERAI_TOGETHER"  # in the environment of each of several processes
SAME_MACHINE = ("127.0.0.0/8", "::/64")


@dataclass(frozen=True)
class Limits:
    """Rates per second and bursts, per address unless stated otherwise."""

    requests: Rate = (20.0, 200.0)
    tables: Rate = (1 / 30, 30.0)
    connections: Rate = (5.0, 100.0)  # sockets opened
    messages: Rate = (20.0, 80.0)  # per seat, over all its sockets; or for all spectators together
    crowd: Rate = (100.0, 1000.0)  # messages of all seats together
    chat: Rate = (0.5, 6.0)  # per seat
    asides: Rate = (0.5, 20.0)  # per seat: anything a table stores that is not an action
    undos: Rate = (1.0, 30.0)  # per seat
    entries: Rate = (10.0, 300.0)  # asides and undos of all seats
    hints: Rate = (0.5, 10.0)
    replays: Rate = (0.5, 20.0)  # games told again
    reviews: Rate = (1 / 30, 10.0)  # games looked back at, made anew
    sockets: int = 100
    open_connections: int = 200  # of any kind
    open_in_all: int = 5_000  # in total
    body: int = 200_000
    message: int = 4_096
    waiting: int = 1_000_000  # bytes a connection may lag behind

    def allowance(self, name: str) -> Allowance:
        """A fresh allowance for the limit of this name."""
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
    replays=ENDLESS,
    reviews=ENDLESS,
    sockets=1_000_000,
    open_connections=1_000_000,
    open_in_all=1_000_000,
)


@dataclass(frozen=True)
class Config:
    """What an operator can decide."""

    data_dir: Path  # where the database is, unless it has an address
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes for bots
    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()  # other sites whose pages may act for a guest
    names: frozenset[str] = frozenset()  # host names it answers to, besides its addresses
    head_time: float = 10.0  # seconds for the head of a request
    body_time: float = 20.0  # and its body
    answer_time: float = 60.0  # and for the client to take the answer
    metrics_to: tuple[str, ...] = SAME_MACHINE  # networks that may read the metrics
    bot_pause: float = 0.05  # the least seconds a bot takes
    database_url: str = ""  # a PostgreSQL server, instead of a file
    together: bool = False  # one of several processes at this port
    test_seed: int | None = None  # for tests only: deals that repeat, and so can be guessed

    @property
    def database(self) -> str:
        """The address or file of what stores everything."""
        return self.database_url or str(self.data_dir / "caravanserai.sqlite")
