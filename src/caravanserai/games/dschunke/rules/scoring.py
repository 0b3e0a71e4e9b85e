"""The end: money, end cards, the bonus for junks, and who has won."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.engine.winning import NOTHING, THE_TIE_BREAK, decided_by
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.goods import cards_in, count_goods
from caravanserai.games.dschunke.rules.hold import visible
from caravanserai.games.dschunke.state import Box, State


@rule
def final_scoring(box: Box, s: State, out: Buffer) -> None:
    """After round 10 nothing moves any more (J14): count, rank, and announce."""
    count_goods(s, out)
    for player in range(box.players):
        show_end_cards(box, s, player, out)
        junks = junks_shown_on(s, player)
        bonus = junk_bonus(junks)
        emit(out, say.JUNKS_SCORED, player, junks, bonus, 0, EVERYONE)
        s.score[player] = s.money[player] + card_bonus(box, s, player) + bonus
    for player in range(box.players):
        goods = cards_in(s.hand[player])
        emit(out, say.SCORED, player, s.score[player], s.money[player], goods, EVERYONE)
    for player in range(box.players):
        s.rank[player] = 1 + players_ahead(box, s, player)
    s.ended = reason_of_win(box, s)
    s.decision = say.OVER
    for player in range(box.players):
        if s.rank[player] == 1:
            emit(out, say.WON, player, s.ended, 0, 0, EVERYONE)


@rule
def show_end_cards(box: Box, s: State, player: int, out: Buffer) -> None:
    """One after the other."""
    for special in range(say.FIRST_END, say.SPECIAL_SLOTS):
        bonus = bonus_of(box, s, player, special)
        for _ in range(s.special[player][special]):
            if bonus:
                emit(out, say.BONUS_MET, player, special, bonus, 0, EVERYONE)
            else:
                emit(out, say.BONUS_MISSED, player, special, 0, 0, EVERYONE)


@rule
def card_bonus(box: Box, s: State, player: int) -> int:
    """Every end card whose condition is met pays in full, even for the same crates."""
    total = 0
    for special in range(say.FIRST_END, say.SPECIAL_SLOTS):
        total += s.special[player][special] * bonus_of(box, s, player, special)
    return total


@rule
def bonus_of(box: Box, s: State, player: int, special: int) -> int:
    """What one end card would pay now."""
    if special < say.TWELVE:
        return say.BONUS_EIGHT if visible(s, special - say.EIGHT, player) >= say.EIGHT_CRATES else 0
    first = special - say.TWELVE
    met = visible(s, first, player) >= say.TWELVE_FIRST
    met = met and visible(s, box.second[first], player) >= say.TWELVE_SECOND
    return say.BONUS_TWELVE if met else 0


@rule
def junks_shown_on(s: State, player: int) -> int:
    """On how many junks at least one of the player's crates is visible."""
    count = 0
    for junk in range(say.JUNK_COUNT):
        if visible(s, junk, player):
            count += 1
    return count


@rule
def junk_bonus(junks: int) -> int:
    """4 Yuan per junk; 25 for all five."""
    return say.ALL_JUNKS if junks == say.JUNK_COUNT else say.PER_JUNK * junks


@rule
def players_ahead(box: Box, s: State, player: int) -> int:
    """How many players have more Yuan, or equal Yuan and more goods cards in hand."""
    ahead = 0
    for other in range(box.players):
        if s.score[other] > s.score[player]:
            ahead += 1
        elif s.score[other] == s.score[player] and has_more_goods(s, other, player):
            ahead += 1
    return ahead


@rule
def has_more_goods(s: State, player: int, other: int) -> bool:
    """Does `player` hold more goods cards than `other`?"""
    return cards_in(s.hand[player]) > cards_in(s.hand[other])


@rule
def reason_of_win(box: Box, s: State) -> int:
    """What decided: Yuan, goods cards after a tie on Yuan, or nothing (a shared win)."""
    how = decided_by(box.players, s)
    if how == NOTHING:
        return say.SHARED
    return say.MOST_GOODS if how == THE_TIE_BREAK else say.MOST_YUAN
