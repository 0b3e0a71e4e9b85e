"""One agent against compiled bots, in Gymnasium's vectors; and what its own wrappers need."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import (
    ClipReward,
    DictInfoToList,
    NormalizeReward,
    RecordEpisodeStatistics,
)

import caravanserai.research.gymnasium  # noqa: F401  # registers the environments
from caravanserai import games
from caravanserai.bots.greedy import Greedy
from caravanserai.engine.errors import BadOption
from caravanserai.engine.jit import cores
from caravanserai.lab.arena import Arena
from caravanserai.lab.matches import Pairing
from caravanserai.research.batch import Batch
from caravanserai.research.gymnasium import AgainstBots, ManyAgainstBots
from caravanserai.research.pettingzoo import env, parallel_env
from caravanserai.research.tables import AgentTables

ID = "caravanserai/dunhuang-v0"


def made(**settings: Any) -> Any:
    return gymnasium.make_vec(ID, **{"num_envs": 8, "threads": 1, **settings})


def chosen(masks: Any, chance: np.random.Generator) -> Any:
    return (chance.random(masks.shape) * masks).argmax(axis=1)


def test_make_and_make_vec_are_one_task() -> None:
    one, many = gymnasium.make(ID, seat=1), made(seat=1)
    assert isinstance(many.unwrapped, ManyAgainstBots)
    assert many.single_observation_space == one.observation_space
    assert many.single_action_space == one.action_space
    _, infos = many.reset(seed=3)
    _, rewards, over, cut, infos = many.step(infos["action_mask"].argmax(axis=1))
    assert rewards.shape == over.shape == cut.shape == (8,)
    assert set(infos) == {"action_mask", "illegal"}
    with pytest.raises(gymnasium.error.Error):
        gymnasium.make("caravanserai/dunhuang-selfplay-v0")


def test_a_seed_deals_the_same_game_to_one_and_to_many() -> None:
    one = AgainstBots("dunhuang", seat=0, options={"start": "A"})
    many = AgentTables("dunhuang", 3, seat=0, options={"start": "A"}, threads=1)
    many.reset(20)
    for i in range(3):
        np.testing.assert_array_equal(one.reset(seed=20 + i)[0], many.tables.observations[i])


@pytest.mark.parametrize(
    "rivals", ["random", "greedy", "learned", "apprentice@8", ["greedy", "random", "apprentice@4"]]
)
def test_agents_play_to_the_end(rivals: str | list[str]) -> None:
    players = 2 if isinstance(rivals, str) else 4
    many = made(opponents=rivals, players=players, seat=None)
    chance, ended, total = np.random.default_rng(1), 0, []
    seen, infos = many.reset(seed=2)
    for _ in range(70):
        assert infos["action_mask"].any(axis=1).all()
        seen, rewards, over, _, infos = many.step(chosen(infos["action_mask"], chance))
        assert many.observation_space.contains(seen)
        assert ("final_obs" in infos) == over.any()
        assert not rewards[~over].any()
        ended += int(over.sum())
        total += rewards[over].tolist()
    assert ended > 8
    assert rivals == "random" or np.mean(total) < 0
    assert len(set(many.unwrapped.games.tables.agents.tolist())) > 1


def test_threads_and_copies_change_nothing() -> None:
    plans = [{"threads": 1}, {"threads": 2}, {"copy": False, "threads": 1}]
    vectors = [made(opponents="greedy", seat=None, **plan) for plan in plans]
    infos = [vector.reset(seed=9)[1] for vector in vectors]
    chance = np.random.default_rng(4)
    for _ in range(40):
        actions = chosen(infos[0]["action_mask"], chance)
        steps = [vector.step(actions) for vector in vectors]
        infos = [step[4] for step in steps]
        for step in steps[1:]:
            np.testing.assert_equal(step[:3], steps[0][:3])


def test_a_compiled_greedy_chooses_as_the_bot_does() -> None:
    """Given the same random numbers."""
    many = AgentTables("dunhuang", 1, "greedy", players=3, seat=2, threads=1)
    keys: list[int] = []
    for seed in range(40, 46):
        many.reset(seed)
        game, bot = many.game, Greedy()
        position = game.new(many.box, seed)
        moves = 0
        while (seat := game.turn(position)) is not None and seat != 2:
            legal = game.legal(position, seat)
            if len(legal) > 1:
                moves += 1
                bot._seed = key(seed, moves) - 1
                keys.append(bot._seed)
            view = game.view(position, seat)
            game.apply(position, seat, bot.choose(game, view, seat, legal))
        assert many.states[0].tobytes() == position.state[0].tobytes()
    assert len(keys) > 3


def key(seed: int, move: int) -> int:
    """The random key of a bot's decision, as `opponents` draws it."""
    from caravanserai.engine import rng

    high, low = rng.philox(move, 7, seed)
    return high << 20 | low & 0xFFFFF


