"""Bargaining in Araby: how many offers bots make, to bots and to people, and what comes of them.

python benchmarks/bargaining.py [--players 3] [--games 100] [--bot trader@60] [--person haggles]

With a person at the table: one who takes what helps (`accepts`), who asks for a coin more first and
then offers the bot exactly the price it named (`haggles`), or who turns everything down
(`refuses`); `nibbles` for an adversary that keeps offering one coin for what others have, and takes
nothing else; `none` for bots alone. Beside the estimate by which the two agreed stands a second one
for each, from its own view, by a search with other chance and ten times the iterations of the
longest one before: for one deal of four.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from caravanserai.bots import make_bot
from caravanserai.bots.bargaining import FIRM, ITERATIONS, Bargainer, gain_of
from caravanserai.bots.search import Search
from caravanserai.engine.bargains import Answer
from caravanserai.engine.game import Game
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.games.araby.rules.terms import pair_of

SECOND_THOUGHTS = 10 * ITERATIONS * FIRM
SAMPLED = 4  # of so many deals one is thought over
SPEECHES = 4  # how often a bot is asked for an offer in a turn in which the person is to act
OTHER_CHANCE = 1 << 41
PERSON = 0
PEOPLE = ("none", "accepts", "haggles", "refuses", "nibbles")
NIBBLED = ("task", "product", "space", "card", "entourage")
Goods = tuple[int, int, frozenset[int]]  # who named a price, to whom, for what


@dataclass
class Count:
    """What was counted. asked: prices that bots named, and the position as it was then."""

    words: Counter[str] = field(default_factory=Counter)
    both: list[tuple[float, float]] = field(default_factory=list)
    asked: dict[Goods, tuple[bytes, int]] = field(default_factory=dict)
    turns: int = 0
    wins: float = 0.0  # of the first seat
    coins: list[tuple[int, float]] = field(default_factory=list)  # of that seat, of the others

    def lines(self, games: int) -> list[str]:
        """What to print."""
        said = self.words
        gained = sum(maker > 0 and taker > 0 for maker, taker in self.both)
        means = [
            100 * sum(deal[side] for deal in self.both) / max(len(self.both), 1)
            for side in range(2)
        ]
        return [
            f"{self.turns / games:.0f} turns and {said['deals'] / games:.1f} deals a game; offers: "
            f"{said['to bots'] / games:.1f} to bots, {said['taken by bots']} of {said['to bots']} "
            f"taken; {said['to the person'] / games:.1f} to the person, "
            f"{said['taken by the person']} of {said['to the person']} taken",
            f"offers of the person: {said['of the person']}, {said['of the person taken']} taken; "
            f"promises kept by gifts: {said['promises kept']}",
            f"the first seat won {self.wins:.1f} of {games}, with "
            f"{sum(own for own, _ in self.coins) / games:.1f} coins; the others had "
            f"{sum(others for _, others in self.coins) / games:.1f}",
            f"answers of bots: {said['answers']}, with a reason {said['reasons']}, "
            f"with a price {said['prices']}; own prices offered {said['own prices']}, "
            f"refused {said['own prices refused']}",
            f"by a ten times longer search both gained in {gained} of {len(self.both)} deals; "
            f"points of 100: {means[0]:.1f} for the maker, {means[1]:.1f} for the taker",
        ]


class Person:
    """Plays like a bot that makes no deals, and answers offers in one of three ways."""

    def __init__(self, manner: str, level: str, seed: int) -> None:
        self.manner = manner
        name, _, effort = level.partition("@")
        self._plays = make_bot(f"{name}:silent@{effort}", seed)
        self._judge, self._chance = Bargainer(seed), random.Random(seed)
        self._to_say: list[int] = []
        self._haggled: set[tuple[int, frozenset[int]]] = set()

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """Go on with an offer, answer one, or play."""
        while self._to_say:
            action = self._to_say.pop(0)
            if action in legal:
                return action
            self._to_say = []
        offers = game.bargaining.answers(view, seat)
        if offers:
            return self._answer(game, view, seat, legal, offers[0])
        if self.manner == "nibbles" and (nibble := self._nibble(game, view, seat, legal)):
            self._to_say = nibble[1:]
            return nibble[0]
        return self._plays.choose(game, view, seat, legal)

    def _nibble(self, game: Game, view: Position, seat: int, legal: list[int]) -> list[int]:
        """One coin for something that somebody has; nothing if no offer can be made."""
        texts = [game.actions.text(action) for action in legal]
        partners = [text for text in texts if text.startswith("offer ")]
        if not partners:
            return []
        guess, kind = game.determinize(view, 0), self._chance.choice(NIBBLED)
        begun = [self._chance.choice(partners), "coins 1", "want"]
        for text in begun:
            if text not in map(game.actions.text, game.legal(guess, seat)):
                return []
            game.apply(guess, seat, game.actions.number(text))
        wants = [a for a in game.legal(guess, seat) if game.actions.kind(a) == kind]
        wanted = self._chance.choice(wants) if wants else game.actions.number("any")
        said = [game.actions.number(text) for text in (*begun, "send")]
        return [*said[:-1], wanted, said[-1]]

    def _answer(
        self, game: Game, view: Position, seat: int, legal: list[int], offer: Answer
    ) -> int:
        if self.manner in ("refuses", "nibbles"):
            return offer.refuse
        if self.manner == "haggles" and offer.ladder:
            again = (offer.maker, offer.goods) in self._haggled
            self._haggled.add((offer.maker, offer.goods))
            actions = mirrored(game, offer) if again else list(offer.ladder[0].actions)
            if not again or self._helps(game, view, seat, offer):
                self._to_say = actions[1:]
                return actions[0] if actions[0] in legal else offer.refuse
        helps = offer.take is not None and self._helps(game, view, seat, offer)
        return offer.take if helps and offer.take in legal and offer.take else offer.refuse

    def _helps(self, game: Game, view: Position, seat: int, offer: Answer) -> bool:
        take = offer.refuse if offer.take is None else offer.take
        lines = [[(seat, action)] for action in (offer.refuse, take)]
        gain = gain_of(*(self._judge.weigh(game, view, seat, line) for line in lines))
        return gain is not None and gain.chances[seat] > 0


def mirrored(game: Game, offer: Answer) -> list[int]:
    """The same deal, offered by who was to answer: the ladder's first step less one coin."""
    texts = [game.actions.text(action) for action in offer.ladder[0].actions]
    cut = texts.index("want") if "want" in texts else len(texts) - 1
    gives, wants = texts[1:cut], texts[cut + 1 : -1]
    price = offer.ladder[0].price - 1
    gives = [*([f"coins {-price}"] if price < 0 else []), *_goods(gives)]
    wants = [*([f"coins {price}"] if price > 0 else []), *_goods(wants)]
    said = [texts[0], *gives, *(["want", *wants] if wants else []), "send"]
    return [game.actions.number(text) for text in said]


