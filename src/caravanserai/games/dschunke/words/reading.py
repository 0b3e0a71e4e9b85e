"""Reading a position text: named things are placed, the rest is filled in.

Goods that no hand names lie on their junks. Special cards that aren't named are dealt in seeded
order: first to places marked `?`, then to the stacks the text doesn't mention; if all stacks are
given exactly, the rest are out of the game. In a view `?` stays unknown and nothing is dealt.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

from caravanserai.engine.errors import BadOption, ImpossiblePosition
from caravanserai.engine.events import UNKNOWN
from caravanserai.engine.game import MAX_SEED
from caravanserai.engine.notation import ANY, NOTHING, VIEWERS, Statements
from caravanserai.engine.position import Position
from caravanserai.engine.record import Rows
from caravanserai.games.dschunke import alphabet as say
from caravanserai.games.dschunke.box import OPTIONS, make_box
from caravanserai.games.dschunke.data import card_names
from caravanserai.games.dschunke.rules.hold import load_strip, strips_of
from caravanserai.games.dschunke.rules.setup import owner_of_handed
from caravanserai.games.dschunke.screen.facts import money_shown
from caravanserai.games.dschunke.state import Box, State
from caravanserai.games.dschunke.words.consistency import check

MOST_YUAN: Final = 9999
_TABLE_KEYS: Final = (
    "players", "data", "eyes", "rng", "ended", "round", "first", "turn", "decision", "market",
    "merchants", *say.JUNKS, "goods", *say.STACKS, "square.known", "removed", "stations", "placed",
    "acted", "face-down", "extra-played", "exchanges", "returned", "owed", "from", "stack",
    "stacks-taken", "sold", "prizes",
)  # fmt: skip
_PLAYER_KEYS: Final = ("money", "declared", "hand", "seen", "cards", "bid", "score", "rank")


def read(text: str, seed: int = 0, data: str | None = None) -> Position:
    """The position `text` describes; errors say what is wrong and where.

    The text may hold its own data; otherwise it uses the box that `data` makes.
    """
    return _Reader(text, seed, data).position()


class _Reader:
    """One reading of one text, in the order of the steps of `position`."""

    def __init__(self, text: str, seed: int, data: str | None) -> None:
        self.said = Statements(text, "dschunke")
        self.seed = seed
        self.players = self.said.number("players", 4, 3, 4)
        self.rows = self._box(data)
        self.box = Box.load(self.rows)
        self.s = State.load(State.rows())
        self.seats = say.SEAT_NAMES[: self.players]
        self.s.eyes = self._viewer()

    def position(self) -> Position:
        """Read everything, fill in what is missing, and check the whole."""
        self._turn()
        self._ending()
        self._market()
        self._merchants()
        self._holds()
        self._special_cards()
        self._players()
        self._goods()
        self._progress()
        generator = self.said.generator(self.seed, MAX_SEED - 1)
        self.s.rng = [0, 0] if self.s.eyes else generator
        self.said.finish([*_TABLE_KEYS, *(f"A.{key}" for key in _PLAYER_KEYS)])
        self._fill_in()
        check(self.box, self.s, self.said)
        state = State.rows()
        self.s.store(state)
        return Position(self.rows, state)

    # The match

    def _box(self, data: str | None) -> Rows:
        """The box from the text's own data, else the data given, else the package's."""
        options = {option.name: option.default for option in OPTIONS}
        if "data" not in self.said:
            return make_box(self.players, options, data)
        try:
            return make_box(self.players, options, self.said.text("data"))
        except BadOption as error:
            raise self.said.bad("data", "bad-data", reason=error) from error

    def _viewer(self) -> int:
        if "eyes" not in self.said:
            return 0
        names = [*self.seats, "public", "all"]
        return 1 + VIEWERS[names[self.said.choice("eyes", "", names)]]

    def _turn(self) -> None:
        s, said = self.s, self.said
        s.round = said.number("round", 1, 1, say.ROUNDS)
        first = (s.round - 1) % self.players
        s.first = said.choice("first", self.seats[first], self.seats)
        s.active = said.choice("turn", self.seats[s.first], self.seats)
        default = "over" if "ended" in said else say.DECISIONS[say.ACT]
        s.decision = said.choice("decision", default, (*say.DECISIONS, "over"))

    def _ending(self) -> None:
        s = self.s
        s.ended = self.said.choice("ended", "", say.ENDINGS)
        for player, name in enumerate(self.seats):
            if s.ended:
                s.score[player] = self.said.number(f"{name}.score", 0, 0, MOST_YUAN)
                s.rank[player] = self.said.number(f"{name}.rank", 1, 1, self.players)

    # The table

    def _mask(self, key: str, names: Sequence[str]) -> int:
        """The names of a statement as a mask."""
        mask = 0
        for word in self.said.words(key):
            if word not in names:
                raise self.said.bad(key, "bad-name", value=word, known=", ".join(names))
            mask |= 1 << list(names).index(word)
        return mask

    def _market(self) -> None:
        """The cards of the rounds in order; cards not named follow in seeded order."""
        names = card_names(self.box)
        words = self.said.words("market")
        if len(words) > say.ROUNDS:
            raise self.said.bad("market", "too-many", count=len(words), most=say.ROUNDS)
        words += [ANY] * (say.ROUNDS - len(words))
        for number, word in enumerate(words):
            if word != ANY and word not in names:
                raise self.said.bad("market", "bad-name", value=word, known=", ".join(names))
            self.s.market[number] = UNKNOWN if word == ANY else names.index(word)
        named = Counter(card for card in self.s.market if card >= 0)
        for card, count in named.items():
            if count > 1:
                raise self.said.impossible("market", "card-twice", name=names[card])

    def _merchants(self) -> None:
        """The junks of load, goods and money; by default where they are in this round."""
        s = self.s
        setting_up = s.decision in (say.STATION, say.PLACE)
        s.merchants = [say.UNPLACED] * say.MERCHANTS if setting_up else list(self.box.merchants)
        if not setting_up:
            for _ in range(s.round - 1):
                s.merchants = [self.box.clockwise[junk] for junk in s.merchants]
        words = self.said.text("merchants").replace(",", " ").split()
        if words and len(words) != say.MERCHANTS:
            raise self.said.bad("merchants", "wrong-number", count=len(words), wanted=say.MERCHANTS)
        if words:
            s.merchants = [self._junk("merchants", word) for word in words]
        s.stations = self._mask("stations", say.JUNKS)
        s.placed = self.said.number("placed", 0, 0, say.HANDED * self.players)

    def _junk(self, key: str, word: str) -> int:
        if word == NOTHING:
            return say.UNPLACED
        if word not in say.JUNKS:
            raise self.said.bad(key, "bad-name", value=word, known=", ".join(say.JUNKS))
        return say.JUNKS.index(word)

    def _holds(self) -> None:
        """The layers of each junk, lowest first: `ABC AB`; all but the top one are full."""
        s = self.s
        for junk, name in enumerate(say.JUNKS):
            layers = self._layers(name)
            if len(layers) > say.LAYERS:
                raise self.said.bad(name, "too-many", count=len(layers), most=say.LAYERS)
            for number, layer in enumerate(layers):
                if len(layer) > say.LAYER or (len(layer) < say.LAYER and number < len(layers) - 1):
                    raise self.said.impossible(name, "layer-size", layer=layer)
                for seat in layer:
                    load_strip(s, junk, self._seat(name, seat))
        for player in range(self.players):
            s.strips[player] = say.STRIPS - self._strips_out(player)
            if s.strips[player] < 0:
                count = say.STRIPS - s.strips[player]
                seat = say.SEAT_NAMES[player]
                raise ImpossiblePosition("too-many-strips", seat=seat, count=count, most=say.STRIPS)

    def _layers(self, name: str) -> list[str]:
        """From the text, or as at the start."""
        setting_up = self.s.decision in (say.STATION, say.PLACE)
        start = "" if setting_up else self._starting(name)
        return [word for word in self.said.text(name, start).split() if word != NOTHING]

    def _starting(self, name: str) -> str:
        counts = self.box.strips[self.players - 3][say.JUNKS.index(name)]
        return "".join(seat * n for seat, n in zip(say.SEAT_NAMES, counts, strict=True))

    def _strips_out(self, player: int) -> int:
        """Strips on junks, and those passed on but not yet placed."""
        s = self.s
        out = sum(strips_of(layer, player) for layers in s.hold for layer in layers)
        if s.decision in (say.STATION, say.PLACE):
            holder = next(p for p in range(self.players) if owner_of_handed(self.box, p) == player)
            place = (holder - s.first) % self.players
            out += say.HANDED - len(range(place, s.placed, self.players))
        return out

    def _seat(self, key: str, name: str) -> int:
        if name not in self.seats:
            raise self.said.bad(key, "bad-name", value=name, known=", ".join(self.seats))
        return self.seats.index(name)

    # Cards

    def _counts(self, key: str, names: Sequence[str]) -> list[int]:
        """How many cards of each kind; slot 0 counts `?`."""
        counts = [0] * len(names)
        for word in self.said.words(key):
            if word != ANY and word not in names[1:]:
                raise self.said.bad(key, "bad-name", value=word, known=", ".join(names[1:]))
            counts[0 if word == ANY else names.index(word)] += 1
        return counts

    def _special_cards(self) -> None:
        s = self.s
        for stack, name in enumerate(say.STACKS):
            s.stack_cards[stack] = self._counts(name, say.SPECIALS)
            s.searched[stack] = self._mask(f"{name}.known", self.seats)
        s.removed = self._counts("removed", say.SPECIALS)
        for player, name in enumerate(self.seats):
            s.special[player] = self._counts(f"{name}.cards", say.SPECIALS)

    def _players(self) -> None:
        s = self.s
        s.declared = [say.UNDECLARED] * len(s.declared)
        for player, name in enumerate(self.seats):
            is_shown = money_shown(s, player)
            s.money[player] = self.said.total(f"{name}.money", 0, MOST_YUAN, is_shown)
            if f"{name}.declared" in self.said:
                s.declared[player] = self.said.number(f"{name}.declared", 0, 0, MOST_YUAN)
            s.hand[player] = self._counts(f"{name}.hand", say.GOODS)
            s.known[player] = self._certain(f"{name}.seen")
            self._bid(player, f"{name}.bid")

    def _certain(self, key: str) -> list[int]:
        known = self._counts(key, say.GOODS)
        if known[0]:
            raise self.said.bad(key, "bad-name", value=ANY, known=", ".join(say.GOODS[1:]))
        return known

    def _bid(self, player: int, key: str) -> None:
        """`fish 3`, `none`, a mixed fist such as `spice-fish`, or in a view `?`."""
        if key not in self.said:
            return
        s = self.s
        words = self.said.text(key).split()
        s.has_bid |= 1 << player
        if words == [ANY] and s.eyes:
            s.bid_good[player] = UNKNOWN
        elif len(words) == 1 and words[0] in say.FISTS[say.FIRST_MIXED :]:
            s.bid_good[player] = say.FISTS.index(words[0])
            s.bid_count[player] = say.MIXED_CARDS
        elif words != [say.GOODS[0]]:
            s.bid_good[player], s.bid_count[player] = self._cards_bid(key, words)

    def _cards_bid(self, key: str, words: list[str]) -> tuple[int, int]:
        """A good and how many cards of it."""
        if len(words) != 2 or words[0] not in say.GOODS[1:]:
            known = ", ".join(
                [*(f"{good} 1" for good in say.GOODS[1:]), *say.FISTS[say.FIRST_MIXED :]]
            )
            raise self.said.bad(key, "bad-name", value=" ".join(words), known=known)
        return say.GOODS.index(words[0]), self.said.in_range(key, words[1], 1, say.COPIES)

    def _goods(self) -> None:
        """Goods not in hands lie on the junks; in a view the text must say so."""
        s = self.s
        for good in range(1, say.SLOTS):
            s.supply[good] = UNKNOWN
        words = self.said.text("goods").replace(",", " ").split()
        if len(words) % 2:
            raise self.said.bad("goods", "bad-word", value=words[-1])
        for name, count in zip(words[::2], words[1::2], strict=True):
            if name not in say.GOODS[1:]:
                raise self.said.bad("goods", "bad-name", value=name, known=", ".join(say.GOODS[1:]))
            if count != ANY:
                s.supply[say.GOODS.index(name)] = self.said.in_range("goods", count, 0, say.COPIES)

    def _progress(self) -> None:
        """How far the round has come."""
        s, said = self.s, self.said
        s.acted = int(said.flag("acted", s.decision == say.AFTER))
        s.face_down = self._mask("face-down", say.WORKERS)
        s.extra_used = self._mask("extra-played", self.seats)
        s.returned = self._counts("returned", say.GOODS)
        exchanging = s.decision in (say.EXCHANGE, say.TRADE)
        held = s.special[s.active][say.EXCHANGE_CARD] if exchanging else 0
        s.exchanges = said.number("exchanges", held, 0, 30)
        s.owed = said.number("owed", self._owed(), 0, say.SPECIAL_SLOTS * say.KINDS)
        s.origin = max(self._junk("from", said.text("from", say.JUNKS[0])), 0)
        s.stack = said.choice("stack", say.STACKS[0], say.STACKS)
        s.stacks_taken = self._mask("stacks-taken", say.STACKS)
        s.sold = self._mask("sold", say.GOODS)
        s.prizes = self._mask("prizes", self.seats)
        if s.decision in (say.KEEP, say.PRIZE_KEEP) and "stack" in said:
            s.searched[s.stack] |= 1 << s.active
        if s.decision != say.ONTO and "from" in said:
            raise said.impossible("from", "not-now")
        if s.decision not in (say.KEEP, say.PRIZE_KEEP) and "stack" in said:
            raise said.impossible("stack", "not-now")

    def _owed(self) -> int:
        """The usual number of goods still to be taken."""
        s = self.s
        if s.decision == say.TRADE:
            return sum(s.returned)
        if s.decision == say.RESUPPLY:
            return say.SUPPLY_CARDS + s.special[s.active][say.EXTRA_SUPPLY]
        return say.LEAST if s.decision == say.FETCH else 0

    # What the text leaves open

    def _fill_in(self) -> None:
        self._check_special_copies()
        if self.s.eyes:
            self._fill_view()
            return
        chance = random.Random(self.seed)
        self._deal_market(chance)
        self._deal_goods(chance)
        self._deal_special(chance)

    def _check_special_copies(self) -> None:
        for special, used in enumerate(self._special_used()):
            if special and used > self.box.copies[special]:
                most = self.box.copies[special]
                name = say.SPECIALS[special]
                raise ImpossiblePosition("too-many-cards", good=name, count=used, most=most)

    def _special_used(self) -> list[int]:
        places = [*self.s.special, *self.s.stack_cards, self.s.removed]
        return [sum(counts[special] for counts in places) for special in range(say.SPECIAL_SLOTS)]

    def _deal_market(self, chance: random.Random) -> None:
        left = [card for card in range(say.ROUNDS) if card not in self.s.market]
        chance.shuffle(left)
        self.s.market = [left.pop() if card < 0 else card for card in self.s.market]

    def _deal_goods(self, chance: random.Random) -> None:
        """Deal `?` in hands from the junks; numbers given for junks must agree."""
        s = self.s
        lying = [say.COPIES - sum(hand[good] for hand in s.hand) for good in range(say.SLOTS)]
        for good in range(1, say.SLOTS):
            if lying[good] < 0:
                count = say.COPIES - lying[good]
                raise ImpossiblePosition(
                    "too-many-cards", good=say.GOODS[good], count=count, most=say.COPIES
                )
        spare = [g for g in range(1, say.SLOTS) for _ in range(lying[g] - max(s.supply[g], 0))]
        chance.shuffle(spare)
        for hand in s.hand:
            for _ in range(hand[0]):
                if not spare:
                    raise ImpossiblePosition("no-cards-left")
                hand[spare.pop()] += 1
            hand[0] = 0
        for good in range(1, say.SLOTS):
            count = say.COPIES - sum(hand[good] for hand in s.hand)
            if s.supply[good] not in (UNKNOWN, count):
                name = say.GOODS[good]
                raise self.said.impossible("goods", "goods-missing", good=name, count=count)
            s.supply[good] = count

    def _deal_special(self, chance: random.Random) -> None:
        s = self.s
        used = self._special_used()
        left = [k for k in range(1, say.SPECIAL_SLOTS) for _ in range(self.box.copies[k] - used[k])]
        chance.shuffle(left)
        for counts in [*s.special, *s.stack_cards, s.removed]:
            for _ in range(counts[0]):
                if not left:
                    raise ImpossiblePosition("no-cards-left")
                counts[left.pop()] += 1
            counts[0] = 0
        open_stacks = [k for k in range(say.STACK_COUNT) if say.STACKS[k] not in self.said]
        for number, special in enumerate(left):
            if open_stacks:
                s.stack_cards[open_stacks[number % len(open_stacks)]][special] += 1
            else:
                s.removed[special] += 1

    def _fill_view(self) -> None:
        """Stacks of a view that aren't given contain everything unknown."""
        s = self.s
        used = sum(self._special_used())
        open_stacks = [k for k in range(say.STACK_COUNT) if say.STACKS[k] not in self.said]
        for number in range(sum(self.box.copies) - used):
            if not open_stacks:
                raise ImpossiblePosition("specials-missing", count=sum(self.box.copies) - used)
            s.stack_cards[open_stacks[number % len(open_stacks)]][0] += 1
        if used > sum(self.box.copies):
            raise ImpossiblePosition("no-cards-left")
