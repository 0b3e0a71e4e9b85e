"""Lines of a chat read as offers: what people say, in each language, and what stays chat."""

import random
from typing import Any, Final

import pytest

from caravanserai.engine.bargains import Offer, Term
from caravanserai.engine.errors import CaravanseraiError
from caravanserai.games import load
from caravanserai.games.araby.words.deal_sentences import read_deal
from caravanserai.games.araby.words.offer_actions import offer_actions
from caravanserai.locale import Texts

GAME: Final = load("araby")
START: Final = GAME.new(GAME.box(3), 5)

# What is said, what it gives and what it wants: kind, what, and when if not now.
SAID: Final = {
    "en": """
        2 coins for space 5? | coins 2 | space 5
        jewels for a camel next turn | product jewels | spaces 1 promise
        can I put a camel on space 5 for 2 coins? | coins 2 | space 5
        I'll give you 2 coins for a jewel | coins 2 | product jewels
        give me jewels and I'll give you 3 coins | coins 3 | product jewels
        two coins for the use of Scout | coins 2 | task scout
        you put a camel on my space 9 for 1 coin | coins 1 | camel A9
        a card for 3 coins this turn | card any | coins 3 due
        you may use space 4 and 6 for a spice | space 4, space 6 | product spices
        I need jewels | | product jewels
        Loyalty for a coin | card loyalty | coins 1
        how about 1 coin for any space? | coins 1 | spaces 1
        I'll pay three coins for fabrics | coins 3 | product fabrics
        can I have magic for 2 coins please | coins 2 | product magics
        could you lend me Broker for a coin? | coins 1 | task broker
        let me use space 7 for 2 coins | coins 2 | space 7
        2 spaces for 3 coins | spaces 2 | coins 3
        you get 5 coins next turn for two jewels | coins 5 promise | product jewels, product jewels
        take 1 coin for a card | coins 1 | card any
        1 coin and a spice for spaces 4, 5 | coins 1, product spices | space 4, space 5
        would you sell me a gem in return for 2 gold | coins 2 | product jewels
        may I add to my caravan for 1 coin? | coins 1 | own-caravan
        I promise 3 coins for space 1 | coins 3 promise | space 1
    """,
    "nl": """
        2 munten voor vak 5? | coins 2 | space 5
        juwelen voor een kameel volgende beurt | product jewels | spaces 1 promise
        mag ik een kameel op vak 5 zetten voor 2 munten? | coins 2 | space 5
        ik geef 2 munten voor een juweel | coins 2 | product jewels
        je krijgt 3 munten als je me juwelen geeft | coins 3 | product jewels
        twee munten voor de inzet van Verkenner | coins 2 | task scout
        zet jij een kameel op mijn vak 9 voor 1 munt | coins 1 | camel A9
        een kaart voor 3 munten deze beurt | card any | coins 3 due
        je mag vak 4 en 6 voor een specerij | space 4, space 6 | product spices
        ik wil graag juwelen | | product jewels
        Trouw voor een munt | card loyalty | coins 1
        wat dacht je van 1 munt voor een vak naar keuze? | coins 1 | spaces 1
        ik betaal drie munten voor stoffen | coins 3 | product fabrics
        mag ik magie voor 2 munten? | coins 2 | product magics
        leen me Makelaar voor een munt | coins 1 | task broker
        kan ik vak 7 krijgen voor 2 munten | coins 2 | space 7
        2 vakken voor 3 munten | spaces 2 | coins 3
        ik beloof 5 munten voor twee juwelen | coins 5 promise | product jewels, product jewels
        geef me een kaart, dan krijg je 1 munt | coins 1 | card any
        1 munt en een specerij voor vakken 4, 5 | coins 1, product spices | space 4, space 5
        verkoop me een edelsteen in ruil voor 2 munten | coins 2 | product jewels
        mag ik mijn eigen karavaan gebruiken voor 1 munt? | coins 1 | own-caravan
    """,
    "ko": """
        동전 2개에 5번 칸 어때? | coins 2 | space 5
        보석 줄 테니 다음 턴에 낙타 놓게 해줘 | product jewels | spaces 1 promise
        동전 2개 줄게, 5번 칸 줘 | coins 2 | space 5
        5번 칸을 동전 2개에 줘 | coins 2 | space 5
        보석 하나에 동전 3개 줄게 | coins 3 | product jewels
        향신료 2개 필요해 | | product spices, product spices
        정찰병 빌려줘, 동전 하나 줄게 | coins 1 | task scout
        동전 3개로 직물 살게 | coins 3 | product fabrics
        카드 한 장 줄게, 동전 2개 줘 | card any | coins 2
        충성 카드 줄게 동전 1개 줘 | card loyalty, card any | coins 1
        4번 칸 써도 돼, 향신료 하나 줘 | space 4 | product spices
        아무 칸 하나 줘, 동전 2개 줄게 | coins 2 | spaces 1
        마법 주면 동전 두 개 줄게 | coins 2 | product magics
        다음 턴에 동전 5개 줄게, 보석 2개 줘 | coins 5 promise | product jewels, product jewels
        동전 하나 받고 7번 칸 줄게 | space 7 | coins 1
        보석 대신 향신료 줘 | product jewels | product spices
        내 9번 칸에 낙타 놔줘, 동전 1개 줄게 | coins 1 | camel A9
        직물 1개 이번 턴에 주세요. 동전 2개 드릴게요 | coins 2 | product fabrics due
        코인 2개에 3번 자리? | coins 2 | space 3
        칸 2개 줄게, 동전 3개 줘 | spaces 2 | coins 3
        내 카라반에 놓게 해줘, 동전 1개 낼게 | coins 1 | own-caravan
        6번 칸에 낙타 놓게 해주세요, 보석 드릴게요 | product jewels | space 6
    """,
}
CHAT: Final = {
    "en": (
        "hello there",
        "nice, 2 coins!",
        "space 5 is mine",
        "I put a camel on your 5",
        "good luck",
    ),
    "nl": ("hoi allemaal", "mooi, 2 munten!", "vak 5 is van mij", "veel succes"),
    "ko": ("안녕하세요", "동전 2개네요", "5번 칸 좋다", "잘 부탁드립니다"),
}
CASES: Final = [
    (language, *(part.strip() for part in line.split("|")))
    for language, lines in SAID.items()
    for line in lines.strip().splitlines()
]


