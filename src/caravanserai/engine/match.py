"""A match in memory: a game's position and how it came about."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from unicodedata import category

from caravanserai.engine.errors import BadOption, Refusal
from caravanserai.engine.events import Buffer
from caravanserai.engine.game import Game
from caravanserai.engine.notes import MOST_LETTERS, Words
from caravanserai.engine.position import Position


@dataclass
class Match:
    """Options, seed and actions, and the position they lead to. data: of another box.

    start: the text of the position it begins with, if that isn't a new game.
    texts: the words written with an action, by its number. written: the words by where they stand.
    """

    game: Game
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    data: str | None = None
    start: str = ""
    actions: list[tuple[int, int]] = field(default_factory=list, init=False)
    texts: dict[int, str] = field(default_factory=dict, init=False)
    written: dict[str, Words] = field(default_factory=dict, init=False)
    position: Position = field(init=False)

    def __post_init__(self) -> None:
        self.options = self.game.chosen_options(self.players, self.options)
        box = self.game.box(self.players, self.options, self.data)
        self.position = self.game.new(box, self.seed)
        if self.start:
            begun = self.game.read(self.start, self.seed, self.data)
            if begun.box.tobytes() != box.tobytes():
                raise BadOption("other-box")
            self.position = Position(box, begun.state)

    def act(self, seat: int, action: int, words: str = "") -> Buffer:
        """Carry out an action with its words, or refuse it; return its rows."""
        self.check_words(self.position, seat, action, words)
        after = self.position.copy()
        rows = self.game.apply(after, seat, action)
        self.go_on(seat, action, after, words)
        return rows

    def check_words(self, before: Position, seat: int, action: int, words: str) -> None:
        """Refuse words where the game has no room for them."""
        if not words:
            return
        writing = self.game.writing
        if writing is None or writing.place(before, seat, action) is None:
            raise Refusal("no-room-for-words")
        if len(words) > MOST_LETTERS or any(category(letter) == "Cc" for letter in words):
            raise Refusal("bad-words", most=MOST_LETTERS)

    def go_on(self, seat: int, action: int, after: Position, words: str = "") -> None:
        """Record an action and the position it led to."""
        writing, before = self.game.writing, self.position
        if writing is not None:
            place = writing.place(before, seat, action) if words else None
            new = {} if place is None else {place: Words(seat, words)}
            self.written = writing.after({**self.written, **new}, before, seat, action, after)
        if words:
            self.texts[len(self.actions)] = words
        self.actions.append((seat, action))
        self.position = after

    def go_back(self, before: Position, written: dict[str, Words]) -> None:
        """Take back the last action; the caller passes the state before it."""
        self.actions.pop()
        self.texts.pop(len(self.actions), None)
        self.position, self.written = before, written

    def lay(self, position: Position) -> None:
        """Go on from a prepared position; what was done before doesn't lead there."""
        self.actions, self.texts, self.written = [], {}, {}
        self.position = position

    def run(self, actions: Iterable[tuple[int, int]], end: Position) -> None:
        """Record actions already carried out elsewhere, and the position they led to."""
        self.actions += actions
        self.position = end
