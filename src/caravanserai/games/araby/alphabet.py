"""The words of Merchants of Araby: products, cards, effects, decisions, actions, events."""

from typing import Final

from caravanserai.engine import contract
from caravanserai.engine.actions import Alphabet, Kind
from caravanserai.engine.events import EventKind
from caravanserai.engine.record import SEATS

PRODUCTS: Final = ("magics", "jewels", "spices", "fabrics")
ICONS: Final = (*PRODUCTS, "coin")
COIN: Final = 4
ICON_COUNT: Final = 5
PRODUCT_COUNT: Final = 4
ANY_PRODUCT: Final = 4

CARD_KINDS: Final = ("none", "persona", "merchant", "ally", "virtue", "djinn")
NO_KIND, PERSONA, MERCHANT, ALLY, VIRTUE, DJINN = range(6)
KIND_COUNTS: Final = {"merchant": 16, "ally": 21, "virtue": 19, "djinn": 14}

# Card types have fixed numbers: personas, the package's own cards, and room for cards from another
# data file.
CARD_NAMES: Final = (
    "Merchant Prince of Magics", "Merchant Prince of Jewels", "Merchant Prince of Spices",
    "Merchant Prince of Fabrics",
    "Magics Merchant", "Jewels Merchant", "Spices Merchant", "Fabrics Merchant",
    "Conjuration of Magics", "Conjuration of Jewels", "Conjuration of Spices",
    "Conjuration of Fabrics", "Transmutation", "Invigoration", "Rejuvenation", "Divination",
    "Misdirection", "Preservation",
    "Generosity", "Prudence", "Wisdom", "Diligence", "Courage", "Loyalty", "Hospitality",
    "Patience",
    "Broker", "Scribe", "Money Changer", "Foreman", "Guide", "Herdsman", "Scout", "Guard",
    "Storyteller",
)  # fmt: skip
CITY_NAMES: Final = (
    "Basra", "Baghdad", "Damascus", "Aleppo", "Petra", "Palmyra", "Muscat", "Aden", "Sanaa",
    "Shiraz", "Isfahan", "Samarkand", "Bukhara", "Merv", "Ctesiphon", "Tyre",
)  # fmt: skip
PERSONAS: Final = 4
TYPES: Final = 60
ANY_CARD: Final = TYPES
UNNAMED: Final = -1
DECK_CARDS: Final = 70
CARDS: Final = DECK_CARDS + PERSONAS
CARAVANS: Final = 16
SPACES: Final = 9
ROWS: Final = 3
CAMELS: Final = 5
STACKS: Final = 4
STARTING_COINS: Final = 3
OPENING_HAND: Final = 5
DRAFT_LINE: Final = 4
DRAFTED: Final = 2
FINAL_DISCARDS: Final = 2
PLAIN_PAYS: Final = (2, 3, 4)
NO_CARAVAN: Final = -1


def slug(name: str) -> str:
    """A card's name as one word."""
    return "-".join(name.lower().split())


CARD_WORDS: Final = tuple(slug(name) for name in CARD_NAMES) + tuple(
    f"card-{number}" for number in range(len(CARD_NAMES), TYPES)
)

# Where cards lie, in this order in the state; a hand and an entourage for each seat.
DECK: Final = 0
DRAFT: Final = 1
HAND: Final = 2
DISCARD: Final = HAND + SEATS
IN_PLAY: Final = DISCARD + 1
ASIDE: Final = DISCARD + 2
ENTOURAGE: Final = DISCARD + 3
UNUSED: Final = ENTOURAGE + SEATS
ZONES: Final = UNUSED + 1

# What a card's mark means.
TASKED: Final = 1
PLAYED: Final = 2

