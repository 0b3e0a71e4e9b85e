"""What a seat's message means: the entry it asks the table's log to take."""

from collections.abc import Callable
from typing import Any, Final

from caravanserai.bots import BOTS
from caravanserai.engine.bargains import Offer, Offers
from caravanserai.engine.errors import BadOption, Refusal
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.notes import legible
from caravanserai.table import entries as e
from caravanserai.table import requests
from caravanserai.table.table import Table

STAND_IN: Final = next(iter(BOTS))


def entry_for(table: Table, seat: int, message: Any) -> e.Entry:
    """The entry for a message, or a refusal."""
    return _MAKERS[type(message)](table, seat, message)


def changes_the_table(message: Any) -> bool:
    """Does a message go into the log, or is it only answered?"""
    return type(message) in _MAKERS


def _act(table: Table, seat: int, message: requests.Act) -> e.Entry:
    if message.at is not None and message.at != table.number(seat):
        raise Refusal("stale", at=message.at, now=table.number(seat))
    return e.Acted(seat, message.action, words=legible(message.words))


def ordered(table: Table, seat: int) -> e.Entry:
    """What a seat's standing order does; an order with nothing left to do ends."""
    action = table.game.orders[table.orders[seat]](table.view(seat), seat)
    if action is None:
        return e.Ordered(seat, "")
    return e.Acted(seat, table.game.actions.text(action), "order")


def _propose(table: Table, seat: int, message: requests.Propose) -> e.Entry:
    """A complete offer: the game knows the actions that make it."""
    game, made = table.game, offers_of(table).actions(offer_of(message))
    if table.phase == "playing":
        game.check_all(table.view(seat), seat, [action for action, _ in made])
    return e.acted(seat, [e.Deed(game.actions.text(a), legible(words)) for a, words in made])


def offers_of(table: Table) -> Offers:
    """How the game makes offers, or a refusal if it has none."""
    if table.game.offers is None:
        raise Refusal("no-offers-here")
    return table.game.offers


def offer_of(message: requests.Propose | requests.Weigh) -> Offer:
    """The offer in a message."""
    return Offer(message.to, message.gives, message.wants, message.counter)


def _go_on(table: Table, seat: int, message: requests.GoOn) -> e.Entry:
    if table.lesson is None:
        raise Refusal("no-lesson-here")
    shown = table.lesson.shown()
    return e.WentOn(seat, message.step) if shown is None else e.acted(seat, shown)


def _undo(table: Table, seat: int, message: requests.Undo) -> e.Entry:
    return e.Undone(seat)


def _order(table: Table, seat: int, message: requests.Order) -> e.Entry:
    return e.Ordered(seat, message.order or "")


def _say(table: Table, seat: int, message: requests.Say) -> e.Entry:
    if not (text := legible(message.text)):
        raise Refusal("nothing-said")
    return e.Said(seat, text)


def _mute(table: Table, seat: int, message: requests.Mute) -> e.Entry:
    return e.Muted(seat, seat_number(table, message.seat), message.on)


def _vote(table: Table, seat: int, message: requests.CastVote) -> e.Entry:
    return e.Voted(seat, message.yes)


def _leave(table: Table, seat: int, message: requests.Leave) -> e.Entry:
    return e.Left(seat, level_name(message.level or STAND_IN))


def _return(table: Table, seat: int, message: requests.Return) -> e.Entry:
    return e.Returned(seat)


def _revoke(table: Table, seat: int, message: requests.Revoke) -> e.Entry:
    return e.Revoked(seat)


def _seat_bot(table: Table, seat: int, message: requests.SeatBot) -> e.Entry:
    return e.BotSat(seat_number(table, message.seat), level_name(message.level))


def seat_number(table: Table, name: str) -> int:
    """The seat of a letter."""
    number = SEAT_NAMES.find(name) if len(name) == 1 else -1
    if not 0 <= number < table.setup.players:
        raise Refusal("no-such-seat", seat=name)
    return number


def level_name(level: str) -> str:
    """The name of an existing bot level."""
    if level not in BOTS:
        raise BadOption("unknown-bot", name=level, known=", ".join(BOTS))
    return level


_MAKERS: Final[dict[type[Any], Callable[[Table, int, Any], e.Entry]]] = {
    requests.Act: _act,
    requests.Propose: _propose,
    requests.GoOn: _go_on,
    requests.Undo: _undo,
    requests.Order: _order,
    requests.Say: _say,
    requests.Mute: _mute,
    requests.CastVote: _vote,
    requests.Leave: _leave,
    requests.Return: _return,
    requests.Revoke: _revoke,
    requests.SeatBot: _seat_bot,
}
