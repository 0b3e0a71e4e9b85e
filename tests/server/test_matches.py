"""Whole matches over the network: people and bots, spectators, reconnects, the example program."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from waiting import until

from caravanserai.engine.log import read_log, replayed
from caravanserai.games import load, names

from .harness import (
    Player,
    Server,
    ask,
    everybody,
    join,
    open_table,
    play_all,
    receive,
    socket,
)

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def listed(client: httpx.Client, which: str = "") -> list[dict[str, Any]]:
    """Tables in a list, which is updated a moment after things happen."""
    return list(client.get(f"/api/tables{which}").json()["tables"])


@pytest.mark.parametrize("name", names())
def test_a_whole_match_of_people_and_bots(server: Server, name: str) -> None:
    with server.client() as client:
        opened = open_table(client, name, "me", "open", "bot greedy")
        table = opened["table"]["id"]
        tokens = everybody(server, opened)
        players = [Player(server, table, token, n) for n, token in enumerate(tokens.values())]
        watcher = Player(server, table, None, 9)
        asyncio.run(play_all([*players, watcher]))
        log = client.get(f"/api/tables/{table}/log").text
        match = replayed(load(name), read_log(log))
        outcome = match.game.outcome(match.position)
        assert outcome is not None
        for player in [*players, watcher]:
            assert player.scene["outcome"]["scores"] == list(outcome.scores)
            assert player.reconnected == 0
        assert not watcher.acknowledged
        until(lambda: "over" in [t["phase"] for t in listed(client, "/mine") if t["id"] == table])


def test_the_example_program_plays_a_match(server: Server) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 70
    with server.client() as client:
        opened = open_table(client, "dunhuang", "open", "bot random")
        token = opened["links"][0]["token"]
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), server.url, token],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        table = client.get(f"/api/tables/{opened['table']['id']}").json()["table"]
    assert table["phase"] == "over"
    shown = json.loads(done.stdout)
    assert set(shown) == {"reason", "scores", "ranks", "winners"}
    assert done.stderr == ""


def test_hot_seat_neighbours_share_a_guest_but_no_view(server: Server) -> None:
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "neighbour")
        table, cookie = opened["table"]["id"], client.cookies["caravanserai_guest"]

        async def look() -> None:
            seen = {}
            for seat in "AB":
                async with socket(
                    server, table, query=f"?seat={seat}", cookie=cookie
                ) as connection:
                    snapshot = await receive(connection, "snapshot")
                    assert snapshot["you"] == seat
                    assert [s["yours"] for s in snapshot["scene"]["seats"]] == [True, True]
                    seen[seat] = snapshot["scene"]["view"]["eyes"]
            assert seen["A"] != seen["B"]

        asyncio.run(look())


def test_undo_chat_votes_and_a_rematch(server: Server) -> None:
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
        table, tokens = opened["table"]["id"], everybody(server, opened)

        async def scenario() -> None:
            async with (
                socket(server, table, tokens["A"]) as first,
                socket(server, table, tokens["B"]) as second,
            ):
                for one in (first, second):
                    scene = (await receive(one, "snapshot"))["scene"]
                    choice = scene["legal"][0]["action"]
                    assert (await ask(one, "act", action=choice))["type"] == "ack"
                    refused = await ask(one, "act", action=choice)
                    assert refused["problem"]["say"]["id"].startswith("refusal-")
                last = client.get(f"/api/tables/{table}").json()["table"]["to_act"]
                ann, bob = (first, second) if last == ["B"] else (second, first)
                assert (await ask(bob, "act", action="camel 3"))["type"] == "ack"
                n = (await ask(ann, "act", action="move 1"))["n"]
                stale = await ask(ann, "act", action="hand", at=n - 1)
                assert stale["problem"]["code"] == "stale"
                explained = await ask(ann, "explain", action="shop")
                assert explained["refused"] is None
                assert explained["consequences"]
                why = await ask(ann, "explain", action="pay")
                assert why["refused"]["code"]
                hint = await ask(ann, "hint")
                assert hint["moves"][0]["action"] in ("hand", "shop")
                assert (await ask(ann, "known"))["knowledge"]
                assert (await ask(ann, "undo"))["type"] == "ack"
                assert (await ask(ann, "undo"))["problem"]["code"] == "nothing-to-undo"
                assert (await ask(bob, "say", text="hello"))["type"] == "ack"
                while True:
                    update = await receive(ann, "update")
                    told = [h["text"] for h in update["happenings"] if h["type"] == "chat"]
                    if told == ["hello"]:
                        break
                assert (await ask(ann, "rematch"))["problem"]["code"] == "game-not-finished"
                assert (await ask(ann, "vote", yes=True))["type"] == "ack"
                assert (await ask(bob, "vote", yes=True))["type"] == "ack"
                another = (await ask(bob, "rematch"))["table"]
                assert (await ask(ann, "rematch"))["table"] == another
                seats = client.get(f"/api/tables/{another}").json()["table"]
                assert seats["yours"] == ["A"]
                assert seats["phase"] == "playing"

        asyncio.run(scenario())


def test_leave_and_take_the_seat_back_from_another_device(server: Server) -> None:
    with server.client() as ann, server.client() as laptop, server.client() as phone:
        opened = open_table(ann, "dunhuang", "me", "open", "bot random")
        table, invitation = opened["table"]["id"], opened["links"][1]["token"]
        link = laptop.post("/api/join", json={"token": invitation, "name": "Bob"}).json()["link"]
        back = phone.post("/api/join", json={"token": link["token"], "name": "Bob's phone"}).json()
        assert (back["table"], back["seat"]) == (table, "B")
        cookies = [c.cookies["caravanserai_guest"] for c in (laptop, phone)]

        async def scenario() -> None:
            async with (
                socket(server, table, query="?seat=B", cookie=cookies[1]) as bob,
                socket(server, table, link["token"]) as by_link,
            ):
                await receive(bob, "snapshot")
                assert (await ask(bob, "leave", level="random"))["type"] == "ack"
                while True:  # the bot plays on
                    update = await receive(bob, "update")
                    if any(h.get("by") == "bot" and h["seat"] == "B" for h in update["happenings"]):
                        break
                refused = await receive(by_link, "refused")
                assert refused["problem"]["code"] == "token-stale"
                await by_link.wait_closed()
                assert by_link.close_code == 4401
            async with socket(server, table, query="?seat=B", cookie=cookies[0]) as bob:
                snapshot = await receive(bob, "snapshot")
                assert snapshot["scene"]["seats"][1]["stand_in"] == "random"
                assert snapshot["scene"]["seats"][1]["name"] == "Bob"
                assert (await ask(bob, "return"))["type"] == "ack"

        asyncio.run(scenario())
        again = ann.post("/api/join", json={"token": link["token"]})
        assert (again.status_code, again.json()["problem"]["code"]) == (401, "token-stale")


def test_whoever_took_a_seat_first_can_cancel_its_links_and_sign_out_the_rest(
    server: Server,
) -> None:
    with server.client() as ann, server.client() as thief:
        opened = open_table(ann, "dunhuang", "me", "bot random")
        table, stolen = opened["table"]["id"], opened["links"][0]["token"]
        assert thief.post("/api/join", json={"token": stolen, "name": "Eve"}).status_code == 200
        cookies = [c.cookies["caravanserai_guest"] for c in (ann, thief)]

        async def scenario() -> None:
            async with (
                socket(server, table, query="?seat=A", cookie=cookies[0]) as mine,
                socket(server, table, query="?seat=A", cookie=cookies[1]) as theirs,
                socket(server, table, stolen) as by_link,
            ):
                for other in (theirs, by_link):
                    await receive(other, "snapshot")
                    refused = await ask(other, "revoke")
                    assert refused["problem"]["code"] == "not-the-holder"
                assert (await ask(mine, "revoke"))["type"] == "ack"
                await theirs.wait_closed()
                await by_link.wait_closed()
                assert (theirs.close_code, by_link.close_code) == (4403, 4401)
                assert (await ask(mine, "known"))["type"] == "known"

        asyncio.run(scenario())
        assert thief.get(f"/api/tables/{table}").json()["links"] == []
        mine = [listed(c, "/mine") for c in (ann, thief)]
        assert [[t["id"] for t in tables].count(table) for tables in mine] == [1, 0]
        fresh = ann.get(f"/api/tables/{table}").json()["links"][0]["token"]
        assert fresh != stolen
        stale = thief.post("/api/join", json={"token": stolen})
        assert stale.json()["problem"]["code"] == "token-stale"


def test_a_public_table_is_in_the_lobby_until_it_is_full(server: Server) -> None:
    with server.client() as client, server.client() as other:
        opened = open_table(client, "dunhuang", "me", "open", "open", public=True)
        table = opened["table"]["id"]
        assert table in [t["id"] for t in listed(other)]
        assert other.post(f"/api/tables/{table}/sit", json={"name": "Eve"}).json()["seat"] == "B"

        async def fill() -> None:
            token = next(link["token"] for link in opened["links"] if link["kind"] == "seat")
            async with socket(server, table, token) as host:
                assert (await receive(host, "snapshot"))["host"]
                done = await ask(host, "seat-bot", seat="C", level="random")
                assert done["type"] == "ack"
                taken = await ask(host, "seat-bot", seat="B", level="random")
                assert taken["problem"]["code"] == "seat-taken"

        asyncio.run(fill())
        until(lambda: table not in [t["id"] for t in listed(other)])
        full = other.post(f"/api/tables/{table}/sit", json={})
        assert full.status_code == 409
        assert full.json()["problem"]["code"] == "no-open-seat"


def test_who_waited_for_the_others_is_told_the_rules(server: Server) -> None:
    with server.client() as client:
        opened = open_table(client, "dunhuang", "me", "open")
        tokens = {link["kind"]: link["token"] for link in opened["links"]}

        async def scenario() -> None:
            async with socket(server, opened["table"]["id"], tokens["seat"]) as host:
                assert (await receive(host, "snapshot"))["rules"] == []
                await asyncio.to_thread(join, server, tokens["invite"])
                begun = await receive(host, "snapshot", "update")
                assert begun["scene"]["phase"] == "playing"
                assert begun["rules"]
                assert [item["type"] for item in begun["happenings"]] == ["seated"]

        asyncio.run(scenario())


def test_options_are_what_there_is_for_so_many_players(server: Server) -> None:
    with server.client() as client:
        listed = {game["name"]: game for game in client.get("/api/catalogue").json()["games"]}
        for game in listed.values():
            start = next(option for option in game["options"] if option["name"] == "start")
            offered = {str(n): ["random", *"ABCD"[:n]] for n in game["players"]}
            assert start["by_players"] == offered
            assert "size" not in [option["name"] for option in game["options"]]  # for programs
        wish = {"game": "dunhuang", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        refused = client.post("/api/tables", json={**wish, "options": {"start": "C"}})
        assert refused.status_code == 400
        assert refused.json()["problem"]["code"] == "option-players"
        opened = client.post("/api/tables", json={**wish, "options": {"start": "B"}})
        assert opened.status_code == 200
