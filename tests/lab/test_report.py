"""Reports on balance: what is counted, what follows from it, and the page."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from caravanserai.cli import app
from caravanserai.engine.errors import BadOption
from caravanserai.engine.kernel_cache import KernelCache
from caravanserai.games import load, names
from caravanserai.lab.balance_plots import Side
from caravanserai.lab.figures import figures, of_leads, of_pairs, of_pieces, of_places
from caravanserai.lab.report import write
from caravanserai.lab.study import Part, Study, Table, piece_names
from caravanserai.lab.watching import POINTS, Watched, watched
from caravanserai.locale import LANGUAGES, Texts


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games: compiling the loops for them would take longer."""
    find = KernelCache.find
    monkeypatch.setattr(KernelCache, "find", lambda self, loop, compiled: find(self, loop, False))


def small(folder: Path, **changes: Any) -> Study:
    given = {"bot": "random", "players": 2, "games": 4, "pairs": 0, **changes}
    return Study("dunhuang", folder, **given)


def played(study: Study) -> Study:
    *_, (done, total) = study.run()
    assert done == total
    return study


def by_hand(players: int, ranks: list[list[int]], **fields: Any) -> Watched:
    """Games of which only this much is known."""
    room = watched(len(ranks), len(piece_names(load("dunhuang"))), 20)
    room.ranks[:, :players] = ranks
    room.turns[:] = 1
    for name, values in fields.items():
        getattr(room, name)[...] = values
    return room


def test_wins_are_counted_by_place_after_who_began() -> None:
    room = by_hand(3, [[1, 2, 2], [2, 1, 2], [1, 1, 2]], first=[0, 1, 2])
    shares = [row["win_share"] for row in of_places(3, room)]
    assert shares == pytest.approx([2 / 3, 1 / 6, 1 / 6], abs=1e-4)
    unknown = by_hand(3, [[1, 2, 2]], first=[-1])
    assert of_places(3, unknown) == []


