"""Counts of action sequences from small positions: any change in the rules shows here."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from caravanserai import games
from caravanserai.engine import jit
from caravanserai.engine.many_games import perft, perft_split

TABLES = {
    path.stem: tomllib.loads(path.read_text("utf-8"))
    for path in Path(__file__).parent.glob("*.toml")
}
POSITIONS = [(name, entry) for name, table in TABLES.items() for entry in table["position"]]
MOST = 10**9 if jit.ENABLED else 2_000


@pytest.mark.parametrize(
    ("name", "entry"), POSITIONS, ids=[f"{name}-{entry['name']}" for name, entry in POSITIONS]
)
def test_counts(name: str, entry: dict[str, Any]) -> None:
    game = games.load(name)
    position = game.notation.read(entry["text"], 0)
    for depth, count in enumerate(entry["counts"], 1):
        if count <= MOST and perft(game, position, depth) != count:
            split = perft_split(game, position, depth)
            shown = "\n".join(f"{action}: {leaves}" for action, leaves in split.items())
            pytest.fail(f"depth {depth}: {sum(split.values())}, not {count}\n{shown}")


def test_every_game_and_number_of_players_is_counted() -> None:
    counted = {
        (name, len(games.load(name).seats(games.load(name).notation.read(entry["text"], 0))))
        for name, entry in POSITIONS
    }
    assert counted == {(n, players) for n in games.names() for players in games.load(n).players}
