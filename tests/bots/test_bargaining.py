"""Bots' deals: what they accept, refuse and propose, and that it stays bounded."""

from dataclasses import replace

import numpy as np
import pytest

from caravanserai.bots import Bot, make_bot
from caravanserai.bots.bargaining import FIRM, MARGIN, Bargainer
from caravanserai.bots.search import Effort, Search
from caravanserai.bots.temperaments import TEMPERAMENTS
from caravanserai.engine.bargains import Proposal, Verdict
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.mind.answering import OFFERS_A_TURN
from caravanserai.games.araby.mind.worth import PATIENCE, trust
from caravanserai.games.araby.state import State
from caravanserai.locale import LANGUAGES, Texts

LEVELS = ("apprentice", "trader@200", "master@300")
TABLE = (
    "araby; players: 3; A.coins: 9; B.coins: 9; C.coins: 9; A.caravan: petra; B.caravan: damascus; "
    "A.entourage: merchant-prince-of-magics scribe; "
    "B.entourage: merchant-prince-of-jewels spices-merchant; "
    "A.hand: generosity wisdom guide; B.hand: generosity wisdom prudence; C.hand: guide courage; "
    "A.products: spices; B.products: jewels; "
)
HURTING = (
    "want, coins 1",
    "want, coins 9",
    "want, card generosity",
    "want, any",
    "want, product jewels",
    "want, entourage spices-merchant",
    "want, entourage merchant-prince-of-jewels",
    "want, credit jewels",
    "want, space 1",
    "want, spaces 3",
    "want, task spices-merchant",
    "want, due, coins 3",
    "want, promise, coins 3",
    "coins 1, want, coins 4",
    "coins 1, want, entourage spices-merchant",
    "card guide, want, coins 9",
    "promise, coins 2, want, coins 2",
    "promise, words, want, coins 1",
)


def offered(terms: str, table: str = TABLE) -> tuple[Game, Position, list[int]]:
    """B's view of an offer from A."""
    game = load("araby")
    position = game.read(table)
    for action in ("offer B", *terms.split(", "), "send"):
        game.apply(position, 0, game.notation.action(action, position))
    assert game.turn(position) == 1
    view = game.view(position, 1)
    return game, view, game.legal(view, 1)


def answer(level: str, seed: int, terms: str, table: str = TABLE) -> str:
    """How a bot of this level answers an offer."""
    game, view, legal = offered(terms, table)
    assert "accept A" in map(game.actions.text, legal)
    return game.actions.text(make_bot(level, seed).choose(game, view, 1, legal))


@pytest.mark.parametrize("level", [*LEVELS, "greedy"])
@pytest.mark.parametrize("terms", HURTING)
def test_an_offer_that_only_hurts_is_never_accepted(terms: str, level: str) -> None:
    for seed in range(3):
        assert answer(level, seed, terms) != "accept A"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("terms", ["coins 3", "coins 6, want, card wisdom"])
def test_an_offer_that_plainly_helps_is_accepted(terms: str, level: str) -> None:
    for seed in range(3):
        assert answer(level, seed, terms) == "accept A"


def test_who_did_not_pay_is_not_trusted_again() -> None:
    terms = "due, coins 6, want, coins 1"
    assert answer("trader@200", 1, terms) == "accept A"
    assert answer("trader@200", 1, terms, TABLE + "A.defaults: 1") == "decline A"
    broken = TABLE + "number: 5; promises: A>C:coins=2@1=broken"
    assert answer("trader@200", 1, terms, broken) == "decline A"


