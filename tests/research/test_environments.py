"""Gymnasium's checks, batches of games, and one seed that gives the same game everywhere."""

import inspect
import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import caravanserai.research.gymnasium  # noqa: F401  # registers the environments
from caravanserai import games
from caravanserai.engine import jit
from caravanserai.engine.errors import BadOption
from caravanserai.engine.log import read_log, replayed
from caravanserai.research.batch import Batch
from caravanserai.research.gymnasium import AgainstBots, SelfPlay
from caravanserai.research.pettingzoo import env
from caravanserai.research.single import SingleGame

TABLES = [(name, players) for name in games.names() for players in games.load(name).players]
for_every_table = pytest.mark.parametrize(("name", "players"), TABLES)
for_every_game = pytest.mark.parametrize("name", games.names())


@for_every_game
def test_gymnasiums_checks(name: str) -> None:
    """Made as users make it; its one warning is about wrapped environments."""
    made = gymnasium.make(f"caravanserai/{name}-v0", opponents="random")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*different from the unwrapped.*")
        check_env(made.unwrapped)


@for_every_game
def test_an_agent_plays_to_the_end_against_bots(name: str) -> None:
    others = ["greedy", "random", "random"][: games.load(name).players[0] - 1]
    played = AgainstBots(name, others, seat=None)
    _, info = played.reset(seed=4)
    over, steps, chance = False, 0, np.random.default_rng(1)
    while not over and steps < 3000:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        assert played.action_masks()[action]
        _, reward, over, _, info = played.step(action)
        steps += 1
    assert over
    assert -1 <= reward <= 1


def test_the_same_seed_gives_the_same_opponents() -> None:
    seen = []
    for _ in range(2):
        played = AgainstBots("dunhuang", "random", players=3, seat=None)
        observation, info = played.reset(seed=11)
        trace = [observation]
        for _ in range(20):
            observation, _, over, _, info = played.step(np.argmax(info["action_mask"]))
            trace.append(observation)
            if over:
                break
        seen.append(np.array(trace))
    np.testing.assert_array_equal(seen[0], seen[1])


@pytest.mark.parametrize(
    ("code", "settings"),
    [
        ("opponent-count", {"opponents": ["random", "random"]}),
        ("agent-seat", {"seat": 2}),
        ("player-count", {"players": 7}),
    ],
)
def test_bad_settings_have_a_name(code: str, settings: dict[str, object]) -> None:
    with pytest.raises(BadOption) as caught:
        AgainstBots("dunhuang", **settings)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_many_games_in_gymnasiums_vector_style() -> None:
    made = gymnasium.make_vec("caravanserai/dunhuang-selfplay-v0", num_envs=16, threads=2)
    assert isinstance(made.unwrapped, SelfPlay)
    seen, infos = made.reset(seed=3)
    assert made.observation_space.contains(seen)
    ended = decided = 0
    for _ in range(300):
        actions = infos["action_mask"].argmax(axis=1)
        seen, rewards, over, cut, infos = made.step(actions)
        assert made.observation_space.contains(seen)
        assert rewards.shape == (16,)
        assert infos["rewards"].shape == (16, 2)
        decided += int(np.abs(infos["rewards"]).any(axis=1)[over].sum())
        assert not infos["rewards"][~over].any()
        np.testing.assert_allclose(infos["rewards"].sum(axis=1), 0, atol=1e-6)
        assert not cut.any()
        ended += int(over.sum())
    assert ended > 16
    assert decided > ended / 2  # a game that all win together is worth nothing to anybody
    made.close()


@pytest.mark.parametrize("seed", [3, np.int64(3), [3, 8], np.array([3, 8], np.uint8)])
def test_a_seed_is_that_of_later_resets_too(seed: Any) -> None:
    played = []
    for _ in range(2):
        made = SelfPlay("dunhuang", num_envs=2)
        made.reset(seed=seed)
        first = made.batch.seeds.tolist()
        played.append([first, *(_seeds_of_the_next(made) for _ in range(3))])
        made.close()
    assert played[0] == played[1]
    assert played[0][0] == ([3, 4] if np.ndim(seed) == 0 else [3, 8])
    assert len({tuple(seeds) for seeds in played[0]}) == 4


def _seeds_of_the_next(made: SelfPlay) -> list[int]:
    made.reset()
    seeds: list[int] = made.batch.seeds.tolist()
    return seeds


def test_a_seed_of_any_integral_type_is_good_for_one_agent() -> None:
    made = AgainstBots("dunhuang")
    np.testing.assert_array_equal(made.reset(seed=3)[0], made.reset(seed=np.int64(3))[0])  # type: ignore[arg-type]


@for_every_table
def test_threads_change_nothing(name: str, players: int) -> None:
    one, two = (Batch(name, 33, players, threads=n) for n in (1, 2))
    for batch in (one, two):
        batch.reset(9)
    for _ in range(150):
        np.testing.assert_array_equal(one.observations, two.observations)
        np.testing.assert_array_equal(one.masks, two.masks)
        np.testing.assert_array_equal(one.players, two.players)
        actions = one.sample()
        for batch in (one, two):
            batch.step(actions)
        np.testing.assert_array_equal(one.rewards, two.rewards)
        np.testing.assert_array_equal(one.over, two.over)
    two.close()


