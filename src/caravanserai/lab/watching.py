"""The compiled loop that plays games between bots and writes down what a designer asks about."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravanserai.engine import rng
from caravanserai.engine.contract import (
    apply,
    clock,
    first_player,
    legal,
    prospects,
    set_up,
    turn,
)
from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS
from caravanserai.engine.rng import Dice
from caravanserai.lab.compiled_bots import Thought, Tree, Values, greedy_choice, search_choice

POINTS: Final = 20  # moments of a game at which it is noted who leads
MOST_TURNS: Final = 4_000
DECISION_BITS: Final = 14  # of the keys of one game
MATTERS: Final = 1.0  # points that the best choice brings more than any one
MOST_STAKE: Final = 20.0  # points; a game won or lost at once counts no more
KIND, COLUMN, OFFSET, VALUES = range(4)  # of a row that says what is counted
NOTHING: Final = -1


class Watched(NamedTuple):
    """What is known of games, a row for each; and of kinds of decisions, a row for each."""

    ranks: NDArray[np.int8]
    scores: NDArray[np.int16]
    ended: NDArray[np.int8]
    first: NDArray[np.int8]  # who began
    decisions: NDArray[np.int32]
    turns: NDArray[np.int16]
    lead_changes: NDArray[np.int16]
    decided: NDArray[np.float32]  # the part of the game after which its winner led to the end
    leads: NDArray[np.int8]  # by moment: who led, -1 where nobody did
    uses: NDArray[np.int16]  # by seat and piece
    asked: NDArray[np.int64]  # choices that there were, by kind of decision
    offered: NDArray[np.int64]  # legal actions in these
    mattered: NDArray[np.int64]  # how many of them mattered
    stakes: NDArray[np.float64]  # what the best choice was worth beyond any one, added up


def watched(games: int, pieces: int, decisions: int) -> Watched:
    """Room for so many games."""
    return Watched(
        np.zeros((games, SEATS), np.int8),
        np.zeros((games, SEATS), np.int16),
        np.zeros(games, np.int8),
        np.zeros(games, np.int8),
        np.zeros(games, np.int32),
        np.zeros(games, np.int16),
        np.zeros(games, np.int16),
        np.zeros(games, np.float32),
        np.zeros((games, POINTS), np.int8),
        np.zeros((games, SEATS, pieces), np.int16),
        np.zeros(decisions, np.int64),
        np.zeros(decisions, np.int64),
        np.zeros(decisions, np.int64),
        np.zeros(decisions, np.float64),
    )


def watch_greedy(
    boxes: Any,
    states: Any,
    trial: Any,
    out: Watched,
    pieces: NDArray[np.int64],
    forsworn: int,
    seed: int,
    low: int,
    high: int,
    room: int,
) -> None:
    """Play the games low to high - 1 with `greedy` in every seat; number i has seed + i.

    states: two, the second all zero. forsworn: a piece that one seat leaves unused where it can,
    seat i % players in game i.
    """
    actions, values = np.zeros(room, np.int16), np.zeros(room)
    events, leaders = np.zeros((256, 6), np.int16), np.zeros(MOST_TURNS, np.int8)
    dice = np.zeros(2, np.int64)
    for i in range(low, high):
        s = states[0]
        begin(boxes[0], states, seed + i, dice, events[:0])
        before = NOTHING
        while s.ended == 0:
            before = note_turn(boxes[0], s, out, i - low, leaders, before)
            seat = turn(boxes[0], s)
            count = choices(boxes[0], s, trial, seat, i, actions, events, pieces, forsworn)
            action = int(actions[0])
            if count > 1:
                key = (seed + i << DECISION_BITS) + int(out.decisions[i - low])
                action, thought = greedy_choice(boxes, s, trial, seat, actions, count, values, key)
                weigh(out, int(s.decision), count, values, thought)
            act(boxes[0], s, seat, action, out, i - low, events, pieces)
        end(boxes[0], s, out, i - low, leaders)


def watch_search(
    boxes: Any,
    states: Any,
    trial: Any,
    out: Watched,
    pieces: NDArray[np.int64],
    forsworn: int,
    seed: int,
    low: int,
    high: int,
    room: int,
    tree: Tree,
    thought: Thought,
) -> None:
    """The same with bots that search. What matters is told in hundredths of a chance."""
    actions, values = np.zeros(room, np.int16), np.zeros(room)
    events, leaders = np.zeros((256, 6), np.int16), np.zeros(MOST_TURNS, np.int8)
    dice = np.zeros(2, np.int64)
    for i in range(low, high):
        s = states[0]
        begin(boxes[0], states, seed + i, dice, events[:0])
        before = NOTHING
        while s.ended == 0:
            before = note_turn(boxes[0], s, out, i - low, leaders, before)
            seat = turn(boxes[0], s)
            count = choices(boxes[0], s, trial, seat, i, actions, events, pieces, forsworn)
            action = int(actions[0])
            if count > 1:
                key = (seed + i << DECISION_BITS) + int(out.decisions[i - low])
                action, tried = search_choice(
                    boxes, s, trial, tree, thought, seat, actions, count, values, key << 16, dice
                )
                for k in range(tried):
                    values[k] *= 100
                weigh(out, int(s.decision), count, values, tried)
            act(boxes[0], s, seat, action, out, i - low, events, pieces)
        end(boxes[0], s, out, i - low, leaders)


def watch_random(
    boxes: Any,
    states: Any,
    trial: Any,
    out: Watched,
    pieces: NDArray[np.int64],
    forsworn: int,
    seed: int,
    low: int,
    high: int,
    room: int,
) -> None:
    """The same at random; nothing is weighed."""
    actions = np.zeros(room, np.int16)
    events, leaders = np.zeros((256, 6), np.int16), np.zeros(MOST_TURNS, np.int8)
    dice = np.zeros(2, np.int64)
    for i in range(low, high):
        s = states[0]
        begin(boxes[0], states, seed + i, dice, events[:0])
        before = NOTHING
        while s.ended == 0:
            before = note_turn(boxes[0], s, out, i - low, leaders, before)
            seat = turn(boxes[0], s)
            count = choices(boxes[0], s, trial, seat, i, actions, events, pieces, forsworn)
            action = int(actions[rng.roll(dice, count)])
            act(boxes[0], s, seat, action, out, i - low, events, pieces)
        end(boxes[0], s, out, i - low, leaders)


@rule
def begin(box: Any, states: Any, seed: int, dice: Dice, nothing: Buffer) -> None:
    """Lay out the game of a seed in the first state."""
    states[0] = states[1]
    rng.seed(states[0], seed)
    rng.throw(dice, seed, 0)
    set_up(box, states[0], nothing)


@rule
def note_turn(box: Any, s: Any, out: Watched, i: int, leaders: Any, before: int) -> int:
    """At the beginning of a turn: who leads; returns which turn it is."""
    now = clock(box, s)
    if now == before:
        return before
    if out.turns[i] < MOST_TURNS:
        leaders[out.turns[i]] = leader(box, s)
        out.turns[i] += 1
    return now


@rule
def leader(box: Any, s: Any) -> int:
    """Who has the best prospects; nobody if several have."""
    best, at = prospects(box, s, 0), 0
    for seat in range(1, box.players):
        value = prospects(box, s, seat)
        if value > best:
            best, at = value, seat
        elif value == best:
            at = NOTHING
    return at


@rule
def choices(
    box: Any,
    s: Any,
    trial: Any,
    seat: int,
    number: int,
    actions: Buffer,
    events: Buffer,
    pieces: Any,
    forsworn: int,
) -> int:
    """Write the legal actions, but for those that use what is forsworn, if others are left."""
    count = legal(box, s, seat, actions)
    if forsworn < 0 or seat != number % box.players:
        return count
    kept = 0
    for k in range(count):
        trial[1] = s
        events[0, 0] = 0
        apply(box, trial[1], seat, int(actions[k]), events)
        if not uses(events, seat, pieces, forsworn):
            actions[kept] = actions[k]
            kept += 1
    return kept if kept else legal(box, s, seat, actions)


@rule
def uses(events: Buffer, seat: int, pieces: Any, piece: int) -> bool:
    """Has the seat used this piece?"""
    for row in range(1, events[0, 0] + 1):
        if events[row, 1] == seat:
            for k in range(len(pieces)):
                used = pieces[k, OFFSET] + events[row, pieces[k, COLUMN]]
                if events[row, 0] == pieces[k, KIND] and used == piece:
                    return True
    return False


@rule
def weigh(out: Watched, decision: int, count: int, values: Values, thought: int) -> None:
    """Count a decision, and whether it mattered."""
    out.asked[decision] += 1
    out.offered[decision] += count
    best, total = values[0], 0.0
    for k in range(thought):
        best = max(best, values[k])
        total += values[k]
    stake = min(MOST_STAKE, best - total / thought)
    out.stakes[decision] += stake
    out.mattered[decision] += 1 if stake >= MATTERS else 0


@rule
def act(
    box: Any, s: Any, seat: int, action: int, out: Watched, i: int, events: Buffer, pieces: Any
) -> None:
    """Carry out an action, and count what it used."""
    events[0, 0] = 0
    apply(box, s, seat, action, events)
    out.decisions[i] += 1
    for row in range(1, events[0, 0] + 1):
        by = events[row, 1]
        for k in range(len(pieces)):
            if events[row, 0] == pieces[k, KIND] and by >= 0:
                value = events[row, pieces[k, COLUMN]]
                if 0 <= value < pieces[k, VALUES]:
                    out.uses[i, by, pieces[k, OFFSET] + value] += 1


@rule
def end(box: Any, s: Any, out: Watched, i: int, leaders: Any) -> None:
    """How it ended, and since when that was to be seen."""
    out.ended[i] = s.ended
    out.first[i] = first_player(box, s)
    for seat in range(box.players):
        out.ranks[i, seat] = s.rank[seat]
        out.scores[i, seat] = s.score[seat]
    turns = int(out.turns[i])
    led, open_until = NOTHING, 0
    for t in range(turns):
        now = int(leaders[t])
        if now < 0 or s.rank[now] != 1:
            open_until = t + 1
        if now >= 0:
            out.lead_changes[i] += 1 if led >= 0 and now != led else 0
            led = now
    out.decided[i] = open_until / turns
    for moment in range(POINTS):
        out.leads[i, moment] = leaders[moment * turns // POINTS]
