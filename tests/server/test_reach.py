"""Where others can reach the server: nobody is sent an address of this machine alone unawares."""

import pytest
from starlette.datastructures import URL

from caravanserai.server import reach

HERE = "http://localhost:8000"
THERE = "http://192.168.1.7:8000"


@pytest.mark.parametrize(
    ("asked_at", "listening", "own", "found"),
    [
        (HERE, "127.0.0.1", "192.168.1.7", (HERE, True)),
        (HERE, "0.0.0.0", "192.168.1.7", (THERE, False)),
        (HERE, "0.0.0.0", None, (HERE, True)),
        (HERE, "0.0.0.0", "127.0.0.1", (HERE, True)),
        (HERE, "192.168.1.7", None, (THERE, False)),
        (HERE, "fe80::7", None, ("http://[fe80::7]:8000", False)),
        ("http://[::1]:8000", "::1", None, ("http://[::1]:8000", True)),
        (THERE, "0.0.0.0", "192.168.1.7", (THERE, False)),
        ("https://play.example", "127.0.0.1", None, ("https://play.example", False)),
    ],
)
def test_an_address_for_others(
    monkeypatch: pytest.MonkeyPatch,
    asked_at: str,
    listening: str,
    own: str | None,
    found: tuple[str, bool],
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: own)
    assert reach.address_for_others(URL(asked_at + "/"), listening) == found
