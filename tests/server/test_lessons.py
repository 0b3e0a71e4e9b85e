"""Lessons over the network: only their learner is in, and only what they wait for is done."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from caravanserai.engine.lessons import LEARNER, lesson_of
from caravanserai.games import load

from .harness import Server, ask, changed, open_table, receive, socket

GAME, LESSON = "dunhuang", "first"
NOT_IN_A_LESSON: tuple[dict[str, Any], ...] = (
    {"kind": "undo"},
    {"kind": "order", "order": None},
    {"kind": "say", "text": "hello"},
    {"kind": "mute", "seat": "B", "on": True},
    {"kind": "vote", "yes": True},
    {"kind": "leave"},
    {"kind": "return"},
    {"kind": "seat-bot", "seat": "B", "level": "greedy"},
    {"kind": "rematch"},
    {"kind": "hint"},
)


def begin(client: httpx.Client) -> dict[str, Any]:
    answer = client.post("/api/lessons", json={"game": GAME, "lesson": LESSON, "name": "Ann"})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def seat_of(opened: dict[str, Any]) -> str:
    """The token of the learner's seat, the only one there is a link to."""
    (link,) = opened["links"]
    assert (link["seat"], link["kind"]) == ("A", "seat")
    return str(link["token"])


async def at_step(connection: Any, scene: dict[str, Any], step: int) -> dict[str, Any]:
    """The scene once the lesson is at a step and the others have acted."""
    while scene["lesson"]["step"] != step or scene["lesson"]["waits_for"] == "others":
        scene = changed(scene, await receive(connection, "snapshot", "update"))
    return scene


def code(answer: dict[str, Any]) -> str:
    return str(answer["problem"]["code"]) if answer["type"] == "refused" else str(answer["type"])


def test_a_lesson_is_taken_to_its_end(server: Server) -> None:
    """Step by step, each time the scene is as the lesson says."""
    steps = lesson_of(load(GAME), LESSON).steps

    async def learn(table: str, token: str) -> None:
        async with socket(server, table, token) as connection:
            scene = changed({}, await receive(connection, "snapshot"))
            for number, (laid, step) in enumerate(steps[:-1]):
                scene = await at_step(connection, scene, number)
                now = scene["lesson"]
                assert (now["scene"], now["say"]["id"]) == (laid, f"lesson-{LESSON}-{step.id}")
                assert bool(now["awaits"]) == bool(step.awaits)
                await connection.send(f'{{"type":"go-on","key":"k{number}","step":{number}}}')
            scene = await at_step(connection, scene, len(steps) - 1)
            assert scene["phase"] == "over"

    with server.client() as client:
        opened = begin(client)
        table = opened["table"]["id"]
        assert opened["table"]["lesson"] == LESSON
        asyncio.run(learn(table, seat_of(opened)))
        assert client.get(f"/api/tables/{table}/log").status_code == 409
        mine = client.get("/api/tables/mine").json()["tables"]
        assert [t["lesson"] for t in mine if t["id"] == table] == [LESSON]


def test_it_is_left_and_resumed_with_only_the_present_scene_told(tmp_path: Path) -> None:
    """Also after the server was killed."""
    scenes = [scene for scene, _ in lesson_of(load(GAME), LESSON).steps]
    second = scenes.index(1)

    async def learn(server: Server, table: str, token: str, upto: int) -> dict[str, Any]:
        async with socket(server, table, token) as connection:
            first = await receive(connection, "snapshot")
            scene = changed({}, first)
            for number in range(scene["lesson"]["step"], upto):
                scene = await at_step(connection, scene, number)
                await connection.send(f'{{"type":"go-on","key":"k{number}","step":{number}}}')
            await at_step(connection, scene, upto)
            return first

    with Server(tmp_path, "--no-limits", workers=0) as server, server.client() as client:
        opened = begin(client)
        table, token = opened["table"]["id"], seat_of(opened)
        asyncio.run(learn(server, table, token, second + 2))
        server.kill()
        server.start()
        again = asyncio.run(learn(server, table, token, second + 2))
        assert again["scene"]["lesson"]["step"] == second + 2
        played = [item for item in again["happenings"] if item["type"] == "played"]
        assert len(played) == 1  # the camel was moved in this scene
        assert again["n"] > len(again["happenings"])


