"""Named tasks for agents, with splits and scores, so that results can be compared.

Every task has a split `train`, to be used as one likes, and a split `test`, for the score alone.
Each of its deals is played from every seat, so an agent as good as its opponents wins a fair share.
docs/tasks.md says how to report.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from caravanserai.bots import Bot, make_bot
from caravanserai.engine.bargains import SILENT
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game
from caravanserai.engine.options import Option
from caravanserai.engine.workers import each
from caravanserai.games import load
from caravanserai.lab.matches import SEED_BITS, check_bot, enter, play_through
from caravanserai.lab.statistics import wilson, win_parts

SPLITS: Final = ("train", "test")
FIRST_DEAL: Final = {"train": 0, "test": 1 << 41}
STRANGERS: Final = {
    "train": ("trader:even@50", "trader:generous@50"),
    "test": ("trader:shrewd@50", "trader:grudging@50", "trader:loyal@50"),
}
SOLVED_DEALS: Final = 4
LATE: Final = 0.75  # the part of a game that is over when an endgame begins


@dataclass(frozen=True)
class Setting:
    """What an agent plays in: against whom, with which options, and after how much of a game."""

    rivals: tuple[str, ...] = ("greedy",)
    options: Mapping[str, str] = field(default_factory=dict)
    after: float = 0.0


@dataclass(frozen=True)
class Task:
    """A task: where it can be done, and its setting for a split."""

    name: str
    fits: Callable[[Game], bool]
    setting: Callable[[Game, str], Setting]
    solved: bool = False  # the score is how well it can be exploited, exactly, not what it wins


def _anywhere(game: Game) -> bool:
    return True


def _bargains(game: Game) -> bool:
    return game.bargaining is not SILENT


def _picked(game: Game) -> Option | None:
    """The option that says which of several alternatives is in play."""
    found = (o for o in game.options if o.picks and all(len(g) > 1 for g in o.picks.groups))
    return next(found, None)


def _solvable(game: Game) -> bool:
    return any(option.study for option in game.options)


def _held_out(game: Game, split: str) -> Setting:
    """Of every second group one alternative is held out, and always in play in the test."""
    option = _picked(game)
    assert option is not None
    assert option.picks is not None
    place = 0 if split == "train" else -1
    names = [group[place] for group in option.picks.groups[::2]]
    return Setting(options={option.name: " ".join(names)})


TASKS: Final = {
    task.name: task
    for task in (
        Task("beat-greedy", _anywhere, lambda game, split: Setting()),
        Task("bid-unexploitably", _solvable, lambda game, split: Setting(), solved=True),
        Task("bargain-with-strangers", _bargains, lambda g, split: Setting(STRANGERS[split])),
        Task("unseen-characters", lambda game: _picked(game) is not None, _held_out),
        Task("endgames", _anywhere, lambda game, split: Setting(after=LATE)),
    )
}


@dataclass(frozen=True)
class Run:
    """One bot at one task."""

    task: str
    game: str
    bot: str
    players: int
    split: str = "test"
    deals: int = 100

    def __post_init__(self) -> None:
        game = load(self.game)
        if self.task not in TASKS:
            raise BadOption("unknown-task", name=self.task, known=", ".join(TASKS))
        if self.split not in SPLITS:
            raise BadOption("unknown-split", name=self.split, known=", ".join(SPLITS))
        if not TASKS[self.task].fits(game):
            raise BadOption("task-game", name=self.task, game=self.game)
        if self.deals < 1:
            raise BadOption("game-count", games=self.deals, most=10**9)
        check_bot(self.bot, game, self.players)
        game.box(self.players, self.setting.options)

    @property
    def setting(self) -> Setting:
        """What the bot plays in."""
        return TASKS[self.task].setting(load(self.game), self.split)

    def play(self, number: int) -> float:
        """What the bot wins of game `number`: each deal is played from every seat."""
        game, setting = load(self.game), self.setting
        deal, seat = divmod(number, self.players)
        seed = FIRST_DEAL[self.split] + deal
        position = game.new(game.box(self.players, setting.options), seed)
        if setting.after:
            self._play_on(game, position, seed, setting.after)
        chance = random.Random(f"{self.task} {seed} {seat}")
        bots: list[Bot] = []
        for at in range(self.players):
            rival = setting.rivals[(deal + at) % len(setting.rivals)]
            name = self.bot if at == seat else rival
            bots.append(enter(name, chance.getrandbits(SEED_BITS)))
        play_through(game, position, bots)
        outcome = game.outcome(position)
        assert outcome is not None
        return win_parts(outcome.ranks)[seat]

    def _play_on(self, game: Game, position: Any, seed: int, part: float) -> None:
        """Let `greedy` play, in all seats, that part of its decisions."""
        actions: list[int] = []
        played = game.new(position.box, seed)
        play_through(game, played, [make_bot("greedy", seed)] * self.players, actions)
        for action in actions[: int(part * len(actions))]:
            seat = game.turn(position)
            assert seat is not None
            game.apply(position, seat, action)

    def scores(self, workers: int = 1) -> Iterator[float]:
        """What the bot wins, game by game, in whatever order they are finished."""
        for _, won in each(self.play, range(self.deals * self.players), workers):
            yield won

    def report(self, won: list[float]) -> dict[str, Any]:
        """The score, and all that a reader needs to repeat it."""
        low, high = wilson(sum(won), len(won))
        return {
            **self._told(),
            "deals": self.deals,
            "games": len(won),
            "score": round(sum(won) / len(won), 4),
            "interval": [round(low, 4), round(high, 4)],
            "fair": round(1 / self.players, 4),
        }

    def solved(self) -> dict[str, Any]:
        """The score of a task that is solved exactly: nobody can gain more against the bot."""
        from caravanserai.research.exploitability import Solvable, measure

        first = {"train": 0, "test": 1_000}[self.split]
        found = measure(Solvable(self.game, self.players, SOLVED_DEALS, first), self.bot)
        return {**self._told(), "score": found["exploitability"], **found}

    def _told(self) -> dict[str, Any]:
        names = ("task", "game", "players", "split", "bot")
        return {name: getattr(self, name) for name in names}
