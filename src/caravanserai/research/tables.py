"""Many tables at once with one agent each, against compiled bots."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from caravanserai.bots import LEARNED
from caravanserai.bots.learned import ILLEGAL, network
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import MAX_SEED, Game
from caravanserai.games import load
from caravanserai.lab.compiled_bots import TRIALS, thought, tree
from caravanserai.research import opponents
from caravanserai.research.opponents import Tables, room
from caravanserai.research.seeds import Seeds, first_seeds, key_of
from caravanserai.research.threads import WORTH_A_THREAD, Threads

WORTH = {"random": WORTH_A_THREAD, "greedy": 32}  # games for which a thread pays


def seated(opponents: str | Sequence[str], others: int) -> list[str]:
    """A name for each of the other seats; one name alone is for all."""
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise BadOption("opponent-count", given=len(names), wanted=others)
    return names


class AgentTables:
    """Games with one agent each. Arrays as in `Batch`, but of the agent alone.

    A level that searches makes its iterations anew for each decision, and does not bargain.
    """

    def __init__(
        self,
        game: str,
        count: int,
        rivals: str | Sequence[str] = "random",
        players: int | None = None,
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        threads: int = 0,
    ) -> None:
        self.game = load(game)
        self.seats = self.game.players[0] if players is None else players
        self.box = self.game.box(self.seats, options, data)
        if count < 1:
            raise BadOption("game-count", games=count, most=MAX_SEED)
        if seat is not None and seat not in range(self.seats):
            raise BadOption("agent-seat", seat=seat, most=self.seats - 1)
        names = seated(rivals, self.seats - 1)
        self.rivals = sorted(set(names))
        self.count, self._seat = count, -1 if seat is None else seat
        self._threads = Threads(threads, count, min(WORTH.get(name, 1) for name in names))
        self.layout = self.game.layout(self.seats)
        self.states = self.game.state_class.rows(count)
        self.tables = self._empty([self.rivals.index(name) for name in names])
        rooms = range(self._threads.number)
        self._rooms = [room(len(self.game.actions), self.seats) for _ in rooms]
        self._spares = [self.game.state_class.rows(2) for _ in rooms]
        self._movers = [
            _mover(self.game, name, number, self.seats, self._threads.number)
            for number, name in enumerate(self.rivals)
        ]
        self._key = 0
        self._chosen = np.zeros(count, np.int64)

    def _empty(self, bots: list[int]) -> Tables:
        count = self.count
        seen = np.zeros((count, self.layout.size), np.int8)
        return Tables(
            seeds=np.zeros(count, np.int64),
            begun=np.zeros(count, np.int64),
            moves=np.zeros(count, np.int64),
            agents=np.zeros(count, np.int8),
            bots=np.array(bots, np.int8),
            observations=seen,
            masks=np.zeros((count, len(self.game.actions)), np.bool_),
            rewards=np.zeros(count, np.float32),
            over=np.zeros(count, np.bool_),
            illegal=np.zeros(count, np.bool_),
            finals=np.zeros_like(seen),
        )

    def reset(self, seed: Seeds, which: NDArray[np.bool_] | None = None) -> None:
        """Begin all games, or some: number i has seed + i, or the i-th of the seeds given."""
        seeds = first_seeds(seed, self.count)
        fresh = np.ones(self.count, np.bool_) if which is None else which
        self.tables.seeds[fresh] = seeds[fresh]
        if which is None:
            self._key = key_of(seeds)
            self.tables.begun[:] = 0
        self._act(fresh)

    def step(self, actions: ArrayLike) -> None:
        """The agent acts in every game, then the bots until it is the agent's turn again."""
        self._chosen[:] = actions
        self._act(np.zeros(self.count, np.bool_))

    def close(self) -> None:
        """End the threads."""
        self._threads.close()

    def _act(self, fresh: NDArray[np.bool_]) -> None:
        self.run(opponents.act, self._chosen, fresh, self._seat, self._key)
        while self.run(opponents.look):
            for mover in self._movers:
                mover(self)

    def play(self, kernel: Callable[..., Any], bot: int, *means: list[Any]) -> None:
        """Let a bot act wherever it is its turn; means: what it thinks with, for each thread."""
        self.run(kernel, bot, self._seat, self._key, means=means)

    def follow(self, asked: NDArray[np.bool_], chosen: NDArray[np.int64]) -> None:
        """Carry out what was chosen for a bot outside of compiled code."""
        self.run(opponents.follow, asked, chosen, self._seat, self._key)

    def run(self, kernel: Callable[..., Any], *given: Any, means: Sequence[list[Any]] = ()) -> int:
        """Run a loop over all games; the sum of what it returns."""
        compiled, found = self.game.kernel(kernel), [0] * self._threads.number

        def work(low: int, high: int, part: int) -> None:
            fixed = self.box, self.states, self._spares[part], self.tables
            own = [mean[part] for mean in means]
            result = compiled(*fixed, *given, self._rooms[part], low, high, *own)
            found[part] = int(result or 0)

        self._threads.split(work)
        return sum(found)


@dataclass(frozen=True)
class _Compiled:
    """A bot whose choices are compiled."""

    kernel: Callable[..., Any]
    bot: int
    means: tuple[list[Any], ...] = ()

    def __call__(self, tables: AgentTables) -> None:
        tables.play(self.kernel, self.bot, *self.means)


class _Network:
    """A bot that chooses by a network, for all games in one call."""

    def __init__(self, game: Game, bot: int, players: int) -> None:
        self._bot, self._of = bot, (game.package, game.name, players)
        network(*self._of)  # is there one?

    def __call__(self, tables: AgentTables) -> None:
        asked = np.zeros(tables.count, np.bool_)
        seen, legal = np.zeros_like(tables.tables.finals), np.zeros_like(tables.tables.masks)
        tables.run(opponents.survey, self._bot, seen, legal, asked)
        if asked.any():
            preferences, _ = network(*self._of)(seen[asked])
            chosen = np.zeros(tables.count, np.int64)
            chosen[asked] = np.where(legal[asked], preferences, ILLEGAL).argmax(axis=1)
            tables.follow(asked, chosen)


def _mover(
    game: Game, name: str, bot: int, players: int, threads: int
) -> Callable[[AgentTables], None]:
    """What moves a bot of this name."""
    trials = [game.state_class.rows(TRIALS) for _ in range(threads)]
    if name == "random":
        return _Compiled(opponents.play_random, bot)
    if name == "greedy":
        return _Compiled(opponents.play_greedy, bot, (trials,))
    if name == LEARNED:
        return _Network(game, bot, players)
    thinking = thought(game, name)
    trees = [tree(thinking.iterations) for _ in range(threads)]
    return _Compiled(opponents.play_search, bot, (trials, trees, [thinking] * threads))
