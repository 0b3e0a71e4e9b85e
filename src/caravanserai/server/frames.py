"""Sockets that can be written to at once.

A message to a table goes to every seat of it. Through ASGI each would wait in a queue for a task
of its own; here it is framed and handed to the network, which gathers what a turn of the loop
has for a socket into one write.
"""

import struct
from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

DIRECT: Final = "caravanserai.direct"
_TEXT: Final = 0x81  # the last and only frame of a text
_SHORT: Final = struct.Struct("!BB")
_MEDIUM: Final = struct.Struct("!BBH")
_LONG: Final = struct.Struct("!BBQ")


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; an application finds it among the extensions of its scope."""

    def handle_connect(self, event: Request) -> None:
        """A socket begins: its application starts at the next turn of the loop."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]

    def write(self, message: bytes) -> int:
        """Send a text; return how many bytes the other side has yet to take."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(framed(message))
        return self.transport.get_write_buffer_size()


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
