"""Positions no game can reach, found when a text is read."""

import numpy as np

from caravanserai.engine.errors import ImpossiblePosition
from caravanserai.engine.events import ALL, UNKNOWN
from caravanserai.engine.notation import SEAT_NAMES, Statements
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.knowledge.view import hide
from caravanserai.games.araby.rules.camels import camels_out, has_caravan
from caravanserai.games.araby.rules.caravans import WHOLE_CARAVAN
from caravanserai.games.araby.rules.decisions import legal, waiting_for
from caravanserai.games.araby.rules.turn import everybody
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words.consistency_cards import check_cards
from caravanserai.games.araby.words.consistency_deals import check_deals
from caravanserai.games.araby.words.consistency_effects import check_effect


def check(box: Box, s: State, said: Statements) -> None:
    """Refuse a position whose parts contradict each other."""
    if s.eyes - 1 == ALL and not s.ended:
        raise said.impossible("eyes", "all-before-end")
    if s.begun > box.stacks * box.players:
        most = box.stacks * box.players
        raise said.impossible("begun", "too-many", count=s.begun, most=most)
    if s.turn > s.begun:
        raise said.impossible("number", "too-many", count=s.turn, most=s.begun)
    _check_caravans(box, s, said)
    check_cards(box, s, said)
    check_deals(box, s, said)
    check_effect(box, s, said)
    _check_passes(box, s, said)
    if s.eyes and s.eyes - 1 != ALL:
        _check_view(box, s, said)
    if not s.ended:
        _check_choices(box, s, said)


def _check_caravans(box: Box, s: State, said: Statements) -> None:
    for player, name in enumerate(SEAT_NAMES[: box.players]):
        if not has_caravan(s, player):
            if any(s.board[player]):
                raise said.impossible(f"{name}.camels", "camels-without-caravan")
            if s.guarded[player]:
                raise said.impossible(f"{name}.guarded", "guard-without-camel")
        if camels_out(box, s, player) > say.CAMELS:
            count = camels_out(box, s, player)
            raise said.impossible(f"{name}.camels", "too-many", count=count, most=say.CAMELS)
        for space in range(say.SPACES):
            if s.guarded[player] >> space & 1 and not s.board[player][space]:
                raise said.impossible(f"{name}.guarded", "guard-without-camel")
        _check_leave(box, s, player, said)
    _check_pile(s, said)


def _check_leave(box: Box, s: State, owner: int, said: Statements) -> None:
    """Permission is given to others, for single spaces or a number of them."""
    for guest, other in enumerate(SEAT_NAMES[: box.players]):
        spaces, general = s.leave_space[owner][guest], s.leave_spaces[owner][guest]
        name = SEAT_NAMES[owner]
        if spaces >> WHOLE_CARAVAN or (spaces and guest == owner):
            raise said.impossible(f"{name}.allows.{other}", "not-now")
        if general and guest == owner:
            raise said.impossible(f"{name}.allows-any.{other}", "not-now")


def _check_pile(s: State, said: Statements) -> None:
    begun = [c for c in s.caravan_pile[: s.begun] if c >= 0]
    if any(c >= 0 and c not in begun for c in s.caravan):
        raise ImpossiblePosition("caravan-not-begun")
    known = [c for c in s.caravan_pile if c >= 0]
    if len(set(known)) < len(known):
        raise ImpossiblePosition("caravan-twice")
    told = s.caravan_pile if s.eyes - 1 in (-1, ALL) else s.caravan_pile[: s.begun]
    if UNKNOWN in told:
        raise said.impossible("caravans", "not-hidden")


def _check_passes(box: Box, s: State, said: Statements) -> None:
    """When all have passed the turn goes on; a finished game ended in its last round."""
    if s.ended and s.decision != say.LAST:
        raise said.impossible("ended", "not-now")
    closed = s.decision == say.DRAFTING or s.calling
    if s.passed == everybody(box) and not s.ended and not closed:
        raise said.impossible("passed", "not-now")


def _check_view(box: Box, s: State, said: Statements) -> None:
    """A view shows no more than its viewer can see."""
    cut = State.load(State.rows())
    cut.assign(s)
    hide(box, cut, s.eyes - 1)
    for name in s.fields:
        if getattr(cut, name) != getattr(s, name):
            raise said.impossible("eyes", "shown-too-much")


def _check_choices(box: Box, s: State, said: Statements) -> None:
    """A player the game is waiting for must have something to choose."""
    for seat in range(box.players):
        known = not s.eyes or seat == s.eyes - 1
        asked = known and waiting_for(box, s) >> seat & 1
        if asked and not legal(box, s, seat, np.zeros(say.ACTION_COUNT, np.int16)):
            raise said.impossible("decision", "no-choice", decision=say.DECISIONS[s.decision])
