"""Compiled loops of the research environments, written against the contract like all kernels.

Here alone it is decided what an illegal action does and what a game is worth: all environments
step through `step`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine import rng
from caravanserai.engine.contract import apply, hide, legal, observe, set_up, turn
from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.observation import Numbers
from caravanserai.engine.rng import Dice
from caravanserai.research.seeds import following

Boxes = Any
States = Any
Flags = NDArray[np.bool_]
Rewards = NDArray[np.float32]

NOBODY = -1


@rule
def see(box: Any, s: Any, seat: int, out: Numbers) -> None:
    """Turn the state `s` into the view of `seat`, and write that down."""
    hide(box, s, seat)
    for i in range(len(out)):
        out[i] = 0
    observe(box, s, seat, out)


@rule
def share_out(box: Any, s: Any, rewards: Rewards | list[float]) -> None:
    """The winners of a finished game share 1; the others lose 1 together in equal parts."""
    winners = 0
    for seat in range(box.players):
        if s.rank[seat] == 1:
            winners += 1
    losers = box.players - winners
    for seat in range(box.players):
        if losers == 0:
            rewards[seat] = 0.0
        elif s.rank[seat] == 1:
            rewards[seat] = 1.0 / winners
        else:
            rewards[seat] = -1.0 / losers


@rule
def forfeit(box: Any, offender: int, rewards: Rewards) -> None:
    """Who acts against the rules loses 1; the others share it."""
    for seat in range(box.players):
        rewards[seat] = -1.0 if seat == offender else 1.0 / (box.players - 1)


@rule
def begin(box: Any, s: Any, seed: int, nothing: Buffer) -> None:
    """Lay out the game of this seed in a record that is all zero."""
    rng.seed(s, seed)
    set_up(box, s, nothing)


@rule
def list_legal(box: Any, s: Any, seat: int, actions: Buffer, mask: Flags) -> None:
    """The mask of the legal actions of `seat`."""
    for i in range(len(mask)):
        mask[i] = False
    for k in range(legal(box, s, seat, actions)):
        mask[actions[k]] = True


def start(
    boxes: Boxes,
    states: States,
    spare: States,
    seeds: NDArray[np.int64],
    observations: Numbers,
    masks: Flags,
    players: Numbers,
    which: Flags,
    low: int,
    high: int,
    part: int,
) -> None:
    """Lay out those of the games low to high - 1 that are asked for.

    spare: two records for each thread: one that may be used up, and one that stays all zero;
    part: the thread's number.
    """
    nothing, actions = np.zeros((0, 6), np.int16), np.zeros(masks.shape[1], np.int16)
    for i in range(low, high):
        if not which[i]:
            continue
        states[i] = spare[2 * part + 1]
        begin(boxes[0], states[i], int(seeds[i]), nothing)
        players[i] = turn(boxes[0], states[i])
        list_legal(boxes[0], states[i], int(players[i]), actions, masks[i])
        spare[2 * part] = states[i]
        see(boxes[0], spare[2 * part], int(players[i]), observations[i])


def step(
    boxes: Boxes,
    states: States,
    spare: States,
    seeds: NDArray[np.int64],
    observations: Numbers,
    masks: Flags,
    players: Numbers,
    chosen: NDArray[np.int64],
    rewards: Rewards,
    over: Flags,
    illegal: Flags,
    finals: Numbers,
    begun: NDArray[np.int64],
    key: int,
    low: int,
    high: int,
    part: int,
) -> None:
    """One action in each of the games low to high - 1.

    An illegal action ends the game: its player loses 1, which the others share. Where a game ends
    its last player's view is written to `finals`, and the next one begins at once: `begun` counts
    them, and with `key` decides their seeds. If that is -1 the game stays as it is, nobody is to
    act, and further actions in it do nothing.
    """
    nothing, actions = np.zeros((0, 6), np.int16), np.zeros(masks.shape[1], np.int16)
    for i in range(low, high):
        s, seat = states[i], int(players[i])
        action = int(chosen[i])
        for player in range(rewards.shape[1]):
            rewards[i, player] = 0.0
        over[i] = seat == NOBODY
        illegal[i] = False
        if seat == NOBODY:
            continue
        if 0 <= action < masks.shape[1] and masks[i, action]:
            apply(boxes[0], s, seat, action, nothing)
            over[i] = s.ended != 0
            if over[i]:
                share_out(boxes[0], s, rewards[i])
        else:
            illegal[i] = True
            over[i] = True
            forfeit(boxes[0], seat, rewards[i])
        if over[i] and key >= 0:
            spare[2 * part] = states[i]
            see(boxes[0], spare[2 * part], seat, finals[i])
            begun[i] += 1
            seeds[i] = following(key, int(begun[i]) * len(begun) + i)
            states[i] = spare[2 * part + 1]
            begin(boxes[0], states[i], int(seeds[i]), nothing)
        if over[i] and key < 0:
            players[i] = NOBODY
            masks[i, :] = False
        else:
            players[i] = turn(boxes[0], states[i])
            list_legal(boxes[0], states[i], int(players[i]), actions, masks[i])
            seat = int(players[i])
        spare[2 * part] = states[i]
        see(boxes[0], spare[2 * part], seat, observations[i])


def observe_at(
    boxes: Boxes, states: States, spare: States, i: int, seat: int, out: Numbers
) -> None:
    """What `seat` may know of game i."""
    spare[0] = states[i]
    see(boxes[0], spare[0], seat, out)


def choose(masks: Flags, dice: Dice, chosen: NDArray[np.int64], low: int, high: int) -> None:
    """Any legal action in each game, every one as likely; 0 where there is none."""
    for i in range(low, high):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[i, action]
        left = rng.roll(dice[i], count) if count else 0
        chosen[i] = 0
        for action in range(masks.shape[1]):
            if masks[i, action]:
                if left == 0:
                    chosen[i] = action
                    break
                left -= 1


def throw_all(dice: Dice, key: int) -> None:
    """Seed the dice of every game."""
    for i in range(len(dice)):
        rng.throw(dice[i], key, i)
