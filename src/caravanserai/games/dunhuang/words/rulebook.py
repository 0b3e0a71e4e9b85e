"""The rulebook of Dunhuang: its entries, the positions that show them, and what explains what."""

from typing import Final

from caravanserai.engine.rulebook import PROMPT, Chapter, Entry, Rulebook
from caravanserai.games.dunhuang import alphabet as say

_MARKET: Final = "paper lapis tea bamboo glass wool silver tea"


def _shown(what: str, taken: str = "") -> str:
    """A position in a game of three. taken: the good that has left the market."""
    return (
        "dunhuang; players: 3; first: B; A.coins: 5; B.coins: 4; C.coins: 7; "
        "tiles: painter farmer general domestic princess buddhist diplomat trader; "
        f"market: {_MARKET.replace(taken, '-') if taken else _MARKET}; {what}"
    )


_GOALS: Final = Chapter(
    "goals",
    (
        Entry("aim", see=("ending-early-win", "ending-most-points")),
        Entry("goods", see=("setup",)),
        Entry("tokens", see=("majority", "protection")),
    ),
)

_SETUP: Final = Chapter(
    "setup",
    (
        Entry("setup"),
        Entry("opening", see=("secrets",)),
        Entry(
            "first-player",
            example=_shown("decision: camel; A.hand: silver; B.hand: tea; C.hand: wool"),
        ),
    ),
)

_TURN: Final = Chapter(
    "turn",
    (
        Entry("turn", see=("camel", "taking", "bonus", "ending-early-win", "refill")),
        Entry(
            "camel",
            ("D1",),
            example=_shown("turn: A; camel: 1; A.hand: silver tea; A.shop: tea; A.tokens: tea"),
        ),
        Entry(
            "taking",
            see=("hand", "shop"),
            example=_shown(
                "turn: A; camel: 3; decision: store; A.hand: silver glass; "
                "A.shop: tea; B.shop: tea; B.tokens: tea"
            ),
        ),
        Entry("hand", see=("secrets", "ending-early-win", "ending-most-points")),
        Entry("shop", see=("majority",)),
        Entry(
            "majority",
            ("D2", "D3"),
            ("losing", "protection"),
            _shown(
                "turn: A; camel: 3; decision: store; A.hand: silver; A.shop: tea lapis; A.tokens: "
                "lapis; B.shop: tea*2 paper; B.tokens: tea; C.shop: paper*2; C.tokens: paper"
            ),
        ),
        Entry(
            "losing", ("D4", "D5"), ("character-soldier", "character-maid", "character-domestic")
        ),
        Entry(
            "bonus",
            ("D9",),
            ("characters",),
            _shown(
                "turn: A; camel: 5; decision: bonus; A.shop: tea lapis; A.tokens: tea lapis",
                "glass",
            ),
        ),
        Entry("refill", ("D10",), ("end",)),
    ),
)

_SPECIAL: Final = {
    "painter": ("D8a",),
    "musician": ("D8a",),
    "princess": ("D8a",),
    "dancer": ("D9",),
    "interpreter": ("D8",),
    "diplomat": ("D8",),
    "soldier": ("D4", "D6", "D6a", "D10"),
    "general": ("D6", "D10"),
    "trader": ("D7",),
    "merchant": ("D7", "D8a"),
    "maid": ("D4", "D6"),
    "domestic": ("D5",),
    "shepherd": ("D10",),
    "farmer": ("D10",),
    "manichean": ("D8a",),
    "buddhist": ("D8a",),
}
_SEE: Final = {
    **dict.fromkeys(("soldier", "maid", "domestic"), ("majority", "losing")),
    **dict.fromkeys(("manichean", "buddhist"), ("protection",)),
    "musician": ("losing",),
}
_SHOWN: Final = {
    "farmer": _shown("turn: A; camel: 2; steps: 2; decision: space; A.hand: lapis", "lapis"),
}

