"""What the parts of a server share."""

from dataclasses import dataclass, field

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.server.config import Config
from caravanserai.server.guests import Signer
from caravanserai.server.hints import Hints
from caravanserai.server.metrics import Metrics
from caravanserai.table.allowance import Allowance
from caravanserai.table.authority import Authority
from caravanserai.table.bots import BotPool
from caravanserai.table.errors import TooMuch
from caravanserai.table.storage.sqlite import SqliteStore

MOST_REMEMBERED = 10_000


@dataclass
class Service:
    """One server: its tables, its bots, its secrets and its numbers."""

    config: Config
    store: SqliteStore
    bots: BotPool
    authority: Authority
    signer: Signer
    hints: Hints
    metrics: Metrics = field(default_factory=Metrics)
    sockets: dict[str, int] = field(default_factory=dict)
    _allowances: dict[tuple[str, str], Allowance] = field(default_factory=dict)

    @classmethod
    def open(cls, config: Config) -> "Service":
        """A service on the database of a configuration."""
        store = SqliteStore(config.database)
        bots = BotPool(config.workers)
        authority = Authority(store, bots, pause=config.bot_pause)
        return cls(config, store, bots, authority, Signer(store.secret("signing")), Hints(bots))

    def require(self, what: str, who: str, error: CaravanseraiError) -> None:
        """Take from an address's allowance, or refuse."""
        now = self.authority.now()
        if len(self._allowances) > MOST_REMEMBERED:
            kept = self._allowances.items()
            self._allowances = {key: a for key, a in kept if not a.is_full(now)}
        allowance = self._allowances.setdefault((what, who), self.config.limits.allowance(what))
        if not allowance.takes(now):
            raise error

    def enter(self, address: str) -> None:
        """Count one more socket of an address, or refuse it."""
        if self.sockets.get(address, 0) >= self.config.limits.sockets:
            raise TooMuch("too-many-connections")
        self.sockets[address] = self.sockets.get(address, 0) + 1
        self.metrics.sockets.inc()

    def exit(self, address: str) -> None:
        """A socket of an address is gone."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
        self.metrics.sockets.dec()

    async def close(self) -> None:
        """End everything in order."""
        self.authority.close()
        await self.bots.stop()
        self.store.close()
