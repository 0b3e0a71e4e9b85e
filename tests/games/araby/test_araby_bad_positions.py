"""Texts that describe no position of Araby: each is refused with a reason, a code, the line."""

from typing import NamedTuple

import pytest

from caravanserai.engine.errors import BadNotation, CaravanseraiError, ImpossiblePosition
from caravanserai.engine.many_games import play_out
from caravanserai.games.araby.game import GAME
from caravanserai.locale import LANGUAGES, Texts


class Bad(NamedTuple):
    id: str
    text: str
    code: str
    line: int | None = 1


VIEW = (
    "players: 2; eyes: A; caravans: basra ?*15; A.caravan: basra; deck: ?/1 ?/?*63; "
    "draft: scribe/2 guide/3 broker/4 guard/5; "
    "A.hand: scout/6 wisdom/7; B.hand: -; unused: merchant-prince-of-spices "
    "merchant-prince-of-fabrics; A.entourage: merchant-prince-of-magics; "
    "B.entourage: merchant-prince-of-jewels; "
)
SCRIBE = "decision: discard; card: scribe; step: 1; left: 1; drawn: 1; by-task: 1; A.hand: guide; "
BROKER = "decision: into; card: broker; left: 1; by-task: 1; A.products: magics; "
GUIDE = "decision: shift-to; card: guide; left: 1; by-task: 1; A.camels: A; "
STORY = "decision: swap-for; card: storyteller; left: 1; by-task: 1; A.hand: guide; "
GIVING = (
    "decision: give; card: rejuvenation; step: 1; left: 1; drawn: 3; A.hand: guide*2 broker; "
    "in-play: rejuvenation; "
)
ARRANGING = "decision: arrange; card: divination; left: 3; in-play: divination; "
PAYING = "decision: pay; card: scribe; due: magics; in-play: scribe; A.products: magics; "
NAMING = "decision: name; actor: B; deal: 1; offer.A.B: waiting for card=any; B.hand: scribe; "
LENT = (
    "decision: discard; actor: B; card: scribe; step: 1; left: 1; drawn: 1; by-task: 2; "
    "queue: scribe>B; B.hand: guide; "
)

