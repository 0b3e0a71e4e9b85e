"""One game, as the environments of one game at a time use it: a batch of one."""

from collections.abc import Mapping

import numpy as np

from caravanserai.engine import kernels
from caravanserai.engine.game import MAX_SEED
from caravanserai.engine.observation import Numbers
from caravanserai.engine.position import Position
from caravanserai.research.batch import Batch
from caravanserai.research.kernels import NOBODY
from caravanserai.research.render import Image, as_image, as_text

RENDER_MODES = ("human", "ansi", "rgb_array")


class SingleGame:
    """A game that is stepped by the player whose turn it is."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._batch = Batch(game, 1, players, options, data, threads=1, again=False)
        self.game, self.layout = self._batch.game, self._batch.layout
        self.seats = range(self._batch.seats)
        self.agents = [f"player_{seat}" for seat in self.seats]
        self.render_mode = render_mode

    def reset(self, seed: int) -> None:
        """Begin the game of this seed; seeds beyond those of the engine are folded into them."""
        self._batch.reset(seed % MAX_SEED)

    def act(self, action: int) -> None:
        """The player whose turn it is acts; an illegal action ends the game."""
        self._batch.step(action)

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None when the game is over."""
        seat = int(self._batch.players[0])
        return None if seat == NOBODY else seat

    @property
    def position(self) -> Position:
        """The whole truth."""
        return Position(self._batch.box, self._batch.states)

    @property
    def rewards(self) -> list[float]:
        """What the last action brought each seat."""
        return [float(reward) for reward in self._batch.rewards[0]]

    @property
    def illegal(self) -> bool:
        """Did the last action break the rules?"""
        return bool(self._batch.illegal[0])

    def view(self, seat: int) -> Position:
        """What a seat may know."""
        return self.game.view(self.position, seat)

    def asked(self) -> tuple[int, ...]:
        """The seats without whose action the game does not go on."""
        return () if self.turn is None else self.game.waiting_for(self.position)

    def observation(self, seat: int) -> Numbers:
        """What a seat may know, as numbers."""
        if seat == self._batch.players[0]:
            seen: Numbers = self._batch.observations[0].copy()
            return seen
        return self._batch.observation(0, seat)

    def observed(self, position: Position, seat: int) -> Numbers:
        """What a seat may know of any position in this box, as numbers."""
        self._batch.states[0] = position.state[0]
        return self._batch.observation(0, seat)

    def mask(self, seat: int, asked: bool = False) -> Numbers:
        """1 for each legal action of the seat whose turn it is, or that is asked besides."""
        if seat == self._batch.players[0]:
            return np.asarray(self._batch.masks[0], np.int8)
        mask = np.zeros(len(self.game.actions), np.int8)
        if asked:
            actions = np.zeros(len(mask), np.int16)
            legal = self.game.kernel(kernels.legal_at)
            mask[actions[: legal(self._batch.box, self._batch.states, 0, seat, actions)]] = 1
        return mask

    def render(self) -> str | Image | None:
        """The table as a spectator sees it, in the way that render_mode names."""
        if self.render_mode == "rgb_array":
            return as_image(self.game, self.position)
        text = as_text(self.game, self.position)
        if self.render_mode == "human":
            print(text)
            return None
        return text
