"""Carrying out an action: the decision under way says which rule it answers."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke.alphabet import (
    ACT,
    AFTER,
    BID,
    DO_COLLECT,
    DO_DONE,
    DO_FETCH,
    DO_KEEP,
    DO_LOAD,
    DO_LOWER,
    DO_MERCHANT,
    DO_MOVE,
    DO_ONTO,
    DO_PLACE,
    DO_RETURN,
    DO_SEARCH,
    DO_STATION,
    DO_STOP,
    DO_TAKE,
    DO_UPPER,
    DO_YUAN,
    EXCHANGE,
    FETCH,
    KEEP,
    LOWER,
    ONTO,
    PLACE,
    PRIZE,
    PRIZE_KEEP,
    RESUPPLY,
    SEARCH,
    STATION,
    TRADE,
    UPPER,
)
from caravanserai.games.dschunke.rules import actions, extras, market, setup, stacks
from caravanserai.games.dschunke.rules.bartering import make_bid
from caravanserai.games.dschunke.rules.fists import cards_bid, fist_of
from caravanserai.games.dschunke.rules.goods import resupply
from caravanserai.games.dschunke.rules.rounds import advance
from caravanserai.games.dschunke.state import Box, State


@rule
def apply(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """Carry out a legal action, and what follows by itself."""
    d = s.decision
    if d == BID:
        make_bid(box, s, seat, fist_of(action), cards_bid(action), out)
    elif d == RESUPPLY:
        resupply(box, s, action - DO_TAKE, out)
    elif d == ACT or d == AFTER:
        act(box, s, action, out)
    elif d == SEARCH or d == PRIZE:
        choose_stack(s, seat, action, out)
    elif d == KEEP or d == PRIZE_KEEP:
        stacks.keep_card(box, s, seat, action - DO_KEEP, out)
    else:
        choose_other(box, s, action, out)
    advance(box, s, out)


@rule
def act(box: Box, s: State, action: int, out: Buffer) -> None:
    """The action of the turn, an extra-action card, or the end of the turn."""
    if action == DO_DONE:
        actions.end_turn(box, s)
    elif action >= DO_MOVE:
        extras.play_move(s, action - DO_MOVE, out)
    elif action >= DO_FETCH:
        extras.play_goods(s, action - DO_FETCH, out)
    elif action >= DO_COLLECT:
        extras.play_money(s, action - DO_COLLECT, out)
    elif action >= DO_LOAD:
        extras.play_load(s, action - DO_LOAD, out)
    elif action >= DO_UPPER:
        actions.use_trainee(box, s, UPPER, action - DO_UPPER, out)
    elif action >= DO_LOWER:
        actions.use_trainee(box, s, LOWER, action - DO_LOWER, out)
    else:
        actions.use_merchant(s, action - DO_MERCHANT, out)


@rule
def choose_stack(s: State, seat: int, action: int, out: Buffer) -> None:
    """A stack to search, or 3 Yuan instead."""
    if action == DO_YUAN:
        stacks.take_yuan_instead(s, seat, out)
    else:
        stacks.search(s, seat, action - DO_SEARCH, out)


@rule
def choose_other(box: Box, s: State, action: int, out: Buffer) -> None:
    """Exchanges, goods from grey, moving a strip, and the set-up variant."""
    d = s.decision
    if d == EXCHANGE:
        if action == DO_STOP:
            market.stop_returning(box, s, out)
        else:
            market.give_back(s, action - DO_RETURN, out)
    elif d == TRADE:
        market.trade_for(box, s, action - DO_TAKE, out)
    elif d == FETCH:
        actions.fetch(s, action - DO_TAKE, out)
    elif d == ONTO:
        extras.move_onto(s, action - DO_ONTO, out)
    elif d == STATION:
        setup.choose_station(s, action - DO_STATION, out)
    elif d == PLACE:
        setup.place_handed(box, s, action - DO_PLACE, out)
