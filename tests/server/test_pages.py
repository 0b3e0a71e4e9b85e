"""The pages: the client at every address people share, and links that say what they open."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from caravanserai.locale import LANGUAGES, Texts
from caravanserai.server import pages

from .harness import Server, open_table

ADDRESSES = ("/", "/table/x", "/watch/x", "/join/x.y", "/rules/x", "/rules/x/y")


def get(built: Path, path: str, language: str = "") -> httpx.Response:
    """What the pages of a client answer, without a server."""
    transport = httpx.ASGITransport(Starlette(routes=pages.routes(built)))
    headers = {"Accept-Language": language}

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(asked())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client of two files; next to it one that is nobody's business."""
    (tmp_path / "secret.py").write_text("KEY = 1", encoding="utf-8")
    client = tmp_path / "static"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>the client</p>", encoding="utf-8")
    (client / "assets" / "index-1a2b.js").write_text("export {}", encoding="utf-8")
    return client


def test_the_client_is_served_at_every_address_that_people_share(built: Path) -> None:
    for address in ADDRESSES:
        answer = get(built, address)
        assert (answer.status_code, answer.text) == (200, "<p>the client</p>")
        assert answer.headers["Cache-Control"] == "no-cache"
    script = get(built, "/assets/index-1a2b.js")
    assert script.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in script.headers["Cache-Control"]


def test_nothing_but_the_files_of_the_client_is_served(built: Path) -> None:
    for path in ("/secret.py", "/assets/", "/assets/%2e%2e/%2e%2e/secret.py", "/%2e%2e/secret.py"):
        assert get(built, path).status_code == 404, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_client_a_page_says_how_to_build_it(tmp_path: Path, language: str) -> None:
    for address in ADDRESSES:
        answer = get(tmp_path, address, f"xx, {language.upper()}-x;q=0.5")
        assert answer.status_code == 200
        assert Texts(language)("web-not-built", command="make setup") in answer.text
        assert f'lang="{language}"' in answer.text
    assert get(tmp_path, "/assets/index.js").status_code == 404


def test_the_plain_pages_are_no_more(botless: Server) -> None:
    with botless.client() as client:
        for method, path in (("GET", "/plain"), ("GET", "/plain/join/x"), ("POST", "/plain/new")):
            answer = client.request(method, path)
            assert answer.status_code == 404
            assert answer.json()["problem"]["code"] == "no-such-page"


def test_whoever_follows_a_link_is_told_if_somebody_plays_there_already(botless: Server) -> None:
    with botless.client() as host, botless.client() as victim:
        opened = open_table(host, "dunhuang", "me", "neighbour", "open")
        own, _, invitation = (link["token"] for link in opened["links"])
        told = [
            victim.post("/api/link", json={"token": token}).json() for token in (own, invitation)
        ]
        assert [(link["kind"], link["seat"]) for link in told] == [("seat", "A"), ("invite", "C")]
        assert {link["host"] for link in told} == {"A"}
        assert [seat["kind"] for seat in told[1]["seats"]] == ["person", "person", "open"]
        assert told[1]["clock"] is None
        assert opened["here_alone"]
        signed, _, signature = own.rpartition(".")
        forged = f"{signed}.{signature[::-1]}"  # the last letter alone may not matter
        stale = victim.post("/api/link", json={"token": forged})
        assert (stale.status_code, stale.json()["problem"]["code"]) == (401, "token-forged")
        seats = victim.get(f"/api/tables/{opened['table']['id']}").json()["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "open"]


def test_a_rulebook_is_sent_in_parts(server: Server) -> None:
    with server.client() as client:
        book = client.get("/api/rules/dunhuang").json()
        entries = [entry for chapter in book["chapters"] for entry in chapter["entries"]]
        shown = next(entry["id"] for entry in entries if entry["example"])
        snapshot = client.get(f"/api/rules/dunhuang/{shown}").json()
        assert snapshot["you"] in snapshot["scene"]["waiting_for"]
        assert snapshot["scene"]["legal"]
        table, rules = (f"/locale/ko/dunhuang{part}.ftl" for part in ("", "/rules"))
        assert f"rule-{entries[0]['id']} =" in client.get(rules).text
        assert "rule-" not in client.get(table).text
        untold = next(entry["id"] for entry in entries if not entry["example"])
        for path, code in ((f"dunhuang/{untold}", 404), ("dunhuang/x", 404), ("chess", 400)):
            assert client.get(f"/api/rules/{path}").status_code == code, path
