"""The rulebook of Araby: its entries, the positions that show them, and what explains what."""

from typing import Final

from caravanserai.engine.rulebook import PROMPT, Chapter, Entry, Rulebook
from caravanserai.games.araby import alphabet as say
from caravanserai.games.araby.words.rulebook_cards import CARDS

_TENT: Final = (
    "araby; players: 3; A.caravan: petra; A.entourage: merchant-prince-of-magics jewels-merchant "
    "guide; A.hand: scribe conjuration-of-spices wisdom; "
)

_GOALS: Final = Chapter(
    "goals",
    (
        Entry("aim", see=("camels", "arrival", "deals")),
        Entry("products", see=("tasking", "paying", "camels")),
        Entry("backs", ("A1",), ("arrival", "deck")),
        Entry("setup", ("A2",)),
    ),
)

_TURN: Final = Chapter(
    "turn",
    (
        Entry("turn", see=("arrival", "main", "ending", "draft", "last-passes")),
        Entry(
            "main",
            see=("playing", "tasking", "camels", "deals"),
            example=_TENT + "A.camels: A - - A -; A.products: jewels; B.caravan: basra",
        ),
        Entry("playing", ("A3", "A8"), ("paying", "cards")),
        Entry(
            "paying",
            ("A18",),
            ("playing", "term-credit"),
            "araby; players: 3; A.caravan: petra; A.hand: scout scribe; A.products: magics; "
            "A.coins: 2; in-play: magics-merchant+; card: magics-merchant; decision: pay; "
            "due: magics coin",
        ),
        Entry("tasking", ("A3", "A8"), ("cards",)),
        Entry(
            "camels",
            see=("arrival", "term-space", "term-own-caravan"),
            example=_TENT + "A.camels: A - - A -; A.products: jewels magics; A.coins: 4",
        ),
        Entry("others-turn", see=("term-own-caravan", "deals")),
        Entry("passing", ("A9", "A13")),
        Entry("ending", see=("passing", "draft", "last-passes")),
        Entry(
            "draft",
            see=("backs",),
            example=_TENT + "decision: draft; left: 2; draft: scribe/2 scout/3 guard/4 loyalty/5",
        ),
        Entry("last-passes", ("A10",), ("debts", "backs")),
    ),
)

_CARAVAN: Final = Chapter(
    "caravan",
    (
        Entry(
            "arrival",
            see=("backs", "camels"),
            example=_TENT + "A.camels: A B - A - - A B A; deck: scribe/38 ...; B.caravan: basra",
        ),
        Entry("guards", ("A19",), ("card-guard", "card-preservation")),
        Entry("deck", ("A12", "A17"), ("backs",)),
    ),
)

_TERMS: Final = {
    "coins": (), "card": ("A5",), "entourage": (), "product": (), "credit": (), "space": ("A10",),
    "spaces": (), "own-caravan": ("A10",), "camel": ("A20",), "task": ("A15",), "words": (),
}  # fmt: skip
_DEALS: Final = Chapter(
    "deals",
    (
        Entry("deals", ("A5", "A11"), ("offers", "debts", "promises")),
        Entry(
            "offers",
            ("A14",),
            example=_TENT + "A.coins: 6; B.products: magics; B.caravan: basra; "
            "offer.B.A: waiting product=magics for coins=2; B.offers-made: 1",
        ),
        *(Entry(f"term-{term}", rulings) for term, rulings in _TERMS.items()),
        Entry("debts", ("A4", "A16"), ("last-passes",)),
        Entry("promises", see=("term-words",)),
    ),
)

_KINDS: Final = Chapter(
    "cards",
    (
        Entry("cards", see=("merchants", "allies", "virtues", "djinn")),
        Entry("merchants"),
        Entry("allies"),
        Entry("virtues"),
        Entry("djinn"),
        *CARDS,
    ),
)

_END: Final = Chapter(
    "end",
    (
        Entry("end", ("A6", "A7"), ("arrival", "ties")),
        Entry("ties"),
        Entry("secrets", ("A1", "A5")),
    ),
)

_WELL: Final = Chapter(
    "well", tuple(Entry(f"well-{what}") for what in ("makers", "kinds", "deals", "think"))
)

_BY_CARD: Final = "@tasked,played"
_ASKED_BY_CARD: Final = tuple(say.DECISIONS[say.PRODUCT : say.NAME])
_IN_OFFER: Final = (
    "offer", "any", "want", "send", "drop", "accept", "decline", "counter", "withdraw",
)  # fmt: skip
_OF_DEBTS: Final = (
    "owed", "settling", "debt-called", "debt-waits", "debt-met", "defaulted", "card-owed",
    "card-debt-met", "card-defaulted",
)  # fmt: skip
_OF_OFFERS: Final = tuple(kind.name for kind in say.EVENTS if kind.name.startswith("offer-"))
_OF_PROMISES: Final = tuple(kind.name for kind in say.EVENTS if kind.name.startswith("promise"))

