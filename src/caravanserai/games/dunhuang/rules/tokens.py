"""Majority tokens: claimed by adding a card, lost by removing one, and 商 protection."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.state import Box, State

NO_CLAIM, TAKEN, HOLDER_DECIDES, TAKER_DECIDES, TOO_POOR = range(5)  # the result of a new card


@rule
def tokens_held(s: State, player: int) -> int:
    """How many majority tokens lie in the shop of `player`, whichever side up."""
    held = 0
    for good in range(1, say.KINDS + 1):
        if s.token[good] == player:
            held += 1
    return held


@rule
def someone_has_more(box: Box, s: State, good: int, cards: int) -> bool:
    """Does any shop hold more than this many cards of `good`?"""
    for player in range(box.players):
        if s.shop[player][good] > cards:
            return True
    return False


@rule
def is_outnumbered(box: Box, s: State, good: int, cards: int) -> bool:
    """Does a shop that counts hold more of `good`: any, or only the token's holder? (D2)"""
    if box.majority == say.HOLDER:
        holder = s.token[good]
        return holder != say.MIDDLE and s.shop[holder][good] > cards
    return someone_has_more(box, s, good, cards)


@rule
def in_game(s: State, character: int) -> bool:
    """Is this side of the character's tile face up?"""
    for space in range(say.SPACES):
        if s.tiles[space] == character:
            return True
    return False


@rule
def add_to_shop(box: Box, s: State, player: int, good: int, out: Buffer) -> None:
    """Put a card into the shop and claim the token of its good."""
    s.shop[player][good] += 1
    claim_majority(box, s, player, good, out)


@rule
def claim_with(box: Box, s: State, player: int, good: int, cards: int) -> int:
    """The result of having this many cards of `good` in the shop of `player`, one of them new.

    They take its token unless a shop that counts holds more (D2, D3). On a tie against a holder
    whose token shows 商, the holder decides first (manichean), or the taker does (buddhist), who
    cannot take it without 2 coins.
    """
    holder = s.token[good]
    if holder == player or is_outnumbered(box, s, good, cards):
        return NO_CLAIM
    if holder == say.MIDDLE or not s.turned[good] or cards > s.shop[holder][good]:
        return TAKEN
    if in_game(s, say.MANICHEAN):
        return HOLDER_DECIDES
    return TAKER_DECIDES if s.coins[player] >= say.PROTECTION_PRICE else TOO_POOR


@rule
def claim_majority(box: Box, s: State, player: int, good: int, out: Buffer) -> None:
    """Take the token of `good`, or ask the player who decides about it."""
    claim = claim_with(box, s, player, good, s.shop[player][good])
    if claim == TAKEN:
        take_token(s, player, good, out)
    elif claim == HOLDER_DECIDES:
        s.claim = good
        s.decision = say.PROTECT
    elif claim == TAKER_DECIDES:
        s.claim = good
        s.decision = say.PAY
    elif claim == TOO_POOR:
        emit(out, say.TOKEN_LEFT, player, good, s.token[good], 0, EVERYONE)


@rule
def take_token(s: State, player: int, good: int, out: Buffer) -> None:
    """The token goes to `player`, number side up."""
    emit(out, say.TOKEN_CLAIMED, player, good, s.token[good], 0, EVERYONE)
    s.token[good] = player
    s.turned[good] = 0


@rule
def remove_from_shop(box: Box, s: State, player: int, good: int, out: Buffer) -> None:
    """Take a card out of the shop; its token returns to the middle if an opponent now has more.

    While nobody has more it stays, even at 0 cards (D5).
    """
    s.shop[player][good] -= 1
    if s.token[good] == player and someone_has_more(box, s, good, s.shop[player][good]):
        s.token[good] = say.MIDDLE
        s.turned[good] = 0
        emit(out, say.TOKEN_LOST, player, good, 0, 0, EVERYONE)


@rule
def answer_protection(s: State, protects: bool, out: Buffer) -> None:
    """Manichean: the holder turns the token to its number and keeps it, or lets it go."""
    good = s.claim
    s.claim = 0
    if protects:
        s.turned[good] = 0
        emit(out, say.TOKEN_PROTECTED, s.token[good], good, s.active, 0, EVERYONE)
    else:
        take_token(s, s.active, good, out)


@rule
def answer_payment(s: State, pays: bool, out: Buffer) -> None:
    """Buddhist: the taker pays the holder 2 coins for the token, or leaves it."""
    good = s.claim
    s.claim = 0
    holder = s.token[good]
    if pays:
        s.coins[s.active] -= say.PROTECTION_PRICE
        s.coins[holder] += say.PROTECTION_PRICE
        emit(out, say.TOKEN_PAID, s.active, good, holder, say.PROTECTION_PRICE, EVERYONE)
        take_token(s, s.active, good, out)
    else:
        emit(out, say.TOKEN_LEFT, s.active, good, holder, 0, EVERYONE)
