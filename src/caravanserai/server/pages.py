"""The pages of the built client."""

from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from caravanserai.server.assets import FOREVER, REVALIDATE, file_asset
from caravanserai.server.service import Service

HERE: Final = files("caravanserai.server")
SHARED: Final = ("/", "/table/{table}", "/watch/{table}", "/join/{token}")


def routes(service: Service) -> list[BaseRoute]:
    """All pages."""
    static = Path(str(HERE.joinpath("static")))
    built = sorted(path for path in static.rglob("*") if path.is_file())
    index = static / "index.html"
    beside = [Route(f"/{path.relative_to(static).as_posix()}", _file(path)) for path in built]
    return [*(Route(path, _file(index)) for path in SHARED), *beside]


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    """Sends a file; those with a digest in their names never change."""
    found = file_asset(path, FOREVER if path.parent.name == "assets" else REVALIDATE)

    async def answer(request: Request) -> Response:
        return found.answer(request)

    return answer
