"""Offers, debts and promises that nobody can have made."""

from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.notation import SEAT_NAMES, Statements
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.knowledge.view import holds_secret
from caravanserai.games.araby.rules.adding import in_the_game, is_leave
from caravanserai.games.araby.rules.calling import can_pay_by_tasking, makers_for_debt
from caravanserai.games.araby.rules.deals import term_to_name
from caravanserai.games.araby.rules.debts import why_not_settle
from caravanserai.games.araby.rules.effects import FROM_QUEUE
from caravanserai.games.araby.rules.fixing import fixed_action, why_not_fix
from caravanserai.games.araby.rules.terms import (
    is_unnamed,
    kind_of,
    maker_of,
    mode_of,
    partner_of,
)
from caravanserai.games.araby.state import Box, State


def check_deals(box: Box, s: State, said: Statements) -> None:
    """Refuse books that contradict each other."""
    for pair in range(say.PAIRS):
        _check_offer(box, s, pair, said)
    for debt in s.debts[: s.owed]:
        by, to, kind, what = debt
        hidden = what == UNKNOWN and kind == say.CARD_TERM and _hidden_from_eyes(s, by, to)
        if by == to or not (hidden or is_term(box, kind, say.DUE, what)) or not _theirs(debt):
            raise said.impossible("debts", "no-term")
    for by, to, kind, what, _, _ in s.promises:
        known = is_term(box, kind, say.PROMISE, what) and _theirs([by - 1, to, kind, what])
        if by and (by - 1 == to or not known):
            raise said.impossible("promises", "no-term")
    _check_deal(s, said)
    _check_call(box, s, said)


def _theirs(due: list[int]) -> bool:
    """A camel goes to a caravan of one of the two making the deal (A20)."""
    by, to, kind, what = due
    return kind != say.CAMEL_TERM or what // say.SPACES in (by, to)


def is_term(box: Box, kind: int, mode: int, what: int) -> bool:
    """Does a term of this kind name something that exists, at a time when it can be due?"""
    if kind == say.WORDS_TERM:
        return mode == say.PROMISE
    if kind == say.CHOICE_TERM:
        return mode == say.NOW
    if not say.COINS_TERM <= kind <= say.TASK_TERM or (mode == say.DUE and is_leave(kind)):
        return False
    if kind == say.CAMEL_TERM:
        return 0 <= what < say.SPACES * box.players
    if what == say.ANY_CARD or what < 0:
        return kind not in (say.ENTOURAGE_TERM, say.TASK_TERM) and what >= 0
    return bool(in_the_game(box, kind, what))


def _hidden_from_eyes(s: State, *concerned: int) -> bool:
    return bool(s.eyes) and s.eyes - 1 not in concerned


def _check_offer(box: Box, s: State, pair: int, said: Statements) -> None:
    maker, partner = maker_of(pair), partner_of(pair)
    key = f"offer.{SEAT_NAMES[maker]}.{SEAT_NAMES[partner]}"
    making = maker < box.players and s.maker[maker] == partner + 1
    if making != (s.offer[pair] == say.BEING_MADE):
        raise said.impossible(key, "offer-or-not")
    if making and s.passed >> maker & 1:
        raise said.impossible("passed", "offer-or-not")
    if s.offer[pair] == say.NO_OFFER or _hidden_from_eyes(s, maker, partner):
        return
    if s.offer[pair] == say.WAITING and not sum(s.count[pair]):
        raise said.impossible(key, "offer-or-not")
    for side in (say.GIVES, say.WANTS):
        for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
            if not _holds_together(box, s, pair, side, i):
                raise said.impossible(key, "no-term")
    if making and s.eyes - 1 in (-1, maker) and not _names_what_is_asked(s, pair):
        raise said.impossible(f"{SEAT_NAMES[maker]}.making", "offer-or-not")


