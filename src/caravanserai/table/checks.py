"""May a table take this entry now? Each check here refuses, or says nothing."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from caravanserai.engine.errors import Refusal
from caravanserai.table import entries as e
from caravanserai.table.choosing import takers
from caravanserai.table.errors import Forbidden

if TYPE_CHECKING:
    from caravanserai.table.table import Table


def _playing(table: "Table", entry: Any) -> None:
    phase = table.phase
    if phase == "waiting":
        raise Refusal("table-not-full")
    if phase == "aborted":
        raise Refusal("table-aborted")


def _acted(table: "Table", entry: e.Acted) -> None:
    _playing(table, entry)
    if entry.by != "bot" and table.chairs[entry.seat].player:
        raise Refusal("bot-plays-here")
    action = table.game.actions.find(entry.action)
    if action is None:
        return
    if table.open_offers.is_gone(action, entry.seat):
        raise Refusal("offer-taken")
    maker = table.open_offers.maker_choosing(action, entry.seat)
    if maker is not None and not (entry.chosen and entry.seat in takers(table, maker)):
        raise Refusal("maker-chooses")


def _agreed(table: "Table", entry: e.Agreed) -> None:
    """Only who could accept can say yes, and once: nothing else limits how often it is said."""
    _playing(table, entry)
    action = table.open_offers.accept(entry.maker)
    if table.open_offers.maker_choosing(action, entry.seat) is None:
        raise Refusal("no-such-offer")
    if entry.seat in takers(table, entry.maker):
        raise Refusal("agreed-already")
    table.game.check_all(table.view(entry.seat), entry.seat, [action])


def _person(table: "Table", entry: Any) -> None:
    if table.chairs[entry.seat].kind != "person":
        raise Forbidden("not-your-seat")


def _sat(table: "Table", entry: e.Sat) -> None:
    if table.chairs[entry.seat].kind == "bot":
        raise Refusal("seat-taken")


def _bot_sat(table: "Table", entry: e.BotSat) -> None:
    if table.chairs[entry.seat].kind != "open":
        raise Refusal("seat-taken")


def _undone(table: "Table", entry: e.Undone) -> None:
    _playing(table, entry)
    if not table.can_undo(entry.seat):
        raise Refusal("nothing-to-undo")


def _ordered(table: "Table", entry: e.Ordered) -> None:
    _playing(table, entry)
    if entry.order and entry.order not in table.game.orders:
        raise Refusal("unknown-order", name=entry.order, known=", ".join(table.game.orders) or "-")


def _left(table: "Table", entry: e.Left) -> None:
    _person(table, entry)
    if table.chairs[entry.seat].stand_in:
        raise Refusal("left-already")


def _returned(table: "Table", entry: e.Returned) -> None:
    _person(table, entry)
    if not table.chairs[entry.seat].stand_in:
        raise Refusal("not-left")


def _voted(table: "Table", entry: e.Voted) -> None:
    _person(table, entry)
    if table.phase != "playing":
        raise Refusal("nothing-to-abort")
    if not entry.yes and not table.votes:
        raise Refusal("nothing-to-abort")


def _went_on(table: "Table", entry: e.WentOn) -> None:
    if table.lesson is None:
        raise Refusal("no-lesson-here")
    table.lesson.check_read(entry.step)


def _rematched(table: "Table", entry: e.Rematched) -> None:
    if not table.is_over:
        raise Refusal("game-not-finished")


CHECKS: Final[dict[type[e.Entry], Callable[["Table", Any], None]]] = {
    e.Sat: _sat,
    e.BotSat: _bot_sat,
    e.Acted: _acted,
    e.Agreed: _agreed,
    e.Undone: _undone,
    e.Ordered: _ordered,
    e.Said: _person,
    e.Muted: _person,
    e.Left: _left,
    e.Returned: _returned,
    e.Revoked: _person,
    e.Voted: _voted,
    e.Rematched: _rematched,
    e.WentOn: _went_on,
}
