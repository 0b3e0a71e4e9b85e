"""Texts that describe no position of Dschunke: each is refused with a reason, a code, the line."""

import json
from typing import NamedTuple

import pytest

from caravanserai.engine.errors import BadNotation, CaravanseraiError, ImpossiblePosition
from caravanserai.engine.many_games import play_out
from caravanserai.games.dschunke.data import standard
from caravanserai.games.dschunke.game import GAME
from caravanserai.locale import LANGUAGES, Texts


class Bad(NamedTuple):
    id: str
    text: str
    code: str
    line: int | None = 1


NO_S, TWO_S = (
    json.dumps({**standard(), "market": [first, *standard()["market"][1:]]})
    for first in (
        {"brown": 2, "white": 1, "orange": 4, "purple": 0},
        {"brown": "S", "white": "S", "orange": 1, "purple": 0},
    )
)
VIEW = "eyes: A; goods: spice 18, vegetables 18, fish 18, rice 18; market: 214S; "

UNREADABLE = [
    Bad("garbage", "hello", "no-colon"),
    Bad("another-game", "dunhuang\nplayers: 3", "no-colon"),
    Bad("unknown-statement", "players: 3\n\nweather: fine", "unknown-statement", 3),
    Bad("seat-not-in-this-game", "players: 3\nD.money: 3", "unknown-statement", 2),
    Bad("strips-are-counted-not-told", "A.strips: 3", "unknown-statement"),
    Bad("score-before-the-end", "A.score: 3", "unknown-statement"),
    Bad("twice", "A.money: 3\nA.money: 3", "statement-twice", 2),
    Bad("two-players", "players: 2", "bad-number"),
    Bad("round-eleven", "round: 11", "bad-number"),
    Bad("negative-money", "A.money: -1", "bad-number"),
    Bad("endless-money", f"A.money: {'9' * 900}", "bad-number"),
    Bad("bid-of-nothing", "decision: bid; A.bid: fish 0", "bad-number"),
    Bad("nineteen-goods", "goods: fish 19", "bad-number"),
    Bad("goods-in-words", "goods: fish many", "bad-number"),
    Bad("goods-without-number", "goods: fish", "bad-word"),
    Bad("owed-in-words", "decision: resupply; owed: two", "bad-number"),
    Bad("unknown-decision", "decision: sleep", "bad-name"),
    Bad("unknown-seat-turn", "turn: E", "bad-name"),
    Bad("wrong-seat-eyes", "players: 3; eyes: D", "bad-name"),
    Bad("unknown-junk", "merchants: red brown grey", "bad-name"),
    Bad("unknown-market-card", "market: 1234", "bad-name"),
    Bad("unknown-good", "A.hand: tea", "bad-name"),
    Bad("unknown-special", "A.cards: joker", "bad-name"),
    Bad("unknown-stack", "decision: keep; stack: hexagon", "bad-name"),
    Bad("unknown-strip", "grey: ABX", "bad-name"),
    Bad("strip-of-a-missing-player", "players: 3; grey: ABD", "bad-name"),
    Bad("unknown-good-on-board", "goods: tea 3", "bad-name"),
    Bad("unknown-worker", "face-down: cook", "bad-name"),
    Bad("seen-unknown", "A.hand: fish; A.seen: ?", "bad-name"),
    Bad(
        "mixed-fist-with-number", "decision: bid; A.hand: fish rice; A.bid: fish-rice 2", "bad-name"
    ),
    Bad(
        "mixed-fist-the-other-way-round",
        "decision: bid; A.hand: fish rice; A.bid: rice-fish",
        "bad-name",
    ),
    Bad("prizes-of-nobody", "players: 3; prizes: D", "bad-name"),
    Bad("bid-without-number", "decision: bid; A.hand: fish; A.bid: fish", "bad-name"),
    Bad("bid-unknown-in-a-whole-state", "decision: bid; A.bid: ?", "bad-name"),
    Bad("flag-maybe", "acted: maybe", "bad-name"),
    Bad("eleven-market-cards", "market: ?*11", "too-many"),
    Bad("two-merchants", "merchants: grey brown", "wrong-number"),
    Bad("rng-of-one-number", "rng: 1", "bad-rng"),
    Bad("rng-too-large", f"rng: {2**62} 0", "bad-rng"),
    Bad("data-of-nothing", "data: {}", "bad-data"),
    Bad("data-not-json", "players: 3\ndata: {3", "bad-data", 2),
]
IMPOSSIBLE = [
    Bad("merchants-together", "merchants: grey grey brown", "merchants-apart"),
    Bad("merchant-nowhere", "merchants: grey - brown", "merchants-apart"),
    Bad("card-twice", "market: 214S 214S", "card-twice"),
    Bad("layer-of-four", "grey: AABB", "layer-size"),
    Bad("gap-in-a-layer", "grey: AA BBB", "layer-size"),
    Bad("too-many-strips", "grey: " + "AAA " * 7, "too-many-strips", None),
    Bad("nineteen-fish", "A.hand: fish*10; B.hand: fish*9", "too-many-cards", None),
    Bad("two-win-ties", "A.cards: win-ties; B.cards: win-ties", "too-many-cards", None),
    Bad("goods-missing", "goods: fish 17", "goods-missing"),
    Bad("no-cards-left", "A.hand: ?*73", "no-cards-left", None),
    Bad("no-special-cards-left", "A.cards: ?*31", "no-cards-left", None),
    Bad("over-without-ending", "decision: over", "over-without-ending"),
    Bad("ended-before", "round: 10; ended: shared; decision: act", "ended-before"),
    Bad("ended-too-early", "round: 9; ended: shared", "not-now"),
    Bad("set-up-later", "decision: station; round: 2", "not-now"),
    Bad("stations-later", "stations: grey", "not-now"),
    Bad("sold-too-early", "sold: fish", "not-now"),
    Bad("bid-too-early", "A.hand: fish; A.bid: fish 1", "not-now"),
    Bad("acted-too-early", "acted: yes; decision: act", "not-now"),
    Bad("owed-for-nothing", "owed: 2", "not-now"),
    Bad("from-nowhere", "from: grey", "not-now"),
    Bad("stack-for-nothing", "stack: star", "not-now"),
    Bad("face-down-too-early", "decision: exchange; face-down: load; A.cards: exchange", "not-now"),
    Bad("declared-too-much", "A.money: 3; A.declared: 4", "declared-too-much"),
    Bad("knows-too-much", "A.hand: fish; A.seen: fish*2", "knows-too-much", None),
    Bad("station-too-many", "decision: station; stations: grey brown white", "set-up-impossible"),
    Bad("place-too-early", "decision: place; stations: grey", "set-up-impossible"),
    Bad("place-out-of-turn", "decision: place; stations: grey brown white; turn: B",
        "set-up-impossible"),
    Bad("place-wrong-strips", "decision: place; stations: grey brown white; placed: 1; turn: B; "
        "grey: A", "set-up-impossible"),
    Bad("exchange-without-card", "decision: exchange; A.hand: fish", "exchange-impossible", 0),
    Bad("exchange-without-goods", "decision: exchange; A.cards: exchange",
        "exchange-impossible", 0),
    Bad("exchange-of-three", "decision: trade; A.cards: exchange; returned: fish*3",
        "exchange-impossible"),
    Bad("trade-for-nothing", "decision: trade; A.cards: exchange", "exchange-impossible", 0),
    Bad("search-without-event", "decision: search; round: 4", "no-s-event"),
    Bad("stacks-taken-by-nobody", "decision: search; round: 3; stacks-taken: star",
        "stack-impossible"),
    Bad("keep-from-a-taken-stack", "decision: keep; round: 3; turn: D; stack: star; "
        "stacks-taken: star", "stack-impossible"),
    Bad("upper-trainee-of-three", "players: 3; face-down: upper", "no-upper-trainee"),
    Bad("everybody-face-down", "face-down: load goods money lower", "too-few-workers"),
    Bad("after-without-card", "decision: after", "no-extra-card"),
    Bad("fetched-by-nothing", "decision: fetch", "nothing-fetched"),
    Bad("moved-by-nothing", "decision: onto", "no-strip-to-move", 0),
    Bad("moved-from-below", "decision: onto; extra-played: A; from: purple; purple: BC",
        "no-strip-to-move"),
    Bad("all-sold", "decision: bid; sold: spice vegetables fish rice", "nothing-to-sell"),
    Bad("prize-unsold", "decision: prize; market: 214S; sold: fish", "prize-unsold"),
    Bad("all-have-bid", "decision: bid; A.bid: none; B.bid: none; C.bid: none; D.bid: none",
        "bids-complete", 0),
    Bad("bid-out-of-turn", "decision: bid; turn: B", "bids-complete"),
    Bad("bid-too-much", "decision: bid; A.hand: fish; A.bid: fish 2", "bid-impossible"),
    Bad("bluff-too-much", "decision: bid; sold: fish; A.hand: fish; A.bid: fish 2",
        "bid-impossible"),
    Bad("bluff-with-cards-not-held", "decision: bid; A.hand: fish; A.bid: fish-rice",
        "bid-impossible"),
    Bad("prizes-without-prize", "prizes: A", "not-now"),
    Bad("prizes-for-one-S", "decision: prize; market: 214S; sold: vegetables; prizes: B",
        "prizes-impossible"),
    Bad("prize-without-S", f"data: {NO_S}; decision: prize; market: 2140; sold: fish",
        "no-s-prize"),
    Bad("prizes-out-of-turn", f"data: {TWO_S}; decision: prize; market: SS10; sold: fish rice; "
        "turn: B; prizes: A", "prizes-impossible"),
    Bad("resupply-of-nothing", "decision: resupply; owed: 0", "no-choice"),
    Bad("resupply-from-empty-junks",
        "decision: resupply; A.hand: fish*18 rice*18 spice*18 vegetables*18", "no-choice"),
    Bad("keep-from-an-empty-stack", "decision: keep; round: 3; stack: star; star: -", "no-choice"),
    # Views
    Bad("all-before-the-end", "eyes: all", "all-before-end"),
    Bad("goods-untold", "eyes: A", "not-hidden", 0),
    Bad("own-hand-unknown", VIEW + "A.hand: ?", "not-hidden"),
    Bad("own-cards-unknown", VIEW + "A.cards: ?", "not-hidden"),
    Bad("own-bid-unknown", "eyes: A; decision: bid; market: 214S; A.bid: ?", "not-hidden"),
    Bad("market-unknown", VIEW.replace("214S", "?"), "not-hidden"),
    Bad("removed-unknown", VIEW + "removed: ?", "not-hidden"),
    Bad("known-stack-unknown", VIEW + "star: ?; star.known: A", "not-hidden"),
    Bad("another-stack-shown", VIEW + "star: load", "shown-too-much"),
    Bad("another-card-shown", VIEW + "B.cards: load", "shown-too-much"),
    Bad("market-to-come-shown", VIEW.replace("214S", "214S S412"), "shown-too-much"),
    Bad("another-hand-shown", VIEW.replace("fish 18", "fish 17") + "B.hand: fish",
        "shown-too-much"),
    Bad("counts-shown-when-covered", VIEW + "decision: resupply", "shown-too-much"),
    Bad("too-few-unknown-goods", VIEW.replace("fish 18", "fish 17"), "unknown-count", None),
    Bad("too-many-unknown-goods", VIEW + "B.hand: ?", "unknown-count", None),
    Bad("view-too-many-cards", VIEW + "B.hand: fish; B.seen: fish", "too-many-cards", None),
    Bad("view-too-many-unseen-cards", VIEW + "B.cards: ?*22", "unknown-count", None),
    Bad("view-stacks-too-small", VIEW + "square: ?; circle: ?; triangle: ?; star: ?",
        "specials-missing", None),
]  # fmt: skip


