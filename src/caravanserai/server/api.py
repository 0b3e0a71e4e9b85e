"""The HTTP API."""

import asyncio
import io
from collections.abc import Sequence
from typing import Any, Final

import segno
from starlette.responses import Response

from caravanserai import __version__
from caravanserai.bots import BOTS
from caravanserai.engine.errors import BadOption, Refusal
from caravanserai.engine.game import Game
from caravanserai.engine.lessons import lesson_of
from caravanserai.engine.notes import legible
from caravanserai.engine.options import Option, Picks, checked_options
from caravanserai.engine.puzzles import puzzles_of
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES, LESSONS, RULEBOOK, game_sources, sources
from caravanserai.server import bodies, histories, playing_on, puzzles, replays, rulebooks
from caravanserai.server.access import Client, require_log
from caravanserai.server.assets import asset
from caravanserai.server.guests import GuestId, SeatToken
from caravanserai.server.http import Call, Endpoint, encode
from caravanserai.server.opened import (
    address_of_server,
    links,
    open_prepared,
    opened,
    seat_link,
    watch_path,
)
from caravanserai.server.peers import is_within
from caravanserai.table import entries as e
from caravanserai.table.authority import Opening
from caravanserai.table.commands import level_name, seat_number, temperaments
from caravanserai.table.desk import Desk
from caravanserai.table.errors import Forbidden, NotFound
from caravanserai.table.game_log import as_text
from caravanserai.table.scene import Snapshot, seat_infos
from caravanserai.table.seating import seat_name, seat_names
from caravanserai.table.storage.store import Listed
from caravanserai.table.table import Table

MOST_DEVICES: Final = 8  # of one person at a seat

# What there is


async def catalogue(call: Call) -> bodies.Catalogue:
    """Games, bots and languages."""
    games = [game_info(load(name)) for name in names()]
    return bodies.Catalogue(__version__, games, list(BOTS), list(LANGUAGES))


def game_info(game: Game) -> bodies.GameInfo:
    """A game with the names behind its numbers."""
    return bodies.GameInfo(
        name=game.name,
        ruleset=game.ruleset,
        players=list(game.players),
        difficulty=game.difficulty,
        cover=game.rulebook.cover,
        options=[option_info(o, game.players) for o in game.offered_options],
        orders=list(game.orders),
        decisions=list(game.decisions),
        endings=list(game.endings),
        events={kind.name: list(kind.fields) for kind in game.events},
        field_names={name: list(values) for name, values in game.field_names.items()},
        actions=list(game.actions.texts),
        temperaments=list(temperaments(game)),
        lessons=[bodies.LessonInfo(name, lesson_of(game, name).minutes) for name in game.lessons],
        puzzles=len(puzzles_of(game)),
    )


def option_info(option: Option, players: Sequence[int]) -> bodies.OptionInfo:
    """An option, with its choices for each number of players."""
    choices, by_players = list(option.choices), option.by_players(players)
    picks = picks_info(option.picks) if option.picks else None
    return bodies.OptionInfo(option.name, option.default, choices, by_players, picks)


def picks_info(picks: Picks) -> bodies.PicksInfo:
    """The names an option can list."""
    order = bodies.PicksOrder(*picks.order) if picks.order else None
    return bodies.PicksInfo([list(group) for group in picks.groups], picks.text, order)


async def texts(call: Call) -> Response:
    """The Fluent texts of a language; `game` adds that game's own."""
    language, game = call.path("language"), call.request.query_params.get("game")
    if language not in LANGUAGES:
        raise BadOption("unknown-language", name=language, known=", ".join(LANGUAGES))
    if game is not None and game not in names():
        raise BadOption("unknown-game", name=game, known=", ".join(names()))
    parts = [source.read_text(encoding="utf-8") for source in sources(language, game)]
    return asset("\n".join(parts).encode(), "text/plain").answer(call.request)


async def game_texts(call: Call) -> Response:
    """The Fluent texts that a game adds to those of a language."""
    own = game_sources(*_language_and_game(call))[0].read_bytes()
    return asset(own, "text/plain").answer(call.request)


