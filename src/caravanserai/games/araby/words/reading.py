"""Reading a position text: named things are placed, the rest is filled in.

Cards that aren't named are dealt in seeded order: first to places marked `?`, then to a draft line
the text doesn't mention, the rest to the deck; backs likewise. In a view `?` stays unknown and
nothing is dealt.
"""

import random
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from caravanserai.engine.errors import BadOption, ImpossiblePosition
from caravanserai.engine.events import PUBLIC, UNKNOWN
from caravanserai.engine.game import MAX_SEED
from caravanserai.engine.notation import ANY, NOTHING, VIEWERS, Statements
from caravanserai.engine.options import BY_CHANCE
from caravanserai.engine.position import Position
from caravanserai.engine.record import SEATS, Rows
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.box import make_box
from caravanserai.games.araby.knowledge.tracking import ALL_EYES
from caravanserai.games.araby.rules.caravans import WHOLE_CARAVAN
from caravanserai.games.araby.screen.facts import coins_shown
from caravanserai.games.araby.state import Box, State
from caravanserai.games.araby.words.consistency import check
from caravanserai.games.araby.words.notation import EYES, city_word, usual_eyes, zone_key
from caravanserai.games.araby.words.reading_deals import read_deals, read_queue

REST: Final = "..."
MOST_IN_TENT: Final = 9999
_CARD: Final = re.compile(
    r"(?P<face>[^/:^!+\s]+)(?:/(?P<back>-?\d+|\?))?(?::(?P<seen>[A-DP]+|-))?"
    r"(?:\^(?P<back_seen>[A-DP]+|-))?(?P<tasked>!)?(?P<played>\+)?"
)
_TABLE_KEYS: Final = (
    "players", "stacks", "personas", "offers", "data", "eyes", "rng", "ended", "first", "turn",
    "number", "decision", "stage", "actor", "passed", "caravans", "begun", "deck", "draft",
    "discard", "offer.A.B", "debts", "promises", "own-caravan",
)  # fmt: skip
_PLAYER_KEYS: Final = (
    "coins", "hand", "entourage", "caravan", "camels", "guarded", "products", "credits",
    "allows.B", "allows-any.B", "offers-made", "making", "defaults",
)  # fmt: skip


@dataclass
class Card:
    """A card as the text gives it; None is still to be dealt."""

    face: int | None
    back: int | None = None
    seen: int = 0
    back_seen: int = 0
    mark: int = 0


def read(text: str, seed: int = 0, data: str | None = None) -> Position:
    """The position `text` describes; errors say what is wrong and where."""
    return _Reader(text, seed, data).position()


