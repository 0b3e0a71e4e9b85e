"""Carrying out an action: the current decision says which rule applies."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules import characters
from caravanserai.games.dunhuang.rules.setup import keep_opening
from caravanserai.games.dunhuang.rules.supply import gain_coins
from caravanserai.games.dunhuang.rules.tokens import answer_payment, answer_protection
from caravanserai.games.dunhuang.rules.turn import finish_turn, move_camel, place_camel, store_good
from caravanserai.games.dunhuang.state import Box, State


@rule
def apply(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """Carry out a legal action and its automatic results."""
    d = s.decision
    if d == say.MOVE:
        move_camel(s, action - say.DO_MOVE, out)
    elif d == say.STORE:
        store_good(box, s, action == say.DO_SHOP, out)
    elif d == say.BONUS:
        choose_bonus(s, action, out)
    elif d == say.OPENING:
        keep_opening(box, s, seat, action - say.DO_KEEP, out)
    elif d == say.CAMEL:
        place_camel(s, seat, action - say.DO_CAMEL, out)
    elif d == say.PROTECT:
        answer_protection(s, action == say.DO_PROTECT, out)
        s.decision = say.TURN_END if s.in_bonus else say.BONUS
    elif d == say.PAY:
        answer_payment(s, action == say.DO_PAY, out)
        s.decision = say.TURN_END if s.in_bonus else say.BONUS
    else:
        continue_ability(box, s, seat, action, out)
    if s.decision == say.TURN_END:
        finish_turn(box, s, out)


@rule
def choose_bonus(s: State, action: int, out: Buffer) -> None:
    """Step 3: the character, or 3 coins, or nothing."""
    s.in_bonus = 1
    if action == say.DO_ABILITY:
        characters.use_ability(s, out)
        return
    s.decision = say.TURN_END
    if action == say.DO_COINS:
        gain_coins(s, s.active, say.BONUS_COINS, out)
    else:
        emit(out, say.NOTHING_DONE, s.active, 0, 0, 0, EVERYONE)


@rule
def continue_ability(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """The next choice of the current ability."""
    d = s.decision
    if d == say.DISCARD:
        characters.discard(box, s, action - say.DO_DISCARD, out)
    elif d == say.KEEP:
        characters.keep_drawn(s, action - say.DO_KEEP, out)
    elif d == say.SWAP:
        characters.choose_own_for_swap(s, action - say.DO_SWAP)
    elif d == say.SPACE:
        characters.choose_space(box, s, action - say.DO_TAKE, out)
    elif d == say.MAID_SHOP:
        characters.maid_takes(box, s, action - say.DO_STOW, out)
    elif d == say.MAID_HAND:
        characters.maid_displays(box, s, action - say.DO_DISPLAY, out)
    elif d == say.DOMESTIC_CARD:
        move_by_domestic(box, s, action, out)
    elif d == say.OPPONENT:
        characters.choose_opponent(s, action - say.DO_OPPONENT, out)
    elif d == say.GIVE or d == say.RETURN:
        characters.give_card(s, seat, action - say.DO_GIVE, out)
    elif d == say.TOKEN:
        characters.turn_token(s, action - say.DO_TURN, out)


@rule
def move_by_domestic(box: Box, s: State, action: int, out: Buffer) -> None:
    """Domestic: shop to hand, or hand to shop."""
    s.decision = say.TURN_END
    if action >= say.DO_DISPLAY + 1:
        characters.display(box, s, action - say.DO_DISPLAY, out)
    else:
        characters.stow(box, s, action - say.DO_STOW, out)
