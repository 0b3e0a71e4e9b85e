"""Who may do what at a table: people, tables and credentials, and a model of them in a few lines.

The model knows nothing about the server: it is what a table's owners may expect.
"""

import asyncio
import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .harness import Player, Server, ask, play_all, receive

SEATS = "ABCD"
ENDED = ("over", "aborted")
ANSWERS = ("ack", "refused", "pong", "explained", "weighed", "known", "hinted")
FORGED, ELSEWHERE, STALE = "token-forged", "token-elsewhere", "token-stale"
GATES = frozenset(  # the refusals for lack of permission
    (FORGED, ELSEWHERE, STALE, "not-your-seat", "only-watching", "not-the-host", "not-the-holder")
)
CLOSED_WITH = {FORGED: 4401, ELSEWHERE: 4401, STALE: 4401, "not-your-seat": 4403}


@dataclass
class House:
    """A table and its true state. owners: of each seat, the first to sit down first."""

    id: str
    host: str
    public: bool
    phase: str
    owners: dict[str, list[str]]
    tokens: dict[str, str] = field(default_factory=dict)
    successor: str | None = None

    @property
    def vacant(self) -> list[str]:
        return [seat for seat in SEATS if not self.owners[seat]]

    def held_by(self, who: str | None) -> set[str]:
        return {seat for seat in SEATS if who in self.owners[seat]}


@dataclass(frozen=True)
class Credential:
    """What a request shows. who: whose cookie; token: which token, and faults: the codes that
    refuse it; seat: the one it is valid for. header, query: where it is put instead of a bearer.
    """

    name: str
    who: str | None = None
    token: str | None = None
    faults: frozenset[str] = frozenset()
    seat: str | None = None
    header: str = "Authorization"
    text: str = "Bearer {}"
    query: str = ""
    cookie: str = "{}"

    @property
    def guest(self) -> str | None:
        """The guest a server can recognise by it."""
        return self.who if self.cookie == "{}" else None


def bad(name: str, token: str, *faults: str, who: str | None = None) -> Credential:
    return Credential(name, who, token, frozenset(faults))


CREDENTIALS = (
    Credential("nobody"),
    Credential("a stranger", "eve"),
    Credential("the owner", "ann"),
    Credential("a neighbour with two seats", "nan"),
    Credential("the owner's second device", "ann2"),
    Credential("a host who only watches", "hal"),
    Credential("the seat's token", None, "seat A", seat="A"),
    Credential("another seat's token", None, "seat B", seat="B"),
    Credential("a stranger with the seat's token", "eve", "seat A", seat="A"),
    Credential("the owner with another seat's token", "ann", "seat B", seat="B"),
    bad("an unused invitation", "invite D", STALE),
    bad("a used invitation", "invite B", STALE),
    bad("another table's token", "other seat A", ELSEWHERE),
    bad("another table's invitation", "other invite", ELSEWHERE, STALE),
    bad("the owner with another table's token", "other seat A", ELSEWHERE, who="ann"),
    bad("a stranger with another table's token", "other seat A", ELSEWHERE, who="eve"),
    bad("a token from before the seat was left", "left", STALE),
    bad("a token from before a revocation", "revoked", STALE),
    bad("the owner with a stale token", "revoked", STALE, who="ann"),
    bad("a forged token", "forged", FORGED),
    bad("a token with an altered signature", "altered", FORGED),
    bad("a token with another one's signature", "mixed", FORGED),
    bad("a guest's cookie as a token", "cookie", FORGED),
    bad("the owner with a forged token", "forged", FORGED, who="ann"),
    Credential("an altered cookie", "ann", cookie="{}x"),
    Credential(
        "a token as a cookie", None, "seat A", header="Cookie", text="caravanserai_guest={}"
    ),
    Credential("a token in the query", None, "seat A", query="token={}"),
    Credential("a bearer in the query", None, "seat A", query="Authorization=Bearer+{}"),
    Credential(
        "a token in the referrer", None, "seat A", header="Referer", text="http://x/join/{}"
    ),
    Credential("a token by another scheme", None, "seat A", text="Basic {}"),
)


# The model


def seats_of(shown: Credential, house: House) -> set[str]:
    return house.held_by(shown.guest) | ({shown.seat} if shown.seat else set())


def admitted(shown: Credential, house: House, wanted: str) -> Collection[str] | str | None:
    """The seat a socket is for, None if it only watches, or the codes that refuse it."""
    if shown.faults:
        return shown.faults
    if wanted:
        return wanted if wanted in seats_of(shown, house) else frozenset(["not-your-seat"])
    return shown.seat


