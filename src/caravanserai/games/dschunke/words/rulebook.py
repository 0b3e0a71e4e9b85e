"""The rulebook of Dschunke: its entries, the positions that show them, and what explains what."""

from typing import Final

from caravanserai.engine.rulebook import PROMPT, Chapter, Entry, Rulebook
from caravanserai.games.dschunke import alphabet as say

_GOALS: Final = Chapter(
    "goals",
    (
        Entry("aim", see=("worker-money", "sale", "junk-bonus")),
        Entry("goods", ("J5", "J10"), ("worker-goods", "resupply")),
        Entry(
            "visible",
            see=("worker-load", "worker-money", "junk-bonus"),
            example="dschunke; players: 3; grey: ABC AB; purple: BCA; A.hand: fish rice",
        ),
    ),
)

_SETUP: Final = Chapter(
    "setup",
    (
        Entry("setup", ("J1",), ("variant",)),
        Entry(
            "variant",
            ("J2", "J15"),
            example="dschunke; players: 3; decision: place; stations: grey brown white",
        ),
    ),
)

_ROUND: Final = Chapter(
    "round",
    (
        Entry("round", see=("market", "action", "resupply", "bartering", "moving")),
        Entry("market", ("J3",), ("sale", "special-exchange")),
        Entry(
            "event-s",
            ("J10",),
            ("special-cards",),
            "dschunke; players: 3; round: 3; decision: search; first: A; A.hand: fish rice*2",
        ),
        Entry("event-y", see=("secrets",)),
        Entry("action", see=("worker-load", "worker-goods", "worker-money", "trainee", "extra")),
        Entry("worker-load", ("J4",), ("visible",)),
        Entry("worker-goods", ("J5", "J10"), ("goods",)),
        Entry(
            "worker-money",
            see=("visible",),
            example="dschunke; merchants: purple brown grey; grey: AAB A; A.hand: fish rice",
        ),
        Entry(
            "trainee",
            example="dschunke; round: 4; first: A; merchants: white orange brown; A.hand: fish",
        ),
        Entry("extra", ("J9", "J11"), ("special-cards",)),
        Entry("resupply", ("J10",), ("goods", "special-extra-supply")),
        Entry("moving", ("J14",)),
    ),
)

_BARTERING: Final = Chapter(
    "bartering",
    (
        Entry(
            "bartering",
            ("J13",),
            ("sale", "bluff", "prize"),
            "dschunke; decision: bid; market: S412; A.hand: rice*2 fish; B.hand: spice*3; "
            "C.hand: spice*3; D.hand: fish*4",
        ),
        Entry("sale", see=("special-win-ties",)),
        Entry("bluff", ("J6",)),
        Entry("prize", ("J10",), ("special-cards",)),
    ),
)

_OF_SPECIAL: Final = {"exchange": ("J3", "J11"), "move": ("J8", "J11"), "win-ties": ("J12",)}
_SPECIALS: Final = Chapter(
    "specials",
    (
        Entry("special-cards", ("J12",), ("extra", "event-s", "prize")),
        *(
            Entry(f"special-{name}", _OF_SPECIAL.get(name, ()))
            for name in (*say.SPECIALS[1 : say.MONEY_CARD], "money", "eight", "twelve")
        ),
    ),
)

_END: Final = Chapter(
    "end",
    (
        Entry("counting", ("J14",), ("junk-bonus", "special-eight", "special-twelve")),
        Entry("junk-bonus", see=("visible",)),
        Entry("secrets", ("J7",)),
    ),
)

_WELL: Final = Chapter(
    "well", tuple(Entry(f"well-{what}") for what in ("bids", "bluffs", "cards", "think"))
)

_BY_WORK: Final = "@card-played,merchant-used,trainee-used"
_FOR_S: Final = "@special-won/round-began event-s"
_VARIANT: Final = ("station", "place")
_BIDS: Final = ("none", *(f"bid-{good}" for good in say.GOODS[1:]))

RULEBOOK: Final = Rulebook(
    cover="worker-money",
    chapters=(_GOALS, _SETUP, _ROUND, _BARTERING, _SPECIALS, _END, _WELL),
    terms={
        "bid": "bartering", "bluff": "bluff", "crate": "visible", "goods-card": "goods",
        "junk": "goods", "layer": "visible", "market-card": "market", "merchant": "action",
        "special": "special-cards", "stack": "event-s", "start-player": "moving",
        "strip": "worker-load", "supply": "resupply", "trainee": "trainee", "yuan": "worker-money",
    },
    prompts={
        **dict.fromkeys(_VARIANT, "variant"),
        "exchange": "special-exchange", "trade": "special-exchange", "search": "event-s",
        "keep": "event-s", "act": "action", "fetch": "worker-goods", "onto": "special-move",
        "after": "extra", "resupply": "resupply", "bid": "bartering", "prize": "prize",
        "prize-keep": "prize",
    },
    choices={
        **dict.fromkeys(_VARIANT, "variant"),
        **dict.fromkeys(_BIDS, "bartering"),
        "return": "special-exchange", "stop": "special-exchange", "take": PROMPT,
        "merchant": "{worker}", "lower": "trainee", "upper": "trainee", "load": "special-load",
        "collect": "special-money", "fetch": "special-goods", "move": "special-move",
        "onto": "special-move", "done": "extra", "search": PROMPT, "yuan": "prize",
        "keep": "{special}", "bluff": "bluff", "mixed": "bluff",
    },
    events={
        **dict.fromkeys(("station-chosen", "strip-placed", "merchant-shown"), "variant"),
        **dict.fromkeys(("loaded", "earned"), _BY_WORK),
        **dict.fromkeys(("searched", "saw"), _FOR_S),
        **dict.fromkeys(("card-played", "laid-open", "bonus-met", "bonus-missed"), "{special}"),
        **dict.fromkeys(("special-won", "special-tied", "yuan-instead"), "prize"),
        **dict.fromkeys(("scored", "won"), "counting"),
        "round-began": "round", "market-shown": "market", "market-special": "market",
        "returned": "special-exchange", "exchange-ended": "special-exchange",
        "took": "@returned,card-played,merchant-used,trainee-used", "resupplied": "resupply",
        "goods-short": "goods", "goods-counted": "goods", "declared": "event-y",
        "kept": f"{{special}} {_FOR_S}", "no-stack": "event-s", "turn-began": "action",
        "merchant-used": "{merchant}", "trainee-used": "trainee", "strip-lifted": "special-move",
        "strip-moved": "special-move", "bid": "bartering", "bid-shown": "bartering",
        "bluff-shown": "bluff", "sold": "sale", "start-player": "moving",
        "junks-scored": "junk-bonus",
    },
    refusals={
        "game-over": "counting", "not-your-decision": f"{PROMPT} round",
        "other-decision": f"{PROMPT} round", "junk-taken": "variant", "junk-full": "variant",
        "not-in-hand": f"{PROMPT} bartering", "nothing-for-it": "special-exchange",
        "just-returned": "special-exchange", "junk-empty": "goods", "face-down": "action",
        "no-such-trainee": "trainee", "merchant-there": "trainee", "card-not-held": "extra",
        "extra-played": "extra", "no-strips": "special-load", "no-top-strip": "special-move",
        "same-junk": "special-move", "stack-taken": "event-s", "stack-empty": "special-cards",
        "not-in-stack": "special-cards", "not-round-10": "prize", "too-few-cards": "bartering",
    },
    brief={
        "aim": "aim", "turn": "round", "crates": "visible", "bartering": "bartering",
        "cards": "special-cards", "end": "junk-bonus",
    },
)  # fmt: skip
