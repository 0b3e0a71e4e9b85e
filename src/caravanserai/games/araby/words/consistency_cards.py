"""Cards that cannot lie where a text puts them, or be known to whom it says."""

from collections import Counter
from typing import Final

from caravanserai.engine.errors import ImpossiblePosition
from caravanserai.engine.events import ALL, PUBLIC
from caravanserai.engine.notation import Statements
from caravanserai.games.araby.alphabet import (
    ASIDE,
    CARD_WORDS,
    CARDS,
    DECK,
    DISCARD,
    DRAFT,
    DRAFT_LINE,
    ENTOURAGE,
    HAND,
    IN_PLAY,
    PERSONA,
    PERSONAS,
    TASKED,
    UNUSED,
    ZONES,
)
from caravanserai.games.araby.knowledge.tracking import ALL_EYES
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.rules.playing_cards import stays
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words.notation import zone_key

OPEN: Final = (DRAFT, DISCARD, IN_PLAY, *range(ENTOURAGE, UNUSED + 1))
ALL_KNOW: Final = 1 << PUBLIC


def check_cards(box: Box, s: State, said: Statements) -> None:
    """Every card in a zone for its kind, seen by those who can have seen it."""
    if size(s, DRAFT) > DRAFT_LINE:
        raise said.impossible("draft", "too-many", count=size(s, DRAFT), most=DRAFT_LINE)
    if size(s, IN_PLAY) > 1:
        raise said.impossible("in-play", "too-many", count=size(s, IN_PLAY), most=1)
    if size(s, DISCARD) and not size(s, DECK):
        raise said.impossible("discard", "not-turned-over")
    for zone in range(ZONES):
        for place in range(s.start[zone], s.start[zone + 1]):
            if not _belongs(box, s, place, zone):
                raise said.impossible(zone_key(zone), "wrong-place")
            if not _known_to_the_right(box, s, place, zone):
                raise said.impossible(zone_key(zone), "wrong-eyes")
            if s.eyes and _kept_from_eyes(s, place, zone):
                raise said.impossible(zone_key(zone), "not-hidden")
    _check_counts(box, s)


def _belongs(box: Box, s: State, place: int, zone: int) -> bool:
    """Personas never leave the table; merchants and allies join them; only they are tasked."""
    face, entourage = s.face[place], ENTOURAGE <= zone < UNUSED
    if s.mark[place] & TASKED and not entourage:
        return False
    if face < 0:
        return True
    if box.kind[face] == PERSONA:
        return entourage or zone == UNUSED
    return zone != UNUSED and (not entourage or stays(box, face))


def _known_to_the_right(box: Box, s: State, place: int, zone: int) -> bool:
    """Open cards are known to all; of a hand card its holder alone knows the back."""
    seen, back_seen = s.seen[place], s.back_seen[place]
    masks = (seen, back_seen)
    if any(mask != ALL_EYES and (mask & ALL_KNOW or mask >> box.players) for mask in masks):
        return False
    if zone in OPEN:
        return seen == back_seen == ALL_EYES
    if zone == ASIDE:
        return back_seen == ALL_EYES
    if not HAND <= zone < DISCARD:
        return True
    holder = 1 << (zone - HAND)
    if s.eyes and s.eyes - 1 not in (ALL, zone - HAND):
        return back_seen == 0
    return back_seen == holder and bool(seen & holder)


def _kept_from_eyes(s: State, place: int, zone: int) -> bool:
    """Is a side of the card marked unknown that the viewer knows?"""
    viewer = s.eyes - 1
    knows_face = viewer == ALL or s.seen[place] >> viewer & 1
    knows_back = viewer == ALL or s.back_seen[place] >> viewer & 1
    on_top = zone == DECK and place == s.start[DECK + 1] - 1
    hidden_face = s.face[place] < 0 and knows_face
    return bool(hidden_face or (s.back[place] < 0 and (knows_back or on_top)))


def _check_counts(box: Box, s: State) -> None:
    """No more cards and backs than there are; of a view, too, all personas have a place."""
    for face, count in Counter(face for face in s.face if face >= 0).items():
        if count > box.copies[face]:
            raise _too_many(CARD_WORDS[face], count, box.copies[face])
    if sum(0 <= face < PERSONAS for face in s.face) != PERSONAS:
        raise ImpossiblePosition("unknown-count", count=CARDS - PERSONAS, left=CARDS)
    backs = [s.back[p] for p in range(CARDS) if not 0 <= s.face[p] < PERSONAS]
    for back, count in Counter(back for back in backs if back >= 0).items():
        if count > box.back_copies[back]:
            raise _too_many(f"/{back + 1}", count, box.back_copies[back])
    if box.pairing[0] >= 0:
        _check_pairs(box, s)


def _check_pairs(box: Box, s: State) -> None:
    """With backs that the data file gives, of each pair only so many."""
    faces = [card for card in range(len(box.copies)) for _ in range(box.copies[card])][PERSONAS:]
    there = Counter(zip(faces, box.pairing, strict=True))
    named = Counter(
        (face, back)
        for face, back in zip(s.face, s.back, strict=True)
        if face >= PERSONAS and back >= 0
    )
    for (face, back), count in named.items():
        if count > there[face, back]:
            raise _too_many(f"{CARD_WORDS[face]}/{back + 1}", count, there[face, back])


def _too_many(name: str, count: int, most: int) -> ImpossiblePosition:
    return ImpossiblePosition("too-many-cards", good=name, count=count, most=most)
