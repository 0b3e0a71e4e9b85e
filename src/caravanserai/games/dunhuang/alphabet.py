"""The words of Merchants of Dunhuang: goods, characters, decisions, actions, events, reasons."""

from typing import Final

from caravanserai.engine import contract
from caravanserai.engine.actions import Alphabet, Kind
from caravanserai.engine.events import EventKind
from caravanserai.engine.record import SEATS

# Goods are named by the number on the card; 0 stands for no card, or in counts for unknown cards.
GOODS: Final = (
    "none", "gold", "silver", "lapis", "pottery", "glass",
    "bamboo", "tea", "paper", "wool", "silk",
)  # fmt: skip
KINDS: Final = 10
CARDS: Final = 55
SLOTS: Final = KINDS + 1

COINS: Final = 44
PRESTIGE: Final = 28
BONUS_COINS: Final = 3
PROTECTION_PRICE: Final = 2
OPENING_CARDS: Final = 3
SPACES: Final = 8
MOST_STEPS: Final = COINS + 1

# A tile has two sides: characters 2t and 2t + 1.
CHARACTERS: Final = (
    "painter", "musician", "princess", "dancer", "interpreter", "diplomat", "soldier", "general",
    "trader", "merchant", "maid", "domestic", "shepherd", "farmer", "manichean", "buddhist",
)  # fmt: skip
(
    PAINTER, MUSICIAN, PRINCESS, DANCER, INTERPRETER, DIPLOMAT, SOLDIER, GENERAL,
    TRADER, MERCHANT, MAID, DOMESTIC, SHEPHERD, FARMER, MANICHEAN, BUDDHIST,
) = range(16)  # fmt: skip

# Where a majority token lies when no player holds it.
MIDDLE: Final = -1
NOT_IN_GAME: Final = -2

# Which shops must not have more of a good when its token is claimed: all others, or only the one
# with the token (D2).
MAJORITIES: Final = ("every-shop", "holder")
EVERY_SHOP, HOLDER = range(2)

# What the game is waiting for.
DECISIONS: Final = (
    "opening", "camel", "move", "store", "bonus", "discard", "keep", "swap", "space",
    "maid-shop", "maid-hand", "domestic", "opponent", "give", "return", "token", "protect", "pay",
)  # fmt: skip
(
    OPENING, CAMEL, MOVE, STORE, BONUS, DISCARD, KEEP, SWAP, SPACE,
    MAID_SHOP, MAID_HAND, DOMESTIC_CARD, OPPONENT, GIVE, RETURN, TOKEN, PROTECT, PAY,
) = range(18)  # fmt: skip
TURN_END: Final = 18  # passing: the steps up to the bonus are done

# What each character's ability asks for first; TURN_END: nothing.
ASKS: Final = (
    DISCARD, DISCARD, TURN_END, TURN_END, KEEP, KEEP, SWAP, SWAP,
    OPPONENT, OPPONENT, MAID_SHOP, DOMESTIC_CARD, SPACE, SPACE, TOKEN, TOKEN,
)  # fmt: skip

_GOOD: Final = GOODS[1:]
_SPACE: Final = tuple(str(n) for n in range(1, SPACES + 1))
SEAT_NAMES: Final = "ABCD"

ACTIONS: Final = Alphabet(
    Kind("keep", _GOOD, 1),
    Kind("camel", _SPACE),
    Kind("move", tuple(str(n) for n in range(1, MOST_STEPS + 1)), 1),
    Kind("hand"),
    Kind("shop"),
    Kind("ability"),
    Kind("coins"),
    Kind("nothing"),
    Kind("discard", _GOOD, 1),
    Kind("swap", _GOOD, 1),
    Kind("take", _SPACE),
    Kind("stow", _GOOD, 1),
    Kind("display", _GOOD, 1),
    Kind("opponent", tuple(SEAT_NAMES)),
    Kind("give", _GOOD, 1),
    Kind("turn", _GOOD, 1),
    Kind("protect"),
    Kind("yield"),
    Kind("pay"),
    Kind("leave"),
)
ACTION_COUNT: Final = len(ACTIONS)
PARAMETER: Final = ACTIONS.parameters()  # for each action

# The kinds of actions that answer each decision: one, or a range. By decision: the first of these
# actions, their end, and whether they name a good.
_ANSWERS: Final = (
    ("keep",), ("camel",), ("move",), ("hand", "shop"), ("ability", "nothing"), ("discard",),
    ("keep",), ("swap",), ("take",), ("stow",), ("display",), ("stow", "display"), ("opponent",),
    ("give",), ("give",), ("turn",), ("protect", "yield"), ("pay", "leave"),
)  # fmt: skip
FIRST: Final = tuple(ACTIONS.span(*kinds)[0] for kinds in _ANSWERS)
END: Final = tuple(ACTIONS.span(*kinds)[1] for kinds in _ANSWERS)
NAMES_GOOD: Final = tuple(ACTIONS.texts[first].endswith(GOODS[1]) for first in FIRST)

