"""The pages: the built client, at every address people share."""

import functools
from collections.abc import Awaitable, Callable
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from caravanserai.locale import LANGUAGES, Texts
from caravanserai.server.assets import FOREVER, REVALIDATE, file_asset

BUILT: Final = Path(str(files("caravanserai.server").joinpath("static")))
SHARED: Final = (
    "/",
    "/table/{table}",
    "/watch/{table}",
    "/history",
    "/join/{token}",
    "/learn/{game}",
    "/puzzles/{game}",
    "/puzzles/{game}/{puzzle}",
    "/rules/{game}",
    "/rules/{game}/{entry}",
)
BUILD: Final = "make setup"
PAGE: Final = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Caravanserai</title>'
    "<h1>Caravanserai</h1><p>{said}</p></html>"
)

Answer = Callable[[Request], Awaitable[Response]]


def routes(built: Path = BUILT) -> list[Route]:
    """The client's built files, or a page that says how to build them."""
    found = sorted(path for path in built.rglob("*") if path.is_file())
    index = built / "index.html"
    if index not in found:
        return [Route(path, not_built) for path in SHARED]
    beside = [Route(f"/{path.relative_to(built).as_posix()}", _file(path)) for path in found]
    return [*(Route(path, _file(index)) for path in SHARED), *beside]


def _file(path: Path) -> Answer:
    """Sends a file; files with a digest in their names never change."""
    found = file_asset(path, FOREVER if path.parent.name == "assets" else REVALIDATE)

    async def answer(request: Request) -> Response:
        return found.answer(request)

    return answer


@functools.cache
def index(built: Path = BUILT) -> str | None:
    """The page of the built client."""
    found = built / "index.html"
    return found.read_text(encoding="utf-8") if found.is_file() else None


async def not_built(request: Request) -> Response:
    """How to build the client; the API works without it, so this is not an error."""
    texts = Texts(language_of(request))
    said = escape(texts("web-not-built", command=BUILD))
    return HTMLResponse(PAGE.format(language=texts.language, said=said))


def language_of(request: Request) -> str:
    """The first language the reader's browser asks for that we have."""
    asked = request.headers.get("accept-language", "").split(",")
    wanted = [part.strip()[:2].lower() for part in asked]
    return next((code for code in wanted if code in LANGUAGES), LANGUAGES[0])
