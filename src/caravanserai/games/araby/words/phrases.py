"""Prompts, choices and events of Araby, worded by compiled rules.

Everything is made from a view, so no phrase can tell its reader more than they may know.
"""

from caravanserai.engine.event_words import KNOWN, UNKNOWN_FIELD, begin_event, say_fields
from caravanserai.engine.events import UNKNOWN, Told
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.sheets import EACH, Sheet, ends, lists, number, says, word
from caravanserai.engine.vocabulary import NO, SEAT_A, YES
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.adding import last_kind, term_kind, term_value
from caravanserai.games.araby.rules.fixing import fixed_action, fixed_of, what_fixes
from caravanserai.games.araby.rules.playing_cards import MOST_WAYS, icon_due, ways_to_pay
from caravanserai.games.araby.rules.terms import kind_of, mode_of, pair_of
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words import vocabulary as words
from caravanserai.games.araby.words.vocabulary import KEY, SAY

# What is asked


@rule
def prompt(box: Box, s: State, seat: int, out: Sheet) -> None:
    """What `seat` has to decide now, in one sentence."""
    all_act = s.decision == say.MAIN or s.decision == say.LAST
    if all_act and s.maker[seat]:
        says(out, EACH, SAY.prompt_making)
        word(out, KEY.other, SEAT_A + s.maker[seat] - 1)
        word(out, KEY.part, words.PART + s.part[seat])
        word(out, KEY.naming, YES if s.naming[seat] else NO)
    elif all_act and s.passed >> seat & 1:
        says(out, EACH, SAY.prompt_passed)
        word(out, KEY.active, SEAT_A + s.active)
    elif s.decision == say.CALLED or s.deal < 0:
        says(out, EACH, SAY.prompt_called if s.decision == say.CALLED else SAY.prompt_name_debt)
        debt(s, (s.calling if s.calling else -s.deal) - 1, seat, out)
    else:
        decision(box, s, seat, out)
    ends(out)


@rule
def debt(s: State, i: int, reader: int, out: Sheet) -> None:
    """Who something is owed to, and what."""
    word(out, KEY.other, SEAT_A + s.debts[i][say.DEBT_TO])
    term(KEY.term, s.debts[i][say.DEBT_KIND], s.debts[i][say.DEBT_WHAT], UNKNOWN, reader, out)


@rule
def decision(box: Box, s: State, seat: int, out: Sheet) -> None:
    """Whose turn it is, and what a card asks for."""
    says(out, EACH, words.PROMPT + s.decision)
    word(out, KEY.active, SEAT_A + s.active)
    word(out, KEY.yours, YES if s.active == seat else NO)
    word(out, KEY.card, words.CARD_NAME + s.card if s.card else words.NO_WORD)
    word(out, KEY.icon, words.ONE_NAME + max(icon_due(s), 0))
    number(out, KEY.left, s.left)
    only = s.decision == say.PAY and only_cards_pay(box, s)
    word(out, KEY.only, YES if only else NO)


@rule
def only_cards_pay(box: Box, s: State) -> bool:
    """Must what is due be paid with a hand card?"""
    ways = scratch(MOST_WAYS)
    for i in range(ways_to_pay(box, s, ways)):
        if not say.DO_CARD <= ways[i] < say.DO_CARD + say.TYPES:
            return False
    return True


# Caravans


@rule
def caravan(owner: int, actor: int, reader: int, out: Sheet) -> None:
    """Whose caravan it is: the reader's, the actor's own, or someone's by name."""
    if owner == reader:
        word(out, KEY.caravan, words.YOUR_CARAVAN)
    else:
        is_own = owner == actor
        word(out, KEY.caravan, words.THEIR_OWN_CARAVAN if is_own else words.CARAVAN_OF + owner)


