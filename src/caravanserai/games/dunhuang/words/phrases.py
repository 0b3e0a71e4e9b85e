"""Prompts, choices and events of Dunhuang, worded by compiled rules.

Everything is made from a view, so no phrase can tell its reader more than they may know.
"""

from caravanserai.engine.event_words import (
    KNOWN,
    UNKNOWN_FIELD,
    begin_event,
    say_fields,
    say_whose,
)
from caravanserai.engine.events import NOBODY, Told
from caravanserai.engine.jit import rule
from caravanserai.engine.sheets import EACH, Sheet, ends, number, says, word
from caravanserai.engine.vocabulary import NO, NOBODY_WORD, PLAYER, SEAT_A, YES
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.refusals import can_use
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.state import Box, State
from caravanserai.games.dunhuang.words.vocabulary import (
    A_GOOD,
    A_PLAYER,
    A_SPACE,
    ABILITY,
    ABOUT,
    CARD,
    CHARACTER,
    CHARACTER_WORD,
    CHOICE,
    CLAIMED_FROM_MIDDLE,
    EVENT,
    KEY,
    MARKET,
    PLACE,
    PROMPT,
    STEPS,
)


@rule
def prompt(box: Box, s: State, seat: int, out: Sheet) -> None:
    """What `seat` has to decide now, in one sentence."""
    character = s.tiles[s.camel]
    says(out, EACH, PROMPT + s.decision)
    number(out, KEY.coins, s.coins[seat])
    number(out, KEY.price, say.PROTECTION_PRICE)
    number(out, KEY.owed, s.owed)
    player(out, KEY.first, s.first)
    player(out, KEY.other, other_in_decision(s, seat))
    word(out, KEY.good, CARD + asked_about(s))
    word(out, KEY.tile, CHARACTER + character)
    word(out, KEY.character, CHARACTER_WORD + character)
    word(out, KEY.ability, ABILITY + character)
    word(out, KEY.usable, YES if can_use(box, s, seat) else NO)
    ends(out)


@rule
def player(out: Sheet, key: int, seat: int) -> None:
    """A player, or nobody."""
    word(out, key, SEAT_A + seat if seat != NOBODY else NOBODY_WORD)


@rule
def other_in_decision(s: State, seat: int) -> int:
    """The other player in an exchange or a claim."""
    if s.claim and s.token[s.claim] != seat:
        return int(s.token[s.claim])
    return int(s.active if seat != s.active else s.opponent)


@rule
def asked_about(s: State) -> int:
    """The card a decision is about, if any."""
    if s.decision == say.STORE:
        return int(s.market[s.camel])
    return int(s.claim) if s.claim else max(int(s.chosen), 0)


@rule
def choice(box: Box, s: State, seat: int, action: int, out: Sheet) -> None:
    """What an action does, as the label of a choice."""
    about, parameter = int(ABOUT[action]), int(say.PARAMETER[action])
    says(out, EACH, int(CHOICE[action]))
    if about == STEPS:
        number(out, KEY.steps, parameter)
        number(out, KEY.price, parameter - 1)
        tile_and_card(s, (s.camel + parameter) % say.SPACES, out)
    elif about == A_SPACE:
        tile_and_card(s, parameter, out)
    elif about == MARKET:
        word(out, KEY.card, CARD + s.market[s.camel])
    elif about == A_PLAYER:
        word(out, PLAYER, SEAT_A + parameter)
        number(out, KEY.count, cards_in(s.hand[parameter]))
    elif about == A_GOOD:
        word(out, KEY.card, CARD + parameter)
        word(out, KEY.place, PLACE + source(s))
    else:
        about_the_decision(s, seat, out)
    ends(out)


@rule
def tile_and_card(s: State, space: int, out: Sheet) -> None:
    """A tile and the card beside it."""
    word(out, KEY.tile, CHARACTER + s.tiles[space])
    word(out, KEY.card, CARD + s.market[space])


@rule
def source(s: State) -> int:
    """Where painter, musician, soldier and general take a card from."""
    character = s.tiles[s.camel]
    return say.IN_HAND if character == say.PAINTER or character == say.GENERAL else say.IN_SHOP


@rule
def about_the_decision(s: State, seat: int, out: Sheet) -> None:
    """What the bonus or a claim is about."""
    character = s.tiles[s.camel]
    word(out, KEY.tile, CHARACTER + character)
    word(out, KEY.ability, ABILITY + character)
    number(out, KEY.coins, min(say.BONUS_COINS, int(s.coin_supply)))
    number(out, KEY.price, say.PROTECTION_PRICE)
    word(out, KEY.good, CARD + asked_about(s))
    player(out, KEY.other, other_in_decision(s, seat))


@rule
def event(box: Box, s: State, told: Told, reader: int, out: Sheet) -> None:
    """An event as a sentence for `reader`."""
    message, left_out = int(EVENT[told.kind, UNKNOWN_FIELD if told.hidden else KNOWN]), told.hidden
    if told.kind == say.TOKEN_CLAIMED and told.b == say.MIDDLE:
        message, left_out = CLAIMED_FROM_MIDDLE, 2
    begin_event(message, told.seat, reader, out)
    say_fields(EVENT, told, left_out, reader, out)
    say_whose(EVENT, told, KEY.yours, reader, out)
    if told.kind == say.CAMEL_PLACED or told.kind == say.CAMEL_MOVED or told.kind == say.REFILLED:
        word(out, KEY.tile, CHARACTER + s.tiles[told.a])
    elif told.kind == say.TOOK or told.kind == say.SWAPPED_OUT:
        word(out, KEY.tile, CHARACTER + s.tiles[told.b])
    ends(out)