RULEBOOK: Final = Rulebook(
    cover="arrival",
    chapters=(_GOALS, _TURN, _CARAVAN, _DEALS, _KINDS, _END, _WELL),
    terms={
        "active": "turn", "back": "backs", "bandits": "arrival", "camel": "camels",
        "caravan": "arrival", "deal": "deals", "debt": "debts", "djinn": "djinn", "draft": "draft",
        "entourage": "tasking", "icon": "paying", "ledger": "promises",
        "locked": "term-own-caravan", "payment": "term-credit", "payout": "arrival",
        "permission": "term-space",
        "persona": "setup", "product": "products", "refresh": "tasking", "stranded": "arrival",
        "task": "tasking", "tent": "secrets",
    },
    prompts={
        **dict.fromkeys(_ASKED_BY_CARD, "{card} cards"),
        "main": "main", "passed": "passing", "last": "last-passes", "draft": "draft",
        "pay": "paying", "name": "offers", "name-debt": "debts", "called": "debts",
        "making": "offers",
    },
    choices={
        **dict.fromkeys(("card", "product", "coins", "player", "nth", "yes", "no", "done"), PROMPT),
        **dict.fromkeys(_IN_OFFER, "offers"),
        **dict.fromkeys(("kept", "broken", "promise"), "promises"),
        **dict.fromkeys(("entourage", "space", "spaces", "own-caravan", "words"), PROMPT),
        "pass": "passing", "end": "ending", "play": "{card} playing", "task": "{card} tasking",
        "camel": "camels", "credit": "term-credit", "due": "debts", "settle": "debts",
        "term": "{term} offers",
    },
    events={
        **dict.fromkeys(_OF_DEBTS, "debts"),
        **dict.fromkeys(_OF_OFFERS, "offers"),
        **dict.fromkeys(_OF_PROMISES, "promises"),
        **dict.fromkeys(("caravan-resolves", "camel-returned", "camels-paid"), "arrival"),
        **dict.fromkeys(("drafted", "refilled"), "draft"),
        **dict.fromkeys(("camel-guarded", "caravan-guarded"), f"{_BY_CARD} guards"),
        **dict.fromkeys(
            ("coins-gained", "made", "card-picked", "product-picked", "converted", "drew", "saw",
             "card-refreshed", "camel-picked", "camel-shifted", "camel-recalled", "looked",
             "arranged", "milled", "fetched", "swapped-out", "swapped-in"),
            f"{_BY_CARD} cards",
        ),
        "turn-began": "turn", "caravan-began": "turn", "entourage-refreshed": "tasking",
        "coins-paid": "paying", "coins-passed": "term-coins", "played": "{card} playing",
        "product-used": "products", "credit-used": "term-credit", "discarded": "paying",
        "tasked": "{card} tasking", "card-passed": "term-card", "camel-placed": "camels",
        "deck-turned": "deck", "top-back": "backs", "passed": "passing", "turn-ended": "ending",
        "deal-made": "deals", "entourage-passed": "term-entourage",
        "product-passed": "term-product", "credit-given": "term-credit",
        "space-allowed": "term-space", "spaces-allowed": "term-spaces",
        "own-caravan-allowed": "term-own-caravan", "products-lost": "products",
        "scored": "end", "won": "ties",
    },
    refusals={
        **dict.fromkeys(
            ("offer-limit", "offer-waiting", "no-offer", "order-of-terms", "too-many-terms",
             "empty-offer", "card-to-name"),
            "offers",
        ),
        **dict.fromkeys(("not-in-entourage", "already-tasked"), "tasking"),
        **dict.fromkeys(("no-caravan", "space-taken", "no-camel", "no-camel-there"), "camels"),
        "game-over": "end", "not-your-decision": f"{PROMPT} turn",
        "other-decision": f"{PROMPT} turn", "not-in-this-round": "last-passes",
        "not-your-turn": "others-turn", "already-passed": "passing",
        "not-in-hand": f"{PROMPT} playing", "not-payable": "paying", "played-already": "playing",
        "nothing-to-do": "{card} cards", "locked": "term-own-caravan", "no-leave": "term-space",
        "no-product": "products", "too-few-coins": f"{PROMPT} paying",
        "no-such-card": f"{PROMPT} cards", "not-an-opponent": f"{PROMPT} offers",
        "no-such-debt": "debts", "no-such-promise": "promises", "ledger-full": "debts",
        "not-possible": f"{PROMPT} offers", "same-product": f"{PROMPT} products",
        "already-allowed": "term-space",
    },
    brief={
        "aim": "aim", "turn": "turn", "paying": "paying", "camels": "camels", "caravan": "arrival",
        "deals": "deals", "end": "end", "persona": "{name} setup", "card": "{name} cards",
    },
)  # fmt: skip
