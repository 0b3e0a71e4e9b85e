"""Positions no game can reach, found when a text is read."""

from typing import Final

import numpy as np

from caravanserai.engine.errors import ImpossiblePosition
from caravanserai.engine.events import ALL, UNKNOWN
from caravanserai.engine.notation import Statements
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.knowledge.view import (
    counts_covered,
    hide,
    knows_stack,
    shown_market_cards,
)
from caravanserai.games.dschunke.rules.decisions import legal, turn
from caravanserai.games.dschunke.rules.fists import has_cards
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.hold import has_top_strip
from caravanserai.games.dschunke.rules.market import others_on_junks, value_of
from caravanserai.games.dschunke.rules.stacks import hidden_cards
from caravanserai.games.dschunke.state import Box, State

SETTING_UP: Final = (say.STATION, say.PLACE)
SEARCHING: Final = (say.SEARCH, say.KEEP)
ACTING: Final = (say.ACT, say.FETCH, say.ONTO, say.AFTER)
BARTERING: Final = (say.BID, say.PRIZE, say.PRIZE_KEEP)


def check(box: Box, s: State, said: Statements) -> None:
    """Refuse a position whose parts contradict each other."""
    if not s.ended and s.decision == say.OVER:
        raise said.impossible("decision", "over-without-ending")
    if s.ended and s.decision != say.OVER:
        raise said.impossible("decision", "ended-before")
    _check_out_of_place(s, said)
    _check_table(box, s, said)
    _check_knowledge(box, s)
    _check_set_up(box, s, said)
    _check_exchange(s, said)
    _check_searching(box, s, said)
    _check_acting(box, s, said)
    _check_bartering(box, s, said)
    if s.eyes:
        _check_view(box, s, said)
    if not s.ended:
        _check_choices(box, s, said)


def _check_out_of_place(s: State, said: Statements) -> None:
    """Refuse statements that only other decisions use."""
    d = s.decision
    past_phase_1 = d in (*ACTING, say.RESUPPLY, *BARTERING)
    belongs = {
        "stations": (s.stations, d in SETTING_UP),
        "placed": (s.placed, d == say.PLACE),
        "exchanges": (s.exchanges, d in (say.EXCHANGE, say.TRADE)),
        "returned": (any(s.returned), d in (say.EXCHANGE, say.TRADE)),
        "owed": (s.owed, d in (say.TRADE, say.FETCH, say.RESUPPLY)),
        "stacks-taken": (s.stacks_taken, d in SEARCHING),
        "acted": (s.acted, d in ACTING),
        "face-down": (s.face_down, past_phase_1),
        "extra-played": (s.extra_used, past_phase_1),
        "sold": (s.sold, d in BARTERING),
        "prizes": (s.prizes, d in (say.PRIZE, say.PRIZE_KEEP)),
    }
    for key, (value, fits) in belongs.items():
        if value and not fits:
            raise said.impossible(key, "not-now")
    for player, name in enumerate(say.SEAT_NAMES):
        if s.has_bid >> player & 1 and d != say.BID:
            raise said.impossible(f"{name}.bid", "not-now")


def _check_table(box: Box, s: State, said: Statements) -> None:
    standing = [junk for junk in s.merchants if junk != say.UNPLACED]
    setting_up = s.decision in SETTING_UP
    if len(standing) != (0 if setting_up else say.MERCHANTS) or len({*standing}) < len(standing):
        raise said.impossible("merchants", "merchants-apart")
    if (setting_up and s.round > 1) or (s.ended and s.round < say.ROUNDS):
        raise said.impossible("round", "not-now")
    for player, name in enumerate(say.SEAT_NAMES[: box.players]):
        if s.money[player] != UNKNOWN and s.declared[player] > s.money[player]:
            raise said.impossible(f"{name}.declared", "declared-too-much")


def _check_knowledge(box: Box, s: State) -> None:
    """Nobody can be certain of a card that isn't there."""
    for player in range(box.players):
        for good in range(1, say.SLOTS):
            if s.known[player][good] > s.hand[player][good]:
                name = say.SEAT_NAMES[player]
                raise ImpossiblePosition("knows-too-much", holder=name, good=say.GOODS[good])


