"""The data file: another one makes another box, a bad one says what is wrong."""

import json
import random
import tomllib
from collections import Counter
from importlib import resources
from itertools import count
from typing import Any

import pytest

from caravanserai.engine.errors import BadNotation, BadOption
from caravanserai.engine.log import as_text, read_log, replayed
from caravanserai.engine.many_games import play_out, record_game
from caravanserai.engine.match import Match
from caravanserai.games.araby.alphabet import CARD_WORDS, KIND_COUNTS, PERSONAS
from caravanserai.games.araby.data import document_of, effect_text, in_one_line, name_of
from caravanserai.games.araby.game import GAME
from caravanserai.games.araby.state import Box, State
from caravanserai.locale import LANGUAGES, Texts

STANDARD = resources.files("caravanserai.games.araby").joinpath("data.toml").read_text("utf-8")


def changed(*changes: tuple[str, Any]) -> str:
    """The standard data with entries changed (or with None, removed), as JSON."""
    document = tomllib.loads(STANDARD)
    for path, value in changes:
        place: Any = document
        *way, last = path.split("/")
        for key in way:
            place = place[int(key) if isinstance(place, list) else key]
        if value is None:
            del place[int(last) if isinstance(place, list) else last]
        elif isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value
    return json.dumps(document)


def card(name: str) -> str:
    """The path of a card's entry."""
    cards = tomllib.loads(STANDARD)["card"]
    return f"card/{next(n for n, entry in enumerate(cards) if entry['name'] == name)}"


def effect(text: str, name: str = "Transmutation") -> str:
    return changed((f"{card(name)}/effect", text))


def paired() -> str:
    """The standard cards, each with its own backs."""
    document = tomllib.loads(STANDARD)
    backs = [n for n, back in enumerate(document["back"], 1) for _ in range(back["copies"])]
    random.Random(1).shuffle(backs)
    for entry in document["card"]:
        entry["backs"] = [backs.pop() for _ in range(entry["copies"])]
    return json.dumps(document)


OTHER = changed(
    (f"{card('Broker')}/name", "Alchemist"),
    (f"{card('Money Changer')}/effect", "make(any,2); opponent_coins(1)"),
    ("caravan/0/city", "Zürich am See"),
    ("back/0/pays", [0, 9, 20]),
)
PAIRED = paired()
KEPT = card("Storyteller")