UNREADABLE = [
    Bad("garbage", "hello", "no-colon"),
    Bad("another-game", "dunhuang\nplayers: 3", "no-colon"),
    Bad("unknown-statement", "players: 3\n\nweather: fine", "unknown-statement", 3),
    Bad("seat-not-in-this-game", "players: 3\nD.coins: 3", "unknown-statement", 2),
    Bad("score-before-the-end", "A.score: 3", "unknown-statement"),
    Bad("twice", "A.coins: 3\nA.coins: 3", "statement-twice", 2),
    Bad("five-players", "players: 5", "bad-number"),
    Bad("nine-stacks-for-two", "players: 2; stacks: 9", "bad-number"),
    Bad("five-stacks-for-four", "players: 4; stacks: 5", "bad-number"),
    Bad("two-personas-for-three", "players: 3; personas: 2", "bad-number"),
    Bad("thirteen-offers", "offers: 13", "bad-number"),
    Bad("thirteen-offers-made", "A.offers-made: 13", "bad-number"),
    Bad("turn-seventeen", "number: 17", "bad-number"),
    Bad("negative-coins", "A.coins: -1", "bad-number"),
    Bad("endless-coins", f"A.coins: {'9' * 900}", "bad-number"),
    Bad("space-ten", "A.camels: A; A.guarded: 10", "bad-number"),
    Bad("leave-for-space-none", "A.allows.B: 0", "bad-number"),
    Bad("back-of-another-box", "A.hand: scribe/45", "bad-number"),
    Bad("back-zero", "A.hand: scribe/0", "bad-number"),
    Bad("debt-of-64-coins", "debts: A>B:coins=64", "bad-number"),
    Bad("debt-of-no-coins", "debts: A>B:coins=0", "bad-number"),
    Bad("promise-of-six-spaces", "promises: A>B:spaces=6@1=open", "bad-number"),
    Bad("deal-thirteen", "deal: 13", "bad-number"),
    Bad("step-five", "step: 5", "bad-number"),
    Bad("unknown-decision", "decision: sleep", "bad-name"),
    Bad("unknown-stage", "decision: draft; stage: pay", "bad-name"),
    Bad("unknown-seat-turn", "turn: E", "bad-name"),
    Bad("wrong-seat-eyes", "players: 3; eyes: D", "bad-name"),
    Bad("passed-by-nobody", "passed: E", "bad-name"),
    Bad("unknown-card", "A.hand: joker", "bad-name"),
    Bad("card-of-another-file", "A.hand: card-35", "bad-name"),
    Bad("unknown-city", "A.caravan: rome", "bad-name"),
    Bad("unknown-camel", "A.camels: E", "bad-name"),
    Bad("unknown-product", "A.products: tea", "bad-name"),
    Bad("coin-is-no-product", "A.products: coin", "bad-name"),
    Bad("unknown-icon", "A.credits: tea", "bad-name"),
    Bad("unknown-term", "debts: A>B:house", "bad-name"),
    Bad("unknown-card-owed", "debts: A>B:card=joker", "bad-name"),
    Bad("debt-of-a-missing-player", "players: 2; debts: A>C:coins=1", "bad-name"),
    Bad("promise-half-kept", "promises: A>B:words@1=half", "bad-name"),
    Bad("queue-of-unknown-card", "queue: joker>A", "bad-name"),
    Bad("unknown-ending", "ended: tired", "bad-name"),
    Bad("marks-in-disorder", "A.entourage: scribe+!", "bad-word"),
    Bad("eyes-of-nobody", "A.hand: scribe:E", "bad-word"),
    Bad("offer-without-for", "offer.A.B: waiting coins=1", "bad-word"),
    Bad("offer-asleep", "offer.A.B: asleep coins=1 for", "bad-word"),
    Bad("making-to-oneself", "A.making: A 0", "bad-word"),
    Bad("making-a-sixth-part", "A.making: B 6", "bad-number"),
    Bad("debt-without-term", "debts: A>B", "bad-word"),
    Bad("too-many-debts", "debts: " + "A>B:coins=1 " * 33, "too-many"),
    Bad("too-many-promises", "promises: " + "A>B:words@1=open " * 25, "too-many"),
    Bad("promise-without-turn", "promises: A>B:words=open", "bad-word"),
    Bad("queue-of-three-choices", "queue: scribe>A~1~2~3", "bad-word"),
    Bad("choice-of-no-action", "offer.A.B: waiting task=broker choice=dance for", "bad-word"),
    Bad("data-not-hex", "data: {}", "bad-word"),
    Bad("data-of-nothing", "players: 3\ndata: 7b7d", "bad-data", 2),
    Bad("seven-terms", "offer.A.B: waiting " + "product=magics " * 7 + "for", "too-many"),
    Bad("ten-spaces", "A.camels: " + "- " * 9 + "A", "too-many"),
    Bad("too-many-products", "A.products: magics*60 magics*60", "too-many"),
    Bad("two-caravans-in-all", "caravans: basra petra", "too-many"),
    Bad("rng-of-one-number", "rng: 1", "bad-rng"),
    Bad("rng-too-large", f"rng: {2**62} 0", "bad-rng"),
]  # fmt: skip