def _check_set_up(box: Box, s: State, said: Statements) -> None:
    """The variant: merchants by the start player, then strips in turns."""
    if s.decision not in SETTING_UP:
        return
    chosen = s.stations.bit_count()
    if (s.decision == say.STATION) != (chosen < say.MERCHANTS) or chosen > say.MERCHANTS:
        raise said.impossible("stations", "set-up-impossible")
    begun = s.active == (s.first + s.placed) % box.players and s.placed < say.HANDED * box.players
    if not begun:
        raise said.impossible("turn", "set-up-impossible")
    strips = all(s.strips[player] == say.STRIPS - say.HANDED for player in range(box.players))
    if sum(s.size) != s.placed or max(s.size) > say.LAYER or not strips:
        raise said.impossible("placed", "set-up-impossible")


def _check_exchange(s: State, said: Statements) -> None:
    returned = sum(s.returned)
    if s.decision not in (say.EXCHANGE, say.TRADE):
        return
    if not 1 <= s.exchanges <= s.special[s.active][say.EXCHANGE_CARD]:
        raise said.impossible("exchanges", "exchange-impossible")
    trading = s.decision == say.TRADE
    if s.returned[0] or returned > say.EXCHANGED or trading != (s.owed > 0) or s.owed > returned:
        raise said.impossible("returned", "exchange-impossible")
    if not trading and (returned == say.EXCHANGED or not (returned or cards_in(s.hand[s.active]))):
        raise said.impossible("returned", "exchange-impossible")
    if returned and others_on_junks(s, 0) < max(s.owed, 1):
        raise said.impossible("goods", "exchange-impossible")


def _check_searching(box: Box, s: State, said: Statements) -> None:
    if s.decision in SEARCHING:
        if box.events[s.round - 1] != say.S_EVENT:
            raise said.impossible("round", "no-s-event")
        if s.stacks_taken.bit_count() > (s.active - s.first) % box.players:
            raise said.impossible("stacks-taken", "stack-impossible")
    if s.decision in (say.KEEP, say.PRIZE_KEEP):
        taken = s.stacks_taken >> s.stack & 1
        if taken or not s.searched[s.stack] >> s.active & 1:
            raise said.impossible("stack", "stack-impossible")


def _check_acting(box: Box, s: State, said: Statements) -> None:
    """Every player still to act can use a merchant or trainee."""
    workers = say.LOWER + 1 if box.players == 3 else say.UPPER + 1
    if s.face_down >> workers:
        raise said.impossible("face-down", "no-upper-trainee")
    d = s.decision
    if d not in ACTING:
        return
    still_to_act = box.players - (s.active - s.first) % box.players - s.acted
    if workers - s.face_down.bit_count() < still_to_act:
        raise said.impossible("face-down", "too-few-workers")
    playing = s.extra_used >> s.active & 1
    if d in (say.ACT, say.AFTER) and (d == say.AFTER) != bool(s.acted):
        raise said.impossible("acted", "not-now")
    if d == say.AFTER and (playing or not hidden_cards(s, s.active)):
        raise said.impossible("decision", "no-extra-card")
    if d == say.FETCH and not (s.acted or playing):
        raise said.impossible("decision", "nothing-fetched")
    if d == say.ONTO and (not playing or not has_top_strip(s, s.origin, s.active)):
        raise said.impossible("from", "no-strip-to-move")


def _check_bartering(box: Box, s: State, said: Statements) -> None:
    if s.decision not in BARTERING:
        return
    if s.sold & 1 or (s.decision == say.BID and s.sold == say.ALL_SOLD):
        raise said.impossible("sold", "nothing-to-sell")
    if s.decision == say.BID:
        _check_bids(box, s, said)
        return
    _check_prizes(box, s, said)


def _check_prizes(box: Box, s: State, said: Statements) -> None:
    """As many special cards are given out as goods with an S are sold, in turn order."""
    special = [g for g in range(1, say.SLOTS) if value_of(box, s, g) == say.SPECIAL_CARD]
    if not special:
        raise said.impossible("decision", "no-s-prize")
    if not any(s.sold >> good & 1 for good in special):
        goods = ", ".join(say.GOODS[good] for good in special)
        raise said.impossible("sold", "prize-unsold", good=goods)
    waiting = [p for p in range(box.players) if s.prizes >> p & 1]
    turn = (s.active - s.first) % box.players
    if len(waiting) >= sum(s.sold >> good & 1 for good in special) or any(
        (player - s.first) % box.players <= turn for player in waiting
    ):
        raise said.impossible("prizes", "prizes-impossible")


def _check_bids(box: Box, s: State, said: Statements) -> None:
    if s.active != s.first or s.has_bid == (1 << box.players) - 1:
        raise said.impossible("turn", "bids-complete")
    for player, name in enumerate(say.SEAT_NAMES[: box.players]):
        fist, seen = s.bid_good[player], not s.eyes or player == s.eyes - 1
        if seen and fist > 0 and not has_cards(s, player, fist, s.bid_count[player]):
            raise said.impossible(f"{name}.bid", "bid-impossible")


