"""Sockets that read and write directly.

A message at a table goes to every seat. Through ASGI each copy would wait in a queue for its own
task; here it is framed and handed to the network, which combines everything for a socket in one
turn of the loop into one write. Input is taken frame by frame, in the order it was sent and however
the network cut it: texts and pings go the same way, so nothing overtakes. The library under uvicorn
does the handshake and the closing, and sees pongs to its own pings.
"""

import struct
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from starlette.websockets import WebSocket
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

DIRECT: Final = "caravanserai.direct"
FAREWELL: Final = 3.0  # seconds until a closing socket is torn down
MOST_EARLY: Final = 65_536  # bytes that may arrive before anyone listens
MOST_UNSENT: Final = 65_536  # unsent bytes up to which a farewell still makes sense
MOST_LATE: Final = 262_144  # bytes that may arrive after it

CONT: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
_LAST: Final = 0x80  # the last frame of this message
_RESERVED: Final = 0x70
_MASKED: Final = 0x80
_MEDIUM_SIZE: Final = 126
_MASK: Final = 4
_MOST_CONTROL: Final = 125
_WHOLE_TEXT: Final = _LAST | TEXT
_MESSAGES: Final = (TEXT, BINARY, CONT)
_OPCODES: Final = (*_MESSAGES, PING, PONG, CLOSE)
_SHORT: Final = struct.Struct("!BB")
_MEDIUM: Final = struct.Struct("!BBH")
_LONG: Final = struct.Struct("!BBQ")

Hear = Callable[[int, bytes], None]


class Frame(NamedTuple):
    """A frame among bytes received: its first byte, and where its masked content is or will be."""

    first: int
    start: int
    end: int

    @property
    def opcode(self) -> int:
        """What kind of frame this is."""
        return self.first & ~(_LAST | _RESERVED)

    @property
    def is_last(self) -> bool:
        """Does a message end with this frame?"""
        return self.first >= _LAST