def test_a_flood_of_offers_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []
    outlook = Bargainer.outlook

    def counted(
        self: Bargainer, game: Game, view: Position, seat: int, times: int = 1
    ) -> tuple[float, ...]:
        thoughts.append(seat)
        return outlook(self, game, view, seat, times)

    monkeypatch.setattr(Bargainer, "outlook", counted)
    game, bot = load("araby"), make_bot("trader@100", 1)
    position = game.read(TABLE)
    for number in range(12):
        if number == PATIENCE:
            thoughts.clear()
        for action in ("offer B", "coins 1", "want", "product jewels", "send"):
            game.apply(position, 0, game.notation.action(action, position))
        view = game.view(position, 1)
        bot.choose(game, view, 1, game.legal(view, 1))
        game.apply(position, 1, game.actions.number("decline A"))
    assert not thoughts


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2)])
def test_bots_deal_to_the_good_of_both_and_come_to_an_end(players: int, seed: int) -> None:
    game = load("araby")
    position = game.new(game.box(players), seed)
    bots = [Search(seat, Effort(iterations=60)) for seat in range(players)]
    said: list[str] = []
    while (seat := game.turn(position)) is not None:
        view = game.view(position, seat)
        action = bots[seat].choose(game, view, seat, game.legal(view, seat))
        game.apply(position, seat, action)
        said.append(game.actions.text(action))
        assert position.state["offers_made"][0].max() <= OFFERS_A_TURN
    assert any(text.startswith("offer") for text in said)
    gains = [(seat, gain) for seat, bot in enumerate(bots) for gain in bot.bargainer.gains]
    assert gains
    assert all(gain.chances[seat] >= MARGIN for seat, gain in gains)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("terms", ["want, coins 9", "coins 3"])
