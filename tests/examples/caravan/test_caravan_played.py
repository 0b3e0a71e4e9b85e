"""Caravan of Three, the example game, played: in the terminal, at a server, by programs."""

import asyncio
import os
import subprocess
import sys
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from rich.cells import cell_len
from server.harness import Player, Server, everybody, open_table, play_all

from caravanserai.engine.game import Game
from caravanserai.engine.log import read_log, replayed
from caravanserai.locale import LANGUAGES, Texts
from caravanserai.research.batch import Batch
from caravanserai.research.gymnasium import register
from caravanserai.research.pettingzoo import env


def run(*words: str, given: str = "", lang: str = "en") -> str:
    environment = {**os.environ, "CARAVANSERAI_LANG": lang, "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, "-m", "caravanserai", *words],
        input=given,
        capture_output=True,
        text=True,
        env={**environment, "CARAVANSERAI_JIT": "0"},
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_in_the_terminal(game: Game, lang: str, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    words = ("play", "caravan", "--players", "3", "--seed", "4", "--bots", "greedy")
    told = run(*words, "--save", str(log), given="1\n" * 30, lang=lang)
    texts = Texts(lang, "caravan")
    for key in ("title", "play-over", "field-hand", "prompt-load"):
        assert texts(key) in told
    lines = [line for line in told.splitlines() if "jsonl" not in line]
    assert max(cell_len(line.rstrip()) for line in lines) <= 80
    match = replayed(game, read_log(log.read_text(encoding="utf-8")))
    assert game.is_over(match.position)


def test_a_position_on_the_command_line(game: Game) -> None:
    position = game.new(game.box(2), 1)
    written = game.notation.write(position)
    assert run("position", "new", "caravan", "--players", "2", "--seed", "1") == written
    shown = run("position", "show", "-", given=written)
    assert "Rounds played: 0" in shown
    assert written in shown
    game.apply(position, 0, game.actions.number("call silk"))
    after = run("position", "apply", "-", "call silk", given=written)
    assert game.notation.write(position) in after


def test_a_match_of_people_and_bots_at_a_server(game: Game, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits") as server, server.client() as client:
        opened = open_table(client, "caravan", "me", "open", "bot greedy")
        table = opened["table"]["id"]
        tokens = everybody(server, opened)
        players = [Player(server, table, token, n) for n, token in enumerate(tokens.values())]
        watcher = Player(server, table, None, 9)
        asyncio.run(play_all([*players, watcher]))
        log = client.get(f"/api/tables/{table}/log").text
        outcome = game.outcome(replayed(game, read_log(log)).position)
        assert outcome is not None
        for player in [*players, watcher]:
            assert player.scene["outcome"]["scores"] == list(outcome.scores)
        fields = {field["name"]: field for field in watcher.scene["facts"]["fields"]}
        assert fields["hand"]["each"]
        assert not fields["sold"]["each"]
        server.stop()
        assert '"level": "error"' not in server.log()


def test_gymnasiums_checks() -> None:
    register("caravan")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*different from the unwrapped.*")
        check_env(gymnasium.make("caravanserai/caravan-v0", opponents="random").unwrapped)


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoos_checks() -> None:
    api_test(env("caravan", players=3), num_cycles=100)


def test_an_observation_has_the_fields_of_the_view(game: Game) -> None:
    batch = Batch("caravan", 1, players=3)
    batch.reset(5)
    position = game.new(game.box(3), 5)
    layout, row = game.layout(3), batch.observations[0]
    view = game.view(position, 0)
    assert layout.size == len(row)
    assert layout.part(row, "seat").tolist() == [1, 0, 0, 0]
    assert np.array_equal(layout.part(row, "hand"), view.state["hand"][0])
    batch.close()
