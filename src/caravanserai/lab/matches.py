"""One game between bots, and who sits where in many of them."""

import importlib.util
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from caravanserai.bots import LEARNED, LEVELS, Bot, make_bot
from caravanserai.bots.learned import network
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game
from caravanserai.engine.jit import seconds_compiling
from caravanserai.engine.position import Position
from caravanserai.games import load

SEED_BITS = 40
AGENT = ".npz"  # how files of trained agents end


@dataclass(frozen=True)
class Pairing:
    """A tournament as plain values, so that any process can play any of its games.

    Game number i has the deal of seed + i // len(bots): every deal is played by each bot from
    each place in the order.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    data: str | None = None

    def lineup(self, number: int) -> list[int]:
        """Which bot takes each seat of game `number`."""
        count = len(self.bots)
        turned = (number // count) % self.players
        return [(number + (seat + turned) % self.players) % count for seat in range(self.players)]

    def play(self, number: int) -> dict[str, Any]:
        """Play game `number`; all of the result but the seconds depends on the seed alone."""
        game = load(self.game)
        box = game.box(self.players, self.options, self.data)
        position = game.new(box, self.deal(number))
        lineup = self.lineup(number)
        bots = [self.seated(number, seat, bot) for seat, bot in enumerate(lineup)]
        actions: list[int] = []
        moves, seconds = play_through(game, position, bots, actions)
        outcome = game.outcome(position)
        assert outcome is not None
        return {
            "number": number,
            "lineup": lineup,
            "reason": outcome.reason,
            "scores": list(outcome.scores),
            "ranks": list(outcome.ranks),
            "first": game.first_player(position),
            "moves": moves,
            "actions": actions,
            "seconds": [round(s, 4) for s in seconds],
        }

    def deal(self, number: int) -> int:
        """The seed of game `number`."""
        return self.seed + number // len(self.bots)

    def seated(self, number: int, seat: int, bot: int) -> Bot:
        """The bot that takes a seat of game `number`."""
        chance = random.Random(f"{self.seed} {number} {seat}").getrandbits(SEED_BITS)
        return enter(self.bots[bot], chance)


def play_through(
    game: Game, position: Position, bots: Sequence[Bot], actions: list[int] | None = None
) -> tuple[list[int], list[float]]:
    """Play to the end in place; each seat's moves and seconds. Bots are given views only.

    actions: where they are written down, each by the seat whose turn it was. The seconds are
    processor time for thinking: what had to be compiled first is left out.
    """
    moves, seconds = [0] * len(bots), [0.0] * len(bots)
    while (seat := game.turn(position)) is not None:
        view = game.view(position, seat)
        legal = game.legal(view, seat)
        began = time.process_time() - seconds_compiling()
        action = bots[seat].choose(game, view, seat, legal)
        seconds[seat] += time.process_time() - seconds_compiling() - began
        moves[seat] += 1
        if actions is not None:
            actions.append(action)
        game.apply(position, seat, action)
    return moves, seconds


def enter(name: str, seed: int) -> Bot:
    """A bot by name, a class of one's own as `file.py:Class`, or a trained agent as `file.npz`."""
    if name.endswith(AGENT):
        from caravanserai.research.learner import AgentBot, read

        return AgentBot(read(Path(name)))
    path, colon, kind = name.rpartition(":")
    return own_class(path, kind)(seed) if colon else make_bot(name, seed)


def check_bot(name: str, game: Game, players: int) -> None:
    """Refuse a bot that there is not, or that cannot play at such a table."""
    enter(name, 0)
    if name == LEARNED:
        network(game.package, game.name, players)


def own_class(path: str, name: str) -> Any:
    """The class `name` in a Python file."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise BadOption("bot-file", path=path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise BadOption("bot-class", path=path, name=name)
    return getattr(module, name)


def repeatable(name: str) -> str:
    """The name with its fixed iterations, for a level that otherwise goes by the clock."""
    by_clock = name in LEVELS and LEVELS[name].seconds
    return f"{name}@{LEVELS[name].iterations}" if by_clock else name
