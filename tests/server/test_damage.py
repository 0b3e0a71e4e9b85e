"""Damaged rows: their tables are frozen, and all the others go on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from waiting import PATIENCE, until

from .harness import Server, open_table

DAMAGE = {
    "summary": "UPDATE matches SET summary = 'not a summary' WHERE id = ?",
    "setup": "UPDATE matches SET setup = X'FF00', summary = 'nor this' WHERE id = ?",
    "game": """UPDATE matches SET setup = replace(setup, 'dunhuang', 'monopoly') WHERE id = ?""",
    "entry": "UPDATE entries SET body = X'FF00' WHERE seq = 1 AND match = ?",
    "gap": "DELETE FROM entries WHERE seq = 0 AND match = ?",
    "nothing": "SELECT ?",
}
FROZEN = {"setup", "game", "entry", "gap"}


def test_one_damaged_table_stops_no_other(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", workers=0) as server:
        with server.client() as client:
            tables = {kind: opened(client)["table"]["id"] for kind in DAMAGE}
            cookies = client.cookies
        server.kill()
        with closing(sqlite3.connect(tmp_path / "caravanserai.sqlite")) as db, db:
            for kind, statement in DAMAGE.items():
                db.execute(statement, (tables[kind],))
        server.start()
        with httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE) as client:
            for kind, table in tables.items():
                check(kind, client.get(f"/api/tables/{table}"))
            wait_until_listed(client, tables["summary"])  # woken, it is written again
            for where in ("/api/tables", "/api/tables/mine"):
                listed = {table["id"] for table in client.get(where).json()["tables"]}
                assert {tables["nothing"], tables["summary"]} <= listed
                assert tables["setup"] not in listed
            for kind in FROZEN - {"setup"}:
                wait_until_listed(client, tables[kind], "frozen")
            lobby = {table["id"] for table in client.get("/api/tables").json()["tables"]}
            assert not lobby & {tables[kind] for kind in FROZEN}
        server.stop()
        assert '"exception"' not in server.log()


def opened(client: httpx.Client) -> dict[str, Any]:
    return open_table(client, "dunhuang", "me", "bot random", "open", public=True)


def check(kind: str, answer: httpx.Response) -> None:
    if kind in FROZEN:
        assert answer.status_code == 409, kind
        assert answer.json()["problem"]["code"] in ("match-damaged", "match-frozen")
    else:
        assert answer.status_code == 200, kind


def wait_until_listed(client: httpx.Client, table: str, phase: str = "waiting") -> None:
    """With nobody to act, in a list that is updated a moment later."""

    def listed() -> list[tuple[str, str, list[str]]]:
        tables = client.get("/api/tables/mine").json()["tables"]
        return [(one["id"], one["phase"], one["to_act"]) for one in tables]

    until(lambda: (table, phase, []) in listed())
