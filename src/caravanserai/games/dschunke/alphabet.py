"""The words of Dschunke: junks, goods, merchants, special cards, decisions, actions, events."""

from typing import Final

from caravanserai.engine import contract
from caravanserai.engine.actions import Alphabet, Kind
from caravanserai.engine.events import EventKind
from caravanserai.engine.record import SEATS

# A good has the number of the junk that carries it. Junk 0, the grey one, carries none; in counts
# slot 0 stands for cards whose good is unknown.
JUNKS: Final = ("grey", "orange", "purple", "brown", "white")
GOODS: Final = ("none", "spice", "vegetables", "fish", "rice")
GREY, ORANGE, PURPLE, BROWN, WHITE = range(5)
JUNK_COUNT: Final = 5
KINDS: Final = 4
SLOTS: Final = KINDS + 1
COPIES: Final = 18
GOODS_CARDS: Final = KINDS * COPIES
ALL_SOLD: Final = 0b11110

# What a fist can hold, as one number: nothing, cards of one good, or one card each of two goods.
MIXED: Final = tuple((one, other) for one in range(1, SLOTS) for other in range(one + 1, SLOTS))
FIRST_MIXED: Final = SLOTS
FISTS: Final = (*GOODS, *(f"{GOODS[one]}-{GOODS[other]}" for one, other in MIXED))
MIXED_CARDS: Final = 2

STRIPS: Final = 20
CRATES: Final = 3
LAYER: Final = 3
LAYERS: Final = (SEATS * STRIPS + LAYER - 1) // LAYER
HANDED: Final = 3

ROUNDS: Final = 10
LEAST: Final = 3
SUPPLY_CARDS: Final = 2
MERCHANT_STRIPS: Final = 2
EXCHANGED: Final = 2
INSTEAD: Final = 3

# A good's value on a market card: a number of Yuan, or S, a special card.
MOST_WORTH: Final = 9
SPECIAL_CARD: Final = MOST_WORTH + 1

# Who a player can use, each once a round: three merchants, then the trainees by row.
WORKERS: Final = ("load", "goods", "money", "lower", "upper")
LOAD, GOODS_MERCHANT, MONEY, LOWER, UPPER = range(5)
MERCHANTS: Final = 3
ROWS: Final = ("lower", "upper")

# The event of the round's space.
TRACK_EVENTS: Final = ("", "S", "Y")
NO_EVENT, S_EVENT, Y_EVENT = range(3)

# Whether a junk still has goods.
LEFT: Final = ("last", "more")

# Special cards: always, extra action, game end; slot 0 stands for unknown cards.
SPECIALS: Final = (
    "none", "extra-supply", "win-ties", "exchange", "load", "goods", "move",
    *(f"money-{junk}" for junk in JUNKS),
    *(f"eight-{junk}" for junk in JUNKS),
    *(f"twelve-{junk}" for junk in JUNKS),
)  # fmt: skip
EXTRA_SUPPLY, WIN_TIES, EXCHANGE_CARD, LOAD_CARD, GOODS_CARD, MOVE_CARD = range(1, 7)
MONEY_CARD: Final = 7  # + junk
EIGHT: Final = 12  # + junk
TWELVE: Final = 17  # + first junk
SPECIAL_SLOTS: Final = len(SPECIALS)
SPECIAL_CARDS: Final = 30
FIRST_HIDDEN: Final = LOAD_CARD
FIRST_END: Final = EIGHT

STACKS: Final = ("square", "circle", "triangle", "star")
STACK_COUNT: Final = 4

BONUS_EIGHT: Final = 8
EIGHT_CRATES: Final = 4
BONUS_TWELVE: Final = 12
TWELVE_FIRST: Final = 5
TWELVE_SECOND: Final = 2
PER_JUNK: Final = 4
ALL_JUNKS: Final = 25

UNPLACED: Final = -1
UNDECLARED: Final = -1

# What the game is waiting for.
DECISIONS: Final = (
    "station", "place", "exchange", "trade", "search", "keep",
    "act", "fetch", "onto", "after", "resupply", "bid", "prize", "prize-keep",
)  # fmt: skip
(
    STATION, PLACE, EXCHANGE, TRADE, SEARCH, KEEP,
    ACT, FETCH, ONTO, AFTER, RESUPPLY, BID, PRIZE, PRIZE_KEEP,
) = range(14)  # fmt: skip
OVER: Final = len(DECISIONS)

