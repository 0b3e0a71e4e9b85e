"""What the parts of a server share."""

from dataclasses import dataclass, field
from typing import Any, Final

import structlog

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.server.allowances import Allowances
from caravanserai.server.config import Config
from caravanserai.server.guests import SIGNING, Signer
from caravanserai.server.hints import Hints
from caravanserai.server.hosts import Hosts
from caravanserai.server.metrics import Metrics
from caravanserai.server.recordings import Recordings
from caravanserai.server.reviews import Reviews
from caravanserai.server.suggestions import Suggestions
from caravanserai.server.turnstile import Turnstile
from caravanserai.table import requests
from caravanserai.table.authority import Authority
from caravanserai.table.bots import BotPool
from caravanserai.table.commands import changes_the_table
from caravanserai.table.errors import TooMuch
from caravanserai.table.seeds import Repeatable, Seeds, unguessable
from caravanserai.table.storage.opening import database_at
from caravanserai.table.storage.store import Store

log = structlog.get_logger()

_LIMITED: Final = (requests.Act, requests.Propose, requests.GoOn)  # by a game's rules, or a lesson


def seeds_of(config: Config) -> Seeds:
    """Where deals come from; never silently something that can be guessed."""
    if config.test_seed is None:
        return unguessable
    log.warning("TEST DEALS: EVERY HAND CAN BE GUESSED", seed=config.test_seed)
    return Repeatable(config.test_seed)


@dataclass
class Service:
    """One server: its tables, bots, secrets and metrics."""

    config: Config
    store: Store
    bots: BotPool
    authority: Authority
    signer: Signer
    hints: Hints
    reviews: Reviews
    suggestions: Suggestions
    metrics: Metrics = field(default_factory=Metrics)
    sockets: dict[str, int] = field(default_factory=dict)
    turnstile: Turnstile = field(default_factory=Turnstile)
    recordings: Recordings = field(default_factory=Recordings)
    allowances: Allowances = field(init=False)
    hosts: Hosts = field(init=False)

    def __post_init__(self) -> None:
        self.allowances = Allowances(self.config.limits)
        self.hosts = Hosts(self.config.host, self.config.names)

    @classmethod
    def open(cls, config: Config) -> "Service":
        """A service on the configured database."""
        store = Store(database_at(config.database))
        store.check()
        bots = BotPool(config.workers)
        authority = Authority(store, bots, pause=config.bot_pause, seeds=seeds_of(config))
        bots.told_ready = authority.bots_ready
        signer = Signer(store.keys(SIGNING))
        hints, reviews = Hints(bots), Reviews(bots, store)
        return cls(config, store, bots, authority, signer, hints, reviews, Suggestions(bots))

    def require(self, what: str, who: str, error: CaravanseraiError) -> None:
        """Take from a rate limit, or refuse."""
        if not self.allowances.takes(what, who):
            raise error

    def charge_table(self, address: str) -> None:
        """Charge a new table to an address, or refuse."""
        self.require("tables", address, TooMuch("too-many-tables"))

    def charge(self, message: Any, table: str, seat: int, address: str) -> None:
        """Charge for a message whose entries nothing else limits, or refuse."""
        if not changes_the_table(message) or isinstance(message, _LIMITED):
            return
        error = TooMuch("too-many-messages")
        kind = "undos" if isinstance(message, requests.Undo) else "asides"
        self.require(kind, f"{table} {seat}", error)
        self.require("entries", address, error)

    def enter(self, address: str) -> None:
        """Count one more socket for an address, or refuse it."""
        if self.sockets.get(address, 0) >= self.config.limits.sockets:
            raise TooMuch("too-many-connections")
        self.sockets[address] = self.sockets.get(address, 0) + 1
        self.metrics.sockets.inc()

    def exit(self, address: str) -> None:
        """Count one socket less for an address."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
        self.metrics.sockets.dec()

    async def close(self) -> None:
        """Stop everything in order: no more automatic actions, all is written, no bot thinks."""
        self.authority.close()
        self.reviews.stop()
        self.store.close()
        await self.authority.company.close()
        await self.bots.stop()