@rule
def camel_place(key: int, place: int, reader: int, out: Sheet) -> None:
    """A space of a caravan."""
    says(out, key, SAY.fixed_camel)
    caravan(place // say.SPACES, UNKNOWN, reader, out)
    number(out, KEY.space, place % say.SPACES + 1)
    ends(out)


# Deals


@rule
def term(key: int, kind: int, what: int, fixed: int, reader: int, out: Sheet) -> None:
    """A term of a deal."""
    if kind == say.CHOICE_TERM:
        says(out, key, SAY.term_choice)
        choice_fixed(fixed_action(what, fixed), reader, out)
        ends(out)
        return
    says(out, key, words.TERM + kind)
    if kind == say.CARD_TERM or kind == say.ENTOURAGE_TERM or kind == say.TASK_TERM:
        word(out, KEY.what, words.CARD_NAME + what)
    elif kind == say.PRODUCT_TERM or kind == say.CREDIT_TERM:
        word(out, KEY.what, words.ONE_NAME + what)
    elif kind == say.CAMEL_TERM:
        camel_place(KEY.what, what, reader, out)
    else:
        number(out, KEY.what, what + 1 if kind == say.SPACE_TERM else what)
    ends(out)


@rule
def choice_fixed(action: int, reader: int, out: Sheet) -> None:
    """What an offer chooses for a card tasked for the partner (A15)."""
    if say.DO_CAMEL <= action < say.DO_CAMEL + len(say.CAMEL_SPACES):
        camel_place(KEY.choice, action - say.DO_CAMEL, reader, out)
    else:
        word(out, KEY.choice, words.FIXED_CHOICE + action)


@rule
def dated_term(key: int, first: int, what: int, fixed: int, reader: int, out: Sheet) -> None:
    """A term with when it is due, which needs no saying for words."""
    kind = kind_of(first)
    says(out, key, words.WHEN + (say.NOW if kind == say.WORDS_TERM else mode_of(first)))
    term(KEY.term, kind, what, fixed, reader, out)
    ends(out)


@rule
def offer_terms(
    key: int, s: State, maker: int, seat: int, side: int, reader: int, out: Sheet
) -> None:
    """One side of what `maker` offers a seat, or that it is nothing."""
    if maker == seat or s.count[pair_of(maker, seat)][side] == 0:
        word(out, key, words.NOTHING_GIVEN)
        return
    pair = pair_of(maker, seat)
    lists(out, key)
    for i in range(side * say.SIDE_TERMS, side * say.SIDE_TERMS + s.count[pair][side]):
        dated_term(
            EACH,
            int(s.terms[pair][i][say.TERM_KIND]),
            int(s.terms[pair][i][say.TERM_WHAT]),
            int(s.terms[pair][i][say.TERM_FIXED]),
            reader,
            out,
        )
    ends(out)


# What a choice does


@rule
def choice(box: Box, s: State, seat: int, action: int, out: Sheet) -> None:
    """What an action does, as the label of a choice."""
    adds = term_added(s, seat, action)
    if adds:
        says(out, EACH, SAY.choice_term)
        term(KEY.term, adds, term_value(action, adds), UNKNOWN, seat, out)
    else:
        says(out, EACH, int(words.CHOICE[action]))
        parameter(box, s, seat, int(words.ABOUT[action]), int(words.PARAMETER[action]), out)
    ends(out)


@rule
def term_added(s: State, seat: int, action: int) -> int:
    """The kind of term an action adds to the offer being made, if any."""
    all_act = s.decision == say.MAIN or s.decision == say.LAST
    if not (all_act and s.maker[seat]) or s.naming[seat]:
        return say.NO_TERM
    adds = term_kind(action)
    fixes = last_kind(s, seat) == say.TASK_TERM and adds != say.TASK_TERM
    return say.NO_TERM if fixes else adds


@rule
def parameter(box: Box, s: State, seat: int, about: int, value: int, out: Sheet) -> None:
    """What a choice names."""
    if about == words.A_CARD:
        word(out, KEY.card, words.CARD_NAME + value)
    elif about == words.A_CAMEL:
        camel(box, s, value, seat, out)
    elif about == words.AN_ICON:
        word(out, KEY.icon, words.ICON_NAME + value)
    elif about == words.A_PAYMENT:
        word(out, KEY.icon, words.ONE_NAME + value)
    elif about == words.A_PLAYER:
        word(out, KEY.other, SEAT_A + value)
    elif about == words.AN_OFFER:
        word(out, KEY.other, SEAT_A + value)
        offer_terms(KEY.gets, s, value, seat, say.GIVES, seat, out)
        offer_terms(KEY.gives, s, value, seat, say.WANTS, seat, out)
    elif about == words.A_DEBT:
        debt(s, value, seat, out)
    elif about == words.A_PROMISE:
        promise(s, value, seat, out)
    else:
        number(out, KEY.number, value + 1 if about == words.FROM_0 else value)


@rule
def camel(box: Box, s: State, value: int, reader: int, out: Sheet) -> None:
    """A space of a caravan, and the product it wants."""
    owner, space = value // say.SPACES, value % say.SPACES
    product = box.caravans[s.caravan[owner]][space] if s.caravan[owner] >= 0 else 0
    caravan(owner, UNKNOWN, reader, out)
    number(out, KEY.space, space + 1)
    word(out, KEY.product, words.ICON_NAME + product)


@rule
def promise(s: State, i: int, reader: int, out: Sheet) -> None:
    """Who promised something, and what."""
    kind = int(s.promises[i][say.PROMISE_KIND])
    word(out, KEY.other, SEAT_A + max(s.promises[i][say.PROMISE_BY] - 1, 0))
    what = s.promises[i][say.PROMISE_WHAT]
    term(KEY.term, kind if kind else say.COINS_TERM, what, UNKNOWN, reader, out)


# What happened


@rule
def event(box: Box, s: State, told: Told, reader: int, out: Sheet) -> None:
    """An event as a sentence for `reader`."""
    message = int(words.EVENT[told.kind, UNKNOWN_FIELD if told.hidden else KNOWN])
    if told.kind == say.CARD_TASKED and told.b != told.seat:
        message = SAY.event_tasked_for
    begin_event(message, told.seat, reader, out)
    says_product = told.kind == say.MADE or told.kind == say.PRODUCT_PICKED
    say_fields(words.EVENT, told, told.hidden | int(says_product), reader, out)
    if words.TELLS_TERM[told.kind]:
        term_told(told, reader, out)
    if words.TELLS_CARAVAN[told.kind]:
        caravan(told.a, UNKNOWN if told.kind == say.CAMEL_RETURNED else told.seat, reader, out)
    if words.TELLS_WHOSE[told.kind]:
        word(out, KEY.to_you, YES if told.a == reader else NO)
    if says_product:
        product_told(told, out)
    ends(out)


@rule
def term_told(told: Told, reader: int, out: Sheet) -> None:
    """The term an event is about, and when it is due, unless the event itself says so."""
    is_choice = told.b == say.CHOICE_TERM
    what = what_fixes(told.c) if is_choice else told.c
    fixed = fixed_of(told.c) if is_choice else UNKNOWN
    if words.TELLS_WHEN[told.kind]:
        dated_term(KEY.term, told.b, what, fixed, reader, out)
    else:
        term(KEY.term, kind_of(told.b), what, fixed, reader, out)


@rule
def product_told(told: Told, out: Sheet) -> None:
    """How many of a product are made, or which one is chosen."""
    if told.kind == say.PRODUCT_PICKED:
        word(out, KEY.product, words.ICON_NAME + told.a)
    else:
        says(out, KEY.product, words.SOME + told.a)
        number(out, KEY.count, told.b)
        ends(out)
