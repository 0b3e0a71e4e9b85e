"""Who decides now, and what they may choose."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import Row
from caravanserai.games.dunhuang.alphabet import (
    ACTION_COUNT,
    BONUS,
    CAMEL,
    DISCARD,
    DO_ABILITY,
    DO_CAMEL,
    DO_COINS,
    DO_DISCARD,
    DO_DISPLAY,
    DO_GIVE,
    DO_HAND,
    DO_KEEP,
    DO_LEAVE,
    DO_MOVE,
    DO_NOTHING,
    DO_OPPONENT,
    DO_PAY,
    DO_PROTECT,
    DO_SHOP,
    DO_STOW,
    DO_SWAP,
    DO_TAKE,
    DO_TURN,
    DO_YIELD,
    DOMESTIC_CARD,
    GENERAL,
    GIVE,
    KEEP,
    KINDS,
    MAID_HAND,
    MAID_SHOP,
    MOVE,
    OPENING,
    OPENING_CARDS,
    OPPONENT,
    PAINTER,
    PAY,
    PROTECT,
    RETURN,
    SOLDIER,
    SPACE,
    SPACES,
    STORE,
    SWAP,
    TOKEN,
)
from caravanserai.games.dunhuang.rules.characters import can_use, in_reach, other_good_in_hand
from caravanserai.games.dunhuang.rules.setup import has_kept
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.rules.turn import last_player
from caravanserai.games.dunhuang.state import Box, State


@rule
def turn(box: Box, s: State) -> int:
    """The player who decides; in the opening, when nobody is first, A before B and so on."""
    if s.decision == OPENING:
        for player in range(box.players):
            if not has_kept(s, player):
                return player
    if s.decision == CAMEL:
        return last_player(box, s)
    if s.decision == PROTECT:
        return s.token[s.claim]
    if s.decision == GIVE:
        return s.opponent
    return s.active


@rule
def may_act(box: Box, s: State) -> int:
    """Nobody acts out of turn: those who may are those waited for, several in the opening."""
    if s.ended:
        return 0
    if s.decision != OPENING:
        return 1 << turn(box, s)
    mask = 0
    for player in range(box.players):
        if not has_kept(s, player):
            mask |= 1 << player
    return mask


@rule
def waiting_for(box: Box, s: State) -> int:
    """All players in the opening, then one at a time."""
    return may_act(box, s)


@rule
def legal(box: Box, s: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of `seat`, ascending, into `out`; return how many."""
    if not may_act(box, s) >> seat & 1:
        return 0
    d = s.decision
    if d == OPENING:
        return opening_choices(s, seat, out)
    if d == CAMEL:
        return write_numbers(DO_CAMEL, 0, SPACES, out)
    if d == MOVE:
        return write_numbers(DO_MOVE, 1, s.coins[seat] + 2, out)
    if d == STORE:
        return write_two(DO_HAND, DO_SHOP, out)
    if d == BONUS:
        return bonus_choices(box, s, seat, out)
    if d == PROTECT:
        return write_two(DO_PROTECT, DO_YIELD, out)
    if d == GIVE or d == RETURN:
        return write_goods(s.hand[seat], DO_GIVE, 0, out)
    return ability_choices(box, s, seat, out)


@rule
def ability_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """What an ability asks for."""
    d = s.decision
    if d == DISCARD:
        from_hand = s.tiles[s.camel] == PAINTER
        return write_goods(s.hand[seat] if from_hand else s.shop[seat], DO_DISCARD, 0, out)
    if d == KEEP:
        return write_goods(s.drawn, DO_KEEP, 0, out)
    if d == SWAP:
        from_hand = s.tiles[s.camel] == GENERAL
        return write_goods(s.hand[seat] if from_hand else s.shop[seat], DO_SWAP, 0, out)
    if d == SPACE:
        return space_choices(s, out)
    if d == MAID_SHOP:
        return maid_choices(s, seat, out)
    if d == MAID_HAND:
        return write_goods_but(s.hand[seat], s.chosen, DO_DISPLAY, out)
    if d == DOMESTIC_CARD:
        n = write_goods(s.shop[seat], DO_STOW, 0, out)
        return write_goods(s.hand[seat], DO_DISPLAY, n, out)
    if d == OPPONENT:
        return opponent_choices(box, s, seat, out)
    if d == TOKEN:
        return token_choices(s, seat, out)
    return write_two(DO_PAY, DO_LEAVE, out)


@rule
def write_two(first: int, second: int, out: Buffer) -> int:
    """Two choices without a parameter."""
    out[0] = first
    out[1] = second
    return 2


@rule
def write_numbers(base: int, low: int, high: int, out: Buffer) -> int:
    """One choice for each number from low to high - 1."""
    for number in range(low, high):
        out[number - low] = base + number
    return high - low


@rule
def write_goods(counts: Row, base: int, n: int, out: Buffer) -> int:
    """One choice for each good there is a card of, after the n choices already written."""
    for good in range(1, KINDS + 1):
        if counts[good]:
            out[n] = base + good
            n += 1
    return n


@rule
def write_goods_but(counts: Row, excluded: int, base: int, out: Buffer) -> int:
    """One choice for each good there is a card of, but one."""
    n = 0
    for good in range(1, KINDS + 1):
        if counts[good] and good != excluded:
            out[n] = base + good
            n += 1
    return n


@rule
def opening_choices(s: State, seat: int, out: Buffer) -> int:
    """Any of the three cards drawn; equal ones are one choice."""
    n = 0
    for place in range(OPENING_CARDS):
        good = s.aside[seat][place]
        if place == 0 or good != s.aside[seat][place - 1]:
            out[n] = DO_KEEP + good
            n += 1
    return n


@rule
def bonus_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """The character if it can be used, 3 coins, or nothing."""
    n = 0
    if can_use(box, s, seat):
        out[0] = DO_ABILITY
        n = 1
    out[n] = DO_COINS
    out[n + 1] = DO_NOTHING
    return n + 2


@rule
def space_choices(s: State, out: Buffer) -> int:
    """Filled market spaces: all for soldier and general, those in reach for shepherd and farmer."""
    everywhere = s.tiles[s.camel] == SOLDIER or s.tiles[s.camel] == GENERAL
    n = 0
    for space in range(SPACES):
        if s.market[space] and (everywhere or in_reach(s, space)):
            out[n] = DO_TAKE + space
            n += 1
    return n


@rule
def maid_choices(s: State, seat: int, out: Buffer) -> int:
    """Shop cards for which there is a different good in hand."""
    n = 0
    for good in range(1, KINDS + 1):
        if s.shop[seat][good] and other_good_in_hand(s, seat, good):
            out[n] = DO_STOW + good
            n += 1
    return n


@rule
def opponent_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """Opponents with at least one card in hand (D7)."""
    n = 0
    for other in range(box.players):
        if other != seat and cards_in(s.hand[other]):
            out[n] = DO_OPPONENT + other
            n += 1
    return n


@rule
def token_choices(s: State, seat: int, out: Buffer) -> int:
    """Own tokens that show their number."""
    n = 0
    for good in range(1, KINDS + 1):
        if s.token[good] == seat and not s.turned[good]:
            out[n] = DO_TURN + good
            n += 1
    return n


@rule
def default(box: Box, s: State, seat: int) -> int:
    """Out of time: protect a token, do not pay for one, take the coins, else the first choice."""
    if s.decision == PROTECT:
        return DO_PROTECT
    if s.decision == PAY:
        return DO_LEAVE
    if s.decision == BONUS:
        return DO_COINS
    choices = scratch(ACTION_COUNT)
    legal(box, s, seat, choices)
    return int(choices[0])
