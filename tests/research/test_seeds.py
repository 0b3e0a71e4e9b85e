"""Which deals batches play: never one twice, and different ones for different seeds."""

import numpy as np
import pytest

from caravanserai.engine.errors import BadOption
from caravanserai.research.batch import Batch
from caravanserai.research.seeds import FOLLOWING, first_seeds, following, key_of


def test_what_follows_is_a_permutation() -> None:
    seeds = {following(12345, number) for number in range(20_000)}
    assert len(seeds) == 20_000
    assert min(seeds) >= FOLLOWING
    assert max(seeds) < 2**62
    spread = np.histogram([seed - FOLLOWING for seed in seeds], 16, (0, 2**60))[0]
    assert spread.min() > 1_000


@pytest.mark.parametrize("first", [5, np.int64(5), [5, 6, 7], np.array([5, 6, 7], np.uint8)])
def test_seeds_of_any_integral_type_are_the_same(first: object) -> None:
    assert first_seeds(first, 3).tolist() == [5, 6, 7]  # type: ignore[arg-type]


@pytest.mark.parametrize("bad", [-1, [1, 2], [1, 2, -3], 2**62, 0.5])
def test_what_is_no_seed_is_refused(bad: object) -> None:
    with pytest.raises(BadOption):
        first_seeds(bad, 3)  # type: ignore[arg-type]


def deals(seed: object, games: int = 6, steps: int = 400) -> set[int]:
    """The seeds of all games a batch begins, each only once."""
    batch = Batch("dunhuang", games, 2, threads=1)
    batch.reset(seed)  # type: ignore[arg-type]
    begun = batch.seeds.tolist()
    for _ in range(steps):
        batch.step(batch.sample())
        begun += batch.seeds[batch.over].tolist()
    assert len(begun) == len(set(begun)) > 3 * games
    return set(begun)


def test_a_batch_never_deals_the_same_twice_and_shares_nothing_with_its_neighbours() -> None:
    """Even with a list of seeds that are as far apart as the batch is large."""
    assert deals([0, 6, 12, 18, 24, 30]) & deals([0, 6, 12, 18, 24, 31]) <= {0, 6, 12, 18, 24}
    assert deals(0) & deals(1) == {1, 2, 3, 4, 5}  # the first games, as Gymnasium counts them
    assert key_of(first_seeds(0, 6)) == key_of(first_seeds(range(6), 6))
