"""Compiled and plain rules, one game and many at once, one thread and two: all the same bytes."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from caravanserai import games
from caravanserai.engine import jit
from caravanserai.engine.game import Game
from caravanserai.engine.many_games import legal_masks, play_games, record_game, step_games
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows, copy_rows

from . import batch
from .batch import Numbers
from .test_secrets import answers, guesses, some_viewers, views
from .walks import Moment, about, box_of, for_every_game, for_every_table, same, stride, walk

needs_jit = pytest.mark.skipif(not jit.ENABLED, reason="compares with compiled rules")

GAMES = 40
FINAL_STATES = """
import hashlib
from caravanserai import games
from caravanserai.engine.many_games import play_games
game = games.load("{name}")
digest = hashlib.sha256()
for players in game.players:
    digest.update(play_games(game, game.box(players, {options}), {count}, 77)[0].tobytes())
print(digest.hexdigest())
"""


@needs_jit
@for_every_table
def test_compiled_and_plain_rules_agree_after_every_action(name: str, players: int) -> None:
    compiled, plain = walk(name, players, 12), walk(name, players, 12, compiled=False)
    for fast, slow in zip(compiled, plain, strict=True):
        fast.require(same(fast.states, slow.states), "compiled state")
        if fast.made % stride(name):
            continue
        viewers = some_viewers(fast)
        for what, one, other in zip(
            ("view", "guess", "answers", "faults"),
            computed(fast, viewers),
            computed(slow, viewers),
            strict=True,
        ):
            assert one == other, f"{what} after {fast.made} actions"


def computed(moment: Moment, viewers: Numbers) -> Iterator[bytes]:
    seen = views(moment, moment.states, viewers)
    yield seen.tobytes()
    yield guesses(moment, seen).tobytes()
    yield answers(moment, seen, viewers).tobytes()
    broken = moment.numbers()
    moment.run(about(moment.game).faults, moment.box, moment.states, broken)
    yield broken.tobytes()


@needs_jit
@for_every_table
def test_events_agree_compiled_and_plain(name: str, players: int) -> None:
    for moment in walk(name, players, 12, 50):
        pads = moment.pads[:, : len(moment.states)]
        for pad, compiled in zip(pads, (True, False), strict=True):
            pad[:] = 0
            states = copy_rows(moment.states)
            kernel = moment.game.kernel(batch.step, compiled)
            kernel(moment.box, states, moment.seats, moment.actions, pad)
        assert np.array_equal(*pads), f"events after {moment.made} actions"


TO_COMPILE_AGAIN = [
    pytest.param(name, marks=pytest.mark.slow if name == "araby" else ()) for name in games.names()
]  # its plain rules are compared with the compiled ones above, and check bounds as well


@needs_jit
@pytest.mark.parametrize("name", TO_COMPILE_AGAIN)
def test_final_states_agree_with_checked_bounds(name: str) -> None:
    game = games.load(name)
    checked = run_apart(game, CARAVANSERAI_BOUNDSCHECK="1")
    assert finished(checked) == final_states(game)


@needs_jit
@for_every_game
def test_final_states_agree_with_plain_rules(name: str) -> None:
    game = games.load(name)
    plain = run_apart(game, CARAVANSERAI_JIT="0")
    assert finished(plain) == final_states(game)


def final_states(game: Game) -> str:
    digest = hashlib.sha256()
    for players in game.players:
        digest.update(play_games(game, box_of(game, players), GAMES, 77)[0].tobytes())
    return digest.hexdigest()


def run_apart(game: Game, **environment: str) -> "subprocess.Popen[str]":
    """Play in a process of its own, warnings as errors."""
    options = getattr(about(game), "OPTIONS", {})
    program = FINAL_STATES.format(name=game.name, count=GAMES, options=options)
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", program],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finished(process: "subprocess.Popen[str]") -> str:
    said, complaint = process.communicate()
    assert process.returncode == 0, complaint
    return said.strip()


@for_every_table
def test_many_games_at_once_go_like_single_ones(name: str, players: int) -> None:
    game, count = games.load(name), 30
    box = box_of(game, players)
    singles = [game.new(box, seed) for seed in range(count)]
    together = {threads: stacked(singles) for threads in (1, 2)}
    chance = np.random.default_rng(players)
    while not all(game.is_over(position) for position in singles):
        actions = np.array([step_single(game, p, chance) for p in singles], np.int16)
        for threads, states in together.items():
            check_masks(game, box, states, threads, actions)
            step_games(game, box, states, actions, threads)
            assert states.tobytes() == b"".join(p.state.tobytes() for p in singles)
    masks, turns = legal_masks(game, box, together[1], 2)
    assert not masks.any()
    assert (turns == -1).all()


def stacked(positions: list[Position]) -> Rows:
    """All states in one array, copied byte by byte."""
    whole = b"".join(position.state.tobytes() for position in positions)
    return np.frombuffer(bytearray(whole), positions[0].state.dtype)


def step_single(game: Game, position: Position, chance: np.random.Generator) -> int:
    """Act in one game; -1 when it is over."""
    seat = game.turn(position)
    if seat is None:
        return -1
    action = int(chance.choice(game.legal(position, seat)))
    game.apply(position, seat, action)
    return action


def check_masks(game: Game, box: Rows, states: Rows, threads: int, actions: Numbers) -> None:
    """Masks and turns equal those of the single games."""
    masks, turns = legal_masks(game, box, states, threads)
    for i, mask in enumerate(masks):
        position = Position(box, states[i : i + 1])
        seat = game.turn(position)
        assert turns[i] == (-1 if seat is None else seat)
        assert np.flatnonzero(mask).tolist() == ([] if seat is None else game.legal(position, seat))
        assert seat is None or mask[actions[i]]


@for_every_table
def test_threads_do_not_matter_for_random_games(name: str, players: int) -> None:
    game = games.load(name)
    box = box_of(game, players)
    one, decisions = play_games(game, box, 50, 3)
    two, as_many = play_games(game, box, 50, 3, threads=2)
    assert one.tobytes() == two.tobytes()
    assert decisions == as_many
    assert one[7:8].tobytes() == record_game(game, box, 10)[0].state.tobytes()
