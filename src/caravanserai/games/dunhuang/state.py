"""The box and the state of Merchants of Dunhuang."""

from caravanserai.engine.record import SEATS, Cube, Grid, MatchState, Record, Row, int8
from caravanserai.games.dunhuang import alphabet as say


class Box(Record):
    """What is fixed for a match.

    start: who begins, or -1 for random. majority: which shops a claim is compared with (see
    alphabet). copies: cards of each good in this game, 0 for goods left out. tiles: the character
    on each space, or -1 if the set-up chooses; sides: for each tile the side to use, or -1 for
    random.
    """

    players: int = int8()
    starting_coins: int = int8()
    tokens_to_win: int = int8()
    start: int = int8()
    majority: int = int8()
    copies: Row = int8(say.SLOTS)
    tiles: Row = int8(say.SPACES)
    sides: Row = int8(say.SPACES)


class State(MatchState):
    """Everything that changes.

    decision: what the game is waiting for (see alphabet). active: whose turn it is, first: who
    begins; both NOBODY until chance has decided. steps: how far the camel went this turn. in_bonus:
    this turn's bonus has been chosen. chosen: the good picked so far for a swap. opponent,
    exchanged, owed: who cards are exchanged with, how many each way, and how many the current giver
    still owes. claim: the good whose token is being protected or paid for. last_round: the market
    could not be refilled.

    pile: goods, top card last; group marks the cards returned under the pile by who returned them
    (see knowledge). aside: in the opening the three cards drawn, later the two removed, ascending.
    drawn: cards drawn by the interpreter or diplomat, to keep one of. token: who holds each token;
    turned: whether it shows 商. known[v][h]: for each good, how many cards v certainly knows in the
    hand of h; the diagonal known[h][h] is what everybody knows.
    """

    decision: int = int8()
    active: int = int8()
    first: int = int8()
    camel: int = int8()
    steps: int = int8()
    in_bonus: int = int8()
    chosen: int = int8()
    opponent: int = int8()
    exchanged: int = int8()
    owed: int = int8()
    claim: int = int8()
    last_round: int = int8()
    coin_supply: int = int8()
    prestige_supply: int = int8()
    pile_size: int = int8()
    coins: Row = int8(SEATS)
    prestige: Row = int8(SEATS)
    tiles: Row = int8(say.SPACES)
    market: Row = int8(say.SPACES)
    token: Row = int8(say.SLOTS)
    turned: Row = int8(say.SLOTS)
    discarded: Row = int8(say.SLOTS)
    drawn: Row = int8(say.SLOTS)
    aside: Grid = int8(SEATS, say.OPENING_CARDS)
    hand: Grid = int8(SEATS, say.SLOTS)
    shop: Grid = int8(SEATS, say.SLOTS)
    known: Cube = int8(SEATS, SEATS, say.SLOTS)
    pile: Row = int8(say.CARDS)
    group: Row = int8(say.CARDS)
