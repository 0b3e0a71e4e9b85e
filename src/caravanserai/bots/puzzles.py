"""Finding puzzles: bots play, and where one choice of A looks clearly best, it is looked at again.

A candidate has to pass four tests, in this order:

1. **reason**: the choice brings something that can be said, and the next best doesn't.
2. **longer**: searches ten times as long, with other chance, find the same choice, as far ahead.
3. **luck**: in nearly every world that A's view allows, the choice is as good as any other. Where
   all choose in secret the searches themselves stand for this, and an ending worked out is exact.
4. **easy**: the weakest bot doesn't find it, or there are at least three choices.

A turn makes one puzzle at most.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from caravanserai.bots import LEVELS, SILENT, make_bot
from caravanserai.bots.advice import CAUTIONS, Move, explained
from caravanserai.bots.calibration import calibrated
from caravanserai.bots.endings import solved
from caravanserai.bots.network import Net
from caravanserai.bots.review import Reviewer, Thoroughness
from caravanserai.bots.search import Effort, Search, is_secret
from caravanserai.bots.trees import Branch
from caravanserai.bots.weights import calibration, network_for
from caravanserai.engine.bargains import Answer, Verdict
from caravanserai.engine.game import Game
from caravanserai.engine.lessons import LEARNER
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position
from caravanserai.engine.puzzles import Puzzle, puzzle_id

SOLVER: Final = LEARNER
WIN, BARGAIN = "win", "bargain"  # themes of any game
OTHER_CHANCE: Final = 7_919  # between the seeds of searches
EVEN_WORLD: Final = 0.01  # the chance by which a choice may be worse in a world, and still as good
SURE_WIN: Final = 0.9
DIGITS: Final = 3
QUICK: Final = 0.5  # of the lead is enough in a second look, which is short and so less sure
ENOUGH: Final = 2  # other choices that were weighed, where even the weakest bot finds the best
# What is said, but is no reason alone.
PLAIN: Final = frozenset({"motive-pays", "motive-camel", "motive-crates-fewer", "consequence-bid"})
WHAT_IT_DOES: Final = "-does"  # ends what only says what a card does


@dataclass(frozen=True)
class Standards:
    """How hard it is looked, and what is asked of a puzzle.

    play: iterations of the bots that play. search: of a first look; again: how many times that for
    a second one, and longer: for each of the checks. worlds: how many a choice is weighed in, with
    how many iterations each (weigh), beside how many others. ahead: the least that the best leads
    the next, as a chance of winning. sure: the share of worlds in which it has to be as good.
    tries: of each level of bots; it finds the choice if it does in at least this share of them
    (found).
    """

    play: int = 100
    search: int = 2_000
    again: int = 2
    longer: int = 10
    checks: int = 2
    worlds: int = 16
    weigh: int = 300
    others: int = 4
    ahead: float = 0.06
    sure: float = 0.8
    tries: int = 5
    found: float = 0.6
    levels: tuple[str, ...] = ("greedy", "apprentice", "trader", "master@4000")


WITH_NETWORK: Final = Standards()
WITHOUT: Final = Standards(play=60, search=400, worlds=10, weigh=120, ahead=0.05, tries=3)


@dataclass
class Finder:
    """Finds the puzzles of a game at a table of so many players; equal seeds find the same.

    known: ids of puzzles there are already. tally: what came of the positions looked at.
    """

    game: Game
    players: int
    standards: Standards
    known: set[str] = field(default_factory=set)
    tally: Counter[str] = field(default_factory=Counter)

    def search_game(self, seed: int) -> Iterator[Puzzle]:
        """Play one game, and look for puzzles in it, at most one a turn; in every other, deals."""
        game, how = self.game, self.standards
        position = game.new(game.box(self.players), seed)
        effort = Effort(iterations=how.play, deals=bool(seed % 2))
        bots = [Search(seed + s, effort) for s in range(self.players)]
        has_found = False
        self.tally["games"] += 1
        for number in range(MOST_MOVES):
            seat = game.turn(position)
            if seat is None:
                return
            view = game.view(position, seat)
            legal = game.legal(view, seat)
            has_found &= seat == SOLVER
            if seat == SOLVER and not has_found and len(legal) > 1:
                puzzle = self.look(view, legal, seed * MOST_MOVES + number)
                if puzzle is not None:
                    has_found = True
                    yield puzzle
            game.apply(position, seat, bots[seat].choose(game, view, seat, legal))

    def look(self, view: Position, legal: list[int], seed: int) -> Puzzle | None:
        """The puzzle in a view of the solver, if it holds one."""
        game, how = self.game, self.standards
        decision = game.decision(view)
        if decision not in game.puzzle_themes:
            return None
        self.tally["positions"] += 1
        offer = next(iter(game.bargaining.answers(view, SOLVER)), None)
        if offer is not None:
            return self._bargain(view, offer, seed)
        first = self._study(view, legal, seed, how.search)
        best = self._clear(first)
        if best is None:
            return None
        moves = self._explained(view, legal, first, seed)
        reasons = _telling(moves[best].reasons, [m for a, m in moves.items() if a != best])
        self.tally["candidates"] += 1
        if not reasons:
            self.tally["reason"] += 1
            return None
        longer = self._confirmed(view, legal, best, seed)
        if longer is None:
            self.tally["longer"] += 1
            return None
        found = self._weighed(view, legal, longer, best, seed)
        if found is None:
            self.tally["luck"] += 1
            return None
        chance, lost = found
        theme = WIN if _wins(moves[best], chance) else self._theme(decision, reasons)
        return self._made(view, legal, theme, best, chance, lost, reasons, moves[best].then, seed)

    def _theme(self, decision: str, reasons: Sequence[Phrase]) -> str:
        """What a puzzle is about: by its first reason, else by what is decided."""
        themes = self.game.puzzle_themes
        return themes.get(reasons[0].key, themes[decision])

    # What is best

    def _search(self, seed: int, iterations: int) -> Search:
        return Search(seed, Effort(iterations=iterations, exact=True, deals=False))

    def _study(self, view: Position, legal: list[int], seed: int, iterations: int) -> list[Branch]:
        return self._search(seed, iterations).study(self.game, view, SOLVER, legal)

    def _clear(self, branches: Sequence[Branch], share: float = 1.0) -> int | None:
        """The choice that is best by a search, ahead by this share of what is asked, if one is."""
        tried = [branch for branch in branches if branch.visits]
        if len(tried) < 2:
            return None
        best, *others = tried
        next_best = max(branch.chances[SOLVER] for branch in others)
        clear = best.chances[SOLVER] - next_best >= share * self.standards.ahead
        return best.action if clear else None

    def _confirmed(
        self, view: Position, legal: list[int], best: int, seed: int
    ) -> list[list[Branch]] | None:
        """The longer searches, if all find the best as far ahead; before them a quick one."""
        found = []
        for number, times in enumerate(self._times()):
            chance = seed + (number + 1) * OTHER_CHANCE
            branches = self._study(view, legal, chance, self.standards.search * times)
            if self._clear(branches, QUICK if number == 0 else 1.0) != best:
                return None
            found.append(branches)
        return found[1:]

    def _times(self) -> tuple[int, ...]:
        """How much longer than the first look each of the others takes."""
        how = self.standards
        return how.again, *(how.longer for _ in range(how.checks))

    def _weighed(
        self,
        view: Position,
        legal: list[int],
        longer: Sequence[Sequence[Branch]],
        best: int,
        seed: int,
    ) -> tuple[float, dict[int, float]] | None:
        """The chance after the best and what others give away; None if it takes luck."""
        game, how = self.game, self.standards
        means = _means(longer)
        if solved(game, view, SOLVER, legal) is None and not is_secret(game, view, SOLVER, legal):
            others = sorted((a for a in means if a != best), key=lambda a: -means[a])[: how.others]
            worth = {a: self._in_worlds(view, a, seed) for a in (best, *others)}
            for other in others:
                if np.mean(worth[best] >= worth[other] - EVEN_WORLD) < how.sure:
                    return None
            means = {a: self._put_right(found) for a, found in worth.items()}
        lost = {a: means[best] - mean for a, mean in means.items() if a != best}
        return (means[best], lost) if lost and min(lost.values()) >= how.ahead else None

    def _in_worlds(self, view: Position, action: int, seed: int) -> np.ndarray:
        """The chance after an action in each of some worlds, the same for every action."""
        game, how = self.game, self.standards
        thorough = Thoroughness(how.weigh, how.worlds, how.search, how.weigh)
        reviewer, found = Reviewer(game, seed, thorough), []
        for world in range(how.worlds):
            guess = game.determinize(view, seed + world)
            game.apply(guess, SOLVER, action)
            after = game.view(guess, SOLVER)
            found.append(reviewer.outlook(after, how.weigh, world=world))
        return np.array(found)[:, SOLVER]

    def _put_right(self, worlds: np.ndarray) -> float:
        """The mean chance, as such chances come true."""
        mean, game, count = float(worlds.mean()), self.game, self.players
        if not isinstance(network_for(game, game.new(game.box(count), 0)), Net):
            return mean
        others = [(1 - mean) / (count - 1)] * (count - 1)
        return calibrated((mean, *others), SOLVER, calibration(game, count))[SOLVER]

    # Why

    def _explained(
        self, view: Position, legal: list[int], branches: Sequence[Branch], seed: int
    ) -> dict[int, Move]:
        """The best and the next, with what they bring."""
        search = self._search(seed, self.standards.search)
        search.study(self.game, view, SOLVER, legal)
        chance = branches[0].chances[SOLVER]
        return {
            one.action: explained(self.game, view, SOLVER, one, search.tree, chance)
            for one in branches[:2]
        }

    # Bargains

    def _bargain(self, view: Position, offer: Answer, seed: int) -> Puzzle | None:
        """An offer that clearly has to be taken, or turned down."""
        game, how = self.game, self.standards
        accept, refuse = offer.accept, offer.refuse
        if accept not in (legal := game.legal(view, SOLVER)):
            return None
        first = self._dealt(view, (accept, refuse), seed, 1)
        best, other = max(first, key=first.__getitem__), min(first, key=first.__getitem__)
        if first[best] - first[other] < how.ahead:
            return None
        self.tally["candidates"] += 1
        longer = []
        for number, times in enumerate(self._times()):
            one = self._dealt(view, (accept, refuse), seed + (number + 1) * OTHER_CHANCE, times)
            if one[best] - one[other] < how.ahead * (1.0 if number else QUICK):
                self.tally["longer"] += 1
                return None
            longer += [one] if number else []
        chance = float(np.mean([one[best] for one in longer]))
        lost = {other: chance - float(np.mean([one[other] for one in longer]))}
        verdict = Verdict("taken" if best == accept else "refused")
        remark = game.bargaining.remark(view, SOLVER, offer.maker, verdict, 0)
        reasons = (phrase("puzzle-remark", remark=remark),)
        return self._made(view, legal, BARGAIN, best, chance, lost, reasons, (), seed)

    def _dealt(
        self, view: Position, actions: Sequence[int], seed: int, times: int
    ) -> dict[int, float]:
        """The chance after each of these answers, by how deals are weighed."""
        game, how = self.game, self.standards
        thorough = Thoroughness(how.weigh, how.worlds, how.search, how.weigh)
        reviewer, found = Reviewer(game, seed, thorough), {}
        for action in actions:
            chances = []
            for world in range(how.worlds):
                guess = game.determinize(view, seed + world)
                game.apply(guess, SOLVER, action)
                after = game.view(guess, SOLVER)
                mind = game.deal_taste
                chances.append(reviewer.outlook(after, times * how.weigh, mind, world)[SOLVER])
            found[action] = float(np.mean(chances))
        return found

    # Writing it down

    def _made(
        self,
        view: Position,
        legal: list[int],
        theme: str,
        best: int,
        chance: float,
        lost: Mapping[int, float],
        reasons: Sequence[Phrase],
        then: Sequence[Phrase],
        seed: int,
    ) -> Puzzle | None:
        game, text = self.game, self.game.notation.write(view)
        name = puzzle_id(self.players, text)
        if name in self.known or not game.read(text).same_as(view):
            self.tally["known"] += 1
            return None
        difficulty = self._difficulty(view, legal, best, theme, seed)
        if difficulty == 1 and len(lost) < ENOUGH:
            self.tally["easy"] += 1
            return None
        self.known.add(name)
        self.tally["kept"] += 1
        return Puzzle(
            id=name,
            players=self.players,
            theme=theme,
            difficulty=difficulty,
            position=text,
            best=game.actions.text(best),
            said=game.choice(view, SOLVER, best),
            chance=round(chance, DIGITS),
            lost={game.actions.text(a): round(one, DIGITS) for a, one in sorted(lost.items())},
            reasons=tuple(reasons),
            then=tuple(then),
        )

    def _difficulty(
        self, view: Position, legal: list[int], best: int, theme: str, seed: int
    ) -> int:
        """The first level of bots that finds the best choice, from 1; one more if none does."""
        how, manner = self.standards, "" if theme == BARGAIN else f":{SILENT}"
        for number, level in enumerate(how.levels, 1):
            name, _, effort = level.partition("@")
            name += manner if name in LEVELS else ""
            full = f"{name}@{effort}" if effort else name
            bots = [make_bot(full, seed + k * OTHER_CHANCE) for k in range(how.tries)]
            hits = sum(bot.choose(self.game, view, SOLVER, legal) == best for bot in bots)
            if hits >= how.found * how.tries:
                return number
        return len(how.levels) + 1


MOST_MOVES: Final = 10_000  # of a game


def standards_for(game: Game, players: int) -> Standards:
    """What is asked of puzzles at such a table."""
    view = game.new(game.box(players), 0)
    return WITH_NETWORK if isinstance(network_for(game, view), Net) else WITHOUT


def _means(found: Sequence[Sequence[Branch]]) -> dict[int, float]:
    """Of every choice that all searches tried, the mean chance."""
    chances: dict[int, list[float]] = {}
    for branches in found:
        for branch in branches:
            if branch.visits:
                chances.setdefault(branch.action, []).append(branch.chances[SOLVER])
    return {a: float(np.mean(all_)) for a, all_ in chances.items() if len(all_) == len(found)}


def _wins(move: Move, chance: float) -> bool:
    """Does a choice win the game this turn?"""
    return chance >= SURE_WIN and any(one.key == "motive-wins" for one in move.reasons)


def _telling(reasons: Sequence[Phrase], others: Sequence[Move]) -> list[Phrase]:
    """What only the best brings, before what the next brings too; nothing if that is all."""
    shared = [said for move in others for said in move.reasons]
    own = [said for said in reasons if said not in shared and not said.key.startswith(CAUTIONS)]
    telling = [said for said in own if not _is_plain(said)]
    if not telling:
        return []
    plain = [said for said in own if _is_plain(said)]
    return [*telling, *plain, *(said for said in reasons if said in shared)]


def _is_plain(said: Phrase) -> bool:
    return said.key in PLAIN or said.key.endswith(WHAT_IT_DOES)
