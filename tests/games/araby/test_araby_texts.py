"""What the texts of cards say is what the rules do."""

from importlib import resources

import pytest

from caravanserai.engine.phrases import Phrase
from caravanserai.games import load
from caravanserai.locale import LANGUAGES, Texts

STANDARD = resources.files("caravanserai.games.araby").joinpath("data.toml").read_text("utf-8")
GUIDE = 'effect = "shift()"'
ONE_OF_THEM = {
    "en": "one icon of your choice",
    "nl": "één symbool naar keuze",
    "ko": "가운데 아이콘 1개",
}


def about(name: str, language: str, data: str | None = None) -> str:
    """What the rules in brief say of a card."""
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