async def rulebook_texts(call: Call) -> Response:
    """The Fluent texts of a game's rulebook."""
    return _part_of_texts(call, RULEBOOK)


async def lesson_texts(call: Call) -> Response:
    """The Fluent texts of a game's lessons."""
    return _part_of_texts(call, LESSONS)


def _part_of_texts(call: Call, part: str) -> Response:
    """The texts in the files with this in their name; none if there are none."""
    found = [file for file in game_sources(*_language_and_game(call)) if part in file.name]
    own = b"".join(file.read_bytes() for file in found)
    return asset(own, "text/plain").answer(call.request)


def _language_and_game(call: Call) -> tuple[str, str]:
    """The language and the game in a path, if they exist."""
    language, game = call.path("language"), call.path("game")
    if language not in LANGUAGES:
        raise BadOption("unknown-language", name=language, known=", ".join(LANGUAGES))
    if game not in names():
        raise BadOption("unknown-game", name=game, known=", ".join(names()))
    return language, game


# Who you are


async def who(call: Call) -> bodies.Guest:
    """Your name, if you have one."""
    return bodies.Guest(call.client.guest.name if call.client.guest else "")


async def introduce(call: Call) -> bodies.Guest:
    """Take a name."""
    return bodies.Guest(call.guest(call.body.name).name)


# Tables


async def open_table(call: Call) -> bodies.OpenedTable:
    """Open a table."""
    call.service.charge_table(call.client.address)
    desk = await call.service.authority.open(await opening(call, call.body))
    return opened(call, desk.table, Client(call.client.address, call.guest()))


async def open_lesson(call: Call) -> bodies.OpenedTable:
    """Begin a lesson: a table whose other seats play what is prepared."""
    call.service.charge_table(call.client.address)
    wish: bodies.NewLesson = call.body
    game = load(wish.game)
    lesson = lesson_of(game, wish.lesson)
    players = len(game.seats(game.read(lesson.scenes[0].position)))
    return await open_prepared(call, game, lesson.name, players, wish.name)


async def opening(call: Call, wish: bodies.NewTable, name: str | None = None) -> Opening:
    """Check a request to open a table; its data file is read outside the event loop."""
    game, count, guest = load(wish.game), len(wish.seats), call.guest(name)
    checked_options(game.offered_options, wish.options, count)
    await asyncio.to_thread(game.box, count, wish.options, wish.data)
    if all(seat.kind == "bot" for seat in wish.seats):
        raise BadOption("nobody-to-play")
    return Opening(
        game=game.name,
        players=count,
        options=dict(wish.options),
        host=guest.id,
        seated=tuple(_seated(game, wish.seats, guest)),
        public=wish.public,
        players_only=wish.players_only,
        hints=wish.hints,
        data=wish.data,
        bank=wish.clock.bank if wish.clock else None,
        increment=wish.clock.increment if wish.clock else 0.0,
        payer=call.client.address,
    )


def _seated(game: Game, wishes: list[bodies.SeatWish], guest: GuestId) -> list[e.Entry]:
    seated: list[e.Entry] = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            seated.append(e.BotSat(seat, level_name(wish.level or next(iter(BOTS)), game)))
        elif wish.kind in ("me", "neighbour"):
            seated.append(e.Sat(seat, guest.id, legible(wish.name or "") or guest.name))
    return seated


async def lobby(call: Call) -> bodies.Tables:
    """Public tables with open seats."""
    listed = await call.service.store.open_tables(call.client.guest_id)
    return bodies.Tables([_listed(item) for item in listed])


async def mine(call: Call) -> bodies.Tables:
    """The tables where you have a seat."""
    listed = await call.service.store.tables_of(call.client.guest_id)
    return bodies.Tables([_listed(item) for item in listed])


def _listed(item: Listed) -> bodies.TableInfo:
    summary: Any = item.summary
    return bodies.TableInfo(
        id=item.id,
        game=summary.game,
        players=summary.players,
        phase=item.phase,
        public=item.public,
        players_only=summary.players_only,
        hints=summary.hints,
        created=item.created,
        seats=summary.seats,
        yours=seat_names(item.yours),
        to_act=seat_names(summary.waiting if item.phase != "frozen" else ()),
        watch=watch_path(item.id),
        lesson=summary.lesson or None,
    )


