"""Merchants of Araby: which choices are said to end a turn, and which to give something up."""

from araby_cases import Case, check, each

DRAFT = "draft: guide broker guard foreman; "

CASES = [
    Case(
        id="ends-with-end-and-with-pass",
        position="A.entourage: money-changer; B.entourage: money-changer",
        legal="A: end, task money-changer, offer B; B: pass, task money-changer, offer A",
        ends="A: end; B: pass",
    ),
    Case(
        id="ends-not-twice",
        position="B.entourage: money-changer",
        moves="A end; B pass",
        ends="A:; B:; C: pass",
    ),
    Case(
        id="ends-not-with-the-draft",
        position=DRAFT,
        moves="A end; B pass; C pass; D pass; A card guide",
        ends="A:",
    ),
    Case(
        id="ends-with-a-pass-after-the-draft",
        position=DRAFT,
        moves="A end; B pass; C pass; D pass; A card guide, card broker",
        ends="A: pass; B: pass",
    ),
    Case(
        id="ends-not-with-an-offer-sent-or-dropped",
        position="",
        moves="A offer B, coins 1",
        legal="A: send, drop",
        ends="A:",
    ),
    Case(
        id="ends-not-with-done-in-an-effect",
        position="A.hand: diligence; A.products: fabrics; A.entourage: scribe! guide!*2",
        moves="A play diligence",
        legal="A: card guide, done",
        ends="A:",
    ),
]

LAST = "A end; B pass; C pass; D pass; A card guide, card broker"
GIVEN_UP = [
    Case(id="gives-up-the-own-turn-only", position="", gives_up="A: end; B:"),
    Case(id="gives-up-the-last-pass", position=DRAFT, moves=LAST, gives_up="A: pass; B:"),
    Case(
        id="gives-up-products-with-the-last-pass",
        position=DRAFT + "B.products: spices",
        moves=LAST,
        gives_up="B: pass; C:",
    ),
    Case(
        id="gives-up-an-offer-with-the-last-pass",
        position=DRAFT,
        moves=LAST + "; A offer B, coins 1, send",
        gives_up="B: pass; C:",
    ),
    Case(
        id="gives-up-half-an-effect",
        position="A.hand: diligence; A.products: fabrics; A.entourage: scribe! guide!*2",
        moves="A play diligence",
        gives_up="A: done",
    ),
]


@each(CASES)
def test_what_ends_a_turn(case: Case) -> None:
    check(case)


@each(GIVEN_UP)
def test_what_lets_something_go(case: Case) -> None:
    check(case)