class Invalid(Exception):
    """An invalid frame: code and reason of the close that follows."""

    def __init__(self, code: CloseCode, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; an application finds it in the extensions of its scope.

    gone: called when the connection is lost.
    """

    gone: Callable[[], None] | None = None

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.close_timeout = FAREWELL
        self._hear: Hear | None = None
        self._held = False
        self._rest = b""  # received, but not a whole frame yet, or nobody wants it yet
        self._kept_back = b""  # to be sent with the next message
        self._message: bytes | None = None  # the parts so far of one in several frames
        self._kind: int = TEXT
        self._late = 0  # bytes that arrived after the farewell
        self._is_wrong = False  # the stream can no longer be split into frames

    def handle_connect(self, event: Request) -> None:
        """A socket begins: its application starts in the next turn of the loop."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]

    async def send(self, message: ASGISendEvent) -> None:
        """As in uvicorn, except that a response instead of a socket also ends the handshake."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    # In

    def listen(self, hear: Hear) -> None:
        """Pass every message and control frame, with its opcode, to a callback.

        A frame that doesn't end a message is passed too, as a CONT without content.
        """
        self._hear = hear
        self.resume()

    def hold(self) -> None:
        """Pass nothing on for now."""
        self._held = True
        self.transport.pause_reading()

    def resume(self) -> None:
        """Resume in the next turn of the loop."""
        self._held = False
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.loop.call_soon(self._take_frames)

    def data_received(self, data: bytes) -> None:
        """Take all complete frames."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if not self._is_wrong:
            self._rest = self._rest + data if self._rest else data
            self._take_frames()
        if self.close_sent:
            self._late += len(data)
            if self._late > MOST_LATE:
                self.transport.abort()
        if self._hear is None and len(self._rest) > MOST_EARLY:
            self.transport.pause_reading()

    def _take_frames(self) -> None:
        data, place = self._rest, 0
        try:
            while self._wants_more and (frame := self._next_frame(data, place)) is not None:
                if frame.first == _WHOLE_TEXT and not self.close_sent:
                    self._take_message(TEXT, unmasked(data, frame))
                else:
                    self._take(frame, data, place)
                place = frame.end
        except Invalid as error:
            self._fail(error)
            place = len(data)
        self._rest = data[place:]

    @property
    def _wants_more(self) -> bool:
        if self.transport.is_closing():
            return False
        return self.close_sent or (self._hear is not None and not self._held)

    def _next_frame(self, data: bytes, place: int) -> Frame | None:
        """The frame that begins at a place, once complete; an invalid one raises at first sight."""
        frame = frame_at(data, place)
        if frame is None:
            return None
        size, begun = frame.end - frame.start, self._message
        if frame.first != _WHOLE_TEXT or begun is not None:
            check(frame, begun is not None)
            size += len(begun or b"") if frame.opcode == CONT else 0
        if size > self.config.ws_max_size:
            raise Invalid(CloseCode.MESSAGE_TOO_BIG, "too large")
        return frame if frame.end <= len(data) else None

    def _take(self, frame: Frame, data: bytes, place: int) -> None:
        """Take anything but an ordinary text."""
        opcode = frame.opcode
        if opcode == CLOSE:
            super().data_received(data[place : frame.end])
        elif self.close_sent:
            self._pass_over(frame)
        elif opcode in _MESSAGES:
            self._take_part(frame, unmasked(data, frame))
        else:
            if opcode == PONG:
                super().data_received(data[place : frame.end])
            self._tell(opcode, unmasked(data, frame))

    def _take_part(self, frame: Frame, content: bytes) -> None:
        """Take a message in one frame or several."""
        if frame.opcode != CONT:
            self._kind, self._message = frame.opcode, b""
        whole = (self._message or b"") + content
        self._message = None if frame.is_last else whole
        if frame.is_last:
            self._take_message(self._kind, whole)
        else:
            self._tell(CONT, b"")

    def _pass_over(self, frame: Frame) -> None:
        """After the farewell, only skip frames until the close that answers it."""
        if frame.opcode in _MESSAGES:
            self._message = None if frame.is_last else b""

    def _take_message(self, opcode: int, content: bytes) -> None:
        if opcode == TEXT and not is_text(content):
            raise Invalid(CloseCode.INVALID_DATA, "not UTF-8")
        self._tell(opcode, content)

    def _tell(self, opcode: int, content: bytes) -> None:
        if self._hear is not None and not self.close_sent:
            self._hear(opcode, content)

    def _fail(self, error: Invalid) -> None:
        """Say why this ends, and ignore what is still arriving.

        Closing before all of it has arrived would tear the connection down, and the reason with it.
        """
        self._is_wrong = True
        if not self.close_sent:
            self.conn.fail(error.code, error.reason)
            self.queue.put_nowait(
                {"type": "websocket.disconnect", "code": error.code, "reason": error.reason}
            )
            self._farewell()
            if self.transport.can_write_eof():
                self.transport.write_eof()

    # Out

    def write(self, message: bytes) -> int:
        """Send a text; return how many bytes the other side still has to take."""
        return self._write(framed(TEXT, message))

    def pong(self, content: bytes) -> int:
        """Answer a ping; return how many bytes the other side still has to take."""
        return self._write(framed(PONG, content))

    def write_with_next(self, message: bytes) -> None:
        """Send a text together with the next one, or else in the next turn of the loop."""
        self._kept_back += framed(TEXT, message)
        self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        if self._kept_back:
            self._write(b"")

    def _write(self, frame: bytes) -> int:
        frames, self._kept_back = self._kept_back + frame, b""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(frames)
        return self.transport.get_write_buffer_size()

    # The end

    def cut_off(self, code: int) -> None:
        """End it at once; say why, if the other side is likely to read it."""
        self._flush()
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
            return
        self.conn.send_close(code)
        self._farewell()
        self.resume()

    def _farewell(self) -> None:
        """Send the close frame; drop a client that doesn't answer it soon."""
        self._flush()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    async def run_asgi(self) -> None:
        """Run the application; drop what isn't taken soon after its end."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody is there: don't wait for them to take what was sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop listening and report the end."""
        super().connection_lost(exc)
        self._hear, self._rest = None, b""
        if self.gone is not None:
            self.gone()


def frame_at(data: bytes, place: int) -> Frame | None:
    """The frame whose head begins at a place, if the head is complete."""
    if len(data) < place + 2:
        return None
    size, start = data[place + 1] - _MASKED, place + 2 + _MASK
    if size < 0:
        raise Invalid(CloseCode.PROTOCOL_ERROR, "not masked")
    if size >= _MEDIUM_SIZE:
        wide = 2 if size == _MEDIUM_SIZE else 8
        start += wide
        size = 0 if len(data) < start else long_size(data[place + 2 : place + 2 + wide])
    return Frame(data[place], start, start + size) if start <= len(data) else None


def long_size(length: bytes) -> int:
    """A length in its own bytes: in the shortest form, and 63 bits at most."""
    size = int.from_bytes(length, "big")
    if size < (_MEDIUM_SIZE if len(length) == 2 else 1 << 16) or size >> 63:
        raise Invalid(CloseCode.PROTOCOL_ERROR, "no such length")
    return size


def check(frame: Frame, is_begun: bool) -> None:
    """Refuse an invalid frame, or one that cannot come now (inside or outside a message)."""
    opcode = frame.opcode
    if frame.first & _RESERVED or opcode not in _OPCODES:
        raise Invalid(CloseCode.PROTOCOL_ERROR, "no such frame")
    if opcode in _MESSAGES:
        if (opcode == CONT) != is_begun:
            raise Invalid(CloseCode.PROTOCOL_ERROR, "a message within a message, or a part of none")
    elif not frame.is_last or frame.end - frame.start > _MOST_CONTROL:
        raise Invalid(CloseCode.PROTOCOL_ERROR, "a control frame in parts, or too long")


def unmasked(data: bytes, frame: Frame) -> bytes:
    """The content of a frame."""
    start = frame.start
    return apply_mask(data[start : frame.end], data[start - _MASK : start])


def is_text(content: bytes) -> bool:
    """Is this UTF-8?"""
    if content.isascii():
        return True
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(opcode: int, content: bytes) -> bytes:
    """Content as one frame; servers don't mask."""
    size, first = len(content), _LAST | opcode
    if size < 126:
        return _SHORT.pack(first, size) + content
    if size < 65_536:
        return _MEDIUM.pack(first, 126, size) + content
    return _LONG.pack(first, 127, size) + content


def direct(socket: WebSocket) -> DirectProtocol:
    """The protocol under a socket."""
    found = socket.scope["extensions"][DIRECT]
    assert isinstance(found, DirectProtocol)
    return found
