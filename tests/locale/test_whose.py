"""Possessives as people say them: to the player who acts, the other, and spectators."""

import pytest

from caravanserai.engine.events import PUBLIC, Event
from caravanserai.games import load
from caravanserai.locale import Texts

TEA = 7


def told(game: str, event: Event, reader: int, language: str) -> str:
    """An event of a game of four, in words."""
    found = load(game)
    view = found.view(found.new(found.box(4), 1), PUBLIC)
    return Texts(language, game).say(found.event_phrase(view, event, reader))


@pytest.mark.parametrize(
    ("reader", "language", "said"),
    [
        (0, "en", "You take B's tea token."),
        (1, "en", "A takes your tea token."),
        (2, "en", "A takes B's tea token."),
        (0, "nl", "Je pakt B het fiche van thee af."),
        (1, "nl", "A pakt jou het fiche van thee af."),
        (PUBLIC, "nl", "A pakt B het fiche van thee af."),
        (0, "ko", "B의 차 상품 토큰을 빼앗습니다."),
        (1, "ko", "A가 내 차 상품 토큰을 빼앗습니다."),
        (2, "ko", "A가 B의 차 상품 토큰을 빼앗습니다."),
    ],
)
def test_a_token_is_taken_from_its_holder(reader: int, language: str, said: str) -> None:
    event = Event("token-claimed", 0, {"good": TEA, "holder": 1})
    assert told("dunhuang", event, reader, language) == said


@pytest.mark.parametrize(
    ("reader", "language", "said"),
    [
        (0, "en", "You draw tea from B's hand."),
        (1, "en", "A draws tea from your hand."),
        (1, "nl", "A trekt thee uit jouw hand."),
        (1, "ko", "A가 내 창고에서 차 카드를 뽑습니다."),
    ],
)
def test_a_card_is_drawn_from_a_hand(reader: int, language: str, said: str) -> None:
    event = Event("card-taken", 0, {"other": 1, "good": TEA})
    assert told("dunhuang", event, reader, language) == said


@pytest.mark.parametrize(
    ("reader", "language", "said"),
    [
        (0, "en", "You put one of B's strips on the orange junk."),
        (1, "en", "A puts one of your strips on the orange junk."),
        (2, "nl", "A legt een strook van B op de oranje jonk."),
        (1, "nl", "A legt een van jouw stroken op de oranje jonk."),
        (1, "ko", "A가 내 화물을 주황색 배에 놓습니다."),
        (2, "ko", "A가 B의 화물을 주황색 배에 놓습니다."),
    ],
)
def test_a_strip_is_placed_for_its_owner(reader: int, language: str, said: str) -> None:
    event = Event("strip-placed", 0, {"junk": 1, "owner": 1})
    assert told("dschunke", event, reader, language) == said