BAD = [
    ("persona = [", "data-syntax"),
    ('{"card": ', "data-syntax"),
    ("[" * 9999, "data-line"),
    ("x = " + "[\n" * 9999, "data-syntax"),
    ("", "data-missing"),
    ("[]", "data-syntax"),
    ("{}", "data-missing"),
    (changed(("weather", "fine")), "data-unknown"),
    (changed(("card", None)), "data-missing"),
    (changed(("card", "all")), "data-form"),
    (changed(("card/0", 3)), "data-form"),
    # personas
    (changed(("persona/3", None)), "data-count"),
    (changed(("persona/0/name", "Merchant Prince of Jewels")), "data-twice"),
    (changed(("persona/0/effect", "refresh(all)")), "data-endless"),
    (changed(("persona/0/cost", [])), "data-unknown"),
    # names
    (changed((f"{KEPT}/name", "")), "data-name-length"),
    (changed((f"{KEPT}/name", "x" * 33)), "data-name-length"),
    (changed((f"{KEPT}/name", "\u00e9" * 17)), "data-name-length"),
    (changed((f"{KEPT}/name", "a\nb")), "data-name-length"),
    (changed((f"{KEPT}/name", "\0")), "data-name-length"),
    (changed((f"{KEPT}/name", "\ud800")), "data-name-length"),
    (changed((f"{KEPT}/name", 7)), "data-name-length"),
    (changed((f"{KEPT}/name", "Guard")), "data-twice"),
    (changed((f"{KEPT}/name", "Merchant Prince of Magics")), "data-twice"),
    (changed(*((f"card/{n}/name", f"new {n}") for n in range(26))), "data-too-many-names"),
    # kinds and counts
    (changed((f"{KEPT}/kind", "persona")), "data-name"),
    (changed((f"{KEPT}/kind", "none")), "data-name"),
    (changed((f"{KEPT}/kind", ["ally"])), "data-name"),
    (changed((f"{KEPT}/kind", "djinn")), "data-count"),
    (changed((f"{KEPT}/copies", 3)), "data-count"),
    (changed((f"{KEPT}/copies", 0)), "data-number"),
    (changed((f"{KEPT}/copies", 2.0)), "data-number"),
    (changed((f"{KEPT}/copies", True)), "data-number"),
    (changed((f"{KEPT}/copies", None)), "data-missing"),
    (changed((KEPT, None)), "data-count"),
    # costs and icons
    (changed((f"{KEPT}/cost", ["tea"])), "data-name"),
    (changed((f"{KEPT}/cost", "coin")), "data-form"),
    (changed((f"{KEPT}/cost", ["coin"] * 7)), "data-count"),
    (changed((f"{KEPT}/cost", [1])), "data-name"),
    (changed((f"{KEPT}/icons", [])), "data-form"),
    (changed((f"{KEPT}/icons", ["coin", "coin"])), "data-form"),
    (changed((f"{KEPT}/icons", ["tea"])), "data-name"),
    # effects
    (effect(""), "data-effect"),
    (changed((f"{KEPT}/effect", 3)), "data-form"),
    (changed((f"{KEPT}/effect", None)), "data-missing"),
    (effect("make(any,1)."), "data-effect"),
    (effect("dance(1)"), "data-effect"),
    (effect("none(1)"), "data-effect"),
    (effect("make(1)"), "data-effect"),
    (effect("make(tea,1)"), "data-effect"),
    (effect("make(coin,1)"), "data-effect"),
    (effect("make(any)"), "data-effect"),
    (effect("make(any,0)"), "data-effect"),
    (effect("make(any,10)"), "data-effect"),
    (effect("make(any,1,1)"), "data-effect"),
    (effect("make(any,,1)"), "data-effect"),
    (effect("coins(,1)"), "data-effect"),
    (effect("coins(-1)"), "data-effect"),
    (effect("coins()"), "data-effect"),
    (effect("coins(1);"), "data-effect"),
    (effect("coins(1) draw(1)"), "data-effect"),
    (effect("shift(1)"), "data-effect"),
    (effect("convert(2)"), "data-effect"),
    (effect("swap_draft(2)"), "data-effect"),
    (effect("peek(6)"), "data-effect"),
    (effect("arrange_top(6)"), "data-effect"),
    (effect("draw(all)"), "data-effect"),
    (effect("give_drawn(1)"), "data-effect"),
    (effect("give_drawn(1); draw(1)"), "data-effect"),
    (effect("draw(2); from_discard(1); give_drawn(1)"), "data-effect"),
    (effect("draw(2); swap_draft(1); give_drawn(1)"), "data-effect"),
    (effect("; ".join(["coins(1)"] * 5)), "data-count"),
    (effect("refresh(all)", "Foreman"), "data-endless"),
    (effect("coins(1); refresh(all)", "Magics Merchant"), "data-endless"),
    # backs
    (changed(("back/0/bandit", 0)), "data-number"),
    (changed(("back/0/bandit", 10)), "data-number"),
    (changed(("back/0/pays", [1, 2])), "data-count"),
    (changed(("back/0/pays", [1, 2, 21])), "data-number"),
    (changed(("back/0/pays", [1, 2, -1])), "data-number"),
    (changed(("back/0/pays", 3)), "data-form"),
    (changed(("back/0/copies", 2)), "data-count"),
    (changed(("back/0", None)), "data-count"),
    (changed(("back", [{"bandit": 1, "pays": [1, 2, 3], "copies": 1}] * 71)), "data-count"),
    (changed((f"{KEPT}/backs", [1, 2])), "data-form"),
    (PAIRED.replace('"backs": [', '"backs": [1, ', 1), "data-count"),
    # caravans
    (changed(("caravan/0", None)), "data-count"),
    (changed(("caravan/0/spaces", ["jewels"] * 8)), "data-count"),
    (changed(("caravan/0/spaces", ["jewels"] * 10)), "data-count"),
    (changed(("caravan/0/spaces", ["coin"] * 9)), "data-name"),
    (changed(("caravan/0/spaces", "jewels")), "data-form"),
    (changed(("caravan/0/city", "")), "data-name-length"),
    (changed(("caravan/0/city", "Petra")), "data-twice"),
    (changed(("caravan/0/city", "PETRA")), "data-twice"),
    (changed(("caravan/0/city", "a;b")), "data-form"),
    (changed(("caravan/0/city", "?")), "data-form"),
    (changed(("caravan/0/city", "-")), "data-form"),
    (changed(("caravan/0/city", "a, b")), "data-form"),
    (changed(("caravan/0/city", "   ")), "data-form"),
]


