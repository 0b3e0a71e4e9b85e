"""Attackers among honest players: they get nothing that isn't theirs, and nobody notices."""

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.log import read_log, replayed
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.games import load, names
from caravanserai.table import entries as e

from .entitled import Place, Token
from .harness import Player, Server, open_table
from .hostile import Conductor, guest_id
from .worlds import compare, match_of, scenes_in

EVENING = 600.0  # seconds
LOOSE = {"order", "mute", "vote"}  # what changes nothing need not be stored
ENTRIES: dict[str, type[e.Entry]] = {
    "act": e.Acted,
    "undo": e.Undone,
    "order": e.Ordered,
    "say": e.Said,
    "mute": e.Muted,
    "vote": e.Voted,
    "leave": e.Left,
    "return": e.Returned,
    "seat-bot": e.BotSat,
}


class Evening:
    """Tables of honest people, tables of attackers, and what to check in the morning."""

    def __init__(self, server: Server, seed: int, games: Sequence[str]) -> None:
        self.server, self.players = server, list[Player]()
        self.conductor = Conductor(server, seed, self.players)
        for n, game in enumerate(games):
            self._honest(game, 100 * seed + n)
        for guest in ("mal", "moe", "mia"):
            with server.client() as client:
                client.post("/api/guest", json={"name": guest})
                self.conductor.know(guest, client.cookies["caravanserai_guest"])
        self._arena("dunhuang", "mal", "moe", "moe", "bot")
        self._arena("dschunke", "moe", "mal", "bot")
        self._arena("araby", "mia", "moe", "mal")
        self._arena("dunhuang", "mia", "mal", "open")

    def _honest(self, game: str, seed: int) -> None:
        """Two people and a bot; attackers know the used invitation."""
        with self.server.client() as client, self.server.client() as friend:
            opened = open_table(client, game, "me", "open", "bot random")
            own, invitation = opened["links"][0]["token"], opened["links"][1]["token"]
            joined = friend.post("/api/join", json={"token": invitation, "name": "Friend"}).json()
            ids = [guest_id(one.cookies["caravanserai_guest"]) for one in (client, friend)]
        tokens, table = (own, joined["link"]["token"]), opened["table"]["id"]
        self.conductor.secrets.update((*ids, *tokens))
        place = Place(table, game, "", {seat: ["somebody"] for seat in "ABC"}, is_honest=True)
        self.conductor.places.append(place)
        self.conductor.take(Token(invitation, table, "B", "invite"))
        for n, token in enumerate(tokens):
            self.players.append(Player(self.server, table, token, 10 * seed + n))

    def _arena(self, game: str, *seats: str) -> None:
        """A table where all people are attackers; the first one opened it."""
        conductor = self.conductor
        kinds = ["bot random" if seat == "bot" else "open" for seat in seats]
        with self.server.client() as client:
            client.cookies.set("caravanserai_guest", conductor.cookies[seats[0]])
            opened = open_table(client, game, *kinds)
        table, owners = opened["table"]["id"], {}
        for letter, guest in zip(SEAT_NAMES, seats, strict=False):
            owners[letter] = [guest] if guest in conductor.cookies else []
        vacant = {seat for seat, guest in zip(SEAT_NAMES, seats, strict=False) if guest == "open"}
        place = Place(table, game, seats[0], owners, vacant)
        conductor.places.append(place)
        for link in opened["links"]:
            conductor.take(Token(link["token"], table, link["seat"], "invite"))
            for guest in owners[link["seat"]]:
                self._join(place, link, guest)

    def _join(self, place: Place, link: dict[str, Any], guest: str) -> None:
        with self.server.client() as client:
            client.cookies.set("caravanserai_guest", self.conductor.cookies[guest])
            joined = client.post("/api/join", json={"token": link["token"]}).json()
        made = Token(joined["link"]["token"], place.id, joined["seat"])
        self.conductor.take(made)

    def run(self, count: int) -> None:
        async def scenario() -> None:
            playing = (player.play() for player in self.players)
            async with asyncio.timeout(EVENING):
                await asyncio.gather(self.conductor.attack(count), *playing)

        for place in self.conductor.places:
            setup = match_of(self.server, place.id)[0]
            self.conductor.secrets.add(str(setup.seed))
        asyncio.run(scenario())
        honest = [place.id for place in self.conductor.places if place.is_honest]
        with self.server.client() as client:
            self.logs = {table: client.get(f"/api/tables/{table}/log").text for table in honest}

    # In the morning

    def check(self) -> None:
        for place in self.conductor.places:
            (self._check_honest if place.is_honest else self._check_arena)(place)

    def _check_honest(self, place: Place) -> None:
        """The game was played to its end by its players alone, and nobody saw too much."""
        players = [player for player in self.players if player.table == place.id]
        match = replayed(load(place.game), read_log(self.logs[place.id]))
        outcome = match.game.outcome(match.position)
        assert outcome is not None
        setup, rows = match_of(self.server, place.id)
        for seat, player in enumerate(players):
            assert player.scene["outcome"]["scores"] == list(outcome.scores)
            assert player.reconnected == 0
            acted = {row.key: row for row in rows if row.seat == seat and row.key is not None}
            assert set(acted) == set(player.acknowledged)
            for key, row in acted.items():
                assert json.loads(row.body)["action"] == player.actions[key]
        assert {type(e.decode(row.body)) for row in rows} == {e.Sat, e.BotSat, e.Acted}
        scenes = {
            seat: scenes_in(map(json.loads, player.received)) for seat, player in enumerate(players)
        }
        scenes[PUBLIC] = scenes_in(map(json.loads, self.conductor.watched[place.id]))
        assert compare(setup, rows, scenes) > 10

    def _check_arena(self, place: Place) -> None:
        """The log contains exactly what was acknowledged to each seat, once each."""
        rows = match_of(self.server, place.id)[1]
        stored: dict[tuple[str, str], e.Entry] = {}
        for row in rows:
            entry = e.decode(row.body)
            if row.key is None or row.seat is None or getattr(entry, "by", "person") != "person":
                continue
            where = SEAT_NAMES[row.seat], row.key
            assert where not in stored
            stored[where] = entry
        assert not set(stored) - set(place.kept)
        for where, kinds in place.kept.items():
            if where in stored:
                made = [kind for kind in kinds if is_made_by(stored[where], kind)]
                assert made, (where, kinds, stored[where])
            else:
                assert set(kinds) <= LOOSE, (where, kinds)