def test_who_leads_is_compared_with_who_wins() -> None:
    room = by_hand(2, [[1, 2], [1, 2], [2, 1]])
    room.leads[:] = -1
    room.leads[:, POINTS // 2] = [0, 1, -1]
    middle = of_leads(room)[POINTS // 2]
    assert middle["led"] == pytest.approx(2 / 3, abs=1e-4)
    assert middle["leader_wins"] == 0.5


def test_users_are_compared_with_the_others_of_their_game() -> None:
    """Games in which all or none used a piece say nothing about it."""
    game = load("dunhuang")
    room = by_hand(2, [[1, 2]] * 40 + [[2, 1]] * 40)
    room.uses[:60, 0, 3] = 2
    room.uses[60:, :2, 3] = 1
    (row,) = of_pieces(game, 2, room)
    assert row["piece"] == piece_names(game)[3][1]
    assert row["uses_a_game"] == pytest.approx(2.0)
    assert row["players"] == pytest.approx((60 + 40) / 160)
    assert row["lift"]["mean"] == pytest.approx(40 / 60 - 0.5, abs=1e-4)
    low, high = row["lift"]["interval"]
    assert low < 40 / 60 - 0.5 < high


def test_a_piece_is_worth_what_is_lost_without_it() -> None:
    """Game i is compared with game i, for the seat that did without it there."""
    usual = by_hand(2, [[1, 2], [2, 1]] * 30)
    usual.uses[:, :, 5] = 1
    without = by_hand(2, [[2, 1], [1, 2]] * 30)
    row = of_pairs(load("dunhuang"), Table("without-5", 2, 60, {}, 5), usual, without)
    assert (row["gain"]["mean"], row["used"], row["deals"]) == (1.0, 60, 60)
    assert row["gain_where_used"]["mean"] == 1.0


def test_games_are_those_of_their_seeds(tmp_path: Path) -> None:
    """However they are split into parts; it also says who began."""
    table = Table("main", 2, 6)
    whole, half = (Part("dunhuang", "random", 9, None, table, low, 6).play() for low in (0, 3))
    for name in ("ranks", "scores", "first", "decisions", "turns", "leads", "uses"):
        np.testing.assert_array_equal(whole[name][3:], half[name])
    assert set(whole["first"].tolist()) <= {0, 1}
    assert whole["decisions"].min() > 20
    assert (whole["ranks"] == 1).any(axis=1).all()


def test_who_forswears_a_piece_does_not_use_it() -> None:
    game = load("dunhuang")
    played = Part("dunhuang", "random", 1, None, Table("main", 2, 8), 0, 8).play()
    piece = int(played["uses"][:, :2, :16].sum(axis=(0, 1)).argmax())
    assert piece_names(game)[piece][0] == "ability-used"
    table = Table("without", 2, 8, {}, piece)
    without = Part("dunhuang", "random", 1, None, table, 0, 8).play()
    rows = np.arange(8)
    assert played["uses"][rows, rows % 2, piece].any()
    assert not without["uses"][rows, rows % 2, piece].any()
    assert without["uses"][rows, 1 - rows % 2, piece].any()


@pytest.mark.parametrize("name", names())
def test_first_players_are_remembered_to_the_end(name: str) -> None:
    game = load(name)
    for seat, letter in enumerate("ABCD"[: game.players[-1]]):
        options = {"start": letter} | ({"offers": "0"} if name == "araby" else {})
        table = Table("main", game.players[-1], 1, options)
        assert Part(name, "random", 3, None, table, 0, 1).play()["first"].tolist() == [seat]


def test_a_study_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.lab.study.PART", 2)
    whole = figures(played(small(tmp_path / "whole")))
    broken = small(tmp_path / "broken").run()
    assert [next(broken) for _ in range(2)] == [(0, 7), (2, 7)]
    kept = tmp_path / "broken" / "main-0-2.npz"
    written = kept.stat().st_mtime_ns
    again = small(tmp_path / "broken").run()
    assert next(again) == (2, 7)
    *_, end = again
    assert end == (7, 7)
    assert kept.stat().st_mtime_ns == written
    assert figures(small(tmp_path / "broken")) == whole
    with pytest.raises(BadOption, match="other-study"):
        next(small(tmp_path / "broken", seed=1).run())
    assert next(small(tmp_path / "broken", games=8).run()) == (7, 11)


@pytest.mark.slow
def test_processes_play_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.lab.study.PART", 2)
    one, two = small(tmp_path / "one"), small(tmp_path / "two")
    list(one.run())
    list(two.run(workers=2))
    assert figures(one) == figures(two)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_it_in_every_language(language: str, tmp_path: Path) -> None:
    found = figures(played(small(tmp_path / "games", games=3, pairs=1)))
    paths = write([Side("", found)], tmp_path, Texts(language, "dunhuang"), language)
    page = paths[0].read_text(encoding="utf-8")
    assert f'lang="{language}"' in page
    assert page.count("<svg") == len(paths) - 2 >= 3
    assert Texts(language)("lab-caution")[:30] in page
    (told,) = json.loads(paths[1].read_text(encoding="utf-8"))
    assert told["tables"][0]["games"] == 3
    assert sum(row["win_share"] for row in told["tables"][0]["places"]) == pytest.approx(1)
    assert sum(told["tables"][0]["endings"].values()) == pytest.approx(1, abs=1e-4)


def test_two_data_files_side_by_side(tmp_path: Path) -> None:
    original = Path(load("dschunke").package.replace(".", "/"))
    source = next(parent for parent in Path(__file__).parents if (parent / "src").is_dir())
    text = (source / "src" / original / "data.toml").read_text(encoding="utf-8")
    (tmp_path / "other.toml").write_text(text)
    command = ["lab", "report", "dschunke", "--bot", "random", "-n", "1", "--pairs", "0", "-p", "3"]
    files = ["--against", str(tmp_path / "other.toml"), "--out", str(tmp_path / "out"), "--json"]
    done = CliRunner().invoke(app, [*command, *files], catch_exceptions=False)
    assert done.exit_code == 0, done.stderr
    sides = json.loads(done.stdout)
    assert [side["label"] for side in sides] == ["dschunke", "other.toml"]
    assert sides[0]["tables"] == sides[1]["tables"]
    assert "other.toml" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("game-count", {"games": 0}),
        ("seed", {"seed": -1}),
        ("unknown-bot", {"bot": "nobody"}),
        ("unknown-bot", {"bot": "learned"}),
        ("bot-by-the-clock", {"bot": "master@2s"}),
        ("player-count", {"players": 9}),
        ("unknown-option", {"options": {"colour": "red"}}),
    ],
)
def test_what_cannot_be_played_is_refused(
    code: str, changes: dict[str, Any], tmp_path: Path
) -> None:
    with pytest.raises(BadOption) as caught:
        small(tmp_path, **changes)
    assert caught.value.code == code
