"""Fists: what a bid puts into one, and whether that counts (J6)."""

from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.state import State


@rule
def fist_of(action: int) -> int:
    """What a bid puts into the fist: nothing, a good, or two goods (see FISTS)."""
    if action == say.DO_NONE:
        return 0
    if action >= say.DO_MIXED + say.FIRST_MIXED:
        return action - say.DO_MIXED
    return 1 + (action - say.DO_BID - 1) // say.COPIES


@rule
def cards_bid(action: int) -> int:
    """How many cards a bid puts into the fist."""
    if action == say.DO_NONE:
        return 0
    if action >= say.DO_MIXED + say.FIRST_MIXED:
        return say.MIXED_CARDS
    return 1 + (action - say.DO_BID - 1) % say.COPIES


@rule
def is_mixed(fist: int) -> bool:
    """Does a fist hold two goods?"""
    return fist >= say.FIRST_MIXED


@rule
def one_of(fist: int) -> int:
    """The first good of a mixed fist."""
    return say.MIXED[fist - say.FIRST_MIXED][0]


@rule
def other_of(fist: int) -> int:
    """The second good of a mixed fist."""
    return say.MIXED[fist - say.FIRST_MIXED][1]


@rule
def has_cards(s: State, player: int, fist: int, count: int) -> bool:
    """Does a player have the cards in the fist?"""
    held = s.hand[player]
    if is_mixed(fist):
        return held[one_of(fist)] > 0 and held[other_of(fist)] > 0
    return fist == 0 or count <= held[fist]


@rule
def is_bluff(s: State, fist: int) -> bool:
    """Does a fist that isn't empty count as no bid: mixed, or of a good already sold?"""
    return is_mixed(fist) or (fist > 0 and s.sold >> fist & 1 != 0)
