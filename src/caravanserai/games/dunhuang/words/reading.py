"""Reading a position text: named things are placed, the rest is filled in.

Cards that aren't named are dealt in seeded order: first to places marked `?`, then to market
spaces, removed cards and the pile where the text doesn't mention them; if the pile is given
exactly, the rest are discarded. In a view `?` stays unknown and nothing is dealt.
"""

import random
import re
from collections import Counter
from typing import Final

from caravanserai.engine.errors import ImpossiblePosition
from caravanserai.engine.events import NOBODY, PUBLIC, UNKNOWN
from caravanserai.engine.game import MAX_SEED
from caravanserai.engine.notation import ANY, NOTHING, VIEWERS, Statements
from caravanserai.engine.position import Position
from caravanserai.engine.record import SEATS
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.box import OPTIONS, SIZES, make_box, sizes_for
from caravanserai.games.dunhuang.knowledge.tracking import group_mark
from caravanserai.games.dunhuang.state import Box, State
from caravanserai.games.dunhuang.words.consistency import check

REST: Final = "..."
OVER: Final = "over"
NO_CARD: Final = 0
_TURNED: Final = ("商", "!")
_NUMBER: Final = re.compile(r"-?\d+")
_GROUP: Final = re.compile(r"\[\s*(?P<owner>\w+)\s*:(?P<cards>[^\]]*)\]|(?P<card>[^\s\[\]]+)")
_TABLE_KEYS: Final = (
    "players", "size", "majority", "eyes", "rng", "ended", "first", "turn", "decision", "tiles",
    "camel", "market", "pile", "discarded", "last-round", "steps", "in-bonus", "chosen", "opponent",
    "exchanged", "owed", "claim", "drawn",
)  # fmt: skip
_PLAYER_KEYS: Final = ("coins", "prestige", "hand", "shop", "tokens", "aside", "seen", "knows.B")


def read(text: str, seed: int = 0) -> Position:
    """The position `text` describes; errors say what is wrong and where."""
    return _Reader(text, seed).position()


