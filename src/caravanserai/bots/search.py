"""A bot that searches: as many iterations as it is given, or as long as its turn may take."""

import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from caravanserai.bots.bargaining import Bargainer
from caravanserai.bots.calibration import calibrated
from caravanserai.bots.endings import solved
from caravanserai.bots.network import Net
from caravanserai.bots.temperaments import EVEN, Temperament
from caravanserai.bots.trees import Branch, Forest, Mind, Tree, overall
from caravanserai.bots.weights import calibration, network_for
from caravanserai.engine.bargains import Remark
from caravanserai.engine.game import Game, Taste
from caravanserai.engine.jit import cores
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position

CHUNK = 250  # iterations between two looks at the clock
SHARE = 0.5  # of the time left in a turn, for one more decision
MIXED = 0.3  # of the visits of the best: the least for an action to be mixed in
MIXED_GUIDED = 0.1  # the same where a network guides the search, which tries the others far less
Clock = Callable[[], float]


@dataclass(frozen=True)
class Effort:
    """How much a bot thinks: so many iterations a decision or, if given, so many seconds a turn.

    guided: iterations where a network guides them, which makes more of each; 0 for as many.
    lenience: actions this little worse than the best are as good as it, in an even game; where much
    is decided already, only what is hardly worse at all. trees: how many are searched side by side,
    0 for as many as there are cores; the result depends on it. taste: if not the game's own.
    networks: may it use one? exact: does it work out the last turn, where the game can be?
    temperament: how it bargains. deals: does it bargain at all?
    """

    iterations: int = 0
    guided: int = 0
    seconds: float = 0.0
    lenience: float = 0.0
    trees: int = 1
    taste: Taste | None = None
    networks: bool = True
    exact: bool = False
    temperament: Temperament = EVEN
    deals: bool = True

    def __post_init__(self) -> None:
        if not (self.iterations > 0 or 0 < self.seconds < math.inf):
            raise ValueError("no effort")

    def for_iterations(self, iterations: int) -> "Effort":
        """So many iterations, however long they take."""
        return replace(self, iterations=iterations, guided=0, seconds=0.0, trees=1)

    def for_seconds(self, seconds: float) -> "Effort":
        """So many seconds, on all cores."""
        return replace(self, iterations=0, seconds=seconds, trees=0)