@pytest.mark.parametrize(("text", "code"), BAD, ids=count())
def test_a_bad_file_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.box(4, data=text)
    assert error.value.code == code
    for language in LANGUAGES:
        assert Texts(language, "araby").error(error.value)


def test_a_back_of_the_file_goes_to_no_more_cards_than_there_are() -> None:
    document = json.loads(PAIRED)
    one, other = document["card"][0]["backs"], document["card"][1]["backs"]
    one[0], other[0] = other[0], other[0]
    with pytest.raises(BadOption) as error:
        GAME.box(4, data=json.dumps(document))
    assert error.value.code == "data-count"
    one[0] = 45
    with pytest.raises(BadOption) as error:
        GAME.box(4, data=json.dumps(document))
    assert error.value.code == "data-number"


def test_the_packages_own_data_is_nothing_special() -> None:
    assert GAME.box(3, data=STANDARD).tobytes() == GAME.box(3).tobytes()
    assert in_one_line(Box.load(GAME.box(4))) == ""


def test_the_set_is_that_of_the_rulebook() -> None:
    """The frame the rulebook prints, and the cards it shows by example."""
    box = Box.load(GAME.box(4))
    document = tomllib.loads(STANDARD)
    kinds: Counter[str] = Counter()
    for entry in document["card"]:
        kinds[entry["kind"]] += entry["copies"]
    assert kinds == KIND_COUNTS
    assert len(document["caravan"]) == 16
    assert len(document["persona"]) == 4
    spices = CARD_WORDS.index("spices-merchant")
    assert box.cost[spices] == [0, 0, 1, 0, 1]
    rejuvenation = CARD_WORDS.index("rejuvenation")
    assert effect_text(box, rejuvenation) == "draw(3); give_drawn(1)"