# Passing decisions: what comes next by itself (see rules/rounds.py).
(
    BEGIN_ROUND, ASK_EXCHANGE, BEGIN_EVENT, ASK_SEARCH, ASK_ACTION, GO_ON, ASK_RESUPPLY,
    BEGIN_BARTERING, ASK_BIDS, SETTLE, END_ROUND,
) = range(OVER + 1, OVER + 12)  # fmt: skip

SEAT_NAMES: Final = "ABCD"
_GOOD: Final = GOODS[1:]

ACTIONS: Final = Alphabet(
    Kind("station", JUNKS),
    Kind("place", JUNKS),
    Kind("return", _GOOD, 1),
    Kind("stop"),
    Kind("take", _GOOD, 1),
    Kind("merchant", WORKERS[:MERCHANTS]),
    Kind("lower", JUNKS),
    Kind("upper", JUNKS),
    Kind("load", JUNKS),
    Kind("collect", JUNKS),
    Kind("fetch", JUNKS),
    Kind("move", JUNKS),
    Kind("onto", JUNKS),
    Kind("done"),
    Kind("search", STACKS),
    Kind("yuan"),
    Kind("keep", SPECIALS[1:], 1),
    Kind("none"),
    *(Kind(f"bid-{good}", tuple(str(n) for n in range(1, COPIES + 1)), 1) for good in _GOOD),
    Kind("mixed", FISTS[FIRST_MIXED:], FIRST_MIXED),
)
ACTION_COUNT: Final = len(ACTIONS)

# The kinds of actions that answer each decision: one, or a range. By decision: the first of these
# actions, and their end.
_ANSWERS: Final = (
    ("station",), ("place",), ("return", "stop"), ("take",), ("search",), ("keep",),
    ("merchant", "move"), ("take",), ("onto",), ("load", "done"), ("take",), ("none", "mixed"),
    ("search", "yuan"), ("keep",),
)  # fmt: skip
FIRST: Final = tuple(ACTIONS.span(*kinds)[0] for kinds in _ANSWERS)
END: Final = tuple(ACTIONS.span(*kinds)[1] for kinds in _ANSWERS)

DO_STATION: Final = ACTIONS.base("station")
DO_PLACE: Final = ACTIONS.base("place")
DO_RETURN: Final = ACTIONS.base("return")
DO_STOP: Final = ACTIONS.base("stop")
DO_TAKE: Final = ACTIONS.base("take")
DO_MERCHANT: Final = ACTIONS.base("merchant")
DO_LOWER: Final = ACTIONS.base("lower")
DO_UPPER: Final = ACTIONS.base("upper")
DO_LOAD: Final = ACTIONS.base("load")
DO_COLLECT: Final = ACTIONS.base("collect")
DO_FETCH: Final = ACTIONS.base("fetch")
DO_MOVE: Final = ACTIONS.base("move")
DO_ONTO: Final = ACTIONS.base("onto")
DO_DONE: Final = ACTIONS.base("done")
DO_SEARCH: Final = ACTIONS.base("search")
DO_YUAN: Final = ACTIONS.base("yuan")
DO_KEEP: Final = ACTIONS.base("keep")
DO_NONE: Final = ACTIONS.base("none")
# A bid of n cards of good g is action DO_BID + COPIES * (g - 1) + n.
DO_BID: Final = ACTIONS.base("bid-spice")
DO_MIXED: Final = ACTIONS.base("mixed")

