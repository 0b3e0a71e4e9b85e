"""Merchants of Dunhuang in phrases: prompts, choices, events.

Everything is made from a view, so no phrase can tell its reader more than they may know.
"""

import functools
from collections.abc import Iterator

from caravanserai.engine.events import Event
from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.knowledge.tracking import group_owner
from caravanserai.games.dunhuang.rules.turn import KINDS_TO_WIN
from caravanserai.games.dunhuang.state import Box, State


@functools.cache
def good_name(good: int) -> Phrase:
    """The name of a good."""
    return phrase(f"good-{say.GOODS[good]}")


@functools.cache
def card_name(good: int) -> Phrase:
    """A good's name with the number on its card."""
    return phrase("card", good=good_name(good), number=good)


@functools.cache
def character_name(character: int) -> Phrase:
    """The name of a character."""
    return phrase(f"character-{say.CHARACTERS[character]}")


def cards_of(counts: list[int]) -> tuple[Phrase, ...]:
    """All known cards in a hand, shop or draw, one phrase per good."""
    return tuple(
        phrase("cards-of", card=card_name(good), count=counts[good])
        for good in range(1, say.KINDS + 1)
        if counts[good]
    )


def kinds_in(counts: list[int]) -> int:
    """How many different goods are certainly there."""
    return sum(counts[good] > 0 for good in range(1, say.KINDS + 1))


def _yes(true: object) -> str:
    return "yes" if true else "no"


def consequences(game: Game, view: Position, seat: int, action: int) -> list[Phrase]:
    """What else an action brings about, as far as its player can know."""
    kind, parameter = say.ACTIONS.kind(action), say.ACTIONS.parameter(action)
    s = State.read(view.state)
    if kind == "camel":
        return []
    if kind == "move":
        character = say.CHARACTERS[s.tiles[(s.camel + parameter) % say.SPACES]]
        return [phrase(f"character-{character}-hint")]
    guess = game.determinize(view, 0)
    events = game.cut(game.apply(guess, seat, action), seat)
    after = State.load(guess.state)
    known = game.preview(view, action)
    told = [said for event in known if (said := _consequence(event, after, seat))]
    told += _claim_asked(after)
    if kind == "shop" and not told:
        told += _no_claim(Box.read(view.box), after, seat, s.market[s.camel])
    if good := _taken_out(s, kind, parameter):
        told += _left_in_shop(Box.read(view.box), s, seat, good, told)
    if kind == "hand" and s.market[s.camel]:
        told.append(
            phrase("consequence-kinds", kinds=kinds_in(after.hand[seat]), needed=KINDS_TO_WIN)
        )
    if after.ended == say.EARLY_WIN and events[len(known)].kind == "hand-shown":
        told.append(phrase("consequence-win"))
    return told


def _consequence(event: Event, after: State, seat: int) -> Phrase | None:
    """What follows from a choice, in a few words; None if its label already says it."""
    good = event.fields.get("good") or 0
    if event.kind == "token-claimed":
        return _claimed(good, event.fields["holder"], after, seat)
    if event.kind == "token-lost":
        return phrase("consequence-token-lost", good=good_name(good))
    if event.kind == "token-left":
        holder = after.token[good]
        return phrase("consequence-protected", good=good_name(good), holder=say.SEAT_NAMES[holder])
    if event.kind == "prestige-gained":
        return phrase("consequence-prestige", prestige=event.fields["prestige"] or 0)
    return None


def _claimed(good: int, holder: int | None, after: State, seat: int) -> Phrase:
    if holder is None or holder < 0:
        return phrase("consequence-token-middle", good=good_name(good))
    tie = after.shop[seat][good] == after.shop[holder][good]
    return phrase(
        "consequence-token-from",
        good=good_name(good),
        holder=say.SEAT_NAMES[holder],
        tie=_yes(tie),
    )


def _claim_asked(after: State) -> Iterator[Phrase]:
    """A tie with a 商 token: ask its holder or its taker next."""
    if after.decision in (say.PROTECT, say.PAY) and after.claim:
        yield phrase(
            f"consequence-{say.DECISIONS[after.decision]}",
            good=good_name(after.claim),
            holder=say.SEAT_NAMES[after.token[after.claim]],
            price=say.PROTECTION_PRICE,
        )


def _no_claim(box: Box, after: State, seat: int, good: int) -> Iterator[Phrase]:
    """A shop card that brings no token: you have it already, or another player has more."""
    if after.token[good] == seat:
        yield phrase("consequence-token-kept", good=good_name(good))
        return
    others = range(box.players) if box.majority == say.EVERY_SHOP else [after.token[good]]
    most = max(others, key=lambda player: after.shop[player][good])
    if after.shop[most][good] > after.shop[seat][good]:
        count = after.shop[most][good]
        leader = say.SEAT_NAMES[most]
        yield phrase("consequence-no-token", good=good_name(good), leader=leader, count=count)


def _taken_out(s: State, kind: str, good: int) -> int:
    """The good of a card that a choice takes out of one's own shop, now or as it goes on; or 0."""
    character = s.tiles[s.camel]
    by_character = {"discard": say.MUSICIAN, "swap": say.SOLDIER}
    return good if kind == "stow" or by_character.get(kind) == character else 0


def _left_in_shop(box: Box, s: State, seat: int, good: int, told: list[Phrase]) -> Iterator[Phrase]:
    """What becomes of one's own token when a card of its good is taken out of the shop."""
    if s.token[good] != seat:
        return
    lost = phrase("consequence-token-lost", good=good_name(good))
    others = [s.shop[player][good] for player in range(box.players) if player != seat]
    if max(others) < s.shop[seat][good]:
        yield phrase("consequence-token-kept", good=good_name(good))
    elif lost not in told:
        yield lost


def rules_summary(view: Position) -> list[Phrase]:
    """The rules in brief: the aim, a turn, the end, and the characters in play."""
    box, s = Box.read(view.box), State.read(view.state)
    said = [
        phrase("rules-aim", tokens=box.tokens_to_win, kinds=KINDS_TO_WIN),
        phrase("rules-turn"),
        phrase("rules-shop", majority=say.MAJORITIES[box.majority]),
        phrase("rules-end"),
    ]
    for character in s.tiles:
        name = say.CHARACTERS[character]
        ability = phrase(f"character-{name}-ability")
        said.append(phrase("rules-character", name=character_name(character), ability=ability))
    return said


def knowledge(view: Position, seat: int) -> list[Phrase]:
    """What `seat` knows beyond the open table: removed and returned cards, cards in other hands."""
    box, s = Box.read(view.box), State.read(view.state)
    told = []
    aside = tuple(card_name(good) for good in s.aside[seat] if good > 0)
    if aside and s.decision != say.OPENING:
        told.append(phrase("knows-aside", cards=aside))
    returned = [s.pile[i] for i in range(s.pile_size) if group_owner(s.group[i]) == seat]
    if returned:
        told.append(
            phrase("knows-returned", cards=tuple(card_name(good) for good in sorted(returned)))
        )
    return told + [_known_hand(s, other) for other in range(box.players) if other != seat]


def _known_hand(s: State, other: int) -> Phrase:
    certain = cards_of(s.hand[other])
    if not certain:
        return phrase("knows-nothing", player=say.SEAT_NAMES[other])
    return phrase("knows-hand", player=say.SEAT_NAMES[other], cards=certain)