def test_a_game_that_ended_is_replaced_by_one_never_played() -> None:
    batch = Batch("dunhuang", 8, 2, threads=1)
    batch.reset(50)
    begun = set(range(50, 58))
    for _ in range(500):
        before = batch.seeds.copy()
        batch.step(batch.sample())
        assert ((batch.seeds != before) == batch.over).all()
        for i in np.flatnonzero(batch.over):
            seed = int(batch.seeds[i])
            assert seed not in begun
            begun.add(seed)
            assert batch.position(int(i)).same_as(batch.game.new(batch.box, seed))
    assert len(begun) > 20


def test_an_illegal_action_in_one_game_leaves_the_others_alone() -> None:
    batch, twin = Batch("dunhuang", 4, 2, threads=1), Batch("dunhuang", 4, 2, threads=1)
    for games_at_once in (batch, twin):
        games_at_once.reset(1)
    actions = batch.sample()
    offender = int(batch.players[2])
    twin.step(actions)
    for bad in (-1, int(np.argmin(batch.masks[2])), batch.masks.shape[1], 10**12):
        batch.reset(1)
        batch.step([*actions[:2], bad, actions[3]])
        assert batch.illegal.tolist() == [False, False, True, False]
        assert batch.over.tolist() == [False, False, True, False]
        assert batch.rewards[2, offender] == -1
        assert batch.rewards[2].sum() == 0
        for i in (0, 1, 3):
            assert batch.position(i).same_as(twin.position(i))


def test_seeds_can_be_given_game_by_game() -> None:
    batch = Batch("dunhuang", 3, 2, threads=1)
    batch.reset([7, 7, 12])
    assert batch.position(0).same_as(batch.position(1))
    assert batch.position(2).same_as(batch.game.new(batch.box, 12))
    for seeds in ([1, 2], [1, 2, -3]):
        with pytest.raises(BadOption):
            batch.reset(seeds)


@for_every_table
def test_a_seed_is_the_same_game_everywhere(name: str, players: int, tmp_path: Path) -> None:
    """The log that the command line writes, replayed in every environment."""
    seed, options = 21, {"offers": "0"} if name == "araby" else {}
    given = ["-p", str(players), "-n", "1", "--seed", str(seed), "--log-dir", str(tmp_path)]
    given += [part for pair in options.items() for part in ("-o", "=".join(pair))]
    subprocess.run(
        [sys.executable, "-m", "caravanserai", "simulate", name, *given],
        env={**os.environ, "CARAVANSERAI_JIT": "0"},
        check=True,
        capture_output=True,
    )
    (path,) = tmp_path.iterdir()
    match = replayed(games.load(name), read_log(path.read_text(encoding="utf-8")))
    turn_by_turn = env(name, players=players, options=options)
    batch = Batch(name, 5, players, options, threads=1, again=False)
    table = SingleGame(name, players, options)
    turn_by_turn.reset(seed=seed)
    batch.reset(seed - 3)
    table.reset(seed)
    for seat, action in match.actions:
        assert turn_by_turn.agent_selection == f"player_{seat}"
        assert (batch.players[3], table.turn) == (seat, seat)
        np.testing.assert_array_equal(
            turn_by_turn.observe(f"player_{seat}")["observation"], batch.observations[3]
        )
        others = batch.masks.argmax(axis=1)
        others[3] = action
        turn_by_turn.step(action)
        batch.step(others)
        table.act(action)
    outcome = match.game.outcome(match.position)
    assert outcome is not None
    for end in (turn_by_turn.table.position, batch.position(3), table.position):
        assert end.same_as(match.position)
    won = [reward > 0 for reward in table.rewards]
    assert won == [rank == 1 for rank in outcome.ranks] or len(outcome.winners) == players
    assert list(turn_by_turn.rewards.values()) == table.rewards


@pytest.mark.skipif(not jit.ENABLED, reason="compares with compiled rules")
@for_every_game
def test_plain_rules_step_alike(name: str) -> None:
    """Plain ones in a process of its own."""
    program = f"{inspect.getsource(stepped)}\nprint(stepped({name!r}))\n"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={**os.environ, "CARAVANSERAI_JIT": "0"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == stepped(name)


def stepped(name: str) -> str:
    """A digest of all that a batch tells in 120 steps."""
    import hashlib

    from caravanserai.research.batch import Batch

    batch, digest = Batch(name, 3, threads=1), hashlib.sha256()
    batch.reset(2)
    for _ in range(120):
        batch.step(batch.sample())
        for told in ("observations", "masks", "players", "rewards", "over", "seeds"):
            digest.update(getattr(batch, told).tobytes())
    return digest.hexdigest()
