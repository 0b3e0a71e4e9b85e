"""Pages: the built client if there is one, else plain pages that can already be played."""

import functools
import uuid
from collections.abc import Awaitable, Callable
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.locale import LANGUAGES, Texts
from caravanserai.server import api, bodies, markup
from caravanserai.server.access import Place
from caravanserai.server.assets import FOREVER, REVALIDATE, file_asset
from caravanserai.server.http import (
    Call,
    client_of,
    read_form,
    set_cookie,
    small_number,
    status_of,
)
from caravanserai.server.service import Service
from caravanserai.table import requests, scene, wire
from caravanserai.table.desk import Desk
from caravanserai.table.rematch import play_again

HERE: Final = files("caravanserai.server")
LANGUAGE_COOKIE: Final = "caravanserai_language"
SEE_OTHER: Final = 303
SHARED: Final = ("/", "/table/{table}", "/watch/{table}", "/join/{token}")

Page = Callable[[Call, Texts], Awaitable[Response]]


def routes(service: Service) -> list[BaseRoute]:
    """All pages."""
    plain: list[tuple[str, str, Page]] = [
        ("GET", "/plain", home),
        ("POST", "/plain/new", new),
        ("GET", "/plain/join/{token}", invitation),
        ("POST", "/plain/join/{token}", join),
        ("GET", "/plain/watch/{table}", watch),
        ("GET", "/plain/table/{table}", table_page),
        ("POST", "/plain/table/{table}/sit", sit),
        ("POST", "/plain/table/{table}/act", act),
        ("POST", "/plain/table/{table}/undo", undo),
        ("POST", "/plain/table/{table}/again", again),
        ("GET", "/plain/language/{language}", language),
    ]
    found: list[BaseRoute] = [
        Route(path, functools.partial(_show, service, run), methods=[method])
        for method, path, run in plain
    ]
    found.append(Mount("/plain", StaticFiles(directory=str(HERE.joinpath("plain")))))
    return [*found, *_client()]


def _client() -> list[BaseRoute]:
    """The addresses that people share: the client's if it is built, else the plain pages'."""
    static = Path(str(HERE.joinpath("static")))
    built = sorted(path for path in static.rglob("*") if path.is_file())
    index = static / "index.html"
    if index not in built:
        return [Route(path, _plain_instead) for path in SHARED]
    beside = [Route(f"/{path.relative_to(static).as_posix()}", _file(path)) for path in built]
    return [*(Route(path, _file(index)) for path in SHARED), *beside]


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    """Sends a file; those with a digest in their names never change."""
    found = file_asset(path, FOREVER if path.parent.name == "assets" else REVALIDATE)

    async def answer(request: Request) -> Response:
        return found.answer(request)

    return answer


async def _plain_instead(request: Request) -> Response:
    return RedirectResponse("/plain" + request.url.path.rstrip("/"))


async def _show(service: Service, run: Page, request: Request) -> Response:
    texts = Texts(_language(request))
    try:
        call = Call(service, request, client_of(service, request))
        if request.method == "POST":
            call.body = await read_form(request, service)
        response = await run(call, texts)
    except CaravanseraiError as error:
        said = texts.error(error)
        return HTMLResponse(markup.problem_page(texts, said), status_of(error))
    call.renew_cookie()
    if call.set_guest is not None:
        set_cookie(response, request, service, call.set_guest)
    return response


def _language(request: Request) -> str:
    wanted = [request.cookies.get(LANGUAGE_COOKIE, "")]
    wanted += [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((code for code in wanted if code in LANGUAGES), LANGUAGES[0])


def _name(call: Call) -> str:
    return call.client.guest.name if call.client.guest else ""


async def language(call: Call, texts: Texts) -> Response:
    """Choose a language."""
    response = RedirectResponse("/plain", SEE_OTHER)
    if call.path("language") in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, call.path("language"), samesite="lax", httponly=True)
    return response


