"""The table of Merchants of Dunhuang as terminal text: the market ring, and who has what."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.jit import scratch
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.phrases import Speaker
from caravanserai.engine.position import Position
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.knowledge.ranges import fewest_kinds, most_kinds
from caravanserai.games.dunhuang.knowledge.view import count_unlocated
from caravanserai.games.dunhuang.rules.decisions import may_act
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.rules.tokens import tokens_held
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN, last_player
from caravanserai.games.dunhuang.state import Box, State
from caravanserai.games.dunhuang.words.wording import card_name, cards_of

TOKEN: Final = "●"
TURNED: Final = "商"
NONE: Final = "·"
TO: Final = "\u2013"  # between the ends of a range
SEAT_STYLES: Final = ("bold red", "bold cyan", "bold green", "bold yellow")

_SIDE_BY_SIDE: Final = 78  # the least columns to show ring and players side by side
_TILE_WIDTHS: Final = range(12, 19)
_SEAT_WIDTHS: Final = range(7, 11)
_AMOUNTS: Final = ("coins", "prestige", "hand", "tokens", "kinds", "points")
_ROWS: Final = ((0, 1, 2), (7, None, 3), (6, 5, 4))  # clockwise from the upper left corner


def draw(view: Position, texts: Speaker) -> "Drawing":
    """The table as the view shows it, to print with rich at any width from 60 columns."""
    return Drawing(view, texts)


class Drawing:
    """A drawing that fits the width it is printed in."""

    def __init__(self, view: Position, texts: Speaker) -> None:
        self.box, self.s = Box.load(view.box), State.load(view.state)
        self.left = scratch(say.SLOTS)
        count_unlocated(self.box, self.s, self.left)
        self.texts = texts
        self.reader = self.s.eyes - 1 if 0 < self.s.eyes <= PUBLIC else None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Ring and players side by side, or one above the other if it is narrow."""
        beside = options.max_width >= _SIDE_BY_SIDE
        share = min(options.max_width, 120) // (2 if beside else 1)
        tile = min(max((share - 4) // 3, _TILE_WIDTHS[0]), _TILE_WIDTHS[-1])
        left = Text("\n").join([*self._ring(tile), *self._notes(console, 3 * tile + 4)])
        label = self._label_width()
        room = (options.max_width - 3 * tile - 5 if beside else share) - label
        seat = min(max(room // self.box.players, _SEAT_WIDTHS[0]), _SEAT_WIDTHS[-1])
        right = Text("\n").join(self._players(label, seat))
        if not beside:
            yield left
            yield right
            return
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(left, right)
        yield grid

    # The market

    def _ring(self, width: int) -> Iterator[Text]:
        edges = ("╭┬╮", "├┼┤", "├┼┤", "╰┴╯")
        middle = self._middle(width)
        for row, edge in zip(_ROWS, edges, strict=False):
            yield _joined(edge, [self._cap(space, width) for space in row])
            for line in range(3 if None in row else 2):
                yield _joined("│││", [self._tile(s, line, width, middle) for s in row])
        yield _joined(edges[-1], [Text("─" * width)] * 3)

    def _cap(self, space: int | None, width: int) -> Text:
        """The upper edge of a tile; the camel stands on it."""
        if not self._has_camel(space):
            return Text("─" * width)
        name = f"═ {self.texts('table-camel')} "
        return Text(name + "═" * (width - cell_len(name)), "bold")

    def _has_camel(self, space: int | None) -> bool:
        return space == self.s.camel and self.s.decision not in (say.OPENING, say.CAMEL)

    def _tile(self, space: int | None, line: int, width: int, middle: list[Text]) -> Text:
        if space is None:
            return middle[line]
        if line == 0:
            name = self.texts(f"character-{say.CHARACTERS[self.s.tiles[space]]}")
            return _fit(name, width, "bold reverse" if self._has_camel(space) else "bold")
        if line == 1:
            good = self.s.market[space]
            return _fit(f" {self._good(good)}" if good else f" {NONE}", width)
        return Text(" " * width)

    def _good(self, good: int) -> str:
        return f"{good} {self.texts(f'good-{say.GOODS[good]}')}"

    def _middle(self, width: int) -> list[Text]:
        amounts = {
            "pile": self.s.pile_size,
            "coins": self.s.coin_supply,
            "prestige": self.s.prestige_supply,
        }
        return [
            _fit(f" {self.texts(f'table-{name}')} {count}", width, "dim")
            for name, count in amounts.items()
        ]

    def _notes(self, console: Console, width: int) -> Iterator[Text]:
        """Below the ring: what the reader holds, and what the signs mean."""
        for line in self._own_lines():
            for part in Text(line).wrap(console, width):
                part.rstrip()
                yield part
        if self.s.last_round and not self.s.ended:
            last = SEAT_NAMES[last_player(self.box, self.s)]
            yield Text(self.texts("table-last-round", last=last), "bold")
        for key in ("table-legend-shop", "table-legend-hand"):
            yield Text(self.texts(key), "dim")

    def _own_lines(self) -> Iterator[str]:
        if self.reader is None:
            return
        s, texts = self.s, self.texts
        if s.decision == say.OPENING and s.aside[self.reader][-1]:
            opening = tuple(card_name(good) for good in s.aside[self.reader])
            yield texts("table-opening", cards=opening)
            return
        held = cards_of(s.hand[self.reader])
        yield texts("table-your-hand", cards=held) if held else texts("table-hand-empty")
        if s.active == self.reader and (drawn := cards_of(s.drawn)):
            yield texts("table-drawn", cards=drawn)

    # The players

    def _label_width(self) -> int:
        names = [self._good(good) for good in self._goods()]
        names += [self.texts(f"table-{name}") for name in _AMOUNTS]
        return max(cell_len(name) for name in names)

    def _goods(self) -> list[int]:
        return [good for good in range(1, say.KINDS + 1) if self.box.copies[good]]

    def _players(self, label: int, width: int) -> Iterator[Text]:
        seats = range(self.box.players)
        yield _row("", [self._head(seat) for seat in seats], label, width)
        for good in self._goods():
            cells = [self._holding(seat, good) for seat in seats]
            yield _row(self._good(good), cells, label, width)
        for name, values in self._amounts().items():
            cells = [Text(value.rjust(2)) for value in values]
            yield _row(self.texts(f"table-{name}"), cells, label, width, "dim")

    def _head(self, seat: int) -> Text:
        name = SEAT_NAMES[seat]
        if seat == self.reader:
            name = self.texts("seat-you", seat=name)
        deciding = not self.s.ended and may_act(self.box, self.s) >> seat & 1
        return Text(f"{'▸' if deciding else ' '}{name}", SEAT_STYLES[seat])

    def _holding(self, seat: int, good: int) -> Text:
        """`2●+1`: two in the shop with the token, one more in hand."""
        count, holds = self.s.shop[seat][good], self.s.token[good] == seat
        mark = (TURNED if self.s.turned[good] else f"{TOKEN} ") if holds else "  "
        shown = str(count) if count or holds else NONE
        text = Text(shown.rjust(2), SEAT_STYLES[seat] if holds else "" if count else "dim")
        text.append(mark)
        if self.s.hand[seat][good]:
            text.append(f"+{self.s.hand[seat][good]}")
        return text

    def _amounts(self) -> dict[str, list[str]]:
        box, s = self.box, self.s
        seats = range(box.players)
        amounts = {
            "coins": [str(s.coins[seat]) for seat in seats],
            "prestige": [str(s.prestige[seat]) for seat in seats],
            "hand": [str(cards_in(s.hand[seat])) for seat in seats],
            "tokens": [f" {tokens_held(s, seat)}/{box.tokens_to_win}" for seat in seats],
            "kinds": [self._kinds(seat) for seat in seats],
        }
        if any(s.score):
            amounts["points"] = [str(s.score[seat]) for seat in seats]
        return amounts

    def _kinds(self, seat: int) -> str:
        """Different goods in hand, as a number or a range."""
        low, high = fewest_kinds(self.s, seat, self.left), most_kinds(self.s, seat, self.left)
        more = f"{TO}{high}" if high > low else ""
        return f" {low}{more}/{KINDS_TO_WIN}"


def _fit(text: str, width: int, style: str = "") -> Text:
    """Text cut or padded to a width in terminal cells."""
    return Text(set_cell_size(text, width), style)


def _joined(edge: str, cells: list[Text]) -> Text:
    """Three cells between the left, inner and right signs of `edge`."""
    return Text.assemble(edge[0], cells[0], edge[1], cells[1], edge[1], cells[2], edge[2])


def _row(name: str, cells: list[Text], label: int, width: int, style: str = "") -> Text:
    row = _fit(name, label, style)
    for cell in cells:
        cell.truncate(width, pad=True)
        row.append_text(cell)
    return row
