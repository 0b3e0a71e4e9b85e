"""What a bot process is asked and what it answers, as messages.

They are MessagePack, each preceded by its length.
"""

import struct
from typing import Final

import msgspec
import numpy as np

from caravanserai.bots.review import Judged, Looked
from caravanserai.engine.bargains import Idea, Remark
from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.position import Position
from caravanserai.engine.record import copy_rows
from caravanserai.games import load

LENGTH: Final = struct.Struct("!I")
NOTHING: Final = -1  # in place of an action


class Seen(msgspec.Struct, frozen=True):
    """What someone sees and may do."""

    game: str
    box: bytes
    view: bytes
    seat: int
    legal: list[int]

    def unpacked(self) -> tuple[Game, Position]:
        """The view as an engine position."""
        game = load(self.game)
        box = copy_rows(np.frombuffer(self.box, game.box_class.dtype))
        return game, Position(box, copy_rows(np.frombuffer(self.view, game.state_class.dtype)))


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """What does a bot do? Without anything to choose from: does it want to make an offer?

    match: the id of the match, in which the bot may be asked again.
    """

    level: str
    match: str | None = None


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What would be a good move?"""


class Suggest(msgspec.Struct, frozen=True, tag="suggest"):
    """Which deals could a person propose?"""


class LookBack(msgspec.Struct, frozen=True, tag="look back"):
    """What is there to say of this move of a finished game? What is seen is then all of it.

    See `Done` in bots/review.py. after, view: as bytes.
    """

    action: int
    after: bytes
    view: bytes | None
    shows: bool


Wish = Choose | Advise | Suggest | LookBack


class Question(msgspec.Struct, frozen=True, tag="question"):
    """A wish about what is seen. seed: of all chance in the answer."""

    id: int
    seen: Seen
    wish: Wish
    seed: int


class Wanted(msgspec.Struct, frozen=True, tag="wanted"):
    """Someone is waiting for this game: compile it next."""

    game: str


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """What the bot does, what it says, and whether it expects to be asked again in the same turn.

    then: what it does right after, if it wasn't asked to choose but to speak.
    """

    id: int
    action: int
    goes_on: bool = False
    remark: Remark | None = None
    then: list[int] = []


class AdvisedMove(msgspec.Struct, frozen=True):
    """An action, the chance of winning after it, and the reasons (see `Move` in bots/advice.py)."""

    action: int
    chance: float
    then: tuple[Phrase, ...] = ()
    reasons: tuple[Phrase, ...] = ()
    equal: bool = False


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """What to do, best first; and each seat's chance now."""

    id: int
    moves: list[AdvisedMove]
    chances: list[float]


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    """What came out about a move, or about the choice in it."""

    id: int
    looked: Looked | None = None
    judged: Judged | None = None


class Suggested(msgspec.Struct, frozen=True, tag="suggested"):
    """Deals that would help both, best first."""

    id: int
    deals: list[Idea]


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """From now on this game is answered at full speed."""

    game: str


class Compiled(msgspec.Struct, frozen=True, tag="compiled"):
    """What a table needs for this game is now in the cache too."""

    game: str


Request = Question | Wanted
Reply = Answer | Advised | Suggested | Reviewed | Ready | Compiled

encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode


def seen(game: Game, view: Position, seat: int, legal: list[int]) -> Seen:
    """A view to ask about."""
    assert view.state["eyes"][0], "a worker is never sent a whole state"
    return Seen(game.name, view.box.tobytes(), view.state.tobytes(), seat, legal)


def framed(message: bytes) -> bytes:
    """A message preceded by its length."""
    return LENGTH.pack(len(message)) + message
