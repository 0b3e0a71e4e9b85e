"""A number out of range is refused with its range, wherever a text has one."""

import re
from collections.abc import Iterator

import pytest

from caravanserai.engine.errors import BadNotation, CaravanseraiError, ImpossiblePosition
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES, Texts

POSITIONS = {
    "dunhuang": [
        """dunhuang
        players: 3
        turn: B
        decision: return
        tiles: trader
        camel: 1
        market: - 3 4
        pile: 5 [A: 6 7*2] ...
        steps: 2
        opponent: A
        exchanged: 2
        owed: 1
        A.coins: 5
        A.prestige: 2
        A.hand: 9*3
        A.shop: 6
        A.tokens: 6
        A.seen: 9
        B.hand: 8*3
        B.knows.A: 9*2
        rng: 7 3""",
        "dunhuang; decision: space; tiles: soldier; chosen: 4; A.shop: 4",
        "dunhuang; ended: most-points; A.score: 3; A.rank: 1; B.rank: 2; C.rank: 2; D.rank: 2",
    ],
    "dschunke": [
        """dschunke
        players: 4
        round: 5
        decision: bid
        market: 214S S412
        goods: rice 15
        A.money: 12
        A.declared: 3
        A.hand: rice*3
        A.bid: rice 2
        rng: 7 3""",
        "dschunke; decision: resupply; owed: 2; A.cards: money-grey*1",
        "dschunke; decision: place; stations: grey brown white; orange: AD; turn: C; placed: 2",
        "dschunke; decision: trade; A.cards: exchange*2; exchanges: 2; returned: rice; owed: 1",
        "dschunke; round: 10; ended: most-yuan; A.score: 3; A.rank: 1; B.rank: 2; C.rank: 2",
    ],
    "araby": [
        """araby
        players: 3
        stacks: 5
        personas: 1
        offers: 11
        number: 3
        begun: 3
        A.coins: 12
        A.caravan: petra
        B.caravan: damascus
        A.camels: A
        A.guarded: 1
        A.products: jewels*2
        A.credits: coin*2
        A.hand: guide/2 scribe/3
        A.offers-made: 2
        A.defaults: 1
        A.making: B 4
        B.allows.A: 4
        B.allows-any.A: 2
        B.offers-made: 1
        offer.A.B: making coins=3 camel=B4 spaces=2 due:coins=4 promise:space=3 for coins=2
        debts: A>B:coins=1 B>A:camel=A7
        promises: B>A:coins=2@1=open
        rng: 7 3""",
        "araby; decision: draft; left: 2",
        "araby; decision: name; debts: A>B:card=any; deal: -1; A.hand: guide/3",
        """araby
        A.caravan: petra
        A.entourage: guide
        offer.A.B: waiting task=guide choice=camel_A5 for coins=1""",
        """araby
        decision: discard
        actor: B
        card: scribe
        step: 1
        left: 1
        drawn: 1
        by-task: 2
        queue: scribe>B guide>B~119~123
        A.entourage: scribe/40! guide/18!
        A.caravan: petra
        A.camels: B
        B.hand: scout/2 patience/28""",
        """araby
        decision: arrange
        card: divination
        left: 2
        chosen-from: 1
        in-play: divination/8+""",
        """araby
        decision: shift-to
        card: guide
        left: 1
        chosen: 1
        by-task: 1
        A.entourage: guide!
        A.caravan: petra
        A.camels: A""",
        """araby
        players: 2
        decision: called
        actor: B
        passed: A B
        debts: B>A:product=jewels B>A:coins=1
        calling: 1
        paid: 0
        B.entourage: merchant-prince-of-jewels jewels-merchant/3""",
        "araby; ended: most-coins; decision: last; number: 16; begun: 16; A.score: 3; A.rank: 1",
    ],
}
NUMBER = re.compile(r"-?\d+")


def numbers_of(text: str) -> Iterator[tuple[str, str]]:
    """The text before each of its numbers, and after it; market cards are names, not numbers."""
    for found in NUMBER.finditer(text):
        if "S" not in text[found.start() - 1] + text[found.end() : found.end() + 1]:
            yield text[: found.start()], text[found.end() :]


def refusal(game: str, text: str) -> CaravanseraiError | None:
    try:
        load(game).read(text)
    except (BadNotation, ImpossiblePosition) as error:
        return error
    return None


def is_told(game: str, error: CaravanseraiError | None, value: str) -> bool:
    """Does the message in every language name the value and its maximum?"""
    if error is None:
        return False
    most = next(error.details[key] for key in ("high", "most", "known") if key in error.details)
    said = [Texts(language, game).error(error) for language in LANGUAGES]
    return all(value in text and str(most) in text for text in said)


@pytest.mark.parametrize("value", ["99999", "-77", "1" + 30 * "0"])
@pytest.mark.parametrize("game", names())
def test_a_number_beyond_its_range_in_a_position(game: str, value: str) -> None:
    for text in POSITIONS[game]:
        assert refusal(game, text) is None, text
        for before, after in numbers_of(text):
            in_generator = before.rpartition(":")[0].endswith("rng")
            error = refusal(game, before + value + after)
            assert is_told(game, error, value) or (in_generator and value == "99999"), before


@pytest.mark.parametrize("game", names())
def test_a_number_of_thousands_of_digits_is_no_trouble(game: str) -> None:
    for text in POSITIONS[game]:
        for before, after in numbers_of(text):
            assert refusal(game, before + 5_000 * "9" + after) is not None, before


@pytest.mark.parametrize(
    ("game", "text", "low", "high"),
    [
        ("araby", "coins 64", 1, 63),
        ("araby", "coins -1", 1, 63),
        ("araby", "coins", 1, 63),
        ("araby", "space 10", 1, 9),
        ("araby", "settle 33", 1, 32),
        ("dschunke", "bid-fish 19", 1, 18),
        ("dunhuang", "move 99999999999999999999", 1, 45),
        ("dunhuang", "keep 11", 1, 10),
        ("dunhuang", "take 0", 1, 8),
    ],
)
def test_a_number_beyond_its_range_in_an_action(game: str, text: str, low: int, high: int) -> None:
    position = load(game).read(game)
    with pytest.raises(BadNotation) as refused:
        load(game).notation.action(text, position)
    word, _, value = text.partition(" ")
    assert refused.value.details == {"word": word, "value": value, "low": low, "high": high}
    for language in LANGUAGES:
        said = Texts(language, game).error(refused.value)
        assert str(high) in said
        assert f'"{value}"' in said


def test_what_is_named_after_an_action_is_told_by_its_names() -> None:
    with pytest.raises(BadNotation) as refused:
        load("araby").notation.action("product tea", load("araby").read("araby"))
    assert "magics, jewels, spices, fabrics" in Texts("en").error(refused.value)