# Views


def _check_view(box: Box, s: State, said: Statements) -> None:
    """A view leaves open what its player cannot know, and nothing else."""
    viewer = s.eyes - 1
    if viewer == ALL and not s.ended:
        raise said.impossible("eyes", "all-before-end")
    for key, is_open in _left_open(box, s, viewer).items():
        if is_open:
            raise said.impossible(key, "not-hidden")
    _check_unknown_goods(box, s)
    _check_unknown_specials(box, s)
    if viewer == ALL:
        return
    cut = State.load(State.rows())
    cut.assign(s)
    hide(box, cut, viewer)
    for name in s.fields:
        if getattr(cut, name) != getattr(s, name):
            raise said.impossible(_statement(name, cut, s), "shown-too-much")


_OF_A_PLAYER: Final = {"special": "cards", "hand": "hand", "bid_good": "bid", "bid_count": "bid"}


def _statement(name: str, cut: State, s: State) -> str:
    """The statement about what differs in a field."""
    if name == "supply":
        return "goods"
    if name not in _OF_A_PLAYER and name != "stack_cards":
        return name
    pairs = zip(getattr(cut, name), getattr(s, name), strict=True)
    number = next(n for n, (one, other) in enumerate(pairs) if one != other)
    return (
        say.STACKS[number]
        if name == "stack_cards"
        else f"{say.SEAT_NAMES[number]}.{_OF_A_PLAYER[name]}"
    )


def _left_open(box: Box, s: State, viewer: int) -> dict[str, bool]:
    """What a view marks unknown although its player knows it."""
    shown = say.ROUNDS if viewer == ALL else shown_market_cards(s)
    exact = viewer == ALL or not counts_covered(s)
    left_open = {
        "market": UNKNOWN in s.market[:shown],
        "goods": exact and UNKNOWN in s.supply[1:],
        "removed": s.removed[0] > 0,
    }
    for stack in range(say.STACK_COUNT):
        known = viewer == ALL or knows_stack(s, stack, viewer)
        left_open[say.STACKS[stack]] = known and s.stack_cards[stack][0] > 0
    for player, name in enumerate(say.SEAT_NAMES[: box.players]):
        own = viewer in (player, ALL)
        left_open[f"{name}.hand"] = own and s.hand[player][0] > 0
        left_open[f"{name}.cards"] = own and s.special[player][0] > 0
        left_open[f"{name}.bid"] = own and s.bid_good[player] == UNKNOWN
    return left_open


def _check_unknown_goods(box: Box, s: State) -> None:
    """The unknown cards in hands are exactly those that can be nowhere else."""
    least = most = 0
    for good in range(1, say.SLOTS):
        left = say.COPIES - max(s.supply[good], 0) - sum(hand[good] for hand in s.hand)
        covered = s.supply[good] == UNKNOWN
        if left < int(covered):
            raise ImpossiblePosition(
                "too-many-cards",
                good=say.GOODS[good],
                count=say.COPIES - left + covered,
                most=say.COPIES,
            )
        least += 0 if covered else left
        most += left - int(covered)
    unknown = sum(s.hand[player][0] for player in range(box.players))
    if not least <= unknown <= most:
        raise ImpossiblePosition("unknown-count", count=unknown, left=least)


def _check_unknown_specials(box: Box, s: State) -> None:
    """There are enough cards not lying face up for those held unseen."""
    places = [*s.special, *s.stack_cards, s.removed]
    left = sum(
        box.copies[special] - sum(counts[special] for counts in places)
        for special in range(say.FIRST_HIDDEN, say.SPECIAL_SLOTS)
    )
    held = sum(s.special[player][0] for player in range(box.players))
    if held > left:
        raise ImpossiblePosition("unknown-count", count=held, left=left)


def _check_choices(box: Box, s: State, said: Statements) -> None:
    """A player who has to decide must have something to choose."""
    if s.decision in (say.FETCH, say.RESUPPLY) and s.owed == 0:
        raise said.impossible("owed", "no-choice", decision=say.DECISIONS[s.decision])
    seat = turn(box, s)
    known = not s.eyes or seat == s.eyes - 1 or s.decision not in (say.KEEP, say.PRIZE_KEEP)
    if known and not legal(box, s, seat, np.zeros(say.ACTION_COUNT, np.int16)):
        raise said.impossible("decision", "no-choice", decision=say.DECISIONS[s.decision])
