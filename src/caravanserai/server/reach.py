"""Where others can reach this server: an address of this machine alone is no invitation."""

import socket
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import URL

EVERYWHERE: Final = ("0.0.0.0", "::")  # an operator's choice, which is only read here
ELSEWHERE: Final = "192.0.2.1"  # nobody has this address; nothing is sent there


def address_for_others(asked_at: URL, listening: str) -> tuple[str, bool]:
    """The address to invite others to, and whether it works on this machine alone.

    asked_at: where the one who invites has found the server. listening: the host it was told.
    """
    if not is_here_alone(asked_at.hostname or ""):
        return _plain(asked_at), False
    found = network_address(listening)
    if found is None:
        return _plain(asked_at), True
    host = f"[{found}]" if ":" in found else found
    return _plain(asked_at.replace(hostname=host)), False


def is_here_alone(host: str) -> bool:
    """Does a host name mean whichever machine it is used on?"""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def network_address(listening: str) -> str | None:
    """The address of the machine on its network, if the server listens there."""
    found = own_address() if listening in EVERYWHERE else listening
    return None if found is None or is_here_alone(found) else found


def own_address() -> str | None:
    """The address that others on the network see, as the system would choose it; None if none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _plain(url: URL) -> str:
    return f"{url.scheme}://{url.netloc}"
