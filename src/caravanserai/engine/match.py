"""A match in memory: a game's position together with how it came about."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from caravanserai.engine.events import Buffer
from caravanserai.engine.game import Game, Position
from caravanserai.engine.options import checked_options


@dataclass
class Match:
    """Options, seed and actions; the position is what they lead to. data: of another box."""

    game: Game
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    data: str | None = None
    actions: list[tuple[int, int]] = field(default_factory=list, init=False)
    position: Position = field(init=False)

    def __post_init__(self) -> None:
        self.options = checked_options(self.game.options, self.options)
        box = self.game.box(self.players, self.options, self.data)
        self.position = self.game.new(box, self.seed)

    def act(self, seat: int, action: int) -> Buffer:
        """Carry out an action, or refuse it; return its event rows."""
        rows = self.game.apply(self.position, seat, action)
        self.actions.append((seat, action))
        return rows

    def run(self, actions: Iterable[tuple[int, int]], end: Position) -> None:
        """Take over actions already carried out elsewhere, and the position they led to."""
        self.actions += actions
        self.position = end
