"""Start the server: `caravanserai serve`."""

import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import nullcontext, suppress
from types import FrameType

import uvicorn

from caravanserai.engine.errors import BadOption
from caravanserai.server.config import Config
from caravanserai.server.frames import DirectProtocol
from caravanserai.server.logs import configure_logs
from caravanserai.table.storage.folder import held

MOST_SOCKET_BYTES = 65_536
MOST_FILES = 65_536  # where nothing else limits them
SPARE_FILES = 128  # not for connections


class Server(uvicorn.Server):
    """uvicorn, but told twice to stop, it still stops quickly and tidily."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; that takes seconds at most, and everything waiting is written."""
        super().handle_exit(sig, frame)
        self.force_exit = False


def serve(config: Config, started: Callable[[str], None]) -> None:
    """Serve until interrupted; `started` is called with the address."""
    end_at_once_when_told()
    os.environ.setdefault("CARAVANSERAI_JIT", "0")
    configure_logs()
    with nullcontext() if config.database_url else held(config.data_dir):
        _serve(config, started)


def end_at_once_when_told() -> None:
    """Until the server runs, stopping loses nothing and needs no message."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _serve(config: Config, started: Callable[[str], None]) -> None:
    from caravanserai.server.app import make_app
    from caravanserai.server.connections import Connections

    listening = listen(config.host, config.port, config.together)
    server = Server(
        uvicorn.Config(
            make_app(config),
            http=Connections(config, open_files() - SPARE_FILES).protocol(),
            ws=DirectProtocol,
            ws_max_size=MOST_SOCKET_BYTES,
            ws_per_message_deflate=False,
            log_config=None,
            log_level="error",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
    )
    gc.freeze()  # what is loaded by now stays; and messages make more objects than garbage
    gc.set_threshold(20_000, 20, 20)
    if config.together:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    started(address_at(config.host, listening.getsockname()[1]))
    server.run([listening])


def address_at(host: str, port: int) -> str:
    """Where people on this machine find it."""
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    return f"http://{name}:{port}/"


def _end_with_parent() -> None:
    """Nobody keeps this process any more when its standard input ends."""
    with suppress(OSError):
        while os.read(0, 1):
            pass
    signal.raise_signal(signal.SIGTERM)


def open_files() -> int:
    """How many files and connections may be open at once: as many as this user is allowed."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else most
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def listen(host: str, port: int, together: bool = False) -> socket.socket:
    """A socket at this address; port 0 is any free one. together: others listen there too."""
    try:
        return socket.create_server((host, port), backlog=1024, reuse_port=together)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOption("port-unusable", host=host, port=str(port), reason=reason) from error
