"""What a screen is told beside the view: earnings, permission, hands, and the deal table."""

import json
import random
from typing import Any

import pytest

from caravanserai.engine import jit
from caravanserai.engine.events import ALL, PUBLIC, no_events
from caravanserai.engine.position import Position
from caravanserai.engine.sheets import ROOM, document, sheet
from caravanserai.engine.updates import Updates
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.game import GAME
from caravanserai.games.araby.rules.caravans import NO_BACK
from caravanserai.games.araby.screen.details import details
from caravanserai.games.araby.state import Box, State
from caravanserai.locale import LANGUAGES, Texts

SEATS = "ABCD"
FULL = "A.caravan: basra; A.camels: A B A - A - - C -"


def told(text: str, viewer: int = 0) -> dict[str, Any]:
    view = GAME.view(GAME.read("araby; " + text), viewer)
    found = GAME.facts(view)
    if jit.ENABLED:
        assert told_compiled(view) == found
    return found


def told_compiled(view: Position) -> dict[str, Any]:
    """What compiled rules make of it for someone who was shown the start of another game."""
    before = GAME.new(view.box, 1)
    known = GAME.facts(before)
    updates = Updates(GAME, view.box, before.state)
    updates.whole(0, 0, no_events())
    before.state[:] = view.state
    changed = updates.since_shown([0], 0, no_events())[0].facts
    return {**known, **json.loads(b"{%b}" % changed)}


def spaces_in(mask: int) -> set[int]:
    return {space for space in range(1, say.SPACES + 1) if mask >> (space - 1) & 1}


# Caravans

BACK_1 = "deck: scribe/1 ..."  # bandits at 1, rows pay 1, 3, 5


@pytest.mark.parametrize(
    ("text", "earns"),
    [
        (f"{FULL}; {BACK_1}", [0, 1, 1, 0, 3, 0, 0, 5, 0]),
        (f"{FULL}; {BACK_1}; A.guarded: 1", [1, 1, 1, 0, 3, 0, 0, 5, 0]),
        (f"{FULL}; {BACK_1}; A.guarded: 2", [0, 1, 1, 0, 3, 0, 0, 5, 0]),
        (f"{FULL}; {BACK_1}; A.guarded: all", [1, 1, 1, 0, 3, 0, 0, 5, 0]),
        (f"A.caravan: basra; A.camels: A B - - A; {BACK_1}", [0] * 9),
    ],
)
def test_what_each_camel_would_earn(text: str, earns: list[int]) -> None:
    facts, board = told(text), GAME.read("araby; " + text).state["board"][0][0]
    assert facts["earns"][0] == earns
    for seat, coins in enumerate(facts["pays"][0]):
        assert coins == sum(earns[n] for n, camel in enumerate(board) if camel == seat + 1)
    full = {1, 2, 3, 5, 8} if any(earns) else set()
    assert spaces_in(facts["full"][0]) == full


@pytest.mark.parametrize("seed", range(12))
def test_earnings_are_what_is_paid_when_a_caravan_arrives(seed: int) -> None:
    """The last pass of A's turn lets B's caravan arrive."""
    chance = random.Random(seed)
    camels = "".join(chance.choice("ABCD---") for _ in range(2)) + "ABCDABC"
    while any(camels.count(seat) > 5 for seat in SEATS):
        camels = camels.replace("A", "-", 1)
    spaces = " ".join(chance.sample(camels, 9))
    guard = chance.choice(["", "; B.guarded: all"])
    text = f"araby; decision: last; passed: A C D; B.caravan: petra; B.camels: {spaces}{guard}"
    position = GAME.read(text, seed=seed)
    shown = GAME.facts(position)["pays"][1]
    rows = GAME.apply(position, 1, GAME.actions.number("pass"))
    paid = {
        SEATS[event.seat]: event.fields["coins"]
        for event in GAME.cut(rows, PUBLIC)
        if event.kind == "camels-paid"
    }
    assert paid
    assert {SEATS[seat]: coins for seat, coins in enumerate(shown) if coins} == paid


@pytest.mark.parametrize(
    ("text", "viewer", "owner", "spaces"),
    [
        ("A.caravan: basra", 0, "A", {1, 2, 3, 4, 5, 6, 7, 8, 9}),
        ("A.caravan: basra; decision: last", 0, "A", set()),
        ("A.caravan: basra", 1, "A", set()),
        ("A.caravan: basra; A.allows.B: 2 7", 1, "A", {2, 7}),
        ("A.caravan: basra; A.allows-any.B: 1", 1, "A", {1, 2, 3, 4, 5, 6, 7, 8, 9}),
        ("B.caravan: petra", 1, "B", set()),
        ("B.caravan: petra; own-caravan: B", 1, "B", {1, 2, 3, 4, 5, 6, 7, 8, 9}),
        ("A.caravan: basra", PUBLIC, "A", set()),
    ],
)
def test_which_spaces_are_open_to_the_reader(
    text: str, viewer: int, owner: str, spaces: set[int]
) -> None:
    assert spaces_in(told(text, viewer)["open"][SEATS.index(owner)]) == spaces


