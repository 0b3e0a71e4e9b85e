"""Positions no game can reach, found when a text is read."""

import copy
from collections.abc import Sequence
from typing import Final

import numpy as np

from caravanserai.engine.errors import ImpossiblePosition
from caravanserai.engine.events import ALL, UNKNOWN
from caravanserai.engine.notation import SEAT_NAMES, Statements
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.knowledge.view import unlocated
from caravanserai.games.dunhuang.rules.decisions import legal, turn
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.state import Box, State

OVER: Final = len(say.DECISIONS)
ASKED_BY: Final = {
    say.DISCARD: (say.PAINTER, say.MUSICIAN),
    say.KEEP: (say.INTERPRETER, say.DIPLOMAT),
    say.SWAP: (say.SOLDIER, say.GENERAL),
    say.SPACE: (say.SOLDIER, say.GENERAL, say.SHEPHERD, say.FARMER),
    say.MAID_SHOP: (say.MAID,),
    say.MAID_HAND: (say.MAID,),
    say.DOMESTIC_CARD: (say.DOMESTIC,),
    say.OPPONENT: (say.TRADER, say.MERCHANT),
    say.GIVE: (say.MERCHANT,),
    say.RETURN: (say.TRADER, say.MERCHANT),
    say.TOKEN: (say.MANICHEAN, say.BUDDHIST),
}


def check(box: Box, s: State, said: Statements) -> None:
    """Refuse a position whose parts contradict each other."""
    _check_view(box, s, said)
    _check_knowledge(box, s)
    if not s.ended and s.decision == OVER:
        raise said.impossible("decision", "over-without-ending")
    if s.ended and s.decision != OVER:
        raise said.impossible("decision", "ended-before")
    _check_turn(s, said)
    _check_character(s, said)
    _check_store(s, said)
    _check_exchange(s, said)
    _check_swap(s, said)
    _check_claim(s, said)
    if not s.ended:
        _check_choices(box, s, said)


def _check_view(box: Box, s: State, said: Statements) -> None:
    """A view must show everything on the table and everything its player holds."""
    if not s.eyes:
        return
    viewer = s.eyes - 1
    if viewer == ALL and not s.ended:
        raise said.impossible("eyes", "all-before-end")
    left_open = {"market": UNKNOWN in s.market, "discarded": s.discarded[0] > 0}
    left_open["pile"] = viewer == ALL and UNKNOWN in s.pile
    for player, name in enumerate(SEAT_NAMES[: box.players]):
        left_open[f"{name}.shop"] = s.shop[player][0] > 0
        left_open[f"{name}.hand"] = viewer in (player, ALL) and s.hand[player][0] > 0
        own = viewer == player and s.decision == say.OPENING
        left_open[f"{name}.aside"] = (own or viewer == ALL) and UNKNOWN in s.aside[player]
    for key, is_open in left_open.items():
        if is_open:
            raise said.impossible(key, "not-hidden")


def _check_knowledge(box: Box, s: State) -> None:
    """Nobody can be certain of a card that isn't there."""
    for viewer in range(box.players):
        for holder in range(box.players):
            known, hand = s.known[viewer][holder], s.hand[holder]
            for good in range(1, say.KINDS + 1):
                if known[good] > hand[good]:
                    who, whose = SEAT_NAMES[viewer], SEAT_NAMES[holder]
                    raise ImpossiblePosition(
                        "knows-too-much", viewer=who, holder=whose, good=say.GOODS[good]
                    )


def _check_turn(s: State, said: Statements) -> None:
    """The progress of the turn must match the decision."""
    decision = "over" if s.decision == OVER else say.DECISIONS[s.decision]
    if bool(s.steps) != (s.decision not in (say.OPENING, say.CAMEL, say.MOVE)):
        raise said.impossible("steps", "steps-or-not", decision=decision)
    protecting = s.decision in (say.PROTECT, say.PAY)
    before_bonus = s.decision in (say.OPENING, say.CAMEL, say.MOVE, say.STORE, say.BONUS)
    adding = s.tiles[s.camel] in (say.SOLDIER, say.MAID, say.DOMESTIC)
    if (protecting and s.in_bonus and not adding) or (
        not protecting and bool(s.in_bonus) == before_bonus
    ):
        raise said.impossible("in-bonus", "bonus-or-not", decision=decision)
    if any(s.drawn) != (s.decision == say.KEEP):
        raise said.impossible("drawn", "drawn-or-not", decision=decision)


