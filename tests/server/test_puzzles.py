"""Puzzles over the network: a table of one's own, which answers but does not tell."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from caravanserai.engine.puzzles import PREFIX, Puzzle, puzzles_of
from caravanserai.games import load

from .harness import Server, ask, changed, receive, socket

GAME = "dunhuang"
PUZZLE: Puzzle = next(iter(puzzles_of(load(GAME)).values()))


def begin(client: httpx.Client) -> dict[str, Any]:
    answer = client.post("/api/puzzles", json={"game": GAME, "puzzle": PUZZLE.id, "name": "Ann"})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def code(answer: dict[str, Any]) -> str:
    return str(answer["problem"]["code"]) if answer["type"] == "refused" else str(answer["type"])


async def over(connection: Any, scene: dict[str, Any]) -> dict[str, Any]:
    while scene["phase"] != "over":
        scene = changed(scene, await receive(connection, "snapshot", "update"))
    return scene


def test_the_puzzles_of_a_game_are_listed_without_their_answers(server: Server) -> None:
    with server.client() as client:
        listed = client.get(f"/api/puzzles/{GAME}").json()
        assert listed["daily"] in [one["id"] for one in listed["puzzles"]]
        assert len(listed["puzzles"]) == len(puzzles_of(load(GAME)))
        assert set(listed["puzzles"][0]) == {"id", "players", "theme", "difficulty"}
        games = client.get("/api/catalogue").json()["games"]
        counts = {game["name"]: game["puzzles"] for game in games}
        assert counts[GAME] == len(listed["puzzles"])
        missing = client.get("/api/puzzles/chess")
        assert (missing.status_code, missing.json()["problem"]["code"]) == (400, "unknown-game")


@pytest.mark.parametrize("shown", [False, True])
def test_a_puzzle_is_solved_or_shown(server: Server, shown: bool) -> None:
    wrong, lost = next(iter(PUZZLE.lost.items()))

    async def solve(table: str, token: str) -> None:
        async with socket(server, table, token) as connection:
            scene = changed({}, await receive(connection, "snapshot"))
            assert scene["lesson"]["name"] == PREFIX + PUZZLE.id
            assert scene["lesson"]["awaits"] == []
            refused = await ask(connection, "act", action=wrong)
            assert code(refused) == "lesson"
            why = refused["problem"]["say"]["args"]["why"]
            assert why["args"]["lost"] == round(100 * lost)
            assert code(await ask(connection, "hint")) == "not-in-a-lesson"
            assert code(await ask(connection, "undo")) == "not-in-a-lesson"
            done = {"type": "go-on", "step": 0} if shown else {"type": "act", "action": PUZZLE.best}
            await connection.send(json.dumps({"key": "last", **done}))
            scene = await over(connection, scene)
            assert scene["lesson"]["say"]["id"] == "puzzle-solved"

    with server.client() as client:
        opened = begin(client)
        (link,) = opened["links"]
        assert opened["table"]["players"] == PUZZLE.players
        table = opened["table"]["id"]
        asyncio.run(solve(table, link["token"]))
        assert client.get(f"/api/tables/{table}/log").status_code == 409
        assert client.get("/api/history").json()["games"] == []
        with server.client() as stranger:
            assert stranger.get(f"/api/tables/{table}").json()["links"] == []
            assert stranger.post(f"/api/tables/{table}/sit", json={}).status_code == 403


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": GAME, "puzzle": "2-00000000"}, "no-such-puzzle"),
        ({"game": GAME, "puzzle": "../2"}, "no-such-puzzle"),
        ({"game": GAME, "puzzle": "first"}, "no-such-puzzle"),
        ({"game": "chess", "puzzle": PUZZLE.id}, "unknown-game"),
        ({"game": GAME}, "bad-message"),
        ({"game": GAME, "puzzle": PUZZLE.id, "seat": "B"}, "bad-message"),
    ],
)
def test_a_puzzle_that_does_not_exist_is_refused(
    server: Server, body: dict[str, str], said: str
) -> None:
    with server.client() as client:
        answer = client.post("/api/puzzles", json=body)
        assert (answer.status_code, answer.json()["problem"]["code"]) == (400, said)


def test_a_puzzle_is_no_lesson_by_its_name(server: Server) -> None:
    with server.client() as client:
        wish = {"game": GAME, "lesson": PREFIX + PUZZLE.id}
        answer = client.post("/api/lessons", json=wish)
        assert answer.json()["problem"]["code"] == "no-such-lesson"
