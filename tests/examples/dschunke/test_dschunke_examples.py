"""The examples printed in the rulebook of Dschunke, as cases."""

from dschunke_cases import Case, check, each

CASES = [
    Case(
        id="a-market-card",
        position="decision: bid; market: 421S 214S; A.bid: none; B.bid: none; C.bid: none",
        moves="D none",
        events="- market-shown spice 4; - market-special vegetables; - market-shown fish 2; "
        "- market-shown rice 1",
    ),
    Case(
        id="seven-visible-crates-earn-seven-yuan",
        position="grey: AAB A; orange: -; A.money: 0",
        moves="A merchant money",
        events="A merchant-used money grey; A earned 7 grey",
        after="visible.grey: 7 2 0 0; A.money: 7",
    ),
    Case(
        id="a-bartering",
        position="decision: bid; market: S412; A.hand: rice; B.hand: spice*3; C.hand: spice*3; "
        "D.hand: fish*4",
        moves="A bid-rice 1; B bid-spice 3; C bid-spice 3; D bid-fish 4; D search square",
        events="A bid-shown rice 1; B bid-shown spice 3; C bid-shown spice 3; D bid-shown fish 4; "
        "B sold spice 0 2; C sold spice 0 2; D special-won fish; A sold rice 4 1; "
        "D searched square",
        after="A.money: 4; B.money: 0; C.money: 0; D.money: 0; sold: spice fish rice",
    ),
    Case(
        id="a-bartering-only-purple-is-left",
        position="decision: bid; market: S412; sold: spice fish rice; "
        "A.hand: vegetables spice rice fish; B.hand: vegetables",
        moves="A bid-rice 1; B bid-vegetables 1; C none; D none",
        events="A bluff-shown rice 1; B bid-shown vegetables 1; B sold vegetables 2 1; "
        "B start-player",
    ),
    Case(
        id="a-trainee-loads-two-on-a-junk-without-merchant",
        position="round: 4; first: A; merchants: white grey purple",
        moves="A lower orange",
        events="A trainee-used lower orange; A loaded 2 orange",
        refused="B upper white: merchant-there",
    ),
]


@each(CASES)
def test_printed_example(case: Case) -> None:
    check(case)
