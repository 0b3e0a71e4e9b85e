"""Connections before and between requests: how many, and how slow, they may be."""

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

import h11
from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.server.config import Config
from caravanserai.server.frames import DirectProtocol
from caravanserai.server.http import BadMessage, trouble
from caravanserai.server.peers import network_of
from caravanserai.table.errors import TooMuch

UNANSWERED: Final = (h11.IDLE, h11.SEND_RESPONSE)

Stage = tuple[str, RequestResponseCycle | None]


class Connections:
    """How many are open, per address and in total; a proxy stands for many people."""

    def __init__(self, config: Config, most: int) -> None:
        self.config, self._most = config, min(most, config.limits.open_in_all)
        self._of_address: Counter[str] = Counter()
        self._count = 0

    def enter(self, address: str | None) -> int:
        """Count one more, or return the status that refuses it; a proxy has no address."""
        if self._count >= self._most:
            return HTTPStatus.SERVICE_UNAVAILABLE
        if address is not None:
            if self._of_address[address] >= self.config.limits.open_connections:
                return HTTPStatus.TOO_MANY_REQUESTS
            self._of_address[address] += 1
        self._count += 1
        return 0

    def leave(self, address: str | None) -> None:
        """Count one less."""
        self._count -= 1
        if address is not None:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    def protocol(self) -> type[H11Protocol]:
        """The protocol that enforces these limits."""
        return type("Protocol", (HttpProtocol,), {"all": self})


class HttpProtocol(H11Protocol):
    """uvicorn's protocol, for clients that may be slow on purpose."""

    all: Connections

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._stage: Stage | None = None  # the part of a request we are waiting for
        self._deadline: asyncio.TimerHandle | None = None  # for that part
        self._end: asyncio.TimerHandle | None = None  # for the client to take the answer
        self._leave: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        super().connection_made(transport)
        address = self._address()
        if status := self.all.enter(address):
            self._refuse(TooMuch("too-many-connections"), status)
        else:
            self._leave = lambda: self.all.leave(address)
            self._watch()

    def _address(self) -> str | None:
        host = self.client[0] if self.client else ""
        trusts = isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts
        return None if trusts else network_of(host)

    def data_received(self, data: bytes) -> None:
        """Handle part of a request, or several."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        """Handle a next request that may have begun."""
        super().on_response_complete()
        self._watch()
        if self.transport.is_closing():
            self._end_in_time()

    # Slow requests

    def _watch(self) -> None:
        """Set the deadline for the part awaited now; more of the same doesn't extend it."""
        stage = self._awaited()
        if stage != self._stage:
            self._stage = stage
            _cancel(self._deadline)
            self._deadline = None
            if stage is not None:
                config = self.all.config
                seconds = config.head_time if stage[0] == "head" else config.body_time
                self._deadline = self.loop.call_later(seconds, self._is_too_slow)

    def _awaited(self) -> Stage | None:
        """A head that has begun or is the first, or a body; uvicorn waits for further heads."""
        if self.transport.is_closing() or self._is_socket():
            return None
        if self.conn.their_state is h11.SEND_BODY:
            return "body", self.cycle
        if self.conn.their_state is h11.IDLE and (self.cycle is None or self._has_begun()):
            return "head", self.cycle
        return None

    def _has_begun(self) -> bool:
        return bool(self.conn.trailing_data[0])

    def _is_too_slow(self) -> None:
        if self.cycle is None and not self._has_begun():
            self.transport.close()  # nothing was asked: a browser's spare connection
        else:
            self._refuse(CaravanseraiError("too-slow"), HTTPStatus.REQUEST_TIMEOUT)

    # Refusals

    def send_400_response(self, msg: str) -> None:
        """Answer something that isn't a request."""
        self._refuse(BadMessage("bad-message", reason=msg), HTTPStatus.BAD_REQUEST)

    def _refuse(self, error: CaravanseraiError, status: int) -> None:
        """Say why, unless an answer has begun, and close."""
        if self.conn.our_state in UNANSWERED and not self.transport.is_closing():
            self.transport.write(as_bytes(trouble(error, status)))
        self.transport.close()
        self._end_in_time()

    # Slow readers

    def pause_writing(self) -> None:
        """Too much is waiting to be sent."""
        super().pause_writing()
        self._end_in_time()

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        if not self.transport.is_closing():
            _cancel(self._end)
            self._end = None

    def timeout_keep_alive_handler(self) -> None:
        """No further request came."""
        super().timeout_keep_alive_handler()
        self._end_in_time()

    def _end_in_time(self) -> None:
        """Drop what isn't taken in time: a closing transport would keep it for ever."""
        if self._end is None:
            seconds = self.all.config.answer_time
            self._end = self.loop.call_later(seconds, self.transport.abort)

    # The end

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over the connection, and the duty to report its end."""
        super().handle_websocket_upgrade(event)
        _cancel(self._end)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, DirectProtocol)
        protocol.gone = self._gone
        if not protocol.handshake_initiated:  # the library couldn't read it
            self.send_400_response("no handshake")

    def _is_socket(self) -> bool:
        return self.transport.get_protocol() is not self

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the end."""
        super().connection_lost(exc)
        self._gone()

    def _gone(self) -> None:
        _cancel(self._deadline)
        _cancel(self._end)
        if self._leave is not None:
            self._leave()
            self._leave = None


def as_bytes(answer: Response) -> bytes:
    """A response as bytes, the last one on its connection."""
    phrase = HTTPStatus(answer.status_code).phrase.encode()
    head = [b"HTTP/1.1 %d %b" % (answer.status_code, phrase), b"connection: close"]
    head += [b"%b: %b" % (name, value) for name, value in answer.raw_headers]
    return b"\r\n".join([*head, b"", bytes(answer.body)])


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
