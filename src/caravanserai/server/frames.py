"""Sockets that are read and written to at once.

A message to a table goes to every seat of it. Through ASGI each would wait in a queue for a task
of its own; here it is framed and handed to the network, which gathers what a turn of the loop
has for a socket into one write. What comes in mostly is one small frame at a time: it is unmasked
and heard at once. Everything else is left to the library under uvicorn, for good once a frame has
come in parts: only the library then knows where the next one begins.
"""

import struct
from collections.abc import Callable
from typing import Final, NamedTuple

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

DIRECT: Final = "caravanserai.direct"
_TEXT: Final = 0x81  # the last and only frame of a text
_PINGS: Final = (0x89, 0x8A)  # and their answers
_MASKED: Final = 0x80
_MEDIUM_SIZE: Final = 126
_MASK: Final = 4
_SHORT: Final = struct.Struct("!BB")
_MEDIUM: Final = struct.Struct("!BBH")
_LONG: Final = struct.Struct("!BBQ")


class Frame(NamedTuple):
    """A whole frame among bytes received: its first byte, and where its masked content is."""

    first: int
    start: int
    end: int


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; an application finds it among the extensions of its scope.

    hear: is given the texts that come in, once somebody listens.
    """

    hear: Callable[[bytes], None] | None = None
    _is_whole = True  # nothing but whole frames has come

    def handle_connect(self, event: Request) -> None:
        """A socket begins: its application starts at the next turn of the loop."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Hear the texts at the front; leave what follows to the library."""
        begun = self.handshake_initiated
        place = self._hear_whole_frames(data) if begun and self._is_whole else 0
        if place < len(data):
            self._is_whole = not begun
            super().data_received(data[place:])

    def _hear_whole_frames(self, data: bytes) -> int:
        """Return where those end that could be taken."""
        place = 0
        while self.hear is not None and (frame := whole_frame(data, place)) is not None:
            if frame.first == _TEXT:
                mask = data[frame.start - _MASK : frame.start]
                text = apply_mask(data[frame.start : frame.end], mask)
                if not is_text(text):
                    break
                self.hear(text)
            elif frame.first in _PINGS:
                super().data_received(data[place : frame.end])
            else:
                break
            place = frame.end
        return place

    def write(self, message: bytes) -> int:
        """Send a text; return how many bytes the other side has yet to take."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(framed(message))
        return self.transport.get_write_buffer_size()


def whole_frame(data: bytes, place: int) -> Frame | None:
    """The masked frame that begins at a place, if it is all there and not a very long one."""
    if len(data) < place + 2 + _MASK:
        return None
    size, start = data[place + 1] - _MASKED, place + 2 + _MASK
    if size == _MEDIUM_SIZE:
        size, start = int.from_bytes(data[place + 2 : place + 4], "big"), start + 2
    elif not 0 <= size < _MEDIUM_SIZE:
        return None
    return Frame(data[place], start, start + size) if start + size <= len(data) else None


def is_text(content: bytes) -> bool:
    """Is this UTF-8?"""
    if content.isascii():
        return True
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(text: bytes) -> bytes:
    """A text as one frame, from a server and so without a mask."""
    size = len(text)
    if size < 126:
        return _SHORT.pack(_TEXT, size) + text
    if size < 65_536:
        return _MEDIUM.pack(_TEXT, 126, size) + text
    return _LONG.pack(_TEXT, 127, size) + text


def direct(socket: WebSocket) -> DirectProtocol:
    """The protocol under a socket."""
    found = socket.scope["extensions"][DIRECT]
    assert isinstance(found, DirectProtocol)
    return found
