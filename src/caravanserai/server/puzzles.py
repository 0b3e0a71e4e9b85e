"""Puzzles over HTTP: which there are, and a table to solve one at."""

from datetime import UTC, datetime
from typing import Final

from caravanserai.engine.puzzles import PREFIX, daily, puzzle_of, puzzles_of
from caravanserai.games import load
from caravanserai.server import bodies
from caravanserai.server.http import Call, Endpoint
from caravanserai.server.opened import open_prepared


async def puzzles(call: Call) -> bodies.Puzzles:
    """The puzzles of a game, and today's."""
    game, today = load(call.path("game")), datetime.now(UTC).date()
    chosen = daily(game, today)
    infos = [
        bodies.PuzzleInfo(one.id, one.players, one.theme, one.difficulty)
        for one in puzzles_of(game).values()
    ]
    return bodies.Puzzles(today.isoformat(), chosen.id if chosen else None, infos)


async def open_puzzle(call: Call) -> bodies.OpenedTable:
    """A table to solve a puzzle at."""
    call.service.charge_table(call.client.address)
    wish: bodies.NewPuzzle = call.body
    game = load(wish.game)
    puzzle = puzzle_of(game, wish.puzzle)
    return await open_prepared(call, game, PREFIX + puzzle.id, puzzle.players, wish.name)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/puzzles/{game}",
        "The puzzles of a game, and today's",
        puzzles,
        bodies.Puzzles,
        fails=(400,),
    ),
    Endpoint(
        "POST",
        "/api/puzzles",
        "Open a puzzle",
        open_puzzle,
        bodies.OpenedTable,
        bodies.NewPuzzle,
        fails=(400,),
    ),
)