async def look(call: Call) -> bodies.OpenedTable:
    """A table, with your links to it."""
    desk = await call.desk()
    return opened(call, desk.table, call.client)


async def link_info(call: Call) -> bodies.LinkInfo:
    """What a link is for, before anyone sits down: it may be for a seat in use."""
    token, desk = await _linked(call)
    table = desk.table
    setup, chairs = table.setup, table.chairs
    hosts = [seat_name(s) for s, chair in enumerate(chairs) if setup.host in chair.owners]
    return bodies.LinkInfo(
        kind=token.kind,
        game=setup.game,
        seat=seat_name(token.seat),
        name=chairs[token.seat].name,
        seats=seat_infos(table, set()),
        hints=table.setup.hints,
        host=hosts[0] if hosts else None,
        clock=bodies.ClockWish(setup.bank, setup.increment) if setup.bank is not None else None,
    )


async def join(call: Call) -> bodies.Joined:
    """Sit down with a link: an invitation, or your own seat's link on another device."""
    token, desk = await _linked(call)
    return await _sit(call, desk, token.seat, call.body.name)


async def _linked(call: Call) -> tuple[SeatToken, Desk]:
    """The token of a valid link, and its table."""
    token = call.service.signer.seat_token(call.body.token)
    desk = await call.service.authority.desk(token.table)
    token.require(token.kind, desk.table)
    return token, desk