# Effects: (word, does its first argument name a product, has it a number).
OPS: Final = (
    "none", "make", "coins", "opponent_coins", "coins_per_camel", "draw", "opponent_draw",
    "discard", "give_drawn", "refresh", "convert", "place_free", "shift", "recall",
    "guard_camel", "guard_caravan", "peek", "arrange_top", "mill", "may_mill", "from_discard",
    "swap_draft",
)  # fmt: skip
(
    NO_OP, MAKE, COINS, OPPONENT_COINS, COINS_PER_CAMEL, DRAW, OPPONENT_DRAW,
    DISCARD_CARDS, GIVE_DRAWN, REFRESH, CONVERT, PLACE_FREE, SHIFT, RECALL,
    GUARD_CAMEL, GUARD_CARAVAN, PEEK, ARRANGE_TOP, MILL, MAY_MILL, FROM_DISCARD,
    SWAP_DRAFT,
) = range(len(OPS))  # fmt: skip
BARE_OPS: Final = ("shift", "recall", "guard_camel", "guard_caravan")
STEPS: Final = 4
ALL_CARDS: Final = 0
MOST_LOOKED_AT: Final = 5

# What the game is waiting for.
DECISIONS: Final = (
    "main", "last", "draft", "pay", "product", "convert", "into", "opponent", "discard", "give",
    "refresh", "place", "shift", "shift-to", "recall", "guard", "guard-caravan", "arrange", "mill",
    "fetch", "swap", "swap-for", "name", "called",
)  # fmt: skip
(
    MAIN, LAST, DRAFTING, PAY, PRODUCT, CONVERT_FROM, CONVERT_INTO, OPPONENT, DISCARDING, GIVE,
    REFRESHING, PLACE, SHIFT_FROM, SHIFT_TO, RECALLING, GUARDING, GUARDING_CARAVAN, ARRANGE,
    MILLING, FETCH, SWAP, SWAP_FOR, NAME, CALLED,
) = range(len(DECISIONS))  # fmt: skip

# Deals: what is given, in the order an offer lists it, and when.
TERMS: Final = (
    "none", "coins", "card", "entourage", "product", "credit", "space", "spaces", "own-caravan",
    "camel", "task", "choice", "words",
)  # fmt: skip
(
    NO_TERM, COINS_TERM, CARD_TERM, ENTOURAGE_TERM, PRODUCT_TERM, CREDIT_TERM, SPACE_TERM,
    SPACES_TERM, OWN_TERM, CAMEL_TERM, TASK_TERM, CHOICE_TERM, WORDS_TERM,
) = range(len(TERMS))  # fmt: skip
LEAVE: Final = (SPACE_TERM, SPACES_TERM, OWN_TERM)  # given now, or promised: never due (A16)
MODES: Final = ("now", "due", "promise")
NOW, DUE, PROMISE = range(3)
MODE: Final = 16  # a term's first number is its kind + MODE * when
MODE_COUNT: Final = 3  # the next part an offer lists is MODE_COUNT * side + when
GIVES, WANTS = range(2)
SIDE_TERMS: Final = 6
OFFER_TERMS: Final = 2 * SIDE_TERMS
PAIRS: Final = SEATS * (SEATS - 1)
NO_OFFER, BEING_MADE, WAITING = range(3)
MOST_COINS: Final = 63
MOST_OFFERS: Final = 12
MOST_HELD: Final = 99  # of a product, a credit, or a permission: more than any turn can use
DEBTS: Final = 32
PROMISES: Final = 24
OPEN, KEPT, BROKEN = range(3)
PROMISE_STATES: Final = ("open", "kept", "broken")
FIXED: Final = 2  # choices an offer may fix for a card to be tasked
ACTION_PART: Final = 128  # a fixed action is ACTION_PART * a term's `what` + its `fixed`

# The columns of deals in the state. TERM_KIND holds kind and when, PROMISE_BY 1 + who.
TERM_KIND, TERM_WHAT, TERM_FIXED = range(3)
DEBT_BY, DEBT_TO, DEBT_KIND, DEBT_WHAT = range(4)
PROMISE_BY, PROMISE_TO, PROMISE_KIND, PROMISE_WHAT, PROMISE_TURN, PROMISE_STATE = range(6)
QUEUED_CARD, QUEUED_FOR = range(2)

SEAT_NAMES: Final = "ABCD"
_SEATS: Final = tuple(SEAT_NAMES)


def _numbers(low: int, high: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(low, high + 1))


