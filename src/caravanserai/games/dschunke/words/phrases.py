"""Prompts, choices and events of Dschunke, worded by compiled rules.

Everything is made from a view, so no phrase can tell its reader more than they may know.
"""

from caravanserai.engine.event_words import (
    KNOWN,
    UNKNOWN_FIELD,
    begin_event,
    say_fields,
    say_whose,
)
from caravanserai.engine.events import Told
from caravanserai.engine.jit import rule
from caravanserai.engine.record import Row
from caravanserai.engine.sheets import EACH, Sheet, ends, lists, number, says, word
from caravanserai.engine.vocabulary import NO, SEAT_A, YES
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.fists import (
    cards_bid,
    fist_of,
    is_bluff,
    is_mixed,
)
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.setup import owner_of_handed
from caravanserai.games.dschunke.rules.stacks import special_cards_in
from caravanserai.games.dschunke.state import Box, State
from caravanserai.games.dschunke.words import vocabulary as words
from caravanserai.games.dschunke.words.vocabulary import KEY, SAY


@rule
def prompt(box: Box, s: State, seat: int, out: Sheet) -> None:
    """What `seat` has to decide now, in one sentence."""
    owner = owner_of_handed(box, seat) if s.decision == say.PLACE else seat
    says(out, EACH, words.PROMPT + s.decision)
    number(out, KEY.owed, s.owed)
    word(out, KEY.owner, SEAT_A + owner)
    word(out, KEY.junk, words.JUNK + s.origin)
    word(out, KEY.stack, words.STACK + s.stack)
    open_goods(box, s, out)
    number(out, KEY.returned, total(s.returned))
    number(out, KEY.most, say.EXCHANGED)
    word(out, KEY.last, YES if s.round == say.ROUNDS else NO)
    number(out, KEY.yuan, say.INSTEAD)
    word(out, KEY.extra, YES if may_play_extra(s, seat) else NO)
    ends(out)


@rule
def total(counts: Row) -> int:
    """How many cards there are."""
    n = 0
    for i in range(len(counts)):
        n += counts[i]
    return n


@rule
def may_play_extra(s: State, seat: int) -> bool:
    """Does a seat hold an extra-action card it may still play this round?"""
    if s.extra_used >> seat & 1:
        return False
    for special in range(say.FIRST_HIDDEN, say.EIGHT):
        if s.special[seat][special]:
            return True
    return False


@rule
def open_goods(box: Box, s: State, out: Sheet) -> None:
    """The goods still unsold, with what they pay."""
    lists(out, KEY.goods)
    for good in range(1, say.KINDS + 1):
        if not s.sold >> good & 1:
            says(out, EACH, SAY.good_worth)
            word(out, KEY.good, words.GOOD + good)
            worth(box, s, good, out)
            ends(out)
    ends(out)


@rule
def worth(box: Box, s: State, good: int, out: Sheet) -> None:
    """A good's value on this round's market card."""
    value = value_of(box, s, good)
    if value == say.SPECIAL_CARD:
        word(out, KEY.worth, words.WORTH_SPECIAL)
    else:
        says(out, KEY.worth, SAY.worth_yuan)
        number(out, KEY.yuan, value)
        ends(out)


@rule
def choice(box: Box, s: State, seat: int, action: int, out: Sheet) -> None:
    """What an action does, as the label of a choice."""
    about, parameter = int(words.ABOUT[action]), int(words.PARAMETER[action])
    if about == words.A_BID:
        bid(s, action, out)
        return
    says(out, EACH, int(words.CHOICE[action]))
    if about == words.A_JUNK:
        word(out, KEY.junk, words.JUNK + parameter)
    elif about == words.A_GOOD:
        word(out, KEY.good, words.GOOD + parameter)
    elif about == words.A_MERCHANT:
        word(out, KEY.worker, words.WORKER + parameter)
        word(out, KEY.junk, words.JUNK + s.merchants[parameter])
    elif about == words.A_TRAINEE:
        trainee_space(box, s, 0 if action < say.DO_UPPER else 1, out)
        word(out, KEY.junk, words.JUNK + parameter)
    elif about == words.A_STACK:
        word(out, KEY.stack, words.STACK + parameter)
        number(out, KEY.count, special_cards_in(s.stack_cards[parameter]))
    elif about == words.A_CARD:
        word(out, KEY.special, words.SPECIAL + parameter)
    else:
        number(out, KEY.yuan, say.INSTEAD)
        number(out, KEY.returned, total(s.returned))
    ends(out)


@rule
def trainee_space(box: Box, s: State, row: int, out: Sheet) -> None:
    """What a trainee does this round."""
    says(out, KEY.space, words.SPACE + box.track[row][s.round - 1])
    number(out, KEY.strips, box.track_strips[row][s.round - 1])
    ends(out)


@rule
def bid(s: State, action: int, out: Sheet) -> None:
    """A bid, or a bluff, labelled as one."""
    fist, count = fist_of(action), cards_bid(action)
    if not is_bluff(s, fist):
        says(out, EACH, int(words.CHOICE[action]))
        word(out, KEY.good, words.GOOD + fist)
        number(out, KEY.count, count)
    elif is_mixed(fist):
        says(out, EACH, SAY.choice_mixed)
        word(out, KEY.cards, words.FIST + fist)
    else:
        says(out, EACH, SAY.choice_bluff)
        lists(out, KEY.cards)
        says(out, EACH, SAY.goods_of)
        word(out, KEY.good, words.GOOD + fist)
        number(out, KEY.count, count)
        ends(out)
        ends(out)
    ends(out)


@rule
def event(box: Box, s: State, told: Told, reader: int, out: Sheet) -> None:
    """An event as a sentence for `reader`."""
    message = int(words.EVENT[told.kind, UNKNOWN_FIELD if told.hidden else KNOWN])
    if not told.hidden and words.EVENT[told.kind, 3] == words.FIST and is_mixed(told.a):
        message = words.EVENT_MIXED + told.kind
    begin_event(message, told.seat, reader, out)
    say_fields(words.EVENT, told, told.hidden, reader, out)
    say_whose(words.EVENT, told, KEY.yours, reader, out)
    ends(out)