async def home(call: Call, texts: Texts) -> Response:
    """Start a game, or find one."""
    mine, vacant = (await api.mine(call)).tables, (await api.lobby(call)).tables
    return HTMLResponse(markup.home(texts, _name(call), mine, vacant))


async def new(call: Call, texts: Texts) -> Response:
    """Open a table and go to it."""
    call.service.charge_table(call.client.address)
    asked: dict[str, str] = call.body
    name = asked.get("name", "").strip()[:40] or texts("web-guest")
    others = {"friends": "open", "neighbours": "neighbour"}.get(asked.get("against", ""), "bot")
    count = small_number(asked.get("players")) or 0
    level = asked.get("level") if others == "bot" else None
    rest = [
        bodies.SeatWish(others, SEAT_NAMES[seat : seat + 1] or None, level)  # type: ignore[arg-type]  # checked with the wish
        for seat in range(1, min(count, 9))
    ]
    seats = [bodies.SeatWish("me", name), *rest]
    wish = bodies.NewTable(asked.get("game", ""), seats, public="public" in asked)
    desk = await call.service.authority.open(await api.opening(call, wish, name))
    return RedirectResponse(_path(desk), SEE_OTHER)


def _path(desk: Desk) -> str:
    return f"/plain/table/{desk.table.setup.id}"


async def invitation(call: Call, texts: Texts) -> Response:
    """Somebody followed a link."""
    call.body = bodies.Ask(call.path("token"))
    link = await api.link_info(call)
    return HTMLResponse(markup.invited(texts, call.body.token, _name(call), link))


async def join(call: Call, texts: Texts) -> Response:
    """They sit down."""
    name = call.body.get("name", "").strip()[:40] or texts("web-guest")
    call.body = bodies.Join(call.path("token"), name)
    joined = await api.join(call)
    return RedirectResponse(f"/plain/table/{joined.table}", SEE_OTHER)


async def sit(call: Call, texts: Texts) -> Response:
    """Take a seat of an open table."""
    call.body = bodies.SitDown(name=_name(call) or texts("web-guest"))
    joined = await api.sit(call)
    return RedirectResponse(f"/plain/table/{joined.table}", SEE_OTHER)


# A table


async def watch(call: Call, texts: Texts) -> Response:
    """A table, for those who only watch."""
    return _table(call, await call.desk(), PUBLIC, texts)


async def table_page(call: Call, texts: Texts) -> Response:
    """A table from one's own seat; neighbours at one screen hand it over."""
    desk = await call.desk()
    yours = call.client.seats(desk.table)
    asked = [seat for seat in yours if seat in desk.table.waiting_for()]
    wanted = call.request.query_params.get("seat")
    shown = call.client.place(desk.table, wanted).viewer if wanted else None
    if len(yours) > 1 and asked and shown not in asked:
        return _hand_over(desk, asked[0], texts)
    if shown is None:
        shown = yours[0] if yours else PUBLIC
    return _table(call, desk, shown, texts)


def _hand_over(desk: Desk, seat: int, texts: Texts) -> Response:
    name = desk.table.chairs[seat].name
    link = f"{_path(desk)}?seat={SEAT_NAMES[seat]}"
    body = [
        markup.tag("p", escape(texts("web-hand-over", name=name)), _class="prompt"),
        markup.tag("p", markup.tag("a", escape(texts("web-look", name=name)), href=link)),
    ]
    return HTMLResponse(markup.page(texts, texts("web-title"), *body))


