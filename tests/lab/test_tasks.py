"""Named tasks: splits that share nothing, every seat once, and who may do what where."""

import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravanserai.cli import app
from caravanserai.engine.errors import BadOption
from caravanserai.games import load, names
from caravanserai.lab import tasks
from caravanserai.lab.matches import play_through
from caravanserai.lab.tasks import FIRST_DEAL, LATE, STRANGERS, TASKS, Run
from caravanserai.research.learner import Agent

DOCS = Path(__file__).parents[2] / "docs" / "tasks.md"


def test_every_task_can_be_done_somewhere_and_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for name, task in TASKS.items():
        assert any(task.fits(load(game)) for game in names()), name
        assert f"`{name}`" in text


@pytest.mark.parametrize("name", TASKS)
def test_splits_share_nothing(name: str) -> None:
    assert FIRST_DEAL["test"] - FIRST_DEAL["train"] > 10**9
    assert not set(STRANGERS["train"]) & set(STRANGERS["test"])
    for game in map(load, names()):
        if TASKS[name].fits(game):
            train, test = (TASKS[name].setting(game, split).options for split in ("train", "test"))
            held = [set(text.split()) for text in (*train.values(), *test.values())]
            assert not held or not held[0] & held[1]


def test_a_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run("beat-greedy", "dunhuang", "random", 2, deals=2)
    asked: Counter[tuple[int, int]] = Counter()

    def seats(game: object, position: object, bots: list[object], *_: object) -> None:
        kinds = [type(bot).__name__ for bot in bots]
        asked[kinds.index("Random"), kinds.index("Greedy")] += 1
        raise LookupError

    monkeypatch.setattr(tasks, "play_through", seats)
    for number in range(4):
        with pytest.raises(LookupError):
            run.play(number)
    assert asked == {(0, 1): 2, (1, 0): 2}


def test_a_score_is_the_share_of_wins_and_repeats() -> None:
    run = Run("beat-greedy", "dunhuang", "random", 2, deals=2)
    won = list(run.scores())
    assert won == list(run.scores())
    report = run.report(won)
    assert (report["games"], report["score"]) == (4, sum(won) / 4)
    assert report["interval"][0] <= report["score"] <= report["interval"][1]


def test_an_endgame_begins_late(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = []

    def counted(*given: object) -> object:
        found = play_through(*given)  # type: ignore[arg-type]
        moves.append(sum(found[0]))
        return found

    monkeypatch.setattr(tasks, "play_through", counted)
    Run("endgames", "dunhuang", "greedy", 2).play(0)
    whole, rest = moves
    assert 0 < rest < whole * (1 - LATE) * 2


def test_refusals() -> None:
    with pytest.raises(BadOption, match="unknown-task"):
        Run("win", "dunhuang", "random", 2)
    with pytest.raises(BadOption, match="unknown-split"):
        Run("endgames", "dunhuang", "random", 2, "all")
    with pytest.raises(BadOption, match="task-game"):
        Run("bargain-with-strangers", "dunhuang", "random", 2)
    with pytest.raises(BadOption, match="unknown-bot"):
        Run("endgames", "dunhuang", "nobody", 2)


def test_the_command_scores_an_agent_from_a_file(tmp_path: Path) -> None:
    game = load("dunhuang")
    path = tmp_path / "agent.npz"
    Agent.new(game.layout(2).size, len(game.actions)).save(path)
    given = ["lab", "task", "unseen-characters", "dunhuang", "--bot", str(path), "--deals", "1"]
    result = CliRunner().invoke(app, given, catch_exceptions=False)
    report = json.loads(result.stdout[result.stdout.index("{") :])
    assert report["games"] == 2
    assert report["split"] == "test"
