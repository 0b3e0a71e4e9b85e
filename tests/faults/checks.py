"""After a fault: nothing acknowledged is lost, nothing is done twice, nobody was told too much."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import closing

from server.harness import Player, receive, socket

from caravanserai.table.storage.opening import database_at


def acknowledged(players: Sequence[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def kept_actions(database: str) -> dict[str, list[str]]:
    """The actions in a database, by the keys of their senders."""
    found: dict[str, list[str]] = {}
    with closing(database_at(database).reading()) as db:
        for key, body in db.execute("SELECT key, body FROM entries WHERE key IS NOT NULL"):
            found.setdefault(key, []).append(json.loads(body).get("action", ""))
    return found


def check_kept(players: Sequence[Player], database: str) -> None:
    """Nothing acknowledged is lost, and nothing is done twice."""
    kept = kept_actions(database)
    for player in players:
        for key in player.acknowledged:
            assert kept.get(key) == [player.actions[key]]
        for key in player.actions:
            assert len(kept.get(key, ())) <= 1


def check_order(players: Sequence[Player], database: str) -> None:
    """What each was told of their own actions is what they did, in that order."""
    kept = kept_actions(database)
    for player in players:
        played = (h["action"] for h in player.happenings.values() if h["type"] == "played")
        told = [action for action in played if action]
        done = [player.actions[key] for key in player.actions if key in kept]
        assert told == done[: len(told)]


def check_same_told(players: Sequence[Player]) -> None:
    """All that each was told, in whatever connections, is what a fresh screen of it would be told.

    So all converge, and nobody heard of anything that isn't for their eyes.
    """
    asyncio.run(_check_same_told(players))


async def _check_same_told(players: Sequence[Player]) -> None:
    for player in players:
        async with socket(player.server, player.table, player.token) as connection:
            fresh = await receive(connection, "snapshot")
        told = {item["n"]: item for item in fresh["happenings"]}
        assert {n: told.get(n) for n in player.happenings} == player.happenings
