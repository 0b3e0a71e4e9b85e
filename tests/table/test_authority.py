"""The authority on a real database file: durability, races, retries, orders, clocks, files."""

import asyncio
import json
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from postgres import PostgresServer
from waiting import settled, until_soon

from caravanserai.engine.errors import BadLog, BadOption, Refusal
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.log import read_log, replayed
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.table import entries as e
from caravanserai.table.authority import Authority, Opening
from caravanserai.table.desk import Desk, Listener
from caravanserai.table.errors import Frozen, NotFound
from caravanserai.table.pace import Thought
from caravanserai.table.rematch import play_again
from caravanserai.table.seeds import Repeatable
from caravanserai.table.storage.database import Database
from caravanserai.table.storage.files import backup, export, import_log, restore
from caravanserai.table.storage.opening import database_at
from caravanserai.table.storage.schema import METADATA, upgrade
from caravanserai.table.storage.sqlite import Sqlite
from caravanserai.table.storage.store import Store
from caravanserai.table.storage.writer import Writer

from .stores import changed, store_in, with_store


class Ear(Listener):
    """Keeps what it is sent."""

    def __init__(self, viewer: int) -> None:
        self.viewer, self.seen = viewer, 0
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


async def first_legal(
    level: str,
    game: Game,
    view: Position,
    seat: int,
    legal: list[int],
    seed: int,
    match: str,
    payer: str = "",
) -> Thought:
    return Thought(legal[0])


DATA = resources.files("caravanserai.games.dschunke").joinpath("data.toml").read_text("utf-8")


def opening(*bots: int, players: int = 2, **more: Any) -> Opening:
    seated = [
        e.BotSat(seat, "random") if seat in bots else e.Sat(seat, f"guest{seat}", f"P{seat}")
        for seat in range(players)
    ]
    return Opening("dunhuang", players, {}, "guest0", tuple(seated), **more)


def acting(seat: int) -> Callable[[Any], e.Entry]:
    """The first legal action of a seat."""

    def make(table: Any) -> e.Entry:
        legal = table.game.legal(table.position, seat)
        if not legal:
            raise Refusal("not-asked")
        return e.Acted(seat, table.game.actions.text(legal[0]))

    return make


def always(entry: e.Entry) -> Callable[[Any], e.Entry]:
    """The same entry, whatever the table looks like by then."""
    return lambda table: entry


class Thinking:
    """A thinker that only chooses."""

    def __init__(self, choose: Callable[..., Awaitable[Thought]]) -> None:
        self.choose = choose
        self.simple: set[str] = set()  # games whose bots are not compiled yet
        self.prepared: list[str] = []

    def __call__(self, *arguments: Any, **more: Any) -> Awaitable[Thought]:
        return self.choose(*arguments, **more)

    async def speak(self, *arguments: Any) -> Thought | None:
        return None

    def warms_up(self, game: str) -> bool:
        return game in self.simple

    def prepare(self, game: str) -> None:
        self.prepared.append(game)


def repeatable(
    store: Store,
    think: Callable[..., Awaitable[Thought]],
    now: Callable[[], float] | None = None,
    pause: float = 0.0,
) -> Authority:
    """An authority whose tables are dealt the same every time."""
    thinker = think if isinstance(think, Thinking) else Thinking(think)
    return Authority(store, thinker, now, pause, Repeatable(1))


async def play_out(desk: Desk) -> None:
    while (seat := desk.table.turn()) is not None:
        await desk.append(acting(seat))


