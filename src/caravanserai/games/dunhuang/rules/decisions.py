"""Who decides now, and what they may choose."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule, scratch
from caravanserai.engine.record import Row
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.alphabet import ACTION_COUNT
from caravanserai.games.dunhuang.rules.characters import can_use, in_reach, other_good_in_hand
from caravanserai.games.dunhuang.rules.setup import has_kept
from caravanserai.games.dunhuang.rules.supply import cards_in
from caravanserai.games.dunhuang.rules.turn import last_player
from caravanserai.games.dunhuang.state import Box, State


@rule
def turn(box: Box, s: State) -> int:
    """The player who decides; in the opening, when nobody is first, A before B and so on."""
    if s.decision == say.OPENING:
        for player in range(box.players):
            if not has_kept(s, player):
                return player
    if s.decision == say.CAMEL:
        return last_player(box, s)
    if s.decision == say.PROTECT:
        return s.token[s.claim]
    if s.decision == say.GIVE:
        return s.opponent
    return s.active


@rule
def may_act(box: Box, s: State) -> int:
    """Nobody acts out of turn: those who may are those waited for, several in the opening."""
    if s.ended:
        return 0
    if s.decision != say.OPENING:
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
    if d == say.OPENING:
        return opening_choices(s, seat, out)
    if d == say.CAMEL:
        return write_numbers(say.DO_CAMEL, 0, say.SPACES, out)
    if d == say.MOVE:
        return write_numbers(say.DO_MOVE, 1, s.coins[seat] + 2, out)
    if d == say.STORE:
        return write_two(say.DO_HAND, say.DO_SHOP, out)
    if d == say.BONUS:
        return bonus_choices(box, s, seat, out)
    if d == say.PROTECT:
        return write_two(say.DO_PROTECT, say.DO_YIELD, out)
    if d == say.GIVE or d == say.RETURN:
        return write_goods(s.hand[seat], say.DO_GIVE, 0, out)
    return ability_choices(box, s, seat, out)


@rule
def ability_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """What an ability asks for."""
    d = s.decision
    if d == say.DISCARD:
        from_hand = s.tiles[s.camel] == say.PAINTER
        return write_goods(s.hand[seat] if from_hand else s.shop[seat], say.DO_DISCARD, 0, out)
    if d == say.KEEP:
        return write_goods(s.drawn, say.DO_KEEP, 0, out)
    if d == say.SWAP:
        from_hand = s.tiles[s.camel] == say.GENERAL
        return write_goods(s.hand[seat] if from_hand else s.shop[seat], say.DO_SWAP, 0, out)
    if d == say.SPACE:
        return space_choices(s, out)
    if d == say.MAID_SHOP:
        return maid_choices(s, seat, out)
    if d == say.MAID_HAND:
        return write_goods_but(s.hand[seat], s.chosen, say.DO_DISPLAY, out)
    if d == say.DOMESTIC_CARD:
        n = write_goods(s.shop[seat], say.DO_STOW, 0, out)
        return write_goods(s.hand[seat], say.DO_DISPLAY, n, out)
    if d == say.OPPONENT:
        return opponent_choices(box, s, seat, out)
    if d == say.TOKEN:
        return token_choices(s, seat, out)
    return write_two(say.DO_PAY, say.DO_LEAVE, out)


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
    for good in range(1, say.KINDS + 1):
        if counts[good]:
            out[n] = base + good
            n += 1
    return n


@rule
def write_goods_but(counts: Row, excluded: int, base: int, out: Buffer) -> int:
    """One choice for each good there is a card of, but one."""
    n = 0
    for good in range(1, say.KINDS + 1):
        if counts[good] and good != excluded:
            out[n] = base + good
            n += 1
    return n


@rule
def opening_choices(s: State, seat: int, out: Buffer) -> int:
    """Any of the three cards drawn; equal ones are one choice."""
    n = 0
    for place in range(say.OPENING_CARDS):
        good = s.aside[seat][place]
        if place == 0 or good != s.aside[seat][place - 1]:
            out[n] = say.DO_KEEP + good
            n += 1
    return n


@rule
def bonus_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """The character if it can be used, 3 coins, or nothing."""
    n = 0
    if can_use(box, s, seat):
        out[0] = say.DO_ABILITY
        n = 1
    out[n] = say.DO_COINS
    out[n + 1] = say.DO_NOTHING
    return n + 2


@rule
def space_choices(s: State, out: Buffer) -> int:
    """Filled market spaces: all for soldier and general, those in reach for shepherd and farmer."""
    everywhere = s.tiles[s.camel] == say.SOLDIER or s.tiles[s.camel] == say.GENERAL
    n = 0
    for space in range(say.SPACES):
        if s.market[space] and (everywhere or in_reach(s, space)):
            out[n] = say.DO_TAKE + space
            n += 1
    return n


@rule
def maid_choices(s: State, seat: int, out: Buffer) -> int:
    """Shop cards for which there is a different good in hand."""
    n = 0
    for good in range(1, say.KINDS + 1):
        if s.shop[seat][good] and other_good_in_hand(s, seat, good):
            out[n] = say.DO_STOW + good
            n += 1
    return n


@rule
def opponent_choices(box: Box, s: State, seat: int, out: Buffer) -> int:
    """Opponents with at least one card in hand (D7)."""
    n = 0
    for other in range(box.players):
        if other != seat and cards_in(s.hand[other]):
            out[n] = say.DO_OPPONENT + other
            n += 1
    return n


@rule
def token_choices(s: State, seat: int, out: Buffer) -> int:
    """Own tokens that show their number."""
    n = 0
    for good in range(1, say.KINDS + 1):
        if s.token[good] == seat and not s.turned[good]:
            out[n] = say.DO_TURN + good
            n += 1
    return n


@rule
def default(box: Box, s: State, seat: int) -> int:
    """Out of time: protect a token, do not pay for one, take the coins, else the first choice."""
    if s.decision == say.PROTECT:
        return say.DO_PROTECT
    if s.decision == say.PAY:
        return say.DO_LEAVE
    if s.decision == say.BONUS:
        return say.DO_COINS
    choices = scratch(ACTION_COUNT)
    legal(box, s, seat, choices)
    return int(choices[0])