EVENTS: Final = (
    EventKind("station-chosen", ("junk",)),
    EventKind("strip-placed", ("junk", "owner")),
    EventKind("merchant-shown", ("merchant", "junk"), reveals=True),
    EventKind("round-began", ("round",)),
    EventKind("market-shown", ("good", "yuan"), reveals=True),
    EventKind("market-special", ("good",), reveals=True),
    EventKind("returned", ("good",)),
    EventKind("exchange-ended", ("count",)),
    EventKind("took", ("good", "count")),
    EventKind("resupplied", ("good", "left"), reveals=True),
    EventKind("goods-short", ("count",)),
    EventKind("goods-counted", ("good", "count"), reveals=True),
    EventKind("declared", ("yuan",)),
    EventKind("searched", ("stack",)),
    EventKind("saw", ("special", "count"), ("special", "count"), private=True, reveals=True),
    EventKind("kept", ("special", "stack"), ("special",)),
    EventKind("laid-open", ("special", "stack")),
    EventKind("no-stack"),
    EventKind("turn-began"),
    EventKind("merchant-used", ("merchant", "junk")),
    EventKind("trainee-used", ("trainee", "junk")),
    EventKind("loaded", ("strips", "junk")),
    EventKind("earned", ("yuan", "junk")),
    EventKind("card-played", ("special",)),
    EventKind("strip-lifted", ("origin",)),
    EventKind("strip-moved", ("origin", "junk")),
    EventKind("bid", ("good", "count"), ("good", "count")),
    EventKind("bid-shown", ("good", "count"), reveals=True),
    EventKind("bluff-shown", ("good", "count"), reveals=True),
    EventKind("sold", ("good", "yuan", "sharers"), reveals=True),
    EventKind("special-won", ("good",), reveals=True),
    EventKind("special-tied", ("good",), reveals=True),
    EventKind("yuan-instead", ("yuan",)),
    EventKind("start-player"),
    EventKind("bonus-met", ("special", "yuan"), reveals=True),
    EventKind("bonus-missed", ("special",), reveals=True),
    EventKind("junks-scored", ("junks", "yuan"), reveals=True),
    EventKind("scored", ("total", "yuan", "cards"), reveals=True),
    EventKind("won", ("reason",), reveals=True),
)
(
    STATION_CHOSEN, STRIP_PLACED, MERCHANT_SHOWN, ROUND_BEGAN, MARKET_SHOWN, MARKET_SPECIAL,
    RETURNED, EXCHANGE_ENDED, TOOK, RESUPPLIED, GOODS_SHORT, GOODS_COUNTED, DECLARED,
    SEARCHED, SAW, KEPT, LAID_OPEN, NO_STACK, TURN_BEGAN, MERCHANT_USED, TRAINEE_USED, LOADED,
    EARNED, CARD_PLAYED, STRIP_LIFTED, STRIP_MOVED, BID_MADE, BID_SHOWN, BLUFF_SHOWN, SOLD,
    SPECIAL_WON, SPECIAL_TIED, YUAN_INSTEAD, START_PLAYER, BONUS_MET, BONUS_MISSED, JUNKS_SCORED,
    SCORED, WON,
) = range(len(EVENTS))  # fmt: skip

# Why the game ended; 0 while it goes on.
ENDINGS: Final = ("", "most-yuan", "most-goods", "shared")
MOST_YUAN, MOST_GOODS, SHARED = range(1, 4)

# Why an action is refused; 0 when it is not.
REFUSALS: Final = (
    *contract.REFUSALS, "junk-taken", "junk-full",
    "not-in-hand", "nothing-for-it", "just-returned", "junk-empty", "face-down",
    "no-such-trainee", "merchant-there", "card-not-held", "extra-played", "no-strips",
    "no-top-strip", "same-junk", "stack-taken", "stack-empty", "not-in-stack", "not-round-10",
    "too-few-cards",
)  # fmt: skip
(
    FINE, GAME_OVER, NOT_YOUR_DECISION, OTHER_DECISION, JUNK_TAKEN, JUNK_FULL,
    NOT_IN_HAND, NOTHING_FOR_IT, JUST_RETURNED, JUNK_EMPTY, FACE_DOWN,
    NO_SUCH_TRAINEE, MERCHANT_THERE, CARD_NOT_HELD, EXTRA_PLAYED, NO_STRIPS,
    NO_TOP_STRIP, SAME_JUNK, STACK_TAKEN, STACK_EMPTY, NOT_IN_STACK, NOT_ROUND_10,
    TOO_FEW_CARDS,
) = range(len(REFUSALS))  # fmt: skip

# What the numbers in event fields stand for.
FIELD_NAMES: Final = {
    "good": FISTS,
    "junk": JUNKS,
    "origin": JUNKS,
    "merchant": WORKERS[:MERCHANTS],
    "trainee": ROWS,
    "special": SPECIALS,
    "stack": STACKS,
    "left": LEFT,
    "reason": ENDINGS,
}
SEAT_FIELDS: Final = frozenset({"owner"})

assert len(SEAT_NAMES) == SEATS
