"""Golden games: whole recorded games that must replay to the exact end, for ever."""

from pathlib import Path

import pytest

from caravanserai import games
from caravanserai.engine.log import as_text, read_log, replayed

from .features import all_features, features

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replays_to_the_exact_end(path: Path) -> None:
    text = path.read_text("utf-8")
    log = read_log(text)
    assert log.game == path.parent.name
    assert log.end is not None
    match = replayed(games.load(log.game), log)
    final = match.game.notation.write(match.position)
    assert final == path.with_suffix(".txt").read_text("utf-8")
    assert as_text(match, log.notes) == text


@pytest.mark.parametrize("name", games.names())
def test_exercise_everything_there_is(name: str) -> None:
    """Every ending for every number of players, every decision, action, event and character."""
    game = games.load(name)
    logs = [read_log(path.read_text("utf-8")) for path in LOGS if path.parent.name == name]
    assert all_features(game) - set().union(*(features(game, log) for log in logs)) == set()


def test_files_belong_together() -> None:
    assert {path.parent.name for path in LOGS} == set(games.names())
    assert {path.stem for path in HERE.glob("*/*.txt")} == {path.stem for path in LOGS}
