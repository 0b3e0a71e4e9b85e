"""The socket of a seat or a spectator.

Incoming messages are answered one after the other; outgoing ones are handed to the network at once,
so that a slow reader delays nobody. A reader too far behind is cut off and catches up by number.
"""

import asyncio
import functools
import time
from collections import deque
from typing import Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from caravanserai.engine.errors import CaravanseraiError
from caravanserai.engine.events import PUBLIC
from caravanserai.server.access import Place, require_hints
from caravanserai.server.frames import BINARY, PING, TEXT, direct
from caravanserai.server.guard import check_host, check_origin
from caravanserai.server.http import (
    UNREADABLE,
    BadMessage,
    client_of,
    small_number,
    status_of,
    trouble,
)
from caravanserai.server.peers import address_of
from caravanserai.server.service import Service
from caravanserai.table import answers, requests, wire
from caravanserai.table.commands import changes_the_table
from caravanserai.table.desk import Desk, Job, Listener
from caravanserai.table.errors import TooLarge, TooMuch
from caravanserai.table.rematch import play_again
from caravanserai.table.table import Table

log = structlog.get_logger()

CLOSE_BEHIND: Final = 4408
CLOSE_FLOOD: Final = 4429
MOST_WARNINGS: Final = 200
MOST_WAITING: Final = 32  # messages not handled yet
MOST_HINTING: Final = 4  # hints a socket may wait for

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(requests.FromClient).decode

Asking = requests.Explain | requests.Weigh | requests.Read | requests.AskKnown


