"""OpenSpiel's own tests on our games, its bots, and what states tell their players."""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from caravanserai import games
from caravanserai.research import openspiel
from caravanserai.research.openspiel import Playouts, SpielState

for_every_game = pytest.mark.parametrize("name", games.names())
TABLES = [(name, players) for name in games.names() for players in games.load(name).players]
for_every_table = pytest.mark.parametrize(("name", "players"), TABLES)
# Games without offers are short enough for bots that think in Python.
QUICK = {"araby": {"options": "offers:0"}}


def quick(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + name, {**QUICK.get(name, {}), **parameters})


def dealt(game: Any, deal: int = 0) -> SpielState:
    state: SpielState = game.new_initial_state()
    state.apply_action(deal)
    return state


@for_every_table
def test_random_games(name: str, players: int) -> None:
    """Among much else: every state can be written and read back."""
    pyspiel.random_sim_test(quick(name, players=players), 1, serialize=True, verbose=False)


@for_every_game
def test_a_playthrough_can_be_replayed(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # a module of its own reads one
    text = str(quick(name, seed=3))
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(text, None, seed=1))
    expected, actual = generate_playthrough.replay(str(path))
    assert expected == actual


@for_every_game
def test_openspiels_api_test(name: str) -> None:
    """The checks of its integration test, which picks games from its own list."""
    from open_spiel.integration_tests import api_test as api  # reads flags when imported

    short = openspiel.PREFIX + name
    known = {"game_name": short, "game": quick(name)}
    case: Any = type("Case", (api.EnforceAPIOnPartialTreeBase,), known)
    case.setUpClass()
    tests = [test for test in dir(case) if test.startswith("test_")]
    assert len(tests) >= 5
    for test in tests:
        getattr(case(test), test)()


@for_every_game
def test_ismcts_plays_a_game(name: str) -> None:
    game = quick(name, seed=4)
    bot = ismcts.ISMCTSBot(game, Playouts(), 1.5, 2, random_state=np.random.RandomState(1))
    assert not play(game, bot).is_chance_node()


@for_every_game
def test_ismcts_searches_deep_anywhere_in_a_game(name: str) -> None:
    """At 50 simulations its tree meets the same texts again and again: they must mean the same."""
    game = quick(name, seed=4, players=games.load(name).players[-1])
    bot = ismcts.ISMCTSBot(game, Playouts(), 1.5, 50, random_state=np.random.RandomState(1))
    chance, state, searches = np.random.default_rng(3), dealt(game), 0
    while not state.is_terminal() and searches < 3:
        legal = state.legal_actions()
        if len(legal) > 1 and state.move_number() % 12 == 0:
            assert bot.step(state) in legal
            searches += 1
        state.apply_action(int(chance.choice(legal)))
    assert searches == 3


@for_every_table
def test_a_resampled_state_tells_nobody_what_was_true(name: str, players: int) -> None:
    """Whatever was true, the same guess gives the same texts, for all players."""
    state = dealt(quick(name, players=players, seed=6))
    chance, looked = np.random.default_rng(1), 0
    while not state.is_terminal() and looked < 4:
        if state.move_number() % 12 == 0:
            player = state.current_player()
            other_truth = state.resample_from_infostate(player, chance.random)
            guesses = [s.resample_from_infostate(player, lambda: 0.4) for s in (state, other_truth)]
            told = [
                [guess.information_state_string(p) for p in range(players)] for guess in guesses
            ]
            assert told[0] == told[1]
            assert told[0][player] == state.information_state_string(player)
            looked += 1
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert looked == 4


@for_every_game
def test_mcts_plays_a_game_it_can_only_guess_at(name: str) -> None:
    game = quick(name, seed=5)
    bot = mcts.MCTSBot(game, 1.5, 2, Playouts(), random_state=np.random.RandomState(1))
    chance = np.random.default_rng(2)
    end = play(game, bot, lambda s: s.resample_from_infostate(s.current_player(), chance.random))
    assert sum(end.returns()) == pytest.approx(0)


def play(game: Any, bot: Any, seen: Any = lambda state: state) -> SpielState:
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(int(bot.step(seen(state))))
    return state


@for_every_table
def test_a_resampled_state_cannot_be_told_from_the_true_one(name: str, players: int) -> None:
    state = dealt(quick(name, players=players, seed=6))
    chance = np.random.default_rng(1)
    differed = 0
    while not state.is_terminal() and state.move_number() < 150:
        for player in range(players):
            guess = state.resample_from_infostate(player, chance.random)
            differed += guess.now != state.now
            assert guess.observation_string(player) == state.observation_string(player)
            assert guess.observation_tensor(player) == state.observation_tensor(player)
            assert guess.current_player() == state.current_player()
            if state.move_number() % 25 == 0:
                told = state.information_state_string(player)
                assert guess.information_state_string(player) == told
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert differed > 100


@for_every_game
def test_deals_follow_the_seed(name: str) -> None:
    game, ours = quick(name, seed=8), games.load(name)
    for deal in (0, 5):
        state = dealt(game, deal)
        assert state.position.same_as(ours.new(state.position.box, 8 + deal))


def test_options_are_those_of_the_game() -> None:
    game = pyspiel.load_game("caravanserai_dunhuang(options=characters:buddhist farmer)")
    tiles = dealt(game).position.state["tiles"][0]
    assert {15, 13} <= set(tiles.tolist())
    with pytest.raises(Exception, match="unknown-option"):
        pyspiel.load_game("caravanserai_dunhuang(options=colour:red)")


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(Exception, match="seed"):
        pyspiel.load_game("caravanserai_dunhuang", {"seed": -5})
