"""The figures of a report on balance: plain values from games that were watched."""

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai import __version__
from caravanserai.engine.game import Game
from caravanserai.games import load
from caravanserai.lab.statistics import Z, place_share
from caravanserai.lab.study import MAIN, NAMELESS, Study, Table, piece_names
from caravanserai.lab.watching import POINTS, Watched

Floats = NDArray[np.float64]
FEW: Final = 30  # games below which nothing is said of a piece
QUANTILES: Final = (5, 25, 50, 75, 95)


def figures(study: Study) -> dict[str, Any]:
    """All that a report tells of one study."""
    game, tables = load(study.game), study.tables()
    usual = study.result(tables[0])
    paired = [table for table in tables if table.forsworn >= 0]
    return {
        "game": study.game,
        "version": __version__,
        "bot": study.bot,
        "seed": study.seed,
        "tables": [
            of_table(game, table, study.result(table)) for table in tables if table.forsworn < 0
        ],
        "pieces": of_pieces(game, tables[0].players, usual),
        "paired": [
            of_pairs(game, table, usual, study.result(table))
            for table in paired
            if usual.uses[:, :, table.forsworn].any()
        ],
    }


def of_table(game: Game, table: Table, played: Watched) -> dict[str, Any]:
    """What one kind of table is like."""
    return {
        "name": table.name,
        "players": table.players,
        "options": dict(table.options),
        "games": len(played.ended),
        "places": of_places(table.players, played),
        "endings": of_endings(game, played),
        "decisions": spread(played.decisions),
        "turns": spread(played.turns),
        "scores": of_scores(table.players, played),
        "lead_changes": spread(played.lead_changes),
        "decided": spread(played.decided),
        "foreseen": of_leads(played),
        "choices": of_choices(game, played),
    }


def win_parts(players: int, played: Watched) -> Floats:
    """What each seat got of each win."""
    won = played.ranks[:, :players] == 1
    parts: Floats = won / won.sum(axis=1, keepdims=True)
    return parts


def by_place(players: int, played: Watched, of_seats: NDArray[Any]) -> NDArray[Any]:
    """Columns of seats as columns of places after who began; only games that tell who did."""
    known = played.first >= 0
    seats = (np.arange(players) + played.first[known, None]) % players
    return np.take_along_axis(of_seats[known], seats, axis=1)


def of_places(players: int, played: Watched) -> list[dict[str, Any]]:
    """Wins and scores by place in the order of play."""
    parts = by_place(players, played, win_parts(players, played))
    scores = by_place(players, played, played.scores[:, :players].astype(float))
    scored = scores.any(axis=1)
    means = scores[scored].mean(axis=0) if scored.any() else np.zeros(players)
    return [
        {
            **place_share(place + 1, float(parts[:, place].sum()), len(parts)),
            "mean_score": round(float(means[place]), 3),
        }
        for place in range(players if len(parts) else 0)
    ]


def of_endings(game: Game, played: Watched) -> dict[str, float]:
    """How games end, as shares."""
    counts = np.bincount(played.ended, minlength=len(game.endings))
    named = zip(game.endings, counts.tolist(), strict=False)
    return {name: round(count / len(played.ended), 5) for name, count in named if name}


def spread(values: NDArray[Any]) -> dict[str, float]:
    """Mean and quantiles."""
    cuts = np.percentile(values, QUANTILES)
    found = {f"q{q}": round(float(cut), 4) for q, cut in zip(QUANTILES, cuts, strict=True)}
    return {"mean": round(float(values.mean()), 4), **found}


def of_scores(players: int, played: Watched) -> dict[str, Any]:
    """Scores of the games that were scored, the winner's, and its lead over the second."""
    scores = played.scores[:, :players]
    scored = scores[scores.any(axis=1)]
    if not len(scored):
        return {"scored": 0.0}
    ordered = np.sort(scored, axis=1)
    return {
        "scored": round(len(scored) / len(scores), 5),
        "all": spread(scored),
        "winner": spread(ordered[:, -1]),
        "lead": spread(ordered[:, -1] - ordered[:, -2]),
        "shared": round(float(((played.ranks[:, :players] == 1).sum(axis=1) > 1).mean()), 5),
        "histogram": histogram(scored.ravel()),
    }


def histogram(values: NDArray[Any], most_bins: int = 40) -> dict[str, list[float]]:
    """Shares of whole numbers between edges that are equally far apart."""
    low, high = (round(float(cut)) for cut in np.percentile(values, (0.5, 99.5)))
    width = math.ceil((high - low + 1) / most_bins)
    edges = np.arange(low, high + width + 1, width)
    counts, _ = np.histogram(values, edges - 0.5)
    return {"edges": (edges - 0.5).tolist(), "shares": (counts / len(values)).round(5).tolist()}


