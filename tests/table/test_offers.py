"""An offer made in one step: stored, told and refused as a whole."""

import json
from typing import Any

import msgspec
import pytest

from caravanserai.engine.errors import Refusal
from caravanserai.engine.log import read_log, replayed
from caravanserai.table import entries as e
from caravanserai.table import requests
from caravanserai.table.commands import entry_for
from caravanserai.table.folding import fold
from caravanserai.table.game_log import as_text
from caravanserai.table.screens import Screens

from .plain_scene import scene_of
from .sitting import Sitting

decode = msgspec.json.Decoder(requests.FromClient).decode
SPARE = "I spare your caravan."


def proposed(sitting: Sitting, seat: int, **offer: Any) -> e.Entry:
    text = json.dumps({"type": "propose", "key": "k", "gives": [], "wants": [], **offer})
    return entry_for(sitting.table, seat, decode(text))


def seated() -> tuple[Sitting, int, int]:
    sitting = Sitting("araby")
    active = sitting.table.turn()
    assert active is not None
    return sitting, active, (active + 1) % 3


def promise(sitting: Sitting, by: int, to: int) -> e.Entry:
    gives = [{"kind": "words", "when": "promise", "words": SPARE}, {"kind": "coins", "what": 1}]
    wants = [{"kind": "coins", "what": 2, "when": "due"}]
    return proposed(sitting, by, to="ABC"[to], gives=gives, wants=wants)


def test_an_offer_is_one_entry_and_one_update() -> None:
    sitting, ann, ben = seated()
    table, screens = sitting.table, Screens(sitting.table)
    for viewer in table.streams:
        screens.snapshot(table, viewer)
    before = len(table.log)
    sitting.do(promise(sitting, ann, ben))
    assert len(table.log) == before + 1
    updates = screens.updates(table, set(table.streams))
    assert [len(json.loads(update)["happenings"]) for update in updates.values()] == [1] * 4
    offer = scene_of(table, ben).facts["offers"][0]
    assert [term["kind"] for term in offer["gives"]] == ["coins", "words"]
    assert offer["wants"][0]["when"] == "due"
    assert list(scene_of(table, ben).words.values()) == [SPARE]
    assert not scene_of(table, 3 - ann - ben).words


def test_a_term_that_is_refused_uses_up_no_offer() -> None:
    sitting, ann, ben = seated()
    table = sitting.table
    before = table.position.state.tobytes()
    too_much = [{"kind": "coins", "what": 63}]
    with pytest.raises(Refusal, match="too-few-coins"):
        sitting.do(proposed(sitting, ann, to="ABC"[ben], gives=too_much))
    assert table.position.state.tobytes() == before
    assert scene_of(table, ann).facts["offers_left"] == 12


def test_it_is_kept_exported_and_read_again() -> None:
    sitting, ann, ben = seated()
    sitting.do(promise(sitting, ann, ben))
    sitting.act(f"accept {'ABC'[ann]}", ben)
    again = fold(sitting.setup, sitting.rows)
    assert again.position.same_as(sitting.table.position)
    assert again.match.written == sitting.table.match.written
    text = as_text(sitting.table)
    log = read_log(text)
    assert [entry.action for entry in log.actions][:2] == [f"offer {'ABC'[ben]}", "coins 1"]
    match = replayed(sitting.table.game, log)
    assert match.position.same_as(sitting.table.position)
    assert match.written == sitting.table.match.written


def test_a_counter_declines_what_it_answers() -> None:
    sitting, ann, ben = seated()
    sitting.do(promise(sitting, ann, ben))
    wants = [{"kind": "coins", "what": 3}]
    sitting.do(proposed(sitting, ben, to="ABC"[ann], wants=wants, counter=True))
    offers = scene_of(sitting.table, ann).facts["offers"]
    assert [(offer["by"], offer["to"]) for offer in offers] == [("ABC"[ben], "ABC"[ann])]


def test_a_game_without_offers_refuses_one() -> None:
    sitting = Sitting("dunhuang")
    with pytest.raises(Refusal, match="no-offers-here"):
        proposed(sitting, 0, to="B")


