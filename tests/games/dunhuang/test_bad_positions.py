"""Texts that describe no position: each is refused with a reason, a code and the line."""

from typing import NamedTuple

import pytest

from caravanserai.engine.errors import BadNotation, CaravanseraiError, ImpossiblePosition
from caravanserai.games.dunhuang.game import GAME

MARKET = "market: tea tea tea paper paper paper wool wool"


class Bad(NamedTuple):
    id: str
    text: str
    code: str
    line: int | None = 1


UNREADABLE = [
    # Statements
    Bad("garbage", "hello", "no-colon"),
    Bad("garbage-after-the-game", "dunhuang\nhello", "no-colon", 2),
    Bad("another-game", "chess\nplayers: 2", "no-colon"),
    Bad("lone-surrogate", "\ud800", "no-colon"),
    Bad("nul", "\0", "no-colon"),
    Bad("unknown-statement", "players: 2\n\nweather: fine", "unknown-statement", 3),
    Bad("unknown-seat", "E.coins: 3", "unknown-statement"),
    Bad("seat-not-in-this-game", "players: 2\nC.coins: 3", "unknown-statement", 2),
    Bad("no-key", ": 3", "unknown-statement"),
    Bad("upper-case-key", "Players: 3", "unknown-statement"),
    Bad("score-before-the-end", "A.score: 3", "unknown-statement"),
    Bad("knowing-oneself", "A.hand: tea\nA.knows.A: tea", "unknown-statement", 2),
    Bad("knowing-nobody", "A.knows.E: tea", "unknown-statement"),
    Bad("twice", "players: 2\nA.coins: 3\nA.coins: 3", "statement-twice", 3),
    Bad("twice-on-a-line", "camel: 1; camel: 2", "statement-twice"),
    # Numbers
    Bad("too-many-players", "players: 5", "bad-number"),
    Bad("one-player", "players: 1", "bad-number"),
    Bad("players-in-words", "players: two", "bad-number"),
    Bad("players-missing", "players:", "bad-number"),
    Bad("negative-coins", "A.coins: -1", "bad-number"),
    Bad("fractional-coins", "A.coins: 1.5", "bad-number"),
    Bad("more-coins-than-the-box", "\nA.coins: 45", "bad-number", 2),
    Bad("huge-coins", f"A.coins: {'9' * 10_000}", "bad-number"),
    Bad("superscript-coins", "A.coins: ²", "bad-number"),
    Bad("more-prestige-than-the-box", "A.prestige: 29", "bad-number"),
    Bad("too-many-steps", "decision: bonus; steps: 46", "bad-number"),
    Bad("owed-more-than-exchanged", "owed: 1", "bad-number"),
    Bad("exchanged-three", "exchanged: 3", "bad-number"),
    Bad("rank-beyond-the-players", "ended: shared; A.rank: 5", "bad-number"),
    Bad("huge-score", "ended: shared; A.score: 1000", "bad-number"),
    Bad("rng-of-one-number", "rng: 1", "bad-rng"),
    Bad("rng-in-words", "rng: one two", "bad-rng"),
    Bad("rng-too-large", f"rng: {2**62} 0", "bad-rng"),
    Bad("rng-endless", f"rng: {'9' * 10_000} 0", "bad-rng"),
    Bad("rng-superscript", "rng: ² 0", "bad-rng"),
    # Names
    Bad("unknown-seat-first", "first: E", "bad-name"),
    Bad("unknown-majority", "majority: most", "bad-name"),
    Bad("no-seat-first", "first:", "bad-name"),
    Bad("two-seats-turn", "turn: BC", "bad-name"),
    Bad("two-seats-in-the-pile", "pile: [AB: tea]", "bad-name"),
    Bad("wrong-seat-turn", "players: 3\nturn: D", "bad-name", 2),
    Bad("wrong-seat-opponent", "players: 2; opponent: C", "bad-name"),
    Bad("wrong-seat-eyes", "players: 2; eyes: C", "bad-name"),
    Bad("no-eyes", "eyes:", "bad-name"),
    Bad("wrong-seat-in-the-pile", "players: 2; pile: [C: tea]", "bad-name"),
    Bad("unknown-decision", "decision: sleep", "bad-name"),
    Bad("unknown-ending", "ended: draw", "bad-name"),
    Bad("unknown-tile", "tiles: wizard", "bad-name"),
    Bad("unknown-good", "A.hand: tea\nB.hand: coffee", "bad-name", 2),
    Bad("good-zero", "A.hand: 0", "bad-number"),
    Bad("good-eleven", "A.hand: 11", "bad-number"),
    Bad("good-endless", f"A.hand: {'1' * 10_000}", "bad-number"),
    Bad("good-superscript", "A.hand: ²", "bad-name"),
    Bad("good-in-capitals", "A.hand: TEA", "bad-name"),
    Bad("good-in-korean", "A.hand: 차", "bad-name"),
    Bad("token-of-nothing", "A.tokens: 商", "bad-name"),
    Bad("flag-maybe", "last-round: maybe", "bad-name"),
    Bad("camel-nowhere", "camel: 9", "bad-number"),
    Bad("camel-at-zero", "camel: 0", "bad-number"),
    Bad("camel-superscript", "camel: ²", "bad-name"),
    Bad("camel-endless", f"camel: {'1' * 10_000}", "bad-number"),
    Bad("seen-but-unknown", "A.hand: ?\nA.seen: ?", "bad-name", 2),
    Bad("rest-in-the-middle", "pile: tea ... silk", "bad-name"),
    Bad("chosen-unknown", "decision: space; camel: soldier; chosen: ?", "bad-name"),
    Bad("exchange-with-nobody", "decision: return; camel: trader; A.hand: tea*2", "bad-name", 0),
    # Lists
    Bad("star-alone", "A.hand: *3", "bad-word"),
    Bad("star-without-a-number", "A.hand: tea*", "bad-word"),
    Bad("star-star", "A.hand: tea*2*2", "bad-word"),
    Bad("too-often", "A.hand: tea*100", "bad-number"),
    Bad("stray-bracket", "pile: tea ] silk", "bad-word"),
    Bad("open-bracket", "pile: [ tea", "bad-word"),
    Bad("nine-market-spaces", f"{MARKET} wool", "too-many"),
    Bad("nine-tiles", "tiles: ? ? ? ? ? ? ? ? ?", "too-many"),
]

