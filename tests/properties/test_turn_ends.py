"""In whole random games, what is said to end a turn ends it, and nothing else does."""

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from caravanserai import games
from caravanserai.engine.game import Game
from caravanserai.engine.many_games import record_game
from caravanserai.engine.position import Position
from caravanserai.engine.record import SEATS

from .walks import TABLES, about, box_of

GAMES = 30
IN_TURNS = [table for table in TABLES if hasattr(about(games.load(table[0])), "turn_of")]


class Decided(NamedTuple):
    """An action of a random game."""

    turn: tuple[int, ...] | None
    seat: int
    ends: bool  # its player was told that it ends the turn
    is_foreseen: bool  # its player could know what follows
    text: str


def decided(game: Game, box: Any, seed: int) -> Iterator[Decided]:
    """Every action of a game, with what its player could know."""
    position = game.new(box, seed)
    for seat, action in record_game(game, box, seed)[1].tolist():
        ends = game.ends(game.view(position, seat), seat, action)
        turn, hidden = about(game).turn_of(position), about(game).hides_what_follows(position)
        text = f"{game.decision(position)}: {game.actions.text(action)}"
        yield Decided(turn, seat, ends, not hidden, text)
        game.apply(position, seat, action)


@pytest.mark.parametrize(("name", "players"), IN_TURNS)
def test_the_last_choice_in_a_turn_and_no_other_is_said_to_end_it(name: str, players: int) -> None:
    game = games.load(name)
    box = box_of(game, players)
    turns = 0
    for seed in range(GAMES):
        for turn, actions in itertools.groupby(decided(game, box, seed), lambda one: one.turn):
            made = list(actions)
            own = [one for one in made if turn and one.seat == turn[0]]
            last = [one for one in own[-1:] if one.is_foreseen]
            said = [one for one in made if one.ends]
            assert said == last, f"seed {seed}, {turn}: {said} instead of {last}"
            turns += bool(turn)
    assert turns > 10 * GAMES


@pytest.mark.parametrize("players", games.load("araby").players)
def test_passes_and_nothing_else_are_said_to_end_a_turn_of_araby(players: int) -> None:
    game = games.load("araby")
    box = box_of(game, players)
    for seed in range(3):
        position = game.new(box, seed)
        for seat, action in record_game(game, box, seed)[1].tolist():
            ends = game.ends(game.view(position, seat), seat, action)
            others = set(game.seats(position)) - set(passers(position)) - {seat}
            told = game.cut(game.apply(position, seat, action), seat)
            passed = any(one.seat == seat and one.kind in ("passed", "turn-ended") for one in told)
            assert ends == passed
            assert not (ends and others) or seat not in game.waiting_for(position)


def passers(position: Position) -> list[int]:
    """Who has passed in Araby."""
    return [seat for seat in range(SEATS) if position.state["passed"][0] >> seat & 1]
