"""Intervals and ratings for the results of tournaments."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from caravanserai.engine.notation import SEAT_NAMES

Z = 1.959964  # 95 %
LOOKS = 4  # of a match that may end early: after an eighth, a quarter, half and all of its games
Z_LOOKS = 2.361  # 95 % over all of these looks together (Pocock 1977)


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval of a share of wins, of 95 % unless told otherwise (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def verdict(wins: float, games: int, target: float) -> int:
    """1 if a share of wins is surely above the target, -1 if surely below it, else 0.

    Sure even to somebody who asks at every one of LOOKS.
    """
    low, high = wilson(wins, games, Z_LOOKS)
    return (low > target) - (high < target)


def win_parts(ranks: Sequence[int]) -> list[float]:
    """What each seat gets of the win: all of it, equal parts of a shared one, or nothing."""
    winners = sum(rank == 1 for rank in ranks)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def standings(bots: Sequence[str], results: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Per bot: win share and interval, fair share, mean score, seconds a move, rating.

    The mean score is that of the games that were scored; some end before that.
    """
    games = sorted(results, key=lambda result: result["number"])
    rated = ratings(len(bots), games)
    return [_row(name, bot, games, rated[bot]) for bot, name in enumerate(bots)]


def _row(
    name: str, bot: int, games: Sequence[Mapping[str, Any]], rating: tuple[float, float]
) -> dict[str, Any]:
    present = [game for game in games if bot in game["lineup"]]
    seats = [(game, seat) for game in present for seat in _seats(game, bot)]
    wins = sum(win_parts(game["ranks"])[seat] for game, seat in seats)
    scores = [game["scores"][seat] for game, seat in seats if any(game["scores"])]
    moves = sum(game["moves"][seat] for game, seat in seats)
    low, high = wilson(wins, len(present))
    return {
        "bot": name,
        "games": len(present),
        "wins": round(wins, 3),
        "win_share": round(wins / max(len(present), 1), 4),
        "interval": [round(low, 4), round(high, 4)],
        "fair_share": round(_fair(present, bot), 4),
        "mean_score": round(sum(scores) / len(scores), 2) if scores else None,
        "ms_a_move": round(1e3 * sum(g["seconds"][s] for g, s in seats) / max(moves, 1), 3),
        "rating": round(rating[0], 2),
        "rating_deviation": round(rating[1], 2),
    }


def _seats(game: Mapping[str, Any], bot: int) -> list[int]:
    return [seat for seat, taken in enumerate(game["lineup"]) if taken == bot]


def _fair(present: Sequence[Mapping[str, Any]], bot: int) -> float:
    """The share that bots of equal strength would win."""
    shares = [len(_seats(game, bot)) / len(game["lineup"]) for game in present]
    return sum(shares) / max(len(shares), 1)


def ratings(count: int, games: Sequence[Mapping[str, Any]]) -> list[tuple[float, float]]:
    """openskill ratings (Plackett-Luce) after all games, in their order: mean and deviation."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = [model.rating(name=str(bot)) for bot in range(count)]
    for game in games:
        bots = sorted(set(game["lineup"]))
        if len(bots) > 1:
            best = [min(game["ranks"][seat] for seat in _seats(game, bot)) for bot in bots]
            teams = model.rate([[rated[bot]] for bot in bots], ranks=[float(rank) for rank in best])
            for bot, team in zip(bots, teams, strict=True):
                rated[bot] = team[0]
    return [(rating.mu, rating.sigma) for rating in rated]


def place_shares(players: int, results: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """How often each place in the order of play wins, the one who began first; with intervals.

    Of the games that tell who began.
    """
    wins, games = [0.0] * players, 0
    for result in results:
        if result.get("first") is not None:
            games += 1
            for seat, part in enumerate(win_parts(result["ranks"])):
                wins[(seat - result["first"]) % players] += part
    return [place_share(place, won, games) for place, won in enumerate(wins, 1)] if games else []


def place_share(place: int, wins: float, games: int) -> dict[str, Any]:
    """What one place in the order of play won."""
    low, high = wilson(wins, games)
    share = round(wins / max(games, 1), 5)
    return {"place": place, "win_share": share, "interval": [round(low, 5), round(high, 5)]}


def seat_shares(players: int, results: Iterable[Mapping[str, Any]]) -> dict[str, float]:
    """How often each seat wins, whoever sits there."""
    wins, games = [0.0] * players, 0
    for result in results:
        games += 1
        wins = [w + part for w, part in zip(wins, win_parts(result["ranks"]), strict=True)]
    return {SEAT_NAMES[seat]: round(w / max(games, 1), 4) for seat, w in enumerate(wins)}