CONTRADICTORY = [
    # Components
    Bad("cards-do-not-add-up", "A.hand: gold\nB.shop: gold", "too-many-cards", None),
    Bad("too-many-in-one-hand", "A.hand: tea*8", "too-many-cards", None),
    Bad("very-many", "A.hand: tea*99 tea*99", "too-many-cards", None),
    Bad("more-unknown-than-cards", "A.hand: ?*60", "no-cards-left", None),
    Bad("cards-missing", "pile: tea; discarded: -", "cards-missing", None),
    Bad("pile-too-large", "pile: ?*56", "too-many"),
    Bad("removed-too-many", "A.aside: tea*3", "too-many"),
    Bad("drawn-four", "decision: opening; A.aside: tea*4", "too-many"),
    Bad("left-out-in-hand", "players: 3; A.hand: silk", "good-left-out"),
    Bad("left-out-by-number", "players: 2; A.shop: 9", "good-left-out"),
    Bad("left-out-token", "players: 2\nA.tokens: gold", "good-left-out", 2),
    Bad("left-out-in-the-market", "players: 2; market: wool", "good-left-out"),
    Bad("too-many-coins", "A.coins: 20; B.coins: 20", "too-many-coins", None),
    Bad(
        "too-much-prestige",
        "A.prestige: 20; B.prestige: 9",
        "too-much-prestige",
        None,
    ),
    Bad("two-holders", "A.tokens: tea\nB.tokens: tea", "two-holders", 2),
    Bad("token-twice", "A.tokens: tea tea商", "two-holders"),
    Bad("two-sides-of-a-tile", "tiles: painter musician", "tile-twice"),
    Bad("one-tile-twice", "tiles: maid ? maid", "tile-twice"),
    Bad("camel-on-a-missing-tile", "camel: farmer", "tile-not-there"),
    Bad("camel-on-the-other-side", "tiles: farmer\ncamel: shepherd", "tile-not-there", 2),
    # The turn
    Bad("camel-before-it-is-placed", "decision: camel; camel: 3", "camel-or-not"),
    Bad("camel-not-placed", "camel: -", "camel-or-not"),
    Bad("steps-before-the-move", "steps: 2", "steps-or-not"),
    Bad("no-steps-after-the-move", "decision: bonus; steps: 0", "steps-or-not"),
    Bad("bonus-before-the-bonus", "decision: store; in-bonus: yes", "bonus-or-not"),
    Bad(
        "ability-outside-the-bonus",
        "decision: discard; A.hand: tea; in-bonus: no",
        "bonus-or-not",
    ),
    Bad(
        "protection-in-a-bonus-that-adds-nothing",
        "decision: protect; claim: tea; A.shop: tea; B.shop: tea; B.tokens: tea商; in-bonus: yes",
        "bonus-or-not",
    ),
    Bad("drawn-by-nobody", "drawn: tea", "drawn-or-not"),
    Bad("nothing-drawn", "decision: keep; camel: interpreter", "drawn-or-not", 0),
    Bad(
        "last-round-denied",
        "market: - tea\npile: -\nlast-round: no",
        "market-not-refilled",
        3,
    ),
    Bad("over-without-ending", "decision: over", "over-without-ending"),
    Bad("ended-before", "ended: shared; decision: move", "ended-before"),
    # Decisions
    Bad("discard-without-its-tile", "decision: discard; camel: maid", "wrong-tile"),
    Bad("turning-without-its-tile", "decision: token; A.tokens: tea", "wrong-tile"),
    Bad(
        "giving-to-a-trader",
        "decision: give; camel: trader; opponent: B; B.hand: tea",
        "wrong-tile",
    ),
    Bad("nothing-to-store", "market: -\ndecision: store", "nothing-to-store", 2),
    Bad("nothing-to-discard", "decision: discard", "no-choice"),
    Bad("no-token-to-turn", "decision: token; camel: manichean", "no-choice"),
    Bad("no-target", "decision: opponent; camel: trader", "no-choice"),
    Bad(
        "maid-with-one-good",
        "decision: maid-shop; camel: maid; A.shop: tea; A.hand: tea",
        "no-choice",
    ),
    Bad("turn-before-first", "decision: opening\nturn: B", "turn-before-first", 2),
    Bad(
        "all-have-kept",
        "decision: opening;" + ";".join(f"{s}.aside: ?*2" for s in "ABCD"),
        "no-choice",
    ),
    Bad("chosen-too-early", "chosen: tea; A.shop: tea", "chosen-or-not"),
    Bad("nothing-chosen", "decision: space; camel: soldier; A.shop: tea", "chosen-or-not", 0),
    Bad(
        "chosen-not-there",
        "decision: space; camel: soldier\nA.shop: tea\nchosen: silk",
        "chosen-not-there",
        3,
    ),
    Bad(
        "exchange-with-oneself",
        "decision: return; camel: trader; A.hand: tea*2; opponent: A",
        "no-exchange",
    ),
    Bad(
        "exchange-without-cards",
        "decision: return; camel: trader; A.hand: tea; opponent: B",
        "no-exchange",
    ),
    Bad(
        "exchange-of-a-card-that-never-came",
        "decision: give; tiles: merchant; opponent: B; owed: 1; B.hand: tea*2",
        "no-exchange",
    ),
    Bad(
        "exchange-done",
        "decision: return; camel: trader; A.hand: tea*2; opponent: B; owed: 0",
        "no-exchange",
    ),
    Bad("not-exchanging", "opponent: B", "not-exchanging"),
    Bad("exchanged-at-no-time", "\nexchanged: 2", "not-exchanging", 2),
    # Protection
    Bad("no-claim-now", "claim: tea", "no-claim-now"),
    Bad("claim-of-nothing", "decision: protect", "claim-unprotected", 0),
    Bad(
        "claim-of-a-number",
        "decision: protect; claim: tea; A.shop: tea; B.shop: tea; B.tokens: tea",
        "claim-unprotected",
    ),
    Bad(
        "claim-of-an-own-token",
        "decision: protect; claim: tea; A.shop: tea; A.tokens: tea商",
        "claim-unprotected",
    ),
    Bad(
        "claim-without-a-tie",
        "decision: protect; claim: tea; A.shop: tea*2; B.shop: tea; B.tokens: tea商",
        "claim-no-tie",
    ),
    Bad(
        "claim-with-the-other-tile",
        "decision: pay; claim: tea; A.shop: tea; B.shop: tea; B.tokens: tea商",
        "tile-not-there",
    ),
    Bad(
        "claim-without-coins",
        "decision: pay; tiles: buddhist; claim: tea; A.shop: tea; B.shop: tea; B.tokens: tea商;"
        "A.coins: 1",
        "claim-no-coins",
    ),
    # Knowledge and views
    Bad("knows-too-much", "A.hand: tea; A.seen: silk", "knows-too-much", None),
    Bad("one-knows-too-much", "A.hand: tea; B.knows.A: tea*2", "knows-too-much", None),
    Bad("knows-too-little", "A.hand: tea; A.seen: tea\nB.knows.A: -", "knows-too-little", 2),
    Bad("view-with-an-open-market", "eyes: A", "not-hidden", 0),
    Bad("view-with-an-open-shop", f"eyes: A;{MARKET}\nB.shop: ?", "not-hidden", 2),
    Bad("view-without-the-own-hand", f"eyes: A;{MARKET}\nA.hand: ?", "not-hidden", 2),
    Bad("view-without-the-own-draw", f"eyes: A;{MARKET}; decision: opening", "not-hidden", 0),
    Bad(
        "view-without-the-own-pick",
        f"eyes: A;{MARKET}; decision: space; tiles: general; A.hand: tea; chosen: ?",
        "not-hidden",
    ),
    Bad("view-of-all-before-the-end", "eyes: all", "all-before-end"),
    Bad(
        "view-of-cards-that-do-not-add-up",
        f"eyes: A;{MARKET}; B.hand: ?*60",
        "unknown-count",
        None,
    ),
    Bad(
        "view-of-a-hand-that-is-not-there",
        f"eyes: A;{MARKET}; B.hand: ?; B.seen: tea*99 tea*99",
        "knows-too-much",
        None,
    ),
    Bad(
        "view-of-another-without-a-choice",
        f"eyes: B;{MARKET}; decision: maid-shop; camel: maid; A.shop: tea",
        "no-choice",
    ),
]