def _goods(texts: list[str]) -> list[str]:
    return [text for text in texts if not text.startswith("coins ")]


def second_thoughts(game: Game, position: Position, maker: int, taker: int) -> tuple[float, float]:
    """What each of the two gains by a deal about to be taken."""
    words = (f"decline {SEAT_NAMES[maker]}", f"accept {SEAT_NAMES[maker]}")
    lines = [[(taker, game.actions.number(word))] for word in words]
    gains = []
    for seat in (maker, taker):
        view = game.view(position, seat)
        judge = Bargainer(OTHER_CHANCE, iterations=SECOND_THOUGHTS)
        gain = gain_of(*(judge.weigh(game, view, seat, line) for line in lines))
        gains.append(gain.chances[seat] if gain else 0.0)
    return gains[0], gains[1]


def watch(
    count: Count, game: Game, position: Position, seat: int, bot: Search, action: int, person: int
) -> None:
    """Count an answer of a bot: its reason, its price, and whether it turned down its own."""
    view = game.view(position, seat)
    remark = bot.remark
    if remark is None:
        return
    offer = next(o for o in game.bargaining.answers(view, seat) if o.maker == remark.to)
    count.words["answers"] += 1
    count.words["reasons"] += remark.say.key != ""
    count.words["prices"] += remark.price is not None
    standing, key = game.bargaining.standing(view), (seat, offer.maker, offer.goods)
    before, price = count.asked.get(key, (b"", 0))
    if offer.is_plain and before == standing and offer.price >= price:
        count.words["own prices"] += 1
        count.words["own prices refused"] += remark.verdict != "taken"
    if remark.price is not None:
        count.asked[key] = standing, remark.price
    if offer.maker == person and remark.verdict == "taken":
        count.words["of the person taken"] += 1