def answers(shown: Credential, house: House, seat: str | None, kind: str) -> Collection[str] | None:
    """The answer to a message; None: anything except "not yours to do"."""
    if kind == "ping":
        return {"pong"}
    if seat is None:
        return {"only-watching"}
    if kind == "seat-bot":
        return {"seat-taken"} if house.host in house.owners[seat] else {"not-the-host"}
    if kind == "revoke":
        return {"ack"} if house.owners[seat][0] == shown.guest else {"not-the-holder"}
    if kind == "act":
        return {"ack"} if house.phase != "waiting" and seat in "AB" else None
    if kind == "rematch":
        return {"ack"} if house.phase in ENDED else {"game-not-finished"}
    return {
        "say": {"ack"},
        "known": {"known"},
        "propose": {"no-offers-here"},
        "choose": {"not-agreed"},
        "weigh": {"no-offers-here"},
        "explain": {"explained"},
        "return": {"not-left"},
        "leave": None if house.phase in ENDED else {"ack"},
    }.get(kind)


def links_of(shown: Credential, house: House) -> set[tuple[str, str]]:
    own = seats_of(shown, house)
    invites = house.vacant if own or house.host == shown.guest else []
    return {(seat, "seat") for seat in own} | {(seat, "invite") for seat in invites}


# Talking to the server


