"""Tournaments: fair seats, honest intervals, the same results wherever they are played."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from caravanserai.engine.errors import BadOption, Refusal
from caravanserai.games import load
from caravanserai.lab.arena import Arena, here, in_processes
from caravanserai.lab.matches import Pairing, play_through, repeatable
from caravanserai.lab.plots import plot_arena
from caravanserai.lab.statistics import place_shares, standings, verdict, wilson, win_parts

PAIRING = Pairing("dunhuang", 2, ("greedy", "random"), seed=5)
OWN_BOT = """
class First:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, game, view, seat, legal):
        assert view.state["eyes"][0] == seat + 1  # a view, never the whole state
        return legal[{index}]
"""


def played(arena: Arena) -> list[dict[str, Any]]:
    *_, results = arena.run(here)
    return sorted(results, key=lambda result: result["number"])


def timeless(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{k: v for k, v in result.items() if k != "seconds"} for result in results]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_every_bot_sits_everywhere_equally_often(players: int, count: int) -> None:
    pairing = Pairing("dunhuang", players, tuple("abcde"[:count]), 0)
    seats = Counter(
        (bot, seat)
        for number in range(count * players)
        for seat, bot in enumerate(pairing.lineup(number))
    )
    assert len(seats) == count * players
    assert set(seats.values()) == {players}


def test_an_arena_is_repeatable_and_greedy_wins_it() -> None:
    results = played(Arena(PAIRING, 8))
    assert timeless(results) == timeless(played(Arena(PAIRING, 8)))
    greedy, random = standings(PAIRING.bots, results)
    assert greedy["wins"] + random["wins"] == 8
    assert greedy["win_share"] > 0.8 > random["win_share"]
    assert greedy["rating"] > random["rating"]
    assert greedy["fair_share"] == 0.5


@pytest.mark.slow
def test_processes_play_the_same_games() -> None:
    *_, results = Arena(PAIRING, 6).run(in_processes(2))
    found = sorted(results, key=lambda result: result["number"])
    assert timeless(found) == timeless(played(Arena(PAIRING, 6)))


def test_a_tournament_broken_off_goes_on(tmp_path: Path) -> None:
    whole = timeless(played(Arena(PAIRING, 5)))
    for results in Arena(PAIRING, 5, tmp_path).run(here):
        if len(results) == 2:
            break
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"number": 2, "broken')
    arena = Arena(PAIRING, 5, tmp_path)
    assert timeless(played(arena)) == whole
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines[1:]] == [0, 1, 2, 3, 4]
    assert [len(results) for results in arena.run(here)] == [5]


def test_another_tournament_does_not_go_on_in_the_same_folder(tmp_path: Path) -> None:
    played(Arena(PAIRING, 1, tmp_path))
    with pytest.raises(BadOption, match="other-arena"):
        played(Arena(Pairing("dunhuang", 2, ("greedy", "random"), seed=6), 1, tmp_path))


def test_a_bot_of_ones_own_joins_and_sees_views_only(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN_BOT.format(index=0))
    own = f"{tmp_path / 'mine.py'}:First"
    result = played(Arena(Pairing("dunhuang", 2, (own, "random"), 1), 2))
    assert [sum(win_parts(game["ranks"])) for game in result] == [1, 1]
    with pytest.raises(BadOption, match="bot-class"):
        Arena(Pairing("dunhuang", 2, (f"{tmp_path / 'mine.py'}:Second",), 1), 1)
    with pytest.raises(BadOption, match="bot-file"):
        Arena(Pairing("dunhuang", 2, ("nothing.py:First",), 1), 1)


def test_an_illegal_action_of_a_bot_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(OWN_BOT.replace("legal[{index}]", "10**6"))
    with pytest.raises(Refusal, match="no-such-action"):
        played(Arena(Pairing("dunhuang", 2, (f"{tmp_path / 'bad.py'}:First",), 1), 1))


def test_wilson_intervals() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_match_ends_when_it_is_decided() -> None:
    arena = Arena(PAIRING, 80, target=0.5)
    results = played(arena)
    assert len(results) == 10
    assert arena.summary(results)["verdict"] == 1
    assert Arena(PAIRING, 80).summary(results)["verdict"] == 0


def test_a_match_goes_on_while_it_is_open_also_after_a_break(tmp_path: Path) -> None:
    assert len(played(Arena(PAIRING, 16, target=0.99))) == 16
    played(Arena(PAIRING, 10, tmp_path))
    assert len(played(Arena(PAIRING, 80, tmp_path, target=0.5))) == 10


def test_a_verdict_needs_more_than_one_interval() -> None:
    assert (verdict(30, 50, 0.5), verdict(40, 50, 0.5), verdict(10, 50, 0.5)) == (0, 1, -1)
    assert wilson(33, 50)[0] > 0.5
    assert verdict(33, 50, 0.5) == 0


def test_games_that_were_not_scored_do_not_count_for_the_mean_score() -> None:
    game = {"lineup": [0, 1], "ranks": [1, 2], "moves": [1, 1], "seconds": [0.0, 0.0]}
    early = {**game, "number": 0, "scores": [0, 0]}
    scored = {**game, "number": 1, "scores": [12, 0]}
    assert [row["mean_score"] for row in standings("ab", [early, scored])] == [12, 0]
    assert standings("ab", [early])[0]["mean_score"] is None


def test_a_level_is_repeatable_by_its_iterations() -> None:
    assert repeatable("master") == "master@4000"
    assert repeatable("trader") == "trader"
    assert repeatable("greedy") == "greedy"
    assert repeatable("master@2s") == "master@2s"


def test_a_plot_is_drawn_in_two_formats(tmp_path: Path) -> None:
    arena = Arena(PAIRING, 2)
    paths = plot_arena(arena.summary(played(arena)), tmp_path / "plot")
    assert [path.suffix for path in paths] == [".png", ".svg"]
    assert paths[0].read_bytes().startswith(b"\x89PNG")
    drawn = paths[1].read_text()
    assert "<svg" in drawn
    assert all(f"<!-- {name} -->" in drawn for name in ("greedy", "random"))


def test_the_moves_are_kept_and_lead_to_the_same_end() -> None:
    (result,) = here(PAIRING, [3])
    game = load("dunhuang")
    position = game.new(game.box(2), PAIRING.seed + 1)
    for action in result["actions"]:
        seat = game.turn(position)
        assert seat is not None
        game.apply(position, seat, action)
    outcome = game.outcome(position)
    assert outcome is not None
    assert list(outcome.ranks) == result["ranks"]
    assert sum(result["moves"]) == len(result["actions"])
    assert result["first"] == game.first_player(position)


def test_wins_are_told_by_place_after_who_began_too() -> None:
    games: list[dict[str, Any]] = [
        {"first": 1, "ranks": [2, 1]},
        {"first": 0, "ranks": [2, 1]},
        {"ranks": [1, 2]},
    ]
    shares = [row["win_share"] for row in place_shares(2, games)]
    assert shares == [0.5, 0.5]
    summary = Arena(PAIRING, 2).summary(played(Arena(PAIRING, 2)))
    assert sum(row["win_share"] for row in summary["places"]) == pytest.approx(1)


def test_compiling_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"clock": 0.0, "compiling": 0.0}

    class Slow:
        def choose(self, game: Any, view: Any, seat: int, legal: list[int]) -> int:
            now["clock"] += 5
            now["compiling"] += 4
            return legal[0]

    monkeypatch.setattr("caravanserai.lab.matches.seconds_compiling", lambda: now["compiling"])
    monkeypatch.setattr("caravanserai.lab.matches.time.process_time", lambda: now["clock"])
    game = load("dunhuang")
    moves, seconds = play_through(game, game.new(game.box(2), 1), [Slow(), Slow()])
    assert seconds == moves