def goods_in(game: Game, position: Position, maker: int, seat: int) -> bool:
    """Is an offer about anything but coins?"""
    offers = game.bargaining.answers(position, seat)
    return any(offer.goods for offer in offers if offer.maker == maker)


def speak_up(
    count: Count,
    game: Game,
    position: Position,
    bots: list[Any],
    person: int,
    speeches: Counter[tuple[int, int]],
) -> bool:
    """Let a bot make an offer before the person acts, as a table does; did one?"""
    if position.state["maker"][0][person] or game.bargaining.answers(position, person):
        return False
    moment = game.bargaining.moment(position)
    for seat, bot in enumerate(bots):
        if seat == person or speeches[moment, seat] == SPEECHES:
            continue
        view = game.view(position, seat)
        actions = bot.speak(game, view, seat) if game.legal(view, seat) else ()
        speeches[moment, seat] += 1 if actions else SPEECHES - speeches[moment, seat]
        if actions:
            partner = SEAT_NAMES.index(game.actions.text(actions[0]).split()[1])
            count.words["to the person" if partner == person else "to bots"] += 1
            for action in actions:
                game.apply(position, seat, action)
            return True
    return False


def play(count: Count, players: int, seed: int, name: str, manner: str) -> None:
    """One game between bots, or of bots and a person."""
    game = load("araby")
    position = game.new(game.box(players), seed)
    person = PERSON if manner != "none" else -1
    bots = [
        Person(manner, name, seed) if seat == person else make_bot(name, players * seed + seat)
        for seat in range(players)
    ]
    to = [0] * players
    speeches: Counter[tuple[int, int]] = Counter()
    while (seat := game.turn(position)) is not None:
        if seat == person and speak_up(count, game, position, bots, person, speeches):
            continue
        bot, view = bots[seat], game.view(position, seat)
        action = bot.choose(game, view, seat, game.legal(view, seat))
        word, _, other = game.actions.text(action).partition(" ")
        if isinstance(bot, Search):
            watch(count, game, position, seat, bot, action, person)
        if word in ("offer", "counter"):
            to[seat] = SEAT_NAMES.index(other)
        elif word == "send" and seat == person:
            count.words["of the person"] += 1
        elif word == "send":
            count.words["to the person" if to[seat] == person else "to bots"] += 1
        elif word == "accept":
            maker = SEAT_NAMES.index(other)
            if seat == person:
                count.words["taken by the person"] += 1
            elif maker != person:
                count.words["taken by bots"] += 1
            given = position.state["count"][0][pair_of(maker, seat)]
            is_gift = given[1] == 0 and not goods_in(game, position, maker, seat)
            count.words["promises kept" if is_gift else "deals"] += 1
            if not is_gift and count.words["deals"] % SAMPLED == 1:
                count.both.append(second_thoughts(game, position, maker, seat))
        game.apply(position, seat, action)
    count.turns += game.bargaining.moment(position)
    outcome = game.outcome(position)
    assert outcome is not None
    count.wins += (PERSON in outcome.winners) / len(outcome.winners)
    others = [score for seat, score in enumerate(outcome.scores) if seat != PERSON]
    count.coins.append((outcome.scores[PERSON], sum(others) / len(others)))


def main() -> None:
    """Count the bargains of some games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="trader@60")
    parser.add_argument("--person", choices=PEOPLE, default="none")
    parser.add_argument("--seed", type=int, default=100_000)
    options = parser.parse_args()
    count = Count()
    for number in range(options.games):
        play(count, options.players, options.seed + number, options.bot, options.person)
        print(f"\r{number + 1}", end="", flush=True)
    print(f"\r{options.games} games, {options.players} players, {options.bot}, {options.person}")
    print("\n".join(count.lines(options.games)))


if __name__ == "__main__":
    main()
