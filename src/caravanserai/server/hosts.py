"""The names that this server answers to.

A page of any site can have its own name lead to our address, and would then count as one of our
pages. Only names that an operator or the machine itself has given are ours; plain addresses are,
because no site can choose those.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

HOST: Final = re.compile(r"(?:\[(?P<literal>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::\d{1,5})?")
AT_HOME: Final = ("", ".local", ".lan")


class Hosts:
    """Holds values of a Host header that are ours."""

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
