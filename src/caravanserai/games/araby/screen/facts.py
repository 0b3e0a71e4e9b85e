"""What a screen shows beside the raw view: what rows would pay, who may go where, who has what."""

import functools
from typing import Any

from caravanserai.engine.events import ALL
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS, Grid, MatchFacts, Row, int8, int16
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.data import city_of, name_of
from caravanserai.games.araby.rules.camels import (
    camels_out,
    has_caravan,
    why_locked,
    why_no_leave,
)
from caravanserai.games.araby.rules.caravans import NO_BACK, WHOLE_CARAVAN, in_full_line
from caravanserai.games.araby.rules.cards import size, top_of_deck
from caravanserai.games.araby.screen.advice import in_vain, is_told
from caravanserai.games.araby.state import Box, State


class Facts(MatchFacts):
    """Facts about the deck, each player, and each caravan, by its owner."""

    deck: int = int8()
    top: int = int8()  # the back of its top card, or NO_BACK
    hand_size: Row = int8(SEATS)
    camels: Row = int8(SEATS)  # at home
    coins_shown: int = int8()  # mask of the players; others' coins are known, but not shown
    passed: int = int8()  # mask of the players, while all may act
    full: Row = int16(SEATS)  # masks of the spaces with a camel in a full line
    earns: Grid = int8(SEATS, say.SPACES)  # if the caravan arrived now, under the visible back
    pays: Grid = int16(SEATS, SEATS)  # the same for each player with camels there
    locked: int = int8()  # mask of the owners who may not add to their caravans now
    open: Row = int16(SEATS)  # masks of the spaces the reader has permission for
    lost: int = int8()  # mask of the products the reader would make in vain
    offers_left: int = int8()  # for the reader


@functools.lru_cache(maxsize=16)
def fixed_facts(box: Box) -> dict[str, Any]:
    """The data file's names of cards and cities, the number of turns, the room in an offer."""
    return {
        "turns": box.stacks * box.players,
        "side_terms": say.SIDE_TERMS,
        "names": {w: name_of(box, c) for c, w in enumerate(say.CARD_WORDS) if box.copies[c]},
        "cities": [city_of(box, caravan) for caravan in range(say.CARAVANS)],
    }


@rule
def facts(box: Box, s: State, f: Facts) -> None:
    """Derived from the view alone."""
    f.last_round = int(s.turn > (box.stacks - 1) * box.players)
    f.deck = size(s, say.DECK)
    f.top = back_on_top(s)
    if s.decision == say.MAIN or s.decision == say.LAST:
        f.passed = s.passed
    for player in range(box.players):
        f.hand_size[player] = size(s, say.HAND + player)
        f.camels[player] = say.CAMELS - camels_out(box, s, player)
        f.coins_shown |= coins_shown(s, player) << player
        if has_caravan(s, player):
            caravan_facts(box, s, player, f)
    reader_facts(box, s, s.eyes - 1, f)


@rule
def back_on_top(s: State) -> int:
    """The back of the deck's top card, by which a caravan would resolve now."""
    return int(s.back[top_of_deck(s)]) if size(s, say.DECK) else NO_BACK


@rule
def coins_shown(s: State, player: int) -> bool:
    """Are a player's coins on display? Your own are, and everybody's when the game is over."""
    all_seen = s.ended or s.eyes == 0 or s.eyes == ALL + 1
    return bool(all_seen or s.eyes == player + 1)


# Caravans


@rule
def caravan_facts(box: Box, s: State, owner: int, f: Facts) -> None:
    """What its camels would earn, and who may add to it."""
    f.locked |= (why_locked(s, owner) != say.FINE) << owner
    for space in range(say.SPACES):
        f.open[owner] |= is_open(box, s, owner, space) << space
        if s.board[owner][space]:
            f.full[owner] |= in_full_line(s, owner, space) << space
            f.earns[owner][space] = earnings(box, s, owner, space)
            f.pays[owner][s.board[owner][space] - 1] += f.earns[owner][space]


@rule
def earnings(box: Box, s: State, owner: int, space: int) -> int:
    """What a camel would earn: its row's pay, unless it is stranded or taken by bandits."""
    if not in_full_line(s, owner, space):
        return 0
    back = back_on_top(s)
    if back == NO_BACK:
        return say.PLAIN_PAYS[space // say.ROWS]
    guarded = s.guarded[owner] >> WHOLE_CARAVAN & 1 or s.guarded[owner] >> space & 1
    return int(box.pays[back][space // say.ROWS]) if space != box.bandit[back] or guarded else 0


@rule
def is_open(box: Box, s: State, owner: int, space: int) -> bool:
    """Does the reader have permission for this space, by the rules or by a deal?"""
    reader = s.eyes - 1
    if reader < 0 or reader >= box.players:
        return False
    return why_no_leave(s, reader, owner, space) == say.FINE


# The reader


@rule
def reader_facts(box: Box, s: State, seat: int, f: Facts) -> None:
    """What they would make in vain, and how many offers they have left this turn."""
    if 0 <= seat < box.players and not s.ended:
        f.offers_left = box.offer_limit - s.offers_made[seat]
    if is_told(box, s, seat):
        for product in range(say.PRODUCT_COUNT):
            f.lost |= in_vain(box, s, seat, product) << product
