"""Cards that can't lie where a text puts them, or be known to those it names."""

from collections import Counter
from typing import Final

from caravanserai.engine.errors import ImpossiblePosition
from caravanserai.engine.events import ALL, PUBLIC
from caravanserai.engine.notation import Statements
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.knowledge.tracking import ALL_EYES
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.rules.playing_cards import stays
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words.notation import zone_key

OPEN: Final = (say.DRAFT, say.DISCARD, say.IN_PLAY, *range(say.ENTOURAGE, say.UNUSED + 1))
ALL_KNOW: Final = 1 << PUBLIC


def check_cards(box: Box, s: State, said: Statements) -> None:
    """Every card must be in a zone for its kind, seen by those who can have seen it."""
    if size(s, say.DRAFT) > say.DRAFT_LINE:
        raise said.impossible("draft", "too-many", count=size(s, say.DRAFT), most=say.DRAFT_LINE)
    if size(s, say.IN_PLAY) > 1:
        raise said.impossible("in-play", "too-many", count=size(s, say.IN_PLAY), most=1)
    if size(s, say.DISCARD) and not size(s, say.DECK):
        raise said.impossible("discard", "not-turned-over")
    for zone in range(say.ZONES):
        for place in range(s.start[zone], s.start[zone + 1]):
            if not _belongs(box, s, place, zone):
                raise said.impossible(zone_key(zone), "wrong-place")
            if not _known_to_the_right(box, s, place, zone):
                raise said.impossible(zone_key(zone), "wrong-eyes")
            if s.eyes and _kept_from_eyes(s, place, zone):
                raise said.impossible(zone_key(zone), "not-hidden")
    _check_counts(box, s)


def _belongs(box: Box, s: State, place: int, zone: int) -> bool:
    """Personas never leave the table; merchants and allies join them; only these are tasked."""
    face, entourage = s.face[place], say.ENTOURAGE <= zone < say.UNUSED
    if s.mark[place] & say.TASKED and not entourage:
        return False
    if face < 0:
        return True
    if box.kind[face] == say.PERSONA:
        return entourage or zone == say.UNUSED
    return zone != say.UNUSED and (not entourage or stays(box, face))


def _known_to_the_right(box: Box, s: State, place: int, zone: int) -> bool:
    """Everyone knows open cards; only the holder knows the back of a hand card."""
    seen, back_seen = s.seen[place], s.back_seen[place]
    masks = (seen, back_seen)
    if any(mask != ALL_EYES and (mask & ALL_KNOW or mask >> box.players) for mask in masks):
        return False
    if zone in OPEN:
        return seen == back_seen == ALL_EYES
    if zone == say.ASIDE:
        return back_seen == ALL_EYES
    if not say.HAND <= zone < say.DISCARD:
        return True
    holder = 1 << (zone - say.HAND)
    if s.eyes and s.eyes - 1 not in (ALL, zone - say.HAND):
        return back_seen == 0
    return back_seen == holder and bool(seen & holder)


def _kept_from_eyes(s: State, place: int, zone: int) -> bool:
    """Is a side marked unknown that the viewer knows?"""
    viewer = s.eyes - 1
    knows_face = viewer == ALL or s.seen[place] >> viewer & 1
    knows_back = viewer == ALL or s.back_seen[place] >> viewer & 1
    on_top = zone == say.DECK and place == s.start[say.DECK + 1] - 1
    hidden_face = s.face[place] < 0 and knows_face
    return bool(hidden_face or (s.back[place] < 0 and (knows_back or on_top)))


def _check_counts(box: Box, s: State) -> None:
    """No more cards and backs than there are; even in a view, all personas have a place."""
    for face, count in Counter(face for face in s.face if face >= 0).items():
        if count > box.copies[face]:
            raise _too_many(say.CARD_WORDS[face], count, box.copies[face])
    if sum(0 <= face < say.PERSONAS for face in s.face) != say.PERSONAS:
        raise ImpossiblePosition("unknown-count", count=say.CARDS - say.PERSONAS, left=say.CARDS)
    backs = [s.back[p] for p in range(say.CARDS) if not 0 <= s.face[p] < say.PERSONAS]
    for back, count in Counter(back for back in backs if back >= 0).items():
        if count > box.back_copies[back]:
            raise _too_many(f"/{back + 1}", count, box.back_copies[back])
    if box.pairing[0] >= 0:
        _check_pairs(box, s)


def _check_pairs(box: Box, s: State) -> None:
    """With backs given by the data file, each pair is limited in number."""
    faces = [card for card in range(len(box.copies)) for _ in range(box.copies[card])][
        say.PERSONAS :
    ]
    there = Counter(zip(faces, box.pairing, strict=True))
    named = Counter(
        (face, back)
        for face, back in zip(s.face, s.back, strict=True)
        if face >= say.PERSONAS and back >= 0
    )
    for (face, back), count in named.items():
        if count > there[face, back]:
            raise _too_many(f"{say.CARD_WORDS[face]}/{back + 1}", count, there[face, back])


def _too_many(name: str, count: int, most: int) -> ImpossiblePosition:
    return ImpossiblePosition("too-many-cards", good=name, count=count, most=most)
