"""Caravan of Three, the example game: its rules, secrets, texts and size."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from caravanserai import games
from caravanserai.bots.advice import advise
from caravanserai.engine import jit, kernels
from caravanserai.engine.errors import BadNotation, Refusal
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.locale import LANGUAGES, Texts, sources

ROOT = Path(__file__).parents[3]
MOST_LINES = 300

for_every_table = pytest.mark.parametrize("players", [2, 3, 4])


def walk(game: Game, players: int, seed: int) -> Iterator[Position]:
    """The positions of a random game."""
    position, chance = game.new(game.box(players), seed), random.Random(seed)
    yield position
    while (seat := game.turn(position)) is not None:
        game.apply(position, seat, chance.choice(game.legal(position, seat)))
        yield position


def test_its_size_is_what_the_guide_says() -> None:
    sources = (ROOT / "examples" / "caravan").rglob("*.py")
    lines = sum(len(source.read_text(encoding="utf-8").splitlines()) for source in sources)
    assert lines <= MOST_LINES
    assert f"{lines} lines of Python" in (ROOT / "docs/adding-a-game.md").read_text("utf-8")


@for_every_table
def test_no_card_is_lost(game: Game, players: int) -> None:
    for seed in range(10):
        totals = set()
        for position in walk(game, players, seed):
            s = position.state[0]
            cards = s["hand"].sum(0) + s["sold"] + np.bincount(s["loaded"], minlength=4)
            cards[0] = 0  # those who have not loaded
            assert max(cards) <= 8
            totals.add(int(cards.sum()))
        assert totals == {players * (7 if players == 3 else 5)}
        outcome = game.outcome(position)
        assert outcome is not None
        assert outcome.scores == tuple(position.state["coins"][0][:players])
        assert max(outcome.scores) == outcome.scores[outcome.winners[0]]


def test_scarce_goods_are_dear_and_the_called_one_pays_double(game: Game) -> None:
    position = game.read(
        "caravan; players: 4; decision: 1; called: 3; loaded: 3 3 1 0; hand: 0*12 0 0 1 1"
    )
    game.apply(position, 3, game.notation.action("load salt", position))
    assert position.state["coins"][0].tolist() == [6, 6, 4, 4]


@for_every_table
def test_a_view_is_all_that_its_owner_can_tell(game: Game, players: int) -> None:
    """A new deal of what is unknown looks the same, also to the bots."""
    different = 0
    for position in walk(game, players, 5):
        for viewer in (*range(players), PUBLIC):
            view = game.view(position, viewer)
            guess = game.determinize(view, 99)
            assert game.is_over(position) or game.view(guess, viewer).same_as(view)
            different += not np.array_equal(guess.state["hand"], position.state["hand"])
            if viewer != PUBLIC:
                assert game.legal(view, viewer) == game.legal(position, viewer)
    assert different


def with_another_card_loaded(position: Position, player: int) -> Position:
    """A position in which a player has loaded another card from their hand, if they have one."""
    other = position.copy()
    hand, loaded = other.state["hand"][0][player], other.state["loaded"][0]
    for good in range(1, 4):
        if loaded[player] and hand[good] and good != loaded[player]:
            hand[loaded[player]] += 1
            hand[good] -= 1
            loaded[player] = good
            break
    return other


@for_every_table
def test_a_card_loaded_shows_in_no_other_view(game: Game, players: int) -> None:
    changed = 0
    for position in walk(game, players, 6):
        for player in range(players):
            other = with_another_card_loaded(position, player)
            changed += not other.same_as(position)
            for viewer in {*range(players), PUBLIC} - {player}:
                assert game.view(other, viewer).same_as(game.view(position, viewer))
    assert changed > players


def test_others_do_not_learn_what_is_loaded(game: Game) -> None:
    position = game.new(game.box(3), 1)
    game.apply(position, 0, game.legal(position, 0)[0])
    rows = game.apply(position, 0, game.legal(position, 0)[0])
    assert game.cut(rows, 0)[0].fields["good"] is not None
    assert game.cut(rows, 1)[0].fields["good"] is None
    said = Texts("en", "caravan").say(game.event_phrase(position, game.cut(rows, 1)[0], 1))
    assert said == "A loads a card."


def test_advice_depends_on_the_view_alone(game: Game) -> None:
    position = game.new(game.box(3), 3)
    game.apply(position, 0, game.legal(position, 0)[0])
    game.apply(position, 0, game.legal(position, 0)[0])
    view = game.view(position, 1)
    other = game.view(game.determinize(view, 77), 1)
    advice = advise(game, view, 1, 60)
    assert advice is not None
    assert advice == advise(game, other, 1, 60)


@pytest.mark.skipif(not jit.ENABLED, reason="compares with compiled rules")
@for_every_table
def test_compiled_and_plain_rules_agree(game: Game, players: int) -> None:
    box, states = game.box(players), [game.state_class.rows(20) for _ in range(2)]
    for rows, compiled in zip(states, (True, False), strict=True):
        play = game.kernel(kernels.play_games, compiled=compiled)
        play(box, rows, 7, 0, len(rows), len(game.actions))
    assert states[0].tobytes() == states[1].tobytes()


@for_every_table
def test_positions_read_back_to_the_byte(game: Game, players: int) -> None:
    for position in walk(game, players, 8):
        for shown in (position, *(game.view(position, v) for v in (0, PUBLIC))):
            again = game.read(game.notation.write(shown))
            assert again.same_as(shown)
            assert again.box.tobytes() == shown.box.tobytes()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("caravan; coins: 1 2 3 4 5", "too-many"),
        ("caravan; coins: 128", "bad-number"),
        ("caravan; coins: many", "bad-number"),
        ("caravan; players: 5", "bad-number"),
        ("caravan; eyes: C", "bad-name"),
        ("caravan; camels: 3", "unknown-statement"),
    ],
)
def test_what_cannot_be_read(game: Game, text: str, code: str) -> None:
    with pytest.raises(BadNotation) as error:
        game.read(text)
    assert error.value.code == code
    assert all(Texts(language, "caravan").error(error.value) for language in LANGUAGES)


def test_refusals_without_a_word_of_the_game(game: Game) -> None:
    position = game.new(game.box(2), 1)
    call, load = (game.actions.number(text) for text in ("call silk", "load silk"))
    assert game.why_not(position, 0, call) == ""
    assert game.why_not(position, 1, call) == "not-your-decision"
    with pytest.raises(Refusal, match="other-decision") as error:
        game.apply(position, 0, load)
    assert Texts("en", "caravan").error(error.value).startswith('"load silk" isn\'t possible')
    *_, over = walk(game, 2, 1)
    assert game.why_not(over, 0, call) == "game-over"
    assert game.default(game.view(position, 0), 0) == game.legal(position, 0)[0]


def test_all_languages_have_the_same_texts() -> None:
    keys = [
        re.findall(r"^[\w-]+(?= =)", sources(language, "caravan")[-1].read_text("utf-8"), re.M)
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(game: Game, language: str) -> None:
    texts = Texts(language, "caravan")
    for position in walk(game, 3, 2):
        assert game.draw(game.view(position, 1), texts)
        for seat in game.may_act(position):
            view = game.view(position, seat)
            said = [game.prompt(view, seat)]
            said += [game.choice(view, seat, action) for action in game.legal(view, seat)]
            assert all(texts.say(phrase) for phrase in said)


def test_an_installed_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = tmp_path / "traders-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: traders\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[caravanserai.games]\ntraders = traders_of_ur\n")
    (tmp_path / "traders_of_ur").mkdir()
    (tmp_path / "traders_of_ur" / "game.py").write_text("GAME = 'Traders of Ur'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    games._installed.cache_clear()
    assert "traders" in games.names()
    assert str(games.load("traders")) == "Traders of Ur"
    monkeypatch.undo()
    games._installed.cache_clear()
    assert "traders" not in games.names()