class Search:
    """Information-set Monte Carlo tree search."""

    def __init__(self, seed: int, effort: Effort, clock: Clock = time.monotonic) -> None:
        self._effort, self._clock = effort, clock
        self._chance = random.Random(seed)
        self._forest = Forest(seed, effort.trees or cores())
        self.bargainer = Bargainer(seed, effort.taste, temperament=effort.temperament)
        self._to_say: tuple[int, ...] = ()  # what is left of an offer begun
        self.remark: Remark | None = None  # what it says with its last choice
        self._expected: Position | None = None
        self._same_turn = False
        self._left = 0.0
        self._why = phrase("why-only-choice")
        self.found: list[Branch] = []  # what was found out for the last choice, if it searched
        self.expected: tuple[float, ...] = ()  # each seat's chance by the last search, as it came

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """The action most visited; where others choose in secret at once, any, by its visits.

        Deals are weighed first, on their own.
        """
        self.remark = None
        self.found = []
        if len(legal) == 1:
            self._why = phrase("why-only-choice")
            return legal[0]
        if not self._is_expected(view):
            self._forest.clear()
            self._to_say = ()
        action = self._talk(game, view, seat, legal)
        if action is not None:
            self._look_ahead(game, view, seat, action)
            return action
        known = self._worked_out(game, view, seat, legal)
        branches = self.found = known or self._search(game, view, seat, legal)
        action = self._pick(game, view, seat, branches)
        said = known or self._put_right(game, view, seat, branches)
        chance = next(b.chances[seat] for b in said if b.action == action)
        motives = self._look_ahead(game, view, seat, action)
        self._why = reason(motives, chance)
        return action

    def _talk(self, game: Game, view: Position, seat: int, legal: list[int]) -> int | None:
        """Go on with an offer begun, or whatever there is to say of deals; None if nothing."""
        if not self._to_say:
            talk = self.bargainer.talk(game, view, seat, legal) if self._effort.deals else None
            if talk is None:
                return None
            self._to_say, self._why, self.remark = talk.actions, talk.why, talk.remark
        action, *rest = self._to_say
        self._to_say = tuple(rest) if action in legal else ()
        return action if action in legal else None

    def speak(self, game: Game, view: Position, seat: int) -> tuple[int, ...]:
        """The actions of an offer it would make of its own accord; none if there is none."""
        talk = self.bargainer.speak(game, view, seat) if self._effort.deals else None
        return talk.actions if talk else ()

    def why(self) -> Phrase:
        """The reason for the last choice, in one line."""
        return self._why

    def study(self, game: Game, view: Position, seat: int, legal: list[int]) -> list[Branch]:
        """What is found out about each legal action, with chances that come true."""
        known = self._worked_out(game, view, seat, legal)
        return known or self._put_right(game, view, seat, self._search(game, view, seat, legal))

    def _worked_out(
        self, game: Game, view: Position, seat: int, legal: list[int]
    ) -> list[Branch] | None:
        """The exact chances, if it may go through all that can happen and that is not too much."""
        return solved(game, view, seat, legal) if self._effort.exact else None

    def _search(self, game: Game, view: Position, seat: int, legal: list[int]) -> list[Branch]:
        """What the search finds out about each legal action."""
        if self._effort.seconds:
            self._grow_in_time(game, view, seat)
        else:
            wanted = self._effort.iterations
            if self._effort.guided and isinstance(self._mind(game, view), Net):
                wanted = self._effort.guided
            self._grow(game, view, seat, wanted - self._forest.visits(seat))
        branches = self._forest.branches(game, view, seat, legal)
        self.expected = overall(branches)
        return branches

    def _put_right(
        self, game: Game, view: Position, seat: int, branches: list[Branch]
    ) -> list[Branch]:
        """What was tried, with the chances that such chances have turned out to be worth."""
        if not isinstance(self._mind(game, view), Net):
            return branches
        found = calibration(game, len(game.seats(view)))
        return [
            replace(b, chances=calibrated(b.chances, seat, found)) if b.visits else b
            for b in branches
        ]

    @property
    def tree(self) -> Tree:
        """The first of the trees."""
        return self._forest.trees[0]

    def kept(self, view: Position, seat: int) -> int:
        """How many iterations of the last decision still count for this view."""
        return self._forest.visits(seat) if self._is_expected(view) else 0

    @property
    def goes_on(self) -> bool:
        """Will it have to choose again in the same turn, as far as it can tell?"""
        return self._expected is not None

    def _is_expected(self, view: Position) -> bool:
        return self._expected is not None and view.same_as(self._expected)

    def _grow(self, game: Game, view: Position, seat: int, iterations: int) -> None:
        if iterations > 0:
            self._forest.grow(game, view, seat, iterations, self._mind(game, view))

    def _mind(self, game: Game, view: Position) -> Mind:
        """What it judges by: a network, if there is one for such a table and it may have one."""
        net = network_for(game, view) if self._effort.networks else None
        return self._effort.taste or net or game.taste

    def _grow_in_time(self, game: Game, view: Position, seat: int) -> None:
        """Think for half of what is left of the turn, at least one chunk."""
        began = self._clock()
        if not self._same_turn:
            self._left = self._effort.seconds
        spend = SHARE * self._left
        while True:
            self._grow(game, view, seat, CHUNK * len(self._forest.trees))
            spent = self._clock() - began
            if spent >= spend:
                break
        self._left = max(0.0, self._left - spent)

    def _pick(self, game: Game, view: Position, seat: int, branches: list[Branch]) -> int:
        if not branches[0].visits:  # a single iteration may not get beyond the root
            return branches[0].action
        if is_secret(game, view, seat, [branch.action for branch in branches]):
            guided = isinstance(self._mind(game, view), Net)
            return self._mixed(branches, MIXED_GUIDED if guided else MIXED)
        if not self._effort.lenience:
            return branches[0].action
        best = max(b.chances[seat] for b in branches)
        least = best - self._effort.lenience * 4 * best * (1 - best)
        good = [b for b in branches if b.visits and b.chances[seat] >= least]
        return self._chance.choice(good).action

    def _mixed(self, branches: list[Branch], share: float) -> int:
        """Any of the actions often visited, the more likely the more visits: not to be foreseen."""
        often = [b for b in branches if b.visits >= share * branches[0].visits]
        return self._chance.choices(often, [b.visits for b in often])[0].action

    def _look_ahead(self, game: Game, view: Position, seat: int, action: int) -> list[Phrase]:
        """Keep the tree for the case that the next choice is what this action must lead to.

        What there is no choice about is gone past. Returns what the action brings.
        """
        ahead = Ahead(game, view, seat)
        self._step(ahead, action)
        motives = ahead.motives()
        while self._same_turn and len(forced := game.legal(ahead.view, seat)) == 1:
            self._step(ahead, forced[0])
        self._expected = ahead.view if self._same_turn else None
        return motives

    def _step(self, ahead: "Ahead", action: int) -> None:
        """Do an action in a guess, and go on below it in the tree."""
        self._forest.follow(ahead.game, ahead.view, ahead.seat, action)
        ahead.step(action)
        self._same_turn = ahead.same_turn


class Ahead:
    """What a seat's next actions lead to, in one of the worlds its view allows."""

    def __init__(self, game: Game, view: Position, seat: int) -> None:
        self.game, self.seat = game, seat
        self.before = self.view = view
        self.same_turn = True
        self.told: set[str] = set()
        self._guess = game.determinize(view, 0)

    def step(self, action: int) -> None:
        """Do an action of this seat."""
        game, guess, seat = self.game, self._guess, self.seat
        self.told |= {event.kind for event in game.cut(game.apply(guess, seat, action), seat)}
        self.same_turn = game.turn(guess) == seat
        self.view = game.view(guess, seat)

    @property
    def is_foreseen(self) -> bool:
        """Has nothing been shown that the seat didn't know?"""
        return not any(kind.reveals for kind in self.game.events if kind.name in self.told)

    def motives(self) -> list[Phrase]:
        """What the actions so far bring this seat, whatever the world."""
        return self.game.motives(self.before, self.view, self.seat, self.told)


def reason(motives: Sequence[Phrase], chance: float) -> Phrase:
    """What moved the bot most, and its chance of winning."""
    percent = round(100 * chance)
    if not motives:
        return phrase("why-chance", percent=percent)
    return phrase("why-with-chance", reason=motives[0], percent=percent)


def is_secret(game: Game, view: Position, seat: int, legal: list[int]) -> bool:
    """Do several seats choose at once, without seeing each other's choice?"""
    if len(legal) < 2 or len(game.waiting_for(view)) < 2:
        return False
    box, s = game.box_class.load(view.box), game.state_class.load(view.state)
    seen = {game.rules.seen_as(box, s, seat, action) for action in legal[:2]}
    return len(seen) == 1