def _holds_together(box: Box, s: State, pair: int, side: int, i: int) -> bool:
    """Is this a valid term, with a card fixed where needed, or a choice of the card before it?"""
    term, what, fixed = s.terms[pair][i]
    if kind_of(term) == say.CHOICE_TERM:
        return term == say.CHOICE_TERM and _is_choice(box, s, pair, side, i)
    if not is_term(box, kind_of(term), mode_of(term), what):
        return False
    if not _theirs([maker_of(pair), partner_of(pair), kind_of(term), what]):
        return False
    if not holds_secret(s, pair, i):
        return bool(fixed == say.UNNAMED)
    if fixed == say.UNNAMED:
        own = side == say.GIVES and s.eyes - 1 in (-1, maker_of(pair))
        last = i == s.count[pair][say.GIVES] - 1
        return not own or (
            last and bool(s.naming[maker_of(pair)]) and s.offer[pair] == say.BEING_MADE
        )
    if side == say.WANTS and s.deal != pair + 1:
        return False
    if not (say.PERSONAS <= fixed < say.ANY_CARD and box.copies[fixed]):
        return False
    return bool(term != say.CREDIT_TERM or box.icons[fixed] >> what & 1)


def _is_choice(box: Box, s: State, pair: int, side: int, i: int) -> bool:
    """Does a card tasked now come before this choice, and ask for it?"""
    first = i
    while first > side * say.SIDE_TERMS and s.terms[pair][first][say.TERM_KIND] == say.CHOICE_TERM:
        first -= 1
    term, card, _ = s.terms[pair][first]
    nth = i - first - 1
    if term != say.TASK_TERM or nth >= say.FIXED or not is_term(box, say.TASK_TERM, say.NOW, card):
        return False
    action = fixed_action(s.terms[pair][i][say.TERM_WHAT], s.terms[pair][i][say.TERM_FIXED])
    return bool(why_not_fix(box, s, card, nth, action) == say.FINE)


def _names_what_is_asked(s: State, pair: int) -> bool:
    """A card is being named for the last term given if, and only if, it needs one."""
    maker, last = maker_of(pair), s.count[pair][say.GIVES] - 1
    if not s.naming[maker]:
        return last < 0 or not is_unnamed(s, pair, last)
    return last >= 0 and s.part[maker] == 0 and bool(is_unnamed(s, pair, last))


def _check_deal(s: State, said: Statements) -> None:
    """A card is named for an accepted offer, or for a debt of the player's own choice."""
    if (s.decision == say.NAME) != (s.deal != 0):
        raise said.impossible("deal", "offer-or-not")
    if s.deal > 0:
        pair = s.deal - 1
        told = not _hidden_from_eyes(s, maker_of(pair), partner_of(pair))
        fits = s.offer[pair] == say.WAITING and partner_of(pair) == s.actor
        if not fits or (told and term_to_name(s, pair) < 0):
            raise said.impossible("deal", "offer-or-not")
    elif s.deal < 0:
        by, _, kind, what = s.debts[-s.deal - 1] if -s.deal <= s.owed else (-1, 0, 0, 0)
        chosen = kind == say.CREDIT_TERM or (
            kind == say.CARD_TERM and what in (say.ANY_CARD, UNKNOWN)
        )
        if by != s.actor or not chosen or s.calling not in (0, -s.deal):
            raise said.impossible("deal", "offer-or-not")


def _check_call(box: Box, s: State, said: Statements) -> None:
    """A debt is called when all have passed; only a choice of how to pay it waits."""
    if s.calling == 0:
        if s.paid or s.decision == say.CALLED:
            raise said.impossible("calling", "not-now")
        return
    everybody = s.passed == (1 << box.players) - 1
    waits = s.decision == say.CALLED or s.deal < 0 or s.by_task == FROM_QUEUE
    if not (everybody and waits) or s.calling > s.owed + (s.by_task == FROM_QUEUE):
        raise said.impossible("calling", "not-now")
    if s.decision == say.CALLED:
        _check_makers(box, s, said)
    elif not s.paid:
        raise said.impossible("paid", "not-now")


def _check_makers(box: Box, s: State, said: Statements) -> None:
    """The debtor, who is short, has several cards that make what is owed."""
    debt = s.calling - 1
    makers = makers_for_debt(box, s, debt).bit_count()
    short = why_not_settle(box, s, s.actor, debt) != say.FINE and can_pay_by_tasking(box, s, debt)
    counted = s.debts[debt][say.DEBT_KIND] != say.COINS_TERM or s.coins[s.actor] != UNKNOWN
    if s.debts[debt][say.DEBT_BY] != s.actor or makers < 2 or (counted and not short):
        raise said.impossible("calling", "not-now")


assert say.MODE > say.WORDS_TERM
