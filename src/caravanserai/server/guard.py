"""What surrounds every request: origin, rate limit, headers, and a line in the log."""

import time
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.server.hosts import Hosts
from caravanserai.server.http import WrongHost, trouble
from caravanserai.server.peers import address_of
from caravanserai.server.service import Service
from caravanserai.table.errors import Forbidden, TooMuch

log = structlog.get_logger()

SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "X-Frame-Options": "DENY",
}
MOST_SHOWN: Final = 200  # characters of a path or a host
MOST_PART: Final = 40  # shorter than any token
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self';"
    " base-uri 'none'; frame-ancestors 'none'"
)


def is_own_origin(connection: HTTPConnection, others: frozenset[str]) -> bool:
    """Does a request come from one of our own pages, or from no page at all?"""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return origin in others or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def check_origin(connection: HTTPConnection, others: frozenset[str]) -> None:
    """Refuse requests from another site's page."""
    if not is_own_origin(connection, others):
        raise Forbidden("wrong-origin")


def check_host(connection: HTTPConnection, hosts: Hosts) -> None:
    """Refuse a host name that isn't ours: any site can point a name of its own at our address."""
    host = connection.headers.get("host")
    if host is not None and host not in hosts:
        raise WrongHost("wrong-host", host=host[:MOST_SHOWN])


class Guard:
    """The outermost ASGI application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app, self._service = app, service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard a request; sockets guard themselves."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, answered = time.monotonic(), _Answer(send, scope)
        try:
            self._check(Request(scope))
            await self._app(scope, receive, answered)
        except CaravanseraiError as error:
            await trouble(error)(scope, receive, answered)
        except Exception:
            log.exception("a request failed", path=_path(scope))
            if not answered.status:
                await trouble(CaravanseraiError("server-fault"), 500)(scope, receive, answered)
        self._service.metrics.requests.labels(_method(scope), answered.status).inc()
        log.info(
            "request",
            method=scope["method"],
            path=_path(scope),
            status=answered.status,
            ms=round((time.monotonic() - began) * 1000, 2),
        )

    def _check(self, request: Request) -> None:
        self._service.require("requests", address_of(request), TooMuch("too-many-messages"))
        check_host(request, self._service.hosts)
        if request.method not in SAFE:
            check_origin(request, self._service.config.origins)


class _Answer:
    """Adds the headers to every response, and notes its status."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self._send = send
        self.status = 0
        self._referrer = _referrer_policy(scope["path"])

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            headers["Referrer-Policy"] = self._referrer
            headers["Content-Security-Policy"] = POLICY
            headers.setdefault("Cache-Control", "no-store")
        await self._send(message)


def _method(scope: Any) -> str:
    return scope["method"] if scope["method"] in (*SAFE, "POST") else "other"


def _path(scope: Any) -> str:
    """The path of a request without tokens: a link's token is a secret, wherever it appears."""
    before, join, after = str(scope["path"])[:MOST_SHOWN].partition("join")
    shown = before + join + ("/…" if after.strip("/") else after)
    return "/".join(part if len(part) < MOST_PART else "…" for part in shown.split("/"))


def _referrer_policy(path: str) -> str:
    """What a page tells others about its address; a seat link's address is nobody's business."""
    return "no-referrer" if path.startswith("/join/") else "same-origin"
