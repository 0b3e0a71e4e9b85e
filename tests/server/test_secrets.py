"""What leaves the server: nothing its reader may not know, to nobody who may not have it."""

import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.games import names
from caravanserai.table import entries as e

from .harness import Player, Server, ask, everybody, join, open_table, play_all, receive, socket
from .worlds import compare, match_of, scenes_in


@pytest.mark.parametrize("name", names())
def test_what_a_connection_receives_is_the_same_in_every_world_it_cannot_tell_apart(
    server: Server, name: str
) -> None:
    with server.client() as client:
        opened = open_table(client, name, "me", "open", "open")
        table, tokens = opened["table"]["id"], everybody(server, opened)
        players = [Player(server, table, token, n) for n, token in enumerate(tokens.values())]
        watcher = Player(server, table, None, 9)
        asyncio.run(play_all([*players, watcher]))
    setup, rows = match_of(server, table)
    guests = [e.decode(row.body) for row in rows]
    secret = [str(setup.seed), *tokens.values()]
    secret += [entry.guest for entry in guests if isinstance(entry, e.Sat)]
    audiences = dict(enumerate(players)) | {PUBLIC: watcher}
    scenes = {
        viewer: scenes_in(map(json.loads, player.received)) for viewer, player in audiences.items()
    }
    assert compare(setup, rows, scenes) > 50
    for viewer, player in audiences.items():
        for text in player.received:
            assert not any(word in text for word in secret)
            for item in json.loads(text).get("happenings", []):
                if item.get("action"):
                    assert item["seat"] == SEAT_NAMES[viewer : viewer + 1]


async def refusal(connection: Any) -> tuple[str, int]:
    """The code of a typed refusal, and the code the socket is closed with."""
    refused = await receive(connection, "refused")
    await connection.wait_closed()
    return refused["problem"]["code"], connection.close_code


def test_tokens_open_their_own_seat_only(server: Server) -> None:
    with server.client() as client, server.client() as stranger:
        opened = open_table(client, "dunhuang", "me", "open")
        table = opened["table"]["id"]
        own, invitation = (link["token"] for link in opened["links"])
        other = open_table(client, "dunhuang", "me", "bot random")
        cookie = client.cookies["caravanserai_guest"]
        stranger.post("/api/guest", json={"name": "Eve"})
        eve = stranger.cookies["caravanserai_guest"]

        async def scenario() -> None:
            async with socket(server, table, own[:-2] + "xx") as forged:
                assert await refusal(forged) == ("token-forged", 4401)
            async with socket(server, table, invitation) as not_a_seat:
                assert await refusal(not_a_seat) == ("token-stale", 4401)
            async with socket(server, table, own, "?seat=B") as wrong_seat:
                assert await refusal(wrong_seat) == ("not-your-seat", 4403)
            async with socket(server, table, cookie=eve, query="?seat=A") as not_hers:
                assert await refusal(not_hers) == ("not-your-seat", 4403)
            async with socket(server, table, cookie=cookie[:-2] + "xx", query="?seat=A") as bad:
                assert await refusal(bad) == ("not-your-seat", 4403)
            for query in ("?seat=A", ""):
                async with socket(server, other["table"]["id"], own, query) as other_table:
                    assert await refusal(other_table) == ("token-elsewhere", 4401)
            async with socket(server, "nowhere", own) as nowhere:
                assert await refusal(nowhere) == ("no-such-table", 4404)
            join(server, invitation)
            async with socket(server, table, invitation) as used:
                assert await refusal(used) == ("token-stale", 4401)

        asyncio.run(scenario())
        again = stranger.post("/api/join", json={"token": invitation})
        assert (again.status_code, again.json()["problem"]["code"]) == (401, "token-stale")
        forged = stranger.post("/api/join", json={"token": "x" + invitation})
        assert (forged.status_code, forged.json()["problem"]["code"]) == (401, "token-forged")
        assert stranger.get(f"/api/tables/{table}").json()["links"] == []
        for seat in "AB":
            assert stranger.get(f"/api/tables/{table}/seats/{seat}/qr").status_code == 403


