"""The application: its routes, and its life from start to end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.server import pages, sharing
from caravanserai.server.api import ENDPOINTS
from caravanserai.server.config import Config
from caravanserai.server.guard import Guard
from caravanserai.server.http import trouble
from caravanserai.server.openapi import document
from caravanserai.server.service import Service
from caravanserai.server.sockets import serve_socket
from caravanserai.table.errors import NotFound

log = structlog.get_logger()

SWEEP_SECONDS = 60.0


def make_app(config: Config) -> ASGIApp:
    """Make the application for a configuration; it opens the database when it starts."""
    service = Service.open(config)

    async def socket(connection: WebSocket) -> None:
        await serve_socket(service, connection)

    described = msgspec.json.encode(document())

    async def openapi(request: Request) -> Response:
        return Response(described, media_type="application/json")

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await service.bots.start()
        jobs = _sweep(service), _wake(service), service.authority.attend()
        background = [asyncio.create_task(job) for job in jobs]
        yield
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await service.close()

    routes = [
        *(endpoint.route(service) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", openapi),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        Route("/replay/{table}", sharing.replay_page(service)),
        *pages.routes(),
    ]
    app = Starlette(routes=routes, lifespan=life, exception_handlers={HTTPException: _http_error})
    return Guard(app, service)


async def _wake(service: Service) -> None:
    try:
        await service.authority.wake()
    except Exception:
        log.exception("not all tables could be woken")


async def _sweep(service: Service) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        service.authority.sweep()
        service.metrics.tables.set(len(service.authority.desks))  # others may tell it for us
        if not service.authority.company.is_alone:
            await _wake(service)


async def _http_error(request: Request, error: Exception) -> Response:
    """Starlette's own refusals, in our form."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = trouble(CaravanseraiError("wrong-method"), 405)
        answer.headers.update(error.headers or {})
        return answer
    return trouble(NotFound("no-such-page"))