def of_leads(played: Watched) -> list[dict[str, float]]:
    """At each moment of the game: how often somebody leads, and how often that one wins."""
    found = []
    rows = np.arange(len(played.leads))
    for moment in range(POINTS):
        leader = played.leads[:, moment]
        led = leader >= 0
        won = played.ranks[rows[led], leader[led]] == 1
        part = round(moment / POINTS, 3)
        share = round(float(won.mean()), 5) if led.any() else 0.0
        found.append({"part": part, "led": round(float(led.mean()), 5), "leader_wins": share})
    return found


def of_choices(game: Game, played: Watched) -> list[dict[str, Any]]:
    """By kind of decision: how often there is a choice, of how many, and how often it matters.

    It matters if the best choice is worth a point more than any one, as the bots see it.
    """
    games = len(played.ended)
    return [
        {
            "decision": name,
            "a_game": round(int(asked) / games, 3),
            "choices": round(float(played.offered[i]) / int(asked), 2),
            "matter": round(float(played.mattered[i]) / int(asked), 4),
            "stake": round(float(played.stakes[i]) / int(asked), 3),
        }
        for i, (name, asked) in enumerate(zip(game.decisions, played.asked, strict=False))
        if asked
    ]


def mean_and_interval(values: Floats) -> dict[str, Any]:
    """The mean, and its interval of 95 %; of a single value, nearly anything could be."""
    mean, count = float(values.mean()), len(values)
    reach = Z * float(values.std(ddof=1)) / math.sqrt(count) if count > 1 else 1.0
    interval = [round(mean - reach, 5), round(mean + reach, 5)]
    return {"mean": round(mean, 5), "interval": interval}


def of_pieces(game: Game, players: int, played: Watched) -> list[dict[str, Any]]:
    """How often each piece is used, and whether who used it won more often than the others.

    The latter within games in which some used it and some did not: nobody's doing but what went
    with it, so it says who uses a piece as much as what the piece does.
    """
    parts = win_parts(players, played)
    found = []
    for number, (kind, piece) in enumerate(piece_names(game)):
        uses = played.uses[:, :players, number]
        users = uses > 0
        some = users.any(axis=1) & ~users.all(axis=1)
        if piece in NAMELESS or not users.any():
            continue
        row = {
            "kind": kind,
            "piece": piece,
            "uses_a_game": round(float(uses.sum(axis=1).mean()), 4),
            "games": round(float(users.any(axis=1).mean()), 5),
            "players": round(float(users.mean()), 5),
            "lift": None,
        }
        if some.sum() >= FEW:
            won = (parts * users)[some].sum(axis=1) / users[some].sum(axis=1)
            row["lift"] = mean_and_interval(won - 1 / players)
        found.append(row)
    return found


def of_pairs(game: Game, table: Table, usual: Watched, without: Watched) -> dict[str, Any]:
    """What a piece is worth to a player: the same deals played with it, and with it forsworn."""
    games = len(without.ended)
    rows = np.arange(games)
    seats = rows % table.players
    kind, piece = piece_names(game)[table.forsworn]
    gain = (
        win_parts(table.players, usual)[rows, seats]
        - win_parts(table.players, without)[rows, seats]
    )
    points = (usual.scores[rows, seats] - without.scores[rows, seats]).astype(float)
    both = usual.scores[:games].any(axis=1) & without.scores.any(axis=1)
    used = usual.uses[rows, seats, table.forsworn] > 0
    return {
        "kind": kind,
        "piece": piece,
        "deals": games,
        "used": int(used.sum()),
        "gain": mean_and_interval(gain),
        "gain_where_used": mean_and_interval(gain[used]) if used.sum() >= FEW else None,
        "points_where_used": (
            mean_and_interval(points[used & both]) if (used & both).sum() >= FEW else None
        ),
    }


def main_table(found: dict[str, Any]) -> dict[str, Any]:
    """The figures of the table that most was played at."""
    table: dict[str, Any] = next(one for one in found["tables"] if one["name"] == MAIN)
    return table


def sorted_pieces(found: dict[str, Any]) -> Sequence[dict[str, Any]]:
    """Those pieces that something can be said of, the most helpful first."""
    told = [row for row in found["pieces"] if row["lift"]]
    return sorted(told, key=lambda row: -float(row["lift"]["mean"]))
