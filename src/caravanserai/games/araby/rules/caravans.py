"""A caravan resolves: stranded camels, bandits, payouts."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.rules.cards import size, top_of_deck
from caravanserai.games.araby.state import Box, State

NO_BACK = -1
WHOLE_CARAVAN = say.SPACES  # the bit of `guarded` that stands for all camels


@rule
def resolve(box: Box, s: State, owner: int, out: Buffer) -> None:
    """Resolve a caravan by the back of the deck's top card, which stays there."""
    back = int(s.back[top_of_deck(s)]) if size(s, say.DECK) else NO_BACK
    strand(s, owner, out)
    bandit = int(box.bandit[back]) if back != NO_BACK else -1
    emit(out, say.CARAVAN_RESOLVES, owner, bandit + 1, back + 1, 0, EVERYONE)
    if bandit >= 0:
        attack(s, owner, bandit, out)
    for player in range(box.players):
        pay_out(box, s, owner, player, back, out)
    for space in range(say.SPACES):
        s.board[owner][space] = 0
    s.guarded[owner] = 0
    s.caravan[owner] = say.NO_CARAVAN


@rule
def strand(s: State, owner: int, out: Buffer) -> None:
    """Camels in neither a full row nor a full column go home."""
    stays = 0
    for space in range(say.SPACES):
        if in_full_line(s, owner, space):
            stays |= 1 << space
    for space in range(say.SPACES):
        if s.board[owner][space] and not stays >> space & 1:
            return_camel(s, owner, space, say.STRANDED, out)


@rule
def in_full_line(s: State, owner: int, space: int) -> bool:
    """Is every space of this space's row, or of its column, taken?"""
    row, column = space // say.ROWS, space % say.ROWS
    full_row, full_column = True, True
    for i in range(say.ROWS):
        if s.board[owner][say.ROWS * row + i] == 0:
            full_row = False
        if s.board[owner][say.ROWS * i + column] == 0:
            full_column = False
    return full_row or full_column


@rule
def attack(s: State, owner: int, space: int, out: Buffer) -> None:
    """Bandits take the camel on their space, unless it is guarded; that strands no others."""
    if s.board[owner][space] and not is_guarded(s, owner, space):
        return_camel(s, owner, space, say.BANDITS, out)


@rule
def is_guarded(s: State, owner: int, space: int) -> bool:
    """Is the camel on a space guarded, or the whole caravan?"""
    return bool(s.guarded[owner] >> space & 1 or s.guarded[owner] >> WHOLE_CARAVAN & 1)


@rule
def return_camel(s: State, owner: int, space: int, why: int, out: Buffer) -> None:
    """A camel goes home without pay."""
    emit(out, say.CAMEL_RETURNED, s.board[owner][space] - 1, owner, space, why, EVERYONE)
    s.board[owner][space] = 0


@rule
def pay_out(box: Box, s: State, owner: int, player: int, back: int, out: Buffer) -> None:
    """Each camel left earns the payout of its row; without any card 2, 3 or 4 (A12)."""
    coins = 0
    for space in range(say.SPACES):
        if s.board[owner][space] == player + 1:
            row = space // say.ROWS
            coins += box.pays[back][row] if back != NO_BACK else say.PLAIN_PAYS[row]
    if coins:
        s.coins[player] += coins
        emit(out, say.CAMELS_PAID, player, owner, coins, 0, EVERYONE)
