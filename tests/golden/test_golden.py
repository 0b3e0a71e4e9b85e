"""Golden games: whole recorded games that must replay to the exact end, for ever."""

import json
from pathlib import Path

import pytest

from caravanserai import games
from caravanserai.engine import jit
from caravanserai.engine.events import PUBLIC, no_events
from caravanserai.engine.log import as_text, read_log, replay, replayed, start_match
from caravanserai.engine.position import Position
from caravanserai.engine.updates import Updates

from .features import all_features, features

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("*/*.jsonl"))
STRIDE = 7  # one in so many actions of a game, for slow checks

for_every_log = pytest.mark.parametrize(
    "path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


@for_every_log
def test_replays_to_the_exact_end(path: Path) -> None:
    text = path.read_text("utf-8")
    log = read_log(text)
    assert log.game == path.parent.name
    assert log.end is not None
    match = replayed(games.load(log.game), log)
    final = match.game.notation.write(match.position)
    assert final == path.with_suffix(".txt").read_text("utf-8")
    assert as_text(match, log.notes) == text


@pytest.mark.skipif(not jit.ENABLED, reason="compares compiled rules with plain ones")
@for_every_log
def test_every_audience_is_told_the_facts_of_plain_rules(path: Path) -> None:
    """By compiled rules, a few actions at a time; what is fixed for a match is never sent again."""
    log = read_log(path.read_text("utf-8"))
    match = start_match(games.load(log.game), log)
    game, box = match.game, match.position.box
    fixed, audiences = (
        game.fixed_facts(game.box_class.read(box)),
        [*game.seats(match.position), PUBLIC],
    )
    views = game.state_class.rows(PUBLIC + 1)
    game.see(match.position, views)
    updates = Updates(game, box, views)
    for viewer in audiences:
        updates.whole(viewer, 0, no_events())
    shown = [game.facts(Position(box, views[viewer : viewer + 1])) for viewer in audiences]
    for number, _ in enumerate(replay(match, log)):
        if number % STRIDE and not game.is_over(match.position):
            continue
        game.see(match.position, views)
        news = updates.since_shown(audiences, 0, no_events())
        for viewer, facts in zip(audiences, shown, strict=True):
            new = json.loads(b"{%b}" % news[viewer].facts)
            assert not new.keys() & fixed
            facts |= new
            assert facts == game.facts(Position(box, views[viewer : viewer + 1]))
    assert game.is_over(match.position)


@pytest.mark.parametrize("name", games.names())
def test_exercise_everything_there_is(name: str) -> None:
    """Every ending for every number of players, every decision, action, event and character."""
    game = games.load(name)
    logs = [read_log(path.read_text("utf-8")) for path in LOGS if path.parent.name == name]
    assert all_features(game) - set().union(*(features(game, log) for log in logs)) == set()


def test_files_belong_together() -> None:
    assert {path.parent.name for path in LOGS} == set(games.names())
    assert {path.stem for path in HERE.glob("*/*.txt")} == {path.stem for path in LOGS}
