"""Who knows what: events as each viewer sees them, and what their views show."""

import pytest
import test_camel_and_goods
import test_characters
import test_end
import test_exchange
import test_protection
import test_setup
import test_tokens
from dunhuang_cases import Case, check, each, event_line, rows_of

from caravanserai.engine.events import EVERYONE, PUBLIC
from caravanserai.games.dunhuang.game import GAME

CASES = [
    Case(
        id="secret-opening-cards",
        position="decision: opening; A.aside: gold tea silk",
        views={
            "A": "A.aside: gold tea silk; B.aside: ?*3",
            "B": "A.aside: ?*3",
            "public": "A.aside: ?*3; B.aside: ?*3",
        },
    ),
    Case(
        id="secret-opening-card-kept",
        position="decision: opening; A.aside: gold tea silk",
        moves="A keep tea",
        events={"all": "A kept tea", "A": "A kept tea", "B": "A kept ?", "public": "A kept ?"},
        views={
            "A": "A.hand: tea; A.aside: gold silk",
            "B": "A.hand: ?; A.aside: ?*2",
            "public": "A.hand: ?; A.aside: ?*2",
        },
    ),
    Case(
        id="open-market-to-hand",
        position="decision: store; market: tea; A.hand: silk",
        moves="A hand",
        events={"B": "A took tea 1 hand", "public": "A took tea 1 hand"},
        views={"B": "A.hand: tea ?; A.seen: tea", "public": "A.hand: tea ?"},
    ),
    Case(
        id="open-shepherd",
        position="decision: bonus; tiles: shepherd; market: - tea",
        moves="A ability; A take 2",
        events={"B": "A took tea 2 hand"},
        views={"B": "A.hand: tea"},
    ),
    Case(
        id="secret-interpreter-draw",
        position="decision: bonus; camel: interpreter; steps: 2; pile: gold silk tea wool",
        moves="A ability",
        events={
            "A": "A ability-used interpreter; A drew 2; A saw gold; A saw silk",
            "B": "A ability-used interpreter; A drew 2",
            "public": "A ability-used interpreter; A drew 2",
        },
        without={"B": "saw", "C": "saw", "public": "saw"},
        views={"A": "drawn: gold silk", "B": "drawn: ?*2", "public": "drawn: ?*2"},
    ),
    Case(
        id="secret-interpreter-card-kept",
        position="decision: bonus; camel: interpreter; steps: 3; pile: gold silk tea wool paper",
        moves="A ability; A keep silk",
        events={
            "A": "A kept silk; A returned 2; - refilled 3 wool",
            "B": "A kept ?; A returned 2; - refilled 3 wool",
            "public": "A kept ?; A returned 2",
        },
        views={
            "A": "A.hand: silk; pile: ? [A: tea gold]",
            "B": "A.hand: ?; pile: ? [A: ?*2]",
            "public": "A.hand: ?; pile: ? [A: ?*2]",
        },
    ),
    Case(
        id="secret-single-card-drawn",
        position="decision: bonus; camel: interpreter; steps: 1; pile: gold silk",
        moves="A ability",
        events={"A": "A saw gold; A kept gold", "B": "A drew 1; A kept ?"},
        without={"B": "saw", "public": "saw"},
        views={"B": "A.hand: ?"},
    ),
    Case(
        id="known-card-put-under-the-pile",
        position="decision: bonus; tiles: diplomat; pile: gold silk wool",
        moves="A ability; A keep gold",
        views={"A": "pile: [A: silk]", "B": "pile: [A: ?]", "public": "pile: [A: ?]"},
    ),
    Case(
        id="known-card-drawn-by-another",
        position="turn: B; decision: bonus; camel: interpreter; pile: [A: silk] wool ...",
        moves="B ability",
        events={"A": "B drew 1; B kept ?"},
        views={"A": "B.hand: silk", "C": "B.hand: ?", "B": "B.hand: silk", "public": "B.hand: ?"},
    ),
    Case(
        id="known-group-partly-drawn-is-forgotten",
        position="turn: B; decision: bonus; camel: interpreter; pile: [A: silk gold wool] tea*4",
        moves="B ability",
        views={"A": "B.hand: ?; pile: ?*5"},
    ),
    Case(
        id="known-card-is-revealed-by-the-refill",
        position="decision: bonus; pile: [B: silk gold] tea",
        moves="A nothing",
        views={"B": "pile: [B: gold] ?", "A": "pile: [B: ?] ?"},
    ),
    Case(
        id="secret-trader",
        position="decision: bonus; camel: trader; A.hand: wool; B.hand: tea; C.hand: gold",
        moves="A ability; A opponent B; A give wool",
        events={
            "A": "A opponent-chosen B; A card-taken B tea; A card-given B wool",
            "B": "A opponent-chosen B; A card-taken B tea; A card-given B wool",
            "C": "A opponent-chosen B; A card-taken B ?; A card-given B ?",
            "public": "A opponent-chosen B; A card-taken B ?; A card-given B ?",
        },
        views={
            "A": "B.hand: wool",
            "B": "A.hand: tea",
            "C": "A.hand: ?; B.hand: ?",
            "public": "A.hand: ?; B.hand: ?",
        },
    ),
    Case(
        id="secret-merchant",
        position="decision: bonus; tiles: merchant; A.hand: wool; B.hand: tea silk",
        moves="A ability; A opponent B; B give tea; B give silk; A give wool; A give silk",
        events={
            "A": "B card-given A tea; B card-given A silk; A card-given B wool",
            "B": "B card-given A tea; B card-given A silk; A card-given B wool",
            "C": "B card-given A ?; B card-given A ?; A card-given B ?; A card-given B ?",
            "public": "B card-given A ?; B card-given A ?; A card-given B ?; A card-given B ?",
        },
        views={
            "A": "A.hand: tea; B.hand: wool silk",
            "B": "A.hand: tea; B.hand: wool silk",
            "C": "A.hand: ?; B.hand: ?*2",
        },
    ),
    Case(
        id="known-cards-may-have-gone-in-an-exchange",
        position="decision: bonus; tiles: merchant; A.hand: wool; B.hand: tea silk gold;"
        "B.seen: tea",
        moves="A ability; A opponent B; B give silk; B give gold",
        views={"C": "B.hand: ?; A.hand: ?*3", "A": "B.hand: tea", "public": "B.hand: ?"},
    ),
    Case(
        id="known-second-copy-survives-one-unseen-card",
        position="decision: bonus; tiles: merchant; B.hand: tea*2; B.seen: tea*2",
        moves="A ability; A opponent B; B give tea",
        views={"C": "B.hand: tea; A.hand: ?", "B": "A.hand: tea"},
    ),
    Case(
        id="secret-general-before-the-swap",
        position="decision: bonus; tiles: general; A.hand: tea silk; market: - gold",
        moves="A ability; A swap silk",
        views={"A": "chosen: silk", "B": "chosen: ?; A.hand: ?*2", "public": "chosen: ?"},
    ),
    Case(
        id="open-general-swap",
        position="decision: bonus; tiles: general; A.hand: tea silk; market: - gold",
        moves="A ability; A swap silk; A take 2",
        events={"B": "A swapped-out silk 2 hand; A took gold 2 hand"},
        views={"B": "A.hand: gold ?", "public": "A.hand: gold ?"},
    ),
    Case(
        id="open-soldier-swap",
        position="decision: bonus; tiles: soldier; A.shop: silk; market: - gold",
        moves="A ability; A swap silk; A take 2",
        events={"B": "A swapped-out silk 2 shop; A moved-card gold shop; A token-claimed gold -"},
        views={"B": "A.shop: gold"},
    ),
    Case(
        id="open-maid-swap",
        position="decision: bonus; tiles: maid; A.shop: silk; A.hand: tea gold",
        moves="A ability; A stow silk; A display gold",
        events={"B": "A moved-card silk hand; A moved-card gold shop"},
        views={"B": "A.hand: silk ?; A.shop: gold", "public": "A.hand: silk ?"},
    ),
    Case(
        id="open-domestic-move",
        position="decision: bonus; tiles: domestic; A.shop: silk; A.hand: tea",
        moves="A ability; A stow silk",
        events={"public": "A moved-card silk hand"},
        views={"B": "A.hand: silk ?"},
    ),
    Case(
        id="open-painter-discard-of-a-seen-card",
        position="decision: bonus; tiles: painter; A.hand: tea silk; A.seen: tea",
        moves="A ability; A discard tea",
        views={"B": "A.hand: ?; discarded: tea"},
    ),
    Case(
        id="open-what-lies-on-the-table",
        position="A.tokens: tea商; A.shop: tea; A.coins: 3; A.prestige: 2; A.hand: gold;"
        "market: tea tea tea silk silk silk wool wool",
        views={
            "B": "A.tokens: tea商; A.shop: tea; A.coins: 3; A.prestige: 2; A.hand-size: 1;"
            "market: tea tea tea silk silk silk wool wool; supply.pile: 37; pile: ?*37",
            "public": "A.tokens: tea商; A.shop: tea; A.hand: ?; pile: ?*37",
        },
    ),
]

TABLES = [
    *test_camel_and_goods.CASES,
    *test_characters.CASES,
    *test_end.CASES,
    *test_exchange.CASES,
    *test_protection.CASES,
    *test_setup.CASES,
    *test_tokens.CASES,
    *CASES,
]


@each(CASES)
def test_secrets(case: Case) -> None:
    check(case)


@each([case for case in TABLES if case.moves])
def test_every_event_has_its_audience(case: Case) -> None:
    """Drawn cards are their player's secret, exchanged cards the two players'; all else is open."""
    for rows in rows_of(case):
        for row, event in zip(rows.tolist(), GAME.cut(rows, 5), strict=True):
            audience = EVERYONE
            if event.kind in ("saw", "kept"):
                audience = 1 << event.seat
            elif event.kind in ("card-taken", "card-given"):
                audience = 1 << event.seat | 1 << int(event.fields["other"] or 0)
            assert row[5] == audience, event_line(event)


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_views_carry_no_generator(viewer: int) -> None:
    view = GAME.view(GAME.new(GAME.box(4), 7), viewer)
    assert not view.state["rng"].any()
