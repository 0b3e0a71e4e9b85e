"""What decided a scored game."""

from typing import Any, Final

from caravanserai.engine.jit import rule

THE_SCORE: Final = 0
THE_TIE_BREAK: Final = 1
NOTHING: Final = 2


@rule
def decided_by(players: int, s: Any) -> int:
    """The score; the tie-breaker, if several share the best score; or nothing, if still tied."""
    best = 0
    winners = 0
    for player in range(players):
        best = max(best, int(s.score[player]))
        winners += s.rank[player] == 1
    if winners > 1:
        return NOTHING
    with_best = 0
    for player in range(players):
        with_best += s.score[player] == best
    return THE_TIE_BREAK if with_best > 1 else THE_SCORE
