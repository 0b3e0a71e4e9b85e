"""Trains a network for the search, by generations of games against itself and earlier ones.

`python -m caravanserai.bots.training dunhuang --players 2 --out training` goes on where it was
stopped. A generation plays games, fits a network to those of the last few generations, and takes it
only if it wins more than half of a match against the last one taken. Generation 0 plays without a
network. Everything lies in the folder: games, networks, and what came of each in `progress.jsonl`.
"""

import argparse
import functools
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from caravanserai.bots import fitting, selfplay, weights
from caravanserai.bots.fitting import Lessons, Slopes
from caravanserai.bots.network import Net, no_net
from caravanserai.bots.puct import CURIOSITY, desk_for, room_for
from caravanserai.bots.selfplay import TRUTH, Pages
from caravanserai.bots.trees import Tree
from caravanserai.engine import kernels
from caravanserai.engine.contract import MOST_ACTIONS
from caravanserai.engine.features import MOST_ACTIVE
from caravanserai.engine.game import Game
from caravanserai.engine.record import SEATS
from caravanserai.engine.workers import CLUSTER, each
from caravanserai.games import load

NODES = 200_000
STRAY_TURNS, STRAY_MOVES = 5, 3  # of a hundred
RESULT = 0.6  # how much the result counts beside what the search expected
KEY = 1 << 24  # numbers of chance for one game


@dataclass(frozen=True)
class Plan:
    """A training, as plain values."""

    game: str
    players: int
    folder: Path
    games: int = 4_000  # of a generation
    iterations: int = 250  # of a decision
    window: int = 4  # generations whose games are learnt from
    width: int = 64
    depth: int = 32
    epochs: int = 6
    rates: tuple[float, float] = (2e-3, 1e-4)
    decay: float = 1e-3
    gate: int = 200  # games
    processes: int = 1  # CLUSTER: on a Ray cluster
    seed: int = 0
    opening: int = 10  # random turns at most
    chunk: int = 100  # games in a file
    most_decisions: int = 600  # kept of one game


class Arena:
    """What one process needs to play games between networks."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.box = game, game.box(players)
        self.players, self.actions = players, len(game.actions)
        self.tree, self.room = Tree(0, NODES), room_for(self.actions)

    def play(
        self, nets: tuple[Net, Net], others: int, deal: int, key: int, iterations: int,
        astray: tuple[int, int, int] = (0, 0, 0), pages: Pages | None = None,
    ) -> tuple[int, Any]:  # fmt: skip
        """One game; how many decisions were written, and each seat's part of the win."""
        states = self.game.state_class.rows(3)
        self.game.kernel(kernels.new_at)(self.box, states, TRUTH, deal)
        arrays = self.box, states, self.tree.links, self.tree.worth, self.tree.memo
        desks = [desk_for(net, self.actions) for net in nets]
        written = self.game.kernel(selfplay.play)(
            *arrays, nets[0], desks[0], nets[1], desks[1], others, self.room,
            pages or empty_pages(0, self.players), iterations, key, *astray, CURIOSITY,
        )  # fmt: skip
        won = states["rank"][TRUTH][: self.players] == 1
        return written, won / won.sum()


def empty_pages(decisions: int, players: int) -> Pages:
    """Room for so many decisions."""
    return Pages(
        np.zeros((decisions + 1, 2), np.int64),
        np.zeros(decisions * 256 + MOST_ACTIVE, np.int16),
        np.zeros(decisions * 64 + MOST_ACTIONS, np.int16),
        np.zeros(decisions * 64 + MOST_ACTIONS, np.float32),
        np.zeros(decisions, np.int8),
        np.zeros((decisions, players), np.float32),
    )


