"""Guesses that leave nobody stuck: a player paying or naming cards must have cards that fit."""

from caravanserai.engine.jit import rule
from caravanserai.engine.rng import below
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.cards import size
from caravanserai.games.araby.rules.debts import shows_icon
from caravanserai.games.araby.rules.playing_cards import NO_CARD, NO_ICON, payable
from caravanserai.games.araby.rules.terms import credits_in, why_not_unnamed
from caravanserai.games.araby.state import Box, State

MOST_TRIES = 200


@rule
def leave_nobody_stuck(box: Box, s: State, seat: int) -> None:
    """Deal again until the actor can go on; after many tries, put fitting cards into their hand."""
    tries = 0
    while s.actor != seat and is_stuck(box, s):
        if tries == MOST_TRIES:
            help_actor(box, s, seat)
            return
        deal_again(box, s, seat)
        tries += 1


@rule
def is_stuck(box: Box, s: State) -> bool:
    """Is the actor unable to pay, or without a card to name?"""
    if s.decision == say.PAY:
        return not payable(box, s, s.actor, s.due, NO_ICON, NO_CARD)
    if s.decision != say.NAME:
        return False
    if s.deal > 0:
        return why_not_unnamed(box, s, s.deal - 1, say.WANTS) != say.FINE
    debt = -s.deal - 1
    is_credit = s.debts[debt][say.DEBT_KIND] == say.CREDIT_TERM
    return is_credit and not shows_icon(box, s, s.actor, s.debts[debt][say.DEBT_WHAT])


@rule
def is_guessed(s: State, place: int, seat: int) -> bool:
    """Was this card dealt by the guess?"""
    in_draft = s.start[say.DRAFT] <= place < s.start[say.DRAFT + 1]
    return not in_draft and place < s.start[say.DISCARD] and not s.seen[place] >> seat & 1


@rule
def deal_again(box: Box, s: State, seat: int) -> None:
    """Swap every guessed card with a random one, except the deck's top if backs reveal faces."""
    for place in range(s.start[say.DISCARD] - 1, 0, -1):
        other = below(s, place + 1)
        if can_exchange(box, s, place, seat) and can_exchange(box, s, other, seat):
            exchange(box, s, place, other)


@rule
def can_exchange(box: Box, s: State, place: int, seat: int) -> bool:
    """Is this a guessed card about which nothing else is known?"""
    on_top = place == s.start[say.DECK + 1] - 1
    return is_guessed(s, place, seat) and not (on_top and box.pairing[0] >= 0)


@rule
def exchange(box: Box, s: State, place: int, other: int) -> None:
    """Swap two guessed cards; with paired backs, the backs as well."""
    face = int(s.face[place])
    s.face[place] = s.face[other]
    s.face[other] = face
    if box.pairing[0] >= 0:
        back = int(s.back[place])
        s.back[place] = s.back[other]
        s.back[other] = back


@rule
def icons_short(s: State, icon: int) -> int:
    """How many cards with this icon the actor needs."""
    if s.decision == say.PAY:
        have = int(s.coins[s.actor]) if icon == say.COIN else int(s.pool[s.actor][icon])
        return max(0, int(s.due[icon]) - have - int(s.credit[s.actor][icon]))
    if s.deal > 0:
        return credits_in(s, s.deal - 1, say.WANTS, 1 << icon)
    return 1 if s.debts[-s.deal - 1][say.DEBT_WHAT] == icon else 0


@rule
def help_actor(box: Box, s: State, seat: int) -> None:
    """Put fitting cards, from anywhere else, into the guessed part of the actor's hand."""
    slot = int(s.start[say.HAND + s.actor])
    end = slot + size(s, say.HAND + s.actor)
    for icon in range(say.ICON_COUNT):
        for _ in range(icons_short(s, icon)):
            while slot < end and not can_exchange(box, s, slot, seat):
                slot += 1
            other = find_showing(box, s, icon, slot, seat)
            if slot < end and other >= 0:
                exchange(box, s, slot, other)
                slot += 1


@rule
def find_showing(box: Box, s: State, icon: int, slot: int, seat: int) -> int:
    """A guessed card with this icon, outside the actor's hand or not yet checked in it, or -1."""
    low = int(s.start[say.HAND + s.actor])
    for place in range(s.start[say.DISCARD]):
        done = low <= place < slot
        shows = box.icons[s.face[place]] >> icon & 1
        if shows and not done and can_exchange(box, s, place, seat):
            return place
    return -1