CAMEL_SPACES: Final = tuple(f"{seat}{n}" for seat in _SEATS for n in range(1, SPACES + 1))
ACTIONS: Final = Alphabet(
    Kind("pass"),
    Kind("end"),
    Kind("play", CARD_WORDS[PERSONAS:], PERSONAS),
    Kind("task", CARD_WORDS),
    Kind("camel", CAMEL_SPACES),
    Kind("card", CARD_WORDS),
    Kind("product", PRODUCTS),
    Kind("credit", ICONS),
    Kind("coins", _numbers(1, MOST_COINS), 1, is_amount=True),
    Kind("player", _SEATS),
    Kind("nth", _numbers(1, MOST_LOOKED_AT)),
    Kind("yes"),
    Kind("no"),
    Kind("done"),
    Kind("offer", _SEATS),
    Kind("any"),
    Kind("entourage", CARD_WORDS),
    Kind("space", _numbers(1, SPACES)),
    Kind("spaces", _numbers(1, CAMELS), 1),
    Kind("own-caravan"),
    Kind("words"),
    Kind("due"),
    Kind("promise"),
    Kind("want"),
    Kind("send"),
    Kind("drop"),
    Kind("accept", _SEATS),
    Kind("decline", _SEATS),
    Kind("counter", _SEATS),
    Kind("withdraw", _SEATS),
    Kind("settle", _numbers(1, DEBTS)),
    Kind("kept", _numbers(1, PROMISES)),
    Kind("broken", _numbers(1, PROMISES)),
)
ACTION_COUNT: Final = len(ACTIONS)
DO_PASS: Final = ACTIONS.base("pass")
DO_END: Final = ACTIONS.base("end")
DO_PLAY: Final = ACTIONS.base("play")
DO_TASK: Final = ACTIONS.base("task")
DO_CAMEL: Final = ACTIONS.base("camel")
DO_CARD: Final = ACTIONS.base("card")
DO_PRODUCT: Final = ACTIONS.base("product")
DO_CREDIT: Final = ACTIONS.base("credit")
DO_COINS: Final = ACTIONS.base("coins")
DO_PLAYER: Final = ACTIONS.base("player")
DO_NTH: Final = ACTIONS.base("nth")
DO_YES: Final = ACTIONS.base("yes")
DO_NO: Final = ACTIONS.base("no")
DO_DONE: Final = ACTIONS.base("done")
DO_OFFER: Final = ACTIONS.base("offer")
DO_ANY: Final = ACTIONS.base("any")
DO_ENTOURAGE: Final = ACTIONS.base("entourage")
DO_SPACE: Final = ACTIONS.base("space")
DO_SPACES: Final = ACTIONS.base("spaces")
DO_OWN: Final = ACTIONS.base("own-caravan")
DO_WORDS: Final = ACTIONS.base("words")
DO_DUE: Final = ACTIONS.base("due")
DO_PROMISE: Final = ACTIONS.base("promise")
DO_WANT: Final = ACTIONS.base("want")
DO_SEND: Final = ACTIONS.base("send")
DO_DROP: Final = ACTIONS.base("drop")
DO_ACCEPT: Final = ACTIONS.base("accept")
DO_DECLINE: Final = ACTIONS.base("decline")
DO_COUNTER: Final = ACTIONS.base("counter")
DO_WITHDRAW: Final = ACTIONS.base("withdraw")
DO_SETTLE: Final = ACTIONS.base("settle")
DO_KEPT: Final = ACTIONS.base("kept")
DO_BROKEN: Final = ACTIONS.base("broken")

