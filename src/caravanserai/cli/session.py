"""One game at one keyboard: tell what happened, show the table, ask, carry out, keep."""

import random
import shlex
import shutil
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from caravanserai.bots import make_bot
from caravanserai.engine.errors import BadNotation, BadOption, Refusal
from caravanserai.engine.events import ALL, NOBODY, PUBLIC, Buffer, Event
from caravanserai.engine.log import GameLog, LogFile, replay
from caravanserai.engine.match import Match
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.phrases import Phrase, Value
from caravanserai.engine.position import Outcome, Position
from caravanserai.locale import Texts

SEAT_STYLES = ("bold red", "bold cyan", "bold green", "bold yellow")
HELP = ("?", "help")
QUIT = ("q", "quit")
_MOST_DIGITS = 6
FOLDED = 3  # neighbours on both sides that make a choice part of a long run
FOLDABLE = ("coins",)
_FORGET_SCROLLBACK = "\x1b[3J"


class Left(Exception):
    """A person has had enough for now."""


class Misread(Exception):
    """An answer that names no legal action."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(key)
        self.why = Phrase(key, args)


@dataclass(frozen=True)
class Seating:
    """The seats of people, and the kind of bots that take the others."""

    people: tuple[int, ...]
    bots: str

    def notes(self) -> dict[str, str]:
        """What the log keeps of it."""
        return {"people": _seat_names(self.people, ""), "bots": self.bots}


class Session:
    """A match between people at this keyboard and bots, kept in a file action by action."""

    def __init__(
        self, match: Match, seating: Seating, file: LogFile, console: Console, texts: Texts
    ) -> None:
        self.match, self.seating, self.file = match, seating, file
        self.game = match.game
        self.console, self.texts = console, texts
        self._bots = {
            seat: make_bot(seating.bots, _bot_seed(match, seat))
            for seat in range(match.players)
            if seat not in seating.people
        }
        self._unread: dict[int, list[Event]] = {seat: [] for seat in (*seating.people, PUBLIC)}
        self._orders: dict[int, str] = {}
        self._at_keyboard = seating.people[0] if len(seating.people) == 1 else NOBODY

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.match.position

    # The course of the game

    def catch_up(self, log: GameLog) -> None:
        """Go through a kept game; what happened since each person's last action stays unread."""
        for step in replay(self.match, log):
            if step.seat in self._unread:
                self._unread[step.seat].clear()
            self._note(step.rows)

    def run(self) -> None:
        """Play until the game is over or the people leave; either way it is kept."""
        try:
            while (seat := self.game.turn(self.position)) is not None:
                self._act(seat, *self._choice_of(seat))
        except Left:
            self._leave()
        except KeyboardInterrupt:
            self.console.print()
            self._leave()
        except EOFError:
            self.console.print(f"\n{self.texts('play-no-more-input')}", markup=False)
            self._leave()
        else:
            self._finish()

    def _choice_of(self, seat: int) -> tuple[int, str]:
        """An action, and the words that go with it."""
        view = self.game.view(self.position, seat)
        legal = self.game.legal(view, seat)
        if seat in self._bots:
            return self._bots[seat].choose(self.game, view, seat, legal), ""
        ordered = self._ordered(seat, view)
        if ordered is not None:
            return ordered, ""
        return self._ask(seat, view, legal)

    def _ordered(self, seat: int, view: Position) -> int | None:
        """What a standing order does for its seat; one that has nothing to do is over."""
        order = self._orders.get(seat)
        action = self.game.orders[order](view, seat) if order else None
        if action is None:
            self._orders.pop(seat, None)
        return action

    def _act(self, seat: int, action: int, words: str = "") -> None:
        rows = self.match.act(seat, action, words)
        try:
            self.file.act(self.match)
        except OSError as error:
            path = str(self.file.path)
            raise BadOption("file-unwritable", path=path, reason=error.strerror) from error
        self._note(rows)

    def _note(self, rows: Buffer) -> None:
        for reader, unread in self._unread.items():
            unread += self.game.cut(rows, reader)

    # Showing

    def welcome(self) -> None:
        """Say what this is, who plays where, and how to play."""
        texts = self.texts
        self.console.rule(f"[bold]{texts('title')}[/]")
        view = self.game.view(self.position, PUBLIC)
        aim, turn = self.game.wording.rules(view)[:2]
        lines = [texts("tagline"), "", texts.say(aim), texts.say(turn), ""]
        lines += [*self._who_plays(), texts("play-how")]
        if self.match.actions:
            lines.append(texts("play-resumed", count=len(self.match.actions)))
        for line in lines:
            self.console.print(line, markup=False)
        kept = Text(texts("play-kept-in", path=self.file.path), "dim")
        self.console.print(kept, soft_wrap=True)

    def _who_plays(self) -> Iterator[str]:
        people = self.seating.people
        key = "play-you-are" if len(people) == 1 else "play-people-are"
        yield self.texts(key, seats=_seat_names(people))
        if self._bots:
            name = self.texts(f"play-bot-{self.seating.bots}")
            yield self.texts("play-bots-are", seats=_seat_names(self._bots), name=name)

    def _tell(self, reader: int) -> None:
        """What the reader has not been told yet, a paragraph a turn."""
        unread = self._unread[reader]
        if not unread:
            return
        view = self.game.view(self.position, PUBLIC)
        told = Table.grid(padding=(0, 1, 0, 0))
        for seat, events in _by_turn(unread):
            said = " ".join(
                _sentence(self.texts.say(self.game.event_phrase(view, event, reader)))
                for event in events
            )
            if said:
                told.add_row(Text("•", SEAT_STYLES[seat] if seat >= 0 else "dim"), Text(said))
        unread.clear()
        self.console.print(told)

    def _show(self, view: Position) -> None:
        self.console.print(self.game.draw(view, self.texts))
        if self.game.writing is not None:
            for place, words in self.game.writing.visible(view, self.match.written).items():
                self.console.print(Text(self.texts.say(self.game.writing.said(place, words))))

    # Asking

    def _ask(self, seat: int, view: Position, legal: list[int]) -> tuple[int, str]:
        if seat != self._at_keyboard:
            self._hand_over(seat)
        self.console.rule(style="dim")
        self._tell(seat)
        self._unread[PUBLIC].clear()
        self._show(view)
        self._offer(seat, view, legal)
        while True:
            answer = self._input("> ")
            if answer.lower() in QUIT:
                raise Left
            if answer.lower() in HELP:
                self._explain(seat, view)
                self._offer(seat, view, legal)
                continue
            try:
                return self._understood(answer, seat, view, legal)
            except Misread as misread:
                self.console.print(Text(self.texts.say(misread.why), "yellow"))

    def _input(self, asked: str) -> str:
        """A line from the keyboard; from elsewhere it is shown, so that the whole can be read."""
        answer = self.console.input(Text(asked, "bold")).strip()
        if not sys.stdin.isatty():
            self.console.print(answer, markup=False)
        return answer

    def _offer(self, seat: int, view: Position, legal: list[int]) -> None:
        """The question, and every choice with what it leads to."""
        game = self.game
        self.console.print(Text(self.texts.say(game.prompt(view, seat)), "bold"))
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(justify="right", style="bold")
        table.add_column(ratio=1)
        table.add_column(justify="right", style="dim", no_wrap=True)
        for number, action in enumerate(legal, 1):
            if self._is_folded(legal, number - 1):
                continue
            label = Text(self.texts.say(game.choice(view, seat, action)))
            for said in game.wording.consequences(game, view, seat, action):
                label.append(f" · {self.texts.say(said)}", "italic")
            table.add_row(str(number), label, self.game.actions.text(action))
        for order in self.game.orders:
            if self.game.orders[order](view, seat) is not None:
                table.add_row("", Text(self.texts(f"order-{order}"), "dim"), order)
        self.console.print(table)

    def _is_folded(self, legal: list[int], index: int) -> bool:
        """In a long run of one kind of choice only its ends are shown."""
        kind = self.game.actions.kind
        near = legal[max(0, index - FOLDED) : index + FOLDED + 1]
        alike = [kind(action) == kind(legal[index]) for action in near]
        return len(near) == 2 * FOLDED + 1 and all(alike) and kind(legal[index]) in FOLDABLE

    def _give_order(self, seat: int, view: Position, order: str) -> int:
        """A standing order, from now on; it must have something to do now."""
        action = self.game.orders[order](view, seat)
        if action is None:
            raise Misread("play-order-not-now", order=order)
        self._orders[seat] = order
        return action

    def _understood(
        self, answer: str, seat: int, view: Position, legal: list[int]
    ) -> tuple[int, str]:
        """The legal action that an answer names, and the words that go with it."""
        word, _, words = answer.partition(" ")
        if words and self._takes_words(word, seat, legal):
            return self._worded(word, seat, view, words)
        return self._named(answer, seat, view, legal), ""

    def _takes_words(self, word: str, seat: int, legal: list[int]) -> bool:
        """Is this an action that one's own words may follow?"""
        texts = [self.game.actions.text(action) for action in legal]
        if self.game.writing is None or word.lower() not in texts:
            return False
        action = legal[texts.index(word.lower())]
        return self.game.writing.place(self.position, seat, action) is not None

    def _worded(self, word: str, seat: int, view: Position, words: str) -> tuple[int, str]:
        action = self.game.notation.action(word.lower(), view)
        try:
            self.match.check_words(seat, action, words)
        except Refusal as error:
            raise Misread(f"error-{error.code}", **error.details) from error
        return action, words

    def _named(self, answer: str, seat: int, view: Position, legal: list[int]) -> int:
        """The legal action that an answer names."""
        if not answer and len(legal) == 1:
            return legal[0]
        if answer.isdecimal() and len(answer) <= _MOST_DIGITS:
            if 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
            raise Misread("play-number-range", number=answer, most=len(legal))
        if answer.lower() in self.game.orders:
            return self._give_order(seat, view, answer.lower())
        try:
            action = self.game.notation.action(answer, view)
        except BadNotation as error:
            if error.code in ("action-number", "action-name"):
                raise Misread(f"error-{error.code}", **error.details) from error
            raise Misread("play-what", example=self.game.actions.text(legal[0])) from error
        reason = self.game.why_not(view, seat, action)
        if reason:
            raise Misread(f"refusal-{reason}", action=self.game.actions.text(action))
        return action

    def _explain(self, seat: int, view: Position) -> None:
        """The rules in brief, and what this person knows."""
        wording = self.game.wording
        self._listed("play-rules", wording.rules(view))
        self._listed("play-knowledge", wording.knowledge(view, seat))
        self.console.print(Text(self.texts("play-how"), "dim"))

    def _listed(self, title: str, phrases: list[Phrase]) -> None:
        self.console.rule(self.texts(title), style="dim")
        table = Table.grid(padding=(0, 1, 0, 0))
        for said in phrases:
            table.add_row("-", Text(_sentence(self.texts.say(said))))
        self.console.print(table)

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw until the next one says that they look alone."""
        if self._at_keyboard != NOBODY:
            self._wipe()
        name = SEAT_NAMES[seat]
        self.console.rule(style="dim")
        self.console.print(Text(self.texts("play-hand-over", player=name), SEAT_STYLES[seat]))
        self._input(self.texts("play-press-enter", player=name) + " ")
        self._wipe()
        self._at_keyboard = seat

    def _wipe(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_FORGET_SCROLLBACK)

    # Ends

    def _finish(self) -> None:
        outcome = self.game.outcome(self.position)
        assert outcome is not None
        reader = self.seating.people[0] if len(self.seating.people) == 1 else PUBLIC
        self.console.rule(style="dim")
        self._tell(reader)
        self._show(self.game.view(self.position, ALL))
        self.console.print(Text(self.texts("play-over"), "bold"))
        self.console.print(self._result(outcome))
        self.console.print(
            self.texts("play-again", command=f"{_program()} play {self.game.name}"),
            markup=False,
            soft_wrap=True,
        )

    def _result(self, outcome: Outcome) -> Table:
        columns = [self.texts(f"play-result-{name}") for name in ("place", "seat", "points")]
        scored = any(outcome.scores)
        table = Table(*columns[: 3 if scored else 2])
        for seat in sorted(range(self.match.players), key=lambda seat: outcome.ranks[seat]):
            name = SEAT_NAMES[seat]
            if self.seating.people == (seat,):
                name = self.texts("seat-you", seat=name)
            points = [str(outcome.scores[seat])] if scored else []
            table.add_row(str(outcome.ranks[seat]), Text(name, SEAT_STYLES[seat]), *points)
        return table

    def _leave(self) -> None:
        self.file.pause()
        path = shlex.quote(str(self.file.path))
        command = f"  {_program()} play {self.game.name} --resume {path}"
        self.console.print(self.texts("play-left"))
        self.console.print(command, markup=False, soft_wrap=True)


def _by_turn(events: list[Event]) -> Iterator[tuple[int, list[Event]]]:
    """Events a turn at a time, with the seat whose turn it is; before the first turn, nobody's."""
    seat = NOBODY
    told: list[Event] = []
    for event in events:
        if event.kind == "turn-began":
            yield seat, told
            seat, told = event.seat, []
        else:
            told.append(event)
    yield seat, told


def _sentence(text: str) -> str:
    """With a capital first letter: a sentence may begin with an inserted word."""
    return text[:1].upper() + text[1:]


def _seat_names(seats: Iterable[int], separator: str = ", ") -> str:
    return separator.join(SEAT_NAMES[seat] for seat in seats)


def _bot_seed(match: Match, seat: int) -> int:
    """A bot's own chance, which tells nothing about the cards."""
    return random.Random(f"{match.seed} {seat}").getrandbits(40)


def _program() -> str:
    """How this program is called, for the next time."""
    if shutil.which("caravanserai"):
        return "caravanserai"
    started = Path(sys.argv[0])
    return f"{sys.executable} -m caravanserai" if started.suffix == ".py" else str(started)
