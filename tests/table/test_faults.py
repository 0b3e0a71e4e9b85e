"""What goes wrong at one table: it is retried or stops, and nothing else does."""

import asyncio
import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from waiting import until_soon

from caravanserai.engine.errors import CaravanseraiError, Refusal
from caravanserai.engine.events import PUBLIC
from caravanserai.games import load
from caravanserai.table import by_itself
from caravanserai.table import entries as e
from caravanserai.table.desk import Desk, Listener
from caravanserai.table.errors import Frozen, StorageTrouble
from caravanserai.table.pace import Thought
from caravanserai.table.storage.store import Store

from .stores import with_store
from .test_authority import acting, always, first_legal, opening, repeatable


class Ear(Listener):
    """Keeps what it is sent, and why it was turned away."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.heard: list[Any] = []
        self.turned_away: CaravanseraiError | None = None

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def turn_away(self, error: CaravanseraiError) -> None:
        self.turned_away = error


def acted(desk: Desk) -> list[tuple[int, str]]:
    return [(r.entry.seat, r.entry.by) for r in desk.table.log if isinstance(r.entry, e.Acted)]


@pytest.mark.parametrize("what", [e.Said(0, "hi"), e.Muted(0, 1, True), e.Ordered(0, "")])
def test_no_key_of_a_client_stops_the_bot_that_plays_on_for_them(
    tmp_path: Path, what: e.Entry
) -> None:
    async def scenario(store: Store) -> None:
        desk = await repeatable(store, first_legal).open(opening())
        for entries in range(100, 200):
            await desk.submit(0, lambda table: what, f"auto:0:{entries}", lambda n: None)
        await desk.submit(0, lambda table: e.Left(0, "random"), "leave", lambda n: None)
        await until_soon(lambda: (0, "bot") in acted(desk))

    with_store(tmp_path, scenario)


def test_a_bot_that_fails_stops_its_table_alone(tmp_path: Path) -> None:
    async def failing(*asked: Any, **more: Any) -> Thought:
        if asked[0] == "greedy":
            raise RuntimeError("a bot has lost its wits")
        return await first_legal(*asked, **more)

    async def scenario(store: Store) -> None:
        authority = repeatable(store, failing)
        good = await authority.open(opening(1, players=2))
        await until_soon(lambda: good.table.automatic() is None)
        bad = await authority.open(opening(players=2))
        ears = [Ear(0), Ear(PUBLIC)]
        for ear in ears:
            bad.listen(ear, 0)
        await bad.append(lambda table: e.Left(0, "greedy"))
        await until_soon(lambda: all(ear.turned_away for ear in ears))
        assert [ear.turned_away.code for ear in ears if ear.turned_away] == ["table-stopped"] * 2
        with pytest.raises(Frozen, match="table-stopped"):
            await bad.append(lambda table: e.Said(1, "still there?"))
        with pytest.raises(Frozen, match="table-stopped"):
            await authority.desk(bad.table.setup.id)
        store.keys("flush")  # by now, pending writes are done
        phases = {item.id: item.phase for item in await store.tables_of("guest1")}
        assert phases[bad.table.setup.id] == "frozen"
        before = len(good.table.log)
        await good.append(acting(0))
        await until_soon(lambda: good.table.automatic() is None)
        assert len(good.table.log) > before
        again = await repeatable(store, first_legal).desk(bad.table.setup.id)
        assert len(again.table.log) >= 3  # nothing taken is lost

    with_store(tmp_path, scenario)


def test_what_is_refused_to_a_bot_again_and_again_stops_its_table(tmp_path: Path) -> None:
    async def illegal(*asked: Any, **more: Any) -> Thought:
        return Thought(load("dunhuang").actions.number("pay"))

    async def scenario(store: Store) -> None:
        authority = repeatable(store, illegal)
        desk = await authority.open(opening(1, players=2))
        await desk.append(acting(0))
        ear = Ear(0)
        desk.listen(ear, 0)
        await until_soon(lambda: ear.turned_away is not None)
        assert acted(desk) == [(0, "person")]

    with_store(tmp_path, scenario)


class Flaky:
    """A store that cannot append for a while."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.fails, self.tried = True, 0
        append = store.append

        def tried(*arguments: Any) -> Any:
            self.tried += 1
            if not self.fails:
                return append(*arguments)
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            future.set_exception(StorageTrouble("storage-trouble"))
            return future

        patch.setattr(store, "append", tried)


def test_a_bot_goes_on_by_itself_when_the_disk_takes_writes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_itself, "FIRST_WAIT", 0.01)

    async def scenario(store: Store) -> None:
        flaky = Flaky(store, monkeypatch)
        desk = await repeatable(store, first_legal).open(opening(0, players=2))
        await until_soon(lambda: flaky.tried > 3)
        assert acted(desk) == []
        with pytest.raises(StorageTrouble):
            await desk.append(acting(1))
        flaky.fails = False
        await until_soon(lambda: (0, "bot") in acted(desk))

    with_store(tmp_path, scenario)


def test_a_clock_goes_on_after_trouble_and_the_time_of_it_counts_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_itself, "FIRST_WAIT", 0.01)

    async def scenario(store: Store) -> None:
        now = [1000.0]
        desk = await repeatable(store, first_legal, lambda: now[0]).open(opening(bank=5.0))
        flaky = Flaky(store, monkeypatch)
        now[0] += 6.0
        desk.wake()
        await until_soon(lambda: flaky.tried > 3)
        now[0] += 3600.0
        flaky.fails = False
        await until_soon(lambda: any(isinstance(r.entry, e.Resumed) for r in desk.table.log))
        assert acted(desk) == []
        assert desk.table.clock is not None
        assert desk.table.clock.left_at(0, now[0]) == 5.0
        now[0] += 5.0
        desk.wake()
        await until_soon(lambda: len(acted(desk)) >= 2)
        assert acted(desk)[:2] == [(0, "time"), (1, "time")]
        desk.close()

    with_store(tmp_path, scenario)


def test_everybody_whose_time_is_up_is_moved_by_one_ring_of_the_alarm(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        now = [1000.0]
        authority = repeatable(store, first_legal, lambda: now[0])
        desk = await authority.open(opening(players=4, bank=5.0))
        for seat, moves in product(range(4), range(9)):
            said = always(e.Said(seat, "hm"))
            await desk.submit(seat, said, f"time:{moves}", lambda n: None)
        now[0] += 5.0
        desk.wake()
        await until_soon(lambda: len(acted(desk)) >= 4)
        assert sorted(acted(desk)[:4]) == [(seat, "time") for seat in range(4)]
        desk.close()

    with_store(tmp_path, scenario)


def test_a_fault_after_an_entry_is_stored_stops_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(store: Store) -> None:
        authority = repeatable(store, first_legal)
        desk = await authority.open(opening())

        def broken(*arguments: Any) -> None:
            raise RuntimeError("cannot be told")

        with monkeypatch.context() as patched:
            patched.setattr(desk, "_broadcast", broken)
            await desk.append(acting(0))
        with pytest.raises(Frozen, match="table-stopped"):
            await desk.append(acting(1))
        again = await repeatable(store, first_legal).desk(desk.table.setup.id)
        assert acted(again) == [(0, "person")]
        with pytest.raises(Refusal, match="not-asked"):
            await again.append(acting(0))

    with_store(tmp_path, scenario)
