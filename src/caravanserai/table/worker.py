"""A process that chooses for bots, with compiled rules. It only ever gets views.

Messages are MessagePack, each preceded by its length, over standard input and output. Games are
compiled in the background, step by step, starting with those someone is waiting for. The process
announces when a game's bots are ready, and when the whole game is compiled.
"""

import signal

if __name__ == "__main__":  # before the imports, which take a while
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends

import os
import queue
import struct
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

import msgspec
import numpy as np

from caravanserai.bots import YARDSTICKS, Bot, endings, make_bot
from caravanserai.bots.advice import advise
from caravanserai.bots.search import Search
from caravanserai.engine.bargains import Remark
from caravanserai.engine.game import Game
from caravanserai.engine.kernel_cache import use_at_a_table
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.position import Position
from caravanserai.engine.record import copy_rows
from caravanserai.games import load

LENGTH: Final = struct.Struct("!I")
QUICK: Final = ("master@1", *YARDSTICKS)
NICENESS: Final = 5  # people who act come before bots that think
NOTHING: Final = -1  # in place of an action
MOST_KEPT: Final = 8  # bots; one bot's trees may take a hundred megabytes


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


class Question(msgspec.Struct, frozen=True, tag="question"):
    """What does a bot do? Or, without a level: what would be a good move?

    Without anything to choose from: does it want to make an offer?
    match: the id of the match, in which the bot may be asked again.
    """

    id: int
    seen: Seen
    level: str | None
    seed: int
    match: str | None = None


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


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """From now on this game is answered at full speed."""

    game: str


class Compiled(msgspec.Struct, frozen=True, tag="compiled"):
    """What a table needs for this game is now in the cache too."""

    game: str


Request = Question | Wanted
Reply = Answer | Advised | Ready | Compiled

encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_reply = msgspec.msgpack.Decoder(Reply).decode


def seen(game: Game, view: Position, seat: int, legal: list[int]) -> Seen:
    """A view to ask about."""
    assert view.state["eyes"][0], "a worker is never sent a whole state"
    return Seen(game.name, view.box.tobytes(), view.state.tobytes(), seat, legal)


class Kept:
    """The bots asked most recently, one per seat of a match, so that they keep what they know."""

    def __init__(self, most: int = MOST_KEPT, make: Callable[[str, int], Bot] = make_bot) -> None:
        self._most, self._make = most, make
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def bot(self, level: str, asked: Question) -> Bot:
        """The bot of this seat, or a new one."""
        if asked.match is None:
            return self._make(level, asked.seed)
        key = asked.match, asked.seen.seat, level
        bot = self._bots.pop(key, None) or self._make(level, asked.seed)
        self._bots[key] = bot
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return bot


def answer(asked: Question, kept: Kept) -> Answer | Advised:
    """Let a bot choose, or advise a person."""
    seat = asked.seen.seat
    game, view = asked.seen.unpacked()
    if asked.level is not None:
        bot = kept.bot(asked.level, asked)
        if not asked.seen.legal:
            offer = bot.speak(game, view, seat) if isinstance(bot, Search) else ()
            return Answer(asked.id, offer[0] if offer else NOTHING, then=list(offer[1:]))
        action = bot.choose(game, view, seat, asked.seen.legal)
        if isinstance(bot, Search):
            return Answer(asked.id, action, bot.goes_on, bot.remark)
        return Answer(asked.id, action)
    advice = advise(game, view, seat, seed=asked.seed)
    if advice is None:
        return Advised(asked.id, [], [])
    moves = [
        AdvisedMove(move.action, move.chances[seat], move.then, move.reasons, move.equal)
        for move in advice.moves
    ]
    return Advised(asked.id, moves, list(advice.chances))


def framed(message: bytes) -> bytes:
    """A message preceded by its length."""
    return LENGTH.pack(len(message)) + message


class _Speaker:
    """Lets two threads send, one message at a time."""

    def __init__(self, out: BinaryIO) -> None:
        self._out, self._lock = out, threading.Lock()

    def say(self, reply: Reply) -> None:
        with self._lock:
            try:
                self._out.write(framed(encode(reply)))
                self._out.flush()
            except BrokenPipeError:
                os._exit(0)  # the server is gone


class Waiting:
    """The games to compile, most wanted first."""

    def __init__(self, games: list[str]) -> None:
        self._games, self._lock = games, threading.Lock()

    def prefer(self, game: str) -> None:
        """Move a game to the front."""
        with self._lock:
            if game in self._games:
                self._games.remove(game)
                self._games.insert(0, game)

    def done(self, game: str) -> None:
        """Note that this game is fully compiled."""
        with self._lock:
            self._games.remove(game)

    def __iter__(self) -> Iterator[str]:
        """Always yield the first, until none is left."""
        while True:
            with self._lock:
                if not self._games:
                    return
                game = self._games[0]
            yield game


def _warm(speaker: _Speaker, games: Waiting) -> None:
    """Compile all games; after each step another game may go first."""
    begun: dict[str, Iterator[Reply | None]] = {}
    for name in games:
        steps = begun.setdefault(name, _steps(name))
        try:
            news = next(steps)
        except StopIteration:
            games.done(name)
        else:
            if news is not None:
                speaker.say(news)


def _steps(name: str) -> Iterator[Reply | None]:
    """Let bots of every kind decide once and a table use the game: then everything is compiled.

    At every table size, since some may have a network.
    """
    game = load(name)
    for players in reversed(game.players):
        position = game.new(game.box(players), 0)
        seat = game.turn(position)
        assert seat is not None
        view = game.view(position, seat)
        for bot in QUICK:
            make_bot(bot, 0).choose(game, view, seat, game.legal(view, seat))
            yield None
    yield Ready(name)
    use_at_a_table(game)  # for the server, which borrows what is compiled here
    yield Compiled(name)
    endings.prepare(game)  # not needed before the last turn of a game


def _messages(source: BinaryIO) -> Iterator[bytes]:
    """Complete messages, until there are no more."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        size = LENGTH.unpack(head)[0]
        if len(message := source.read(size)) < size:
            return
        yield message


def _listen(waiting: Waiting, questions: "queue.SimpleQueue[Question]") -> None:
    """Take requests until the server is gone; then unfinished work doesn't matter."""
    for message in _messages(sys.stdin.buffer):
        request = decode_request(message)
        if isinstance(request, Wanted):
            waiting.prefer(request.game)
        else:
            questions.put(request)
    os._exit(0)


def main() -> None:
    """Answer questions until the server is gone."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a library's output is not an answer
    speaker, waiting, kept = _Speaker(out), Waiting(sys.argv[1:]), Kept()
    questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(waiting, questions), daemon=True).start()
    threading.Thread(target=_warm, args=(speaker, waiting), daemon=True).start()
    while True:
        speaker.say(answer(questions.get(), kept))


if __name__ == "__main__":
    main()