class _Reader:
    """One reading of one text, in the order of the steps of `position`."""

    def __init__(self, text: str, seed: int, data: str | None) -> None:
        self.said = said = Statements(text, "araby")
        self.seed, self.chance = seed, random.Random(seed)
        self.players = said.number("players", SEATS, 2, SEATS)
        options = {
            "stacks": str(said.number("stacks", say.STACKS, 1, say.CARAVANS // self.players)),
            "personas": str(said.number("personas", 1, 1, 2)),
            "offers": str(said.number("offers", say.MOST_OFFERS, 0, say.MOST_OFFERS)),
            "start": BY_CHANCE,  # decided long ago
        }
        self.rows = self._box(options, data)
        self.box = Box.load(self.rows)
        self.s = State.load(State.rows())
        self.seats = say.SEAT_NAMES[: self.players]
        self.s.eyes = self._viewer()

    def position(self) -> Position:
        """Read everything, fill in what is missing, and check the whole."""
        self._turn()
        self._ending()
        self._caravans()
        for player, name in enumerate(self.seats):
            self._player(player, name)
        self._effect()
        read_deals(self.said, self.s, self.box, self.seats)
        generator = self.said.generator(self.seed, MAX_SEED - 1)
        self.s.rng = [0, 0] if self.s.eyes else generator
        self._cards()
        self.said.finish([*_TABLE_KEYS, *(f"A.{key}" for key in _PLAYER_KEYS)])
        check(self.box, self.s, self.said)
        state = State.rows()
        self.s.store(state)
        return Position(self.rows, state)

    def _box(self, options: Mapping[str, str], data: str | None) -> Rows:
        """The box from the text's own data, else the data given, else the package's."""
        if options["personas"] == "2" and self.players > 2:
            raise self.said.bad("personas", "bad-number", value="2", low=1, high=1)
        if "data" not in self.said:
            return make_box(self.players, options, data)
        try:
            text = bytes.fromhex(self.said.text("data")).decode()
        except ValueError as error:
            raise self.said.bad("data", "bad-word", value="data") from error
        try:
            return make_box(self.players, options, text)
        except BadOption as error:
            raise self.said.bad("data", "bad-data", reason=error) from error

    def _viewer(self) -> int:
        if "eyes" not in self.said:
            return 0
        names = [*self.seats, "public", "all"]
        return 1 + VIEWERS[names[self.said.choice("eyes", "", names)]]

    # The table

    def _turn(self) -> None:
        s, said = self.s, self.said
        s.first = said.choice("first", "A", self.seats)
        s.active = said.choice("turn", self.seats[s.first], self.seats)
        s.turn = said.number("number", 1, 1, self.box.stacks * self.players)
        s.decision = said.choice("decision", say.DECISIONS[say.MAIN], say.DECISIONS)
        is_open = s.decision in (say.MAIN, say.LAST)
        stages = (say.DECISIONS[say.MAIN], say.DECISIONS[say.LAST])
        s.stage = said.choice("stage", say.DECISIONS[s.decision if is_open else say.MAIN], stages)
        s.actor = said.choice("actor", self.seats[s.active], self.seats)
        s.passed = self._seat_mask("passed")
        s.leave_own = self._seat_mask("own-caravan")

    def _seat_mask(self, key: str) -> int:
        words = self.said.words(key)
        for word in words:
            if word not in self.seats:
                raise self.said.bad(key, "bad-name", value=word, known=", ".join(self.seats))
        return sum(1 << say.SEAT_NAMES.index(word) for word in set(words))

    def _city(self, key: str, word: str) -> int:
        known = [city_word(self.box, caravan) for caravan in range(say.CARAVANS)]
        if word not in known:
            raise self.said.bad(key, "bad-name", value=word, known=", ".join(known))
        return known.index(word)

    def _caravans(self) -> None:
        """Standing caravans come first in the pile, unless the text gives its order."""
        s, said = self.s, self.said
        s.caravan = [UNKNOWN] * SEATS
        for player, name in enumerate(self.seats):
            key = f"{name}.caravan"
            if key in said and said.text(key) != NOTHING:
                s.caravan[player] = self._city(key, said.text(key))
        standing = [c for c in s.caravan if c >= 0]
        if len(set(standing)) < len(standing):
            raise ImpossiblePosition("caravan-twice")
        if f"{self.seats[s.active]}.caravan" not in said:
            s.caravan[s.active] = next(c for c in range(say.CARAVANS) if c not in standing)
            standing.append(s.caravan[s.active])
        words = said.words("caravans")
        if words:
            s.caravan_pile = [UNKNOWN if w == ANY else self._city("caravans", w) for w in words]
        else:
            rest = [c for c in range(say.CARAVANS) if c not in standing]
            s.caravan_pile = standing + rest
        if len(s.caravan_pile) != say.CARAVANS:
            count = len(s.caravan_pile)
            raise said.bad("caravans", "too-many", count=count, most=say.CARAVANS)
        s.begun = said.number("begun", max(s.turn, len(standing)), 1, say.CARAVANS)

    def _player(self, player: int, name: str) -> None:
        s, said = self.s, self.said
        is_shown = coins_shown(s, player)
        s.coins[player] = said.total(f"{name}.coins", say.STARTING_COINS, MOST_IN_TENT, is_shown)
        s.board[player] = self._camels(f"{name}.camels")
        s.guarded[player] = self._space_mask(f"{name}.guarded")
        s.pool[player] = self._counts(f"{name}.products", say.PRODUCTS)
        s.credit[player] = self._counts(f"{name}.credits", say.ICONS)
        for guest, other in enumerate(self.seats):
            s.leave_space[player][guest] = self._space_mask(f"{name}.allows.{other}")
            key = f"{name}.allows-any.{other}"
            s.leave_spaces[player][guest] = said.number(key, 0, 0, say.MOST_HELD)
        s.offers_made[player] = said.number(f"{name}.offers-made", 0, 0, say.MOST_OFFERS)
        s.defaults[player] = said.number(f"{name}.defaults", 0, 0, 127)

    def _camels(self, key: str) -> list[int]:
        words = self.said.words(key)
        words += [NOTHING] * (say.SPACES - len(words))
        if len(words) > say.SPACES:
            raise self.said.bad(key, "too-many", count=len(words), most=say.SPACES)
        for word in words:
            if word not in (*self.seats, NOTHING):
                raise self.said.bad(key, "bad-name", value=word, known=", ".join(self.seats))
        return [0 if word == NOTHING else say.SEAT_NAMES.index(word) + 1 for word in words]

    def _space_mask(self, key: str) -> int:
        mask = 0
        for word in self.said.words(key):
            if word == "all":
                mask |= 1 << WHOLE_CARAVAN
            else:
                mask |= 1 << (self.said.in_range(key, word, 1, say.SPACES) - 1)
        return mask

    def _counts(self, key: str, names: tuple[str, ...]) -> list[int]:
        listed = Counter(self.said.words(key))
        for word in listed:
            if word not in names:
                raise self.said.bad(key, "bad-name", value=word, known=", ".join(names))
            if listed[word] > say.MOST_HELD:
                raise self.said.bad(key, "too-many", count=listed[word], most=say.MOST_HELD)
        return [listed[name] for name in names]

    def _effect(self) -> None:
        s, said = self.s, self.said
        if "card" in said:
            s.card = self._card_type("card", said.text("card"))
        s.step = said.number("step", 0, 0, say.STEPS)
        s.left = said.number("left", 0, 0, 99)
        s.drawn = said.number("drawn", 0, 0, 99)
        hidden = s.eyes and said.text("chosen") == ANY
        s.chosen = UNKNOWN if hidden else said.number("chosen", 0, 0, 99)
        s.chosen_from = said.number("chosen-from", 0, 0, 9)
        s.by_task = said.number("by-task", 0, 0, 2)
        s.due = self._counts("due", say.ICONS) if "due" in said else [0] * say.ICON_COUNT
        read_queue(said, s, self.seats)

    def _card_type(self, key: str, word: str) -> int:
        if word not in say.CARD_WORDS or not self.box.copies[say.CARD_WORDS.index(word)]:
            known = [w for w, n in zip(say.CARD_WORDS, self.box.copies, strict=True) if n]
            raise self.said.bad(key, "bad-name", value=word, known=", ".join(known))
        return say.CARD_WORDS.index(word)

    def _ending(self) -> None:
        s = self.s
        s.ended = self.said.choice("ended", "", say.ENDINGS)
        for player, name in enumerate(self.seats):
            if s.ended:
                s.score[player] = self.said.number(f"{name}.score", 0, 0, MOST_IN_TENT)
                s.rank[player] = self.said.number(f"{name}.rank", 1, 1, self.players)

    # Cards

    def _cards(self) -> None:
        zones = [self._zone(zone) for zone in range(say.ZONES)]
        self._default_personas(zones)
        if not self.s.eyes:
            self._deal(zones)
        place = 0
        for zone, cards in enumerate(zones):
            self.s.start[zone] = place
            for card in reversed(cards) if zone == say.DECK else cards:
                if place < say.CARDS:
                    self._put(place, card)
                place += 1
        if place != say.CARDS:
            raise ImpossiblePosition("unknown-count", count=place, left=say.CARDS)
        self.s.start[say.ZONES] = place

    def _put(self, place: int, card: Card) -> None:
        s = self.s
        s.face[place] = UNKNOWN if card.face is None else card.face
        s.back[place] = UNKNOWN if card.back is None else card.back
        s.seen[place], s.back_seen[place], s.mark[place] = card.seen, card.back_seen, card.mark

    def _zone(self, zone: int) -> list[Card]:
        key = zone_key(zone)
        if say.HAND <= zone < say.HAND + SEATS and key[0] not in self.seats:
            return []
        if say.ENTOURAGE <= zone < say.ENTOURAGE + SEATS and key[0] not in self.seats:
            return []
        default = {say.DECK: REST, say.DRAFT: f"{ANY}*{say.DRAFT_LINE}"}.get(zone, NOTHING)
        text = self.said.text(key, default)
        self.rest_in_deck = text.endswith(REST) if zone == say.DECK else self.rest_in_deck
        return [
            self._card(key, zone, word) for word in self.said.spread(key, text.removesuffix(REST))
        ]

    rest_in_deck = True

    def _card(self, key: str, zone: int, word: str) -> Card:
        match = _CARD.fullmatch(word)
        if match is None:
            raise self.said.bad(key, "bad-word", value=word)
        face = None if match["face"] == ANY else self._card_type(key, match["face"])
        seen, back_seen = usual_eyes(zone)
        mark = say.TASKED * bool(match["tasked"]) + say.PLAYED * bool(match["played"])
        if face is not None and face < say.PERSONAS:
            return Card(face, 0, ALL_EYES, ALL_EYES, mark)
        back = None
        if match["back"] not in (None, ANY):
            back = self.said.in_range(key, match["back"], 1, self.box.backs) - 1
        seen = seen if match["seen"] is None else _mask(match["seen"])
        back_seen = back_seen if match["back_seen"] is None else _mask(match["back_seen"])
        return Card(face, back, seen, back_seen, mark)

    def _default_personas(self, zones: list[list[Card]]) -> None:
        """A player without a named entourage has a persona; personas left over are not in use."""
        named = {card.face for cards in zones for card in cards if card.face is not None}
        spare = [persona for persona in range(say.PERSONAS) if persona not in named]
        for player, name in enumerate(self.seats):
            if f"{name}.entourage" not in self.said and spare:
                persona = player if player in spare else spare[0]
                spare.remove(persona)
                zones[say.ENTOURAGE + player].append(Card(persona, 0, ALL_EYES, ALL_EYES))
        if "unused" not in self.said:
            zones[say.UNUSED] += [Card(persona, 0, ALL_EYES, ALL_EYES) for persona in spare]

    def _deal(self, zones: list[list[Card]]) -> None:
        """Deal the cards and backs that aren't named."""
        left = self._left_over(zones)
        self.chance.shuffle(left)
        cards = [card for zone in zones for card in zone]
        for card in cards:
            if card.face is None:
                if not left:
                    raise ImpossiblePosition("no-cards-left")
                card.face = left.pop()
        target = zones[say.DECK] if self.rest_in_deck else zones[say.ASIDE]
        seen, back_seen = usual_eyes(say.DECK if self.rest_in_deck else say.ASIDE)
        target += [Card(face, None, seen, back_seen) for face in left]
        self._deal_backs([card for zone in zones for card in zone])

    def _left_over(self, zones: list[list[Card]]) -> list[int]:
        used = Counter(c.face for cards in zones for c in cards if c.face is not None)
        for face, count in used.items():
            if count > self.box.copies[face]:
                most = self.box.copies[face]
                raise ImpossiblePosition(
                    "too-many-cards", good=say.CARD_WORDS[face], count=count, most=most
                )
        types = range(say.PERSONAS, say.TYPES)
        return [face for face in types for _ in range(self.box.copies[face] - used[face])]

    def _deal_backs(self, cards: list[Card]) -> None:
        if self.box.pairing[0] >= 0:
            self._deal_paired_backs(cards)
            return
        cards = [card for card in cards if card.face is not None and card.face >= say.PERSONAS]
        used = Counter(card.back for card in cards)
        left = []
        for back in range(self.box.backs):
            if used[back] > self.box.back_copies[back]:
                most = self.box.back_copies[back]
                raise ImpossiblePosition(
                    "too-many-cards", good=f"/{back + 1}", count=used[back], most=most
                )
            left += [back] * (self.box.back_copies[back] - used[back])
        self.chance.shuffle(left)
        for card in cards:
            if card.back is None:
                card.back = left.pop()

    def _deal_paired_backs(self, cards: list[Card]) -> None:
        """Each card gets one of the backs the data file gives its type."""
        faces = [f for f in range(say.PERSONAS, say.TYPES) for _ in range(self.box.copies[f])]
        left = list(zip(faces, self.box.pairing[: say.DECK_CARDS], strict=True))
        self.chance.shuffle(left)
        for card in sorted(cards, key=lambda card: card.back is None):
            if card.face is None or card.face < say.PERSONAS:
                continue
            fits = [p for p in left if p[0] == card.face and card.back in (None, p[1])]
            if not fits:
                raise ImpossiblePosition(
                    "too-many-cards", good=say.CARD_WORDS[card.face], count=1, most=0
                )
            left.remove(fits[0])
            card.back = fits[0][1]


def _mask(letters: str) -> int:
    return 0 if letters == NOTHING else sum(1 << EYES.index(letter) for letter in set(letters))


assert len(EYES) == PUBLIC + 1