def test_a_seat_cannot_act_for_another_and_a_watcher_for_none(server: Server) -> None:
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
        table, tokens = opened["table"]["id"], everybody(server, opened)

        async def scenario() -> None:
            async with (
                socket(server, table, tokens["A"]) as ann,
                socket(server, table, tokens["B"]) as bob,
                socket(server, table) as watcher,
            ):
                anns = (await receive(ann, "snapshot"))["scene"]["legal"]
                bobs = (await receive(bob, "snapshot"))["scene"]["legal"]
                watched = await receive(watcher, "snapshot")
                assert (watched["you"], watched["scene"]["legal"]) == (None, [])
                only_bobs = {c["action"] for c in bobs} - {c["action"] for c in anns}
                for action in only_bobs:
                    assert (await ask(ann, "act", action=action))["type"] == "refused"
                for kind, fields in (
                    ("act", {"action": anns[0]["action"]}),
                    ("undo", {}),
                    ("say", {"text": "hi"}),
                    ("vote", {"yes": True}),
                    ("leave", {}),
                    ("hint", {}),
                    ("known", {}),
                    ("rematch", {}),
                    ("explain", {"action": anns[0]["action"]}),
                    ("weigh", {"to": "B", "gives": [], "wants": []}),
                    ("seat-bot", {"seat": "A", "level": "random"}),
                ):
                    refused = await ask(watcher, kind, **fields)
                    assert refused["problem"]["code"] == "only-watching"
                host_only = await ask(bob, "seat-bot", seat="A", level="random")
                assert host_only["problem"]["code"] == "not-the-host"

        asyncio.run(scenario())
        early = client.get(f"/api/tables/{table}/log")
        assert (early.status_code, early.json()["problem"]["code"]) == (409, "log-secret")


def test_other_sites_cannot_speak_for_a_guest(server: Server) -> None:
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "bot random")
        table, cookie = opened["table"]["id"], client.cookies["caravanserai_guest"]
        evil = {"Origin": "https://evil.example"}
        answer = client.post("/api/guest", json={"name": "x"}, headers=evil)
        assert (answer.status_code, answer.json()["problem"]["code"]) == (403, "wrong-origin")
        sent = client.post(
            "/api/guest", content=b'{"name": "x"}', headers={"Content-Type": "text/plain"}
        )
        assert (sent.status_code, sent.json()["problem"]["code"]) == (400, "not-json")
        fetched = client.post(
            "/api/guest", json={"name": "x"}, headers={"Sec-Fetch-Site": "cross-site"}
        )
        assert fetched.status_code == 403
        own = client.post("/api/guest", json={"name": "Ann"}, headers={"Origin": server.url})
        assert own.status_code == 200

        async def scenario() -> None:
            connecting = socket(server, table, cookie=cookie, query="?seat=A")
            connecting.additional_headers["Origin"] = "https://evil.example"
            with pytest.raises(InvalidStatus) as refused:
                async with connecting:
                    pass
            assert refused.value.response.status_code == 403

        asyncio.run(scenario())


def test_every_answer_has_the_secure_headers(server: Server) -> None:
    with server.client() as client:
        for path in ("/healthz", "/nowhere", "/api/openapi.json", "/api/tables", "/metrics"):
            headers = client.get(path).headers
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "same-origin"
            assert "default-src 'none'" in headers["Content-Security-Policy"]
            assert "unsafe" not in headers["Content-Security-Policy"]
            assert "server" not in headers
        client.post("/api/guest", json={"name": "Ann"})
        made = client.post("/api/guest", json={"name": "Bob"}).headers["Set-Cookie"]
        assert "HttpOnly" in made
        assert "SameSite=lax" in made


def test_the_numbers_of_the_server_are_for_its_own_machine(server: Server) -> None:
    with server.client() as client:
        assert client.get("/metrics").status_code == 200
        for address in ("192.0.2.7", "2001:db8::1"):
            far = client.get("/metrics", headers={"X-Forwarded-For": address})
            assert (far.status_code, far.json()["problem"]["code"]) == (404, "no-such-page")


def test_the_log_tells_no_secrets(server: Server) -> None:
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
        tokens = [link["token"] for link in opened["links"]]
        client.get(f"/join/{tokens[1]}")
        client.get("/api/guest", headers={"Authorization": f"Bearer {tokens[0]}"})
        cookie = client.cookies["caravanserai_guest"]
    logged = server.log()
    assert not any(secret in logged for secret in [*tokens, cookie])
