"""Endpoints: each is declared once, with the types of its request and response.

The same declarations make the routes and the OpenAPI document.
"""

import functools
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from caravanserai.engine.errors import BadNotation, BadOption, CaravanseraiError, Refusal
from caravanserai.engine.notes import legible
from caravanserai.server import bodies
from caravanserai.server.access import Client
from caravanserai.server.guests import COOKIE, COOKIE_AGE, GuestId
from caravanserai.server.peers import address_of
from caravanserai.server.service import Service
from caravanserai.table import errors
from caravanserai.table.answers import problem
from caravanserai.table.desk import Desk

UNREADABLE: Final = (ValueError, RecursionError)  # what decoding raises, msgspec's errors included
encode: Final = msgspec.json.Encoder().encode


class BadMessage(CaravanseraiError):
    """A body or message in the wrong form."""


class WrongHost(CaravanseraiError):
    """A host name that isn't this server's."""


STATUS: Final[Sequence[tuple[type[CaravanseraiError], int]]] = (
    (errors.BadToken, 401),
    (errors.Forbidden, 403),
    (errors.NotFound, 404),
    (errors.TooMuch, 429),
    (errors.TooLarge, 413),
    (WrongHost, 421),
    (errors.Frozen, 409),
    (errors.StorageTrouble, 503),
    (Refusal, 409),
    (BadOption, 400),
    (BadNotation, 400),
    (CaravanseraiError, 400),
)


def status_of(error: CaravanseraiError) -> int:
    """The HTTP status of an error."""
    return next(status for kind, status in STATUS if isinstance(error, kind))


def trouble(error: CaravanseraiError, status: int | None = None) -> Response:
    """An error as a response."""
    body = encode(bodies.Trouble(problem(error)))
    return Response(body, status or status_of(error), media_type="application/json")


@dataclass
class Call:
    """A request being answered."""

    service: Service
    request: Request
    client: Client
    body: Any = None
    set_guest: GuestId | None = None

    def guest(self, name: str | None = None) -> GuestId:
        """The sender as a guest: a known one, or a new one from now on."""
        name = None if name is None else legible(name)
        known = self.set_guest or self.client.guest
        if known is None or (name is not None and name != known.name):
            fresh = self.service.signer.new_guest(name or "")
            known = self.set_guest = GuestId(known.id, name or "") if known else fresh
        return known

    async def desk(self) -> Desk:
        """The table named in the path, if the client's token is valid there."""
        desk = await self.service.authority.desk(self.path("table"))
        self.client.require(desk.table)
        return desk

    def renew_cookie(self) -> None:
        """Sign the client's cookie again if it was signed with an older key."""
        cookie, known = self.request.cookies.get(COOKIE), self.client.guest
        if known and self.set_guest is None and cookie != self.service.signer.cookie(known):
            self.set_guest = known

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


@dataclass(frozen=True)
class Endpoint:
    """One operation of the API."""

    method: str
    path: str
    summary: str
    run: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: Any = None
    media: str = "application/json"
    fails: Sequence[int] = field(default=())
    own_failure: int | None = None  # a failure status whose body has the response's type too

    def route(self, service: Service) -> Route:
        """A route for Starlette."""
        handler = functools.partial(_answer, self, service)
        return Route(self.path, _Handler(handler), methods=[self.method], name=self.summary)


class _Handler:
    """Starlette would take a plain callable object for an application; this one gets a request."""

    def __init__(self, run: Callable[[Request], Awaitable[Response]]) -> None:
        self._run = run

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        response = await self._run(Request(scope, receive, send))
        await response(scope, receive, send)


async def _answer(endpoint: Endpoint, service: Service, request: Request) -> Response:
    try:
        call = Call(service, request, client_of(service, request))
        call.body = await read_body(request, service, endpoint.body)
        result = await endpoint.run(call)
    except CaravanseraiError as error:
        return trouble(error)
    if isinstance(result, Response):
        response = result
    else:
        response = _json(result)
        call.renew_cookie()
    if call.set_guest is not None:
        _set_cookie(response, request, service, call.set_guest)
    return response


def _json(result: Any) -> Response:
    return Response(encode(result), media_type="application/json")


def _set_cookie(response: Response, request: Request, service: Service, guest: GuestId) -> None:
    """Remember who this is."""
    response.set_cookie(
        COOKIE,
        service.signer.cookie(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def client_of(service: Service, request: Any) -> Client:
    """Who sends a request (or opens a socket)."""
    address = address_of(request)
    guest = service.signer.guest(request.cookies.get(COOKIE))
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Client(address, guest, service.signer.seat_token(token.strip()))
    return Client(address, guest)


async def read_body(request: Request, service: Service, kind: Any) -> Any:
    """The body of a request, as this type."""
    if kind is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadMessage("not-json")
    body = await _whole_body(request, service)
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as error:
        raise BadMessage("bad-message", reason=str(error)) from error


def small_number(text: str | None) -> int | None:
    """A whole number from a query; None for anything else."""
    return int(text) if text and len(text) < 10 and text.isascii() and text.isdecimal() else None


async def _whole_body(request: Request, service: Service) -> bytes:
    """The bytes of a body, unless there are too many."""
    most = service.config.limits.body
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise errors.TooLarge("too-large", most=most)
            parts.append(part)
    except ClientDisconnect as error:
        raise BadMessage("bad-message", reason="incomplete") from error
    return b"".join(parts)
