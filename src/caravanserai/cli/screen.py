"""What a person at the keyboard sees: what happened, the table, the choices, the end."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.engine.events import ALL, NOBODY, PUBLIC, Event
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.position import Outcome, Position
from caravanserai.locale import Texts
from caravanserai.table.table import Table

SEAT_STYLES = ("bold red", "bold cyan", "bold green", "bold yellow")
UNDO = "undo"
FOLDED = 3  # an amount with this many neighbours on both sides is in a long run
_FORGET_SCROLLBACK = "\x1b[3J"


class Screen:
    """A table as shown at one keyboard."""

    def __init__(self, table: Table, people: tuple[int, ...], console: Console, texts: Texts):
        self.table, self.people = table, people
        self.game, self.console, self.texts = table.game, console, texts
        self.told = dict.fromkeys((*people, PUBLIC), 0)  # by reader: the number of the last thing

    def say(self, text: str, style: str = "", whole: bool = False) -> None:
        """Print a line; one to be copied is not wrapped."""
        self.console.print(Text(text, style), soft_wrap=whole)

    # The beginning

    def welcome(self, bots: str, path: str) -> None:
        """Say what this is, who plays where, and how to play."""
        texts = self.texts
        self.console.rule(f"[bold]{texts('title')}[/]")
        brief = self.game.wording.rules(self.table.view(PUBLIC))[:2]
        lines = [texts("tagline"), "", *map(texts.say, brief), ""]
        lines += [*self._who_plays(bots), texts("play-how")]
        if done := len(self.table.match.actions):
            lines.append(texts("play-resumed", count=done))
        self.say("\n".join(lines))
        self.say(texts("play-kept-in", path=path), "dim", whole=True)

    def _who_plays(self, bots: str) -> Iterator[str]:
        key = "play-you-are" if len(self.people) == 1 else "play-people-are"
        yield self.texts(key, seats=_seat_names(self.people))
        if others := [seat for seat, chair in enumerate(self.table.chairs) if chair.bot]:
            name = self.texts(f"play-bot-{bots}")
            yield self.texts("play-bots-are", seats=_seat_names(others), name=name)

    # What happened, and how the table looks

    def tell(self, reader: int) -> None:
        """Tell the reader what is new to them, one paragraph per turn."""
        self.console.rule(style="dim")
        told = Grid.grid(padding=(0, 1, 0, 0))
        for seat, events in _by_turn(self._news(reader)):
            if said := " ".join(self._sentences(events, reader)):
                told.add_row(Text("•", SEAT_STYLES[seat] if seat >= 0 else "dim"), Text(said))
        self.skip(reader)
        if told.row_count:
            self.console.print(told)

    def skip(self, *readers: int) -> None:
        """Skip everything so far for these readers."""
        for reader in readers:
            self.told[reader] = self.table.number(reader)

    def _news(self, reader: int) -> Iterator[Event]:
        """Events the reader has not been told, without those taken back."""
        new = self.table.streams[reader][self.told[reader] :]
        gone = {self.table.log[number].undoes for number in new}
        for number in new:
            if number not in gone:
                yield from self.game.cut(self.table.log[number].rows, reader)

    def _sentences(self, events: list[Event], reader: int) -> Iterator[str]:
        """Each event; several of others in a row that the log folds are one sentence."""
        for (kind, _), run in groupby(events, key=lambda one: (one.kind, one.seat == reader)):
            alike, style = list(run), self.game.log_styles.get(kind)
            seats = sorted({event.seat for event in alike})
            if style and style.folds and len(seats) > 1:
                yield _sentence(self.texts(f"event-{kind}-together", players=_seat_names(seats)))
            else:
                yield from (self._said(event, reader) for event in alike)

    def _said(self, event: Event, reader: int) -> str:
        said = self.game.event_phrase(self.table.view(PUBLIC), event, reader)
        return _sentence(self.texts.say(said))

    def show(self, view: Position) -> None:
        """Show the table and the words next to things on it."""
        self.console.print(self.game.draw(view, self.texts))
        if self.game.writing is not None:
            for place, words in self.game.writing.visible(view, self.table.match.written).items():
                self.say(self.texts.say(self.game.writing.said(place, words)))

    # What is asked

    def offer(self, seat: int, view: Position, legal: list[int]) -> None:
        """Show the question, and every choice with what it leads to."""
        self.say(self.texts.say(self.game.prompt(view, seat)), "bold")
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(justify="right", style="bold")
        grid.add_column(ratio=1)
        grid.add_column(justify="right", style="dim", no_wrap=True)
        for number, action in enumerate(legal, 1):
            if not self._is_folded(legal, number - 1):
                label = self._choice(seat, view, action)
                grid.add_row(str(number), label, self.game.actions.text(action))
        for text, word in self._others(seat, view):
            grid.add_row("", Text(self.texts(text), "dim"), word)
        self.console.print(grid)

    def _choice(self, seat: int, view: Position, action: int) -> Text:
        wording = self.game.wording
        label = Text(self.texts.say(self.game.choice(view, seat, action)))
        for said in wording.consequences(self.game, view, seat, action):
            label.append(f" · {self.texts.say(said)}", "italic")
        return label

    def _others(self, seat: int, view: Position) -> Iterator[tuple[str, str]]:
        """What can be typed besides the choices: standing orders, and undo."""
        for name, order in self.game.orders.items():
            if order(view, seat) is not None:
                yield f"order-{name}", name
        if self.table.can_undo(seat):
            yield "play-undo", UNDO

    def _is_folded(self, legal: list[int], index: int) -> bool:
        """In a long run of amounts only the ends are shown."""
        actions, near = self.game.actions, legal[max(0, index - FOLDED) : index + FOLDED + 1]
        alike = {actions.kind(action) for action in near}
        return len(near) > 2 * FOLDED and len(alike) == 1 and actions.is_amount(legal[index])

    def explain(self, seat: int, view: Position) -> None:
        """Show the rules in brief, and what this person knows."""
        wording = self.game.wording
        self._listed("play-rules", wording.rules(view))
        self._listed("play-knowledge", wording.knowledge(view, seat))
        self.say(self.texts("play-how"), "dim")

    def _listed(self, title: str, phrases: list[Phrase]) -> None:
        self.console.rule(self.texts(title), style="dim")
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for said in phrases:
            grid.add_row("-", Text(_sentence(self.texts.say(said))))
        self.console.print(grid)

    def wipe(self) -> None:
        """Remove everything the last person saw."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_FORGET_SCROLLBACK)

    # The end

    def finish(self, command: str) -> None:
        """Show what happened last, the open table, the result, and the command for another game."""
        outcome = self.game.outcome(self.table.position)
        assert outcome is not None
        self.tell(self.people[0] if len(self.people) == 1 else PUBLIC)
        self.show(self.game.view(self.table.position, ALL))
        self.say(self.texts("play-over"), "bold")
        self.console.print(self._result(outcome))
        self.say(self.texts("play-again", command=command), whole=True)

    def _result(self, outcome: Outcome) -> Grid:
        columns = [self.texts(f"play-result-{name}") for name in ("place", "seat", "points")]
        scored = any(outcome.scores)
        grid = Grid(*columns[: 3 if scored else 2])
        for seat in sorted(range(self.table.setup.players), key=outcome.ranks.__getitem__):
            name = SEAT_NAMES[seat]
            if self.people == (seat,):
                name = self.texts("seat-you", seat=name)
            points = [str(outcome.scores[seat])] if scored else []
            grid.add_row(str(outcome.ranks[seat]), Text(name, SEAT_STYLES[seat]), *points)
        return grid


def _seat_names(seats: Iterable[int]) -> str:
    return ", ".join(SEAT_NAMES[seat] for seat in seats)


def _by_turn(events: Iterable[Event]) -> Iterator[tuple[int, list[Event]]]:
    """Events by turn, with the seat whose turn it is; before the first turn, nobody's."""
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
