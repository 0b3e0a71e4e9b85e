"""A move of a finished game looked back at: what everybody's chances were, and what it changed.

Chances are those that somebody would give who sees all hands, but not the cards to come: what
nobody had seen by then is shuffled anew for each look. So they change only by what players did and
by what chance did, and these can be told apart: chance is what really came, less the mean of what
might have come.

A choice is judged by what its player could know: the search that gives hints proposes the best, and
both are weighed in the same worlds, with chance that had no part in the proposal.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from caravanserai.bots.advice import explained
from caravanserai.bots.bargaining import ITERATIONS as DEAL_ITERATIONS
from caravanserai.bots.calibration import calibrated
from caravanserai.bots.endings import solved
from caravanserai.bots.network import Net
from caravanserai.bots.search import Effort, Search, is_secret
from caravanserai.bots.trees import STREAM, Branch, Mind, Tree
from caravanserai.bots.weights import calibration, network_for
from caravanserai.engine.bargains import Answer
from caravanserai.engine.events import ALL
from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.position import Position

ROOM: Final = 200_000  # nodes of a tree
SECRET: Final = 20  # searches where others choose at once, which worlds cannot weigh
WORTH_TELLING: Final = 0.01  # the least that a choice gives away to be told

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Thoroughness:
    """How much is thought about a move.

    glance: iterations for everybody's chances. worlds: ways that chance might have gone, and in
    which a choice is weighed. search: iterations for the best choice; weigh: for each choice in
    each world. choices: how many are weighed, besides the one made.
    """

    glance: int
    worlds: int
    search: int
    weigh: int
    choices: int = 3


WITH_NETWORK: Final = Thoroughness(glance=400, worlds=16, search=3_000, weigh=300, choices=5)
WITHOUT: Final = Thoroughness(glance=200, worlds=6, search=600, weigh=120)


@dataclass(frozen=True)
class Done:
    """A move: who did what, and the whole position before and after it, laid open.

    view: what its player could know, if it is a choice to be judged. shows: was anything turned up?
    """

    seat: int
    action: int
    before: Position
    after: Position
    view: Position | None = None
    shows: bool = True


@dataclass(frozen=True)
class Judged:
    """A choice, in words, beside the best. lost: the chance of winning that it gave away.

    chance: that the best would have had. then, reasons: of the best (see `Move` in advice.py).
    """

    done: Phrase
    best: Phrase
    lost: float
    chance: float
    then: tuple[Phrase, ...] = ()
    reasons: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class Looked:
    """What came out about a move.

    chances: each seat's, before it. luck: what chance added to each. deal: what a deal it made
    added to each seat's chance; partner: who had offered it.
    """

    chances: Chances
    luck: Chances
    deal: Chances | None = None
    partner: int | None = None


class Reviewer:
    """Looks at the moves of one game; equal seeds find the same."""

    def __init__(self, game: Game, seed: int, thorough: Thoroughness | None = None) -> None:
        self._game, self._seed, self._wanted = game, seed, thorough
        self._tree = Tree(seed, ROOM)

    def look(self, done: Done) -> Looked:
        """What happened in a move."""
        chances = self.chances(done.before)
        luck = self._luck(done) if done.shows else (0.0,) * len(chances)
        taken = self._taken(done)
        if taken is None:
            return Looked(chances, luck)
        return Looked(chances, luck, self._deal(done, taken), taken.maker)

    def _how(self, position: Position) -> Thoroughness:
        known = WITH_NETWORK if network_for(self._game, position) else WITHOUT
        return self._wanted or known

    # Chances

    def chances(self, laid_open: Position) -> Chances:
        """Everybody's chances, by all but the cards to come."""
        return self.outlook(laid_open, self._how(laid_open).glance)

    def outlook(
        self, view: Position, iterations: int, mind: Mind | None = None, world: int = 0
    ) -> Chances:
        """Everybody's chances, by a view or by all hands."""
        game, seats = self._game, self._game.seats(view)
        outcome = game.outcome(view)
        if outcome is not None:
            return tuple((seat in outcome.winners) / len(outcome.winners) for seat in seats)
        first, eyes = game.turn(view), int(view.state["eyes"][0]) - 1
        assert first is not None
        mind = mind or network_for(game, view) or game.taste
        self._tree.restart()
        self._tree.key = (self._seed + world) * STREAM % (1 << 62)
        self._tree.grow(game, view, first if eyes == ALL else eyes, iterations, mind, first)
        return self._tree.chances(first)[: len(seats)]

    def _luck(self, done: Done) -> Chances:
        """What came, less the mean of what might have come."""
        game, how = self._game, self._how(done.before)

        def after(world: int) -> Chances:
            guess = game.determinize(done.before, self._seed + world)
            game.apply(guess, done.seat, done.action)
            return self.outlook(game.laid_open(guess), how.glance)

        came = self.outlook(done.after, how.glance)
        return _less(came, _mean(after, how.worlds))

    # Deals

    def _taken(self, done: Done) -> Answer | None:
        """The offer that a move takes."""
        game, talk = self._game, self._game.bargaining
        if game.is_over(done.before) or talk.standing(done.before) == talk.standing(done.after):
            return None
        offers = talk.answers(game.determinize(done.before, self._seed), done.seat)
        return next((o for o in offers if not talk.is_open(done.after, o.maker, done.seat)), None)

    def _deal(self, done: Done, taken: Answer) -> Chances:
        """What a deal adds to each seat's chance, by all hands."""
        game = self._game
        refused = game.determinize(done.before, self._seed)
        game.apply(refused, done.seat, taken.refuse)
        views = done.after, game.laid_open(refused)
        found = [self.outlook(view, 2 * DEAL_ITERATIONS, game.deal_taste) for view in views]
        return _less(*found)

    # Choices

    def judge(self, done: Done) -> Judged | None:
        """A choice beside the best; None if there was none, or nothing to be said of it."""
        game, seat, view = self._game, done.seat, done.view
        assert view is not None
        legal = game.legal(view, seat)
        if len(legal) < 2 or self._is_talk(view, seat, done.action):
            return None
        search = Search(self._seed, Effort(iterations=self._how(view).search, exact=True))
        branches = search.study(game, view, seat, legal)
        said = game.choice(view, seat, done.action)
        worth = self._weighed(view, seat, branches, done.action)
        if worth is None:
            return None
        best = max(worth, key=worth.__getitem__)
        chance, lost = worth[best], worth[best] - worth[done.action]
        if lost < WORTH_TELLING:
            return Judged(said, said, lost, chance)
        branch = next(one for one in branches if one.action == best)
        move = explained(game, view, seat, branch, search.tree, branch.chances[seat])
        named = game.choice(view, seat, best)
        return Judged(said, named, lost, chance, move.then, move.reasons)

    def _is_talk(self, view: Position, seat: int, action: int) -> bool:
        """Does an action change nothing but what is said?"""
        game = self._game
        guess = game.determinize(view, self._seed)
        before = game.bargaining.standing(guess)
        game.apply(guess, seat, action)
        return bool(before) and game.bargaining.standing(guess) == before

    def _weighed(
        self, view: Position, seat: int, branches: Sequence[Branch], done: int
    ) -> dict[int, float] | None:
        """The chance after what was done, and after what may be better; None if nobody can say.

        What others choose at the same time, only the search itself can weigh.
        """
        game, legal = self._game, [branch.action for branch in branches]
        tried = {branch.action: branch.chances[seat] for branch in branches if branch.visits}
        if solved(game, view, seat, legal) is not None:
            return {one: tried[one] for one in (next(iter(tried)), done)} if done in tried else None
        if is_secret(game, view, seat, legal):
            return self._searched(view, seat, done)
        likely = list(tried)[: self._how(view).choices]
        return {one: self._after(view, seat, one) for one in {*likely, done}}

    def _searched(self, view: Position, seat: int, done: int) -> dict[int, float] | None:
        """The same by the mean of several searches."""
        game, legal = self._game, self._game.legal(view, seat)
        chances: dict[int, list[float]] = {}
        for number in range(SECRET):
            effort = Effort(iterations=self._how(view).search)
            branches = Search(self._seed + number, effort).study(game, view, seat, legal)
            for branch in branches:
                if branch.visits:
                    chances.setdefault(branch.action, []).append(branch.chances[seat])
        often = {
            one: float(np.mean(all_)) for one, all_ in chances.items() if 2 * len(all_) > SECRET
        }
        return often if done in often else None

    def _after(self, view: Position, seat: int, action: int) -> float:
        """The chance that an action leaves its player, in the mean of the worlds."""
        game, how = self._game, self._how(view)

        def after(world: int) -> Chances:
            guess = game.determinize(view, self._seed + world)
            game.apply(guess, seat, action)
            return self.outlook(game.view(guess, seat), how.weigh, world=world)

        chances = _mean(after, how.worlds)
        if isinstance(network_for(game, view), Net):
            chances = calibrated(chances, seat, calibration(game, len(chances)))
        return chances[seat]


def _mean(found: Callable[[int], Chances], count: int) -> Chances:
    means = np.mean([found(i) for i in range(count)], axis=0)
    return tuple(means.tolist())


def _less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))