def test_a_bot_says_what_it_thinks_of_a_deal(terms: str, language: str) -> None:
    game, view, legal = offered(terms)
    bot = Search(1, Effort(iterations=60))
    bot.choose(game, view, 1, legal)
    said = Texts(language, "araby").say(bot.why())
    assert "why-" not in said
    if language == "en":
        assert said == ("The deal helps." if terms == "coins 3" else "The deal would not help.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_says_why_it_placed_a_camel(language: str) -> None:
    game = load("araby")
    position = game.read(
        "araby; players: 2; offers: 0; A.entourage: -; B.entourage: -; A.caravan: petra; "
        "A.camels: - - - - - - A A -; A.products: spices"
    )
    view = game.view(position, 0)
    bot = Search(1, Effort(iterations=100))
    assert game.actions.text(bot.choose(game, view, 0, game.legal(view, 0))) == "camel A9"
    said = Texts(language, "araby").say(bot.why())
    assert "3" in said
    assert "%" in said
    if language == "en":
        assert said.startswith("3 camels now stand in full rows and columns.")


BARGAIN = (
    "araby; players: 3; A.coins: 12; B.coins: 9; C.coins: 14; A.caravan: petra; "
    "B.caravan: damascus; C.caravan: basra; "
    "A.entourage: merchant-prince-of-magics jewels-merchant scribe; "
    "B.entourage: merchant-prince-of-jewels spices-merchant; "
    "C.entourage: merchant-prince-of-fabrics magics-merchant; A.hand: generosity wisdom guide; "
    "B.hand: generosity wisdom prudence; C.hand: guide courage wisdom; "
    "A.camels: - - - - - - A A -; C.camels: - - - - - - C C C; "
)


def said(game: Game, position: Position, bots: list[Bot] | None, count: int) -> list[str]:
    """The next actions of bots; by default of a new one for each decision."""
    texts = []
    for _ in range(count):
        seat = game.turn(position)
        assert seat is not None
        view = game.view(position, seat)
        bot = bots[seat] if bots else make_bot("trader@200", 1)
        action = bot.choose(game, view, seat, game.legal(view, seat))
        game.apply(position, seat, action)
        texts.append(game.actions.text(action))
    return texts


@pytest.mark.parametrize("remembers", [True, False])
def test_an_offer_is_made_to_its_end_and_taken(remembers: bool) -> None:
    game = load("araby")
    position = game.read(BARGAIN)
    bots = [make_bot("trader@200", seat) for seat in range(3)] if remembers else None
    assert said(game, position, bots, 5) == [
        "offer B", "coins 1", "space 9", "send", "accept A"
    ]  # fmt: skip
    assert position.state["leave_space"][0][0][1] == 1 << 8


def test_who_is_turned_down_proposes_something_else_or_for_less() -> None:
    game, bot, offers = load("araby"), make_bot("trader@60", 1), list[tuple[str, ...]]()
    position = game.read(BARGAIN)
    said: list[str] = []
    while "end" not in said:
        view = game.view(position, 0)
        action = bot.choose(game, view, 0, game.legal(view, 0))
        game.apply(position, 0, action)
        said.append(game.actions.text(action))
        if said[-1] == "send":
            begun = max(i for i, text in enumerate(said) if text.startswith("offer"))
            offers.append(tuple(said[begun:]))
            partner = "ABC".index(said[begun][-1])
            game.apply(position, partner, game.actions.number("decline A"))
    assert len(offers) >= 3
    assert len(set(offers)) == len(offers)


def test_what_helps_only_at_first_sight_is_not_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, outlook = load("araby"), Bargainer.outlook

    def sobering(
        self: Bargainer, game: Game, view: Position, seat: int, times: float = 1
    ) -> tuple[float, ...]:
        return (1 / 3, 1 / 3, 1 / 3) if times >= FIRM else outlook(self, game, view, seat, times)

    def spoken() -> tuple[int, ...]:
        bot, view = Search(1, Effort(iterations=60)), game.view(game.read(BARGAIN), 0)
        return bot.speak(game, view, 0)

    assert spoken()
    monkeypatch.setattr(Bargainer, "outlook", sobering)
    assert not spoken()


def test_of_several_prices_named_the_lowest_is_kept_to() -> None:
    """Also by a bot that doesn't listen any more."""
    game, bot = load("araby"), Search(1, Effort(iterations=60))
    position = game.read(BARGAIN)
    for action in ("offer B", "coins 3", "want", "task spices-merchant", "send"):
        game.apply(position, 0, game.notation.action(action, position))
    position.state["offers_made"][0][0] = PATIENCE + 1
    view = game.view(position, 1)
    goods = game.bargaining.answers(view, 1)[0].goods
    bargainer, legal = bot.bargainer, game.legal(view, 1)
    bargainer.speak(game, view, 1)
    asked = game.bargaining.answers(view, 1)[0]
    proposal = Proposal(0, (), 0, 0, 0, goods=goods, price=2)
    for price in (3, 2, 4):
        bargainer._name(game, view, replace(proposal, price=price))
    assert asked.take is None
    assert game.actions.text(bot.choose(game, view, 1, legal)) == "accept A"


def test_nothing_left_in_memory_changes_what_stands() -> None:
    """Or a bot would turn down the price it named itself, by chance."""
    game, view, _ = offered("want, task spices-merchant", BARGAIN)
    found = set()
    for left in range(8):
        for _ in range(64):
            np.full(view.state.nbytes, left, np.uint8)
        found.add(game.bargaining.standing(view))
    assert len(found) == 1


def test_a_poor_offer_is_countered_with_another_price() -> None:
    game, view, _ = offered("want, task spices-merchant", BARGAIN)
    bots = [make_bot("trader@200", seat) for seat in range(3)]
    counter, task, want, coins, send, accept = said(game, game.determinize(view, 0), bots, 6)
    assert (counter, task, want) == ("counter A", "task spices-merchant", "want")
    assert coins in ("coins 2", "coins 4")
    assert (send, accept) == ("send", "accept B")


def test_a_counter_offer_is_made_to_its_end_without_memory() -> None:
    game, view, _ = offered("want, task spices-merchant", BARGAIN)
    counter, *_, send, accept = said(game, game.determinize(view, 0), None, 6)
    assert (counter, send, accept) == ("counter A", "send", "accept B")


def test_who_asks_for_what_brings_nothing_is_not_countered() -> None:
    for terms in ("want, coins 2", "coins 1, want, entourage spices-merchant"):
        assert answer("trader@200", 1, terms, BARGAIN) == "decline A"


def proposed(table: str, seat: int) -> list[str]:
    """Everything a player may propose."""
    game = load("araby")
    found = game.bargaining.proposals(game.view(game.read(table), seat), seat, 0.5)
    return [", ".join(map(game.actions.text, proposal.actions)) for proposal in found]


def test_products_and_cards_are_sold_and_cards_swapped() -> None:
    board = BARGAIN.replace("A.camels: - - - - - - A A -", "A.camels: A A A - - - A A -")
    leave = "A.products: spices; own-caravan: B; B.camels: B - - B - - - - -; "
    assert "offer B, product spices, want, coins 3, send" in proposed(board + leave, 0)
    hands = (
        "araby; players: 3; stacks: 5; begun: 3; A.coins: 9; B.coins: 9; "
        "A.entourage: merchant-prince-of-magics; B.entourage: merchant-prince-of-jewels; "
        "C.entourage: -; A.hand: jewels-merchant; B.hand: magics-merchant:{}; "
    )
    sale = "offer B, card jewels-merchant, want, coins "
    swap = "offer B, card jewels-merchant, want, card magics-merchant, send"
    offers = proposed(hands.format("ABC"), 0)
    assert any(offer.startswith(sale) for offer in offers)
    assert swap in offers
    assert swap not in proposed(hands.format("B"), 0)  # A doesn't know about it


def test_nobody_begs() -> None:
    """What asks for more than permission gives something, whatever the price."""
    game = load("araby")
    actions = tuple(
        game.actions.number(text)
        for text in ("offer B", "coins 4", "want", "task spices-merchant", "send")
    )
    paid = game.bargaining.at_price(actions, -1)
    assert [game.actions.text(action) for action in paid][1] == "coins 1"
    assert game.bargaining.at_price(actions, 0) == ()
    assert game.bargaining.at_price(actions, 2) == ()
    asks = tuple(map(game.actions.number, ("offer B", "coins 1", "want", "space 9", "send")))
    assert len(game.bargaining.at_price(asks, 0)) == 4


PROMISED = BARGAIN + "number: 5; turn: A; promises: A>C:coins=2@3=open; "


@pytest.mark.parametrize("marks", [True, False])
def test_a_promise_is_kept_once_and_marked(marks: bool) -> None:
    game = load("araby")
    position = game.read(PROMISED)
    assert said(game, position, None, 3) == ["offer C", "coins 2", "send"]
    if marks:
        assert said(game, position, None, 2) == ["kept 1", "accept A"]
    else:
        game.apply(position, 2, game.notation.action("accept A", position))
    assert position.state["coins"][0].tolist() == [10, 9, 16, 0]
    assert not [p for p in game.bargaining.proposals(game.view(position, 0), 0, 0.5) if p.owed]


def test_a_promise_is_kept_only_if_it_can_be() -> None:
    poor = PROMISED.replace("A.coins: 12", "A.coins: 1")
    assert not any(offer.startswith("offer C, coins 2, send") for offer in proposed(poor, 0))


def test_a_promise_not_kept_in_two_rounds_is_marked_broken() -> None:
    game = load("araby")
    for number, due in ((7, []), (8, ["broken 1"])):
        position = game.read(BARGAIN + f"number: {number}; promises: C>A:coins=3@1=open")
        marks = game.bargaining.marks(game.view(position, 0), 0)
        assert [game.actions.text(mark) for mark in marks] == due


def test_a_gift_keeps_no_more_promises_than_it_pays_for() -> None:
    game = load("araby")
    for coins, marked in (("2", 0), ("5", 2)):
        both = "number: 4; turn: A; promises: A>B:coins=2@2=open A>B:coins=3@3=open"
        game, view, _ = offered(f"coins {coins}", BARGAIN + both)
        assert len(game.bargaining.marks(view, 1)) == marked
        game, view, _ = offered(f"coins {coins}, want, any", BARGAIN + both)
        assert game.bargaining.marks(view, 1) == []


def test_bots_promise_nothing_but_coins_they_have_and_once_at_a_time() -> None:
    open_promise = BARGAIN + "number: 4; promises: B>A:coins=1@2=open"
    assert answer("trader@200", 1, "coins 6, want, promise, coins 2", BARGAIN) == "accept A"
    for terms in (
        "promise, coins 12",
        "promise, words",
        "promise, task spices-merchant",
        "due, any",
    ):
        assert answer("trader@200", 1, f"coins 6, want, {terms}", BARGAIN) != "accept A"
    assert answer("trader@200", 1, "coins 6, want, promise, coins 2", open_promise) != "accept A"


def test_a_bot_takes_the_price_it_named() -> None:
    """A price that was asked stays good for the turn while nothing changes."""
    game, bot = load("araby"), Search(1, Effort(iterations=60))
    position = game.read(BARGAIN)
    for action in ("offer B", "want", "task spices-merchant", "send"):
        game.apply(position, 0, game.notation.action(action, position))
    view = game.view(position, 1)
    bot.choose(game, view, 1, game.legal(view, 1))
    assert bot.remark is not None
    assert bot.remark.verdict == "countered"
    price = bot.remark.price
    for action in (
        "decline A",
        "offer B",
        f"coins {price}",
        "want",
        "task spices-merchant",
        "send",
    ):
        seat = 1 if action == "decline A" else 0
        game.apply(position, seat, game.notation.action(action, position))
    view = game.view(position, 1)
    assert game.actions.text(bot.choose(game, view, 1, game.legal(view, 1))) == "accept A"


def test_a_price_is_countered_once_and_only_said_after_that() -> None:
    game, bot = load("araby"), Search(1, Effort(iterations=60))
    position, heard = game.read(BARGAIN), []
    for _ in range(2):
        for action in ("offer B", "want", "task spices-merchant", "send"):
            game.apply(position, 0, game.notation.action(action, position))
        view = game.view(position, 1)
        chosen = bot.choose(game, view, 1, game.legal(view, 1))
        assert bot.remark is not None
        heard.append((game.actions.text(chosen), bot.remark.verdict, bot.remark.price))
        game.apply(position, 1, game.actions.number("decline A"))
    price = heard[0][2]
    assert heard == [("counter A", "countered", price), ("decline A", "priced", price)]


@pytest.mark.parametrize("terms", [*HURTING, "coins 3", "coins 6, want, card wisdom"])
def test_every_reason_and_price_is_said_in_every_language(terms: str) -> None:
    game, view, _ = offered(terms)
    for language in LANGUAGES:
        texts = Texts(language, "araby")
        for word, price in (("taken", None), ("refused", None), ("priced", 3), ("priced", -1)):
            for variant in range(2):
                verdict = Verdict(word, price)  # type: ignore[arg-type]
                said = texts.say(game.bargaining.remark(view, 1, 0, verdict, variant))
                assert "remark-" not in said
                assert "reason-" not in said


@pytest.mark.parametrize("temper", TEMPERAMENTS)
@pytest.mark.parametrize(
    "terms", ["want, coins 1", "want, card generosity", "coins 1, want, coins 4"]
)
def test_no_temperament_can_be_talked_into_a_loss(temper: str, terms: str) -> None:
    assert answer(f"trader:{temper}@60", 1, terms) != "accept A"


def test_temperaments_differ_in_what_they_ask_for() -> None:
    loyal, grudging = TEMPERAMENTS["loyal"], TEMPERAMENTS["grudging"]
    assert loyal.margin_for(0, 1) < loyal.margin_for(0, 0)
    assert grudging.margin_for(2, 0) > grudging.margin_for(0, 0)
    assert TEMPERAMENTS["generous"].share < TEMPERAMENTS["shrewd"].share


def test_promises_kept_make_trust_and_broken_ones_end_it() -> None:
    game = load("araby")

    def trusted(ledger: str) -> float:
        s = State.load(game.read(BARGAIN + f"number: 9; promises: {ledger}").state)
        return trust(s, 0, say.PROMISE)

    fresh, kept = trusted("B>C:coins=1@1=kept"), trusted("A>C:coins=1@1=kept A>B:coins=2@2=kept")
    assert 0 < fresh < kept < 1
    assert trusted("A>C:coins=1@1=kept A>B:coins=2@2=broken") == 0