def test_bandits_favour_the_bottom_row_which_pays_most() -> None:
    backs = [b for b in tomllib.loads(STANDARD)["back"] for _ in range(b["copies"])]
    rows = Counter((back["bandit"] - 1) // 3 for back in backs)
    assert rows[0] < rows[1] < rows[2]
    pays = [sum(back["pays"][row] for back in backs) for row in range(3)]
    assert pays[0] < pays[1] < pays[2]


@pytest.mark.parametrize("data", [STANDARD, OTHER, PAIRED], ids=["standard", "other", "paired"])
def test_a_box_tells_its_data(data: str) -> None:
    for players in (2, 4):
        box = GAME.box(players, data=data)
        again = GAME.box(players, data=json.dumps(document_of(Box.load(box))))
        assert again.tobytes() == box.tobytes()


def test_cards_of_another_file() -> None:
    box = Box.load(GAME.box(2, data=OTHER))
    assert name_of(box, len([w for w in CARD_WORDS if not w.startswith("card-")])) == "Alchemist"
    assert box.copies[CARD_WORDS.index("broker")] == 0
    text = "players: 2; A.entourage: card-35; A.products: magics; A.caravan: zürich-am-see"
    position = GAME.read("araby; " + text, 0, OTHER)
    seat = 0
    for action in ("task card-35", "product magics", "product spices"):
        GAME.apply(position, seat, GAME.actions.number(action))
    assert "A.products: spices" in GAME.notation.write(position)


def test_other_data_is_played_and_written_in_positions() -> None:
    for data in (OTHER, PAIRED):
        position = GAME.new(GAME.box(3, data=data), 1)
        text = GAME.notation.write(position)
        assert "\ndata: " in text
        back = GAME.read(text)
        assert back.same_as(position)
        assert back.box.tobytes() == position.box.tobytes()
        play_out(GAME, position, 1)
        assert GAME.is_over(position)


def test_backs_of_the_file_stay_with_their_cards() -> None:
    box = GAME.box(4, data=PAIRED)
    loaded = Box.load(box)
    faces = [c for c in range(PERSONAS, len(loaded.copies)) for _ in range(loaded.copies[c])]
    pairs = Counter(zip(faces, loaded.pairing, strict=True))
    for seed in range(3):
        position = GAME.new(box, seed)
        assert _pairs(State.load(position.state)) == pairs
        guess = GAME.determinize(GAME.view(position, seed), seed)
        assert _pairs(State.load(guess.state)) == pairs


def _pairs(s: State) -> Counter[tuple[int, int]]:
    both = zip(s.face, s.back, strict=True)
    return Counter((face, back) for face, back in both if face >= PERSONAS)


def test_a_card_with_a_back_that_is_not_its_own_is_refused() -> None:
    backs = json.loads(PAIRED)["card"][0]["backs"]
    wrong = next(n for n in range(1, 45) if n not in backs)
    word = CARD_WORDS[PERSONAS]
    assert GAME.read(f"araby; A.hand: {word}/{backs[0]}", 0, PAIRED)
    with pytest.raises(Exception, match="too-many-cards"):
        GAME.read(f"araby; A.hand: {word}/{wrong}", 0, PAIRED)


def test_bad_data_in_a_position_is_told_with_its_line() -> None:
    text = b'{"card": 3}'.hex()
    with pytest.raises(BadNotation) as error:
        GAME.read(f"araby\ndata: {text}")
    assert (error.value.code, error.value.details["line"]) == ("bad-data", 2)
    assert Texts("en", "araby").error(error.value)


def test_a_log_holds_its_data() -> None:
    match = Match(GAME, 2, 5, {"offers": "1"}, data=OTHER)
    end, record = record_game(GAME, match.position.box, 5)
    match.run([(seat, action) for seat, action in record.tolist()], end)
    text = as_text(match)
    again = replayed(GAME, read_log(text))
    assert again.position.same_as(match.position)
    assert as_text(again) == text


# Effects only other files have: choices fixed in an offer match their questions (A15).


def played(position: str, moves: str, data: str) -> str:
    state = GAME.read("araby; " + position, 0, data)
    for move in moves.split("; "):
        seat, _, actions = move.partition(" ")
        for action in actions.split(", "):
            GAME.apply(state, "ABCD".index(seat), GAME.actions.number(action))
    return GAME.notation.write(state)


TAX = changed((f"{card('Broker')}/effect", "opponent_coins(2); make(any,1)"))


def test_a15_with_two_players_the_opponent_needs_no_fixing_and_the_rest_stays_fixed() -> None:
    text = played(
        "players: 2; A.entourage: broker",
        "A offer B, task broker, player A, product spices, send; B accept A",
        TAX,
    )
    assert "B.products: spices" in text
    assert "A.coins: 5" in text
    assert "decision: main" in text


def test_a15_one_opponent_is_fixed_for_all_the_coins() -> None:
    text = played(
        "A.entourage: broker",
        "A offer B, task broker, player C, product spices, send; B accept A",
        TAX,
    )
    assert "C.coins: 5" in text
    assert "B.products: spices" in text


def test_a18_a_card_of_another_file_that_only_discards_needs_another_card() -> None:
    data = effect("discard(1)")
    alone = GAME.read("araby; A.hand: transmutation; A.coins: 1", 0, data)
    assert "play transmutation" not in [GAME.actions.text(a) for a in GAME.legal(alone, 0)]
    text = played("A.hand: transmutation guide", "A play transmutation; A card guide", data)
    assert "A.hand: -" in text


def test_every_product_is_kept_within_bounds() -> None:
    text = played("A.entourage: merchant-prince-of-magics; A.products: magics*99",
                  "A task merchant-prince-of-magics", STANDARD)  # fmt: skip
    assert "A.products: magics*99" in text
