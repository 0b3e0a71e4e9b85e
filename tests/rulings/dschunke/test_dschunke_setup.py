"""Dschunke, set-up: the layout, opening hands, and the variant."""

import numpy as np
import pytest
from dschunke_cases import Case, check, each, facts_of

from caravanserai.engine.events import PUBLIC
from caravanserai.games.dschunke.alphabet import COPIES, SPECIAL_CARDS
from caravanserai.games.dschunke.game import GAME

VARIANT = "decision: station"
PLACING = "decision: place; stations: grey orange white"

CASES = [
    Case(
        id="J2",
        position=VARIANT,
        moves="A station white; A station grey; A station brown",
        events="A station-chosen white; A station-chosen grey; A station-chosen brown",
        without="merchant-shown",
        after="decision: place; turn: A; stations: grey brown white; merchants: - - -",
        views={"A": "merchants: - - -", "public": "stations: grey brown white"},
    ),
    Case(
        id="J2-only-the-start-player-chooses",
        position=VARIANT + "; stations: grey",
        legal="A: station orange, station purple, station brown, station white",
        refused="B station white: not-your-decision; A station grey: junk-taken",
        default="A: station orange",
    ),
    Case(
        id="J15",
        position=PLACING,
        moves="A place grey; B place grey; C place white; D place purple",
        events="A strip-placed grey D; B strip-placed grey A; C strip-placed white B; "
        "D strip-placed purple C",
        after="grey: AD; white: B; purple: C; placed: 4; turn: A; A.strips: 17",
    ),
    Case(
        id="J15-three-players",
        position="players: 3; " + PLACING,
        moves="A place grey; B place grey; C place white",
        events="A strip-placed grey C; B strip-placed grey A; C strip-placed white B",
    ),
    Case(
        id="variant-three-strips-on-a-junk-at-most",
        position=PLACING + "; placed: 3; grey: ABD; turn: D",
        refused="D place grey: junk-full",
        legal="D: place orange, place purple, place brown, place white",
    ),
    Case(
        id="variant-merchants-are-turned-up-at-the-end",
        position=PLACING + "; placed: 11; turn: D; grey: ABD; orange: ABD; purple: ABD; white: CC",
        moves="D place white",
        events="D strip-placed white C; - round-began 1; A turn-began",
        after="decision: act; turn: A; stations: -; placed: -; white: CCC; A.strips: 17",
    ),
    Case(
        id="set-up-starts-with-the-start-player",
        position="decision: act",
        legal="A: merchant load, merchant goods, merchant money, "
        "lower orange, lower white, upper orange, upper white",
        default="A: merchant load",
        after="grey: ABC; orange: AD; purple: BC; brown: ACD; white: BD; "
        "merchants: purple brown grey",
    ),
    Case(
        id="set-up-three-players",
        position="players: 3",
        legal="A: merchant load, merchant goods, merchant money, lower orange, lower white",
        after="grey: ABC; orange: AC; purple: BC; brown: ABC; white: AB; A.strips: 16",
        refused="A upper white: no-such-trainee",
    ),
]


@each(CASES)
def test_set_up(case: Case) -> None:
    check(case)


@pytest.mark.parametrize(
    ("players", "option", "hand", "left"),
    [(3, "printed", 6, 54), (3, "8", 8, 48), (4, "printed", 8, 40), (4, "8", 8, 40)],
)
def test_J1(players: int, option: str, hand: int, left: int) -> None:  # noqa: N802
    box = GAME.box(players, {"opening_hand": option})
    for seed in range(20):
        state = GAME.new(box, seed).state[0]
        assert state["hand"].sum(axis=1).tolist() == [hand] * players + [0] * (4 - players)
        assert state["supply"].sum() == left
        assert (state["hand"].sum(axis=0) + state["supply"])[1:].tolist() == [COPIES] * 4
        dealt_from = 8 if players == 4 else 6
        assert (state["hand"].sum(axis=0)[1:] <= dealt_from).all()
        if players * hand == 4 * dealt_from:
            assert state["supply"][1:].tolist() == [COPIES - dealt_from] * 4


def test_J1_hands_are_secret_and_sizes_are_not() -> None:  # noqa: N802
    position = GAME.new(GAME.box(3), 1)
    assert facts_of(GAME.view(position, PUBLIC))["A.hand"] == "?*6"
    assert facts_of(GAME.view(position, 1))["A.hand"] == "?*6"
    assert "?" not in facts_of(GAME.view(position, 0))["A.hand"]


@pytest.mark.parametrize("players", [3, 4])
def test_special_cards_lie_in_four_stacks(players: int) -> None:
    state = GAME.new(GAME.box(players), 3).state[0]
    assert state["stack_cards"].sum(axis=1).tolist() == [8, 8, 7, 7]
    assert state["stack_cards"].sum() == SPECIAL_CARDS
    assert not state["money"].any()


def test_variant_merchants_fall_evenly() -> None:
    """Each merchant stands on each of the chosen junks equally often."""
    position = GAME.read(
        "dschunke; " + PLACING + "; placed: 11; turn: D; grey: ABD; orange: ABD; purple: ABD; "
        "white: CC"
    )
    found = np.zeros((3, 5))
    for seed in range(600):
        world = position.copy()
        world.state["rng"][0] = seed, 0
        GAME.apply(world, 3, GAME.actions.number("place white"))
        for merchant, junk in enumerate(world.state["merchants"][0]):
            found[merchant, junk] += 1
    assert (found[:, [2, 3]] == 0).all()
    assert (abs(found[:, [0, 1, 4]] - 200) < 60).all()


@pytest.mark.parametrize("players", [3, 4])
def test_strips_lie_by_the_places_from_the_start_player(players: int) -> None:
    """The player who begins has the strips that the data give to A."""
    by_a = facts_of(GAME.new(GAME.box(players, {"start": "A"}), 1))
    for first in range(players):
        facts = facts_of(GAME.new(GAME.box(players, {"start": "ABCD"[first]}), 1))
        seats = "ABCD"[:players]
        moved = str.maketrans(seats, seats[first:] + seats[:first])
        for junk in ("grey", "orange", "purple", "brown", "white"):
            assert sorted(facts[junk]) == sorted(by_a[junk].translate(moved))
        assert facts["first"] == facts["turn"] == "ABCD"[first]


@pytest.mark.parametrize("players", [3, 4])
def test_variant_begins_with_the_start_player(players: int) -> None:
    for first in range(players):
        box = GAME.box(players, {"setup": "variant", "start": "ABCD"[first]})
        assert GAME.may_act(GAME.new(box, 1)) == (first,)
