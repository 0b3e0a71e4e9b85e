"""What others see of a finished game: its card, and the head of a page that chats read."""

import asyncio
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.locale import LANGUAGES, Texts
from caravanserai.server import cards, pages
from caravanserai.server.access import Client, require_log
from caravanserai.server.assets import new_asset
from caravanserai.server.http import Call, client_of
from caravanserai.server.service import Service
from caravanserai.table.errors import TooMuch
from caravanserai.table.table import Table

_TITLE: Final = "<title>Caravanserai</title>"


async def card_svg(call: Call) -> Response:
    """The result of a finished game as a picture."""
    return new_asset(cards.svg(await _result(call)).encode(), "image/svg+xml").answer(call.request)


async def card_png(call: Call) -> Response:
    """The same for chats, which show no SVG."""
    drawn = cards.svg(await _result(call))
    call.service.require("replays", call.client.address, TooMuch("too-many-replays"))
    made = await asyncio.to_thread(cards.png, drawn)
    return new_asset(made, "image/png").answer(call.request)


async def _result(call: Call) -> cards.Result:
    table = (await call.desk()).table
    require_log(call.client, table)
    return cards.result_of(table, Texts(_language(call.request), table.game.name))


def _language(request: Request) -> str:
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else pages.language_of(request)


def replay_page(service: Service) -> pages.Answer:
    """The client at the address of a replay, with a head that tells chats about the game."""

    async def answer(request: Request) -> Response:
        page = pages.index()
        if page is None:
            return await pages.not_built(request)
        said = _TITLE + await _about(service, request)
        return HTMLResponse(page.replace(_TITLE, said), headers={"Cache-Control": "no-cache"})

    return answer


async def _about(service: Service, request: Request) -> str:
    """Tags about a finished game that everyone may see; nothing about any other."""
    client = Client(client_of(service, request).address)  # what a chat may see: no cookie
    try:
        desk = await service.authority.desk(request.path_params["table"])
        require_log(client, desk.table)
    except CaravanseraiError:
        return ""
    return _tags(request, desk.table)


def _tags(request: Request, table: Table) -> str:
    language, root = _language(request), str(request.base_url).rstrip("/")
    result = cards.result_of(table, Texts(language, table.game.name))
    scores = ", ".join(
        f"{line.name} {line.score}" if result.shows_scores else line.name for line in result.lines
    )
    tags = {
        "og:site_name": "Caravanserai",
        "og:type": "website",
        "og:title": f"{result.title}: {result.verdict}",
        "og:description": scores,
        "og:url": str(request.url),
        "og:image": f"{root}/api/tables/{table.setup.id}/card.png?language={language}",
        "og:image:width": str(cards.WIDTH),
        "og:image:height": str(cards.HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{k}" content="{escape(v)}" />' for k, v in tags.items())