_CHARACTERS: Final = Chapter(
    "characters",
    (
        Entry("characters", ("D8a",), ("bonus",)),
        *(
            Entry(f"character-{name}", _SPECIAL[name], _SEE.get(name, ()), _SHOWN.get(name, ""))
            for name in say.CHARACTERS
        ),
        Entry(
            "protection",
            ("D3",),
            ("character-manichean", "character-buddhist", "majority"),
            _shown(
                "turn: A; camel: 4; decision: pay; claim: bamboo; A.shop: bamboo*2; "
                "B.shop: bamboo*2 paper; B.tokens: bamboo商 paper",
                "bamboo",
            ),
        ),
    ),
)

_END: Final = Chapter(
    "end",
    (
        Entry(
            "ending-early-win",
            see=("tokens", "hand"),
            example=_shown(
                "turn: A; camel: 3; decision: store; A.hand: silver lapis pottery; "
                "A.shop: bamboo glass paper wool; A.tokens: bamboo glass paper wool; "
                "B.shop: lapis; B.tokens: lapis"
            ),
        ),
        Entry("end", ("D11",), ("refill", "ending-most-points")),
        Entry("ending-most-points", see=("hand", "tokens", "ties")),
        Entry("ties"),
        Entry("secrets"),
    ),
)

_WELL: Final = Chapter(
    "well",
    tuple(Entry(f"well-{what}") for what in ("early", "late", "turn", "think")),
)

_BY_ABILITY: Final = "@ability-used"
_IN_TURN: Final = "@ability-used/turn-began"

RULEBOOK: Final = Rulebook(
    cover="majority",
    chapters=(_GOALS, _SETUP, _TURN, _CHARACTERS, _END, _WELL),
    terms={
        "camel": "camel", "coin": "camel", "collection": "shop", "goods": "goods", "hand": "hand",
        "majority": "majority", "market": "refill", "middle": "losing", "pile": "end",
        "prestige": "ending-most-points", "shop": "shop", "token": "tokens", "shang": "protection",
    },
    prompts={
        "opening": "opening", "camel": "first-player", "move": "camel", "store": "taking",
        "bonus": "bonus", "maid-shop": "character-maid", "maid-hand": "character-maid",
        "protect": "character-manichean", "pay": "character-buddhist",
        **dict.fromkeys(
            ("discard", "keep", "swap", "space", "domestic", "opponent", "give", "return", "token"),
            "{tile}",
        ),
    },
    choices={
        "camel": "first-player", "move": "camel", "hand": "hand", "shop": "majority",
        "ability": "{tile}", "coins": "bonus", "nothing": "bonus",
        "protect": "character-manichean", "yield": "character-manichean",
        "pay": "character-buddhist", "leave": "character-buddhist",
        **dict.fromkeys(
            ("keep", "discard", "swap", "take", "stow", "display", "opponent", "give", "turn"),
            PROMPT,
        ),
    },
    events={
        "start-player": "first-player", "camel-placed": "first-player", "turn-began": "turn",
        "camel-moved": "camel", "took": f"{_IN_TURN} taking", "token-claimed": "majority",
        "token-lost": "losing", "token-protected": "character-manichean",
        "token-paid": "character-buddhist", "token-left": "character-buddhist",
        "coins-gained": "bonus", "nothing-done": "bonus", "ability-used": "{character}",
        "kept": f"{_IN_TURN} opening", "saw": f"{_IN_TURN} opening",
        "refilled": "refill", "end-near": "end", "hand-shown": "hand",
        "good-scored": "ending-most-points", "scored": "ending-most-points",
        "won": "{reason} ties",
        **dict.fromkeys(
            ("token-turned", "prestige-gained", "discarded", "drew", "returned", "swapped-out",
             "moved-card", "opponent-chosen", "card-taken", "card-given"),
            _BY_ABILITY,
        ),
    },
    refusals={
        "game-over": "end", "not-your-decision": "turn", "good-not-in-game": "setup",
        "too-few-coins": "camel", "same-good": "character-maid", "token-turned": "protection",
        "ability-impossible": "{tile}",
        **dict.fromkeys(
            ("other-decision", "not-drawn", "not-in-hand", "not-in-shop", "empty-space",
             "out-of-reach", "not-an-opponent", "opponent-hand-empty", "no-such-token"),
            f"{PROMPT} turn",
        ),
    },
    brief={
        "aim": "aim", "turn": "turn", "shop": "majority", "end": "ending-most-points",
        "character": "{name}",
    },
)  # fmt: skip
