"""Carrying out an action: the decision under way says which rule it answers."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang.alphabet import (
    BONUS,
    BONUS_COINS,
    CAMEL,
    DISCARD,
    DO_ABILITY,
    DO_CAMEL,
    DO_COINS,
    DO_DISCARD,
    DO_DISPLAY,
    DO_GIVE,
    DO_KEEP,
    DO_MOVE,
    DO_OPPONENT,
    DO_PAY,
    DO_PROTECT,
    DO_SHOP,
    DO_STOW,
    DO_SWAP,
    DO_TAKE,
    DO_TURN,
    DOMESTIC_CARD,
    GIVE,
    KEEP,
    MAID_HAND,
    MAID_SHOP,
    MOVE,
    NOTHING_DONE,
    OPENING,
    OPPONENT,
    PAY,
    PROTECT,
    RETURN,
    SPACE,
    STORE,
    SWAP,
    TOKEN,
    TURN_END,
)
from caravanserai.games.dunhuang.rules import characters
from caravanserai.games.dunhuang.rules.setup import keep_opening
from caravanserai.games.dunhuang.rules.supply import gain_coins
from caravanserai.games.dunhuang.rules.tokens import answer_payment, answer_protection
from caravanserai.games.dunhuang.rules.turn import finish_turn, move_camel, place_camel, store_good
from caravanserai.games.dunhuang.state import Box, State


@rule
def apply(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """Carry out a legal action, and what follows by itself."""
    d = s.decision
    if d == MOVE:
        move_camel(s, action - DO_MOVE, out)
    elif d == STORE:
        store_good(box, s, action == DO_SHOP, out)
    elif d == BONUS:
        choose_bonus(s, action, out)
    elif d == OPENING:
        keep_opening(box, s, seat, action - DO_KEEP, out)
    elif d == CAMEL:
        place_camel(s, seat, action - DO_CAMEL, out)
    elif d == PROTECT:
        answer_protection(s, action == DO_PROTECT, out)
        s.decision = TURN_END if s.in_bonus else BONUS
    elif d == PAY:
        answer_payment(s, action == DO_PAY, out)
        s.decision = TURN_END if s.in_bonus else BONUS
    else:
        continue_ability(box, s, seat, action, out)
    if s.decision == TURN_END:
        finish_turn(box, s, out)


@rule
def choose_bonus(s: State, action: int, out: Buffer) -> None:
    """Step 3: the character, or 3 coins, or nothing."""
    s.in_bonus = 1
    if action == DO_ABILITY:
        characters.use_ability(s, out)
        return
    s.decision = TURN_END
    if action == DO_COINS:
        gain_coins(s, s.active, BONUS_COINS, out)
    else:
        emit(out, NOTHING_DONE, s.active, 0, 0, 0, EVERYONE)


@rule
def continue_ability(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """The next choice of an ability under way."""
    d = s.decision
    if d == DISCARD:
        characters.discard(box, s, action - DO_DISCARD, out)
    elif d == KEEP:
        characters.keep_drawn(s, action - DO_KEEP, out)
    elif d == SWAP:
        characters.choose_own_for_swap(s, action - DO_SWAP)
    elif d == SPACE:
        characters.choose_space(box, s, action - DO_TAKE, out)
    elif d == MAID_SHOP:
        characters.maid_takes(box, s, action - DO_STOW, out)
    elif d == MAID_HAND:
        characters.maid_displays(box, s, action - DO_DISPLAY, out)
    elif d == DOMESTIC_CARD:
        move_by_domestic(box, s, action, out)
    elif d == OPPONENT:
        characters.choose_opponent(s, action - DO_OPPONENT, out)
    elif d == GIVE or d == RETURN:
        characters.give_card(s, seat, action - DO_GIVE, out)
    elif d == TOKEN:
        characters.turn_token(s, action - DO_TURN, out)


@rule
def move_by_domestic(box: Box, s: State, action: int, out: Buffer) -> None:
    """Domestic: shop to hand, or hand to shop."""
    s.decision = TURN_END
    if action >= DO_DISPLAY + 1:
        characters.display(box, s, action - DO_DISPLAY, out)
    else:
        characters.stow(box, s, action - DO_STOW, out)
