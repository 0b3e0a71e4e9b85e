"""Bargaining for any game that has deals: weigh the position with a deal against it without.

Both are searched with the same chance, so that they differ by the deal and not by luck; what seems
to help is searched once more, longer and with other chance. How much is thought about one offer is
fixed, whatever the level. What a bot has promised, and who broke a promise to whom, it reads from
the view; so it bargains on as well if its memory is lost. It only remembers what it asked for.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from caravanserai.bots.temperaments import EVEN, Temperament
from caravanserai.bots.trees import Tree
from caravanserai.engine.bargains import Answer, Proposal, Remark, Verdict
from caravanserai.engine.errors import Refusal
from caravanserai.engine.game import Game, Taste
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position

ITERATIONS = 400  # for each position weighed
CERTAIN = 4  # times as many before a deal is made
MARGIN = 0.0025  # of the chance of winning, that a deal brings at least, whatever the temperament
LATER = 0.012  # of the chance of winning, for a coin that is still to come
MOST_WEIGHED = 12  # proposals, before one decision
ROOM = 50_000  # nodes
OTHER_CHANCE = 1 << 40


@dataclass(frozen=True)
class Gain:
    """What a deal is thought to add to the chances of each seat."""

    chances: tuple[float, ...]

    def with_later(self, seat: int, coins: float) -> "Gain":
        """The same, with coins that a seat expects later."""
        added = [LATER * coins if other == seat else 0.0 for other in range(len(self.chances))]
        return Gain(tuple(a + b for a, b in zip(self.chances, added, strict=True)))


@dataclass(frozen=True)
class Talk:
    """What to do about deals, one action after another, the reason, and what is said of it."""

    actions: tuple[int, ...]
    why: Phrase
    remark: Remark | None = None


@dataclass
class Bargainer:
    """Thinks about the deals of one bot.

    iterations: for each position. weighed: proposals that did not help both, while the position
    stays as it is. made: proposals not to be made again this turn. asked: the price it
    named, for what, while the position was what. heard: what others wanted to deal in. gains: of
    deals taken and proposed, in this order.
    """

    seed: int
    taste: Taste | None = None
    iterations: int = ITERATIONS
    temperament: Temperament = EVEN
    tree: Tree = field(init=False)
    weighed: set[Proposal] = field(default_factory=set)
    made: set[tuple[int, frozenset[int], int]] = field(default_factory=set)
    asked: dict[tuple[int, frozenset[int]], tuple[bytes, int]] = field(default_factory=dict)
    heard: set[int] = field(default_factory=set)
    refusals: Counter[int] = field(default_factory=Counter)
    deals: Counter[int] = field(default_factory=Counter)
    gains: list[Gain] = field(default_factory=list)
    _moment: int = -1
    _standing: bytes = b""
    _proposed: Proposal | None = None
    _variant: int = 0

    def __post_init__(self) -> None:
        self.tree = Tree(self.seed, ROOM)
        self._second = Tree(self.seed ^ OTHER_CHANCE, ROOM)
        self._variant = self.seed % 97

    def talk(self, game: Game, view: Position, seat: int, legal: Sequence[int]) -> Talk | None:
        """Mark a promise, answer an offer, or make one; None if there is nothing to say."""
        self._notice(game, view, seat)
        marks = game.bargaining.marks(view, seat)
        if marks:
            return Talk((marks[0],), phrase("why-promise-marked"))
        offers = game.bargaining.answers(view, seat)
        if offers:
            return self._answer(game, view, seat, legal, offers)
        return self._propose(game, view, seat)

    def speak(self, game: Game, view: Position, seat: int) -> Talk | None:
        """An offer to make of its own accord, such as early in another's turn."""
        self._notice(game, view, seat)
        return self._propose(game, view, seat)

    def _notice(self, game: Game, view: Position, seat: int) -> None:
        """A new turn wipes the slate; an offer no longer waiting was taken or turned down."""
        moment = game.bargaining.moment(view)
        if moment != self._moment:
            self._moment, self._proposed = moment, None
            self.made.clear()
            self.asked.clear()
            self.heard.clear()
            self.refusals.clear()
        standing = game.bargaining.standing(view)
        if standing != self._standing:
            self._standing = standing
            self.weighed.clear()
        sent = self._proposed
        if sent is not None and not game.bargaining.is_open(view, seat, sent.partner):
            self._proposed = None
            before, _ = self.asked.get((sent.partner, sent.goods), (b"", 0))
            turned_down = before == standing
            (self.refusals if turned_down else self.deals)[sent.partner] += 1

    def outlook(self, game: Game, view: Position, seat: int, times: int = 1) -> tuple[float, ...]:
        """Each seat's chance of winning, by what `seat` sees."""
        seats = game.seats(view)
        outcome = game.outcome(view)
        if outcome is not None:
            return tuple(float(other in outcome.winners) for other in seats)
        first = game.turn(view)
        assert first is not None
        tree = self.tree if times == 1 else self._second
        tree.restart()
        taste = self.taste or game.deal_taste
        tree.grow(game, view, seat, times * self.iterations, taste, first)
        return tree.chances(first)[: len(seats)]

    def margin(self, partner: int) -> float:
        """What a deal with a partner has to bring."""
        asked = self.temperament.margin_for(self.refusals[partner], self.deals[partner])
        return max(MARGIN, asked)

    def _answer(
        self, game: Game, view: Position, seat: int, legal: Sequence[int], offers: list[Answer]
    ) -> Talk:
        """Take the first offer that helps; else counter the first, name a price, or refuse it."""
        for offer in offers:
            self.heard |= offer.goods
            if self._helps(game, view, seat, legal, offer):
                self.deals[offer.maker] += 1
                assert offer.take is not None
                said = self._say(game, view, seat, offer, Verdict("taken"))
                return Talk((offer.take,), phrase("why-deal-taken"), said)
        offer = offers[0]
        price = self._price(game, view, seat, offer)
        if price is None:
            said = self._say(game, view, seat, offer, Verdict("refused"))
            return Talk((offer.refuse,), phrase("why-deal-refused"), said)
        proposal, helps_both = price
        self.asked[offer.maker, offer.goods] = game.bargaining.standing(view), proposal.price
        verdict = Verdict("countered" if helps_both else "priced", proposal.price)
        said = self._say(game, view, seat, offer, verdict)
        if helps_both:
            self._proposed = proposal
            return Talk(proposal.actions, phrase("why-deal-countered"), said)
        return Talk((offer.refuse,), phrase("why-deal-refused"), said)

    def _helps(
        self, game: Game, view: Position, seat: int, legal: Sequence[int], offer: Answer
    ) -> bool:
        """Is an offer worth taking? A price that was asked stays good while nothing changes."""
        if offer.take is None or offer.take not in legal:
            return False
        standing, price = self.asked.get((offer.maker, offer.goods), (b"", 0))
        if offer.is_plain and standing == game.bargaining.standing(view) and offer.price >= price:
            return True
        lines = [[(seat, action)] for action in (offer.refuse, offer.take)]
        for times in (1, CERTAIN):
            gain = self._gain(game, view, seat, lines[0], lines[1], times)
            if gain is None:
                return False
            gain = gain.with_later(seat, offer.later)
            if gain.chances[seat] < self.margin(offer.maker):
                return False
            if times == CERTAIN:
                self.gains.append(gain)
        return True

    def _price(
        self, game: Game, view: Position, seat: int, offer: Answer
    ) -> tuple[Proposal, bool] | None:
        """The best price for the other at which it would deal, and whether that helps both."""
        low, high, found = 0, len(offer.ladder), None
        while low < high:
            middle = (low + high) // 2
            gain = self._gain_of(game, view, seat, offer.ladder[middle], CERTAIN)
            if gain is not None and gain.chances[seat] >= self.margin(offer.maker):
                high, found = middle, (middle, gain)
            else:
                low = middle + 1
        if found is None:
            return None
        proposal, gain = offer.ladder[found[0]], found[1]
        helps_both = gain.chances[offer.maker] >= MARGIN
        if helps_both:
            self.gains.append(gain)
        return proposal, helps_both

    def _say(
        self, game: Game, view: Position, seat: int, offer: Answer, verdict: Verdict
    ) -> Remark:
        self._variant += 1
        say = game.bargaining.remark(view, seat, offer.maker, verdict, self._variant)
        return Remark(offer.maker, verdict.word, verdict.price, say)

    def _propose(self, game: Game, view: Position, seat: int) -> Talk | None:
        """Keep a promise, or offer what helps both, as far as the seat can tell."""
        proposals = game.bargaining.proposals(view, seat, self.temperament.share)
        owed = [proposal for proposal in proposals if proposal.owed]
        if owed:
            return Talk(owed[0].actions, phrase("why-promise-kept"))
        best = self._best(game, view, seat, proposals)
        if best is None:
            return None
        self._proposed = best
        self.asked[best.partner, best.goods] = game.bargaining.standing(view), best.price
        return Talk(best.actions, phrase("why-deal-proposed"))

    def _best(
        self, game: Game, view: Position, seat: int, proposals: Sequence[Proposal]
    ) -> Proposal | None:
        """The first of the proposals that helps both, ideas of others first; None if none does."""
        fresh = [p for p in proposals if p not in self.weighed and _made(p) not in self.made]
        fresh.sort(key=lambda proposal: not proposal.goods & self.heard)
        for proposal in fresh[:MOST_WEIGHED]:
            self.weighed.add(proposal)
            for times in (1, CERTAIN):
                gain = self._gain_of(game, view, seat, proposal, times)
                if gain is None or not self._helps_both(gain, seat, proposal):
                    break
            else:
                assert gain is not None
                self.gains.append(gain)
                self.made.add(_made(proposal))
                return proposal
        return None

    def _helps_both(self, gain: Gain, seat: int, proposal: Proposal) -> bool:
        partner = proposal.partner
        return gain.chances[seat] >= self.margin(partner) and gain.chances[partner] >= EVEN.margin

    def _gain_of(
        self, game: Game, view: Position, seat: int, proposal: Proposal, times: int
    ) -> Gain | None:
        """What a proposal adds if it is taken, with what is promised in it."""
        made = [(seat, action) for action in proposal.actions]
        refused, taken = ((proposal.partner, a) for a in (proposal.refuse, proposal.take))
        gain = self._gain(game, view, seat, [*made, refused], [*made, taken], times)
        if gain is None or not proposal.promised:
            return gain
        later = gain.with_later(seat, -proposal.promised)
        return later.with_later(proposal.partner, proposal.trust * proposal.promised)

    def _gain(
        self, game: Game, view: Position, seat: int, without: "Line", with_it: "Line", times: int
    ) -> Gain | None:
        one = self.weigh(game, view, seat, without, times)
        return gain_of(one, self.weigh(game, view, seat, with_it, times))

    def weigh(
        self, game: Game, view: Position, seat: int, line: "Line", times: int = 1
    ) -> "Chances | None":
        """The outlook after these actions of (seat, action); None if they cannot be done.

        They are done in one of the states that the seat thinks possible.
        """
        guess = game.determinize(view, 0)
        try:
            for actor, action in line:
                game.apply(guess, actor, action)
        except Refusal:
            return None
        return self.outlook(game, game.view(guess, seat), seat, times)


def _made(proposal: Proposal) -> tuple[int, frozenset[int], int]:
    """What makes one proposal the same as another."""
    return proposal.partner, proposal.goods, proposal.price


Line = Sequence[tuple[int, int]]
Chances = tuple[float, ...]


def gain_of(without: Chances | None, with_it: Chances | None) -> Gain | None:
    """What a deal brings; None if it cannot be made."""
    if without is None or with_it is None:
        return None
    return Gain(tuple(b - a for a, b in zip(without, with_it, strict=True)))