def test_an_illegal_action_loses_and_the_next_game_begins() -> None:
    many = made()
    _, infos = many.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[3] = infos["action_mask"][3].argmin()
    seen, rewards, over, _, infos = many.step(actions)
    assert (rewards[3], over[3], infos["illegal"][3]) == (-1, True, True)
    assert infos["final_info"]["illegal"].tolist() == [i == 3 for i in range(8)]
    assert infos["_final_obs"].tolist() == [i == 3 for i in range(8)]
    assert infos["final_obs"][3].shape == seen[3].shape
    assert infos["final_obs"][0] is None


@pytest.mark.parametrize("kind", ["", "selfplay-"])
def test_gymnasiums_wrappers(kind: str) -> None:
    """They count episodes, scale rewards, and list infos game by game.

    Those that change observations need a mode other than SAME_STEP, in any environment.
    """
    bare = gymnasium.make_vec(f"caravanserai/dunhuang-{kind}v0", num_envs=6, threads=1)
    listed = DictInfoToList(ClipReward(NormalizeReward(RecordEpisodeStatistics(bare)), -10, 10))
    _, infos = listed.reset(seed=5)
    chance, episodes = np.random.default_rng(2), []
    for _ in range(150):
        masks = np.array([info["action_mask"] for info in infos])
        _, rewards, over, _, infos = listed.step(chosen(masks, chance))
        assert abs(rewards).max() <= 10
        for i in np.flatnonzero(over):
            episodes.append(infos[i]["episode"])
            assert bare.single_observation_space.contains(infos[i]["final_obs"])
            assert not infos[i]["final_info"]["illegal"]
    assert len(episodes) > 6
    assert all(episode["l"] > 5 and abs(episode["r"]) <= 1 for episode in episodes)


@pytest.mark.parametrize("kind", ["", "selfplay-"])
def test_some_games_can_be_reset(kind: str) -> None:
    many = gymnasium.make_vec(f"caravanserai/dunhuang-{kind}v0", num_envs=4, threads=1)
    first, infos = many.reset(seed=30)
    begun = first.copy()
    many.step(infos["action_mask"].argmax(axis=1))
    mask = np.array([True, False, True, False])
    again, _ = many.reset(seed=30, options={"reset_mask": mask})
    np.testing.assert_array_equal(again[mask], begun[mask])
    assert (again[~mask] != begun[~mask]).any(axis=1).all()
    with pytest.raises(BadOption, match="reset-mask"):
        many.reset(options={"reset_mask": np.array([True])})


def test_threads_are_as_many_as_pay() -> None:
    assert Batch("dunhuang", 64).threads == 1
    assert Batch("dunhuang", 64, threads=2).threads == 2
    assert Batch("dunhuang", 4096).threads == cores()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_copies_go_on_as_their_originals(copied: Any) -> None:
    game = games.load("dunhuang")
    assert copied(game) is game
    batch = Batch("dunhuang", 4, threads=2)
    batch.reset(3)
    one = AgainstBots("dunhuang", "greedy")
    one.reset(seed=1)
    many = ManyAgainstBots("dunhuang", 4, ["greedy"], threads=2)
    many.reset(seed=2)
    batch.step(batch.sample())
    twins = copied(batch), copied(one), copied(many)
    for _ in range(30):
        actions = batch.sample()
        assert (twins[0].sample() == actions).all()
        for it in (batch, twins[0]):
            it.step(actions)
        action = one.action_masks().argmax()
        np.testing.assert_equal(one.step(action), twins[1].step(action))
        actions = many.action_masks().argmax(axis=1)
        np.testing.assert_equal(many.step(actions)[:3], twins[2].step(actions)[:3])
    np.testing.assert_array_equal(batch.observations, twins[0].observations)


@pytest.mark.parametrize(
    ("code", "settings"),
    [
        ("no-network", {"opponents": "learned", "players": 3}),
        ("unknown-bot", {"opponents": "nobody"}),
        ("bot-by-the-clock", {"opponents": "master@2s"}),
        ("agent-seat", {"seat": 2}),
        ("opponent-count", {"opponents": ["random", "random"]}),
        ("game-count", {"num_envs": 0}),
        ("thread-count", {"threads": -1}),
    ],
)
def test_what_cannot_be_is_refused_at_once(code: str, settings: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as caught:
        ManyAgainstBots("dunhuang", **settings)
    assert caught.value.code == code


def test_a_missing_network_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadOption, match="no-network"):
        AgainstBots("dschunke", "learned")
    with pytest.raises(BadOption, match="no-network"):
        Arena(Pairing("dunhuang", 3, ("learned", "random"), 0), 10)


def test_only_what_acts_at_once_is_parallelizable() -> None:
    """PettingZoo would turn a turn-by-turn game into one of simultaneous moves."""
    assert not env("dunhuang").metadata["is_parallelizable"]
    assert parallel_env("dunhuang").metadata["is_parallelizable"]
