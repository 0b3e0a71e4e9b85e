"""Hints: one question per seat, shared, remembered, and limited."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from table.sitting import Sitting, unseen
from waiting import settled
from websockets.asyncio.client import connect

from caravanserai.engine.errors import Refusal
from caravanserai.server.hints import Hint, Hints
from caravanserai.table.pace import Thought
from caravanserai.table.questions import Advised, AdvisedMove

from .harness import Server, ask, everybody, open_table, receive, socket


class Thinker:
    """Gives advice when the test says so."""

    def __init__(self, is_ready: bool = True) -> None:
        self._is_ready = is_ready
        self.asked: list[tuple[int, str]] = []
        self.cancelled = 0
        self.may_answer = asyncio.Event()

    async def advise(
        self, game: Any, view: Any, seat: int, legal: list[int], seed: int, payer: str
    ) -> Advised | None:
        self.asked.append((seed, payer))
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return (
            Advised(0, [AdvisedMove(action, 0.5) for action in legal], [0.5])
            if self._is_ready
            else None
        )

    async def __call__(
        self, level: str, game: Any, view: Any, seat: int, legal: list[int], *rest: Any, payer: str
    ) -> Thought:
        return Thought(legal[0])


Scenario = Callable[[Sitting, Thinker, Hints], Coroutine[Any, Any, None]]


def run(scenario: Scenario, is_ready: bool = True, game: str = "dunhuang") -> None:
    async def running() -> None:
        thinker = Thinker(is_ready)
        await scenario(Sitting(game), thinker, Hints(thinker))  # type: ignore[arg-type]

    asyncio.run(running())


async def asking(hints: Hints, sitting: Sitting, payer: str = "a") -> "asyncio.Task[Hint]":
    """A hint asked for by the player whose turn it is."""
    seat = sitting.table.turn()
    assert seat is not None
    task = asyncio.create_task(hints.ask(sitting.table, seat, payer))
    await settled()
    return task


def act(sitting: Sitting) -> None:
    table, seat = sitting.table, sitting.table.turn()
    assert seat is not None
    sitting.act(table.game.actions.text(table.game.legal(table.position, seat)[0]))


def test_devices_of_a_seat_share_one_answer_which_is_remembered() -> None:
    async def scenario(sitting: Sitting, thinker: Thinker, hints: Hints) -> None:
        tasks = [await asking(hints, sitting, payer) for payer in ("a", "b", "c")]
        thinker.may_answer.set()
        first, *others = await asyncio.gather(*tasks)
        assert first.moves
        assert all(other is first for other in others)
        assert await (await asking(hints, sitting)) is first
        assert [payer for _, payer in thinker.asked] == ["a"]

    run(scenario)


def test_a_hint_is_forgotten_when_nobody_waits_for_it_any_more() -> None:
    async def scenario(sitting: Sitting, thinker: Thinker, hints: Hints) -> None:
        first, second = await asking(hints, sitting), await asking(hints, sitting)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert thinker.cancelled == 0
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        await settled()
        assert thinker.cancelled == 1
        again = await asking(hints, sitting)
        thinker.may_answer.set()
        assert (await again).moves
        assert len(thinker.asked) == 2

    run(scenario)


def test_what_was_asked_before_the_game_went_on_is_given_up() -> None:
    async def scenario(sitting: Sitting, thinker: Thinker, hints: Hints) -> None:
        seat = sitting.table.turn()
        old = await asking(hints, sitting)
        act(sitting)
        while sitting.table.turn() != seat:
            act(sitting)
        new = await asking(hints, sitting)
        assert await old == Hint()
        thinker.may_answer.set()
        assert (await new).moves
        assert thinker.cancelled == 1

    run(scenario)


def test_a_hint_does_not_show_that_others_did_something_in_secret() -> None:
    async def scenario(sitting: Sitting, thinker: Thinker, hints: Hints) -> None:
        thinker.may_answer.set()
        table, kept = sitting.table, 0
        before: dict[int, Hint] = {}
        for _ in sitting.play(random.Random(0), 40):
            hinted = {seat: await hints.ask(table, seat, "a") for seat in table.asked.may_act}
            for seat in set(before).intersection(hinted, unseen(table)):
                assert hinted[seat] is before[seat]
                kept += 1
            before = hinted
        assert kept > 10

    run(scenario, game="araby")


def test_a_simple_hint_is_not_remembered() -> None:
    async def scenario(sitting: Sitting, thinker: Thinker, hints: Hints) -> None:
        thinker.may_answer.set()
        for _ in range(2):
            assert len((await (await asking(hints, sitting))).moves) == 1
        assert len(thinker.asked) == 2

    run(scenario, is_ready=False)


def test_whoever_is_not_asked_gets_no_hint() -> None:
    async def scenario(sitting: Sitting, thinker: Thinker, hints: Hints) -> None:
        while len(asked := sitting.table.waiting_for()) == 3:
            act(sitting)
        seat = next(s for s in range(3) if s not in asked)
        with pytest.raises(Refusal):
            await hints.ask(sitting.table, seat, "a")

    run(scenario)


def test_an_address_has_its_share_of_hints_and_no_more(tmp_path: Path) -> None:
    async def refused(server: Server, table: str, token: str) -> str:
        async with socket(server, table, token) as person:
            await receive(person, "snapshot")
            for _ in range(60):
                answer = await ask(person, "hint")
                if answer["type"] == "refused":
                    return str(answer["problem"]["code"])
        return "never"

    async def refused_from_elsewhere(server: Server, table: str, token: str) -> str:
        """The same person comes by another address, by which nobody has asked for anything."""
        headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "192.0.2.7"}
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(url, additional_headers=headers) as person:
            await receive(person, "snapshot")
            return str((await ask(person, "hint"))["problem"]["code"])

    async def refused_without_hints(server: Server, table: str, token: str) -> str:
        async with socket(server, table, token) as person:
            assert (await receive(person, "snapshot"))["hints"] is False
            return str((await ask(person, "hint"))["problem"]["code"])

    with Server(tmp_path, workers=0) as server, server.client() as client:
        opened = open_table(client, "dunhuang", "me", "bot random")
        [token] = everybody(server, opened).values()
        where = server, opened["table"]["id"], token
        assert asyncio.run(refused(*where)) == "too-many-hints"
        assert asyncio.run(refused_from_elsewhere(*where)) == "too-many-hints"
        strict = open_table(client, "dunhuang", "me", "open", hints=False)
        assert strict["table"]["hints"] is False
        [invitation] = [link for link in strict["links"] if link["kind"] == "invite"]
        told = client.post("/api/link", json={"token": invitation["token"]}).json()
        assert told["hints"] is False
        [token] = [link["token"] for link in strict["links"] if link["kind"] == "seat"]
        where = server, strict["table"]["id"], token
        assert asyncio.run(refused_without_hints(*where)) == "no-hints-here"
        server.stop()