def is_made_by(entry: e.Entry, kind: str) -> bool:
    """Is this the entry for a message of that kind? A revocation's is never another's."""
    if kind in ENTRIES:
        return isinstance(entry, ENTRIES[kind])
    return not isinstance(entry, tuple(ENTRIES.values()))


def check(folder: Path, games: Sequence[str], seeds: Sequence[int], messages: int) -> None:
    counts: Counter[str] = Counter()
    with Server(folder, "--no-limits", workers=0) as server:
        found = [Evening(server, seed, games) for seed in seeds]
        for evening in found:
            evening.run(messages)
            counts += evening.conductor.counts
        server.stop()
        server.check_log()
        for evening in found:
            evening.check()
    sent = sum(evening.conductor.sent for evening in found)
    looks = sum(evening.conductor.looks for evening in found)
    print(f"{sent} messages and {looks} looks; {counts['ack']} accepted;", dict(counts))
    assert counts["ack"] > sent / 20
    assert sent >= len(seeds) * messages


def test_attackers_among_honest_players(tmp_path: Path) -> None:
    check(tmp_path, ("dunhuang", "dschunke"), [0], 3_000)


@pytest.mark.slow
def test_attackers_among_honest_players_at_length(tmp_path: Path, exploration: int) -> None:
    check(tmp_path, names(), range(exploration, exploration + 10), 10_000)