def test_leave_is_told_to_all() -> None:
    text = "araby; A.caravan: basra; A.allows.B: 2 7; A.allows-any.C: 3"
    view = State.load(GAME.view(GAME.read(text), PUBLIC).state)
    assert [spaces_in(mask) for mask in view.leave_space[0]] == [set(), {2, 7}, set(), set()]
    assert view.leave_spaces[0] == [0, 0, 3, 0]


# Hands and entourages

HANDS = "A.hand: scribe foreman:AB; B.hand: guide; A.coins: 9; B.coins: 44; A.entourage: broker!"


@pytest.mark.parametrize(
    ("viewer", "cards", "backs", "shown"),
    [
        (0, ["scribe", "foreman"], 2, 0b0001),
        (1, ["foreman"], 0, 0b0010),
        (2, [], 0, 0b0100),
        (PUBLIC, [], 0, 0),
    ],
)
def test_both_sides_of_a_hand_are_for_its_holder(
    viewer: int, cards: list[str], backs: int, shown: int
) -> None:
    """It also says whose coins are shown; the cards are in the view."""
    facts, view = told(HANDS, viewer), GAME.view(GAME.read("araby; " + HANDS), viewer)
    s = State.load(view.state)
    hand = range(s.start[say.HAND], s.start[say.HAND + 1])
    assert [say.CARD_WORDS[s.face[place]] for place in hand if s.face[place] >= 0] == cards
    assert sum(s.back[place] >= 0 for place in hand) == backs
    assert facts["hand_size"][0] == len(hand) == 2
    assert facts["coins_shown"] == shown
    lying = s.start[say.ENTOURAGE]
    assert (say.CARD_WORDS[s.face[lying]], s.mark[lying]) == ("broker", say.TASKED)


def test_coins_are_shown_at_the_end() -> None:
    position, chance = GAME.new(GAME.box(2, {"offers": "0"}), 1), random.Random(1)
    while (seat := GAME.turn(position)) is not None:
        GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
    assert GAME.facts(GAME.view(position, ALL))["coins_shown"] == 0b11


def test_who_has_passed_is_told_where_all_may_act() -> None:
    """Not in the draft, when all have."""
    position, passed = GAME.read("araby; draft: scribe guide broker"), []
    for seat, action in enumerate(("end", "pass", "pass", "pass")):
        GAME.apply(position, seat, GAME.actions.number(action))
        passed.append(GAME.facts(GAME.view(position, PUBLIC))["passed"])
    assert GAME.decision(position) == "draft"
    assert passed == [0b0001, 0b0011, 0b0111, 0]


def test_the_back_on_top_of_the_deck() -> None:
    deck = "deck: scribe/1:A guide/2 broker/3:A ..."
    assert told(deck, 1)["top"] == told(deck, 0)["top"] == 0
    assert told("deck: -")["top"] == NO_BACK


def test_what_is_fixed_for_a_match() -> None:
    facts, petra = told("A.caravan: petra"), GAME.read("araby; A.caravan: petra").state["caravan"]
    assert facts["cities"][petra[0][0]] == "Petra"
    assert facts["names"]["merchant-prince-of-magics"] == "Merchant Prince of Magics"
    assert (facts["turns"], facts["side_terms"]) == (16, 6)


# Deals

OFFER = (
    "A.hand: scribe guide; offer.A.B: waiting coins=2 card=any~scribe due:card=guide for space=2"
)


def test_an_offer_is_told_to_those_two() -> None:
    gives: list[dict[str, object]] = [
        {"when": "now", "kind": "coins", "what": 2},
        {"when": "now", "kind": "card", "what": "any"},
        {"when": "due", "kind": "card", "what": "guide"},
    ]
    (his,) = told(OFFER, 1)["offers"]
    assert (his["by"], his["to"], his["sent"]) == ("A", "B", True)
    assert his["gives"] == gives
    assert his["wants"] == [{"when": "now", "kind": "space", "what": 2}]
    (hers,) = told(OFFER, 0)["offers"]
    assert hers["gives"][1] == {**gives[1], "fixed": "scribe"}
    for viewer in (2, PUBLIC):
        (seen,) = told(OFFER, viewer)["offers"]
        assert (seen["by"], seen["to"], seen["gives"], seen["wants"]) == ("A", "B", [], [])


def test_an_offer_being_made_is_for_its_maker_alone() -> None:
    text = "A.making: B 0; offer.A.B: making coins=2 for"
    assert told(text, 0)["offers"][0]["gives"]
    assert not told(text, 1)["offers"][0]["gives"]
    assert not told(text, 1)["offers"][0]["sent"]


