"""The box and the state of Dschunke."""

from caravanserai.engine.record import SEATS, Cube, Grid, MatchState, Record, Row, int8, int16
from caravanserai.games.dschunke import alphabet as say


class Box(Record):
    """What is fixed for a match; all but the first five come from the data file.

    opening_hand, opening_copies: cards dealt to each player, and copies of each good to deal from.
    variant: the set-up variant is played. start: who begins, or -1 for random. clockwise: the junk
    after each junk. market: Yuan, or SPECIAL_CARD, per card and good. track, track_strips: per
    trainee and round its kind of action and, for loading, the strips. events: per round. merchants:
    where each begins. strips: the starting strips for 3 and for 4 players, per junk and seat,
    counted from the start player. copies: special cards of each kind. second: the second junk of
    each 12 Yuan card.
    """

    players: int = int8()
    opening_hand: int = int8()
    opening_copies: int = int8()
    variant: int = int8()
    start: int = int8()
    clockwise: Row = int8(say.JUNK_COUNT)
    market: Grid = int8(say.ROUNDS, say.SLOTS)
    track: Grid = int8(len(say.ROWS), say.ROUNDS)
    track_strips: Grid = int8(len(say.ROWS), say.ROUNDS)
    events: Row = int8(say.ROUNDS)
    merchants: Row = int8(say.MERCHANTS)
    strips: Cube = int8(2, say.JUNK_COUNT, SEATS)
    copies: Row = int8(say.SPECIAL_SLOTS)
    second: Row = int8(say.JUNK_COUNT)


class State(MatchState):
    """Everything that changes.

    decision: what the game is waiting for (see alphabet). round: 1 to 10. first: the start player.
    active: whose turn it is in the phase. acted: the active player has taken this round's action.
    face_down: mask of the merchants and trainees used. extra_used: mask of the players who have
    played an extra-action card this round. exchanges: exchange cards the active player may still
    use; returned: the goods returned in the current exchange. owed: goods still to be taken.
    origin: the junk a strip is moved from. stack: the stack being searched; stacks_taken: mask of
    those taken in this S event. sold: mask of goods. has_bid: mask of players. bid_good: what is in
    each fist (see FISTS); bid_count: how many cards. stations: mask of the junks chosen for the
    face-down merchants, placed: strips put on board, in the set-up variant.

    size: strips on each junk. hold: per junk and layer, lowest first, the strips of each player,
    two bits per player (see rules/hold.py). supply: goods on their junks; in a view, UNKNOWN if it
    only tells that there are some. market: the cards in the order of the rounds. prizes: mask of
    the players who have won a special card and wait for another winner's search. special,
    stack_cards, removed: special cards in hands, in stacks, out of the game. searched: per stack,
    mask of the players who know exactly what is in it. declared: the money each player last
    declared. known: per hand and good, the cards that everybody has seen go there.
    """

    decision: int = int8()
    round: int = int8()
    first: int = int8()
    active: int = int8()
    acted: int = int8()
    face_down: int = int8()
    extra_used: int = int8()
    exchanges: int = int8()
    owed: int = int8()
    origin: int = int8()
    stack: int = int8()
    stacks_taken: int = int8()
    sold: int = int8()
    has_bid: int = int8()
    stations: int = int8()
    placed: int = int8()
    merchants: Row = int8(say.MERCHANTS)
    returned: Row = int8(say.SLOTS)
    supply: Row = int8(say.SLOTS)
    market: Row = int8(say.ROUNDS)
    prizes: int = int8()  # here it fills a gap, so the bytes of earlier states stay the same
    money: Row = int16(SEATS)
    declared: Row = int16(SEATS)
    strips: Row = int8(SEATS)
    bid_good: Row = int8(SEATS)
    bid_count: Row = int8(SEATS)
    searched: Row = int8(say.STACK_COUNT)
    hand: Grid = int8(SEATS, say.SLOTS)
    known: Grid = int8(SEATS, say.SLOTS)
    special: Grid = int8(SEATS, say.SPECIAL_SLOTS)
    stack_cards: Grid = int8(say.STACK_COUNT, say.SPECIAL_SLOTS)
    removed: Row = int8(say.SPECIAL_SLOTS)
    size: Row = int8(say.JUNK_COUNT)
    hold: Grid = int16(say.JUNK_COUNT, say.LAYERS)