def test_what_it_does_not_wait_for_is_refused_in_its_own_words(server: Server) -> None:
    async def err(table: str, token: str) -> None:
        async with socket(server, table, token) as connection:
            await receive(connection, "snapshot")
            assert code(await ask(connection, "act", action="move 2")) == "lesson-read"
            assert code(await ask(connection, "go-on", step=1)) == "lesson-elsewhere"
            assert code(await ask(connection, "go-on", step=-1)) == "lesson-elsewhere"
            assert code(await ask(connection, "go-on", step=0)) == "ack"
            wrong = await ask(connection, "act", action="move 1")
            assert code(wrong) == "lesson"
            why = wrong["problem"]["say"]["args"]["why"]
            assert why["id"] == f"lesson-{LESSON}-not-too-near"
            assert code(await ask(connection, "act", action="move 44")) == "too-few-coins"
            assert code(await ask(connection, "act", action="move 2")) == "ack"

    with server.client() as client:
        opened = begin(client)
        asyncio.run(err(opened["table"]["id"], seat_of(opened)))


def test_nothing_else_is_done_in_a_lesson(server: Server) -> None:
    async def try_all(table: str, token: str) -> None:
        async with socket(server, table, token) as connection:
            await receive(connection, "snapshot")
            for message in NOT_IN_A_LESSON:
                assert code(await ask(connection, **message)) == "not-in-a-lesson", message

    with server.client() as client:
        opened = begin(client)
        asyncio.run(try_all(opened["table"]["id"], seat_of(opened)))


def test_elsewhere_there_is_no_lesson_to_go_on_with(server: Server) -> None:
    async def go_on(table: str, token: str) -> None:
        async with socket(server, table, token) as connection:
            first = await receive(connection, "snapshot")
            assert first["scene"]["lesson"] is None
            assert code(await ask(connection, "go-on", step=0)) == "no-lesson-here"

    with server.client() as client:
        opened = open_table(client, GAME, "me", "bot random")
        asyncio.run(go_on(opened["table"]["id"], opened["links"][0]["token"]))


def test_nobody_acts_for_the_teacher_or_opens_another_ones_lesson(server: Server) -> None:
    async def refused(table: str, query: str, **credentials: str) -> str:
        async with socket(server, table, query=query, **credentials) as connection:
            first = await receive(connection)
            with pytest.raises(ConnectionClosed):
                await receive(connection)
            return code(first)

    with server.client() as client, server.client() as stranger:
        opened = begin(client)
        table, token = opened["table"]["id"], seat_of(opened)
        other = begin(stranger)
        theirs = {"cookie": stranger.cookies["caravanserai_guest"]}
        own = {"cookie": client.cookies["caravanserai_guest"]}
        for query in ("", "?seat=A", "?seat=B"):
            said = asyncio.run(refused(table, query, **theirs))
            assert said in ("lesson-of-another", "not-your-seat"), query
            assert asyncio.run(refused(table, query)) == said
        assert asyncio.run(refused(table, "?seat=B", **own)) == "not-your-seat"
        assert asyncio.run(refused(table, "?seat=B", token=token)) == "not-your-seat"
        assert asyncio.run(refused(table, "", token=seat_of(other))) == "token-elsewhere"
        assert stranger.get(f"/api/tables/{table}").json()["links"] == []
        assert stranger.post(f"/api/tables/{table}/sit", json={}).status_code == 403
        for seat in range(LEARNER, opened["table"]["players"]):
            qr = stranger.get(f"/api/tables/{table}/seats/{'ABC'[seat]}/qr")
            assert qr.status_code == 403


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": GAME, "lesson": "second"}, "no-such-lesson"),
        ({"game": GAME, "lesson": "../first"}, "no-such-lesson"),
        ({"game": "chess", "lesson": LESSON}, "unknown-game"),
        ({"game": GAME}, "bad-message"),
        ({"game": GAME, "lesson": LESSON, "seat": "B"}, "bad-message"),
    ],
)
def test_a_lesson_that_does_not_exist_is_refused(
    server: Server, body: dict[str, str], said: str
) -> None:
    with server.client() as client:
        answer = client.post("/api/lessons", json=body)
        assert (answer.status_code, answer.json()["problem"]["code"]) == (400, said)