def _table(call: Call, desk: Desk, viewer: int, texts: Texts) -> Response:
    table = desk.table
    texts = Texts(texts.language, table.game.name)
    seen, n = scene.scene(table, viewer), table.number(viewer)
    parts = [markup.tag("h2", escape(texts("title"))), _seats(texts, seen)]
    if seen.phase == "waiting":
        links = api.links(call.service, table, call.client)
        base = str(call.request.base_url)
        parts.append(markup.tag("p", texts("web-waiting-for-players"), _class="prompt"))
        parts.append(markup.invitations(texts, table, links, base))
    else:
        nonce = call.request.state.nonce
        parts += [
            _question(texts, desk, viewer, seen, n),
            markup.board(table.game, table.view(viewer), texts, nonce),
            markup.told(texts, scene.happenings(table, viewer, max(0, n - markup.MOST_TOLD))),
        ]
    socket = markup.viewer_socket(table, viewer)
    return HTMLResponse(markup.page(texts, texts("title"), *parts, socket=socket, n=n))


def _seats(texts: Texts, seen: wire.Scene) -> str:
    named = [texts("web-seat", seat=s.seat, name=markup.seat_text(texts, s)) for s in seen.seats]
    return markup.tag("p", escape(" · ".join(named)))


def _question(texts: Texts, desk: Desk, viewer: int, seen: wire.Scene, n: int) -> str:
    """What is asked of the viewer, or whom the game waits for, or how it ended."""
    if seen.phase in ("over", "aborted"):
        return _ended(texts, desk, viewer, seen)
    if seen.prompt is None:
        said = texts("waiting-for", players=", ".join(seen.waiting_for))
    else:
        said = texts.say(seen.prompt)
    parts = [markup.tag("p", escape(markup.sentence(said)), _class="prompt")]
    if viewer == PUBLIC:
        return "".join([*parts, markup.tag("p", texts("web-watching"))])
    parts.append(markup.choices(texts, _path(desk), SEAT_NAMES[viewer], n, seen.legal))
    if seen.undo:
        button = markup.tag("button", texts("web-undo"), type="submit")
        undone = markup.form(f"{_path(desk)}/undo", button, seat=SEAT_NAMES[viewer])
        parts.append(markup.tag("div", undone, _class="bar"))
    return "".join(parts)


def _ended(texts: Texts, desk: Desk, viewer: int, seen: wire.Scene) -> str:
    said = texts("web-over" if seen.phase == "over" else "web-aborted")
    log = f"/api/tables/{desk.table.setup.id}/log"
    bar = [markup.tag("a", texts("web-download"), href=log, download="game.jsonl")]
    if viewer != PUBLIC:
        button = markup.tag("button", texts("web-again"), type="submit")
        bar.insert(0, markup.form(f"{_path(desk)}/again", button, seat=SEAT_NAMES[viewer]))
    prompt = markup.tag("p", said, _class="prompt")
    return prompt + markup.results(texts, desk.table) + markup.tag("div", *bar, _class="bar")


def _own_place(call: Call, desk: Desk) -> Place:
    """The seat that a form speaks for, if it is one's own."""
    return call.client.place(desk.table, call.body.get("seat", ""))


async def act(call: Call, texts: Texts) -> Response:
    """Do what a button says."""
    at = small_number(call.body.get("at"))
    message = requests.Act(uuid.uuid4().hex, call.body.get("action", "")[:60], at)
    return await _done(call, message)


async def undo(call: Call, texts: Texts) -> Response:
    """Take back the last action."""
    return await _done(call, requests.Undo(uuid.uuid4().hex))


async def _done(call: Call, message: requests.Act | requests.Undo) -> Response:
    desk = await call.desk()
    place = _own_place(call, desk)
    call.service.charge(message, desk.table.setup.id, place.viewer, call.client.address)
    make = functools.partial(place.entry, message=message)
    await desk.submit(place.viewer, make, message.key, lambda n: None)
    return RedirectResponse(f"{_path(desk)}?seat={SEAT_NAMES[place.viewer]}", SEE_OTHER)


async def again(call: Call, texts: Texts) -> Response:
    """Another table for the same people."""
    desk = await call.desk()
    place = _own_place(call, desk)
    place.permit(desk.table, requests.PlayAgain(""))
    another = await play_again(desk, place.viewer, call.service.charge_table, call.client.address)
    return RedirectResponse(f"/plain/table/{another}", SEE_OTHER)
