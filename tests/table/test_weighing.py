"""Questions before an offer is made: the answer matches the offer's, from the asker's own view."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from caravanserai.engine.errors import CaravanseraiError, Refusal
from caravanserai.games.araby import alphabet as say
from caravanserai.table import answers, requests, wire
from caravanserai.table.commands import entry_for

from .sitting import Sitting

decode = msgspec.json.Decoder(requests.FromClient).decode
SEATS = "ABC"
WHENS = ("now", "due", "promise")


def message(kind: str, **offer: Any) -> Any:
    return decode(json.dumps({"type": kind, "key": "k", "gives": [], "wants": [], **offer}))


def weighed(sitting: Sitting, seat: int, **offer: Any) -> wire.Weighed:
    return answers.weigh(sitting.table, seat, message("weigh", **offer))


def proposed(sitting: Sitting, seat: int, **offer: Any) -> wire.Problem | None:
    """Why an offer would be refused."""
    try:
        sitting.table.draft(entry_for(sitting.table, seat, message("propose", **offer)), 0.0)
    except CaravanseraiError as error:
        return answers.problem(error, sitting.table.game)
    return None


def seated() -> tuple[Sitting, int, int]:
    sitting = Sitting("araby")
    active = sitting.table.turn()
    assert active is not None
    return sitting, active, (active + 1) % 3


def test_what_can_be_sent_and_what_cannot() -> None:
    sitting, ann, ben = seated()
    fine = weighed(sitting, ann, to=SEATS[ben], gives=[{"kind": "coins", "what": 3}])
    assert (fine.refused, fine.gives.terms[0].times) == (None, list(WHENS))
    poor = weighed(sitting, ann, to=SEATS[ben], gives=[{"kind": "coins", "what": 4}])
    assert poor.refused is not None
    assert poor.refused.code == "too-few-coins"
    assert (poor.gives.terms[0].times, poor.gives.terms[0].first) == (["due", "promise"], "due")


@pytest.mark.parametrize(
    ("offer", "code"),
    [
        ({}, "empty-offer"),
        ({"gives": [{"kind": "space", "what": n} for n in range(1, 8)]}, "too-many-terms"),
        ({"gives": [{"kind": "card", "what": "any"}]}, "card-to-name"),
        ({"wants": [{"kind": "coins", "what": 1}], "counter": True}, "no-offer"),
        ({"wants": [{"kind": "nonsense", "what": 1}]}, "unknown-action"),
    ],
)
def test_why_an_offer_cannot_be_sent(offer: dict[str, Any], code: str) -> None:
    sitting, ann, ben = seated()
    found = weighed(sitting, ann, to=SEATS[ben], **offer)
    assert found.refused is not None
    assert found.refused.code == code
    assert found.refused == proposed(sitting, ann, to=SEATS[ben], **offer)


def test_a_counter_is_weighed_as_the_answer_that_it_is() -> None:
    sitting, ann, ben = seated()
    gives = [{"kind": "coins", "what": 1}]
    sitting.do(entry_for(sitting.table, ann, message("propose", to=SEATS[ben], gives=gives)))
    again = weighed(sitting, ann, to=SEATS[ben], gives=gives)
    assert again.refused is not None
    assert again.refused.code == "offer-waiting"
    assert weighed(sitting, ben, to=SEATS[ann], gives=gives, counter=True).refused is None


def test_nothing_comes_of_it() -> None:
    sitting, ann, ben = seated()
    before, views = sitting.table.position.state.tobytes(), sitting.table.views.tobytes()
    weighed(sitting, ann, to=SEATS[ben], gives=[{"kind": "coins", "what": 1}])
    assert sitting.table.position.state.tobytes() == before
    assert sitting.table.views.tobytes() == views


def test_a_game_without_offers_refuses_it() -> None:
    with pytest.raises(Refusal, match="no-offers-here"):
        weighed(Sitting("dunhuang"), 0, to="B")


def drawn_term(chance: random.Random, own: list[str]) -> dict[str, Any]:
    kind, values = chance.choice(
        [
            ("coins", [1, 2, 3, 4, 9]),
            ("product", say.PRODUCTS),
            ("card", [*say.CARD_WORDS, "any"]),
            ("task", say.CARD_WORDS),
            ("entourage", say.CARD_WORDS),
            ("credit", say.ICONS),
            ("space", range(1, 10)),
            ("spaces", [1, 2, 3]),
            ("camel", [f"{seat}{n}" for seat in "ABC" for n in range(1, 10)]),
            ("own-caravan", [None]),
        ]
    )
    when, what = chance.choice(WHENS), chance.choice(list(values))
    is_open = when == "now" and (kind == "credit" or what == "any")
    return {
        "kind": kind,
        "what": what,
        "when": when,
        "fixed": chance.choice(own) if is_open else "",
    }


def drawn_offer(chance: random.Random, own: list[str]) -> dict[str, Any]:
    """Partly what the seat has, to anybody, even itself."""
    card = chance.choice(own)
    gives = [{"kind": kind, "what": card} for kind in ("card", "task") if chance.random() < 0.3]
    gives += [drawn_term(chance, own) for _ in range(chance.randrange(2))]
    wants = [drawn_term(chance, own) for _ in range(chance.randrange(3))]
    return {"to": chance.choice(SEATS), "gives": gives, "wants": wants}


def own_cards(sitting: Sitting, seat: int) -> list[str]:
    state = sitting.table.position.state[0]
    zones = (say.HAND + seat, say.ENTOURAGE + seat)
    places = [p for zone in zones for p in range(state["start"][zone], state["start"][zone + 1])]
    return [say.CARD_WORDS[state["face"][place]] for place in places]


@contextmanager
def dealt_anew(sitting: Sitting, seat: int, seed: int) -> Iterator[None]:
    """Meanwhile others hold anything they may hold, given what a seat knows."""
    table, others = sitting.table, [other for other in range(3) if other != seat]
    truth, views = table.match.position, table.views.copy()
    table.match.position = table.game.determinize(table.view(seat), seed)
    table.match.position.state["coins"][0][others] = seed % 60
    table.game.see(table.match.position, table.views)
    yield
    table.match.position, table.views[:] = truth, views


def play_on(sitting: Sitting, chance: random.Random) -> None:
    """An action by the player to move, but no offer."""
    table, seat = sitting.table, sitting.table.turn()
    assert seat is not None
    legal = [table.game.actions.text(a) for a in table.game.legal(table.position, seat)]
    sitting.act(chance.choice([text for text in legal if not text.startswith("offer")]), seat)


def test_the_answer_is_that_of_the_offer_and_the_same_whatever_others_hold() -> None:
    """Throughout a game: nothing hidden from the asker changes a word of it."""
    sitting, chance, sent = Sitting("araby"), random.Random(3), 0
    for number in range(150):
        play_on(sitting, chance)
        seat = chance.randrange(3)
        offer = drawn_offer(chance, own_cards(sitting, seat))
        found = weighed(sitting, seat, **offer)
        assert found.refused == proposed(sitting, seat, **offer)
        sent += found.refused is None
        with dealt_anew(sitting, seat, number):
            assert weighed(sitting, seat, **offer) == found
    assert sent > 10


def test_a_term_alone_could_be_given_when_it_could_be_proposed() -> None:
    sitting, chance, compared = Sitting("araby"), random.Random(4), 0
    for _ in range(150):
        play_on(sitting, chance)
        seat, other = chance.sample(range(3), 2)
        harmless = {"kind": "coins", "what": 1, "when": "promise"}
        if proposed(sitting, seat, to=SEATS[other], gives=[harmless]) is not None:
            continue  # nothing could be offered at all
        side, term = chance.choice(("gives", "wants")), drawn_term(chance, own_cards(sitting, seat))
        if side == "wants":
            term["fixed"] = ""  # theirs to set aside
        found = weighed(sitting, seat, to=SEATS[other], **{side: [term]})
        times = found.gives.terms[0].times if side == "gives" else found.wants.terms[0].times
        fine = [
            when
            for when in WHENS
            if proposed(sitting, seat, to=SEATS[other], **{side: [at(term, when)]}) is None
        ]
        assert times == fine, (side, term)
        compared += 1
    assert compared > 50


def at(term: dict[str, Any], when: str) -> dict[str, Any]:
    """The same at another time; a card is set aside only for now."""
    return {**term, "when": when, "fixed": term["fixed"] if when == "now" else ""}
