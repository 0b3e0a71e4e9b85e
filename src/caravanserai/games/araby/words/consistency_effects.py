"""Effects, payments and drafts that can't have led to the decision a text names."""

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.notation import Statements
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.cards import find, size
from caravanserai.games.araby.rules.choices import find_drawn
from caravanserai.games.araby.rules.effects import (
    FROM_QUEUE,
    PLAYED_CARD,
    asks_once,
    question,
)
from caravanserai.games.araby.rules.playing_cards import NO_CARD, NO_ICON, payable, stays
from caravanserai.games.araby.state import Box, State

_COUNTERS = ("step", "left", "drawn", "chosen", "chosen_from", "by_task", "queued")


def check_effect(box: Box, s: State, said: Statements) -> None:
    """What is in progress must fit the decision."""
    if s.decision in (say.MAIN, say.LAST) and s.decision != s.stage:
        raise said.impossible("stage", "not-now")
    if s.decision not in (say.MAIN, say.LAST, say.DRAFTING) and s.passed and not s.calling:
        raise said.impossible("passed", "not-now")
    if s.decision in (say.MAIN, say.LAST, say.DRAFTING, say.NAME, say.CALLED):
        _check_nothing_under_way(s, said)
    elif s.decision == say.PAY:
        _check_payment(box, s, said)
    else:
        _check_step(box, s, said)


def _check_nothing_under_way(s: State, said: Statements) -> None:
    if s.decision == say.DRAFTING:
        _require(said, "left", 1 <= s.left <= min(say.DRAFTED, size(s, say.DRAFT)))
        _require(said, "actor", s.actor == s.active)
        _require(said, "stage", s.stage == say.MAIN)
    for name in _COUNTERS:
        if name != "left" or s.decision != say.DRAFTING:
            _require(said, name.replace("_", "-"), getattr(s, name) == 0)
    _require(said, "due", not any(s.due))
    _require(said, "in-play", size(s, say.IN_PLAY) == 0)
    _require(said, "card", s.card == 0)
    _require(said, "actor", s.decision in (say.NAME, say.CALLED) or s.actor == s.active)


def _check_payment(box: Box, s: State, said: Statements) -> None:
    """A card is in play, and the rest of its cost can be paid."""
    _require(said, "in-play", size(s, say.IN_PLAY) == 1 and s.face[s.start[say.IN_PLAY]] == s.card)
    for name in _COUNTERS:
        _require(said, name.replace("_", "-"), getattr(s, name) == 0)
    costs = all(s.due[icon] <= box.cost[s.card][icon] for icon in range(say.ICON_COUNT))
    _require(said, "due", any(s.due) and costs)
    if s.eyes - 1 in (-1, s.actor):
        _require(said, "due", payable(box, s, s.actor, s.due, NO_ICON, NO_CARD))


def _check_step(box: Box, s: State, said: Statements) -> None:
    """The card's effect asks exactly this."""
    _check_card(box, s, said)
    op = box.op[s.card][s.step] if s.step < say.STEPS else say.NO_OP
    _require(said, "step", op != say.NO_OP)
    _require(said, "decision", question(s, op) == s.decision)
    most = 1 if asks_once(op) else box.number[s.card][s.step]
    _require(said, "left", 1 <= s.left <= most)
    _require(said, "chosen-from", s.chosen_from == 0 or s.decision == say.ARRANGE)
    if op == say.ARRANGE_TOP:
        all_seen = s.left + s.chosen_from
        _require(said, "left", s.left > 1 and all_seen <= min(most, size(s, say.DECK)))
    _require(said, "drawn", s.drawn <= size(s, say.HAND + s.actor))
    _require(said, "drawn", s.decision != say.GIVE or s.drawn > 0)
    _require(said, "due", not any(s.due))
    _require(said, "chosen", _chosen_fits(box, s))


def _check_card(box: Box, s: State, said: Statements) -> None:
    """A played card is in play; a tasked card is one that stays; a lent one heads the queue."""
    tasked = stays(box, s.card) or box.kind[s.card] == say.PERSONA
    _require(said, "by-task", tasked == (s.by_task != PLAYED_CARD))
    in_play = list(s.face[s.start[say.IN_PLAY] : s.start[say.IN_PLAY + 1]])
    _require(said, "in-play", in_play == ([] if tasked else [s.card]))
    if s.by_task == FROM_QUEUE:
        _require(said, "queue", s.queued > 0 and s.queue[0] == [s.card, s.actor])
    else:
        _require(said, "queue", s.queued == 0)
    for card, _ in s.queue[: s.queued]:
        waits = box.copies[card] and (stays(box, card) or box.kind[card] == say.PERSONA)
        _require(said, "queue", bool(waits))


def _chosen_fits(box: Box, s: State) -> bool:
    """What was picked so far is there to be picked."""
    if s.chosen == UNKNOWN:
        return s.decision in (say.SWAP_FOR, say.OPPONENT)
    at = s.chosen - 1
    if s.decision == say.CONVERT_INTO:
        return at < say.PRODUCT_COUNT and s.pool[s.actor][at] > 0
    if s.decision == say.SHIFT_TO:
        owner, space = divmod(at, say.SPACES)
        return owner < box.players and s.board[owner][space] == s.actor + 1
    hidden = s.eyes - 1 not in (-1, s.actor)
    if s.decision == say.SWAP_FOR:
        return hidden or find(s, say.HAND + s.actor, at) >= 0
    if s.decision == say.OPPONENT and s.chosen:
        return hidden or find_drawn(s, at) >= 0
    return s.chosen == 0


def _require(said: Statements, key: str, holds: bool) -> None:
    if not holds:
        raise said.impossible(key, "not-now")


assert len(say.DECISIONS) == say.CALLED + 1
