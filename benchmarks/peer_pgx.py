"""pgx's card games on the CPU: many games and many steps in one compiled call."""

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from measure import Benchmark, play_for
from pgx.experimental import auto_reset

ENGINE = "pgx"
GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
BATCH, STEPS = 1024, 20
MOMENT = 0.4


def benchmarks() -> Iterator[Benchmark]:
    for name in GAMES:
        how = f"vmap of {BATCH:,}, {STEPS} steps a call"
        yield Benchmark(ENGINE, name, how, jax.device_count(), player(pgx.make(name)))


def player(table: Any) -> Any:
    begin = jax.jit(jax.vmap(table.init))
    advance = jax.vmap(auto_reset(table.step, table.init))

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        choosing, stepping = jax.random.split(key)
        preferences = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, preferences, axis=1)
        state = advance(state, actions, jax.random.split(stepping, BATCH))
        return state, state.observation.sum()

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS)))
    now = [begin(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1)]

    def play() -> tuple[float, float]:
        now[1], key = jax.random.split(now[1])
        now[0], total = many(now[0], key)
        total.block_until_ready()
        return BATCH * STEPS, 0

    play()
    return lambda: play_for(MOMENT, play)
