"""A summary of finished games that takes no more room however many they are."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from caravanserai.engine import kernels
from caravanserai.engine.game import Game
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.record import Rows
from caravanserai.lab.statistics import place_share


@dataclass
class Tally:
    """Sums over finished games. A shared win counts for each winner in equal parts."""

    game: Game
    players: int
    games: int = 0
    decisions: int = 0
    shared: int = 0
    scored: int = 0

    def __post_init__(self) -> None:
        self._endings = np.zeros(len(self.game.endings), np.int64)
        self._wins = np.zeros(self.players)
        self._place_wins, self._placed = np.zeros(self.players), 0
        self._score_sum = np.zeros(self.players)
        self._score_squares = np.zeros(self.players)
        self._score_range: tuple[int, int] | None = None

    def add(self, box: Rows, states: Rows, decisions: int) -> None:
        """Count these final states."""
        self.games += len(states)
        self.decisions += decisions
        self._endings += np.bincount(states["ended"], minlength=len(self._endings))
        first = states["rank"][:, : self.players] == 1
        winners = first.sum(axis=1, keepdims=True)
        self._wins += (first / winners).sum(axis=0)
        self._add_places(box, states, first / winners)
        self.shared += int((winners > 1).sum())
        scores = states["score"][:, : self.players].astype(float)
        self._add_scores(scores[scores.any(axis=1)])

    def _add_places(self, box: Rows, states: Rows, parts: Rows) -> None:
        """Count wins by the place after who began, where that is known."""
        began = np.zeros(len(states), np.int8)
        self.game.kernel(kernels.first_players)(box, states, began)
        known = began >= 0
        self._placed += int(known.sum())
        for seat in range(self.players):
            places = (seat - began[known]) % self.players
            self._place_wins += np.bincount(places, parts[known, seat], minlength=self.players)

    def _add_scores(self, scores: Rows) -> None:
        if not len(scores):
            return
        self.scored += len(scores)
        self._score_sum += scores.sum(axis=0)
        self._score_squares += (scores**2).sum(axis=0)
        low, high = int(scores.min()), int(scores.max())
        if self._score_range:
            low, high = min(low, self._score_range[0]), max(high, self._score_range[1])
        self._score_range = low, high

    def summary(self) -> dict[str, Any]:
        """Everything as plain values; scores are of the games that were scored."""
        return {
            "game": self.game.name,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "endings": {
                name: int(n)
                for name, n in zip(self.game.endings, self._endings, strict=True)
                if name
            },
            "shared_wins": self.shared,
            "scored_games": self.scored,
            "score_range": self._score_range,
            "seats": [self._seat(seat) for seat in range(self.players)],
            "places": self._places(),
        }

    def _places(self) -> list[dict[str, Any]]:
        """Wins by place in the order of play; nothing where nobody knows who began."""
        wins = enumerate(self._place_wins.tolist(), 1)
        return [place_share(*one, self._placed) for one in wins] if self._placed else []

    def _seat(self, seat: int) -> dict[str, Any]:
        count = max(self.scored, 1)
        mean = float(self._score_sum[seat]) / count
        variance = max(float(self._score_squares[seat]) / count - mean**2, 0.0)
        wins = float(self._wins[seat])
        return {
            "seat": SEAT_NAMES[seat],
            "wins": round(wins, 3),
            "win_share": round(wins / max(self.games, 1), 5),
            "mean_score": round(mean, 3),
            "score_deviation": round(variance**0.5, 3),
        }