def test_nothing_of_an_offer_is_taken_back() -> None:
    sitting, ann, ben = seated()
    sitting.do(promise(sitting, ann, ben))
    assert not sitting.table.can_undo(ann)


@pytest.mark.parametrize(
    "term",
    [
        {"kind": "coins", "what": -1},
        {"kind": "coins", "what": 10**30},
        {"kind": "coins", "what": 1, "when": "never"},
        {"kind": "x" * 61},
        {"kind": "words", "words": "x" * 201},
        {"kind": "task", "what": "broker", "choices": ["yes"] * 5},
        {"kind": "coins", "what": 1, "more": 1},
        "coins",
    ],
)
def test_terms_of_another_form_are_not_read(term: Any) -> None:
    message = {"type": "propose", "key": "k", "to": "B", "gives": [term], "wants": []}
    with pytest.raises(msgspec.ValidationError):
        decode(json.dumps(message))


def to_both(sitting: Sitting, ann: int, **offer: Any) -> e.Entry:
    others = [name for name in "ABC" if name != "ABC"[ann]]
    gives = [{"kind": "coins", "what": 1}]
    return proposed(sitting, ann, **{"to": others[0], "also": others[1:], "gives": gives, **offer})


def open_to(sitting: Sitting, ann: int) -> list[str]:
    """Whom an offer of hers waits for."""
    offers = scene_of(sitting.table, ann).facts["offers"]
    return [offer["to"] for offer in offers if offer["by"] == "ABC"[ann]]


def test_an_offer_to_everybody_is_one_entry_and_only_one_can_take_it() -> None:
    sitting, ann, ben = seated()
    table, cleo = sitting.table, 3 - ann - ben
    before = len(table.log)
    sitting.do(to_both(sitting, ann))
    assert len(table.log) == before + 1
    assert len(open_to(sitting, ann)) == 2
    assert table.withdrawal() is None
    sitting.act(f"accept {'ABC'[ann]}", ben)
    with pytest.raises(Refusal, match="offer-taken"):
        sitting.act(f"accept {'ABC'[ann]}", cleo)
    assert table.automatic() == ann
    withdrawal = table.withdrawal()
    assert withdrawal is not None
    sitting.do(e.Acted(ann, table.game.actions.text(withdrawal[1]), "order"))
    assert not open_to(sitting, ann)
    assert table.withdrawal() is None
    assert table.automatic() is None
    again = fold(sitting.setup, sitting.rows)
    assert again.position.same_as(table.position)


def test_whoever_declines_leaves_it_to_the_others() -> None:
    sitting, ann, ben = seated()
    cleo = 3 - ann - ben
    sitting.do(to_both(sitting, ann))
    sitting.act(f"decline {'ABC'[ann]}", ben)
    assert sitting.table.withdrawal() is None
    sitting.act(f"accept {'ABC'[ann]}", cleo)
    assert sitting.table.withdrawal() is None


def test_those_who_cannot_be_asked_are_left_out() -> None:
    sitting, ann, ben = seated()
    sitting.do(promise(sitting, ann, ben))
    sitting.do(to_both(sitting, ann, wants=[{"kind": "coins", "what": 1}], gives=[]))
    offers = scene_of(sitting.table, ann).facts["offers"]
    assert len(offers) == 2
    with pytest.raises(Refusal, match="offer-waiting"):
        to_both(sitting, ann)


def test_an_offer_is_made_again_at_another_price_in_one_step() -> None:
    sitting, ann, ben = seated()
    sitting.do(to_both(sitting, ann))
    sitting.do(to_both(sitting, ann, gives=[{"kind": "coins", "what": 2}], again=True))
    offers = scene_of(sitting.table, ann).facts["offers"]
    assert [offer["gives"][0]["what"] for offer in offers] == [2, 2]
    sitting.do(
        proposed(sitting, ann, to="ABC"[ben], gives=[{"kind": "coins", "what": 3}], again=True)
    )
    sitting.act(f"accept {'ABC'[ann]}", ben)
    assert sitting.table.withdrawal() is None, "this one was for Ben alone"
    assert len(open_to(sitting, ann)) == 1
