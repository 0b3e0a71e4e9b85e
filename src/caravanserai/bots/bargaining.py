"""Bargaining for any game that has deals: weigh the position with a deal against it without.

Both are searched with the same chance, so that they differ by the deal and not by luck. How much
is thought about one offer is fixed, whatever the level. What a bot has promised, and who broke a
promise to whom, it reads from the view; so it bargains on as well if its memory is lost.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from caravanserai.bots.trees import Tree
from caravanserai.engine.bargains import Answer, Proposal
from caravanserai.engine.errors import Refusal
from caravanserai.engine.game import Game, Taste
from caravanserai.engine.position import Position

ITERATIONS = 400  # for each position weighed
MARGIN = 0.005  # of the chance of winning, that a deal has to bring
MOST_WEIGHED = 6  # proposals, before one decision
ROOM = 50_000  # nodes


@dataclass(frozen=True)
class Gain:
    """What a deal is thought to add to the chances of each seat."""

    chances: tuple[float, ...]

    def helps(self, *seats: int) -> bool:
        """Is it clearly more than chance for all of these?"""
        return all(self.chances[seat] >= MARGIN for seat in seats)


@dataclass(frozen=True)
class Talk:
    """What to do about deals, one action after another, and the key of the reason."""

    actions: tuple[int, ...]
    why: str


@dataclass
class Bargainer:
    """Thinks about the deals of one bot.

    iterations: for each position. weighed: proposals not to be made again. gains: of deals taken
    and proposed, in this order.
    """

    seed: int
    taste: Taste | None = None
    iterations: int = ITERATIONS
    tree: Tree = field(init=False)
    weighed: set[Proposal] = field(default_factory=set)
    gains: list[Gain] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tree = Tree(self.seed, ROOM)

    def talk(self, game: Game, view: Position, seat: int, legal: Sequence[int]) -> Talk | None:
        """Mark a promise, answer an offer, or make one; None if there is nothing to say."""
        marks = game.bargaining.marks(view, seat)
        if marks:
            return Talk((marks[0],), "why-promise-marked")
        offers = game.bargaining.answers(view, seat)
        if offers:
            return self._answer(game, view, seat, legal, offers)
        return self._propose(game, view, seat)

    def outlook(self, game: Game, view: Position, seat: int) -> tuple[float, ...]:
        """Each seat's chance of winning, by what `seat` sees."""
        seats = game.seats(view)
        outcome = game.outcome(view)
        if outcome is not None:
            return tuple(float(other in outcome.winners) for other in seats)
        first = game.turn(view)
        assert first is not None
        self.tree.restart()
        self.tree.grow(game, view, seat, self.iterations, self.taste or game.deal_taste, first)
        return self.tree.chances(first)[: len(seats)]

    def _answer(
        self, game: Game, view: Position, seat: int, legal: Sequence[int], offers: list[Answer]
    ) -> Talk:
        """Take the first offer that helps; else counter the first, or refuse it."""
        for offer in offers:
            if offer.take is not None and offer.take in legal:
                without = self.weigh(game, view, seat, [(seat, offer.refuse)])
                gain = gain_of(without, self.weigh(game, view, seat, [(seat, offer.take)]))
                if gain is not None and gain.helps(seat):
                    self.gains.append(gain)
                    return Talk((offer.take,), "why-deal-taken")
        counter = self._best(game, view, seat, offers[0].counters)
        if counter is not None:
            return Talk(counter.actions, "why-deal-countered")
        return Talk((offers[0].refuse,), "why-deal-refused")

    def _propose(self, game: Game, view: Position, seat: int) -> Talk | None:
        """Keep a promise, or offer what helps both, as far as the seat can tell."""
        proposals = game.bargaining.proposals(view, seat)
        owed = [proposal for proposal in proposals if proposal.owed]
        if owed:
            return Talk(owed[0].actions, "why-promise-kept")
        best = self._best(game, view, seat, proposals)
        return Talk(best.actions, "why-deal-proposed") if best else None

    def _best(
        self, game: Game, view: Position, seat: int, proposals: Sequence[Proposal]
    ) -> Proposal | None:
        """The first of the proposals that helps both; None if none does."""
        fresh = [proposal for proposal in proposals if proposal not in self.weighed]
        without: Chances | None = None
        for proposal in fresh[:MOST_WEIGHED]:
            self.weighed.add(proposal)
            made = [(seat, action) for action in proposal.actions]
            refused, taken = ((proposal.partner, a) for a in (proposal.refuse, proposal.take))
            without = without or self.weigh(game, view, seat, [*made, refused])
            gain = gain_of(without, self.weigh(game, view, seat, [*made, taken]))
            if gain is not None and gain.helps(seat, proposal.partner):
                self.gains.append(gain)
                return proposal
        return None

    def weigh(self, game: Game, view: Position, seat: int, line: "Line") -> "Chances | None":
        """The outlook after these actions of (seat, action); None if they cannot be done.

        They are done in one of the states that the seat thinks possible.
        """
        guess = game.determinize(view, 0)
        try:
            for actor, action in line:
                game.apply(guess, actor, action)
        except Refusal:
            return None
        return self.outlook(game, game.view(guess, seat), seat)


Line = Sequence[tuple[int, int]]
Chances = tuple[float, ...]


def gain_of(without: Chances | None, with_it: Chances | None) -> Gain | None:
    """What a deal brings; None if it cannot be made."""
    if without is None or with_it is None:
        return None
    return Gain(tuple(b - a for a, b in zip(without, with_it, strict=True)))
