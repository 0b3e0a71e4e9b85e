"""Hints for people: the search of the bots, through the player's own view."""

from dataclasses import dataclass

from caravanserai.bots.search import Effort, Search, reason
from caravanserai.bots.trees import Branch, overall
from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.position import Position

ITERATIONS = 4_000


@dataclass(frozen=True)
class Advice:
    """The actions that were tried, best first, each seat's chance of winning, and why the best."""

    moves: tuple[Branch, ...]
    chances: tuple[float, ...]
    why: Phrase


def advise(
    game: Game, view: Position, seat: int, iterations: int = ITERATIONS, seed: int = 0
) -> Advice | None:
    """What a good player would think of a view; None if `seat` has nothing to decide."""
    legal = game.legal(view, seat)
    if not legal:
        return None
    branches = Search(seed, Effort(iterations=iterations, exact=True)).study(
        game, view, seat, legal
    )
    moves = tuple(branch for branch in branches if branch.visits)
    return Advice(moves, overall(branches), _why(game, view, seat, moves[0]))


def _why(game: Game, view: Position, seat: int, best: Branch) -> Phrase:
    """What the best action changes, as far as its player can tell."""
    guess = game.determinize(view, 0)
    game.apply(guess, seat, best.action)
    return reason(game.motive(view, game.view(guess, seat), seat), best.chances[seat])