def error_of(bad: Bad) -> CaravanseraiError:
    with pytest.raises(CaravanseraiError) as caught:
        GAME.read(f"dschunke; {bad.text}" if not bad.text.startswith("dunhuang") else bad.text)
    return caught.value


@pytest.mark.parametrize("bad", UNREADABLE + IMPOSSIBLE, ids=lambda bad: bad.id)
def test_refused(bad: Bad) -> None:
    error = error_of(bad)
    assert error.code == bad.code
    assert error.details.get("line") == bad.line
    kind = BadNotation if bad in UNREADABLE else ImpossiblePosition
    assert isinstance(error, kind)
    for language in LANGUAGES:
        assert Texts(language, "dschunke").error(error)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "decision: bid",
        "decision: resupply; A.hand: ?*5",
        "decision: prize; market: 214S; sold: vegetables; turn: C",
        f"data: {TWO_S}; decision: prize; market: SS10; sold: fish rice; turn: B; prizes: C",
        "decision: fetch; extra-played: A",
        "decision: place; stations: grey brown white",
        "decision: after; A.cards: load",
        "players: 3; round: 3; decision: keep; stack: star",
        VIEW,
        VIEW + "decision: resupply".replace("18", "?"),
    ],
)
def test_what_is_left_out_is_filled_in(text: str) -> None:
    if "resupply" in text and "eyes" in text:
        text = "eyes: A; market: 214S; decision: resupply"
    position = GAME.read(f"dschunke; {text}", 3)
    assert GAME.read(GAME.notation.write(position)).same_as(position)
    if not position.state["eyes"][0]:
        play_out(GAME, position, 1)
        assert GAME.is_over(position)