@pytest.mark.parametrize("bad", UNREADABLE, ids=lambda bad: bad.id)
def test_unreadable(bad: Bad) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.notation.read(bad.text, 0)
    assert (error.value.code, error.value.details.get("line")) == (bad.code, bad.line)


@pytest.mark.parametrize("bad", CONTRADICTORY, ids=lambda bad: bad.id)
def test_contradictory(bad: Bad) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        GAME.notation.read(bad.text, 0)
    assert (error.value.code, error.value.details.get("line")) == (bad.code, bad.line)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n  \n",
        "dunhuang",
        "# only a comment",
        "dunhuang; players: 2 # two; camel: 9",
        "players:2;camel:soldier",
        "  players :  3  ",
        "A.hand: -",
        "A.hand:",
        "A.hand: tea, silk*2, 3, 4",
        "A.tokens: tea! 商silk wool商",
        "A.hand: tea*0",
        "market: - - - - - - - -",
        "pile: ...",
        "pile: -",
        "pile: tea [A: silk wool] ...",
        f"eyes: public; {MARKET}",
        f"eyes: C; {MARKET}; A.hand: ?*3",
        "ended: shared",
        "A.hand: tea\n# " + "x" * 200_000,
        ";" * 100_000,
    ],
    ids=repr,
)
def test_fine_position(text: str) -> None:
    position = GAME.notation.read(text, 0)
    assert GAME.notation.read(GAME.notation.write(position), 1).same_as(position)