class People:
    """Guests by name, what they show, and the tables they open and fill."""

    def __init__(self, server: Server) -> None:
        self.server, self.http = server, server.client()
        names = ("ann", "ann2", "nan", "hal", "dan", "eve")
        self.cookies = {name: self._introduced(name) for name in names}

    def _introduced(self, name: str) -> str:
        with self.server.client() as client:
            client.post("/api/guest", json={"name": name.capitalize()})
            return client.cookies["caravanserai_guest"]

    def send(self, method: str, path: str, headers: dict[str, str], **more: Any) -> httpx.Response:
        """A request with these headers and nothing remembered."""
        self.http.cookies.clear()
        return self.http.request(method, path, headers=headers, **more)

    def cookie(self, who: str) -> dict[str, str]:
        return {"Cookie": f"caravanserai_guest={self.cookies[who]}"}

    def headers(self, shown: Credential, house: House) -> dict[str, str]:
        found = {}
        if shown.who:
            value = shown.cookie.format(self.cookies[shown.who])
            found["Cookie"] = f"caravanserai_guest={value}"
        if shown.token and not shown.query:
            found[shown.header] = shown.text.format(self.token(shown.token, house))
        return found

    def path(self, shown: Credential, house: House, path: str, query: str = "") -> str:
        asked = [query] if query else []
        if shown.query and shown.token:
            asked.append(shown.query.format(self.token(shown.token, house)))
        return path + ("?" + "&".join(asked) if asked else "")

    def token(self, kind: str, house: House) -> str:
        """A token, current or kept from before."""
        if kind.startswith("seat "):
            return self.seat_link(house, kind[-1])
        if kind == "forged":
            return "WyJzZWF0IiwiMSIsMCwxXQ.AAAAAAAAAAAAAAAAAAAAAAAAAAA"
        if kind == "cookie":
            return self.cookies["ann"]
        ours = self.seat_link(house, "A")
        said, _, signature = ours.rpartition(".")
        if kind == "altered":
            return f"{said}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}"
        if kind == "mixed":
            return f"{said}.{self.seat_link(house, 'B').rpartition('.')[2]}"
        return house.tokens[kind]

    def look(self, house: House, who: str) -> Any:
        answer = self.send("GET", f"/api/tables/{house.id}", self.cookie(who))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def seat_link(self, house: House, seat: str) -> str:
        links = self.look(house, house.owners[seat][0])["links"]
        return next(str(x["token"]) for x in links if (x["seat"], x["kind"]) == (seat, "seat"))

    def join(self, token: str, who: str | None) -> httpx.Response:
        headers = self.cookie(who) if who else {}
        return self.send("POST", "/api/join", headers, json={"token": token})

    # Tables

    def open(self, public: bool = False) -> House:
        """A table with an open seat: of a host who only watches, or public and its owner's."""
        host = "ann" if public else "hal"
        first = "me" if public else "open"
        wishes = [{"kind": kind} for kind in (first, "open", "open", "open")]
        body = {"game": "dunhuang", "seats": wishes, "public": public}
        opened = self.send("POST", "/api/tables", self.cookie(host), json=body).json()
        sits = {"A": ["ann"], "B": ["nan"], "C": ["nan"], "D": []}
        house = House(opened["table"]["id"], host, public, "waiting", sits)
        for link in opened["links"]:
            house.tokens[f"{link['kind']} {link['seat']}"] = link["token"]
            if link["kind"] == "invite" and sits[link["seat"]]:
                assert self.join(link["token"], sits[link["seat"]][0]).status_code == 200
        return house

    def grow_old(self, house: House) -> None:
        """Seat A is left and taken back, its links are revoked, and a second device sits down."""
        house.tokens["left"] = self.seat_link(house, "A")
        self.say(house, "ann", "A", "leave", "return")
        house.tokens["revoked"] = self.seat_link(house, "A")
        self.say(house, "ann", "A", "revoke")
        house.owners["A"] = ["ann"]
        self.let_in_second_device(house)

    def let_in_second_device(self, house: House) -> None:
        assert self.join(self.seat_link(house, "A"), "ann2").status_code == 200
        house.owners["A"] = ["ann", "ann2"]

    def say(self, house: House, who: str, seat: str, *kinds: str, **fields: Any) -> list[Any]:
        """Messages with somebody's cookie, one after the other."""

        async def scenario() -> list[Any]:
            query = f"?seat={seat}"
            async with self.socket(house, query, self.cookie(who)) as connection:
                return [await ask(connection, kind, **fields) for kind in kinds]

        return asyncio.run(scenario())

    def fill(self, house: House) -> None:
        """The last seat is taken, and two of four make their first choice."""
        assert self.join(house.tokens["invite D"], "dan").status_code == 200
        house.owners["D"], house.phase = ["dan"], "playing"
        self.first_choices(house)

    def first_choices(self, house: House) -> None:
        for seat in "AB":
            who = house.owners[seat][0]
            page = self.scene(house, seat)
            action = page["scene"]["legal"][0]["action"]
            done = self.say(house, who, seat, "act", key=f"first {seat}", action=action)
            assert done[0]["type"] == "ack"

    def scene(self, house: House, seat: str) -> Any:
        async def scenario() -> Any:
            headers = self.cookie(house.owners[seat][0])
            async with self.socket(house, f"?seat={seat}", headers) as connection:
                return await receive(connection, "snapshot")

        return asyncio.run(scenario())

    def play(self, house: House) -> None:
        """Play to the end."""
        tokens = [self.seat_link(house, seat) for seat in SEATS]
        players = [Player(self.server, house.id, token, n) for n, token in enumerate(tokens)]
        asyncio.run(play_all(players))
        house.phase = "over"

    def rematch(self, house: House) -> House:
        done = self.say(house, "ann", "A", "rematch")[0]
        house.successor = done["table"]
        owners = {seat: list(who) for seat, who in house.owners.items()}
        return House(done["table"], house.host, False, "playing", owners, dict(house.tokens))

    # Sockets

    def socket(self, house: House, query: str, headers: dict[str, str]) -> connect:
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{house.id}/socket{query}"
        return connect(address, additional_headers=headers, max_size=None, max_queue=None)


@dataclass
class Visit:
    """The result of a socket: the refusal and its close code, or the answers."""

    refused: str | None = None
    closed: int | None = None
    answers: list[Any] = field(default_factory=list)
    received: list[Any] = field(default_factory=list)


async def visit(opening: connect, messages: Iterable[dict[str, Any]]) -> Visit:
    """Open a socket, send each message once the last is answered, and note what comes."""
    found = Visit()
    async with opening as connection:
        found.received.append(await receive(connection))
        if found.received[0]["type"] == "refused":
            await connection.wait_closed()
            found.refused = found.received[0]["problem"]["code"]
            found.closed = connection.close_code
            return found
        try:
            for message in messages:
                await connection.send(json.dumps(message))
                found.answers.append(await _answer(connection, found.received))
        except (ConnectionClosed, AssertionError):
            found.closed = connection.close_code
    return found


async def _answer(connection: ClientConnection, received: list[Any]) -> dict[str, Any]:
    while True:
        received.append(await receive(connection))
        if received[-1]["type"] in ANSWERS:
            return dict(received[-1])


def code_of(answer: dict[str, Any]) -> str:
    """What an answer is: its type, or the code of a refusal."""
    return str(answer["problem"]["code"] if answer["type"] == "refused" else answer["type"])
