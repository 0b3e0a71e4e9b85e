"""The finite supplies of coins and prestige, and the pile (D8, D9)."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.record import Row
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.state import State


@rule
def gain_coins(s: State, player: int, wanted: int, out: Buffer) -> None:
    """Take coins from the supply, as far as it lasts."""
    gained = min(wanted, s.coin_supply)
    s.coin_supply -= gained
    s.coins[player] += gained
    emit(out, say.COINS_GAINED, player, gained, 0, 0, EVERYONE)


@rule
def gain_prestige(s: State, player: int, wanted: int, out: Buffer) -> None:
    """Take prestige from the supply, as far as it lasts."""
    gained = min(wanted, s.prestige_supply)
    s.prestige_supply -= gained
    s.prestige[player] += gained
    emit(out, say.PRESTIGE_GAINED, player, gained, 0, 0, EVERYONE)


@rule
def draw(s: State) -> int:
    """The top card of the pile, which must not be empty."""
    s.pile_size -= 1
    good = s.pile[s.pile_size]
    s.pile[s.pile_size] = 0
    s.group[s.pile_size] = 0
    return good


@rule
def cards_in(counts: Row) -> int:
    """How many cards a hand, shop or draw holds, including unknown ones."""
    total = 0
    for good in range(say.SLOTS):
        total += counts[good]
    return total


@rule
def nth_card(counts: Row, n: int) -> int:
    """The good of card number n, from 0, in the order of goods."""
    good = 1
    while n >= counts[good]:
        n -= counts[good]
        good += 1
    return good