@pytest.mark.parametrize(
    "text",
    [
        "A.hand: tea " * 50_000,
        "\n".join(f"key{n}: value" for n in range(20_000)),
        "A.hand: " + "tea " * 100_000,
        "pile: " + "[A: tea] " * 20_000,
        "pile: " + "[" * 100_000,
        "x" * 1_000_000,
    ],
    ids=["one-line", "many-statements", "many-cards", "many-groups", "brackets", "no-sense"],
)
def test_wildly_long(text: str) -> None:
    with pytest.raises(CaravanseraiError):
        GAME.notation.read(text, 0)


def test_endless_repeat() -> None:
    with pytest.raises(BadNotation):
        GAME.notation.read(f"A.hand: tea*{'9' * 10_000}", 0)


@pytest.mark.parametrize("seed", [-1, 2**62])
def test_bad_seed(seed: int) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.notation.read("", seed)
    assert error.value.code == "bad-rng"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("jump", "unknown-action"),
        ("move", "action-number"),
        ("move 0", "action-number"),
        ("move 46", "action-number"),
        ("move -1", "action-number"),
        ("move 1 2", "action-number"),
        ("camel 9", "action-number"),
        ("keep coffee", "action-name"),
        ("keep 11", "action-number"),
        ("keep 0", "action-number"),
        ("keep ²", "action-name"),
        (f"keep {'9' * 10_000}", "action-number"),
        ("opponent E", "action-name"),
        ("camel wizard", "action-number"),
        ("take farmer", "tile-not-in-game"),
        ("camel musician", "tile-not-in-game"),
        ("\ud800", "unknown-action"),
        ("protect me", "unknown-action"),
    ],
)
def test_bad_action(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.notation.action(text, GAME.notation.read("", 0))
    assert error.value.code == code


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("keep 7", "keep tea"),
        ("KEEP  Tea", "keep tea"),
        ("take soldier", "take 4"),
        ("camel Manichean", "camel 8"),
        ("Opponent b", "opponent B"),
    ],
)
def test_fine_action(text: str, action: str) -> None:
    number = GAME.notation.action(text, GAME.notation.read("", 0))
    assert GAME.actions.text(number) == action
