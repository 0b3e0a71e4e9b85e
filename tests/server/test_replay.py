"""Looking back over HTTP: who may, through whose eyes, and when."""

import asyncio
from typing import Any

import httpx
import pytest

from caravanserai.engine.events import PUBLIC

from .harness import Player, Server, everybody, open_table, play_all, receive, socket
from .worlds import compare, match_of, scenes_in


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A finished game that anyone may look back at."""
    return finished(server)[0]


def finished(server: Server, **more: Any) -> tuple[str, dict[str, str]]:
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open", **more)
        table, tokens = opened["table"]["id"], everybody(server, opened)
        asyncio.run(play_all([Player(server, table, tokens[seat], 1) for seat in tokens]))
    return table, tokens


def replay(client: httpx.Client, table: str, eyes: str, token: str = "") -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return client.get(f"/api/tables/{table}/replay/{eyes}", headers=headers)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]["code"]


def test_anyone_may_look_back_at_a_finished_game_through_all_eyes(
    server: Server, over: str
) -> None:
    with server.client() as client:
        for eyes in ("A", "B", "public", "all"):
            found = replay(client, over, eyes).json()
            assert found["first"]["you"] == (eyes if eyes in "AB" else None)
            assert found["steps"][-1]["move"] == found["moves"] > 10
            assert found["steps"][-1]["update"]["changes"]["phase"] == "over"
        again = replay(client, over, "A")
        kept = client.get(again.url, headers={"If-None-Match": again.headers["ETag"]})
        assert kept.status_code == 304
        assert refusal(replay(client, over, "D")) == (409, "no-such-seat")
        assert refusal(replay(client, over, "nobody")) == (409, "no-such-seat")
        assert refusal(replay(client, "nowhere", "A")) == (404, "no-such-table")


def test_nobody_is_called_you_who_looks_through_the_eyes_of_another(server: Server) -> None:
    table, tokens = finished(server)
    with server.client() as stranger:
        own, others = (
            replay(stranger, table, "A", token).json() for token in (tokens["A"], tokens["B"])
        )
        strangers = replay(stranger, table, "A").json()
    assert "you-subject" in str(said(own))
    assert "you-subject" not in str(said(others))
    assert said(strangers) == said(others)
    for found in (own, others):
        for told in said(found):
            del told["say"]
    assert said(own) == said(others), "they see the same"


def said(recording: Any) -> list[dict[str, Any]]:
    """All events of a recording."""
    happenings = [item for step in recording["steps"] for item in step["update"]["happenings"]]
    return [event for item in happenings for event in item.get("events", ())]


def test_until_the_end_only_through_ones_own_eyes(server: Server) -> None:
    with server.client() as client, server.client() as stranger:
        opened = open_table(client, "dunhuang", "me", "open")
        table = opened["table"]["id"]
        assert refusal(replay(client, table, "A")) == (409, "game-not-begun")
        tokens = everybody(server, opened)
        players = [Player(server, table, token, n) for n, token in enumerate(tokens.values())]
        asyncio.run(play_all(players, actions=4))
        assert replay(client, table, "A").json()["first"]["you"] == "A"
        assert replay(stranger, table, "B", tokens["B"]).status_code == 200
        assert replay(stranger, table, "public").status_code == 200
        for who, eyes, token in (
            (client, "B", ""),
            (client, "all", ""),
            (stranger, "A", ""),
            (stranger, "A", tokens["B"]),
            (stranger, "all", tokens["B"]),
        ):
            assert refusal(replay(who, table, eyes, token)) == (409, "replay-secret")


def test_looking_back_at_a_running_game_is_the_same_in_every_world(server: Server) -> None:
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
        table, tokens = opened["table"]["id"], everybody(server, opened)
        players = [Player(server, table, token, n) for n, token in enumerate(tokens.values())]
        asyncio.run(play_all(players, actions=30))
        recordings = {
            number: replay(client, table, eyes, tokens.get(eyes, "")).json()
            for number, eyes in ((0, "A"), (1, "B"), (PUBLIC, "public"))
        }
        told = {
            (answer.status_code, answer.text)
            for answer in (
                client.get(f"/api/tables/{table}/review"),
                client.post(f"/api/tables/{table}/play-on", json={"move": 1, "seat": "A"}),
            )
        }
    assert len(told) == 1  # a refusal, which says nothing of this game
    setup, rows = match_of(server, table)
    scenes = {
        number: scenes_in([found["first"], *(step["update"] for step in found["steps"])])
        for number, found in recordings.items()
    }
    assert compare(setup, rows, scenes) > 10


def test_a_table_for_players_only_is_seen_by_nobody_else(server: Server) -> None:
    table, tokens = finished(server, players_only=True)
    with server.client() as stranger:
        assert stranger.get(f"/api/tables/{table}").json()["table"]["players_only"]
        for path in ("replay/A", "replay/all", "replay/public", "log"):
            answer = stranger.get(f"/api/tables/{table}/{path}")
            assert refusal(answer) == (403, "players-only")
        assert replay(stranger, table, "all", tokens["B"]).status_code == 200

    async def watch() -> str:
        async with socket(server, table) as watcher:
            return str((await receive(watcher, "refused"))["problem"]["code"])

    assert asyncio.run(watch()) == "players-only"


def test_chats_are_told_about_a_finished_game(server: Server, over: str) -> None:
    with server.client() as client:
        page = client.get(f"/replay/{over}?at=3&eyes=A").text
        assert f'content="{server.url}/api/tables/{over}/card.png?language=en"' in page
        assert "Merchants of Dunhuang: " in page
        picture = client.get(f"/api/tables/{over}/card.png")
        assert picture.content.startswith(b"\x89PNG")
        drawn = client.get(f"/api/tables/{over}/card.svg?language=nl").text
        assert "Kooplieden" in drawn or "Dunhuang" in drawn


def test_chats_are_told_nothing_about_any_other_game(server: Server) -> None:
    hidden, _ = finished(server, players_only=True)
    with server.client() as client:
        running = open_table(client, "dunhuang", "me", "bot random")["table"]["id"]
        plain = client.get("/").text
        for table in (hidden, running, "nowhere"):
            assert client.get(f"/replay/{table}").text == plain
        with server.client() as stranger:
            for kind in ("svg", "png"):
                answer = stranger.get(f"/api/tables/{hidden}/card.{kind}")
                assert refusal(answer) == (403, "players-only")
                answer = stranger.get(f"/api/tables/{running}/card.{kind}")
                assert refusal(answer) == (409, "log-secret")


def test_my_finished_games_are_remembered(server: Server) -> None:
    with server.client() as client, server.client() as stranger:
        opened = open_table(client, "dunhuang", "me", "open")
        table, tokens = opened["table"]["id"], everybody(server, opened)
        assert client.get("/api/history").json() == {"games": []}
        asyncio.run(play_all([Player(server, table, tokens[seat], 1) for seat in tokens]))
        (game,) = client.get("/api/history").json()["games"]
        assert (game["id"], game["yours"]) == (table, ["A"])
        assert len(game["outcome"]["scores"]) == 2
        assert game["moves"] > 10
        assert game["ended"] > game["created"]
        assert {one["seat"] for one in game["used"]} == {"A"}
        assert game["used"][0]["what"]["id"].startswith("character-")
        assert game["deals"] == []
        assert stranger.get("/api/history").json() == {"games": []}
