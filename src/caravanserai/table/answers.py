"""Answers to questions from a table, and errors as they are sent."""

import re
from typing import Any, cast

from caravanserai.engine.errors import BadNotation, CaravanseraiError, Refusal
from caravanserai.engine.game import Game
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.phrases import Phrase
from caravanserai.locale import Texts
from caravanserai.table import requests, wire
from caravanserai.table.commands import offer_of, offers_of
from caravanserai.table.table import Table


def problem(error: CaravanseraiError, game: Game | None = None) -> wire.Problem:
    """An error as it is sent."""
    of_game = game is not None and isinstance(error, Refusal) and error.code in game.refusals
    key = f"{'refusal' if of_game else 'error'}-{error.code}"
    return wire.Problem(error.code, Phrase(key, _details(error, game)))


def _details(error: CaravanseraiError, game: Game | None) -> dict[str, Any]:
    return {
        name: problem(value, game).say if isinstance(value, CaravanseraiError) else _detail(value)
        for name, value in error.details.items()
    }


def _detail(value: Any) -> Any:
    return value if isinstance(value, int | float | str | Phrase | tuple) else str(value)


def explain(table: Table, seat: int, key: str, text: str) -> wire.Explained:
    """What an action would bring about, or why it is not allowed."""
    game = table.game
    try:
        action = legal_action(table, seat, text)
    except (BadNotation, Refusal) as error:
        return wire.Explained(key, text, [], problem(error, game))
    told = game.wording.consequences(game, table.view(seat), seat, action)
    return wire.Explained(key, text, told, None)


def weigh(table: Table, seat: int, message: requests.Weigh) -> wire.Weighed:
    """When the terms of an offer could be given, and why it couldn't be proposed."""
    offers, offer, refused = offers_of(table), offer_of(message), None
    if table.phase != "playing":
        raise Refusal("table-not-playing")
    game, view = table.game, table.view(seat)
    try:
        game.check_all(view, seat, [action for action, _ in offers.actions(offer)])
    except (BadNotation, Refusal) as error:
        refused = problem(error, game)
    gives, wants = offers.weigh(view, seat, offer)
    return wire.Weighed(message.key, gives, wants, refused)


def read_offer(table: Table, seat: int, message: requests.Read) -> wire.ReadOffer:
    """The offer that somebody's words make; players are known by their names."""
    offers = offers_of(table)
    texts = Texts(message.language, table.game.name)
    names = {SEAT_NAMES[at]: chair.name for at, chair in enumerate(table.chairs) if at != seat}
    named = [name for name in names if _is_named(names[name], message.text)]
    found = None
    if table.phase == "playing":
        words = _unnamed(message.text, [names[name] for name in named])
        found = offers.read(table.view(seat), seat, named[0] if named else "", words, texts)
    if found is None:
        return wire.ReadOffer(message.key, False, None, [], [])
    to = cast(wire.Seat, found.to) if found.to else None
    return wire.ReadOffer(message.key, True, to, found.gives, found.wants)


def _is_named(name: str, text: str) -> bool:
    return bool(name) and name.casefold() in text.casefold()


def _unnamed(text: str, names: list[str]) -> str:
    """What was said, apart from whom it was said to."""
    for name in names:
        text = re.sub(re.escape(name), " ", text, flags=re.IGNORECASE)
    return text


def legal_action(table: Table, seat: int, text: str) -> int:
    """The legal action with this text, or a refusal that says why it isn't legal."""
    if table.phase != "playing":
        raise Refusal("table-not-playing")
    game, view = table.game, table.view(seat)
    action = game.notation.action(text, view)
    if reason := game.why_not(view, seat, action):
        raise Refusal(reason, action=game.choice(view, seat, action), seat=seat)
    return action


def known(table: Table, seat: int, key: str) -> wire.Known:
    """What only this seat knows."""
    knowledge = table.game.wording.knowledge
    return wire.Known(key, knowledge(table.view(seat), seat) if table.has_begun else [])


def legal_actions(table: Table, seat: int) -> list[int]:
    """What a seat may do, or a refusal if it isn't being asked."""
    if table.phase != "playing":
        raise Refusal("table-not-playing")
    legal = table.game.legal(table.view(seat), seat)
    if not legal:
        raise Refusal("not-asked")
    return legal
