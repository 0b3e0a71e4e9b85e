"""The tables of Dschunke are complete: every ruling, special card, refusal and event."""

from collections import Counter

import pytest
import test_dschunke_bartering
import test_dschunke_bluffs
import test_dschunke_rounds
import test_dschunke_setup

from caravanserai.games.dschunke.alphabet import EVENTS, REFUSALS

TABLES = [
    *test_dschunke_setup.CASES,
    *test_dschunke_rounds.CASES,
    *test_dschunke_bartering.CASES,
    *test_dschunke_bluffs.CASES,
]
RULINGS = [f"J{n}" for n in range(1, 16)]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_case(ruling: str) -> None:
    named = [case.id for case in TABLES]
    assert ruling in named or hasattr(test_dschunke_setup, f"test_{ruling}")


def test_ids_are_unique() -> None:
    assert max(Counter(case.id for case in TABLES).values()) == 1


@pytest.mark.parametrize("reason", REFUSALS[1:])
def test_every_refusal_has_a_case(reason: str) -> None:
    assert [case for case in TABLES if f": {reason}" in case.refused]


@pytest.mark.parametrize("kind", [kind.name for kind in EVENTS if kind.name != "merchant-shown"])
def test_every_event_has_a_case(kind: str) -> None:
    assert [case for case in TABLES if f" {kind}" in str(case.events)]
