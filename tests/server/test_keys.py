"""The key that signs cookies and links can be changed."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .harness import Server, open_table
from .test_starting import command


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "--no-limits", workers=0) as running:
        yield running


def rotate(server: Server, *arguments: str) -> None:
    """With the server stopped, as it must be."""
    server.stop()
    done = command("rotate-key", *arguments, "--data-dir", str(server.folder))
    assert done.returncode == 0, done.stderr
    server.start()


def yours(server: Server, table: str, cookie: str) -> tuple[list[str], str | None]:
    """The seats of a cookie, and the renewed cookie."""
    cookies = {"caravanserai_guest": cookie}
    with httpx.Client(base_url=server.url, cookies=cookies) as client:
        answer = client.get(f"/api/tables/{table}")
    return answer.json()["table"]["yours"], answer.cookies.get("caravanserai_guest")


def token_refused(server: Server, token: str) -> str | None:
    with server.client() as client:
        answer = client.post("/api/join", json={"token": token, "name": "Friend"})
    return answer.json()["problem"]["code"] if answer.status_code == 401 else None


def opened(server: Server) -> tuple[str, str, list[str]]:
    """A table, its owner's cookie, and the tokens of its links."""
    with server.client() as client:
        found = open_table(client, "dunhuang", "me", "open", "open")
        cookie = client.cookies["caravanserai_guest"]
    return found["table"]["id"], cookie, [link["token"] for link in found["links"]]


def test_what_was_signed_before_is_good_until_the_next_time(server: Server) -> None:
    table, cookie, tokens = opened(server)
    assert yours(server, table, cookie) == (["A"], None)
    rotate(server)
    seats, renewed = yours(server, table, cookie)
    assert seats == ["A"]
    assert renewed is not None
    assert renewed != cookie
    assert yours(server, table, renewed) == (["A"], None)
    assert token_refused(server, tokens[1]) is None
    rotate(server)
    assert yours(server, table, cookie) == ([], None)
    assert yours(server, table, renewed)[0] == ["A"]
    assert token_refused(server, tokens[2]) == "token-forged"


def test_all_older_keys_can_be_forgotten_at_once(server: Server) -> None:
    table, cookie, tokens = opened(server)
    rotate(server, "--now")
    assert yours(server, table, cookie) == ([], None)
    assert {token_refused(server, token) for token in tokens} == {"token-forged"}
