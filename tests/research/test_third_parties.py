"""Learners of other people on our environments, as they are."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import caravanserai.research.gymnasium  # noqa: F401  # registers the environments


def test_a_loop_in_the_style_of_cleanrl() -> None:
    """Collect, bootstrap, learn: a linear policy by REINFORCE, with CleanRL's bookkeeping."""
    envs: Any = RecordEpisodeStatistics(
        gymnasium.make_vec("caravanserai/dunhuang-v0", num_envs=16, opponents="random", players=2)
    )
    chance = np.random.default_rng(1)
    size, actions = envs.single_observation_space.shape[0], envs.single_action_space.n
    weights, ended = np.zeros((size, actions)), 0
    seen, infos = envs.reset(seed=1)
    for _ in range(60):
        mask = infos["action_mask"]
        preferences = np.where(mask, seen @ weights, -1e9)
        chances = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        chosen = np.array([chance.choice(actions, p=row) for row in chances])
        before = seen.astype(float)
        seen, rewards, over, cut, infos = envs.step(chosen)
        assert not cut.any()
        ended += int(over.sum())
        if over.any():
            lengths = infos["final_info"]["episode"]["l"] if "episode" not in infos else None
            assert lengths is None or (lengths[over] > 0).all()
        slope = -chances
        slope[np.arange(16), chosen] += 1
        weights += 1e-3 * before.T @ (slope * rewards[:, None])
    assert ended > 0
    assert weights.any()
    envs.close()


@pytest.mark.slow
def test_maskable_ppo_of_sb3_contrib() -> None:
    sb3 = pytest.importorskip("sb3_contrib")
    env = gymnasium.make("caravanserai/dunhuang-v0", opponents=["random"], players=2)
    model = sb3.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, seed=1, verbose=0)
    model.learn(128)
    seen, _ = env.reset(seed=1)
    masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]
    action, _ = model.predict(seen, action_masks=masks)
    assert masks[int(action)]
