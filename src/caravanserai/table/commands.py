"""What a seat's message means: the entry it asks the table's log to take."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from caravanserai.bots import BOTS, LEVELS
from caravanserai.bots.temperaments import TEMPERAMENTS
from caravanserai.engine.bargains import SILENT, Offer, Offers
from caravanserai.engine.errors import BadOption, Refusal
from caravanserai.engine.game import Game
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.notes import legible
from caravanserai.table import entries as e
from caravanserai.table import requests
from caravanserai.table.choosing import taking
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
    return answered(table, e.Acted(seat, message.action, words=legible(message.words)))


def answered(table: Table, entry: e.Acted) -> e.Entry:
    """An action as it was meant: whoever accepts an offer whose maker chooses only says yes."""
    action = table.game.actions.find(entry.action)
    maker = None if action is None else table.open_offers.maker_choosing(action, entry.seat)
    return entry if maker is None else e.Agreed(entry.seat, maker)


def _choose(table: Table, seat: int, message: requests.Choose) -> e.Entry:
    return taking(table, seat, seat_number(table, message.seat))


def ordered(table: Table, seat: int) -> e.Entry:
    """What a seat's standing order does; an order with nothing left to do ends."""
    action = table.game.orders[table.orders[seat]](table.view(seat), seat)
    if action is None:
        return e.Ordered(seat, "")
    return e.Acted(seat, table.game.actions.text(action), "order")


def _propose(table: Table, seat: int, message: requests.Propose) -> e.Entry:
    """A complete offer, to one or to several: the game knows the actions that make it."""
    text, offered = table.game.actions.text, []
    made: list[MadeBy] = []
    for other in dict.fromkeys((message.to, *message.also)):
        partner = seat_number(table, other)
        try:
            made = [*made, *_offer_to(table, seat, partner, message, made)]
            offered.append(partner)
        except Refusal:
            if not message.also:
                raise
    if not offered:
        _offer_to(table, seat, seat_number(table, message.to), message, [])
    deeds = [e.Deed(text(a), legible(words)) for a, words in made]
    chooses = message.chooses and len(offered) > 1
    return replace(e.acted(seat, deeds, offered=tuple(offered)), chooses=chooses)


MadeBy = tuple[int, str]  # an action of an offer, and its words


def _offer_to(
    table: Table, seat: int, partner: int, message: requests.Propose, before: list[MadeBy]
) -> list[MadeBy]:
    """The actions that make an offer to a partner after those before it, or a refusal."""
    offers, view = offers_of(table), table.view(seat)
    waits = message.again and table.game.bargaining.is_open(view, seat, partner)
    withdrawn = [(offers.withdraw(partner), "")] if waits else []
    made = [*withdrawn, *offers.actions(replace(offer_of(message), to=SEAT_NAMES[partner]))]
    if table.phase == "playing":
        table.game.check_all(view, seat, [action for action, _ in (*before, *made)])
    return made


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
    return e.BotSat(seat_number(table, message.seat), level_name(message.level, table.game))


def seat_number(table: Table, name: str) -> int:
    """The seat of a letter."""
    number = SEAT_NAMES.find(name) if len(name) == 1 else -1
    if not 0 <= number < table.setup.players:
        raise Refusal("no-such-seat", seat=name)
    return number


def level_name(name: str, game: Game | None = None) -> str:
    """The name of an existing bot level; in a game with deals a temperament may follow it."""
    level, colon, temper = name.partition(":")
    known = temperaments(game) if game is not None and level in LEVELS else ()
    if level not in BOTS or (colon and temper not in known):
        names = (*BOTS, *(f"{level}:{one}" for one in known))
        raise BadOption("unknown-bot", name=name, known=", ".join(names))
    return name


def temperaments(game: Game) -> tuple[str, ...]:
    """How bots may bargain in a game; none if it has no deals."""
    return () if game.bargaining is SILENT else tuple(TEMPERAMENTS)


_MAKERS: Final[dict[type[Any], Callable[[Table, int, Any], e.Entry]]] = {
    requests.Act: _act,
    requests.Propose: _propose,
    requests.Choose: _choose,
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