class Connection(Listener):
    """One socket, listening to one audience of one table."""

    def __init__(self, service: Service, socket: WebSocket, desk: Desk, place: Place) -> None:
        self._service, self._socket, self._desk = service, socket, desk
        self._place, self.viewer = place, place.viewer
        self._out, self._most_behind = direct(socket), service.config.limits.waiting
        self._address, self._speaker = place.client.address, f"{desk.table.setup.id} {place.viewer}"
        sender = self._address if place.viewer == PUBLIC else self._speaker
        self._messages = service.allowances.find("messages", sender)
        self._crowd = service.allowances.find("crowd", self._address)
        self._warnings = 0
        self._waiting: deque[tuple[int, bytes]] = deque()
        self._busy = self._going_on = False
        self._began = 0.0
        self._answering: asyncio.Task[None] | None = None
        self._hinting: set[asyncio.Task[None]] = set()
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    # Out

    def send(self, message: bytes) -> None:
        """Send a message; cut off a client that is too far behind."""
        if not self._end.done():
            self._sent(self._out.write(message))

    def _sent(self, behind: int) -> None:
        if behind > self._most_behind:
            self._finish(CLOSE_BEHIND)

    def _tell(self, message: wire.Answer) -> None:
        self.send(_encode(message))

    def require(self, table: Table) -> None:
        """Refuse if the seat is no longer this client's."""
        self._place.require(table)

    def turn_away(self, error: CaravanseraiError) -> None:
        """Say why, and close."""
        self._refuse(None, error)
        self._finish(close_code(error))

    def _finish(self, code: int) -> None:
        if not self._end.done():
            self._end.set_result(code)

    # In

    async def run(self, since: int) -> None:
        """Serve until either side ends it."""
        await self._desk.reach(self.viewer, since)
        async with self._service.turnstile:
            self._place.require(self._desk.working().table)
            self._desk.listen(self, since)
        gone = asyncio.create_task(self._gone())
        self._out.listen(self._hear)
        try:
            await asyncio.wait((gone, self._end), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._desk.leave(self)
            gone.cancel()
            for hinting in self._hinting:
                hinting.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        if self._end.done():
            self._out.cut_off(self._end.result())

    async def _gone(self) -> None:
        """Wait until the client has left; messages come another way."""
        while (await self._socket.receive())["type"] != "websocket.disconnect":
            pass

    def _hear(self, opcode: int, content: bytes) -> None:
        """Queue an incoming message or ping until those before it are answered."""
        self._waiting.append((opcode, content))
        if len(self._waiting) > MOST_WAITING:
            self._out.hold()
        if not self._going_on:
            self._go_on()

    def _go_on(self) -> None:
        self._going_on = True
        while self._waiting and not self._busy and not self._end.done():
            self._take(*self._waiting.popleft())
            if len(self._waiting) == MOST_WAITING:
                self._out.resume()
        self._going_on = False

    def _take(self, opcode: int, content: bytes) -> None:
        """Answer a message, or start answering it."""
        self._began, key = time.monotonic(), None
        try:
            if not (self._messages.takes(self._began) and self._crowd.takes(self._began)):
                self._warn()
            if opcode == PING:
                self._sent(self._out.pong(content))
            elif opcode in (TEXT, BINARY):
                message = self._decoded(content)
                key = message.key
                self._carry_out(message)
        except CaravanseraiError as error:
            self._refuse(key, error)
        except Exception:
            log.exception("a message failed", table=self._desk.table.setup.id)
            self._refuse(key, CaravanseraiError("server-fault"))

    def _warn(self) -> None:
        self._warnings += 1
        if self._warnings > MOST_WARNINGS:
            self._finish(CLOSE_FLOOD)
        raise TooMuch("too-many-messages")

    def _decoded(self, text: bytes) -> Any:
        most = self._service.config.limits.message
        if len(text) > most:
            raise TooLarge("too-large", most=most)
        try:
            return _decode(text)
        except UNREADABLE as error:
            raise BadMessage("bad-message", reason=str(error)) from error

    def _carry_out(self, message: Any) -> None:
        self._service.metrics.count(type(message))
        if isinstance(message, requests.Ping):
            self._tell(wire.Pong(message.key, self._service.authority.now()))
            return
        changes = changes_the_table(message)
        if not changes:  # otherwise checked when its turn comes
            self._place.permit(self._desk.table, message)
        if _speaks(message):
            self._service.require("chat", self._speaker, TooMuch("too-many-messages"))
        self._service.charge(message, self._desk.table.setup.id, self.viewer, self._address)
        if isinstance(message, requests.Hint | requests.Suggest):
            self._begin_hint(message)
            return
        self._busy = True
        if changes:
            self._submit(message)
        else:
            self._answering = asyncio.create_task(self._answer(message))

    def _begin_hint(self, message: requests.Hint | requests.Suggest) -> None:
        """Start a hint; nothing else has to wait for it."""
        if len(self._hinting) >= MOST_HINTING:
            raise TooMuch("too-many-hints")
        hinting = asyncio.create_task(self._tell_found(message))
        self._hinting.add(hinting)
        hinting.add_done_callback(self._hinting.discard)

    def _submit(self, message: Any) -> None:
        seat = self.viewer

        def done(number: int) -> None:
            if not self._end.done():
                self._out.write_with_next(_encode(wire.Ack(message.key, number)))
            self._answered()

        def failed(error: Exception) -> None:
            fault = CaravanseraiError("server-fault")
            self._refuse(message.key, error if isinstance(error, CaravanseraiError) else fault)
            self._answered()

        make = functools.partial(self._place.entry, message=message)
        self._desk.payer = self._address
        self._desk.take(Job(make, seat, message.key, done, failed))

    def _answered(self) -> None:
        """Go on with the next message."""
        self._service.metrics.seconds.observe(time.monotonic() - self._began)
        self._busy = False
        if not self._going_on:
            self._go_on()

    async def _answer(self, message: Any) -> None:
        """Answer a message that needs something from elsewhere."""
        await self._tell_found(message)
        self._answered()

    async def _tell_found(self, message: Any) -> None:
        try:
            self._tell(await self._found(message))
        except CaravanseraiError as error:
            self._refuse(message.key, error)
        except Exception:
            log.exception("a message failed", table=self._desk.table.setup.id)
            self._refuse(message.key, CaravanseraiError("server-fault"))

    async def _found(self, message: Any) -> wire.Answer:
        if isinstance(message, requests.Hint):
            return await self._hint(message)
        if isinstance(message, requests.Suggest):
            return await self._suggest(message)
        if isinstance(message, requests.PlayAgain):
            return await self._play_again(message)
        async with self._service.turnstile:
            self.require(self._desk.table)
            return self._told(message)

    def _told(self, message: "Asking") -> wire.Answer:
        table, seat = self._desk.table, self.viewer
        if isinstance(message, requests.Explain):
            return answers.explain(table, seat, message.key, message.action)
        if isinstance(message, requests.Weigh):
            return answers.weigh(table, seat, message)
        if isinstance(message, requests.Read):
            return answers.read_offer(table, seat, message)
        return answers.known(table, seat, message.key)

    async def _play_again(self, message: requests.PlayAgain) -> wire.Ack:
        seat, charge = self.viewer, self._service.charge_table
        another = await play_again(self._desk, seat, charge, self._address)
        return wire.Ack(message.key, self._desk.table.number(seat), another)

    async def _hint(self, message: requests.Hint) -> wire.Hinted:
        table, seat, hints = self._desk.table, self.viewer, self._service.hints
        require_hints(table)
        if not hints.knows(table, seat):
            self._charge_hint()
        hint = await hints.ask(table, seat, self._address)
        return wire.Hinted(message.key, hint.moves, hint.chances)

    async def _suggest(self, message: requests.Suggest) -> wire.Suggested:
        table, seat, suggestions = self._desk.table, self.viewer, self._service.suggestions
        require_hints(table)
        if not suggestions.knows(table, seat):
            self._charge_hint()
        return wire.Suggested(message.key, await suggestions.ask(table, seat, self._address))

    def _charge_hint(self) -> None:
        """An address has its budget, and so has a guest, from however many addresses."""
        error = TooMuch("too-many-hints")
        self._service.require("hints", self._place.client.guest_id or self._speaker, error)
        self._service.require("hints", self._address, error)

    def _refuse(self, key: str | None, error: CaravanseraiError) -> None:
        self._service.metrics.refusals.labels(error.code).inc()
        self._tell(wire.Refused(key, answers.problem(error, self._desk.table.game)))


def _speaks(message: Any) -> bool:
    """Does a message contain words for people to read?"""
    if isinstance(message, requests.Propose):
        return any(term.words for term in (*message.gives, *message.wants))
    acts = isinstance(message, requests.Act)
    return bool(message.words) if acts else isinstance(message, requests.Say)


async def serve_socket(service: Service, socket: WebSocket) -> None:
    """Serve a socket from its first byte to its last."""
    address = address_of(socket)
    try:
        check_host(socket, service.hosts)
        service.require("connections", address, TooMuch("too-many-connections"))
        check_origin(socket, service.config.origins)
    except CaravanseraiError as error:
        service.metrics.refusals.labels(error.code).inc()
        await socket.send_denial_response(trouble(error))
        return
    await socket.accept()
    try:
        service.enter(address)
    except TooMuch as error:
        await _turn_away(socket, error)
        return
    try:
        await _serve(service, socket)
    except CaravanseraiError as error:
        service.metrics.refusals.labels(error.code).inc()
        await _turn_away(socket, error)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client left in mid-sentence
    finally:
        service.exit(address)


async def _serve(service: Service, socket: WebSocket) -> None:
    client = client_of(service, socket)
    desk = await service.authority.desk(socket.path_params["table"])
    place = client.place(desk.table, socket.query_params.get("seat"))
    since = small_number(socket.query_params.get("since")) or 0
    await Connection(service, socket, desk, place).run(since)


def close_code(error: CaravanseraiError) -> int:
    """The code a socket is closed with: 4000 plus the HTTP status."""
    return 4000 + status_of(error)


async def _turn_away(socket: WebSocket, error: CaravanseraiError) -> None:
    """Say why, then close."""
    if socket.application_state == WebSocketState.CONNECTED:
        refused = wire.Refused(None, answers.problem(error))
        await socket.send_text(_encode(refused).decode())
        await socket.close(close_code(error))