def play_chunk(plan: Plan, generation: int, number: int, path: Path) -> None:
    """Play the games of one file, the newest network and an older one at each table."""
    game = load(plan.game)
    arena, chance = (
        Arena(game, plan.players),
        np.random.default_rng([plan.seed, generation, number]),
    )
    taken = accepted(plan)
    newest = net_of(plan, game, taken[-1])
    pages = empty_pages(plan.most_decisions, plan.players)
    kept: list[tuple[Any, ...]] = []
    for _ in range(plan.chunk):
        older = net_of(plan, game, int(chance.choice(taken[-4:])))
        others = int(chance.integers(1 << plan.players)) if chance.random() < 0.5 else 0
        astray = int(chance.integers(plan.opening + 1)), STRAY_TURNS, STRAY_MOVES
        deal, key = int(chance.integers(1 << 40)), int(chance.integers(1 << 36)) * KEY
        count, won = arena.play((newest, older), others, deal, key, plan.iterations, astray, pages)
        kept.append(torn_off(pages, count, won, others))
    columns = [np.concatenate(column) for column in zip(*kept, strict=True)]
    names = "sizes", "features", "actions", "shares", "chances"
    partial, found = path.with_suffix(".partial.npz"), dict(zip(names, columns, strict=True))
    np.savez(partial, allow_pickle=False, **found)
    partial.rename(path)


def torn_off(pages: Pages, count: int, won: Any, others: int) -> tuple[Any, ...]:
    """The decisions of a game: sizes, features, actions, shares, and chances from the decider."""
    features, actions = pages.begin[count]
    chances = RESULT * won + (1 - RESULT) * pages.expected[:count]
    players = chances.shape[1]
    turned = (pages.seats[:count, None] + np.arange(players)) % players
    return (
        np.diff(pages.begin[: count + 1], axis=0),
        pages.features[:features].copy(),
        pages.actions[:actions].copy(),
        pages.shares[:actions].copy(),
        np.take_along_axis(chances, turned, 1).astype(np.float32),
    )


def lessons_from(paths: Sequence[Path]) -> Lessons:
    """All that lies in these files."""
    found = [np.load(path) for path in paths]
    sizes, *columns = (
        np.concatenate([file[name] for file in found])
        for name in ("sizes", "features", "actions", "shares", "chances")
    )
    begin = np.concatenate([np.zeros((1, 2), np.int64), np.cumsum(sizes, axis=0)])
    return Lessons(begin, *columns)