IMPOSSIBLE = [
    # Cards
    Bad("two-patiences", "A.hand: patience; B.hand: patience", "too-many-cards", None),
    Bad("two-same-princes", "A.entourage: merchant-prince-of-magics*2", "too-many-cards", None),
    Bad("a-back-twice", "A.hand: scribe/1 guide/1", "too-many-cards", None),
    Bad("too-many-places", "A.hand: ?*80", "no-cards-left", None),
    Bad("a-persona-nowhere", "unused: -; players: 2", "unknown-count", None),
    Bad("persona-in-hand", "A.hand: merchant-prince-of-magics", "wrong-place"),
    Bad("persona-in-the-deck", "deck: merchant-prince-of-magics ...", "wrong-place"),
    Bad("virtue-in-an-entourage", "A.entourage: wisdom", "wrong-place"),
    Bad("djinn-in-an-entourage", "A.entourage: divination", "wrong-place"),
    Bad("deck-card-unused", "players: 2; unused: merchant-prince-of-spices "
        "merchant-prince-of-fabrics scribe", "wrong-place"),
    Bad("tasked-in-hand", "A.hand: scribe!", "wrong-place"),
    Bad("tasked-in-the-draft-line", "draft: scribe! ?*3", "wrong-place"),
    Bad("five-drafted", "draft: ?*5", "too-many"),
    Bad("two-in-play", "in-play: scribe guide", "too-many"),
    Bad("pile-not-turned-over", "deck: -; discard: scribe", "not-turned-over"),
    Bad("draft-line-in-secret", "draft: scribe:A ?*3", "wrong-eyes"),
    Bad("draft-line-face-down", "draft: scribe^A ?*3", "wrong-eyes"),
    Bad("discard-in-secret", "discard: scribe:-", "wrong-eyes"),
    Bad("entourage-in-secret", "A.entourage: scribe:A", "wrong-eyes"),
    Bad("aside-face-down", "aside: scribe^A", "wrong-eyes"),
    Bad("own-hand-unseen", "A.hand: scribe:B", "wrong-eyes"),
    Bad("own-back-unseen", "A.hand: scribe^-", "wrong-eyes"),
    Bad("back-in-hand-known-to-another", "A.hand: scribe^AB", "wrong-eyes"),
    Bad("back-in-hand-known-to-all", "A.hand: scribe^ABCDP", "wrong-eyes"),
    Bad("all-know-but-one-does-not", "deck: scribe:ABCP ...", "wrong-eyes"),
    Bad("known-to-a-missing-player", "players: 2; deck: scribe:C ...", "wrong-eyes"),
    # Caravans
    Bad("caravan-twice", "A.caravan: basra; B.caravan: basra", "caravan-twice", None),
    Bad("caravan-twice-in-the-pile", "A.caravan: petra; caravans: petra*2 basra*14",
        "caravan-twice", None),
    Bad("caravan-not-begun", "A.caravan: petra; caravans: basra petra baghdad damascus aleppo "
        "palmyra muscat aden sanaa shiraz isfahan samarkand bukhara merv ctesiphon tyre; begun: 1",
        "caravan-not-begun", None),
    Bad("caravan-unknown", "caravans: ?*16", "caravan-not-begun", None),
    Bad("caravan-to-come-unknown", "A.caravan: basra; caravans: basra ?*15", "not-hidden"),
    Bad("begun-too-many", "players: 3; begun: 13", "too-many"),
    Bad("more-turns-than-caravans", "number: 3; begun: 2", "too-many"),
    Bad("camels-without-caravan", "B.caravan: -; B.camels: A", "camels-without-caravan"),
    Bad("six-camels", "A.camels: B B B B B B", "too-many", 0),
    Bad("guard-without-camel", "A.camels: A; A.guarded: 2", "guard-without-camel"),
    Bad("guard-without-caravan", "B.guarded: all", "guard-without-camel"),
    Bad("leave-to-oneself", "A.allows.A: 1", "not-now"),
    Bad("general-leave-to-oneself", "A.allows-any.A: 1", "not-now"),
    Bad("leave-for-the-whole-caravan", "A.allows.B: all", "not-now"),
    # The turn
    Bad("stage-of-another-decision", "decision: main; stage: last", "not-now"),
    Bad("all-have-passed", "passed: A B C D", "not-now"),
    Bad("all-have-passed-at-last", "players: 2; decision: last; passed: A B", "not-now"),
    Bad("passed-in-an-effect", SCRIBE + "passed: B", "not-now"),
    Bad("ended-in-the-middle", "ended: shared", "not-now"),
    Bad("actor-in-the-open", "actor: B", "not-now"),
    Bad("all-before-the-end", VIEW.replace("eyes: A", "eyes: all"), "all-before-end"),
    # Drafts, payments, effects
    Bad("draft-of-nothing", "decision: draft", "not-now", 0),
    Bad("draft-of-three", "decision: draft; left: 3", "not-now"),
    Bad("draft-of-more-than-there-is", "decision: draft; left: 2; draft: ?", "not-now"),
    Bad("draft-by-another", "decision: draft; left: 2; actor: B", "not-now"),
    Bad("draft-in-the-last-round", "decision: draft; left: 2; stage: last", "not-now"),
    Bad("in-play-for-nothing", "in-play: scribe", "not-now"),
    Bad("due-for-nothing", "due: coin", "not-now"),
    Bad("drawn-for-nothing", "drawn: 2", "not-now"),
    Bad("card-for-nothing", "card: scribe", "not-now"),
    Bad("queue-for-nothing", "queue: scribe>A", "not-now", 0),
    Bad("pay-for-no-card", "decision: pay", "not-now", 0),
    Bad("pay-for-another-card", PAYING.replace("in-play: scribe", "in-play: guide"), "not-now"),
    Bad("pay-nothing", PAYING.replace("due: magics; ", ""), "not-now", 0),
    Bad("pay-more-than-it-costs", PAYING.replace("due: magics", "due: magics*2"), "not-now"),
    Bad("pay-without-means", PAYING.replace("A.products: magics; ", "A.hand: -"), "not-now"),
    Bad("effect-of-no-card", "decision: discard", "not-now", 0),
    Bad("effect-of-a-card-that-asks-another", SCRIBE.replace("discard;", "fetch;"), "not-now"),
    Bad("effect-of-a-step-without-a-question", SCRIBE.replace("step: 1", "step: 0"), "not-now"),
    Bad("effect-of-a-step-there-is-not", SCRIBE.replace("step: 1", "step: 3"), "not-now"),
    Bad("effect-nothing-left", SCRIBE.replace("left: 1; ", ""), "not-now", 0),
    Bad("effect-too-much-left", SCRIBE.replace("left: 1", "left: 2"), "not-now"),
    Bad("effect-drawn-more-than-held", SCRIBE.replace("drawn: 1", "drawn: 2"), "not-now"),
    Bad("effect-of-a-tasked-card-in-play", SCRIBE + "in-play: scribe", "not-now"),
    Bad("effect-of-a-played-ally", SCRIBE.replace("by-task: 1; ", ""), "not-now", 0),
    Bad("effect-of-a-tasked-djinn", GIVING + "by-task: 1", "not-now"),
    Bad("effect-of-a-djinn-not-in-play", GIVING.replace("in-play: rejuvenation; ", ""), "not-now",
        0),
    Bad("effect-lent-but-not-queued", LENT.replace("queue: scribe>B; ", ""), "not-now", 0),
    Bad("effect-lent-to-another", LENT.replace("queue: scribe>B", "queue: scribe>C"), "not-now"),
    Bad("effect-own-with-a-queue", LENT.replace("by-task: 2", "by-task: 1"), "not-now"),
    Bad("effect-queued-virtue", LENT.replace("scribe>B", "scribe>B wisdom>B"), "not-now"),
    Bad("discard-of-nothing", SCRIBE.replace("A.hand: guide", "A.hand: -").replace("drawn: 1", ""),
        "no-choice"),
    Bad("give-nothing-drawn", GIVING.replace("drawn: 3; ", ""), "not-now", 0),
    Bad("arrange-one", ARRANGING.replace("left: 3", "left: 1"), "not-now"),
    Bad("arrange-more-than-asked", ARRANGING + "chosen-from: 1", "not-now"),
    Bad("arrange-more-than-there-are", ARRANGING + "deck: scribe guide; discard: -", "not-now"),
    Bad("convert-nothing-picked", BROKER, "not-now"),
    Bad("convert-what-is-not-there", BROKER + "chosen: 2", "not-now"),
    Bad("convert-what-does-not-exist", BROKER + "chosen: 9", "not-now"),
    Bad("shift-nothing-picked", GUIDE, "not-now"),
    Bad("shift-no-camel", GUIDE + "chosen: 2", "not-now"),
    Bad("shift-beyond-the-table", GUIDE + "chosen: 99", "not-now"),
    Bad("swap-what-is-not-held", STORY + "chosen: 28", "not-now"),
    Bad("guard-picked-for-nothing", "decision: guard; card: guard; left: 1; by-task: 1; "
        "A.camels: A; chosen: 1", "not-now"),
    # Deals
    Bad("making-without-offer", "A.making: B 0", "offer-or-not", 0),
    Bad("offer-without-maker", "offer.A.B: making for", "offer-or-not"),
    Bad("making-two-offers", "A.making: B 0; offer.A.B: making for; offer.A.C: making for",
        "offer-or-not"),
    Bad("making-after-passing", "A.making: B 0; offer.A.B: making for; passed: A", "offer-or-not"),
    Bad("offer-of-nothing", "offer.A.B: waiting for", "offer-or-not"),
    Bad("offer-no-term", "offer.A.B: waiting none for", "no-term"),
    Bad("offer-words-now", "offer.A.B: waiting words for", "no-term"),
    Bad("offer-words-due", "offer.A.B: waiting due:words for", "no-term"),
    Bad("offer-any-entourage", "offer.A.B: waiting for entourage=any", "no-term"),
    Bad("offer-any-task", "offer.A.B: waiting for task=any", "no-term"),
    Bad("offer-unknown-card", "offer.A.B: waiting for card=?", "no-term"),
    Bad("offer-persona-of-the-hand", "offer.A.B: waiting for card=merchant-prince-of-magics",
        "no-term"),
    Bad("offer-virtue-of-the-entourage", "offer.A.B: waiting for entourage=wisdom", "no-term"),
    Bad("offer-task-of-a-djinn", "offer.A.B: waiting for promise:task=divination", "no-term"),
    Bad("offer-unnamed-not-fixed", "offer.A.B: waiting card=any for", "no-term"),
    Bad("offer-credit-not-fixed", "offer.A.B: waiting credit=magics for", "no-term"),
    Bad("offer-credit-fixed-wrongly", "offer.A.B: waiting credit=magics~guide for", "no-term"),
    Bad("offer-unnamed-fixed-to-any", "offer.A.B: waiting card=any~any for", "no-term"),
    Bad("offer-named-and-fixed", "offer.A.B: waiting card=scribe~guide for", "no-term"),
    Bad("offer-coins-fixed", "offer.A.B: waiting coins=1~guide for", "no-term"),
    Bad("offer-fixed-for-the-partner", "offer.A.B: waiting for card=any~scribe", "no-term"),
    Bad("offer-due-and-fixed", "offer.A.B: waiting due:card=any~scribe for", "no-term"),
    Bad("offer-bare-choice", "offer.A.B: waiting choice for", "no-term"),
    Bad("offer-choice-of-nothing", "offer.A.B: waiting choice=yes for", "no-term"),
    Bad("offer-choice-the-card-does-not-ask",
        "offer.A.B: waiting for task=broker choice=camel_A1", "no-term"),
    Bad("offer-third-choice", "offer.A.B: waiting for task=broker choice=product_magics "
        "choice=product_jewels choice=product_spices", "no-term"),
    Bad("offer-choice-of-a-due-task", "offer.A.B: waiting for due:task=broker "
        "choice=product_magics", "no-term"),
    Bad("naming-without-need", "A.making: B 0 naming; offer.A.B: making coins=1 for",
        "offer-or-not"),
    Bad("naming-nothing", "A.making: B 0 naming; offer.A.B: making for", "offer-or-not"),
    Bad("naming-in-another-part", "A.making: B 1 naming; offer.A.B: making card=any for",
        "offer-or-not"),
    Bad("not-naming-what-is-asked", "A.making: B 0; offer.A.B: making card=any for", "no-term"),
    Bad("name-for-no-deal", "decision: name", "offer-or-not", 0),
    Bad("deal-without-naming", "deal: 1; offer.A.B: waiting for card=any", "offer-or-not"),
    Bad("name-by-the-wrong-player", NAMING.replace("actor: B", "actor: C"), "offer-or-not"),
    Bad("name-for-an-offer-that-asks-none", NAMING.replace("card=any", "coins=1"),
        "offer-or-not"),
    Bad("name-for-an-offer-being-made", NAMING.replace("waiting", "making") + "A.making: B 3",
        "offer-or-not"),
    Bad("name-without-a-card", NAMING.replace("B.hand: scribe", "B.hand: -"), "no-choice"),
    Bad("name-for-a-debt-there-is-not", "decision: name; deal: -1", "offer-or-not"),
    Bad("name-for-a-debt-of-coins", "decision: name; deal: -1; debts: A>B:coins=1",
        "offer-or-not"),
    Bad("name-for-a-debt-of-another", "decision: name; deal: -1; debts: B>A:card=any",
        "offer-or-not"),
    Bad("debt-to-oneself", "debts: A>A:coins=1", "no-term"),
    Bad("debt-of-words", "debts: A>B:words", "no-term"),
    Bad("debt-of-a-choice", "debts: A>B:choice", "no-term"),
    Bad("debt-of-nothing", "debts: A>B:none", "no-term"),
    Bad("debt-of-an-unknown-card", "debts: A>B:card=?", "no-term"),
    Bad("debt-of-any-task", "debts: A>B:task=any", "no-term"),
    Bad("debt-of-a-tasked-virtue", "debts: A>B:task=wisdom", "no-term"),
    Bad("promise-to-oneself", "promises: A>A:words@1=open", "no-term"),
    Bad("promise-of-an-unknown-card", "promises: A>B:card=?@1=open", "no-term"),
    Bad("promise-of-a-choice", "promises: A>B:choice@1=open", "no-term"),
    # Views
    Bad("view-own-hand-unknown", VIEW.replace("wisdom/7", "?/7"), "not-hidden"),
    Bad("view-own-back-unknown", VIEW.replace("wisdom/7", "wisdom/?"), "not-hidden"),
    Bad("view-draft-unknown", VIEW.replace("guide/3", "?/3"), "not-hidden"),
    Bad("view-top-back-unknown", VIEW.replace("deck: ?/1 ", "deck: ?/? "), "not-hidden"),
    Bad("view-caravan-unknown", VIEW.replace("caravans: basra ?*15", "caravans: ?*16"),
        "caravan-not-begun", None),
    Bad("view-caravan-to-come", VIEW.replace("basra ?*15", "basra petra ?*14"), "shown-too-much"),
    Bad("view-face-on-top", VIEW.replace("?/1 ", "patience/1 "), "shown-too-much"),
    Bad("view-second-back", VIEW.replace("?/1 ?/?*63", "?/1 ?/9 ?/?*62"), "shown-too-much"),
    Bad("view-another-hand", VIEW.replace("?*63", "?*62").replace("B.hand: -", "B.hand: patience"),
        "wrong-eyes"),
    Bad("view-another-back", VIEW.replace("?*63", "?*62").replace("B.hand: -", "B.hand: ?/9:-^-"),
        "shown-too-much"),
    Bad("view-another-played", VIEW.replace("?*63", "?*62").replace("B.hand: -",
        "B.hand: ?/?:-^-+"), "shown-too-much"),
    Bad("view-eyes-of-others", VIEW.replace("scout/6", "scout/6:AB"), "shown-too-much"),
    Bad("view-offer-of-others", VIEW.replace("eyes: A", "eyes: public").replace("scout/6 wisdom/7",
        "?/?:-^-*2") + "offer.A.B: waiting coins=1 for", "shown-too-much"),
    Bad("view-offer-being-made", VIEW + "B.making: A 0; offer.B.A: making coins=1 for",
        "shown-too-much"),
    Bad("view-card-fixed-by-the-partner", VIEW + "offer.B.A: waiting card=any~guide for",
        "shown-too-much"),
    Bad("view-own-card-not-fixed", VIEW + "offer.A.B: waiting card=any for", "no-term"),
    Bad("view-own-debt-unknown", VIEW + "debts: A>B:card=?", "no-term"),
    Bad("view-two-patiences", VIEW.replace("wisdom/7", "patience/7").replace("guide/3",
        "patience/3"), "too-many-cards", None),
    Bad("view-back-twice", VIEW.replace("wisdom/7", "wisdom/6"), "too-many-cards", None),
    Bad("view-persona-unknown", VIEW.replace("merchant-prince-of-magics", "?"), "not-hidden"),
    Bad("view-too-few-cards", VIEW.replace("?/?*63", "?/?*60"), "unknown-count", None),
    Bad("view-too-many-cards", VIEW.replace("?/?*63", "?/?*66"), "unknown-count", None),
]  # fmt: skip


