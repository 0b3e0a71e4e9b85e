"""The tables are complete: every ruling, character and refusal has its case."""

from collections import Counter

import pytest
from test_secrets import TABLES

from caravanserai.games.dunhuang.alphabet import CHARACTERS, EVENTS, REFUSALS

RULINGS = [*(f"D{n}" for n in range(1, 12)), "D6a", "D8a"]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_case(ruling: str) -> None:
    assert ruling in [case.id for case in TABLES]


def test_ids_are_unique() -> None:
    assert max(Counter(case.id for case in TABLES).values()) == 1


def test_ids_name_no_other_ruling() -> None:
    named = {case.id.partition("-")[0] for case in TABLES if case.id.startswith("D")}
    assert named == set(RULINGS)


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_is_used_and_told(character: str) -> None:
    told = [case for case in TABLES if f"ability-used {character}" in str(case.events)]
    assert told


@pytest.mark.parametrize("reason", REFUSALS[1:])
def test_every_refusal_has_a_case(reason: str) -> None:
    assert [case for case in TABLES if f": {reason}" in case.refused]


@pytest.mark.parametrize("kind", [kind.name for kind in EVENTS])
def test_every_event_has_a_case(kind: str) -> None:
    assert [case for case in TABLES if f" {kind}" in str(case.events)]
