"""The data file: another one makes another box, a bad one says what is wrong."""

import json
import random
import tomllib
from importlib import resources
from typing import Any

import pytest

from caravanserai.engine.errors import BadLog, BadNotation, BadOption
from caravanserai.engine.log import as_text, read_log, replayed
from caravanserai.engine.many_games import record_game
from caravanserai.engine.match import Match
from caravanserai.games import load
from caravanserai.games.dschunke.data import document_of, in_one_line
from caravanserai.games.dschunke.game import GAME
from caravanserai.games.dschunke.state import Box
from caravanserai.locale import LANGUAGES, Texts

STANDARD = resources.files("caravanserai.games.dschunke").joinpath("data.toml").read_text("utf-8")


def changed(path: str, value: Any) -> str:
    """The standard data with one entry changed (or with None, removed), as JSON."""
    document = tomllib.loads(STANDARD)
    place: Any = document
    *way, last = path.split("/")
    for key in way:
        place = place[int(key) if isinstance(place, list) else key]
    if value is None:
        del place[last]
    elif isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return json.dumps(document)


OTHER = changed("junks", ["grey", "white", "brown", "purple", "orange"])

BAD = [
    ("junks = [", "data-syntax"),
    ('{"junks": ', "data-syntax"),
    ("", "data-missing"),
    ("[]", "data-syntax"),
    (changed("junks", ["grey"] * 5), "data-twice"),
    (changed("junks", ["grey", "orange", "purple", "brown"]), "data-count"),
    (changed("junks/0", "gold"), "data-name"),
    (changed("junks", "grey"), "data-form"),
    (changed("weather", "fine"), "data-unknown"),
    (changed("market", None), "data-missing"),
    (changed("market", []), "data-count"),
    (changed("market/0/brown", 10), "data-name"),
    (changed("market/0/brown", -1), "data-name"),
    (changed("market/0/brown", 2.0), "data-name"),
    (changed("market/0/brown", "s"), "data-name"),
    (changed("market/0/brown", True), "data-name"),
    (changed("market/0/grey", 1), "data-unknown"),
    (changed("market/0/brown", None), "data-missing"),
    (changed("market/0", 5), "data-form"),
    (changed("merchants/load", "brown"), "data-twice"),
    (changed("merchants/load", "red"), "data-name"),
    (changed("merchants/cook", "grey"), "data-unknown"),
    (changed("trainees/lower/0", "load 3"), "data-name"),
    (changed("trainees/lower", ["goods"] * 9), "data-count"),
    (changed("trainees/S", [0]), "data-number"),
    (changed("trainees/S", [11]), "data-number"),
    (changed("trainees/S", [5]), "data-twice"),
    (changed("trainees/S", 3), "data-form"),
    (changed("trainees/Y", ["5"]), "data-number"),
    (changed("strips/3", None), "data-missing"),
    (changed("strips/5", {}), "data-unknown"),
    (changed("strips/3/grey", "A D"), "data-name"),
    (changed("strips/4/grey", "A B C D"), "data-number"),
    (changed("strips/4/grey", ["A"]), "data-form"),
    (changed("special/load", 3), "data-count"),
    (changed("special/load", -1), "data-number"),
    (changed("special/load", 2.0), "data-number"),
    (changed("special/money/grey", 31), "data-number"),
    (changed("special/money/red", 1), "data-unknown"),
    (changed("special/twelve/grey", "grey"), "data-twice"),
    (changed("special/twelve/grey", "red"), "data-name"),
    (changed("special", {}), "data-missing"),
]


@pytest.mark.parametrize(("text", "code"), BAD, ids=lambda value: str(value)[-60:])
def test_a_bad_file_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.box(4, data=text)
    assert error.value.code == code
    for language in LANGUAGES:
        assert Texts(language, "dschunke").error(error.value)


def test_the_packages_own_data_is_nothing_special() -> None:
    assert GAME.box(3, data=STANDARD).tobytes() == GAME.box(3).tobytes()
    assert in_one_line(Box.load(GAME.box(4))) == ""


def test_a_box_tells_its_data() -> None:
    for data in (STANDARD, OTHER, changed("trainees/S", [1, 2])):
        for players in (3, 4):
            box = GAME.box(players, data=data)
            again = GAME.box(players, data=json.dumps(document_of(Box.load(box))))
            assert again.tobytes() == box.tobytes()


def test_other_data_is_played_and_written_in_positions() -> None:
    position = GAME.new(GAME.box(4, data=OTHER), 1)
    text = GAME.notation.write(position)
    assert 'data: {"junks":["grey","white",' in text
    back = GAME.read(text)
    assert back.same_as(position)
    assert back.box.tobytes() == position.box.tobytes()
    chance = random.Random(1)
    while (seat := GAME.turn(position)) is not None and position.state["round"][0] == 1:
        GAME.apply(position, seat, chance.choice(GAME.legal(position, seat)))
    assert "merchants: orange purple white" in GAME.notation.write(position)


def test_positions_can_be_read_with_other_data() -> None:
    position = GAME.read("dschunke; round: 2", 0, OTHER)
    assert "merchants: orange purple white" in GAME.notation.write(position)
    assert GAME.box(4, data=OTHER).tobytes() == position.box.tobytes()


def test_bad_data_in_a_position_is_told_with_its_line() -> None:
    with pytest.raises(BadNotation) as error:
        GAME.read('dschunke\ndata: {"junks": 3}')
    assert (error.value.code, error.value.details["line"]) == ("bad-data", 2)
    assert Texts("en", "dschunke").error(error.value)


def test_a_log_holds_its_data() -> None:
    match = Match(GAME, 3, 5, data=OTHER)
    end, record = record_game(GAME, match.position.box, 5)
    match.run([(seat, action) for seat, action in record.tolist()], end)
    text = as_text(match)
    again = replayed(GAME, read_log(text))
    assert again.position.same_as(match.position)
    assert as_text(again) == text
    with pytest.raises(BadLog):
        read_log(text.replace('"data": "', '"data": 3, "was": "', 1))


def test_a_game_without_data_refuses_it() -> None:
    with pytest.raises(BadOption) as error:
        load("dunhuang").box(3, data=STANDARD)
    assert error.value.code == "no-data-file"
    with pytest.raises(BadOption):
        load("dunhuang").read("dunhuang", 0, STANDARD)