def _check_character(s: State, said: Statements) -> None:
    """An ability's question needs the camel on that ability's tile."""
    character = s.tiles[s.camel]
    asked_by: Sequence[int] = ASKED_BY.get(s.decision, (character,))
    if character not in asked_by:
        names = ", ".join(say.CHARACTERS[c] for c in asked_by)
        raise said.impossible(
            "decision",
            "wrong-tile",
            decision=say.DECISIONS[s.decision],
            name=say.CHARACTERS[character],
            known=names,
        )


def _check_store(s: State, said: Statements) -> None:
    if s.decision == say.STORE and not s.market[s.camel]:
        raise said.impossible("decision", "nothing-to-store")


def _check_exchange(s: State, said: Statements) -> None:
    if s.decision in (say.GIVE, say.RETURN):
        giver, receiver = s.active, s.opponent
        if s.decision == say.GIVE:
            giver, receiver = receiver, giver
        given = s.exchanged - s.owed
        enough = s.owed <= cards_in(s.hand[giver]) and given <= cards_in(s.hand[receiver])
        if s.opponent == s.active or s.owed == 0 or not enough:
            raise said.impossible("opponent", "no-exchange")
    elif s.exchanged or s.opponent:
        raise said.impossible("exchanged" if s.exchanged else "opponent", "not-exchanging")


def _check_swap(s: State, said: Statements) -> None:
    """The card already picked must be where it was picked from, and only during a swap."""
    swapping = s.decision == say.SPACE and s.tiles[s.camel] in (say.SOLDIER, say.GENERAL)
    if bool(s.chosen) != (swapping or s.decision == say.MAID_HAND):
        raise said.impossible("chosen", "chosen-or-not")
    if s.chosen == UNKNOWN and (s.decision == say.MAID_HAND or s.active == s.eyes - 1):
        raise said.impossible("chosen", "not-hidden")
    source = (s.shop if s.tiles[s.camel] == say.SOLDIER else s.hand)[s.active]
    if s.chosen and not (cards_in(source) if s.chosen == UNKNOWN else source[s.chosen]):
        raise said.impossible("chosen", "chosen-not-there", good=say.GOODS[max(s.chosen, 0)])


def _check_claim(s: State, said: Statements) -> None:
    """Protection needs another player's 商 token, a tie, and the right tile."""
    if s.decision not in (say.PROTECT, say.PAY):
        if s.claim:
            raise said.impossible("claim", "no-claim-now")
        return
    tile = say.MANICHEAN if s.decision == say.PROTECT else say.BUDDHIST
    if tile not in s.tiles:
        raise said.impossible("decision", "tile-not-there", name=say.CHARACTERS[tile])
    holder = s.token[s.claim]
    if not s.claim or holder < 0 or holder == s.active or not s.turned[s.claim]:
        raise said.impossible("claim", "claim-unprotected")
    if s.shop[s.active][s.claim] != s.shop[holder][s.claim]:
        raise said.impossible("claim", "claim-no-tie", good=say.GOODS[s.claim])
    if s.decision == say.PAY and s.coins[s.active] < say.PROTECTION_PRICE:
        raise said.impossible("claim", "claim-no-coins")


def _check_choices(box: Box, s: State, said: Statements) -> None:
    """A player who has to decide must have a choice, whatever their unknown cards are."""
    seat = max(turn(box, s), 0)  # nobody's when all have kept a card
    guess = s
    if s.eyes:
        guess = copy.deepcopy(s)
        _spread_unknown(box, s, guess.hand[seat])
        _spread_unknown(box, s, guess.drawn)
        guess.aside[seat] = [1 if good == UNKNOWN else good for good in s.aside[seat]]
    if not legal(box, guess, seat, np.zeros(say.ACTION_COUNT, np.int16)):
        raise said.impossible("decision", "no-choice", decision=say.DECISIONS[s.decision])


def _spread_unknown(box: Box, s: State, counts: list[int]) -> None:
    """Where a view counts unknown cards, add every good one of them can be."""
    cards = [0] * say.CARDS
    count = unlocated(box, s, cards)
    if counts[0]:
        for good in set(cards[:count]):
            counts[good] += 1
