"""Options of a new game: which choices exist for how many players, and who begins."""

import pytest

from caravanserai import games
from caravanserai.engine.errors import BadOption
from caravanserai.engine.log import as_text, read_log, replayed
from caravanserai.engine.match import Match
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.options import Option, checked_options, recorded_options
from caravanserai.locale import LANGUAGES, Texts

TABLES = [(name, players) for name in games.names() for players in games.load(name).players]
for_every_table = pytest.mark.parametrize(("name", "players"), TABLES)
for_every_game = pytest.mark.parametrize("name", games.names())

COLOURS = Option("colour", "red", ("red", "blue"), lambda colour, n: colour == "red" or n == 2)
HAT = Option("hat", "no", ("no", "yes"), before="yes")


def option(name: str, wanted: str) -> Option:
    return next(option for option in games.load(name).options if option.name == wanted)


def test_a_choice_may_be_there_for_some_numbers_of_players_only() -> None:
    assert COLOURS.choices_for(2) == ("red", "blue")
    assert COLOURS.choices_for(3) == ("red",)
    assert checked_options([COLOURS], {"colour": "blue"}, 2) == {"colour": "blue"}
    with pytest.raises(BadOption) as error:
        checked_options([COLOURS], {"colour": "blue"}, 3)
    assert error.value.code == "option-players"
    assert error.value.details == {"name": "colour", "value": "blue", "players": 3, "known": "red"}


def test_a_record_older_than_an_option_means_what_was_so_then() -> None:
    assert recorded_options([COLOURS, HAT], {"colour": "red"}) == {"colour": "red", "hat": "yes"}
    assert recorded_options([HAT], {"hat": "no"}) == {"hat": "no"}
    assert checked_options([HAT], {}, 2) == {"hat": "no"}


@for_every_game
def test_anything_that_can_be_picked_makes_a_box(name: str) -> None:
    """Alone, one of each group in order where that counts, and never two of a group."""
    game = games.load(name)
    for known in game.options:
        groups = known.picks.groups if known.picks else ()
        for one in (one for group in groups for one in group):
            game.box(game.players[0], {known.name: one})
        for group in groups:
            with pytest.raises(BadOption):
                game.box(game.players[0], {known.name: " ".join(group)})
        if known.picks and known.picks.order:
            other, choice = known.picks.order
            firsts = " ".join(group[0] for group in reversed(groups))
            game.box(game.players[0], {known.name: firsts, other: choice})


@for_every_table
def test_the_default_is_there_for_every_number_of_players(name: str, players: int) -> None:
    for known in games.load(name).options:
        assert not known.choices or known.default in known.choices_for(players)


@for_every_table
def test_every_choice_that_is_there_makes_a_box_and_no_other(name: str, players: int) -> None:
    game = games.load(name)
    for known in game.options:
        for choice in known.choices:
            if known.name == "order":  # needs another option too
                continue
            if choice in known.choices_for(players):
                game.box(players, {known.name: choice})
            else:
                with pytest.raises(BadOption) as error:
                    game.box(players, {known.name: choice})
                assert error.value.code == "option-players"
                assert all(choice in Texts(lang, name).error(error.value) for lang in LANGUAGES)


@pytest.mark.parametrize(("players", "most"), [(2, 8), (3, 5), (4, 4)])
def test_araby_has_caravans_for_so_many_stacks(players: int, most: int) -> None:
    assert option("araby", "stacks").choices_for(players)[-1] == str(most)
    assert ("2" in option("araby", "personas").choices_for(players)) == (players == 2)


@for_every_table
def test_whoever_is_at_the_table_may_begin(name: str, players: int) -> None:
    seats = tuple(SEAT_NAMES[:players])
    assert option(name, "start").choices_for(players) == ("random", *seats)
    game = games.load(name)
    for seat, choice in enumerate(seats):
        box = game.box(players, {"start": choice})
        assert {int(game.new(box, seed).state["first"][0]) for seed in range(4)} == {seat}


@pytest.mark.parametrize(("name", "players"), [t for t in TABLES if t[0] != "dunhuang"])
def test_by_chance_anybody_begins(name: str, players: int) -> None:
    game = games.load(name)
    box = game.box(players)
    positions = [game.new(box, seed) for seed in range(30)]
    assert {int(p.state["first"][0]) for p in positions} == set(range(players))
    assert all(game.turn(p) == p.state["first"][0] for p in positions)


def test_a_log_of_dschunke_from_before_began_with_a() -> None:
    """And is written as it was read."""
    game = games.load("dschunke")
    for seed in range(5):
        new = as_text(Match(game, 3, seed, {"start": "A"}))
        old = new.replace(', "start": "A"', "")
        assert new != old
        match = replayed(game, read_log(old + '{"pause": 1}\n'))
        assert match.position.same_as(replayed(game, read_log(new + '{"pause": 1}\n')).position)
        assert as_text(match) == old
