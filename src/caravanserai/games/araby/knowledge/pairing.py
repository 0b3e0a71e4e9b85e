"""Guessing cards when the data file pairs faces with backs, so that each hints at the other."""

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import Row
from caravanserai.engine.rng import below
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.alphabet import DECK_CARDS
from caravanserai.games.araby.state import Box, State

NOT_FREE = -1


@rule
def deal_paired(box: Box, s: State) -> None:
    """Deal the cards the view doesn't locate, each with its own back.

    First to places where both sides are known, then where the back is known, then where the face
    is; the rest uniformly.
    """
    faces = scratch(DECK_CARDS)
    first = 0
    for card in range(say.PERSONAS, say.TYPES):
        for i in range(box.copies[card]):
            faces[first + i] = card
        first += box.copies[card]
    for place in range(say.CARDS):
        if s.face[place] >= say.PERSONAS and s.back[place] >= 0:
            take(box, s, faces, place)
    for place in range(say.CARDS):
        if s.face[place] == UNKNOWN and s.back[place] >= 0:
            take(box, s, faces, place)
    for place in range(say.CARDS):
        if s.face[place] >= 0 and s.back[place] == UNKNOWN:
            take(box, s, faces, place)
    for place in range(say.CARDS):
        if s.face[place] == UNKNOWN:
            take(box, s, faces, place)


@rule
def take(box: Box, s: State, faces: Row, place: int) -> None:
    """Give the place a random card from those left that fit what is known about it."""
    found, count = NOT_FREE, 0
    for card in range(DECK_CARDS):
        fits = faces[card] != NOT_FREE
        fits = fits and (s.face[place] == UNKNOWN or s.face[place] == faces[card])
        fits = fits and (s.back[place] == UNKNOWN or s.back[place] == box.pairing[card])
        if fits and (s.face[place] != UNKNOWN or is_spare(s, faces, faces[card])):
            count += 1
            if below(s, count) == 0:
                found = card
    if found != NOT_FREE:
        s.face[place] = faces[found]
        s.back[place] = box.pairing[found]
        faces[found] = NOT_FREE


@rule
def is_spare(s: State, faces: Row, card: int) -> bool:
    """Are there more cards of this type left than places known to hold one?"""
    left = 0
    for i in range(DECK_CARDS):
        if faces[i] == card:
            left += 1
    for place in range(say.CARDS):
        if s.face[place] == card and s.back[place] == UNKNOWN:
            left -= 1
    return left > 0
