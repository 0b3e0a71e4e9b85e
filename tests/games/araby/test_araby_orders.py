"""Standing orders: two rounds of passes per turn cost nobody a click."""

import random

import pytest

from caravanserai.engine.position import Position
from caravanserai.games.araby.game import GAME

OFFERED, TURN = "pass-until-offered", "pass-until-turn"
PASS = GAME.actions.number("pass")


def ordered(order: str, text: str, seat: int) -> int | None:
    """What an order does in this position, from its seat's own view."""
    return GAME.orders[order](GAME.view(GAME.read("araby; " + text), seat), seat)


@pytest.mark.parametrize("order", [OFFERED, TURN])
@pytest.mark.parametrize(
    ("text", "seat", "wanted"),
    [
        ("", 1, PASS),
        ("decision: last", 1, PASS),
        ("decision: last", 0, PASS),
        ("", 0, None),
        ("passed: B", 1, None),
        ("offer.C.D: waiting coins=1 for", 1, PASS),
        ("offer.B.C: waiting coins=1 for", 1, PASS),
        ("B.making: C 0; offer.B.C: making for", 1, None),
        ("decision: draft; left: 2", 0, None),
        ("decision: draft; left: 2", 1, None),
        ("decision: product; card: transmutation; left: 1; in-play: transmutation; actor: B",
         1, None),
    ],
)  # fmt: skip
def test_when_to_pass(order: str, text: str, seat: int, wanted: int | None) -> None:
    assert ordered(order, text, seat) == wanted


def test_an_offer_ends_only_the_one_order() -> None:
    text = "offer.C.B: waiting coins=1 for"
    assert ordered(OFFERED, text, 1) is None
    assert ordered(TURN, text, 1) == PASS


def test_an_offer_still_being_made_ends_neither() -> None:
    text = "C.making: B 0; offer.C.B: making for"
    assert ordered(OFFERED, text, 1) == ordered(TURN, text, 1) == PASS


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("order", [OFFERED, TURN])
def test_only_what_concerns_a_person_is_asked(players: int, order: str) -> None:
    """Everybody is under the order all game: a seat not asked would have been asked to pass."""
    chance = random.Random(players)
    position = GAME.new(GAME.box(players, {"offers": "2"}), players)
    asked = passes = 0
    while (seat := GAME.turn(position)) is not None:
        view = GAME.view(position, seat)
        action = GAME.orders[order](view, seat)
        legal = GAME.legal(view, seat)
        if action is None:
            asked += 1
            assert concerns(view, seat, order), GAME.notation.write(view)
            action = chance.choice(legal)
        passes += action == PASS
        assert action in legal
        GAME.apply(position, seat, action)
    assert asked
    assert passes > 2 * (players - 1) * 4


def concerns(view: Position, seat: int, order: str) -> bool:
    """The seat's own turn, its own offer, a question to it, or an offer to answer."""
    state = view.state[0]
    own = int(state["active"]) == seat and GAME.decisions[int(state["decision"])] == "main"
    question = GAME.decisions[int(state["decision"])] not in ("main", "last")
    waits = [a for a in GAME.legal(view, seat) if GAME.actions.text(a).startswith("decline")]
    offered = order == OFFERED and bool(waits)
    return own or question or bool(state["maker"][seat]) or offered
