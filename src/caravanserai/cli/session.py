"""One game at one keyboard: a table whose people are asked here, saved to a file line by line."""

import random
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from caravanserai.bots import make_bot
from caravanserai.cli.screen import SEAT_STYLES, UNDO, Screen
from caravanserai.engine.errors import BadNotation, Refusal
from caravanserai.engine.events import NOBODY, PUBLIC
from caravanserai.engine.log import PAUSE, LogFile, end_of
from caravanserai.engine.match import Match
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.locale import Texts
from caravanserai.table import entries as e
from caravanserai.table import requests
from caravanserai.table.commands import entry_for, ordered
from caravanserai.table.game_log import acted, header, lines, setup_of
from caravanserai.table.table import Table

HELP: Final = ("?", "help")
QUIT: Final = ("q", "quit")
TAKE_BACK: Final = ("u", UNDO)
KEYBOARD: Final = "keyboard"  # the guest all people here share
AT: Final = 0.0  # the time of everything: nobody plays against a clock here
_MOST_DIGITS: Final = 6


class Left(Exception):
    """The person wants to stop for now."""


@dataclass(frozen=True)
class Seating:
    """The seats of people, and the kind of bot for the others."""

    people: tuple[int, ...]
    bots: str


class Session:
    """A match between people at this keyboard and bots."""

    def __init__(
        self, match: Match, seating: Seating, file: LogFile, console: Console, texts: Texts
    ) -> None:
        self.game, self.seating, self.file = match.game, seating, file
        self.table = Table(setup_of(match, "", KEYBOARD, AT), match.game)
        self.screen = Screen(self.table, seating.people, console, texts)
        self._at_keyboard = seating.people[0] if len(seating.people) == 1 else NOBODY
        bots = [seat for seat in range(match.players) if seat not in seating.people]
        self._bots = {seat: make_bot(seating.bots, _bot_seed(match, seat)) for seat in bots}
        for seat in range(match.players):
            person = e.Sat(seat, KEYBOARD, SEAT_NAMES[seat])
            self._make_so(e.BotSat(seat, seating.bots) if seat in bots else person)
        for entry in acted(match, bots):
            if entry.seat in seating.people:  # they get to hear what happened since they last acted
                self.screen.skip(entry.seat, PUBLIC)
            self._make_so(entry)

    # The course of the game

    def begin(self) -> None:
        """Create the file, which must not exist yet."""
        people = "".join(SEAT_NAMES[seat] for seat in self.seating.people)
        self.file.begin({**header(self.table.setup), "people": people, "bots": self.seating.bots})

    def run(self) -> None:
        """Play until the game is over or the people leave; either way it is saved."""
        try:
            while (turn := self.table.turn()) is not None:
                self._go_on(turn)
        except Left:
            self._leave()
        except KeyboardInterrupt:
            self._leave("\n")
        except EOFError:
            self._leave(f"\n{self.screen.texts('play-no-more-input')}\n")
        else:
            self.screen.finish(f"{_program()} play {self.game.name}")

    def _go_on(self, turn: int) -> None:
        """Let a bot or a standing order act, or else ask the person whose turn it is."""
        seat = self.table.automatic()
        if seat is None:
            self._ask(turn)
        else:
            self._take(self._chosen(seat) if seat in self._bots else ordered(self.table, seat))

    def _chosen(self, seat: int) -> e.Entry:
        view = self.table.view(seat)
        action = self._bots[seat].choose(self.game, view, seat, self.game.legal(view, seat))
        return e.Acted(seat, self.game.actions.text(action), "bot")

    def _take(self, entry: e.Entry) -> None:
        """Check and save; an entry is taken only once it is on disk."""
        draft = self.table.draft(entry, AT)
        self.file.append(*lines(draft.entry))
        self.table.take(draft)
        if self.table.phase == "over":
            self.file.append(end_of(self.table.match))

    def _make_so(self, entry: e.Entry) -> None:
        """Take an entry the file already has."""
        self.table.take(self.table.draft(entry, AT))

    def _leave(self, why: str = "") -> None:
        self.file.append(PAUSE)
        path = shlex.quote(str(self.file.path))
        self.screen.say(why + self.screen.texts("play-left"))
        self.screen.say(f"  {_program()} play {self.game.name} --resume {path}", whole=True)

    # Asking

    def _ask(self, seat: int) -> None:
        """Show a person what they need, and do what they say."""
        if seat != self._at_keyboard:
            self._hand_over(seat)
        screen, view = self.screen, self.table.view(seat)
        legal = self._in_order(view, seat)
        screen.tell(seat)
        screen.skip(PUBLIC)
        screen.show(view)
        screen.offer(seat, view, legal)
        while not self._does(seat, self._input("> "), legal):
            pass

    def _in_order(self, view: Position, seat: int) -> list[int]:
        """The legal actions in numbered order: those that give something up come last."""
        game = self.game
        return sorted(game.legal(view, seat), key=lambda action: game.gives_up(view, seat, action))

    def _does(self, seat: int, answer: str, legal: list[int]) -> bool:
        """Do what a person says; False to ask them again."""
        screen, view = self.screen, self.table.view(seat)
        if answer.lower() in QUIT:
            raise Left
        if answer.lower() in HELP:
            screen.explain(seat, view)
            screen.offer(seat, view, legal)
            return False
        try:
            self._take(entry_for(self.table, seat, self._message(seat, answer, legal)))
        except (BadNotation, Refusal) as error:
            screen.say(self._why(error, legal), "yellow")
            return False
        if answer.lower() in TAKE_BACK:
            screen.say(screen.texts("play-taken-back"))
        return True

    def _message(self, seat: int, answer: str, legal: list[int]) -> Any:
        """The message for the table that an answer stands for."""
        word, _, words = answer.partition(" ")
        if answer.lower() in TAKE_BACK:
            return requests.Undo("")
        if answer.lower() in self.game.orders:
            return self._order(seat, answer.lower())
        if not answer and len(legal) == 1:
            return requests.Act("", self.game.actions.text(legal[0]))
        if answer.isdecimal() and len(answer) <= _MOST_DIGITS:
            return requests.Act("", self.game.actions.text(_numbered(int(answer), legal)))
        if words and self._takes_words(seat, word):
            return requests.Act("", word, words=words)
        return requests.Act("", answer)

    def _order(self, seat: int, order: str) -> requests.Order:
        """Give a standing order; it must have something to do now."""
        if self.game.orders[order](self.table.view(seat), seat) is None:
            raise Refusal("order-not-now", order=order)
        return requests.Order("", order)

    def _takes_words(self, seat: int, word: str) -> bool:
        """May the player's own words follow this action?"""
        actions, writing = self.game.actions, self.game.writing
        if writing is None or word.lower() not in actions.texts:
            return False
        return writing.place(self.table.position, seat, actions.number(word)) is not None

    def _why(self, error: BadNotation | Refusal, legal: list[int]) -> str:
        if isinstance(error, BadNotation) and error.code not in ("action-number", "action-name"):
            return self.screen.texts("play-what", example=self.game.actions.text(legal[0]))
        return self.screen.texts.error(error)

    def _input(self, asked: str) -> str:
        """A line from the keyboard; input from elsewhere is echoed, to keep the output readable."""
        answer = self.screen.console.input(Text(asked, "bold")).strip()
        if not sys.stdin.isatty():
            self.screen.say(answer)
        return answer

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw until the next one says they are alone."""
        screen, name = self.screen, SEAT_NAMES[seat]
        if self._at_keyboard != NOBODY:
            screen.wipe()
        screen.console.rule(style="dim")
        screen.say(screen.texts("play-hand-over", player=name), SEAT_STYLES[seat])
        self._input(screen.texts("play-press-enter", player=name) + " ")
        screen.wipe()
        self._at_keyboard = seat


def _numbered(number: int, legal: list[int]) -> int:
    if not 1 <= number <= len(legal):
        raise Refusal("choice-number", number=number, most=len(legal))
    return legal[number - 1]


def _bot_seed(match: Match, seat: int) -> int:
    """A seed for a bot, which says nothing about the cards."""
    return random.Random(f"{match.seed} {seat}").getrandbits(40)


def _program() -> str:
    """How this program is called, for next time."""
    if shutil.which("caravanserai"):
        return "caravanserai"
    started = Path(sys.argv[0])
    return f"{sys.executable} -m caravanserai" if started.suffix == ".py" else str(started)
