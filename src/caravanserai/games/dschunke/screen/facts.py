"""What a screen shows beside the raw view: what goods are worth, visible crates, bonuses."""

from caravanserai.engine.events import ALL, UNKNOWN
from caravanserai.engine.jit import rule
from caravanserai.engine.record import SEATS, Grid, MatchFacts, Row, int8, int16
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.rules.goods import cards_in
from caravanserai.games.dschunke.rules.hold import visible
from caravanserai.games.dschunke.rules.market import value_of
from caravanserai.games.dschunke.rules.scoring import (
    bonus_of,
    card_bonus,
    junk_bonus,
    junks_shown_on,
)
from caravanserai.games.dschunke.rules.stacks import hidden_cards, special_cards_in
from caravanserai.games.dschunke.state import Box, State


class Facts(MatchFacts):
    """The market, the junks and the stacks; and each player, as if the game ended now."""

    worth: Row = int8(say.SLOTS)  # per good: Yuan, SPECIAL_CARD, or UNKNOWN
    visible: Grid = int8(say.JUNK_COUNT, SEATS)  # crates
    stack_size: Row = int8(say.STACK_COUNT)
    money_shown: int = int8()  # mask of the players; others' money is known, but not for display
    hand_size: Row = int8(SEATS)
    hidden_cards: Row = int8(SEATS)
    junks: Row = int8(SEATS)  # where their crates are visible
    junk_bonus: Row = int8(SEATS)
    card_bonus: Row = int16(SEATS)
    end_cards: Grid = int8(SEATS, say.SPECIAL_SLOTS)  # what each kind in hand pays


@rule
def facts(box: Box, s: State, f: Facts) -> None:
    """Derived from the view alone."""
    f.last_round = int(s.round == say.ROUNDS)
    is_set_up = s.decision > say.PLACE
    for good in range(1, say.SLOTS):
        f.worth[good] = value_of(box, s, good) if is_set_up else UNKNOWN
    for stack in range(say.STACK_COUNT):
        f.stack_size[stack] = special_cards_in(s.stack_cards[stack])
    for player in range(box.players):
        for junk in range(say.JUNK_COUNT):
            f.visible[junk][player] = visible(s, junk, player)
        player_facts(box, s, player, f)


@rule
def player_facts(box: Box, s: State, player: int, f: Facts) -> None:
    """What a player has, and would get if the game ended now."""
    f.money_shown |= money_shown(s, player) << player
    f.hand_size[player] = cards_in(s.hand[player])
    f.hidden_cards[player] = hidden_cards(s, player)
    f.junks[player] = junks_shown_on(s, player)
    f.junk_bonus[player] = junk_bonus(f.junks[player])
    f.card_bonus[player] = card_bonus(box, s, player)
    for special in range(say.FIRST_END, say.SPECIAL_SLOTS):
        if s.special[player][special]:
            f.end_cards[player][special] = bonus_of(box, s, player, special)


@rule
def money_shown(s: State, player: int) -> bool:
    """Is a player's money on display? Your own is, and everybody's when the game is over."""
    return bool(s.ended or s.eyes == 0 or s.eyes == player + 1 or s.eyes == ALL + 1)
