"""Set-up: tiles, pile, market, opening cards, coins, who begins."""

from caravanserai.engine.events import EVERYONE, NOBODY, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.rng import below, shuffle
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.rules.supply import draw
from caravanserai.games.dunhuang.state import Box, State


@rule
def set_up(box: Box, s: State, out: Buffer) -> None:
    """Lay out the game; every player then keeps one of three cards."""
    lay_tiles(box, s)
    shuffle_pile(box, s)
    for space in range(say.SPACES):
        s.market[space] = draw(s)
    for player in range(box.players):
        draw_opening(s, player)
    deal_coins(box, s)
    s.first = box.start
    s.active = box.start
    s.decision = say.OPENING


@rule
def lay_tiles(box: Box, s: State) -> None:
    """Step 1: the tiles in a circle, as chosen, or with random order and sides."""
    for tile in range(say.SPACES):
        side = box.sides[tile] if box.sides[tile] >= 0 else below(s, 2)
        s.tiles[tile] = 2 * tile + side
    shuffle(s, s.tiles, 0, say.SPACES)
    if box.tiles[0] >= 0:
        for space in range(say.SPACES):
            s.tiles[space] = box.tiles[space]


@rule
def shuffle_pile(box: Box, s: State) -> None:
    """Steps 2 and 3: the goods of this player count, shuffled; their tokens in the middle."""
    for good in range(say.KINDS + 1):
        s.token[good] = say.MIDDLE if box.copies[good] else say.NOT_IN_GAME
        for _ in range(box.copies[good]):
            s.pile[s.pile_size] = good
            s.pile_size += 1
    shuffle(s, s.pile, 0, s.pile_size)


@rule
def draw_opening(s: State, player: int) -> None:
    """Step 4: three cards, held in ascending order."""
    for count in range(say.OPENING_CARDS):
        good = draw(s)
        place = count
        while place > 0 and s.aside[player][place - 1] > good:
            s.aside[player][place] = s.aside[player][place - 1]
            place -= 1
        s.aside[player][place] = good


@rule
def deal_coins(box: Box, s: State) -> None:
    """Step 5."""
    for player in range(box.players):
        s.coins[player] = box.starting_coins
    s.coin_supply = say.COINS - box.players * box.starting_coins
    s.prestige_supply = say.PRESTIGE


@rule
def has_kept(s: State, player: int) -> bool:
    """Has the player already kept an opening card? Then two of three are set aside."""
    return s.aside[player][say.OPENING_CARDS - 1] == 0


@rule
def keep_opening(box: Box, s: State, player: int, good: int, out: Buffer) -> None:
    """Keep one card in hand; the other two leave the game face down."""
    place = 0
    while s.aside[player][place] != good:
        place += 1
    for later in range(place, say.OPENING_CARDS - 1):
        s.aside[player][later] = s.aside[player][later + 1]
    s.aside[player][say.OPENING_CARDS - 1] = 0
    s.hand[player][good] += 1
    emit(out, say.KEPT, player, good, 0, 0, 1 << player)
    for other in range(box.players):
        if not has_kept(s, other):
            return
    choose_first(box, s, out)


@rule
def choose_first(box: Box, s: State, out: Buffer) -> None:
    """Step 6: the first player, random unless given; the last player then places the camel."""
    if s.first == NOBODY:
        s.first = below(s, box.players)
    s.active = s.first
    emit(out, say.START_PLAYER, s.first, 0, 0, 0, EVERYONE)
    s.decision = say.CAMEL
