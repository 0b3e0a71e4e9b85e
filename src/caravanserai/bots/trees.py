"""Search trees as Python handles them: grown by the compiled search, read, and kept for a turn."""

from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from caravanserai.bots import mcts, puct
from caravanserai.bots.mcts import ACTION, DONE, FIRST, LINKS, MEMO, NEXT, ROOT, USED, VISITS, WORTH
from caravanserai.bots.network import Net
from caravanserai.engine.game import Game, Taste
from caravanserai.engine.position import Position
from caravanserai.engine.record import SEATS

ROOM = 1_000_000  # nodes; memory is taken only as they are used
STREAM = 1 << 40  # keys that one tree may use up

Mind = Taste | Net  # what a search judges by: the game's prospects, or a network


@dataclass(frozen=True)
class Branch:
    """One action at the root: how often it was tried, and each seat's mean chance after it."""

    action: int
    visits: int
    chances: tuple[float, ...]


class Tree:
    """The trees of all seats in one pair of arrays; see mcts."""

    def __init__(self, key: int, room: int = ROOM) -> None:
        self.links = np.zeros((room, LINKS), np.int32)
        self.worth = np.zeros((room, WORTH), np.float32)
        self.memo = np.zeros(MEMO, np.int64)
        self.key = key
        self.clear()

    def clear(self) -> None:
        """Forget all but which keys were used."""
        self.memo[ROOT:] = np.arange(1, 1 + SEATS)
        self.memo[USED] = 1 + SEATS
        self.links[: 1 + SEATS] = 0
        self.worth[: 1 + SEATS] = 0

    def grow(
        self,
        game: Game,
        view: Position,
        seat: int,
        iterations: int,
        mind: Mind,
        first: int | None = None,
    ) -> None:
        """Search on; `first` acts at the root if it is not `seat`, whose view it is."""
        states = game.state_class.rows(2)
        states[0] = view.state[0]
        arrays = view.box, states, self.links, self.worth, self.memo
        actor, room = seat if first is None else first, len(game.actions)
        if isinstance(mind, Net):
            desk, work = puct.desk_for(mind, room), puct.room_for(room)
            grow = game.kernel(puct.search)
            grow(*arrays, mind, desk, work, seat, actor, iterations, self.key, puct.CURIOSITY)
        else:
            limits = iterations, self.key, room, mind.turns, mind.depth
            plain = game.kernel(mcts.search)
            plain(*arrays, seat, actor, *limits, mind.margins, mind.curiosity)

    def restart(self) -> None:
        """Forget all, and use the same chance again."""
        self.clear()
        self.memo[DONE] = 0

    def follow(self, game: Game, view: Position, seat: int, action: int) -> None:
        """Make the node after an own action the root."""
        arrays = view.box, view.state, self.links, self.worth, self.memo
        game.kernel(mcts.follow)(*arrays, seat, action, len(game.actions))
        if not self.memo[ROOT:].all():
            self.clear()

    def children(self, seat: int) -> Iterator[int]:
        """The nodes below the root of a seat."""
        child = self.links[self.memo[ROOT + seat], FIRST]
        while child:
            yield int(child)
            child = self.links[child, NEXT]

    def next_in(self, node: int, actions: Collection[int], seat: int, room: int) -> int:
        """The node below this one after whichever of these actions `seat` tried most; 0 if none."""
        best, child = 0, int(self.links[node, FIRST])
        while child:
            actor, action = divmod(int(self.links[child, ACTION]), room)
            more = self.links[child, VISITS] > (self.links[best, VISITS] if best else 0)
            best = child if actor == seat and action in actions and more else best
            child = int(self.links[child, NEXT])
        return best

    def visits(self, seat: int) -> int:
        """Iterations that went through the present root."""
        return int(self.links[self.memo[ROOT + seat], VISITS])

    def chances(self, seat: int) -> tuple[float, ...]:
        """The mean chance of each seat, over all that went through the root of `seat`."""
        root = self.memo[ROOT + seat]
        means = self.worth[root, :SEATS] / max(int(self.links[root, VISITS]), 1)
        return tuple(means.tolist())


class Forest:
    """Several trees for one position, each with chance of its own, searched side by side.

    What comes out depends on the seed and the number of trees, not on how threads are timed.
    """

    def __init__(self, seed: int, trees: int = 1) -> None:
        self.trees = [Tree((seed * trees + i) * STREAM % (1 << 62)) for i in range(trees)]

    def clear(self) -> None:
        """Forget all."""
        for tree in self.trees:
            tree.clear()

    def grow(self, game: Game, view: Position, seat: int, iterations: int, mind: Mind) -> None:
        """Search on in every tree, `iterations` in all."""
        each = -(-iterations // len(self.trees))
        if len(self.trees) == 1:
            self.trees[0].grow(game, view, seat, each, mind)
            return
        with ThreadPoolExecutor(len(self.trees)) as pool:
            list(pool.map(lambda tree: tree.grow(game, view, seat, each, mind), self.trees))

    def follow(self, game: Game, view: Position, seat: int, action: int) -> None:
        """Keep what was found below an own action."""
        for tree in self.trees:
            tree.follow(game, view, seat, action)

    def visits(self, seat: int) -> int:
        """Iterations that went through the present root."""
        return sum(tree.visits(seat) for tree in self.trees)

    def branches(self, game: Game, view: Position, seat: int, legal: Sequence[int]) -> list[Branch]:
        """Every legal action, as far as it was tried, the most visited first."""
        visits = np.zeros(len(game.actions), np.int64)
        worth = np.zeros((len(game.actions), WORTH))
        for tree in self.trees:
            for node in tree.children(seat):
                actor, action = divmod(int(tree.links[node, ACTION]), len(game.actions))
                if actor == seat:
                    visits[action] += tree.links[node, VISITS]
                    worth[action] += tree.worth[node]
        means = worth[:, : len(game.seats(view))] / np.maximum(visits, 1)[:, None]
        branches = [Branch(a, int(visits[a]), tuple(means[a].tolist())) for a in legal]
        return sorted(branches, key=lambda b: (-b.visits, -b.chances[seat], b.action))


def overall(branches: list[Branch]) -> tuple[float, ...]:
    """Each seat's chance, over the actions as often as the search would take them."""
    visits = sum(branch.visits for branch in branches)
    sums = [sum(b.visits * b.chances[s] for b in branches) for s in range(len(branches[0].chances))]
    return tuple(total / max(visits, 1) for total in sums)
