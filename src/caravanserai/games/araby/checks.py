"""Positions that no game can reach, found when a text is read."""

import numpy as np

from caravanserai.engine.errors import ImpossiblePosition
from caravanserai.engine.events import ALL
from caravanserai.engine.notation import SEAT_NAMES, Statements
from caravanserai.games.araby.alphabet import (
    ACTION_COUNT,
    BEING_MADE,
    CAMELS,
    DECISIONS,
    DRAFT,
    DRAFT_LINE,
    IN_PLAY,
    LAST,
    MAIN,
    NO_OFFER,
    PAIRS,
    PAY,
    SPACES,
)
from caravanserai.games.araby.rules.camels import camels_out, has_caravan
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.rules.decisions import deciders, legal
from caravanserai.games.araby.rules.terms import maker_of, partner_of
from caravanserai.games.araby.state import Box, State


def check(box: Box, s: State, said: Statements) -> None:
    """Refuse a position whose parts contradict each other."""
    if s.eyes - 1 == ALL and not s.ended:
        raise said.impossible("eyes", "all-before-end")
    _check_caravans(box, s, said)
    _check_offers(box, s, said)
    if size(s, DRAFT) > DRAFT_LINE:
        raise said.impossible("draft", "too-many", count=size(s, DRAFT), most=DRAFT_LINE)
    if s.decision == PAY and size(s, IN_PLAY) != 1:
        raise said.impossible("in-play", "no-choice", decision=DECISIONS[s.decision])
    if s.begun > box.stacks * box.players:
        most = box.stacks * box.players
        raise said.impossible("begun", "too-many", count=s.begun, most=most)
    if s.decision in (MAIN, LAST) and s.decision != s.stage:
        raise said.impossible("stage", "no-choice", decision=DECISIONS[s.decision])
    if not s.ended:
        _check_choices(box, s, said)


def _check_caravans(box: Box, s: State, said: Statements) -> None:
    for player, name in enumerate(SEAT_NAMES[: box.players]):
        standing = any(s.board[player])
        if standing and not has_caravan(s, player):
            raise said.impossible(f"{name}.camels", "camels-without-caravan")
        if camels_out(box, s, player) > CAMELS:
            count = camels_out(box, s, player)
            raise said.impossible(f"{name}.camels", "too-many", count=count, most=CAMELS)
        for space in range(SPACES):
            if s.guarded[player] >> space & 1 and not s.board[player][space]:
                raise said.impossible(f"{name}.guarded", "guard-without-camel")
    begun = [c for c in s.caravan_pile[: s.begun] if c >= 0]
    if any(c >= 0 and c not in begun for c in s.caravan):
        raise ImpossiblePosition("caravan-not-begun")
    known = [c for c in s.caravan_pile if c >= 0]
    if len(set(known)) < len(known):
        raise ImpossiblePosition("caravan-twice")


def _check_offers(box: Box, s: State, said: Statements) -> None:
    for pair in range(PAIRS):
        maker, partner = maker_of(pair), partner_of(pair)
        making = maker < box.players and s.maker[maker] == partner + 1
        if making != (s.offer[pair] == BEING_MADE):
            names = f"{SEAT_NAMES[maker]}.{SEAT_NAMES[partner]}"
            raise said.impossible(f"offer.{names}", "offer-or-not")
    if s.deal > 0 and s.offer[s.deal - 1] == NO_OFFER:
        raise said.impossible("deal", "offer-or-not")
    if -s.deal > s.owed:
        raise said.impossible("deal", "offer-or-not")


def _check_choices(box: Box, s: State, said: Statements) -> None:
    """Whoever is to decide must have something to choose."""
    for seat in range(box.players):
        known = not s.eyes or seat == s.eyes - 1
        may_act = known and deciders(box, s) >> seat & 1
        if may_act and not legal(box, s, seat, np.zeros(ACTION_COUNT, np.int16)):
            raise said.impossible("decision", "no-choice", decision=DECISIONS[s.decision])
