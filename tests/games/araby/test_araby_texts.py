"""What the texts of cards say is what the rules do."""

from importlib import resources

import pytest

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.phrases import Phrase
from caravanserai.games import load
from caravanserai.games.araby.alphabet import CARAVANS
from caravanserai.games.araby.state import Box
from caravanserai.games.araby.words.vocabulary import city_name
from caravanserai.locale import LANGUAGES, Texts

STANDARD = resources.files("caravanserai.games.araby").joinpath("data.toml").read_text("utf-8")
GUIDE = 'effect = "shift()"'
ONE_OF_THEM = {
    "en": "one icon of your choice",
    "nl": "één symbool naar keuze",
    "ko": "가운데 아이콘 1개",
}


def about(name: str, language: str, data: str | None = None) -> str:
    """What the rules in brief say about a card."""
    game = load("araby")
    told = game.wording.rules(game.new(game.box(2, {}, data), 0))
    cards = [said for said in told if said.args.get("name") == Phrase(f"card-{name}", {})]
    assert len(cards) == 1
    return Texts(language, "araby").say(cards[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_foreman_refreshes_no_foreman(language: str) -> None:
    name = Texts(language, "araby")("card-foreman")
    assert about("foreman", language).count(name) == 2
    assert name not in about("diligence", language)


def test_a_foreman_refreshes_no_card_that_does_the_same() -> None:
    data = STANDARD.replace(GUIDE, 'effect = "refresh(2)"')
    assert "refresh up to 2 of your cards, but no Foreman, Guide" in about("guide", "en", data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_discarded_card_pays_one_of_its_icons(language: str) -> None:
    assert ONE_OF_THEM[language] in about("patience", language)
    assert ONE_OF_THEM[language] not in about("wisdom", language)


# Whose and how many, for each reader

CAMEL = {
    "en": [
        "You put a camel on space 2 of B's caravan.",
        "A puts a camel on space 2 of your caravan.",
        "A puts a camel on space 2 of B's caravan.",
    ],
    "nl": [
        "je zet een kameel op vak 2 van de karavaan van B.",
        "A zet een kameel op vak 2 van je karavaan.",
        "A zet een kameel op vak 2 van de karavaan van B.",
    ],
    "ko": [
        "B의 카라반 2번 칸에 낙타를 놓습니다.",
        "A가 내 카라반 2번 칸에 낙타를 놓습니다.",
        "A가 B의 카라반 2번 칸에 낙타를 놓습니다.",
    ],
}
OWN_CAMEL = {
    "en": ["of your caravan.", "of their own caravan.", "of their own caravan."],
    "nl": ["van je karavaan.", "van de eigen karavaan.", "van de eigen karavaan."],
    "ko": ["내 카라반 1번 칸에 낙타를 놓습니다.", "A가 자기 카라반", "A가 자기 카라반"],
}


def told(text: str, actions: str, kind: str, language: str) -> list[str]:
    """An event of A's last action in words, for A, B and C."""
    game, texts = load("araby"), Texts(language, "araby")
    position = game.read("araby; " + text)
    rows = [game.apply(position, 0, game.actions.number(one)) for one in actions.split(", ")][-1]
    public = game.view(position, PUBLIC)
    return [
        texts.say(game.event_phrase(public, event, reader))
        for reader in range(3)
        for event in game.cut(rows, reader)
        if event.kind == kind
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reader_is_told_whose_caravan_it_is(language: str) -> None:
    board = "A.caravan: basra; B.caravan: petra; A.products: magics jewels; B.allows.A: 2"
    assert told(board, "camel B2", "camel-placed", language) == CAMEL[language]
    said = told(board, "camel A1", "camel-placed", language)
    for line, expected in zip(said, OWN_CAMEL[language], strict=True):
        assert expected in line


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "You make 1 spice.", "You make 2 spices."),
        ("nl", "je maakt 1 specerij.", "je maakt 2 specerijen."),
        ("ko", "향신료 1개를 만듭니다.", "향신료 2개를 만듭니다."),
    ],
)
def test_products_are_counted(language: str, one: str, two: str) -> None:
    prince = "A.entourage: merchant-prince-of-spices; A.caravan: basra"
    assert told(prince, "task merchant-prince-of-spices", "made", language)[0] == one
    djinn = "A.hand: conjuration-of-spices; A.credits: coin; A.caravan: basra"
    assert told(djinn, "play conjuration-of-spices, credit coin", "made", language)[0] == two


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "accept A's offer (you get: 2 coins; you give: a camel on space 5 of your caravan)"),
        ("nl", "(je krijgt: 2 munten; je geeft: een kameel op vak 5 van je karavaan)"),
        ("ko", "(받는 것: 동전 2개 / 주는 것: 내 카라반 5번 칸에 낙타 한 마리)"),
    ],
)
def test_both_sides_of_an_offer_are_read_out(language: str, expected: str) -> None:
    game = load("araby")
    offer = "B.caravan: petra; B.products: fabrics; offer.A.B: waiting coins=2 for camel=B5"
    view = game.view(game.read("araby; " + offer), 1)
    said = Texts(language, "araby").say(game.choice(view, 1, game.actions.number("accept A")))
    assert said.endswith(expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_have_names_in_every_language_but_those_of_other_data(language: str) -> None:
    game, texts = load("araby"), Texts(language, "araby")
    for data, city in (
        (None, texts("city-baghdad")),
        (STANDARD.replace("Baghdad", "Delft"), "Delft"),
    ):
        box = Box.read(game.new(game.box(2, {}, data), 0).box)
        names = [city_name(box, caravan) for caravan in range(CARAVANS)]
        assert city in [name if isinstance(name, str) else texts.say(name) for name in names]
