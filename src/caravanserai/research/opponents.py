"""Compiled loops of one agent against bots, who act until it is the agent's turn again."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine import rng
from caravanserai.engine.contract import apply, legal, turn
from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.observation import Numbers
from caravanserai.lab.compiled_bots import Thought, Tree, greedy_choice, search_choice
from caravanserai.research.kernels import Flags, begin, forfeit, list_legal, see, share_out
from caravanserai.research.seeds import following

AGENT: Final = -1  # in place of the number of a bot
_BOT_STREAM, _SEAT_STREAM = 7, 8
_LOW: Final = 0xFFFFF


class Tables(NamedTuple):
    """Games of one agent each, a row for every game.

    agents: its seat. bots: which bot has each place after the agent's, by its number. seat: where
    agents sit, or -1 if chance decides. key, begun: see `seeds`.
    """

    seeds: NDArray[np.int64]
    begun: NDArray[np.int64]
    moves: NDArray[np.int64]
    agents: NDArray[np.int8]
    bots: NDArray[np.int8]
    observations: Numbers
    masks: Flags
    rewards: NDArray[np.float32]
    over: Flags
    illegal: Flags
    finals: Numbers


class Room(NamedTuple):
    """What one thread works with."""

    actions: Buffer
    nothing: Buffer
    values: NDArray[np.float64]
    shares: NDArray[np.float32]
    dice: NDArray[np.int64]


def room(actions: int, players: int) -> Room:
    """Room for a game with so many actions and players."""
    return Room(
        np.zeros(actions, np.int16),
        np.zeros((0, 6), np.int16),
        np.zeros(actions, np.float64),
        np.zeros(players, np.float32),
        np.zeros(2, np.int64),
    )


@rule
def lay_out(box: Any, states: Any, spare: Any, t: Tables, i: int, seat: int, r: Room) -> None:
    """Begin the game of the seed that is noted, and seat the agent."""
    states[i] = spare[1]
    begin(box, states[i], int(t.seeds[i]), r.nothing)
    t.moves[i] = 0
    t.agents[i] = seat
    if seat < 0:
        word, _ = rng.philox(0, _SEAT_STREAM, int(t.seeds[i]))
        t.agents[i] = (word * box.players) >> 32


@rule
def bot_at(box: Any, s: Any, t: Tables, i: int, seat: int) -> int:
    """The number of the bot that has this seat, AGENT if it is the agent's."""
    after = (seat - t.agents[i] + box.players) % box.players
    return AGENT if after == 0 else int(t.bots[after - 1])


@rule
def next_key(t: Tables, i: int) -> int:
    """Chance for one decision of a bot; it comes from the game's seed alone."""
    t.moves[i] += 1
    a, b = rng.philox(int(t.moves[i]), _BOT_STREAM, int(t.seeds[i]))
    return (a << 20) | (b & _LOW)


@rule
def conclude(
    box: Any, states: Any, spare: Any, t: Tables, i: int, seat: int, key: int, r: Room
) -> None:
    """Note how a game ended, and begin the next one."""
    agent = int(t.agents[i])
    t.over[i] = True
    t.rewards[i] = r.shares[agent]
    spare[0] = states[i]
    see(box, spare[0], agent, t.finals[i])
    t.begun[i] += 1
    t.seeds[i] = following(key, int(t.begun[i]) * len(t.begun) + i)
    lay_out(box, states, spare, t, i, seat, r)


@rule
def carry_out(
    box: Any,
    states: Any,
    spare: Any,
    t: Tables,
    i: int,
    player: int,
    action: int,
    seat: int,
    key: int,
    r: Room,
) -> None:
    """A legal action, and the end of the game if that comes."""
    apply(box, states[i], player, action, r.nothing)
    if states[i].ended != 0:
        share_out(box, states[i], r.shares)
        conclude(box, states, spare, t, i, seat, key, r)


def act(
    boxes: Any, states: Any, spare: Any, t: Tables, chosen: NDArray[np.int64], fresh: Flags,
    seat: int, key: int, r: Room, low: int, high: int,
) -> None:  # fmt: skip
    """The agent's action in each game, or its beginning where it is to be `fresh`.

    An illegal action ends the game. spare: two records, the second all zero.
    """
    for i in range(low, high):
        action, agent = int(chosen[i]), int(t.agents[i])
        t.rewards[i] = 0.0
        t.over[i] = False
        t.illegal[i] = False
        if fresh[i]:
            lay_out(boxes[0], states, spare, t, i, seat, r)
        elif 0 <= action < t.masks.shape[1] and t.masks[i, action]:
            carry_out(boxes[0], states, spare, t, i, agent, action, seat, key, r)
        else:
            t.illegal[i] = True
            forfeit(boxes[0], agent, r.shares)
            conclude(boxes[0], states, spare, t, i, seat, key, r)


