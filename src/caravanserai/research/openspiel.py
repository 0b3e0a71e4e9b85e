"""OpenSpiel games: importing this module registers `caravanserai_dunhuang` and the like.

A single chance node deals: its outcomes are so many seeds, and a seed decides all chance of a game.
(OpenSpiel's own mode for sampled chance cannot be written down and read back from Python.) So
algorithms that sample play apply (outcome sampling, MCTS, ISMCTS, reinforcement learning); those
that walk the whole tree (CFR, best response) never end. A clone foresees the same draws as its
original; for a search that must not, `resample_from_infostate` gives a state in which all that a
player does not know, the draws to come included, is dealt anew.
"""

from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel

from caravanserai import games
from caravanserai.engine.errors import BadOption
from caravanserai.engine.events import PUBLIC, Event
from caravanserai.engine.game import MAX_SEED, Game
from caravanserai.engine.many_games import play_out
from caravanserai.engine.observation import Layout
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows
from caravanserai.research.kernels import share_out
from caravanserai.research.single import SingleGame

PREFIX = "caravanserai_"
DEALS = 10_000
MAX_DEALS = 10_000_000
MOST_DECISIONS = 1_000_000  # more than any game takes
EVENT_NUMBERS = 6


class Spec(NamedTuple):
    """What states of one OpenSpiel game share; found by name, so that states can be pickled."""

    game: Game
    box: Rows
    layout: Layout
    table: SingleGame


