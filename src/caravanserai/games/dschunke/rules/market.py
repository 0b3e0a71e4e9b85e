"""Phase 1: the market card, exchanges, and the event of the round."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.goods import (
    cards_in,
    count_goods,
    pass_on,
    return_one,
    take_goods,
)
from caravanserai.games.dschunke.state import Box, State


@rule
def value_of(box: Box, s: State, good: int) -> int:
    """A good's value on this round's market card: Yuan, or SPECIAL_CARD."""
    return box.market[s.market[s.round - 1]][good]


@rule
def begin_round(box: Box, s: State, out: Buffer) -> None:
    """Reveal the market card."""
    emit(out, say.ROUND_BEGAN, NOBODY, s.round, 0, 0, EVERYONE)
    count_goods(s, out)
    for good in range(1, say.KINDS + 1):
        worth = value_of(box, s, good)
        if worth == say.SPECIAL_CARD:
            emit(out, say.MARKET_SPECIAL, NOBODY, good, 0, 0, EVERYONE)
        else:
            emit(out, say.MARKET_SHOWN, NOBODY, good, worth, 0, EVERYONE)
    s.active = s.first
    s.decision = say.ASK_EXCHANGE


@rule
def ask_exchange(box: Box, s: State) -> None:
    """Holders of exchange cards may use them, in turn order, if they have any goods."""
    held = s.special[s.active][say.EXCHANGE_CARD]
    if held and cards_in(s.hand[s.active]):
        s.exchanges = held
        s.decision = say.EXCHANGE
    else:
        pass_on(box, s, say.ASK_EXCHANGE, say.BEGIN_EVENT)


@rule
def can_return(s: State, player: int, good: int) -> bool:
    """A card can be returned if the junks then have as many of other goods (J11)."""
    if s.hand[player][good] == 0:
        return False
    return others_on_junks(s, good) > cards_in(s.returned)


@rule
def others_on_junks(s: State, good: int) -> int:
    """Cards on the junks that are neither this good nor one just returned."""
    others = 0
    for other in range(1, say.KINDS + 1):
        if other != good and s.returned[other] == 0:
            others += s.supply[other]
    return others


@rule
def give_back(s: State, good: int, out: Buffer) -> None:
    """Exchange: return one card to its junk; after the second, the taking begins (J3)."""
    return_one(s, s.active, good, out)
    s.returned[good] += 1
    if cards_in(s.returned) == say.EXCHANGED:
        begin_trade(s)


@rule
def stop_returning(box: Box, s: State, out: Buffer) -> None:
    """One card is enough; returning none declines this and any further exchange (J11)."""
    if cards_in(s.returned):
        begin_trade(s)
    else:
        end_exchange(box, s, 0, out)


@rule
def begin_trade(s: State) -> None:
    """Take as many others as were returned."""
    s.owed = cards_in(s.returned)
    s.decision = say.TRADE


@rule
def trade_for(box: Box, s: State, good: int, out: Buffer) -> None:
    """Exchange: take one card; with a second exchange card it may begin again."""
    take_goods(s, s.active, good, 1, out)
    s.owed -= 1
    if s.owed:
        return
    count = cards_in(s.returned)
    for kind in range(1, say.KINDS + 1):
        s.returned[kind] = 0
    s.exchanges -= 1
    s.decision = say.EXCHANGE
    if s.exchanges == 0:
        end_exchange(box, s, count, out)


@rule
def end_exchange(box: Box, s: State, count: int, out: Buffer) -> None:
    """Go on to the next holder, or after the last player to the event."""
    emit(out, say.EXCHANGE_ENDED, s.active, count, 0, 0, EVERYONE)
    s.exchanges = 0
    pass_on(box, s, say.ASK_EXCHANGE, say.BEGIN_EVENT)


@rule
def begin_event(box: Box, s: State, out: Buffer) -> None:
    """The event of the trainee's space: S, Y or none."""
    event = box.events[s.round - 1]
    s.decision = say.ASK_SEARCH if event == say.S_EVENT else say.ASK_ACTION
    if event == say.Y_EVENT:
        declare_money(box, s, out)


@rule
def declare_money(box: Box, s: State, out: Buffer) -> None:
    """Y event: every player's money is declared to all."""
    for player in range(box.players):
        s.declared[player] = s.money[player]
        emit(out, say.DECLARED, player, s.money[player], 0, 0, EVERYONE)
