"""What `position` prints can be read again; what a table keeps face down is not printed."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from test_commands import answer, run

from caravanserai.games import load
from caravanserai.locale import Texts

PLAYED = {
    "dunhuang": ("dunhuang; camel: 8; market: tea; A.coins: 2", "move 1"),
    "dschunke": ("dschunke; merchants: purple brown grey; grey: AAB A", "merchant money"),
    "araby": ("araby; A.hand: conjuration-of-magics; A.coins: 2", "play conjuration-of-magics"),
}
COVERED = {
    "dschunke": "dschunke; A.money: 131; B.money: 147; C.money: 158; D.money: 169; B.declared: 123",
    "araby": "araby; A.coins: 131; B.coins: 147; C.coins: 158; D.coins: 169",
}
OF_OTHERS = ("147", "158", "169")
SHORT = {"araby": ("--option", "offers=0")}  # random games of it are mostly offers
of_others = pytest.mark.parametrize("game", COVERED)


@pytest.mark.parametrize("game", PLAYED)
def test_what_apply_prints_is_a_position_again(game: str, tmp_path: Path) -> None:
    text, action = PLAYED[game]
    printed = run("position", "apply", text, "A:", *action.split()).stdout
    assert printed.startswith("# ")
    written = printed[printed.index(f"{game}\n") :]
    file = tmp_path / "q.txt"
    file.write_text("\n# noted down\n" + printed)
    for argument, stdin in ((printed, ""), (str(file), ""), ("-", printed)):
        assert answer("position", "show", argument, stdin=stdin)["position"] == written
        assert answer("position", "legal", argument, stdin=stdin)
    assert answer("perft", game, "-d", "1", "--position", "-", stdin=printed)["leaves"] > 0
    assert answer("hint", "-", "--iterations", "10", stdin=printed)["moves"]


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_played_through_a_pipe(game: str) -> None:
    printed = run("position", "new", game, "--seed", "3").stdout
    for _ in range(20):
        (seat, actions), *_ = answer("position", "legal", "-", stdin=printed).items()
        result = run("position", "apply", "-", f"{seat}:", *actions[0].split(), stdin=printed)
        assert (result.returncode, result.stderr) == (0, "")
        printed = result.stdout


def test_a_game_is_not_named_by_a_comment() -> None:
    for text in ("# dunhuang", "# dunhuang\ntea: 3", "tea # dunhuang"):
        result = run("position", "show", "-", stdin=text)
        assert (result.returncode, result.stdout) == (2, "")
        assert "starts with the name of its game" in result.stderr


@of_others
@pytest.mark.parametrize("eyes", ["A", "public"])
def test_what_the_table_keeps_covered_is_printed_only_if_asked_for(game: str, eyes: str) -> None:
    for words in (("show", COVERED[game]), ("show", COVERED[game], "--json")):
        printed = run("position", *words, "--eyes", eyes).stdout
        counted = run("position", *words, "--eyes", eyes, "--counted").stdout
        for total in OF_OTHERS:
            assert (total in printed, total in counted) == (False, True)
        assert ("131" in printed) == (eyes == "A")
        assert ("123" in printed) == (game == "dschunke")


@of_others
def test_what_apply_and_replay_show_of_others_is_covered(game: str, tmp_path: Path) -> None:
    text, action = PLAYED[game]
    seen = run("position", "apply", text, "A:", *action.split(), "--eyes", "B").stdout
    total = load(game).totals
    assert f"A.{total}: ?\n" in seen
    assert f"B.{total}: ?\n" not in seen
    words = ("simulate", game, "-n", "1", "--seed", "4", "--log-dir", str(tmp_path))
    assert run(*words, *SHORT.get(game, ())).returncode == 0
    log = next(tmp_path.iterdir())
    covered = answer("replay", str(log), "--eyes", "B")
    assert len(covered["steps"]) > 10
    assert all(f"A.{total}: ?\n" in step["position"] for step in covered["steps"])
    assert "?" not in covered["end"]["position"].split(f"A.{total}: ")[1].split("\n")[0]
    counted = answer("replay", str(log), "--eyes", "B", "--counted")
    assert len(counted["steps"]) == len(covered["steps"])
    assert all(f"A.{total}: ?\n" not in step["position"] for step in counted["steps"])


@of_others
def test_a_view_without_totals_is_a_view_again_but_no_hint_is_made_of_it(game: str) -> None:
    shown = answer("position", "show", COVERED[game], "--eyes", "A")
    again = answer("position", "show", "-", stdin=shown["position"])
    assert again == shown
    assert answer("position", "legal", "--player", "A", "-", stdin=shown["position"])
    refused = run("hint", "-", stdin=shown["position"])
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "--counted" in refused.stderr
    counted = answer("position", "show", COVERED[game], "--eyes", "A", "--counted")
    words = ("--iterations", "10", "--json")
    of_view = run("hint", "-", *words, stdin=counted["position"])
    assert json.loads(of_view.stdout) == json.loads(run("hint", COVERED[game], *words).stdout)


@of_others
def test_ones_own_total_is_never_unknown(game: str) -> None:
    total = load(game).totals
    for text in (f"{game}; A.{total}: ?", f"{game}; eyes: A; A.{total}: ?"):
        assert run("position", "show", text).returncode == 2


@of_others
def test_the_terminal_game_shows_no_totals_of_others(game: str) -> None:
    playing = load(game)
    view = playing.view(playing.read(COVERED[game]), 0)
    out = StringIO()
    Console(file=out, width=200).print(playing.draw(view, Texts("en", game)))
    assert "131" in out.getvalue()
    assert not any(total in out.getvalue() for total in OF_OTHERS)


@pytest.mark.parametrize("game", PLAYED)
def test_a_view_tells_the_choices_of_its_own_player_alone(game: str) -> None:
    text = run("position", "new", game, "--seed", "3").stdout
    for eyes in ("A", "B", "public"):
        view = answer("position", "show", text, "--eyes", eyes)
        assert set(view["legal"]) == set(view["may_act"]) & {eyes}
        assert answer("position", "legal", view["position"]) == view["legal"]
    refused = run("position", "legal", view["position"], "--player", "A")
    assert (refused.returncode, refused.stdout) == (2, "")
