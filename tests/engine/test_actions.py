"""The alphabet of actions: where the kinds of a decision begin and end."""

from caravanserai.engine.actions import Alphabet, Kind

ACTIONS = Alphabet(Kind("keep", ("tea", "silk"), 1), Kind("stop"), Kind("take", ("tea", "silk"), 1))


def test_a_span_holds_all_actions_of_a_kind() -> None:
    assert ACTIONS.span("keep") == (0, 2)
    assert ACTIONS.span("stop") == (2, 3)
    assert ACTIONS.span("take") == (3, 5)


def test_a_span_goes_from_one_kind_to_another() -> None:
    assert ACTIONS.span("keep", "stop") == (0, 3)
    assert ACTIONS.span("stop", "take") == (2, 5)
