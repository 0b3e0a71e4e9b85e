"""The table of Merchants of Araby as terminal text: caravans, players, offers and books."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from caravanserai.engine.events import PUBLIC, UNKNOWN
from caravanserai.engine.phrases import Phrase, Speaker, Value, phrase
from caravanserai.engine.position import Position
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.calling import can_pay_by_tasking
from caravanserai.games.araby.rules.camels import camels_out, has_caravan
from caravanserai.games.araby.rules.caravans import WHOLE_CARAVAN
from caravanserai.games.araby.rules.cards import size, top_of_deck, types_in
from caravanserai.games.araby.rules.decisions import waiting_for
from caravanserai.games.araby.screen.advice import is_told
from caravanserai.games.araby.screen.details import why_unpaid
from caravanserai.games.araby.screen.facts import coins_shown
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words.consequences import advice
from caravanserai.games.araby.words.vocabulary import back, card_name, city_name, icon_name, some
from caravanserai.games.araby.words.wording import knowledge, term

SEAT_STYLES: Final = ("bold red", "bold cyan", "bold green", "bold yellow")
_CELL: Final = 11


def draw(view: Position, texts: Speaker) -> "Drawing":
    """The table as the view shows it, to print with rich."""
    return Drawing(view, texts)


class Drawing:
    """A drawing that wraps to the width it is printed in."""

    def __init__(self, view: Position, texts: Speaker) -> None:
        self.box, self.s = Box.load(view.box), State.load(view.state)
        self.view, self.texts = view, texts
        self.reader = self.s.eyes - 1 if 0 < self.s.eyes <= PUBLIC else None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The middle of the table, the caravans side by side, then each player."""
        yield from self._middle()
        yield from self._caravans(options.max_width)
        for seat in range(self.box.players):
            yield from self._player(seat)
        yield from self._books()
        if self.reader is not None:
            for said in (*knowledge(self.view, self.reader), *self._advice(self.reader)):
                yield Text(self.texts.say(said), "italic")

    def _advice(self, seat: int) -> Iterator[Phrase]:
        """Which cards to task before playing a hand card."""
        held = types_in(self.s, say.HAND + seat)
        for card in range(say.TYPES):
            if held >> card & 1 and is_told(self.box, self.s, seat):
                yield from advice(self.box, self.s, seat, card)

    def _middle(self) -> Iterator[Text]:
        s, texts = self.s, self.texts
        turns = self.box.stacks * self.box.players
        yield Text(
            texts("table-turn", turn=s.turn, turns=turns, active=say.SEAT_NAMES[s.active]), "bold"
        )
        top = s.back[top_of_deck(s)] if size(s, say.DECK) else -1
        yield Text(texts("table-deck", count=size(s, say.DECK), back=back(self.box, top)))
        yield Text(texts("table-draft", cards=self._cards(say.DRAFT)))
        if size(s, say.DISCARD):
            yield Text(texts("table-discard", cards=self._cards(say.DISCARD)), "dim")

    def _cards(self, zone: int) -> tuple[Phrase, ...]:
        places = range(self.s.start[zone], self.s.start[zone + 1])
        return tuple(self._card(place) for place in places) or (phrase("term-nothing"),)

    def _card(self, place: int) -> Phrase:
        key = "tasked-card" if self.s.mark[place] & say.TASKED else "one-card"
        return phrase(key, card=card_name(self.box, self.s.face[place]))

    # Caravans

    def _caravans(self, width: int) -> Iterator[Text]:
        """As many side by side as there is room for."""
        owners = [seat for seat in range(self.box.players) if has_caravan(self.s, seat)]
        beside = max(1, (width + 2) // (say.ROWS * _CELL + 4))
        for first in range(0, len(owners), beside):
            blocks = [self._caravan(owner) for owner in owners[first : first + beside]]
            for lines in zip(*blocks, strict=True):
                yield Text("  ").join(lines)

    def _caravan(self, owner: int) -> list[Text]:
        name = self.texts(
            "table-caravan",
            owner=say.SEAT_NAMES[owner],
            city=city_name(self.box, self.s.caravan[owner]),
            guarded="yes" if self.s.guarded[owner] >> WHOLE_CARAVAN & 1 else "no",
            locked="yes" if self.s.stage == say.LAST and owner == self.s.active else "no",
        )
        lines = [Text(set_cell_size(name, say.ROWS * _CELL + 2), SEAT_STYLES[owner])]
        for row in range(say.ROWS):
            cells = [self._space(owner, say.ROWS * row + column) for column in range(say.ROWS)]
            lines.append(Text.assemble(cells[0], "│", cells[1], "│", cells[2]))
        return lines

    def _space(self, owner: int, space: int) -> Text:
        """`5 spices B!`: number, product, whose camel, and whether it is guarded."""
        s = self.s
        product = self.texts.say(icon_name(self.box.caravans[s.caravan[owner]][space]))
        camel = s.board[owner][space]
        guard = "!" if s.guarded[owner] >> space & 1 else ""
        sign = f"{say.SEAT_NAMES[camel - 1]}{guard}" if camel else ""
        text = set_cell_size(f"{space + 1} {product}", _CELL - 2) + sign.ljust(2)
        return Text(text, SEAT_STYLES[camel - 1] if camel else "")

    # Players

    def _player(self, seat: int) -> Iterator[Text]:
        s, texts = self.s, self.texts
        name = say.SEAT_NAMES[seat]
        label = texts("seat-you", seat=name) if seat == self.reader else name
        waited = not s.ended and waiting_for(self.box, s) >> seat & 1
        line = Text(f"{'▸' if waited else ' '}{label} ", SEAT_STYLES[seat])
        line.append(
            texts(
                "table-player",
                coins=s.coins[seat] if coins_shown(s, seat) else "?",
                hand=size(s, say.HAND + seat),
                camels=say.CAMELS - camels_out(self.box, s, seat),
            ),
            "",
        )
        if s.decision in (say.MAIN, say.LAST) and s.passed >> seat & 1:
            line.append(" " + texts("table-passed"), "dim")
        if s.defaults[seat]:
            line.append(" " + texts("table-defaults", count=s.defaults[seat]), "dim")
        yield line
        yield Text("   " + texts("table-entourage", cards=self._cards(say.ENTOURAGE + seat)))
        made = self._products(seat)
        if made:
            yield Text("   " + texts("table-products", products=made))
        if seat == self.reader or s.ended:
            yield Text("   " + texts("table-hand", cards=self._cards(say.HAND + seat)))

    def _products(self, seat: int) -> tuple[Phrase, ...]:
        s = self.s
        made = [some(product, n) for product, n in enumerate(s.pool[seat]) if n]
        held = [some(icon, n) for icon, n in enumerate(s.credit[seat]) if n]
        return (*made, *(phrase("a-credit", what=what) for what in held))

    def _leave(self) -> Iterator[Text]:
        """Who may place camels where this turn."""
        s, seats = self.s, range(self.box.players)
        for owner in seats:
            for guest in seats:
                named = [n for n in range(say.SPACES) if s.leave_space[owner][guest] >> n & 1]
                leave = [self._term(say.SPACE_TERM, space) for space in named]
                if general := s.leave_spaces[owner][guest]:
                    leave.append(self._term(say.SPACES_TERM, general))
                if owner == s.active and s.leave_own >> guest & 1:
                    leave.append(self._term(say.OWN_TERM, 0))
                if leave:
                    names = {"player": say.SEAT_NAMES[owner], "other": say.SEAT_NAMES[guest]}
                    names["active"] = say.SEAT_NAMES[s.active]
                    yield Text(self.texts("table-leave", **names, leave=tuple(leave)))

    def _term(self, kind: int, what: int) -> Phrase:
        return term(self.box, kind, what, UNKNOWN if self.reader is None else self.reader)

    def _books(self) -> Iterable[Text]:
        s, texts = self.s, self.texts
        yield from self._leave()
        for place, (by, to, kind, what) in enumerate(s.debts[: s.owed]):
            names = {"player": say.SEAT_NAMES[by], "other": say.SEAT_NAMES[to]}
            said = Text(texts("table-debt", **names, term=self._term(kind, what)))
            if missing := why_waiting(self.box, s, place):
                said.append(" " + texts("table-missing", what=phrase(f"missing-{missing}")), "dim")
            yield said
        for number, (by, to, kind, what, turn, state) in enumerate(s.promises, 1):
            if by:
                args: dict[str, Value] = {
                    "number": number,
                    "player": say.SEAT_NAMES[by - 1],
                    "other": say.SEAT_NAMES[to],
                    "term": self._term(kind, what),
                    "turn": turn,
                    "state": say.PROMISE_STATES[state],
                }
                yield Text(texts("table-promise", **args), "dim")


def why_waiting(box: Box, s: State, place: int) -> str:
    """What is missing for a debt, as far as the reader may know; nothing if it can be paid."""
    reason = why_unpaid(box, s, place)
    return say.REFUSALS[reason] if reason and not can_pay_by_tasking(box, s, place) else ""


assert cell_len(say.PRODUCTS[0]) < _CELL