async def sit(call: Call) -> bodies.Joined:
    """Take an open seat at a public table."""
    desk = await call.desk()
    table = desk.table
    vacant = [s for s, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not table.setup.public:
        raise Forbidden("not-your-seat")
    wanted = seat_number(table, call.body.seat) if call.body.seat else next(iter(vacant), None)
    if wanted is None:
        raise Refusal("no-open-seat")
    if wanted not in vacant:
        raise Refusal("seat-taken")
    return await _sit(call, desk, wanted, call.body.name)


async def _sit(call: Call, desk: Desk, seat: int, name: str | None) -> bodies.Joined:
    guest = call.guest(name)
    generation = desk.table.chairs[seat].generation

    def entry(table: Table) -> e.Entry:
        chair = table.chairs[seat]
        if chair.generation != generation:
            raise Refusal("seat-taken")  # someone was quicker
        if len(chair.owners) >= MOST_DEVICES:
            raise Refusal("too-many-devices", most=MOST_DEVICES)
        return e.Sat(seat, guest.id, guest.name)

    if guest.id not in desk.table.chairs[seat].owners:
        await desk.append(entry)
    link = seat_link(call.service, desk.table, seat, "seat")
    return bodies.Joined(desk.table.setup.id, seat_name(seat), link)


async def invitation(call: Call) -> Response:
    """The link to an open seat as a QR code (SVG), for the players of the table."""
    desk = await call.desk()
    table, seat = desk.table, seat_number(desk.table, call.path("seat"))
    wanted = {seat_name(seat)}
    found = [link for link in links(call.service, table, call.client) if link.seat in wanted]
    if not found:
        raise Forbidden("not-your-seat")
    code = io.BytesIO()
    url = address_of_server(call)[0] + found[0].path
    await asyncio.to_thread(lambda: segno.make(url).save(code, kind="svg", scale=6, border=2))
    return Response(code.getvalue(), media_type="image/svg+xml")


async def log(call: Call) -> Response:
    """The whole log of a finished game, with its seed, as `caravanserai replay` reads it."""
    desk = await call.desk()
    table = desk.table
    require_log(call.client, table)
    return Response(as_text(table), media_type="application/jsonl")


async def health(call: Call) -> Response:
    """Whether the server works; answers quickly even if the disk doesn't."""
    bots, failure = call.service.bots, await call.service.store.failure()
    status: Any = "failing" if failure else "ok"
    found = bodies.Health(status, __version__, failure, bots.ready(), sorted(bots.compiled))
    return Response(encode(found), 503 if failure else 200, media_type="application/json")


async def metrics(call: Call) -> Response:
    """Numbers for Prometheus, on the same machine or wherever the operator says.

    They count every hint and every secret action, so players must not see them.
    """
    if not is_within(call.client.address, call.service.config.metrics_to):
        raise NotFound("no-such-page")
    call.service.metrics.tables.set(len(call.service.authority.desks))
    failing = await call.service.store.failure() is not None
    call.service.metrics.storage_failing.set(failing)
    return Response(call.service.metrics.text(), media_type="text/plain; version=0.0.4")


_TABLE: Final = "/api/tables/{table}"
_NO_TABLE: Final = (404, 409)

ENDPOINTS: Final = (
    Endpoint("GET", "/api/catalogue", "Games, bots and languages", catalogue, bodies.Catalogue),
    Endpoint(
        "GET",
        "/locale/{language}.ftl",
        "Fluent texts",
        texts,
        str,
        media="text/plain",
        fails=(400,),
    ),
    Endpoint(
        "GET",
        "/locale/{language}/{game}.ftl",
        "Fluent texts of one game",
        game_texts,
        str,
        media="text/plain",
        fails=(400,),
    ),
    Endpoint(
        "GET",
        "/locale/{language}/{game}/rules.ftl",
        "Fluent texts of a rulebook",
        rulebook_texts,
        str,
        media="text/plain",
        fails=(400,),
    ),
    Endpoint(
        "GET",
        "/locale/{language}/{game}/lessons.ftl",
        "Fluent texts of lessons",
        lesson_texts,
        str,
        media="text/plain",
        fails=(400,),
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}",
        "A rulebook",
        rulebooks.rulebook,
        bodies.RulebookInfo,
        fails=(400,),
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}/{entry}",
        "A position that shows a rule",
        rulebooks.example,
        Snapshot,
        fails=(400, 404),
    ),
    Endpoint("GET", "/api/guest", "Who you are", who, bodies.Guest),
    Endpoint(
        "POST", "/api/guest", "Take a name", introduce, bodies.Guest, bodies.Introduce, fails=(400,)
    ),
    Endpoint("GET", "/api/tables", "Open tables", lobby, bodies.Tables),
    Endpoint("GET", "/api/tables/mine", "Your tables", mine, bodies.Tables),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        open_table,
        bodies.OpenedTable,
        bodies.NewTable,
        fails=(400,),
    ),
    Endpoint(
        "POST",
        "/api/lessons",
        "Begin a lesson",
        open_lesson,
        bodies.OpenedTable,
        bodies.NewLesson,
        fails=(400,),
    ),
    Endpoint("GET", _TABLE, "A table", look, bodies.OpenedTable, fails=_NO_TABLE),
    Endpoint(
        "POST",
        _TABLE + "/sit",
        "Take an open seat",
        sit,
        bodies.Joined,
        bodies.SitDown,
        fails=(400, 403, *_NO_TABLE),
    ),
    Endpoint(
        "GET",
        _TABLE + "/seats/{seat}/qr",
        "A seat's link as a QR code",
        invitation,
        str,
        media="image/svg+xml",
        fails=(403, *_NO_TABLE),
    ),
    Endpoint(
        "GET",
        _TABLE + "/log",
        "The log of a finished game",
        log,
        str,
        media="application/jsonl",
        fails=(403, *_NO_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/link",
        "What a link is for",
        link_info,
        bodies.LinkInfo,
        bodies.Ask,
        fails=(400, *_NO_TABLE),
    ),
    Endpoint(
        "POST",
        "/api/join",
        "Sit down by a link",
        join,
        bodies.Joined,
        bodies.Join,
        fails=(400, *_NO_TABLE),
    ),
    *replays.ENDPOINTS,
    *playing_on.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *histories.ENDPOINTS,
    Endpoint("GET", "/healthz", "Whether the server works", health, bodies.Health, own_failure=503),
    Endpoint("GET", "/metrics", "Numbers for Prometheus", metrics, str, media="text/plain"),
)