def test_acknowledged_only_when_it_is_on_the_disk_and_told_only_then(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        authority = repeatable(store, first_legal)
        desk = await authority.open(opening())
        ear, order = Ear(1), []
        desk.listen(ear, 0)
        other = store.database.reading()

        def acknowledged(n: int) -> None:
            rows = other.execute("SELECT count(*) FROM entries WHERE key = 'k'").fetchone()
            order.append((rows[0], n, len(ear.heard)))

        heard = len(ear.heard)
        await desk.submit(0, acting(0), "k", acknowledged)
        await desk.submit(0, acting(0), "k", acknowledged)  # again: no second action
        other.close()
        assert order == [(1, 3, heard), (1, 3, heard + 1)]
        assert len(desk.table.match.actions) == 1

    with_store(tmp_path, scenario)


def test_nothing_changes_when_the_disk_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(store: Store) -> None:
        authority = repeatable(store, first_legal)
        desk = await authority.open(opening())
        told: list[int] = []

        async def broken(*arguments: Any) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patched:
            patched.setattr(store, "append", broken)
            with pytest.raises(OSError, match="disk full"):
                await desk.submit(0, acting(0), "k", told.append)
        assert told == []
        assert desk.table.match.actions == []
        await desk.submit(0, acting(0), "k", told.append)
        assert len(told) == 1

    with_store(tmp_path, scenario)


def test_whoever_asked_may_go_away_in_the_middle(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        desk = await repeatable(store, first_legal).open(opening())
        asked = asyncio.create_task(desk.submit(0, acting(0), "k", lambda n: None))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await desk.submit(1, acting(1), "k", lambda n: None)
        again = await repeatable(store, first_legal).desk(desk.table.setup.id)
        assert again.table.match.actions == desk.table.match.actions
        assert len(again.table.match.actions) == 2

    with_store(tmp_path, scenario)


def test_of_two_processes_that_race_the_loser_reads_and_tries_again(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        one, two = repeatable(store, first_legal), repeatable(store, first_legal)
        match = (await one.open(opening(players=3))).table.setup.id
        desks = [await one.desk(match), await two.desk(match)]
        ear = Ear(2)
        desks[1].listen(ear, 0)
        for n in range(60):
            seat = desks[0].table.turn()
            if seat is None:
                break
            both = [
                d.submit(seat, acting(seat), f"{n} {i}", lambda n: None)
                for i, d in enumerate(desks)
            ]
            await asyncio.gather(*both, return_exceptions=True)
            await desks[0].append(lambda table: e.Muted(0, 1, True))
        fresh = await repeatable(store, first_legal).desk(match)
        assert fresh.table.match.actions == desks[0].table.match.actions
        numbers = [h["n"] for m in ear.heard for h in m.get("happenings", [])]
        assert numbers == list(range(1, len(numbers) + 1))

    with_store(tmp_path, scenario)


def test_bots_play_by_themselves_until_a_person_is_asked(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        desk = await repeatable(store, first_legal).open(opening(1, 2, players=3))
        await until_soon(lambda: desk.table.automatic() is None)
        assert desk.table.waiting_for() == (0,)
        acted = [r.entry for r in desk.table.log if isinstance(r.entry, e.Acted)]
        assert {entry.by for entry in acted} == {"bot"}

    with_store(tmp_path, scenario)


def test_a_bot_takes_its_time_even_when_it_knows_at_once(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        clock, pause = asyncio.get_running_loop().time, 0.1
        began = clock()
        desk = await repeatable(store, first_legal, pause=pause).open(opening(1, players=2))
        await until_soon(lambda: desk.table.automatic() is None)
        acted = [r.entry for r in desk.table.log if isinstance(r.entry, e.Acted)]
        assert acted
        assert clock() - began >= pause * len(acted)

    with_store(tmp_path, scenario)


def test_a_standing_order_acts_until_it_has_nothing_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("dunhuang")

    def until_camel(view: Position, seat: int) -> int | None:
        return game.legal(view, seat)[0] if game.decision(view) == "opening" else None

    monkeypatch.setitem(game.orders, "keep-the-first", until_camel)

    async def scenario(store: Store) -> None:
        desk = await repeatable(store, first_legal).open(opening())
        ears = [Ear(0), Ear(1)]
        for ear in ears:
            desk.listen(ear, 0)
        assert ears[0].heard[0]["scene"]["orders"] == ["keep-the-first"]
        for seat in (0, 1):
            order = e.Ordered(seat, "keep-the-first")
            await desk.submit(seat, always(order), "k", lambda n: None)
        await until_soon(lambda: desk.table.automatic() is None)
        acted = [r.entry for r in desk.table.log if isinstance(r.entry, e.Acted)]
        assert [entry.by for entry in acted] == ["order", "order"]
        await settled()
        assert len(desk.table.orders) == 1  # players not asked any more keep theirs

    with_store(tmp_path, scenario)


def test_when_time_is_up_the_default_is_done(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        now = [1000.0]
        authority = repeatable(store, first_legal, lambda: now[0])
        desk = await authority.open(opening(bank=5.0))
        await desk.by_itself._flag()
        assert desk.table.match.actions == []
        now[0] += 5.0
        await desk.by_itself._flag()
        await desk.by_itself._flag()
        acted = [r.entry for r in desk.table.log if isinstance(r.entry, e.Acted)]
        assert [(entry.seat, entry.by) for entry in acted] == [(0, "time"), (1, "time")]
        desk.close()
        now[0] += 100.0
        later = repeatable(store, first_legal, lambda: now[0])
        again = await later.desk(desk.table.setup.id)
        assert isinstance(again.table.log[-1].entry, e.Resumed)
        later.close()

    with_store(tmp_path, scenario)


@pytest.mark.parametrize("early", [1, 2, 3])
def test_a_clock_that_rings_too_early_rings_again(tmp_path: Path, early: int) -> None:
    """A timer may fire a moment early; its time comes while the desk reads the clock."""

    async def scenario(store: Store) -> None:
        now = [1000.0]
        readings: list[float] = []
        authority = repeatable(store, first_legal, lambda: readings.pop(0) if readings else now[0])
        desk = await authority.open(opening(bank=5.0))
        assert desk.by_itself._alarm
        desk.by_itself._alarm.cancel()
        readings += [1005.0 - 1e-6] * early
        now[0] = 1005.0
        desk.by_itself._ring()
        await until_soon(lambda: any(isinstance(r.entry, e.Acted) for r in desk.table.log))
        authority.close()

    with_store(tmp_path, scenario)


def test_idle_tables_are_forgotten_and_found_again(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        now = [0.0]
        authority = repeatable(store, first_legal, lambda: now[0])
        desk = await authority.open(opening())
        match, ear = desk.table.setup.id, Ear(PUBLIC)
        desk.listen(ear, 0)
        now[0] = 1e6
        authority.sweep()
        assert match in authority.desks
        desk.leave(ear)
        now[0] = 2e6
        authority.sweep()
        assert match not in authority.desks
        assert (await authority.desk(match)).table.phase == "playing"
        with pytest.raises(NotFound):
            await authority.desk("nowhere")

    with_store(tmp_path, scenario)


def test_lists_of_tables(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        authority = repeatable(store, first_legal)
        waiting = Opening("dunhuang", 2, {}, "guest0", (e.Sat(0, "guest0", "Ann"),), public=True)
        desk = await authority.open(waiting)
        await authority.open(opening())
        assert [t.id for t in await store.open_tables("x")] == [desk.table.setup.id]
        assert [len(await store.tables_of(f"guest{n}")) for n in (0, 1, 2)] == [2, 1, 0]
        await desk.append(lambda table: e.Sat(1, "guest2", "Bob"))
        await desk.append(lambda table: e.Resumed())
        assert await store.open_tables("x") == []
        listed = (await store.tables_of("guest2"))[0]
        assert (listed.yours, listed.summary.phase) == ([1], "playing")

    with_store(tmp_path, scenario)


def test_a_rematch_is_opened_once(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        authority = repeatable(store, first_legal)
        desk = await authority.open(opening(1))
        charged: list[str] = []
        with pytest.raises(Refusal, match="game-not-finished"):
            await play_again(desk, 0, charged.append, "here")
        await desk.append(lambda table: e.Voted(0, True))
        asked = (play_again(desk, 0, charged.append, f"here {n}") for n in range(5))
        found = await asyncio.gather(*asked)
        assert len(set(found)) == 1
        assert charged == ["here 0"]
        another = await authority.desk(found[0])
        assert another.table.chairs[0].owners == {"guest0"}
        assert another.table.chairs[1].bot == "random"
        assert another.table.setup.seed != desk.table.setup.seed

    with_store(tmp_path, scenario)


def test_a_table_keeps_every_option_it_was_opened_with(tmp_path: Path) -> None:
    """Including those left out: a default may change."""

    async def scenario(store: Store) -> None:
        authority = repeatable(store, first_legal)
        desk = await authority.open(opening(1))
        setup, _ = await store.read(desk.table.setup.id)
        options = desk.table.game.offered_options
        assert setup.options == {option.name: option.default for option in options}

    with_store(tmp_path, scenario)


async def one_game(store: Store) -> None:
    """Played to its end."""
    await play_out(await repeatable(store, first_legal).open(opening()))


def the_game(store: Store) -> str:
    """Its id."""
    return asyncio.run(store.tables_of("guest0"))[0].id


def test_export_and_import(tmp_path: Path) -> None:
    with_store(tmp_path, one_game)
    store = store_in(tmp_path)
    try:
        text = export(store, the_game(store))
        match = replayed(load("dunhuang"), read_log(text))
        imported = import_log(store, text, 5.0)
        again = read_log(export(store, imported))
        assert [entry.action for entry in again.actions] == [
            e.action for e in read_log(text).actions
        ]
        assert replayed(load("dunhuang"), again).position.same_as(match.position)
        with pytest.raises(BadLog):
            import_log(store, "".join(text.splitlines(True)[:-3]), 5.0)
    finally:
        store.close()


def test_backup_and_restore(tmp_path: Path) -> None:
    with closing(store_in(tmp_path)) as store:
        asyncio.run(one_game(store))
        before = export(store, the_game(store))
    copy, moved = tmp_path / "copy.sqlite", tmp_path / "moved" / "test.sqlite"
    backup(tmp_path / "test.sqlite", copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with pytest.raises(BadOption, match="file-exists"):
        backup(tmp_path / "test.sqlite", copy)
    restore(copy, moved)
    assert stat.S_IMODE(moved.stat().st_mode) == 0o600
    with pytest.raises(BadOption, match="file-exists"):
        restore(copy, moved)
    (tmp_path / "junk").write_bytes(b"junk" * 1000)
    with pytest.raises(BadOption, match="not-a-backup"):
        restore(tmp_path / "junk", tmp_path / "elsewhere.sqlite")
    with closing(Store(Sqlite(moved))) as store:
        assert export(store, the_game(store)) == before


def test_a_frozen_match_can_still_be_exported(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        authority = repeatable(store, first_legal)
        desk = await authority.open(replace(opening(players=3), game="dschunke", data=DATA))
        seat = desk.table.turn()
        assert seat is not None
        await desk.append(acting(seat))
        match = desk.table.setup.id
        changed(tmp_path, "UPDATE entries SET digest = 'other' WHERE seq = 3")
        with pytest.raises(Frozen):
            await repeatable(store, first_legal).desk(match)
        matches.append(match)

    matches: list[str] = []
    with_store(tmp_path, scenario)
    store = store_in(tmp_path)
    try:
        log = read_log(export(store, matches[0]))
        assert len(log.actions) == 1
        assert log.data == DATA
        assert len(replayed(load("dschunke"), log).actions) == 1
    finally:
        store.close()


async def listed(store: Store) -> list[str]:
    store.keys("flush")  # by now, pending writes are done
    return [item.phase for item in await store.tables_of("guest0")]


@pytest.mark.parametrize("opened", [True, False])
def test_lists_tell_what_is_frozen(tmp_path: Path, opened: bool) -> None:
    """As soon as someone opens it, and after an upgrade before anyone does."""

    async def scenario(store: Store) -> None:
        await repeatable(store, first_legal).open(opening(public=True))
        assert await listed(store) == ["playing"]
        rules = load("dunhuang").ruleset
        setup = (await store.read((await store.tables_of("guest0"))[0].id))[0]
        other = msgspec.structs.replace(setup, ruleset=f"not {rules}")
        swap = "UPDATE matches SET setup = ?"
        changed(tmp_path, swap, [msgspec.json.encode(other)])
        after = repeatable(store, first_legal)
        if opened:
            with pytest.raises(Frozen, match="match-frozen"):
                await after.desk((await store.tables_of("guest0"))[0].id)
        else:
            await after.wake()
        assert await listed(store) == ["frozen"]
        changed(tmp_path, swap, [msgspec.json.encode(setup)])
        await repeatable(store, first_legal).desk((await store.tables_of("guest0"))[0].id)
        assert await listed(store) == ["playing"]  # with the version it was begun with

    with_store(tmp_path, scenario)


def test_what_is_over_stays_over_in_lists(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        desk = await repeatable(store, first_legal).open(opening())
        await play_out(desk)
        changed(tmp_path, "UPDATE entries SET digest = 'other' WHERE seq = 2")
        with pytest.raises(Frozen):
            await repeatable(store, first_legal).desk(desk.table.setup.id)
        assert await listed(store) == ["over"]

    with_store(tmp_path, scenario)


@pytest.mark.parametrize("kept", [True, False])
def test_after_a_start_bots_go_on_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """Even if the server ended before it saved a table's summary."""

    async def scenario(store: Store) -> None:
        async def never(*arguments: Any, **more: Any) -> Thought:
            await asyncio.Event().wait()
            return Thought(0)

        before = repeatable(store, first_legal)
        waits = await before.open(opening())
        goes_on = await before.open(opening(1, players=2))
        await until_soon(lambda: goes_on.table.automatic() is None)
        goes_on.save_summary()
        before.think = Thinking(never)
        if not kept:
            monkeypatch.setattr(store, "summarise", lambda *arguments: None)
        while goes_on.table.automatic() is None:
            await goes_on.append(acting(0))
        before.close()
        monkeypatch.undo()
        played = len(goes_on.table.log)

        after = repeatable(store, first_legal)
        await after.wake()
        match = goes_on.table.setup.id
        await until_soon(lambda: len(after.desks[match].table.log) > played)
        assert waits.table.setup.id not in after.desks
        after.close()

    with_store(tmp_path, scenario)


def test_the_writer_undoes_a_job_that_fails_alone(tmp_path: Path) -> None:
    writer = Writer(Sqlite(tmp_path / "w.sqlite"))
    writer.submit(lambda db: db.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)") and None).result()

    def twice(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO t VALUES (100)")
        db.execute("INSERT INTO t VALUES (1)")

    jobs: list[Any] = [
        lambda db, n=n: db.execute("INSERT INTO t VALUES (?)", (n,)) and None for n in range(50)
    ]
    jobs.insert(10, twice)
    futures = [writer.submit(job) for job in jobs]
    failed = [future.exception() for future in futures]
    assert [isinstance(error, sqlite3.IntegrityError) for error in failed].count(True) == 1
    futures[0].cancel()
    counted = writer.submit(lambda db: db.execute("SELECT count(*) FROM t").fetchone()[0]).result()
    assert counted == 50
    writer.close()


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    check_schema(Sqlite(tmp_path / "m.sqlite"))


@pytest.mark.postgres
def test_the_schema_is_the_same_in_postgresql(postgres: PostgresServer) -> None:
    check_schema(database_at(postgres.fresh()))


def check_schema(database: Database) -> None:
    database.make_ready()
    upgrade(database)
    upgrade(database)
    with database.looking() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_bots_think_on_the_account_of_whoever_opened_the_table(tmp_path: Path) -> None:
    payers: list[str] = []

    async def noted(*asked: Any, **more: Any) -> Thought:
        payers.append(more["payer"])
        return await first_legal(*asked, **more)

    async def scenario(store: Store) -> None:
        desk = await repeatable(store, noted).open(opening(0, payer="192.0.2.1"))
        await until_soon(lambda: desk.table.automatic() is None)
        assert payers[0] == "192.0.2.1"
        after = await repeatable(store, noted).desk(desk.table.setup.id)
        assert after.payer == desk.table.setup.host  # nobody has come back yet

    with_store(tmp_path, scenario)


def test_a_table_says_that_its_bots_warm_up(tmp_path: Path) -> None:
    """To newcomers, and to all when they are done; and its game is prepared first."""

    async def scenario(store: Store) -> None:
        thinking = Thinking(first_legal)
        thinking.simple.add("dunhuang")
        authority = repeatable(store, thinking)
        seated = (e.Sat(0, "guest0", "P0"), e.BotSat(1, "master"))
        desk = await authority.open(replace(opening(), seated=seated))
        assert thinking.prepared == ["dunhuang"]
        ears = Ear(0), Ear(PUBLIC)
        for ear in ears:
            desk.listen(ear, 0)
        thinking.simple.clear()
        authority.bots_ready("araby")
        authority.bots_ready("dunhuang")
        for ear in ears:
            told = [heard["warming_up"] for heard in ear.heard if heard["type"] == "presence"]
            assert told[0]
            assert told[-1] is False
        plain = await authority.open(opening(1))
        assert thinking.prepared == ["dunhuang"], "random bots need no preparing"
        thinking.simple.add("dunhuang")
        plain.listen(ears[0], 0)
        assert ears[0].heard[-1]["warming_up"] is False

    with_store(tmp_path, scenario)
