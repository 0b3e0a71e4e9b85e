"""A real server's bots think for everybody in turn."""

import httpx
from waiting import COLD, until

from .harness import Server, open_table

MANY = 12


def guest(server: Server, address: str) -> httpx.Client:
    """Somebody at an address, as a proxy reports it."""
    return httpx.Client(base_url=server.url, headers={"X-Forwarded-For": address}, timeout=60)


def waits_for_its_bot(client: httpx.Client, table: str) -> bool:
    return "B" in client.get(f"/api/tables/{table}").json()["table"]["to_act"]


def test_many_tables_of_one_guest_do_not_delay_the_bot_of_another(server: Server) -> None:
    with guest(server, "192.0.2.1") as many, guest(server, "192.0.2.2") as one:
        until(lambda: "dunhuang" in one.get("/healthz").json()["bots_ready"], COLD)

        def opened(client: httpx.Client) -> str:
            return str(open_table(client, "dunhuang", "me", "bot master")["table"]["id"])

        tables = [opened(many) for _ in range(MANY)]
        mine = opened(one)
        until(lambda: not waits_for_its_bot(one, mine), COLD)
        assert any(waits_for_its_bot(many, table) for table in tables)
