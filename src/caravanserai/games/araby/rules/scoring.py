"""The end: the last caravans resolve, and the richest merchant wins (A6)."""

from caravanserai.engine.events import EVERYONE, Buffer, emit
from caravanserai.engine.jit import rule
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.knowledge.tracking import back_shown
from caravanserai.games.araby.rules.camels import has_caravan
from caravanserai.games.araby.rules.caravans import resolve
from caravanserai.games.araby.rules.cards import (
    mill,
    move,
    size,
    top_of_deck,
    turn_over_if_empty,
)
from caravanserai.games.araby.state import Box, State


@rule
def final_resolution(box: Box, s: State, out: Buffer) -> None:
    """Two cards are discarded; every standing caravan resolves with its own card (A6, A17)."""
    mill(s, say.FINAL_DISCARDS, out)
    for i in range(box.players):
        owner = (s.first + i) % box.players
        if has_caravan(s, owner):
            resolve(box, s, owner, out)
            if size(s, say.DECK):
                back_shown(s, move(s, top_of_deck(s), say.DECK, say.ASIDE))
                turn_over_if_empty(s, out)
    score(box, s, out)


@rule
def score(box: Box, s: State, out: Buffer) -> None:
    """Most coins; then most entourage cards; else a shared win."""
    for player in range(box.players):
        s.score[player] = s.coins[player]
        emit(out, say.SCORED, player, s.coins[player], size(s, say.ENTOURAGE + player), 0, EVERYONE)
    for player in range(box.players):
        s.rank[player] = 1 + players_ahead(box, s, player)
    s.ended = reason_of_win(box, s)
    for player in range(box.players):
        if s.rank[player] == 1:
            emit(out, say.WON, player, s.ended, 0, 0, EVERYONE)


@rule
def players_ahead(box: Box, s: State, player: int) -> int:
    """How many players have more coins, or equal coins and more entourage cards."""
    ahead = 0
    for other in range(box.players):
        more = size(s, say.ENTOURAGE + other) > size(s, say.ENTOURAGE + player)
        if s.coins[other] > s.coins[player] or (s.coins[other] == s.coins[player] and more):
            ahead += 1
    return ahead


@rule
def reason_of_win(box: Box, s: State) -> int:
    """What decided: coins, the entourage after a tie, or nothing (a shared win)."""
    best = 0
    winners = 0
    for player in range(box.players):
        best = max(best, int(s.coins[player]))
        if s.rank[player] == 1:
            winners += 1
    richest = 0
    for player in range(box.players):
        if s.coins[player] == best:
            richest += 1
    if winners > 1:
        return say.SHARED
    return say.MOST_ENTOURAGE if richest > 1 else say.MOST_COINS_WON
