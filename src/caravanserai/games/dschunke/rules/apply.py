"""Carrying out an action: the current decision says which rule applies."""

from caravanserai.engine.events import Buffer
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules import actions, extras, market, setup, stacks
from caravanserai.games.dschunke.rules.bartering import make_bid
from caravanserai.games.dschunke.rules.fists import cards_bid, fist_of
from caravanserai.games.dschunke.rules.goods import resupply
from caravanserai.games.dschunke.rules.rounds import advance
from caravanserai.games.dschunke.state import Box, State


@rule
def apply(box: Box, s: State, seat: int, action: int, out: Buffer) -> None:
    """Carry out a legal action and its automatic results."""
    d = s.decision
    if d == say.BID:
        make_bid(box, s, seat, fist_of(action), cards_bid(action), out)
    elif d == say.RESUPPLY:
        resupply(box, s, action - say.DO_TAKE, out)
    elif d == say.ACT or d == say.AFTER:
        act(box, s, action, out)
    elif d == say.SEARCH or d == say.PRIZE:
        choose_stack(s, seat, action, out)
    elif d == say.KEEP or d == say.PRIZE_KEEP:
        stacks.keep_card(box, s, seat, action - say.DO_KEEP, out)
    else:
        choose_other(box, s, action, out)
    advance(box, s, out)


@rule
def act(box: Box, s: State, action: int, out: Buffer) -> None:
    """The action of the turn, an extra-action card, or the end of the turn."""
    if action == say.DO_DONE:
        actions.end_turn(box, s)
    elif action >= say.DO_MOVE:
        extras.play_move(s, action - say.DO_MOVE, out)
    elif action >= say.DO_FETCH:
        extras.play_goods(s, action - say.DO_FETCH, out)
    elif action >= say.DO_COLLECT:
        extras.play_money(s, action - say.DO_COLLECT, out)
    elif action >= say.DO_LOAD:
        extras.play_load(s, action - say.DO_LOAD, out)
    elif action >= say.DO_UPPER:
        actions.use_trainee(box, s, say.UPPER, action - say.DO_UPPER, out)
    elif action >= say.DO_LOWER:
        actions.use_trainee(box, s, say.LOWER, action - say.DO_LOWER, out)
    else:
        actions.use_merchant(s, action - say.DO_MERCHANT, out)


@rule
def choose_stack(s: State, seat: int, action: int, out: Buffer) -> None:
    """A stack to search, or 3 Yuan instead."""
    if action == say.DO_YUAN:
        stacks.take_yuan_instead(s, seat, out)
    else:
        stacks.search(s, seat, action - say.DO_SEARCH, out)


@rule
def choose_other(box: Box, s: State, action: int, out: Buffer) -> None:
    """Exchanges, goods from grey, moving a strip, and the set-up variant."""
    d = s.decision
    if d == say.EXCHANGE:
        if action == say.DO_STOP:
            market.stop_returning(box, s, out)
        else:
            market.give_back(s, action - say.DO_RETURN, out)
    elif d == say.TRADE:
        market.trade_for(box, s, action - say.DO_TAKE, out)
    elif d == say.FETCH:
        actions.fetch(s, action - say.DO_TAKE, out)
    elif d == say.ONTO:
        extras.move_onto(s, action - say.DO_ONTO, out)
    elif d == say.STATION:
        setup.choose_station(s, action - say.DO_STATION, out)
    elif d == say.PLACE:
        setup.place_handed(box, s, action - say.DO_PLACE, out)