DO_KEEP: Final = ACTIONS.base("keep")
DO_CAMEL: Final = ACTIONS.base("camel")
DO_MOVE: Final = ACTIONS.base("move")
DO_HAND: Final = ACTIONS.base("hand")
DO_SHOP: Final = ACTIONS.base("shop")
DO_ABILITY: Final = ACTIONS.base("ability")
DO_COINS: Final = ACTIONS.base("coins")
DO_NOTHING: Final = ACTIONS.base("nothing")
DO_DISCARD: Final = ACTIONS.base("discard")
DO_SWAP: Final = ACTIONS.base("swap")
DO_TAKE: Final = ACTIONS.base("take")
DO_STOW: Final = ACTIONS.base("stow")
DO_DISPLAY: Final = ACTIONS.base("display")
DO_OPPONENT: Final = ACTIONS.base("opponent")
DO_GIVE: Final = ACTIONS.base("give")
DO_TURN: Final = ACTIONS.base("turn")
DO_PROTECT: Final = ACTIONS.base("protect")
DO_YIELD: Final = ACTIONS.base("yield")
DO_PAY: Final = ACTIONS.base("pay")
DO_LEAVE: Final = ACTIONS.base("leave")

EVENTS: Final = (
    EventKind("start-player", reveals=True),
    EventKind("camel-placed", ("space",)),
    EventKind("turn-began", reveals=True),  # which also shows that nobody has won
    EventKind("camel-moved", ("space", "steps", "price")),
    EventKind("took", ("good", "space", "place")),
    EventKind("token-claimed", ("good", "holder")),
    EventKind("token-lost", ("good",)),
    EventKind("token-protected", ("good", "other")),
    EventKind("token-paid", ("good", "other", "coins")),
    EventKind("token-left", ("good", "other")),
    EventKind("token-turned", ("good",)),
    EventKind("coins-gained", ("coins",)),
    EventKind("prestige-gained", ("prestige",)),
    EventKind("nothing-done"),
    EventKind("ability-used", ("character",)),
    EventKind("discarded", ("good", "place")),
    EventKind("drew", ("count",)),
    EventKind("saw", ("good",), ("good",), private=True, reveals=True),
    EventKind("kept", ("good",), ("good",)),
    EventKind("returned", ("count",)),
    EventKind("swapped-out", ("good", "space", "place")),
    EventKind("moved-card", ("good", "place")),
    EventKind("opponent-chosen", ("other",)),
    EventKind("card-taken", ("other", "good"), ("good",), reveals=True),
    EventKind("card-given", ("other", "good"), ("good",), reveals=True),
    EventKind("refilled", ("space", "good"), reveals=True),
    EventKind("end-near", reveals=True),
    EventKind("hand-shown", ("good", "count"), reveals=True),
    EventKind("good-scored", ("good",), reveals=True),
    EventKind("scored", ("points", "tokens", "prestige"), reveals=True),
    EventKind("won", ("reason",), reveals=True),
)
(
    START_PLAYER, CAMEL_PLACED, TURN_BEGAN, CAMEL_MOVED, TOOK, TOKEN_CLAIMED, TOKEN_LOST,
    TOKEN_PROTECTED, TOKEN_PAID, TOKEN_LEFT, TOKEN_TURNED, COINS_GAINED, PRESTIGE_GAINED,
    NOTHING_DONE, ABILITY_USED, DISCARDED, DREW, SAW, KEPT, RETURNED, SWAPPED_OUT, MOVED_CARD,
    OPPONENT_CHOSEN, CARD_TAKEN, CARD_GIVEN, REFILLED, END_NEAR, HAND_SHOWN, GOOD_SCORED, SCORED,
    WON,
) = range(len(EVENTS))  # fmt: skip

PLACES: Final = ("hand", "shop")
IN_HAND, IN_SHOP = range(2)

# Why the game ended; 0 while it goes on.
ENDINGS: Final = ("", "early-win", "most-points", "most-coins", "shared")
EARLY_WIN, MOST_POINTS, MOST_COINS, SHARED = range(1, 5)

# Why an action is refused; 0 when it is not.
REFUSALS: Final = (
    *contract.REFUSALS, "good-not-in-game", "not-drawn",
    "too-few-coins", "not-in-hand", "not-in-shop", "empty-space", "out-of-reach", "same-good",
    "not-an-opponent", "opponent-hand-empty", "no-such-token", "token-turned",
    "ability-impossible",
)  # fmt: skip
(
    FINE, GAME_OVER, NOT_YOUR_DECISION, OTHER_DECISION, GOOD_NOT_IN_GAME, NOT_DRAWN,
    TOO_FEW_COINS, NOT_IN_HAND, NOT_IN_SHOP, EMPTY_SPACE, OUT_OF_REACH, SAME_GOOD,
    NOT_AN_OPPONENT, OPPONENT_HAND_EMPTY, NO_SUCH_TOKEN, TOKEN_IS_TURNED,
    ABILITY_IMPOSSIBLE,
) = range(len(REFUSALS))  # fmt: skip

# What the numbers in event fields stand for.
FIELD_NAMES: Final = {
    "good": GOODS,
    "place": PLACES,
    "character": CHARACTERS,
    "reason": ENDINGS,
    "space": _SPACE,
}
SEAT_FIELDS: Final = frozenset({"holder", "other"})

assert len(SEAT_NAMES) == SEATS