@cache
def _spec(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Spec:
    game, chosen = games.load(name), dict(options)
    table = SingleGame(name, players, chosen)
    return Spec(game, game.box(players, chosen), game.layout(players), table)


def _options(text: str) -> tuple[tuple[str, str], ...]:
    """Options as `name:value;name:value`: all in one text, as OpenSpiel takes 0 for a number."""
    pairs = [part.partition(":") for part in text.split(";") if part.strip()]
    return tuple((name.strip(), value.strip()) for name, _, value in pairs)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """A game by OpenSpiel's rules. Outcome k of the deal has seed + k."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any]) -> None:
        game = games.load(self.name)
        players, deals = int(params["players"]), int(params["deals"])
        self.seed = int(params["seed"])
        if not 0 <= self.seed <= MAX_SEED - max(deals, 1):
            raise BadOption("seed", seed=self.seed, most=MAX_SEED - max(deals, 1))
        if not 1 <= deals <= MAX_DEALS:
            raise BadOption("game-count", games=deals, most=MAX_DEALS)
        self.outcomes = [(deal, 1 / deals) for deal in range(deals)]
        self.key = self.name, players, _options(params["options"])
        _spec(*self.key)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "SpielState":
        """A state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What a player, or everybody, can know."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(_spec(*self.key), wanted)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: bytes, and the event rows that led to it, from which each player is told.

    since: the position from which on all are told, at first the deal. remembered: what a player
    was told before that, who then imagined that position.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.key = game.key
        self.now = b""
        self.since = b""
        self.remembered: dict[int, str] = {}
        self.told: tuple[tuple[int, int, bytes], ...] = ()
        self.turn = int(pyspiel.PlayerId.CHANCE)

    @property
    def spec(self) -> Spec:
        """What states of this game share."""
        return _spec(*self.key)

    @property
    def position(self) -> Position:
        """The whole truth, as a copy."""
        return self._position(self.now)

    def _position(self, content: bytes) -> Position:
        rows = np.frombuffer(bytearray(content), self.spec.game.state_class.dtype)
        return Position(self.spec.box, rows)

    def current_player(self) -> int:
        """Whose turn it is, chance before the deal."""
        return self.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.spec.game.legal(self.position, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        game = self.spec.game
        if self.is_chance_node():
            position = game.new(self.spec.box, self.get_game().seed + action)
            self.since = position.state.tobytes()
        else:
            position, seat = self.position, self.turn
            rows = game.apply(position, seat, action)
            self.told = (*self.told, (seat, action, rows.tobytes()))
        self.now = position.state.tobytes()
        turn = game.turn(position)
        self.turn = int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.spec.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.turn == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What the game is worth to each, once it is over."""
        players = self.num_players()
        worth = [0.0] * players
        if self.is_terminal():
            ranks = self.position.state["rank"][0].tolist()
            share_out(SimpleNamespace(players=players), SimpleNamespace(rank=ranks), worth)
        return worth

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that `player` cannot tell from this one, drawn by a number from 0 to 1.

        What the others were told so far would give their secrets away, so they are told of what
        they have now, and what happens from here on.
        """
        view = self.spec.game.view(self.position, player)
        guess = self.spec.game.determinize(view, int(sampler() * MAX_SEED))
        state: SpielState = self.clone()
        state.remembered = {player: self.history_told(player)}
        state.now = state.since = guess.state.tobytes()
        state.told = ()
        return state

    def history_told(self, player: int) -> str:
        """All that a player was ever told, and did: the view of the deal, then event by event."""
        game = self.spec.game
        if player in self.remembered:
            lines = [self.remembered[player]]
        else:
            lines = [game.notation.write(game.view(self._position(self.since), player))]
        for seat, action, content in self.told:
            if seat == player:
                lines.append(f"> {game.actions.text(action)}")
            rows = np.frombuffer(content, np.int16).reshape(-1, EVENT_NUMBERS)
            lines += [_line(event) for event in game.cut(rows, player)]
        return "\n".join(lines)

    def __str__(self) -> str:
        """The whole truth as text."""
        return self.spec.game.notation.write(self.position) if self.now else "before the deal"


def _line(event: Event) -> str:
    values = ("?" if value is None else str(value) for value in event.fields.values())
    return " ".join((event.kind, str(event.seat), *values))


class SpielObserver:
    """OpenSpiel's observer: a tensor of the game's observation, and texts.

    For a player the tensor is that of `observe`, also as information state; the information state
    text is all that the player was told. Of public information alone there is text only.
    """

    def __init__(self, spec: Spec, wanted: Any) -> None:
        self.spec, self.wanted = spec, wanted
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        whole = self.private and wanted.public_info
        self.tensor = np.zeros(spec.layout.size, np.float32) if whole else None
        self.dict = {} if self.tensor is None else dict(self._parts(self.tensor))

    def _parts(self, tensor: Any) -> Iterator[tuple[str, Any]]:
        for block in self.spec.layout.blocks:
            yield block.name, tensor[self.spec.layout.places[block.name]].reshape(block.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what `player` may know into the tensor; all 0 before the deal."""
        if self.tensor is not None:
            self.tensor[:] = self.spec.table.observed(state.position, player) if state.now else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What `player` may know, as text; empty before the deal."""
        if not state.now:
            return ""
        if self.private and self.wanted.perfect_recall:
            return state.history_told(player)
        game, position = self.spec.game, state.position
        public = game.notation.write(game.view(position, PUBLIC))
        if not self.private:
            return public
        own = game.notation.write(game.view(position, player))
        return own if self.wanted.public_info else _beside(own, public)


def _beside(own: str, public: str) -> str:
    """Those lines of a text that another does not have."""
    known = set(public.splitlines())
    return "\n".join(line for line in own.splitlines() if line not in known)


class Playouts:
    """An evaluator for OpenSpiel's MCTS and ISMCTS: a random playout at compiled speed."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def evaluate(self, state: SpielState) -> list[float]:
        """The returns of one random game from here."""
        end: SpielState = state.clone()
        if not end.is_terminal():
            self._seed += 1
            position = end.position
            play_out(end.spec.game, position, self._seed)
            end.now, end.turn = position.state.tobytes(), int(pyspiel.PlayerId.TERMINAL)
        return end.returns()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All legal actions alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def _register(name: str) -> None:
    game = games.load(name)
    parameters = {"players": min(game.players), "seed": 0, "deals": DEALS, "options": ""}
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=PREFIX + name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )
    # OpenSpiel lets go of what is registered after Python has ended: it must be a class.
    pyspiel.register_game(kind, type(name, (SpielGame,), {"name": name, "kind": kind}))


for _name in games.names():
    _register(_name)