def play_random(
    boxes: Any, states: Any, spare: Any, t: Tables, bot: int, seat: int, key: int, r: Room,
    low: int, high: int,
) -> None:  # fmt: skip
    """Let a random bot act wherever it is its turn, for as long as it is."""
    for i in range(low, high):
        player = turn(boxes[0], states[i])
        while bot_at(boxes[0], states[i], t, i, player) == bot:
            count = legal(boxes[0], states[i], player, r.actions)
            rng.throw(r.dice, next_key(t, i), 0)
            action = int(r.actions[rng.roll(r.dice, count)])
            carry_out(boxes[0], states, spare, t, i, player, action, seat, key, r)
            player = turn(boxes[0], states[i])


def play_greedy(
    boxes: Any, states: Any, spare: Any, t: Tables, bot: int, seat: int, key: int, r: Room,
    low: int, high: int, trial: Any,
) -> None:  # fmt: skip
    """The same for `greedy`."""
    for i in range(low, high):
        player = turn(boxes[0], states[i])
        while bot_at(boxes[0], states[i], t, i, player) == bot:
            count = legal(boxes[0], states[i], player, r.actions)
            action = int(r.actions[0])
            if count > 1:
                action, _ = greedy_choice(
                    boxes, states[i], trial, player, r.actions, count, r.values, next_key(t, i)
                )
            carry_out(boxes[0], states, spare, t, i, player, action, seat, key, r)
            player = turn(boxes[0], states[i])


def play_search(
    boxes: Any, states: Any, spare: Any, t: Tables, bot: int, seat: int, key: int, r: Room,
    low: int, high: int, trial: Any, tree: Tree, thought: Thought,
) -> None:  # fmt: skip
    """The same for a bot that searches."""
    for i in range(low, high):
        player = turn(boxes[0], states[i])
        while bot_at(boxes[0], states[i], t, i, player) == bot:
            count = legal(boxes[0], states[i], player, r.actions)
            action = int(r.actions[0])
            if count > 1:
                chance = next_key(t, i)
                rng.throw(r.dice, chance, 0)
                action, _ = search_choice(
                    boxes, states[i], trial, tree, thought, player, r.actions, count, r.values,
                    chance, r.dice,
                )  # fmt: skip
            carry_out(boxes[0], states, spare, t, i, player, action, seat, key, r)
            player = turn(boxes[0], states[i])


def survey(
    boxes: Any, states: Any, spare: Any, t: Tables, bot: int, seen: Numbers, legal_there: Flags,
    asked: Flags, r: Room, low: int, high: int,
) -> None:  # fmt: skip
    """Where it is this bot's turn: what it may know and do, for a network that is run outside."""
    for i in range(low, high):
        player = turn(boxes[0], states[i])
        asked[i] = bot_at(boxes[0], states[i], t, i, player) == bot
        if asked[i]:
            list_legal(boxes[0], states[i], player, r.actions, legal_there[i])
            spare[0] = states[i]
            see(boxes[0], spare[0], player, seen[i])


def follow(
    boxes: Any, states: Any, spare: Any, t: Tables, asked: Flags, chosen: NDArray[np.int64],
    seat: int, key: int, r: Room, low: int, high: int,
) -> None:  # fmt: skip
    """Carry out what was chosen for the bot whose turn it is."""
    for i in range(low, high):
        if asked[i]:
            player = turn(boxes[0], states[i])
            carry_out(boxes[0], states, spare, t, i, player, int(chosen[i]), seat, key, r)


def look(boxes: Any, states: Any, spare: Any, t: Tables, r: Room, low: int, high: int) -> int:
    """What the agents see and may do where it is their turn; returns in how many it is not."""
    others = 0
    for i in range(low, high):
        agent = int(t.agents[i])
        if turn(boxes[0], states[i]) != agent:
            others += 1
            continue
        list_legal(boxes[0], states[i], agent, r.actions, t.masks[i])
        spare[0] = states[i]
        see(boxes[0], spare[0], agent, t.observations[i])
    return others