EVENTS: Final = (
    EventKind("turn-began", ("turn",)),
    EventKind("caravan-began", ("city",), reveals=True),
    EventKind("entourage-refreshed"),
    EventKind("caravan-resolves", ("bandit", "back"), reveals=True),
    EventKind("camel-returned", ("caravan", "space", "why")),
    EventKind("camels-paid", ("caravan", "coins")),
    EventKind("coins-gained", ("coins",)),
    EventKind("coins-paid", ("coins",)),
    EventKind("coins-passed", ("other", "coins")),
    EventKind("played", ("card", "back")),
    EventKind("product-used", ("product",)),
    EventKind("credit-used", ("icon",)),
    EventKind("discarded", ("card", "back")),
    EventKind("tasked", ("card", "other")),
    EventKind("made", ("product", "count")),
    EventKind("card-picked", ("card",), ("card",)),
    EventKind("product-picked", ("product",)),
    EventKind("converted", ("product", "into")),
    EventKind("drew", ("count",)),
    EventKind("saw", ("card", "back"), ("card", "back"), private=True, reveals=True),
    EventKind("card-passed", ("other", "card", "back"), ("card", "back"), reveals=True),
    EventKind("card-refreshed", ("card",)),
    EventKind("camel-placed", ("caravan", "space")),
    EventKind("camel-picked", ("caravan", "space")),
    EventKind("camel-shifted", ("caravan", "space", "to")),
    EventKind("camel-recalled", ("caravan", "space")),
    EventKind("camel-guarded", ("caravan", "space")),
    EventKind("caravan-guarded", ("caravan",)),
    EventKind("looked", ("count",)),
    EventKind("arranged", ("count",)),
    EventKind("milled", ("card", "back"), reveals=True),
    EventKind("fetched", ("card",)),
    EventKind("swapped-out", ("card", "back")),
    EventKind("swapped-in", ("card",)),
    EventKind("drafted", ("card",)),
    EventKind("refilled", ("card", "back"), reveals=True),
    EventKind("deck-turned", ("count",)),
    EventKind("top-back", ("back",), reveals=True),
    EventKind("passed"),
    EventKind("turn-ended"),
    EventKind("offer-begun", ("other",)),
    EventKind("offer-sent", ("other",)),
    EventKind("offer-term", ("other", "term", "value"), private=True),
    EventKind("offer-declined", ("other",), private=True),
    EventKind("offer-withdrawn", ("other",), private=True),
    EventKind("offer-lapsed", ("other",), private=True, reveals=True),
    EventKind("offer-closed", ("other",)),
    EventKind("deal-made", ("other",), reveals=True),
    EventKind("entourage-passed", ("other", "card")),
    EventKind("product-passed", ("other", "product")),
    EventKind("credit-given", ("other", "icon")),
    EventKind("space-allowed", ("other", "space")),
    EventKind("spaces-allowed", ("other", "count")),
    EventKind("own-caravan-allowed", ("other",)),
    EventKind("owed", ("other", "term", "value")),
    EventKind("settling", ("other", "debt")),
    EventKind("debt-called", ("other", "debt"), reveals=True),
    EventKind("debt-waits", ("other", "debt")),
    EventKind("debt-met", ("other", "term", "value")),
    EventKind("defaulted", ("other", "term", "value")),
    EventKind("card-owed", ("other", "card"), ("card",)),
    EventKind("card-debt-met", ("other", "card"), ("card",), reveals=True),
    EventKind("card-defaulted", ("other", "card"), ("card",), reveals=True),
    EventKind("promised", ("other", "term", "value")),
    EventKind("promise-kept", ("other", "promise")),
    EventKind("promise-broken", ("other", "promise")),
    EventKind("promise-settled", ("other", "promise")),
    EventKind("products-lost"),
    EventKind("scored", ("coins", "entourage"), reveals=True),
    EventKind("won", ("reason",), reveals=True),
)
(
    TURN_BEGAN, CARAVAN_BEGAN, ENTOURAGE_REFRESHED, CARAVAN_RESOLVES, CAMEL_RETURNED, CAMELS_PAID,
    COINS_GAINED, COINS_PAID, COINS_PASSED, CARD_PLAYED, PRODUCT_USED, CREDIT_USED, DISCARDED,
    CARD_TASKED, MADE, CARD_PICKED, PRODUCT_PICKED, CONVERTED, DREW, SAW, CARD_PASSED,
    CARD_REFRESHED, CAMEL_PLACED, CAMEL_PICKED, CAMEL_SHIFTED, CAMEL_RECALLED, CAMEL_GUARDED,
    CARAVAN_GUARDED, LOOKED, ARRANGED, MILLED, FETCHED, SWAPPED_OUT, SWAPPED_IN, DRAFTED_CARD,
    REFILLED, DECK_TURNED, TOP_BACK, PASSED, TURN_ENDED, OFFER_BEGUN, OFFER_SENT, OFFER_TERM,
    OFFER_DECLINED, OFFER_WITHDRAWN, OFFER_LAPSED, OFFER_CLOSED, DEAL_MADE, ENTOURAGE_PASSED,
    PRODUCT_PASSED, CREDIT_GIVEN, SPACE_ALLOWED, SPACES_ALLOWED, OWN_ALLOWED, OWED, SETTLING,
    DEBT_CALLED, DEBT_WAITS, DEBT_MET, DEFAULTED, CARD_OWED, CARD_DEBT_MET, CARD_DEFAULTED,
    PROMISED, PROMISE_KEPT, PROMISE_BROKEN, PROMISE_SETTLED, PRODUCTS_LOST, SCORED, WON,
) = range(len(EVENTS))  # fmt: skip

