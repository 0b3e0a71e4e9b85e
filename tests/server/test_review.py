"""Reviews, and playing on: who may, when, and what of a running game."""

import asyncio
from typing import Any

import httpx
import pytest
from table.sitting import Sitting
from waiting import settled

from caravanserai.bots.review import Done, Judged, Looked
from caravanserai.engine.errors import CaravanseraiError
from caravanserai.engine.phrases import phrase
from caravanserai.server.reviews import Reviews
from caravanserai.table.errors import NotFound
from caravanserai.table.questions import Reviewed
from caravanserai.table.review import FORMAT

from .harness import Player, Server, everybody, open_table, play_all
from .test_replay import finished, refusal


class Looker:
    """Stands in for the processes of the bots."""

    is_empty = False

    def __init__(self) -> None:
        self.asked: list[Done] = []
        self.may_answer = asyncio.Event()

    async def look(self, game: Any, done: Done, seed: int, payer: str) -> Reviewed | None:
        self.asked.append(done)
        await self.may_answer.wait()
        said = phrase("x")
        if done.view is not None:
            return Reviewed(0, judged=Judged(said, said, 0.1, 0.5))
        return Reviewed(0, Looked((0.5, 0.5), (0.0, 0.0)))


class Store:
    """Keeps reviews in memory."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], bytes] = {}

    async def review(self, match: str, form: int) -> bytes | None:
        return self.kept.get((match, form))

    def keep_review(self, match: str, form: int, body: bytes) -> None:
        self.kept[match, form] = body


def over() -> Sitting:
    import random

    sitting = Sitting("dunhuang", 2)
    for _ in sitting.play(random.Random(1)):
        pass
    return sitting


def test_a_review_is_made_once_told_while_it_is_made_and_kept() -> None:
    async def scenario() -> None:
        table, looker, store, charged = over().table, Looker(), Store(), []
        reviews = Reviews(looker, store)  # type: ignore[arg-type]

        async def look() -> bytes:
            return await reviews.find(table, "payer", lambda: charged.append(1))

        assert b'"complete":false' in await look()
        assert b'"complete":false' in await look()
        await settled()
        assert len(looker.asked) == 1
        looker.may_answer.set()
        while (table.setup.id, FORMAT) not in store.kept:
            await asyncio.sleep(0)
        whole = await look()
        assert b'"complete":true' in whole
        assert charged == [1]
        again = Reviews(Looker(), store)  # type: ignore[arg-type]
        assert await again.find(table, "payer", lambda: charged.append(1)) == whole
        assert charged == [1]

    asyncio.run(scenario())


def test_a_server_without_bots_says_that_it_has_no_reviews() -> None:
    async def scenario() -> CaravanseraiError:
        looker = Looker()
        looker.is_empty = True
        with pytest.raises(NotFound) as refused:
            await Reviews(looker, Store()).find(over().table, "", lambda: None)  # type: ignore[arg-type]
        return refused.value

    assert asyncio.run(scenario()).code == "no-review"


def review(client: httpx.Client, table: str) -> httpx.Response:
    return client.get(f"/api/tables/{table}/review")


def play_on(client: httpx.Client, table: str, move: int, seat: str, **more: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table}/play-on", json={"move": move, "seat": seat, **more})


def test_of_a_running_game_there_is_no_review_for_anyone(server: Server) -> None:
    with server.client() as client, server.client() as stranger:
        opened = open_table(client, "dunhuang", "me", "open")
        table, tokens = opened["table"]["id"], everybody(server, opened)
        players = [Player(server, table, token, n) for n, token in enumerate(tokens.values())]
        asyncio.run(play_all(players, actions=4))
        for who in (client, stranger):
            assert refusal(review(who, table)) == (409, "review-secret")
            assert refusal(play_on(who, table, 1, "A")) == (409, "review-secret")


def test_strangers_see_no_review_of_a_table_for_players_only(server: Server) -> None:
    table, _ = finished(server, players_only=True)
    with server.client() as stranger:
        assert refusal(review(stranger, table)) == (403, "players-only")
        assert refusal(play_on(stranger, table, 1, "A")) == (403, "players-only")


def test_a_game_goes_on_from_any_moment_as_anybody(server: Server) -> None:
    table, _ = finished(server)
    with server.client() as client:
        opened = play_on(client, table, 9, "B", level="random").json()
        begun = opened["table"]
        assert begun["yours"] == ["B"]
        assert [seat["kind"] for seat in begun["seats"]] == ["bot", "person"]
        token = opened["links"][0]["token"]
        asyncio.run(play_all([Player(server, begun["id"], token, 1)]))
        ended = client.get(f"/api/tables/{begun['id']}").json()["table"]
        assert ended["phase"] == "over"
        log = client.get(f"/api/tables/{begun['id']}/log").text
        assert '"start"' in log.splitlines()[0]
        replay = client.get(f"/api/tables/{begun['id']}/replay/all").json()
        assert replay["moves"] > 3
        (game,) = client.get("/api/history").json()["games"]
        assert game["played_on"]
        last = client.get(f"/api/tables/{table}/replay/all").json()["moves"]
        assert refusal(play_on(client, table, last, "A")) == (409, "nothing-to-play-on")
        assert refusal(play_on(client, table, 1, "D")) == (409, "no-such-seat")


def test_a_game_that_went_on_is_there_after_a_restart(tmp_path: Any) -> None:
    with Server(tmp_path, "--no-limits", workers=0) as running, running.client() as client:
        table, _ = finished(running)
        begun = play_on(client, table, 5, "A", level="random").json()["table"]["id"]
        running.kill()
        running.start()
        with running.client() as again:
            assert again.get(f"/api/tables/{begun}").json()["table"]["phase"] == "playing"
