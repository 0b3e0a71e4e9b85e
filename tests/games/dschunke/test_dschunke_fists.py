"""Bluffs outside the rules: how bots, guesses, screens and stored matches handle them (J6)."""

import hashlib
from pathlib import Path

import numpy as np
import pytest

from caravanserai.engine.log import read_log, replay, start_match
from caravanserai.games.dschunke.alphabet import ACTIONS, FISTS
from caravanserai.games.dschunke.game import GAME
from caravanserai.games.dschunke.mind.evaluation import bid_worth
from caravanserai.games.dschunke.mind.thinking import consider
from caravanserai.games.dschunke.state import Box, State
from caravanserai.locale import LANGUAGES, Texts

GOLDEN = Path(__file__).parents[2] / "golden" / "dschunke"
FISH_SOLD = "dschunke; decision: bid; market: 214S; sold: fish; "
HAND = FISH_SOLD + "A.hand: spice*2 fish*3 rice; B.hand: spice*4 rice*4; "


def considered(text: str) -> list[str]:
    """The bids of A that a bot thinks about."""
    position = GAME.read(text)
    legal = np.array(GAME.legal(position, 0), np.int16)
    box, s = Box.load(position.box), State.load(position.state)
    count = consider(box, s, 0, legal, len(legal))
    return [ACTIONS.text(int(action)) for action in legal[:count]]


def test_bots_give_no_thought_to_bluffs() -> None:
    assert considered(HAND) == ["none", "bid-spice 1", "bid-spice 2", "bid-rice 1"]


def test_bots_with_nothing_but_bluffs_bid_none() -> None:
    assert considered(FISH_SOLD + "A.hand: fish*3") == ["none"]


@pytest.mark.parametrize(("bid", "is_worth"), [("fish 3", 0), ("spice-rice", 0), ("none", 0)])
def test_a_bluff_is_worth_nothing_and_costs_nothing(bid: str, is_worth: float) -> None:
    position = GAME.read(HAND + f"A.bid: {bid}")
    assert bid_worth(Box.load(position.box), State.load(position.state), 0) == is_worth


def test_a_guess_may_be_any_bid_that_the_hand_allows() -> None:
    position = GAME.read(HAND + "A.seen: spice*2 fish*3 rice; A.bid: fish 1")
    legal = {ACTIONS.text(action) for action in GAME.legal(GAME.read(HAND), 0)}
    view = GAME.view(position, 1)
    guessed = set()
    for seed in range(300):
        state = GAME.determinize(view, seed).state
        fist, count = int(state["bid_good"][0][0]), int(state["bid_count"][0][0])
        kinds = ("none", f"bid-{FISTS[fist]} {count}", f"mixed {FISTS[fist]}")
        guessed.add(kinds[(fist > 0) + (fist > 4)])
    assert guessed == legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_bluffs_is_warned(language: str) -> None:
    position = GAME.read(HAND)
    texts = Texts(language, "dschunke")
    for text in ("bid-fish 2", "mixed spice-rice", "mixed spice-fish"):
        told = GAME.wording.consequences(GAME, position, 0, ACTIONS.number(text))
        assert [said.key for said in told] == ["consequence-bluff", "consequence-bluff-seen"]
        assert texts.say(GAME.choice(position, 0, ACTIONS.number(text)))
    (said,) = GAME.wording.consequences(GAME, position, 0, ACTIONS.number("bid-spice 2"))
    assert said.key == "consequence-bid"


def test_a_bluff_in_words() -> None:
    texts, said = Texts("en", "dschunke"), []
    position = GAME.read(HAND + "C.hand: fish*2")
    for seat, text in enumerate(("mixed spice-rice", "none", "bid-fish 2", "none")):
        events = GAME.cut(GAME.apply(position, seat, ACTIONS.number(text)), seat)
        view = GAME.view(position, seat)
        said += [texts.say(GAME.event_phrase(view, event, seat)) for event in events]
    bluff = "a bluff. It doesn't count as a bid, and"
    assert said[0] == "You hold a mixed fist: spice, rice."
    assert f"A shows a mixed fist (spice, rice): {bluff} A takes the cards back." in said
    assert f"C shows 2\N{MULTIPLICATION SIGN} fish: {bluff} C takes the cards back." in said


def test_a_player_observes_the_own_fist() -> None:
    layout = GAME.layout(4)
    for bid, fist, count in (("fish 3", 3, 3), ("spice-rice", 7, 2), ("none", 0, 0)):
        view = GAME.view(GAME.read(HAND + f"A.bid: {bid}"), 0)
        seen = np.zeros(layout.size, np.int8)
        GAME.rules.observe(Box.load(view.box), State.load(view.state), 0, seen)
        assert layout.part(seen, "bid_good").tolist() == [n == fist for n in range(1, len(FISTS))]
        assert layout.part(seen, "bid_count").tolist() == count


@pytest.mark.parametrize(
    ("name", "fingerprint"),
    [("3-most-yuan", "68bd9c52ecc9da84"), ("4-other-data", "9b791e0e54df2f86")],
)
def test_stored_matches_of_before_still_open(name: str, fingerprint: str) -> None:
    """Every state of a match played before bluffs were possible still has the same bytes.

    A stored match opens only if they equal those recorded with each action.
    """
    log = read_log((GOLDEN / f"{name}.jsonl").read_text("utf-8"))
    match, bytes_seen = start_match(GAME, log), hashlib.blake2b(digest_size=8)
    for _ in replay(match, log):
        bytes_seen.update(match.position.state.tobytes())
    assert bytes_seen.hexdigest() == fingerprint