# Why a camel goes home.
RETURNS: Final = ("stranded", "bandits")
STRANDED, BANDITS = range(2)

# Why the game ended; 0 while it goes on.
ENDINGS: Final = ("", "most-coins", "most-entourage", "shared")
MOST_COINS_WON, MOST_ENTOURAGE, SHARED = range(1, 4)

# Why an action is refused; 0 when it is not.
REFUSALS: Final = (
    *contract.REFUSALS, "not-in-this-round", "not-your-turn",
    "already-passed", "not-in-hand", "not-payable", "played-already", "nothing-to-do",
    "not-in-entourage", "already-tasked", "no-caravan", "space-taken", "locked", "no-leave",
    "no-camel", "no-camel-there", "no-product", "too-few-coins", "no-such-card",
    "not-an-opponent", "offer-limit", "offer-waiting", "no-offer", "order-of-terms",
    "too-many-terms", "empty-offer", "no-such-debt", "no-such-promise", "ledger-full",
    "not-possible", "same-product", "already-allowed", "card-to-name",
)  # fmt: skip
(
    FINE, GAME_OVER, NOT_YOUR_DECISION, OTHER_DECISION, NOT_IN_THIS_ROUND, NOT_YOUR_TURN,
    ALREADY_PASSED, NOT_IN_HAND, NOT_PAYABLE, PLAYED_ALREADY, NOTHING_TO_DO,
    NOT_IN_ENTOURAGE, ALREADY_TASKED, NO_CARAVAN_THERE, SPACE_TAKEN, LOCKED, NO_LEAVE,
    NO_CAMEL, NO_CAMEL_THERE, NO_PRODUCT, TOO_FEW_COINS, NO_SUCH_CARD,
    NOT_AN_OPPONENT, OFFER_LIMIT, OFFER_WAITS, NO_OFFER_THERE, ORDER_OF_TERMS, TOO_MANY_TERMS,
    EMPTY_OFFER, NO_SUCH_DEBT, NO_SUCH_PROMISE, LEDGER_FULL, NOT_POSSIBLE, SAME_PRODUCT,
    ALREADY_ALLOWED, CARD_TO_NAME,
) = range(len(REFUSALS))  # fmt: skip


# What the numbers in event fields stand for.
def _term_name(mode: int, kind: int) -> str:
    only_now, only_promised = kind == CHOICE_TERM, kind == WORDS_TERM
    if not 0 < kind < len(TERMS) or (only_now and mode) or (only_promised and mode != PROMISE):
        return ""
    if mode == DUE and kind in LEAVE:
        return ""
    return f"{MODES[mode]}-{TERMS[kind]}"


TERM_NAMES: Final = tuple(_term_name(mode, kind) for mode in range(3) for kind in range(MODE))
FIELD_NAMES: Final = {
    "card": (*CARD_WORDS, "any"),
    "product": PRODUCTS,
    "into": PRODUCTS,
    "icon": ICONS,
    "space": _numbers(1, SPACES),
    "to": _numbers(1, SPACES),
    "why": RETURNS,
    "term": TERM_NAMES,
    "reason": ENDINGS,
}
SEAT_FIELDS: Final = frozenset({"other", "caravan"})

assert ACTION_COUNT <= 512
