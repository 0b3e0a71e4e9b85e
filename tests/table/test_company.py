"""Several servers on one PostgreSQL database: each tells its listeners what all of them stored."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from postgres import PostgresServer
from waiting import until_soon

from caravanserai.table import by_itself
from caravanserai.table import entries as e
from caravanserai.table.authority import Authority
from caravanserai.table.desk import Desk
from caravanserai.table.errors import StorageTrouble
from caravanserai.table.pace import Thought
from caravanserai.table.storage import postgres_company
from caravanserai.table.storage.moving import move
from caravanserai.table.storage.opening import database_at
from caravanserai.table.storage.postgres_company import PostgresCompany
from caravanserai.table.storage.store import Store

from .test_authority import Ear, acting, first_legal, one_game, opening, repeatable

pytestmark = pytest.mark.postgres


@dataclass
class Node:
    """One of the servers."""

    store: Store
    authority: Authority
    thought: list[int] = field(default_factory=list)  # by its bots
    hearing: asyncio.Task[None] | None = None

    async def end(self) -> None:
        """As when its process is killed: nothing more is stored, told or locked."""
        self.authority.close()
        if self.hearing is not None:
            self.hearing.cancel()
            await asyncio.gather(self.hearing, return_exceptions=True)
        await self.authority.company.close()
        self.store.close()


@asynccontextmanager
async def node(address: str, now: Callable[[], float] | None = None) -> AsyncIterator[Node]:
    store, thought = Store(database_at(address)), list[int]()

    async def think(*asked: Any, **more: Any) -> Thought:
        thought.append(1)
        return await first_legal(*asked, **more)

    found = Node(store, repeatable(store, think, now), thought)
    found.hearing = asyncio.create_task(found.authority.attend())
    try:
        yield found
    finally:
        await found.end()


def with_two(
    postgres: PostgresServer, scenario: Callable[[Node, Node], Coroutine[Any, Any, None]]
) -> None:
    async def run() -> None:
        address = postgres.fresh()
        async with node(address) as one, node(address) as other:
            await scenario(one, other)

    asyncio.run(run())


async def both(one: Node, other: Node, *bots: int, **more: Any) -> tuple[Desk, Desk]:
    """The same table at two servers."""
    desk = await one.authority.open(opening(*bots, **more))
    return desk, await other.authority.desk(desk.table.setup.id)


def in_step(*desks: Desk) -> bool:
    return len({len(desk.table.log) for desk in desks}) == 1


def test_what_is_stored_by_one_is_told_by_the_other(postgres: PostgresServer) -> None:
    async def scenario(one: Node, other: Node) -> None:
        here, there = await both(one, other)
        ear, far = Ear(1), Ear(1)
        here.listen(ear, 0)
        there.listen(far, 0)
        for turn in range(6):
            seat = here.table.turn()
            assert seat is not None
            await (here, there)[turn % 2].append(acting(seat))
            await until_soon(lambda: in_step(here, there))
        assert here.table.position.same_as(there.table.position)
        told = [message["n"] for message in ear.heard if message["type"] == "update"]
        assert told == [message["n"] for message in far.heard if message["type"] == "update"]

    with_two(postgres, scenario)


def test_who_acts_on_old_news_is_not_in_the_way(postgres: PostgresServer) -> None:
    """Both store the next entry at once: one of them reads on and stores the one after."""

    async def scenario(one: Node, other: Node) -> None:
        here, there = await both(one, other)
        said = [desk.append(lambda table: e.Said(0, "hm")) for desk in (here, there) * 10]
        await asyncio.gather(*said)
        await until_soon(lambda: in_step(here, there))
        assert sum(isinstance(kept.entry, e.Said) for kept in here.table.log) == 20

    with_two(postgres, scenario)


def test_what_nobody_told_is_found_by_its_number(postgres: PostgresServer) -> None:
    async def scenario(one: Node, other: Node) -> None:
        here, there = await both(one, other)
        with closing(one.store.database.connect()) as db:
            db.execute("ALTER TABLE entries DISABLE TRIGGER told")
        await here.append(acting(0))
        assert not in_step(here, there)
        await other.authority.catch_up()
        await until_soon(lambda: in_step(here, there))

    with_two(postgres, scenario)


def test_who_comes_from_another_server_sees_no_less_than_there(postgres: PostgresServer) -> None:
    async def scenario(one: Node, other: Node) -> None:
        here, there = await both(one, other)
        with closing(one.store.database.connect()) as db:
            db.execute("ALTER TABLE entries DISABLE TRIGGER told")
        await here.append(acting(0))
        seen, far = here.table.number(1), Ear(1)
        assert there.table.number(1) < seen
        await there.reach(1, seen)
        there.listen(far, seen)
        assert far.heard[0]["n"] == seen

    with_two(postgres, scenario)


def people_at(ear: Ear) -> list[str]:
    """Who is here, by the last message that says so."""
    told = [message["seats"] for message in ear.heard if message["type"] == "presence"]
    return list(told[-1]) if told else []


def test_people_at_another_server_are_here_until_it_ends(postgres: PostgresServer) -> None:
    async def scenario(one: Node, other: Node) -> None:
        here, there = await both(one, other)
        ear, far = Ear(0), Ear(1)
        here.listen(ear, 0)
        there.listen(far, 0)
        await until_soon(lambda: people_at(ear) == people_at(far) == ["A", "B"])
        there.leave(far)
        await until_soon(lambda: people_at(ear) == ["A"])
        there.listen(far, 0)
        await until_soon(lambda: people_at(ear) == ["A", "B"])
        monkeypatch.setattr(postgres_company, "SILENCE", -1.0)
        assert isinstance(one.authority.company, PostgresCompany)
        one.authority.company._miss(one.authority)
        assert people_at(ear) == ["A"]

    with pytest.MonkeyPatch.context() as monkeypatch:
        with_two(postgres, scenario)


def test_bots_think_at_one_server_only_and_at_another_when_it_ends(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_itself, "ASK_AGAIN", 0.01)

    async def scenario(one: Node, other: Node) -> None:
        here, there = await both(one, other, 1, players=2)
        await until_soon(lambda: here.table.turn() == 0)
        while there.table.turn() == 0:
            await there.append(acting(0))
        await until_soon(lambda: len(one.thought) > 0 and there.table.turn() == 0)
        assert not other.thought
        await one.end()
        while there.table.turn() == 0:
            await there.append(acting(0))
        await until_soon(lambda: len(other.thought) > 0)

    with_two(postgres, scenario)


def test_tables_of_a_server_that_ended_are_woken_by_another(postgres: PostgresServer) -> None:
    async def scenario(one: Node, other: Node) -> None:
        async def never(*asked: Any, **more: Any) -> Thought:
            await asyncio.Event().wait()
            return Thought(0)

        one.authority.think = repeatable(one.store, never).think
        desk = await one.authority.open(opening(1, players=2))
        while desk.table.automatic() is None:
            await desk.append(acting(0))
        desk.save_summary()
        await other.authority.wake()
        assert not other.authority.desks
        await one.end()
        while not other.authority.desks:  # PostgreSQL takes a moment to notice
            await other.authority.wake()
        await until_soon(lambda: len(other.thought) > 0)

    with_two(postgres, scenario)


def test_a_clock_runs_on_when_another_server_opens_the_table(postgres: PostgresServer) -> None:
    async def scenario(one: Node, other: Node) -> None:
        here, there = await both(one, other, bank=60.0)
        await until_soon(lambda: here.by_itself.is_running)
        assert not any(isinstance(kept.entry, e.Resumed) for kept in there.table.log)

    with_two(postgres, scenario)


def test_a_database_server_that_is_killed_and_comes_back(postgres: PostgresServer) -> None:
    """What was acknowledged is there; what was not is stored when it is sent again."""

    async def scenario(one: Node, other: Node) -> None:
        here, there = await both(one, other)
        await here.append(acting(0))
        postgres.kill()
        told: list[int] = []
        seat = here.table.turn()
        assert seat is not None
        with pytest.raises(StorageTrouble):
            await here.submit(seat, acting(seat), "k", told.append)
        assert await one.store.failure() == "unreachable"
        postgres.start()
        await here.submit(seat, acting(seat), "k", told.append)
        await here.submit(seat, acting(seat), "k", told.append)
        assert len(told) == 2
        assert len(here.table.match.actions) == 2
        await other.authority.catch_up()
        await until_soon(lambda: in_step(here, there))

    with_two(postgres, scenario)


def test_everything_moves_to_another_database_and_back(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    first, last = str(tmp_path / "first.sqlite"), str(tmp_path / "last.sqlite")
    there = postgres.fresh()
    with closing(Store(database_at(first))) as store:
        asyncio.run(one_game(store))
        keys = store.keys("signing")
        match = asyncio.run(store.tables_of("guest0"))[0].id
        setup, rows = asyncio.run(store.read(match))
    for source, target in ((first, there), (there, last)):
        assert move(database_at(source), database_at(target))["entries"] == len(rows)
    with closing(Store(database_at(last))) as store:
        assert asyncio.run(store.read(match)) == (setup, rows)
        assert store.keys("signing") == keys
        assert [table.id for table in asyncio.run(store.tables_of("guest0"))] == [match]