def test_debts_and_promises_with_their_numbers() -> None:
    text = "debts: A>B:coins=2 B>A:card=herdsman"
    text += "; promises: A>B:words@1=open B>A:coins=3@2=kept C>A:product=jewels@2=broken"
    facts = told(text, 0)
    assert [(d["number"], d["by"], d["to"], d["term"]["what"]) for d in facts["debts"]] == [
        (1, "A", "B", 2),
        (2, "B", "A", "herdsman"),
    ]
    assert told(text, 2)["debts"][1]["term"]["what"] is None
    assert [(p["number"], p["by"], p["state"]) for p in facts["promises"]] == [
        (1, "A", "open"),
        (2, "B", "kept"),
        (3, "C", "broken"),
    ]
    assert facts["promises"][2]["term"] == {"when": "promise", "kind": "product", "what": "jewels"}


def test_what_a_deal_could_hold() -> None:
    text = "A.entourage: merchant-prince-of-magics scribe! guide; A.offers-made: 3"
    text += "; B.caravan: petra; offer.A.C: waiting coins=1 for"
    facts = told(text, 0)
    assert facts["offers_left"] == 9
    b, c = facts["partners"][:2]
    assert (b["seat"], b["free"], c["free"]) == ("B", True, False)
    assert b["opens"] == {"gives": ["now", "promise"], "wants": ["promise"]}
    assert c["opens"] == {"gives": ["promise"], "wants": ["promise"]}
    assert told(text, 1)["partners"][0]["opens"]["wants"] == ["now", "promise"]
    assert told(text, PUBLIC)["partners"] == []


# Choices fixed for a card tasked for the partner (A15)


def test_what_cards_ask_that_an_offer_may_answer() -> None:
    own = "A.entourage: broker guide scribe scout; B.entourage: guard"
    asks = told(own)["asks"]
    assert asks["broker"] == ["product", "product"]
    assert asks["scribe"] == ["card"]
    assert asks["scout"] == ["yes"]
    assert asks["guard"] == ["camel"]
    assert "merchant-prince-of-jewels" not in asks
    assert told(own, PUBLIC)["asks"] == asks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "choices", "english"),
    [
        ("broker", ["product magics", "product spices"], "already chosen: magics"),
        ("scribe", ["card guide"], "already chosen: Guide"),
        ("scout", ["yes"], "already chosen: the card seen is discarded"),
        ("scout", ["no"], "already chosen: the card seen stays"),
        ("guard", ["camel A5"], "already chosen: space 5 of A's caravan"),
    ],
)
def test_the_partner_reads_what_is_chosen_for_them(
    card: str, choices: list[str], english: str, language: str
) -> None:
    """On the table, in the event and in what they know; the terms list the actions."""
    position = GAME.read(f"araby; {FULL}; A.entourage: {card}; B.products: magics; B.hand: guide")
    rows = [
        GAME.apply(position, 0, GAME.actions.number(action))
        for action in ("offer B", f"task {card}", *choices, "send")
    ]
    view, texts = GAME.view(position, 1), Texts(language, "araby")
    terms = GAME.facts(view)["offers"][0]["gives"]
    assert [term["what"] for term in terms] == [card, *choices]
    events = [event for event in GAME.cut(rows[-1], 1) if event.kind == "offer-term"]
    said = [texts.say(GAME.event_phrase(view, event, 1)) for event in events[1:]]
    known = " ".join(texts.say(one) for one in GAME.wording.knowledge(view, 1))
    assert len(said) == len(choices)
    for one, choice in zip(said, choices, strict=True):
        assert choice not in one
        assert one.rpartition(": ")[2].rstrip(".") in known
    if language == "en":
        assert english in said[0]


# The sheet


def test_the_fullest_table_finds_room_on_a_sheet() -> None:
    """More than any game holds."""
    position = GAME.new(GAME.box(4), 1)
    s = State.load(position.state)
    for seat in range(4):
        s.caravan[seat] = seat
        s.board[seat] = [1, 2, 3, 4, 1, 2, 3, 4, 1]
    for pair in range(say.PAIRS):
        s.offer[pair], s.count[pair] = say.WAITING, [say.SIDE_TERMS, say.SIDE_TERMS]
        s.terms[pair] = [
            [say.CARD_TERM, say.ANY_CARD, say.PERSONAS] for _ in range(2 * say.SIDE_TERMS)
        ]
    s.owed, s.debts = say.DEBTS, [[0, 1, say.CARD_TERM, say.ANY_CARD] for _ in range(say.DEBTS)]
    s.promises = [[1, 1, say.CARD_TERM, say.ANY_CARD, 1, 0] for _ in range(say.PROMISES)]
    s.eyes = 1
    out = sheet()
    details(Box.load(position.box), s, out)
    assert out[0, 0] < ROOM - 1
    told = document(out, GAME.vocabulary(position.box))
    assert [len(told[key]) for key in ("offers", "debts", "promises")] == [
        say.PAIRS,
        say.DEBTS,
        say.PROMISES,
    ]
