"""The host names this server answers to.

Any site can point its own name at our address, and its pages would then count as ours. Only names
given by the operator or the machine itself are ours; plain addresses are too, because no site can
choose those.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

HOST: Final = re.compile(r"(?:\[(?P<literal>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::\d{1,5})?")
AT_HOME: Final = ("", ".local", ".lan")


class Hosts:
    """Contains the values of a Host header that are ours."""

    def __init__(self, listening: str, names: Iterable[str]) -> None:
        own = socket.gethostname()
        machine = {f"{name}{end}" for name in (own, own.partition(".")[0]) for end in AT_HOME}
        given = {"localhost", listening, *machine, *names}
        self._names = frozenset(_plain(name) for name in given) - {""}

    def __contains__(self, host: str) -> bool:
        found = HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = _plain(found["name"] or "")
        return name in self._names or _is_address(found["literal"] or name)


def _plain(name: str) -> str:
    return name.strip().lower().removesuffix(".")


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