class _Reader:
    """One reading of one text, in the order of the steps of `position`."""

    def __init__(self, text: str, seed: int) -> None:
        self.said = Statements(text, "dunhuang")
        self.seed = seed
        self.players = self.said.number("players", SEATS, 2, SEATS)
        options = {option.name: option.default for option in OPTIONS}
        majority = self.said.choice("majority", options["majority"], say.MAJORITIES)
        size = SIZES[self.said.choice("size", SIZES[0], sizes_for(self.players))]
        chosen = {"majority": say.MAJORITIES[majority], "size": size}
        self.rows = make_box(self.players, {**options, **chosen})
        self.box = Box.load(self.rows)
        self.s = State.load(State.rows())
        self.seats = tuple(say.SEAT_NAMES[: self.players])
        self.s.eyes = self._viewer()

    def position(self) -> Position:
        """Read everything, fill in what is missing, and check the whole."""
        self._tiles()
        self._turn()
        self._supplies()
        self._tokens()
        self._cards()
        self._knowledge()
        self._ending()
        generator = self.said.generator(self.seed, MAX_SEED - 1)
        self.s.rng = [0, 0] if self.s.eyes else generator
        self.said.text("last-round")
        self.said.finish([*_TABLE_KEYS, *(f"A.{key}" for key in _PLAYER_KEYS)])
        self._fill_in()
        self._last_round()
        check(self.box, self.s, self.said)
        state = State.rows()
        self.s.store(state)
        return Position(self.rows, state)

    # The table

    def _viewer(self) -> int:
        if "eyes" not in self.said:
            return 0
        names = [*self.seats, "public", "all"]
        return 1 + VIEWERS[names[self.said.choice("eyes", "", names)]]

    def _tiles(self) -> None:
        """The named tiles, from space 1 on; the others follow in the order of the box."""
        words = self.said.words("tiles")
        if len(words) > say.SPACES:
            raise self.said.bad("tiles", "too-many", count=len(words), most=say.SPACES)
        named = [UNKNOWN if w == ANY else self._character("tiles", w) for w in words]
        used = [c // 2 for c in named if c >= 0]
        if len(set(used)) < len(used):
            twice = next(c for c in named if c >= 0 and used.count(c // 2) > 1)
            raise self.said.impossible("tiles", "tile-twice", name=say.CHARACTERS[twice])
        spare = iter([2 * tile for tile in range(say.SPACES) if tile not in used])
        named += [UNKNOWN] * (say.SPACES - len(named))
        self.s.tiles = [c if c >= 0 else next(spare) for c in named]

    def _character(self, key: str, word: str) -> int:
        if word not in say.CHARACTERS:
            raise self.said.bad(key, "bad-name", value=word, known=", ".join(say.CHARACTERS))
        return say.CHARACTERS.index(word)

    def _turn(self) -> None:
        s, said = self.s, self.said
        default = OVER if "ended" in said else say.DECISIONS[say.MOVE]
        s.decision = said.choice("decision", default, (*say.DECISIONS, OVER))
        s.first, s.active = self._first()
        in_turn = s.decision not in (say.OPENING, say.CAMEL, say.MOVE)
        s.camel = self._camel()
        s.steps = said.number("steps", int(in_turn), 0, say.MOST_STEPS)
        before_bonus = s.decision in (say.STORE, say.BONUS, say.PROTECT, say.PAY)
        s.in_bonus = int(said.flag("in-bonus", in_turn and not before_bonus))
        unseen = s.eyes and said.text("chosen") == ANY
        s.chosen = UNKNOWN if unseen else self._one_good("chosen")
        s.claim = self._one_good("claim")
        exchanging = s.decision in (say.GIVE, say.RETURN)
        if exchanging or "opponent" in said:
            s.opponent = said.choice("opponent", "", self.seats)
        s.exchanged = said.number("exchanged", 2 * exchanging, 0, 2)
        s.owed = said.number("owed", s.exchanged, 0, s.exchanged)

    def _first(self) -> tuple[int, int]:
        """Who begins, and whose turn it is; in the opening nobody, unless the text says so."""
        if self.s.decision == say.OPENING and "first" not in self.said:
            if "turn" in self.said:
                raise self.said.impossible("turn", "turn-before-first")
            return NOBODY, NOBODY
        first = self.said.choice("first", "A", self.seats)
        return first, self.said.choice("turn", self.seats[first], self.seats)

    def _camel(self) -> int:
        unplaced = self.s.decision in (say.OPENING, say.CAMEL)
        word = self.said.text("camel", NOTHING if unplaced else "1")
        if (word == NOTHING) != unplaced:
            decision = self.said.text("decision", say.DECISIONS[say.MOVE])
            raise self.said.impossible("camel", "camel-or-not", decision=decision)
        if unplaced:
            return 0
        if _NUMBER.fullmatch(word):
            return self.said.in_range("camel", word, 1, say.SPACES) - 1
        character = self._character("camel", word)
        if character not in self.s.tiles:
            raise self.said.impossible("camel", "tile-not-there", name=word)
        return self.s.tiles.index(character)

    def _supplies(self) -> None:
        s = self.s
        for player, name in enumerate(self.seats):
            coins = self.box.starting_coins
            s.coins[player] = self.said.number(f"{name}.coins", coins, 0, say.COINS)
            s.prestige[player] = self.said.number(f"{name}.prestige", 0, 0, say.PRESTIGE)
        s.coin_supply = say.COINS - sum(s.coins)
        s.prestige_supply = say.PRESTIGE - sum(s.prestige)
        if s.coin_supply < 0:
            raise ImpossiblePosition("too-many-coins", count=sum(s.coins), most=say.COINS)
        if s.prestige_supply < 0:
            raise ImpossiblePosition("too-much-prestige", count=sum(s.prestige), most=say.PRESTIGE)

    def _tokens(self) -> None:
        s = self.s
        s.token = [say.MIDDLE if n else say.NOT_IN_GAME for n in self.box.copies]
        for player, name in enumerate(self.seats):
            key = f"{name}.tokens"
            for word in self.said.words(key):
                plain = word.strip("".join(_TURNED))
                good = self._good(key, plain)
                if s.token[good] != say.MIDDLE:
                    raise self.said.impossible(key, "two-holders", good=say.GOODS[good])
                s.token[good] = player
                s.turned[good] = int(plain != word)

    def _good(self, key: str, word: str) -> int:
        """A good of this game, by name or number."""
        if _NUMBER.fullmatch(word):
            good = self.said.in_range(key, word, 1, say.KINDS)
        elif word in say.GOODS[1:]:
            good = say.GOODS.index(word)
        else:
            raise self.said.bad(key, "bad-name", value=word, known=", ".join(say.GOODS[1:]))
        if not self.box.copies[good]:
            players = self.players
            raise self.said.impossible(key, "good-left-out", good=say.GOODS[good], players=players)
        return good

    def _one_good(self, key: str) -> int:
        return self._good(key, self.said.text(key)) if key in self.said else 0

    # Cards

    def _goods(self, key: str, default: str = "") -> list[int]:
        """A list of cards; UNKNOWN for `?`."""
        return self._listed(key, self.said.text(key, default))

    def _listed(self, key: str, text: str) -> list[int]:
        words = self.said.spread(key, text)
        return [UNKNOWN if word == ANY else self._good(key, word) for word in words]

    def _counts(self, key: str) -> list[int]:
        """How many cards of each good; slot 0 counts `?`."""
        listed = Counter(max(good, 0) for good in self._goods(key))
        return [listed[slot] for slot in range(say.SLOTS)]

    def _cards(self) -> None:
        s = self.s
        self._market()
        self._pile()
        s.drawn = self._counts("drawn")
        s.discarded = self._counts("discarded")
        for player, name in enumerate(self.seats):
            s.hand[player] = self._counts(f"{name}.hand")
            s.shop[player] = self._counts(f"{name}.shop")
            self._aside(player, f"{name}.aside")

    def _market(self) -> None:
        """Spaces 1 to 8; `-` is empty, `?` and spaces not named will be dealt.

        Once the card beside the camel has been taken, that space is empty unless a card is named.
        """
        words = self.said.text("market").replace(",", " ").split()
        if len(words) > say.SPACES:
            raise self.said.bad("market", "too-many", count=len(words), most=say.SPACES)
        words += [ANY] * (say.SPACES - len(words))
        if (
            self.s.decision not in (say.OPENING, say.CAMEL, say.MOVE, say.STORE)
            and words[self.s.camel] == ANY
        ):
            words[self.s.camel] = NOTHING
        for space, word in enumerate(words):
            if word == ANY:
                self.s.market[space] = UNKNOWN
            elif word != NOTHING:
                self.s.market[space] = self._good("market", word)

    def _pile(self) -> None:
        """Top card first; `[A: …]` are cards A returned; `...` stands for all cards not named."""
        text = self.said.text("pile", REST)
        self.pile_takes_rest = text.endswith(REST)
        cards: list[int] = []
        marks: list[int] = []
        text = text.removesuffix(REST).replace(",", " ")
        if _GROUP.sub("", text).strip():
            raise self.said.bad("pile", "bad-word", value=_GROUP.sub("", text).strip())
        for match in _GROUP.finditer(text):
            if match["card"]:
                listed = self._listed("pile", match["card"])
                marks += [0] * len(listed)
            else:
                owner = self._seat("pile", match["owner"])
                listed = self._listed("pile", match["cards"])
                marks += [group_mark(owner, i == len(listed) - 1) for i in range(len(listed))]
            cards += listed
        self._place_pile(cards, marks)

    def _place_pile(self, cards: list[int], marks: list[int]) -> None:
        if len(cards) > say.CARDS:
            raise self.said.impossible("pile", "too-many", count=len(cards), most=say.CARDS)
        self.s.pile_size = len(cards)
        self.s.pile[: len(cards)] = cards[::-1]
        self.s.group[: len(cards)] = marks[::-1]

    def _seat(self, key: str, name: str) -> int:
        if name not in self.seats:
            raise self.said.bad(key, "bad-name", value=name, known=", ".join(self.seats))
        return self.seats.index(name)

    def _aside(self, player: int, key: str) -> None:
        drawing = self.s.decision == say.OPENING
        default = f"{ANY}*{say.OPENING_CARDS if drawing else say.OPENING_CARDS - 1}"
        cards = sorted(self._goods(key, default))
        most = say.OPENING_CARDS if drawing else say.OPENING_CARDS - 1
        if len(cards) > most:
            raise self.said.impossible(key, "too-many", count=len(cards), most=most)
        self.s.aside[player][: len(cards)] = cards

    def _knowledge(self) -> None:
        """What everybody has seen, then what single players know."""
        for holder, name in enumerate(self.seats):
            seen = self._certain(f"{name}.seen", [0] * say.SLOTS)
            for viewer, who in enumerate(say.SEAT_NAMES):
                key = f"{who}.knows.{name}"
                told = viewer != holder and viewer < self.players and key in self.said
                known = self._certain(key, seen) if told else list(seen)
                hidden = 0 < self.s.eyes <= PUBLIC + 1 and viewer not in (holder, self.s.eyes - 1)
                self.s.known[viewer][holder] = [0] * say.SLOTS if hidden else known

    def _certain(self, key: str, least: list[int]) -> list[int]:
        """Cards known by name, including at least those that everybody has seen."""
        known = self._counts(key)
        if known[0]:
            raise self.said.bad(key, "bad-name", value=ANY, known=", ".join(say.GOODS[1:]))
        for good in range(1, say.SLOTS):
            if known[good] < least[good]:
                raise self.said.impossible(key, "knows-too-little", good=say.GOODS[good])
        return known

    def _ending(self) -> None:
        s = self.s
        s.ended = self.said.choice("ended", "", say.ENDINGS)
        for player, name in enumerate(self.seats):
            if s.ended:
                s.score[player] = self.said.number(f"{name}.score", 0, 0, 999)
                s.rank[player] = self.said.number(f"{name}.rank", 1, 1, self.players)

    def _last_round(self) -> None:
        """If a space could not be refilled, it is the last round."""
        s = self.s
        unfilled = s.decision == say.MOVE and NO_CARD in s.market and s.pile_size == 0
        s.last_round = int(self.said.flag("last-round", unfilled))
        if unfilled and not s.last_round:
            raise self.said.impossible("last-round", "market-not-refilled")

    # What the text leaves open

    def _fill_in(self) -> None:
        left = self._left_over()
        if self.s.eyes:
            self._fill_view(len(left))
            return
        random.Random(self.seed).shuffle(left)
        self._deal_marked(left)
        self._deal_rest(left)

    def _left_over(self) -> list[int]:
        """The cards that aren't named; naming more than there are is impossible."""
        used = self._used()
        for good in range(1, say.SLOTS):
            if used[good] > self.box.copies[good]:
                raise ImpossiblePosition(
                    "too-many-cards",
                    good=say.GOODS[good],
                    count=used[good],
                    most=self.box.copies[good],
                )
        return [g for g in range(1, say.SLOTS) for _ in range(self.box.copies[g] - used[g])]

    def _used(self) -> Counter[int]:
        s = self.s
        used: Counter[int] = Counter(g for g in [*s.market, *s.pile] if g > 0)
        for cards in s.aside:
            used.update(g for g in cards if g > 0)
        for counts in [*s.hand, *s.shop, s.drawn, s.discarded]:
            used.update(dict(enumerate(counts)))
        return used

    def _fill_view(self, unlocated: int) -> None:
        """The pile of a view, if not given, contains everything unknown."""
        s = self.s
        unknown = sum(g < 0 for g in [*s.market, *s.pile, *(g for a in s.aside for g in a)])
        unknown += sum(counts[0] for counts in [*s.hand, s.drawn])
        if self.pile_takes_rest and unlocated > unknown:
            extra = unlocated - unknown
            s.pile = [UNKNOWN] * extra + s.pile[: say.CARDS - extra]
            s.group = [0] * extra + s.group[: say.CARDS - extra]
            s.pile_size += extra
            unknown = unlocated
        if unknown != unlocated:
            raise ImpossiblePosition("unknown-count", count=unknown, left=unlocated)

    def _take(self, left: list[int]) -> int:
        if not left:
            raise ImpossiblePosition("no-cards-left")
        return left.pop()

    def _deal_marked(self, left: list[int]) -> None:
        """Cards for the places marked `?`, and for the market."""
        s = self.s
        s.market = [self._take(left) if g < 0 else g for g in s.market]
        s.pile = [self._take(left) if g < 0 else g for g in s.pile]
        for counts in [*s.hand, *s.shop, s.drawn, s.discarded]:
            for _ in range(counts[0]):
                counts[self._take(left)] += 1
            counts[0] = 0
        for cards in s.aside:
            for place, good in enumerate(cards):
                if good < 0:
                    cards[place] = left.pop() if left else 0
            cards.sort(key=lambda g: g or say.SLOTS)

    def _deal_rest(self, left: list[int]) -> None:
        """The rest goes to the bottom of the pile, or out of the game."""
        s = self.s
        if self.pile_takes_rest:
            s.pile = [*left, *s.pile][: say.CARDS]
            s.group = [*([0] * len(left)), *s.group][: say.CARDS]
            s.pile_size += len(left)
        elif left and "discarded" in self.said:
            raise ImpossiblePosition(
                "cards-missing", cards=" ".join(say.GOODS[g] for g in sorted(left))
            )
        else:
            for good in left:
                s.discarded[good] += 1
