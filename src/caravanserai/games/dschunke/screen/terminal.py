"""The table of Dschunke as terminal text: junks with their holds, market, stacks, who has what."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from caravanserai.engine.events import PUBLIC, UNKNOWN
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.phrases import Speaker
from caravanserai.engine.position import Position
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.decisions import may_act
from caravanserai.games.dschunke.rules.fists import is_bluff
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.hold import strips_of, visible
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.stacks import hidden_cards, special_cards_in
from caravanserai.games.dschunke.screen.facts import money_shown
from caravanserai.games.dschunke.state import Box, State
from caravanserai.games.dschunke.words.wording import cards_of, goods_in, in_fist, space_name

USED: Final = "▣"
STACK_MARKS: Final = "■●▲★"
NONE: Final = "·"
SEAT_STYLES: Final = ("bold red", "bold cyan", "bold green", "bold yellow")
_WIDE: Final = 72


def draw(view: Position, texts: Speaker) -> "Drawing":
    """The table as the view shows it, to print with rich at any width from 60 columns."""
    return Drawing(view, texts)


class Drawing:
    """A drawing that fits the width it is printed in."""

    def __init__(self, view: Position, texts: Speaker) -> None:
        self.box, self.s = Box.load(view.box), State.load(view.state)
        self.texts = texts
        self.seats = range(self.box.players)
        self.reader = self.s.eyes - 1 if 0 < self.s.eyes <= PUBLIC else None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Round and market, the junks, the players, and what only the reader can see."""
        yield self._head()
        yield self._junks(2 if options.max_width >= _WIDE else 1)
        yield from self._beside()
        yield self._players()
        yield from self._own()
        yield Text(self.texts("table-legend"), "dim")

    # The round

    def _head(self) -> Text:
        s, texts = self.s, self.texts
        line = Text(texts("table-round", round=s.round, rounds=say.ROUNDS), "bold")
        event = say.TRACK_EVENTS[self.box.events[s.round - 1]]
        if event:
            line.append(f" · {event}: {texts(f'table-event-{event}')}")
        if s.decision > say.PLACE:
            line.append(f" · {texts('table-market')}:")
            for good in range(1, say.KINDS + 1):
                line.append("  ")
                line.append_text(self._worth(good))
        return line

    def _worth(self, good: int) -> Text:
        """What a good pays this round; a sold one is struck out."""
        worth = value_of(self.box, self.s, good)
        shown = "S" if worth == say.SPECIAL_CARD else str(worth)
        sold = self.s.sold >> good & 1
        return Text(
            f"{self.texts(f'good-{say.GOODS[good]}')} {shown}", "dim strike" if sold else ""
        )

    # The junks

    def _junks(self, gap: int) -> Table:
        table = Table.grid(padding=(0, gap, 0, 0))
        for name in ("junk", "now", "next", "goods", "visible", "hold"):
            table.add_column(no_wrap=name != "hold")
        names = ("junk", "now", "next", "goods")
        heads = [Text(self.texts(f"table-{name}"), "dim") for name in names]
        table.add_row(*heads, "", Text(self.texts("table-hold"), "dim"))
        for junk in self._clockwise():
            table.add_row(
                Text(self.texts(f"color-{say.JUNKS[junk]}"), "bold"),
                self._merchants(junk, moved=False),
                self._merchants(junk, moved=True),
                self._goods(junk),
                self._visible(junk),
                self._hold(junk),
            )
        return table

    def _clockwise(self) -> list[int]:
        junks = [say.GREY]
        while len(junks) < say.JUNK_COUNT:
            junks.append(self.box.clockwise[junks[-1]])
        return junks

    def _merchants(self, junk: int, moved: bool) -> Text:
        """Who stands on a junk this round or the next; one used this round is marked."""
        s = self.s
        if s.stations >> junk & 1:
            return Text(NONE if moved else "?")
        if moved and s.round == say.ROUNDS:
            return Text(NONE, "dim")
        for merchant in range(say.MERCHANTS):
            at = s.merchants[merchant]
            if at >= 0 and (self.box.clockwise[at] if moved else at) == junk:
                used = not moved and s.face_down >> merchant & 1
                name = self.texts(f"table-merchant-{say.WORKERS[merchant]}")
                return Text(f"{name}{USED if used else ''}", "dim" if used or moved else "")
        return Text(NONE, "dim")

    def _goods(self, junk: int) -> Text:
        if junk == say.GREY:
            return Text(NONE, "dim")
        count = self.s.supply[junk]
        name = self.texts(f"good-{say.GOODS[junk]}")
        return Text(f"{self.texts('table-some') if count == UNKNOWN else count} {name}")

    def _visible(self, junk: int) -> Text:
        """`A6 B2`: how many crates of each player are visible."""
        line = Text()
        for seat in self.seats:
            count = visible(self.s, junk, seat)
            shown = f"{SEAT_NAMES[seat]}{count}" if count else NONE
            line.append(shown.ljust(4), SEAT_STYLES[seat] if count else "dim")
        return line

    def _hold(self, junk: int) -> Text:
        """The strips layer by layer, top layer first."""
        top = (self.s.size[junk] + say.LAYER - 1) // say.LAYER - 1
        line = Text()
        for number in range(top, -1, -1):
            for seat in self.seats:
                count = strips_of(self.s.hold[junk][number], seat)
                style = SEAT_STYLES[seat] if number >= top - 1 else "dim"
                line.append(SEAT_NAMES[seat] * count, style)
            line.append(" ")
        return line if top >= 0 else Text(NONE, "dim")

    def _beside(self) -> Iterator[Text]:
        """The trainees, now and next round, and the stacks."""
        s, texts = self.s, self.texts
        for row in range(self.box.players - 2):
            used = USED if s.face_down >> (say.MERCHANTS + row) & 1 else ""
            now = texts.say(space_name(self.box, row, s.round))
            line = Text(f"{texts(f'table-{say.ROWS[row]}')}: {now}{used}")
            if s.round < say.ROUNDS:
                line.append(f" → {texts.say(space_name(self.box, row, s.round + 1))}", "dim")
            yield line
        stacks = (
            f"{STACK_MARKS[stack]} {special_cards_in(s.stack_cards[stack])}"
            for stack in range(say.STACK_COUNT)
        )
        yield Text(f"{texts('table-stacks')}: " + "  ".join(stacks))

    # The players

    def _players(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row("", *(self._seat(seat) for seat in self.seats))
        for name, values in self._amounts().items():
            table.add_row(Text(self.texts(f"table-{name}"), "dim"), *values)
        return table

    def _seat(self, seat: int) -> Text:
        name = SEAT_NAMES[seat]
        if seat == self.reader:
            name = self.texts("seat-you", seat=name)
        deciding = not self.s.ended and may_act(self.box, self.s) >> seat & 1
        start = "*" if seat == self.s.first else ""
        return Text(f"{'▸' if deciding else ' '}{name}{start}", SEAT_STYLES[seat])

    def _amounts(self) -> dict[str, list[str]]:
        s, seats = self.s, self.seats
        amounts = {
            "money": [str(s.money[p]) if money_shown(s, p) else "?" for p in seats],
            "hand": [str(cards_in(s.hand[p])) for p in seats],
            "strips": [str(s.strips[p]) for p in seats],
            "supply": [str(say.SUPPLY_CARDS + s.special[p][say.EXTRA_SUPPLY]) for p in seats],
            "cards": [str(hidden_cards(s, p)) for p in seats],
            "faceup": [self._face_up(p) for p in seats],
        }
        if any(s.declared[p] != say.UNDECLARED for p in seats):
            amounts["declared"] = [str(max(s.declared[p], 0)) for p in seats]
        if s.decision == say.BID:
            amounts["bid"] = ["✓" if s.has_bid >> p & 1 else "…" for p in seats]
        if s.ended:
            amounts["total"] = [str(s.score[p]) for p in seats]
        return amounts

    def _face_up(self, seat: int) -> str:
        """Cards of the kind "always", except supply cards, which are counted above."""
        shown = list(self.s.special[seat])
        shown[say.EXTRA_SUPPLY] = 0
        shown[say.FIRST_HIDDEN :] = [0] * len(shown[say.FIRST_HIDDEN :])
        return ", ".join(self.texts.say(name) for name in cards_of(self.box, shown)) or NONE

    def _own(self) -> Iterator[Text]:
        """What only the reader can see."""
        if self.reader is None:
            return
        s, texts, seat = self.s, self.texts, self.reader
        goods = goods_in(s.hand[seat])
        yield Text(texts("table-your-hand", goods=goods) if goods else texts("table-hand-empty"))
        if cards := cards_of(self.box, s.special[seat], say.FIRST_HIDDEN):
            yield Text(texts("table-your-cards", cards=cards))
        if s.has_bid >> seat & 1:
            yield Text(texts("table-your-bid", bid=self._bid(seat)))

    def _bid(self, seat: int) -> str:
        if not self.s.bid_count[seat]:
            return self.texts("table-bid-none")
        fist = self.s.bid_good[seat]
        cards = in_fist(fist, self.s.bid_count[seat])
        if is_bluff(self.s, fist):
            return self.texts("table-bluff", cards=cards)
        return self.texts.say(cards[0])