def read(language: str, text: str, to: str = "") -> Offer | None:
    return read_deal(GAME.view(START, 0), 0, to, text, Texts(language, "araby"))


def written(terms: list[Term]) -> str:
    return ", ".join(
        " ".join(
            str(part)
            for part in (term.kind, term.what, term.when)
            if part is not None and part != "now"
        )
        for term in terms
    )


@pytest.mark.parametrize(("language", "text", "gives", "wants"), CASES)
def test_a_sentence_becomes_an_offer(language: str, text: str, gives: str, wants: str) -> None:
    offer = read(language, text)
    assert offer is not None
    assert (written(offer.gives), written(offer.wants)) == (gives, wants)


@pytest.mark.parametrize("language", SAID)
def test_there_are_many_sentences_of_each_language(language: str) -> None:
    assert sum(case[0] == language for case in CASES) > 20


@pytest.mark.parametrize(("language", "text"), [(k, t) for k, ts in CHAT.items() for t in ts])
def test_what_is_not_understood_stays_chat(language: str, text: str) -> None:
    assert read(language, text) is None


def test_the_partner_is_who_alone_can_have_it() -> None:
    persona = GAME.view(START, 0)
    lying = persona.state["face"][0][persona.state["start"][0][10]]
    assert lying >= 0
    word = GAME.actions.text(GAME.actions.base("task") + int(lying)).partition(" ")[2]
    offer = read("en", f"a coin for the use of {Texts('en', 'araby')(f'card-{word}')}")
    assert offer is not None
    assert offer.to == "B"


def tried(offer: Offer, position: Any) -> str:
    """Why an offer is refused, "" if it isn't."""
    try:
        actions = [action for action, _ in offer_actions(offer)]
        GAME.check_all(GAME.view(position, 0), 0, actions)
    except CaravanseraiError as error:
        return error.code
    return ""


def test_every_draft_is_legal_or_refused_for_a_reason() -> None:
    """Words thrown together: whatever is read, the rules can judge."""
    chance, fine, refused = random.Random(7), 0, set()
    heap = {
        language: [w for c in CASES if c[0] == language for w in c[1].split()] for language in SAID
    }
    for _ in range(400):
        language = chance.choice(list(SAID))
        text = " ".join(
            chance.choices([*heap[language], "0", "12", "99"], k=chance.randrange(3, 10))
        )
        offer = read(language, text, chance.choice(("B", "C")))
        if offer is not None:
            reason = tried(offer, START)
            fine += not reason
            refused |= {reason} - {""}
    assert fine > 5
    assert refused
