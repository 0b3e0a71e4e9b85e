"""PettingZoo's own tests on every table, and what they don't check."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from caravanserai import games
from caravanserai.research.pettingzoo import env, parallel_env

TABLES = [(name, players) for name in games.names() for players in games.load(name).players]
for_every_table = pytest.mark.parametrize(("name", "players"), TABLES)
for_every_game = pytest.mark.parametrize("name", games.names())


# It wants arrays for observations, and exempts PettingZoo's own games with masks by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@for_every_table
def test_api(name: str, players: int) -> None:
    api_test(env(name, players=players), num_cycles=100)


@for_every_table
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: env(name, players=players), num_cycles=60)


@for_every_table
def test_parallel_api(name: str, players: int) -> None:
    parallel_api_test(parallel_env(name, players=players), num_cycles=100)


@for_every_game
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert capsys.readouterr().out.count("\n") > 30


@for_every_game
def test_pictures_show_something(name: str) -> None:
    table = env(name, render_mode="rgb_array")
    table.reset(seed=1)
    assert len(np.unique(table.render().reshape(-1, 3), axis=0)) > 3


def masked(space: Any, seen: dict[str, Any]) -> int:
    return int(space.sample(seen["action_mask"]))


@for_every_table
def test_parallel_games_of_a_seed_are_the_same_to_the_end(name: str, players: int) -> None:
    """PettingZoo's parallel seed test stops after the first step."""
    twins = [parallel_env(name, players=players) for _ in range(2)]
    seen = [twin.reset(seed=9)[0] for twin in twins]
    for twin in twins:
        for agent in twin.possible_agents:
            twin.action_space(agent).seed(5)
    steps = 0
    while twins[0].agents and steps < 600:
        moves = [
            {agent: masked(twin.action_space(agent), saw[agent]) for agent in twin.agents}
            for twin, saw in zip(twins, seen, strict=True)
        ]
        assert moves[0] == moves[1]
        results = [twin.step(move) for twin, move in zip(twins, moves, strict=True)]
        seen = [result[0] for result in results]
        np.testing.assert_equal(results[0], results[1])
        steps += 1
    assert steps > 10


@for_every_table
def test_an_illegal_action_loses(name: str, players: int) -> None:
    table = env(name, players=players)
    table.reset(seed=3)
    offender = table.agent_selection
    illegal = int(np.argmin(table.observe(offender)["action_mask"]))
    table.step(illegal)
    assert table.infos[offender] == {"illegal": True}
    assert table.terminations == dict.fromkeys(table.possible_agents, True)
    assert table.rewards[offender] == -1
    others = [reward for agent, reward in table.rewards.items() if agent != offender]
    np.testing.assert_allclose(others, 1 / (players - 1), rtol=1e-6)


def test_who_bid_in_secret_did_so_at_once() -> None:
    """In the opening of Dunhuang all keep a card in one step."""
    table = parallel_env("dunhuang", players=4)
    seen, infos = table.reset(seed=2)
    assert [info["asked"] for info in infos.values()] == [True] * 4
    assert [bool(saw["action_mask"].any()) for saw in seen.values()] == [True] * 4
    keeps = {agent: int(np.argmax(saw["action_mask"])) for agent, saw in seen.items()}
    _, _, _, _, infos = table.step(keeps)
    assert sum(info["asked"] for info in infos.values()) == 1
    assert table.table.game.decision(table.table.position) == "camel"
