"""Hints for people: the search of the bots, through the player's own view."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from caravanserai.bots.mcts import ACTION, ROOT, VISITS
from caravanserai.bots.search import Ahead, Effort, Search, is_secret, reason
from caravanserai.bots.trees import Branch, Tree, overall
from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.position import Position

ITERATIONS: Final = 4_000
EXPLAINED: Final = 5  # of the moves, the best
EQUAL: Final = 0.015  # the most by which the chances of moves differ that are equally good
CAUTIONS: Final = ("advice-", "warning-")
SURE: Final = 30  # visits from which what the search would do next is worth telling


@dataclass(frozen=True)
class Move(Branch):
    """An action that was tried, and why one might take it.

    then: what its player would go on to do in the same turn. reasons: what all that brings. equal:
    is it as good as the best?
    """

    then: tuple[Phrase, ...] = ()
    reasons: tuple[Phrase, ...] = ()
    equal: bool = False


@dataclass(frozen=True)
class Advice:
    """The actions that were tried, best first, each seat's chance of winning, and why the best."""

    moves: tuple[Move, ...]
    chances: tuple[float, ...]
    why: Phrase


def advise(
    game: Game, view: Position, seat: int, iterations: int = ITERATIONS, seed: int = 0
) -> Advice | None:
    """What a good player would think of a view; None if `seat` has nothing to decide."""
    legal = game.legal(view, seat)
    if not legal:
        return None
    search = Search(seed, Effort(iterations=iterations, exact=True))
    branches = search.study(game, view, seat, legal)
    tried = [branch for branch in branches if branch.visits]
    best = tried[0].chances[seat]
    moves = tuple(
        explained(game, view, seat, branch, search.tree, best)
        if i < EXPLAINED
        else Move(branch.action, branch.visits, branch.chances)
        for i, branch in enumerate(tried)
    )
    why = reason(moves[0].reasons, moves[0].chances[seat])
    return Advice(moves, overall(branches), why)


def explained(
    game: Game, view: Position, seat: int, branch: Branch, tree: Tree, best: float
) -> Move:
    """A move with what the search would do after it, as long as nothing unknown is shown."""
    ahead, then = Ahead(game, view, seat), []
    ahead.step(branch.action)
    room = len(game.actions)
    node = tree.next_in(int(tree.memo[ROOT + seat]), {branch.action}, seat, room)
    while node and ahead.same_turn and ahead.is_foreseen:
        legal = game.legal(ahead.view, seat)
        node = tree.next_in(node, legal, seat, room)
        if tree.links[node, VISITS] < SURE or is_secret(game, ahead.view, seat, legal):
            break
        action = int(tree.links[node, ACTION]) % room
        if game.gives_up(ahead.view, seat, action):
            break
        then.append(game.choice(ahead.view, seat, action))
        ahead.step(action)
    reasons = ahead.motives() or list(_consequences(game, view, seat, branch.action))
    equal = best - branch.chances[seat] <= EQUAL
    return Move(branch.action, branch.visits, branch.chances, tuple(then), tuple(reasons), equal)


def _consequences(game: Game, view: Position, seat: int, action: int) -> Iterator[Phrase]:
    """What an action brings, without what to keep in mind."""
    for said in game.wording.consequences(game, view, seat, action):
        if not said.key.startswith(CAUTIONS):
            yield said