def fitted(plan: Plan, game: Game, lessons: Lessons, seed: int) -> tuple[Net, list[float]]:
    """A new network that has learnt these lessons; its losses in the last pass."""
    net = weights.untrained(game, plan.width, plan.depth, seed)
    slope, mean, square = (Net(*(np.zeros_like(w) for w in net)) for _ in range(3))
    work = Slopes(
        np.zeros(plan.width, np.float32), np.zeros(plan.depth, np.float32),
        np.zeros(SEATS, np.float32), np.zeros(len(game.actions), np.float32),
    )  # fmt: skip
    chance, count = np.random.default_rng(seed), len(lessons.chances)
    done, losses = 0, (0.0, 0.0)
    for epoch in range(plan.epochs):
        part = epoch / max(1, plan.epochs - 1)
        rate = plan.rates[0] ** (1 - part) * plan.rates[1] ** part
        losses = game.kernel(fitting.fit)(
            net, slope, mean, square, desk_for(net, len(game.actions)), work, lessons,
            chance.permutation(count), done, rate, plan.decay,
        )  # fmt: skip
        done += -(-count // fitting.BATCH)
    net.first[np.bincount(lessons.features, minlength=len(net.first)) == 0] = 0
    return net, [round(loss, 4) for loss in losses]


def seatings(players: int) -> list[int]:
    """Masks of the seats of the second side, so that in all of them both have equal chances."""
    if players == 4:
        return [0b0101, 0b1010, 0b0011, 0b1100]
    whole = (1 << players) - 1
    ones = [1 << seat for seat in range(players)]
    return ones if players == 2 else ones + [whole - mask for mask in ones]


def duel(
    game: Game, players: int, nets: tuple[Net, Net], games: int, iterations: int, seed: int
) -> float:
    """The share of wins of the second network, every deal played from all seats."""
    arena, masks = Arena(game, players), seatings(players)
    deals, won = -(-games // len(masks)), 0.0
    for deal in range(deals):
        for i, mask in enumerate(masks):
            key = (seed + deal * len(masks) + i) * KEY
            _, parts = arena.play(nets, mask, seed + deal, key, iterations)
            won += sum(parts[seat] for seat in range(players) if mask >> seat & 1)
    return float(won) / (deals * len(masks))


def accepted(plan: Plan) -> list[int]:
    """The generations whose networks were taken; 0, which has none, to begin with."""
    return [0, *(row["generation"] for row in progress(plan) if row["taken"])]


def progress(plan: Plan) -> list[dict[str, Any]]:
    """What came of each generation so far."""
    path = plan.folder / "progress.jsonl"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.is_file() else []


def net_of(plan: Plan, game: Game, generation: int) -> Net:
    """The network that a generation led to."""
    if generation == 0:
        return no_net()
    return weights.read(plan.folder / f"net-{generation:02}.npz", game)


def chunks(plan: Plan, generation: int) -> Iterator[tuple[int, Path]]:
    """The files of a generation."""
    for number in range(-(-plan.games // plan.chunk)):
        yield number, plan.folder / f"games-{generation:02}-{number:03}.npz"


def played_in(plan: Plan, generation: int) -> list[Path]:
    """The files of a generation that there are: an earlier plan may have had more, or none."""
    return sorted(plan.folder.glob(f"games-{generation:02}-???.npz"))


def play_all(plan: Plan, generation: int, missing: Sequence[tuple[int, Path]]) -> None:
    """Play the games that are missing, in as many processes as there may be, or on a cluster."""
    play = functools.partial(play_numbered, plan, generation)
    for _ in each(play, missing, plan.processes):
        pass


def play_numbered(plan: Plan, generation: int, chunk: tuple[int, Path]) -> None:
    """Play one chunk of a generation; the folder must be one that all processes see."""
    play_chunk(plan, generation, *chunk)


def train(plan: Plan, generations: int) -> None:
    """Go on until so many generations are done."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    game = load(plan.game)
    for generation in range(len(progress(plan)) + 1, generations + 1):
        began = time.time()
        missing = [(n, path) for n, path in chunks(plan, generation) if not path.exists()]
        play_all(plan, generation, missing)
        played = time.time()
        recent = range(max(1, generation - plan.window + 1), generation + 1)
        lessons = lessons_from([path for g in recent for path in played_in(plan, g)])
        net, losses = fitted(plan, game, lessons, generation)
        learnt = time.time()
        last = net_of(plan, game, accepted(plan)[-1])
        weights.save(plan.folder / f"net-{generation:02}.npz", game, net)
        share = duel(game, plan.players, (last, net), plan.gate, plan.iterations, generation << 30)
        row = {
            "generation": generation, "decisions": len(lessons.chances), "losses": losses,
            "won": round(share, 4), "taken": share > 0.5, "playing": round(played - began),
            "fitting": round(learnt - played), "gate": round(time.time() - learnt),
        }  # fmt: skip
        with (plan.folder / "progress.jsonl").open("a") as file:
            file.write(json.dumps(row) + "\n")
        print(row, flush=True)


def main() -> None:
    """Read the command line, and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=Plan.games)
    parser.add_argument("--iterations", type=int, default=Plan.iterations)
    parser.add_argument("--gate", type=int, default=Plan.gate)
    parser.add_argument("--opening", type=int, default=Plan.opening, help="random turns at most")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--cluster", action="store_true", help="play on a Ray cluster")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("training"))
    given = parser.parse_args()
    folder = given.out / f"{given.game}-{given.players}"
    processes = CLUSTER if given.cluster else given.processes
    plan = Plan(
        given.game, given.players, folder, given.games, given.iterations, gate=given.gate,
        processes=processes, seed=given.seed, opening=given.opening,
    )  # fmt: skip
    train(plan, given.generations)


if __name__ == "__main__":
    main()