def error_of(bad: Bad) -> CaravanseraiError:
    with pytest.raises(CaravanseraiError) as caught:
        GAME.read(f"araby; {bad.text}" if not bad.text.startswith("dunhuang") else bad.text)
    return caught.value


@pytest.mark.parametrize("bad", UNREADABLE + IMPOSSIBLE, ids=lambda bad: bad.id)
def test_refused(bad: Bad) -> None:
    error = error_of(bad)
    assert error.code == bad.code
    assert error.details.get("line") == bad.line
    kind = BadNotation if bad in UNREADABLE else ImpossiblePosition
    assert isinstance(error, kind)
    for language in LANGUAGES:
        assert Texts(language, "araby").error(error)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "players: 2",
        "players: 2; personas: 2; stacks: 8",
        "number: 5",
        "decision: last",
        "decision: draft; left: 2; passed: A B C D",
        "A.hand: ?*5; B.hand: ?*5; C.hand: ?*5; D.hand: ?*5",
        "deck: ?*3",
        "deck: scribe:AB^A guide ...",
        SCRIBE,
        BROKER + "chosen: 1",
        GUIDE + "chosen: 1",
        STORY + "chosen: 31",
        GIVING,
        ARRANGING,
        PAYING,
        NAMING,
        LENT,
        VIEW,
        VIEW + "offer.B.A: waiting card=any for coins=1",
        VIEW.replace("scout/6 wisdom/7", "?/?:-^-*2").replace("eyes: A", "eyes: public"),
    ],
)
def test_what_is_left_out_is_filled_in(text: str) -> None:
    position = GAME.read(f"araby; {text}", 3)
    assert GAME.read(GAME.notation.write(position)).same_as(position)
    if position.state["eyes"][0]:
        position = GAME.determinize(position, 1)
        assert GAME.read(GAME.notation.write(position)).same_as(position)
    play_out(GAME, position, 1)
    assert GAME.is_over(position)
