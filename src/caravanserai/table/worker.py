"""A process that chooses for bots, with compiled rules. It only ever gets views.

Its messages (questions.py) go over standard input and output. Games are compiled in the background,
step by step, starting with those someone is waiting for. The process announces when a game's bots
are ready, and when the whole game is compiled.
"""

import signal

if __name__ == "__main__":  # before the imports, which take a while
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends

import os
import queue
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

import numpy as np

from caravanserai.bots import YARDSTICKS, Bot, endings, make_bot
from caravanserai.bots.advice import advise
from caravanserai.bots.review import Done, Reviewer
from caravanserai.bots.search import Search
from caravanserai.bots.suggestions import suggest
from caravanserai.engine.kernel_cache import use_at_a_table
from caravanserai.engine.position import Position
from caravanserai.engine.record import copy_rows
from caravanserai.games import load
from caravanserai.table.questions import (
    LENGTH,
    NOTHING,
    Advise,
    Advised,
    AdvisedMove,
    Answer,
    Choose,
    Compiled,
    LookBack,
    Question,
    Ready,
    Reply,
    Reviewed,
    Suggest,
    Suggested,
    Wanted,
    decode_request,
    encode,
    framed,
)

QUICK: Final = ("master@1", *YARDSTICKS)
NICENESS: Final = 5  # people who act come before bots that think
MOST_KEPT: Final = 8  # bots; one bot's trees may take a hundred megabytes


class Kept:
    """The bots asked most recently, one per seat of a match, so that they keep what they know."""

    def __init__(self, most: int = MOST_KEPT, make: Callable[[str, int], Bot] = make_bot) -> None:
        self._most, self._make = most, make
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def bot(self, wish: Choose, seat: int, seed: int) -> Bot:
        """The bot of this seat, or a new one."""
        if wish.match is None:
            return self._make(wish.level, seed)
        key = wish.match, seat, wish.level
        bot = self._bots.pop(key, None) or self._make(wish.level, seed)
        self._bots[key] = bot
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return bot


def answer(asked: Question, kept: Kept) -> Answer | Advised | Suggested | Reviewed:
    """Let a bot choose, advise a person, suggest deals, or look back at a move."""
    match asked.wish:
        case Choose() as wish:
            return _chosen(asked, kept.bot(wish, asked.seen.seat, asked.seed))
        case Advise():
            return _advised(asked)
        case Suggest():
            game, view = asked.seen.unpacked()
            return Suggested(asked.id, suggest(game, view, asked.seen.seat, asked.seed))
        case LookBack() as wish:
            return _reviewed(asked, wish)


def _chosen(asked: Question, bot: Bot) -> Answer:
    (game, view), seat = asked.seen.unpacked(), asked.seen.seat
    if not asked.seen.legal:
        offer = bot.speak(game, view, seat) if isinstance(bot, Search) else ()
        return Answer(asked.id, offer[0] if offer else NOTHING, then=list(offer[1:]))
    action = bot.choose(game, view, seat, asked.seen.legal)
    if isinstance(bot, Search):
        return Answer(asked.id, action, bot.goes_on, bot.remark)
    return Answer(asked.id, action)


def _advised(asked: Question) -> Advised:
    (game, view), seat = asked.seen.unpacked(), asked.seen.seat
    advice = advise(game, view, seat, seed=asked.seed)
    if advice is None:
        return Advised(asked.id, [], [])
    moves = [
        AdvisedMove(move.action, move.chances[seat], move.then, move.reasons, move.equal)
        for move in advice.moves
    ]
    return Advised(asked.id, moves, list(advice.chances))


def _reviewed(asked: Question, wish: LookBack) -> Reviewed:
    game, before = asked.seen.unpacked()

    def unpacked(state: bytes) -> Position:
        return Position(before.box, copy_rows(np.frombuffer(state, game.state_class.dtype)))

    view = None if wish.view is None else unpacked(wish.view)
    done = Done(asked.seen.seat, wish.action, before, unpacked(wish.after), view, wish.shows)
    looker = Reviewer(game, asked.seed)
    if view is not None:
        return Reviewed(asked.id, judged=looker.judge(done))
    return Reviewed(asked.id, looker.look(done))


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
