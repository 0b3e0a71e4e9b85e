"""Bargaining for any game that has deals: weigh the position with a deal against it without.

Both are searched with the same chance, so that they differ by the deal and not by luck; what seems
to help is searched once more, longer and with other chance. How much is thought about one offer is
fixed, whatever the level. What a bot has promised, and who broke a promise to whom, it reads from
the view; so it bargains on as well if its memory is lost. It only remembers what it asked for.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from caravanserai.bots.temperaments import EVEN, Temperament
from caravanserai.bots.trees import Tree
from caravanserai.engine.bargains import Answer, Proposal, Remark, Verdict
from caravanserai.engine.errors import Refusal
from caravanserai.engine.game import Game, Taste
from caravanserai.engine.phrases import Phrase, phrase
from caravanserai.engine.position import Position

ITERATIONS = 240  # for each position weighed
GLANCE = 1 / 3  # of that, to see whether a deal is worth more thought
CERTAIN = 6  # times as many before a deal is made
FIRM = 24  # times as many before one is proposed: the best of many is often a mistake
MARGIN = 0.0025  # of the chance of winning, that a deal brings at least, whatever the temperament
LATER = 0.012  # of the chance of winning, for a coin that is still to come
SURE = 3  # times its margin, that a proposal brings by the longest search: it is one of many
LIKELY = 2  # the same, for the partner
MOST_ASKED = 60  # coins
PRICES = 3  # tried for a proposal
A_COIN = 0.03  # of the chance of winning, roughly
MOST_WEIGHED = 8  # proposals, before one decision
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

    iterations: for each position. weighed: what did not help both, while the position stays as it
    is. hopeless: what is not thought about again this turn. made: the price at which a deal was
    proposed this turn. asked: the price it named, for what, while the position was what. heard:
    what others wanted to deal in. offered: the best price for it that another offered this turn,
    and did not get. gains: of deals taken and proposed, in this order.
    """

    seed: int
    taste: Taste | None = None
    iterations: int = ITERATIONS
    temperament: Temperament = EVEN
    tree: Tree = field(init=False)
    weighed: set["About"] = field(default_factory=set)
    hopeless: set["About"] = field(default_factory=set)
    made: dict["About", int] = field(default_factory=dict)
    asked: dict[tuple[int, frozenset[int]], tuple[bytes, int]] = field(default_factory=dict)
    heard: set[int] = field(default_factory=set)
    offered: dict[tuple[int, frozenset[int]], int] = field(default_factory=dict)
    refusals: Counter[int] = field(default_factory=Counter)
    deals: Counter[int] = field(default_factory=Counter)
    gains: list[Gain] = field(default_factory=list)
    _outlooks: dict[tuple[bytes, int | None, float], "Chances"] = field(default_factory=dict)
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
            self.hopeless.clear()
            self.asked.clear()
            self.heard.clear()
            self.offered.clear()
            self.refusals.clear()
        standing = game.bargaining.standing(view)
        if standing != self._standing:
            self._standing = standing
            self.weighed.clear()
            self._outlooks.clear()
        sent = self._proposed
        if sent is not None and not game.bargaining.is_open(view, seat, sent.partner):
            self._proposed = None
            before, _ = self.asked.get((sent.partner, sent.goods), (b"", 0))
            turned_down = before == standing
            (self.refusals if turned_down else self.deals)[sent.partner] += 1

    def outlook(self, game: Game, view: Position, seat: int, times: float = 1) -> tuple[float, ...]:
        """Each seat's chance of winning, by what `seat` sees."""
        seats = game.seats(view)
        outcome = game.outcome(view)
        if outcome is not None:
            return tuple(float(other in outcome.winners) for other in seats)
        first = game.turn(view)
        assert first is not None
        tree = self.tree if times <= 1 else self._second
        tree.restart()
        taste = self.taste or game.deal_taste
        tree.grow(game, view, seat, round(times * self.iterations), taste, first)
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
            self._hear(offer)
            if self._helps(game, view, seat, legal, offer):
                self.deals[offer.maker] += 1
                said = self._say(game, view, seat, offer, Verdict("taken"))
                return Talk((offer.accept,), phrase("why-deal-taken"), said)
        offer = offers[0]
        price = self._price(game, view, seat, offer)
        if price is None:
            said = self._say(game, view, seat, offer, self._own_terms(game, view, offer))
            return Talk((offer.refuse,), phrase("why-deal-refused"), said)
        proposal, helps_both = price
        counters = helps_both and self._is_news(game, view, proposal)
        self._name(game, view, proposal)
        verdict = Verdict("countered" if counters else "priced", proposal.price)
        said = self._say(game, view, seat, offer, verdict)
        if counters:
            self._proposed = proposal
            return Talk(proposal.actions, phrase("why-deal-countered"), said)
        return Talk((offer.refuse,), phrase("why-deal-refused"), said)

    def _hear(self, offer: Answer) -> None:
        """What others want to deal in, and what they would pay for it, or take."""
        self.heard |= offer.goods
        if offer.is_plain:
            key = offer.maker, offer.goods
            self.offered[key] = max(self.offered.get(key, -MOST_ASKED), offer.price)

    def _own_terms(self, game: Game, view: Position, offer: Answer) -> Verdict:
        """A refusal; but a price it named for the same before is still good, and says so."""
        before, price = self.asked.get((offer.maker, offer.goods), (b"", 0))
        is_good = before == game.bargaining.standing(view)
        return Verdict("priced", price) if is_good else Verdict("refused")

    def _helps(
        self, game: Game, view: Position, seat: int, legal: Sequence[int], offer: Answer
    ) -> bool:
        """Is an offer worth taking? A price that was asked stays good while nothing changes."""
        if offer.accept not in legal:
            return False
        standing, price = self.asked.get((offer.maker, offer.goods), (b"", 0))
        if offer.is_plain and standing == game.bargaining.standing(view) and offer.price >= price:
            return True
        if offer.take is None:
            return False
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

    def _is_news(self, game: Game, view: Position, proposal: Proposal) -> bool:
        """Is a price better for the other than what it asked before?

        Else two would go on for ever, each naming its own price again.
        """
        before, price = self.asked.get((proposal.partner, proposal.goods), (b"", 0))
        return before != game.bargaining.standing(view) or proposal.price < price

    def _name(self, game: Game, view: Position, proposal: Proposal) -> None:
        """Keep to a price from now on; of several for the same thing, to the lowest."""
        key, standing = (proposal.partner, proposal.goods), game.bargaining.standing(view)
        before, price = self.asked.get(key, (b"", 0))
        lowest = min(price, proposal.price) if before == standing else proposal.price
        self.asked[key] = standing, lowest

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
        self._name(game, view, best)
        return Talk(best.actions, phrase("why-deal-proposed"))

    def _best(
        self, game: Game, view: Position, seat: int, proposals: Sequence[Proposal]
    ) -> Proposal | None:
        """The first of the proposals that helps both, ideas of others first; None if none does."""
        fresh = [p for p in proposals if _about(p) not in self.weighed | self.hopeless]
        fresh.sort(key=lambda proposal: not proposal.goods & self.heard)
        for proposal in fresh[:MOST_WEIGHED]:
            self.weighed.add(_about(proposal))
            found = self._priced(game, view, seat, proposal)
            if found is not None:
                self.made[_about(found)] = found.price
                return found
        return None

    def _priced(self, game: Game, view: Position, seat: int, proposal: Proposal) -> Proposal | None:
        """The proposal at a price that helps both; None if there seems to be none.

        What was turned down this turn is proposed again for less only, and what another offered
        this turn not for less than that.
        """
        most = self.made.get(_about(proposal), MOST_ASKED + 1) - 1
        least = self.offered.get((proposal.partner, proposal.goods), -MOST_ASKED)
        if least > most:
            return None
        tried, good = at_price(game, proposal, max(least, min(most, proposal.price))), None
        if tried is None or self._is_hopeless(game, view, seat, tried):
            return None
        for _ in range(PRICES):
            gain = self._gain_of(game, view, seat, tried, 1)
            if gain is None:
                break
            if self._helps_both(gain, seat, tried):
                good = tried
            step = self._step(gain, seat, tried)
            price = max(least, min(most, tried.price + step))
            if price == tried.price or tried.promised or (good and abs(step) == 1):
                break
            another = at_price(game, tried, price)
            if another is None:
                break
            tried = another
        return good if good and self._is_sure(game, view, seat, good) else None

    def _step(self, gain: Gain, seat: int, proposal: Proposal) -> int:
        """By how much to change a price, to get the share it asks for; 0 if nothing is gained."""
        own, others = gain.chances[seat], gain.chances[proposal.partner]
        if own + others < MARGIN + self.margin(proposal.partner):
            return 0
        return round((self.temperament.share * (own + others) - own) / A_COIN)

    def _is_sure(self, game: Game, view: Position, seat: int, proposal: Proposal) -> bool:
        """Do longer searches say that it helps both, clearly?"""
        for times in (CERTAIN, FIRM):
            gain = self._gain_of(game, view, seat, proposal, times)
            if gain is None or not self._helps_both(gain, seat, proposal, SURE, LIKELY):
                return False
            if times == FIRM:
                self.gains.append(gain)
        return True

    def _is_hopeless(self, game: Game, view: Position, seat: int, proposal: Proposal) -> bool:
        """Would the two lose by it, whatever the price? Then it is out for this turn."""
        gain = self._gain_of(game, view, seat, proposal, GLANCE)
        if gain is None or gain.chances[seat] + gain.chances[proposal.partner] < 0.0:
            self.hopeless.add(_about(proposal))
        return _about(proposal) in self.hopeless

    def _helps_both(
        self, gain: Gain, seat: int, proposal: Proposal, own: int = 1, others: int = 1
    ) -> bool:
        """Does a deal bring so many times its margin, and the partner's?"""
        if gain.chances[seat] < own * self.margin(proposal.partner):
            return False
        return gain.chances[proposal.partner] >= others * EVEN.margin

    def _gain_of(
        self, game: Game, view: Position, seat: int, proposal: Proposal, times: float
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
        self, game: Game, view: Position, seat: int, without: "Line", with_it: "Line", times: float
    ) -> Gain | None:
        one = self.weigh(game, view, seat, without, times)
        return gain_of(one, self.weigh(game, view, seat, with_it, times))

    def weigh(
        self, game: Game, view: Position, seat: int, line: "Line", times: float = 1
    ) -> "Chances | None":
        """The outlook after these actions of (seat, action); None if they cannot be done.

        They are done in one of the states that the seat thinks possible. What they lead to is
        searched once: without a deal it is the same for all deals.
        """
        guess = game.determinize(view, 0)
        try:
            for actor, action in line:
                game.apply(guess, actor, action)
        except Refusal:
            return None
        then = game.view(guess, seat)
        case = game.bargaining.standing(then), game.turn(then), times
        if case not in self._outlooks:
            self._outlooks[case] = self.outlook(game, then, seat, times)
        return self._outlooks[case]


def _about(proposal: Proposal) -> "About":
    """With whom to deal, and in what."""
    return proposal.partner, proposal.goods, proposal.promised > 0


def at_price(game: Game, proposal: Proposal, price: int) -> Proposal | None:
    """A proposal at another price; None if it should not be made so."""
    if price == proposal.price:
        return proposal
    actions = game.bargaining.at_price(proposal.actions, price)
    return replace(proposal, actions=actions, price=price) if actions else None


About = tuple[int, frozenset[int], bool]
Line = Sequence[tuple[int, int]]
Chances = tuple[float, ...]


def gain_of(without: Chances | None, with_it: Chances | None) -> Gain | None:
    """What a deal brings; None if it cannot be made."""
    if without is None or with_it is None:
        return None
    return Gain(tuple(b - a for a, b in zip(without, with_it, strict=True)))
