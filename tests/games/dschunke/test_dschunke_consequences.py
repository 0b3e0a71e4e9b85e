"""What a choice of Dschunke is said to bring about."""

import pytest

from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.games.dschunke.game import GAME

ACT = (
    "dschunke; decision: act; first: A; round: 1; "  # load on purple, goods on brown, money on grey
)


def told(position: str, action: str, *moves: str) -> dict[str, Phrase]:
    """What A is told of an action, by what kind of thing it is, in order."""
    state = GAME.notation.read(position, 0)
    for move in moves:
        GAME.apply(state, 0, GAME.notation.action(move, state))
    view = GAME.view(state, 0)
    found = GAME.wording.consequences(GAME, view, 0, GAME.notation.action(action, view))
    return {said.key: said for said in found}


def test_a_load_says_what_shows_then_and_what_it_covers() -> None:
    said = told(ACT + "purple: AAB", "merchant load")
    crates = said["consequence-crates"].args
    assert (crates["before"], crates["after"], crates["strips"]) == (6, 8, 2)
    assert said["consequence-covers"].args["others"] == (phrase("crates-of", player="B", count=2),)
    assert said["warning-covers"].args == {"count": 4}
    assert "consequence-end" not in said


def test_a_load_on_an_empty_junk_covers_nothing_and_pays_at_the_end() -> None:
    said = told(ACT + "purple: -", "merchant load")
    assert said["consequence-crates"].args["after"] == 6
    assert said["consequence-end"].args == {"yuan": 4, "more": "yes"}
    assert not {"warning-covers", "consequence-covers"} & said.keys()


def test_a_load_counts_the_end_cards_in_hand() -> None:
    said = told(ACT + "purple: A; A.cards: eight-purple", "merchant load")
    assert said["consequence-end"].args == {"yuan": 8, "more": "yes"}


def test_nothing_is_loaded_without_strips() -> None:
    said = told(
        ACT + "grey: AAA AAA AAA AAA AAA AAA AA; orange: B; purple: B; brown: B; white: B",
        "merchant load",
    )
    assert said.keys() == {"consequence-no-strips"}


def test_a_load_card_says_the_same_of_its_strip() -> None:
    said = told(ACT + "A.cards: load; orange: AAB", "load orange")
    assert said["consequence-crates"].args["after"] == 7
    assert said["warning-covers"].args == {"count": 2}


def test_a_strip_that_moves_says_what_shows_on_both_junks() -> None:
    position = ACT + "A.cards: move; orange: A; purple: AAB"
    state = GAME.notation.read(position, 0)
    GAME.apply(state, 0, GAME.notation.action("move orange", state))
    view = GAME.view(state, 0)
    found = GAME.wording.consequences(GAME, view, 0, GAME.notation.action("onto purple", view))
    crates = [said.args for said in found if said.key == "consequence-crates"]
    assert [(one["before"], one["after"], one["strips"]) for one in crates] == [
        (3, 0, -1),
        (6, 7, 1),
    ]
    assert {said.key: said for said in found}["consequence-end"].args == {"yuan": 4, "more": "no"}


@pytest.mark.parametrize(
    ("position", "action", "key", "count"),
    [
        ("brown: AA", "merchant goods", "consequence-goods", 6),
        ("brown: AA; A.hand: fish*16", "merchant goods", "consequence-goods", 2),
        ("merchants: purple grey brown", "merchant goods", "consequence-goods-any", 3),
        ("A.cards: goods", "fetch orange", "consequence-goods", 3),
    ],
)
def test_goods_are_named(position: str, action: str, key: str, count: int) -> None:
    said = told(ACT + position, action)[key].args
    assert said["count"] == count
    if key == "consequence-goods":
        good = "spice" if "orange" in action else "fish"
        assert said["good"] == Phrase(f"good-{good}")
