"""Who a connection belongs to, as far as limits go."""

import functools
from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

NETWORK: Final = 64  # bits of an IPv6 address that identify one household or machine
MOST_LETTERS: Final = 64


def address_of(connection: HTTPConnection) -> str:
    """The address, or network, that a request or socket is counted under."""
    return network_of(connection.client.host if connection.client else "")


@functools.lru_cache(4096)
def network_of(host: str) -> str:
    """An IPv4 address as it is; an IPv6 address without the part its owner chooses freely."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:MOST_LETTERS]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, NETWORK), strict=False))


def is_within(address: str, networks: Iterable[str]) -> bool:
    """Is an address, or a whole network, within one of these networks?"""
    found = _bits(address)
    return bool(found) and any(found.startswith(_bits(network) or "-") for network in networks)


def _bits(network: str) -> str:
    """The bits all addresses of a network begin with; empty for anything else."""
    try:
        found = ip_network(network.strip(), strict=False)
    except ValueError:
        return ""
    whole = f"{found.version}{int(found.network_address):0{found.max_prefixlen}b}"
    return whole[: 1 + found.prefixlen]
