"""Attackers who know the protocol.

A conductor has them act one after the other, so that the model always knows what is true, while
honest players and bots play on beside them.
"""

import asyncio
import json
import random
from base64 import urlsafe_b64decode
from collections import Counter, defaultdict
from typing import Any

import httpx
from waiting import PATIENCE
from websockets.exceptions import ConnectionClosed

from caravanserai.games import load

from .access import ANSWERS, ENDED, GATES, SEATS, code_of
from .entitled import Line, Place, Token, admitted, forbidden, seats_somebody
from .harness import Player, Server, changed, receive, socket

KEPT = ("act", "undo", "order", "say", "mute", "vote", "leave", "return", "seat-bot", "revoke")
QUESTIONS = ("rematch", "explain", "known", "hint", "ping")
MOST_OPEN = 9
MOST_IN_A_ROW = 14
FORGED_TOKEN = "WyJzZWF0IiwiMSIsMCwxXQ.AAAAAAAAAAAAAAAAAAAAAAAAAAA"


# Messages


class Inventor:
    """Makes up messages: of every kind, valid or not, new or sent before, its own or others'."""

    def __init__(self, chance: random.Random, players: list[Player]) -> None:
        self._chance, self._players = chance, players
        self._sent: list[dict[str, Any]] = []
        self._count = 0

    def message(self, line: Line) -> dict[str, Any]:
        chance = self._chance
        if self._sent and chance.random() < 0.1:
            return chance.choice(self._sent)  # again, or as somebody else
        kind = chance.choice((*KEPT, *QUESTIONS, "act", "act", "say"))
        message = {"type": kind, "key": self.key(line), **self.fields(line, kind)}
        if chance.random() < 0.08:
            return spoiled(chance, message)
        self._sent.append(message)
        del self._sent[:-400]
        return message

    def fields(self, line: Line, kind: str) -> dict[str, Any]:
        chance, seat = self._chance, self._chance.choice(SEATS)
        level = chance.choice(("random", "random", "nonsense"))
        made: dict[str, dict[str, Any]] = {
            "act": {"action": self.action(line), **self.at(line)},
            "order": {"order": chance.choice((None, "pass-until-turn", "nonsense"))},
            "say": {"text": chance.choice(("hello", "商", "<b>", "x" * 500))},
            "mute": {"seat": seat, "on": chance.random() < 0.5},
            "vote": {"yes": chance.random() < 0.15},
            "leave": {"level": level},
            "seat-bot": {"seat": seat, "level": level},
            "explain": {"action": self.action(line)},
        }
        return made.get(kind, {})

    def action(self, line: Line) -> str:
        legal = [choice["action"] for choice in line.scene.get("legal") or ()]
        if legal and self._chance.random() < 0.7:
            return str(self._chance.choice(legal))
        return self._chance.choice([*load(line.place.game).actions.texts, "nonsense"])[:60]

    def at(self, line: Line) -> dict[str, int]:
        return (
            {"at": line.n + self._chance.choice((-1, 0, 0, 1))}
            if self._chance.random() < 0.3
            else {}
        )

    def key(self, line: Line) -> str:
        """A fresh one, or one that is or was somebody's, or the server's own."""
        self._count += 1
        choice = self._chance.randrange(20)
        if choice == 0 and self._sent:
            return str(self._chance.choice(self._sent)["key"])
        if choice == 1 and (others := [k for p in self._players for k in p.actions]):
            return self._chance.choice(others)
        if choice in (2, 3, 4):
            moves, entries = (
                line.moves + self._chance.randrange(3),
                line.n + self._chance.randrange(4),
            )
            return f"auto:{moves}:{entries}"
        return (
            f"time:{line.moves + self._chance.randrange(3)}" if choice == 5 else f"k{self._count}"
        )


def spoiled(chance: random.Random, message: dict[str, Any]) -> dict[str, Any]:
    """A message with something missing, too much, too long or of another type."""
    name = chance.choice(list(message))
    return chance.choice(
        [
            {k: v for k, v in message.items() if k in ("type", "key") and k != name},
            {**message, f"seat {name}": "A"},
            {**message, "key": "k" * 65},
            {**message, name: [message[name]]},
        ]
    )


# Attackers


class Conductor:
    """Attackers with their cookies and tokens, and the results."""

    def __init__(self, server: Server, seed: int, players: list[Player]) -> None:
        self.server, self.chance = server, random.Random(seed)
        self.cookies: dict[str, str] = {}
        self.places: list[Place] = []
        self.tokens: list[Token] = [Token(FORGED_TOKEN, None)]
        self.secrets: set[str] = set()  # what no message may ever contain
        self.inventor = Inventor(self.chance, players)
        self.lines: list[Line] = []
        self.watched: dict[str, list[str]] = defaultdict(list)
        self.sent = self.looks = 0
        self.counts: Counter[str] = Counter()

    def know(self, guest: str, cookie: str) -> None:
        """An attacker's cookie."""
        self.cookies[guest] = cookie
        self.secrets.add(guest_id(cookie))

    def take(self, token: Token) -> None:
        """A token that attackers hand on to each other."""
        self.tokens.append(token)
        self.secrets.add(token.text)

    def hold(self, right: bool, *what: object) -> None:
        assert right, " ".join(map(str, what))

    async def attack(self, count: int) -> None:
        """Send this many messages."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as self.http:
            while self.sent < count:
                choice = self.chance.random()
                if choice < 0.25 or not self.lines:
                    await self.open_line()
                elif choice < 0.3:
                    await self.look()
                elif choice < 0.33:
                    await self.join()
                else:
                    await self.talk(self.chance.choice(self.lines))
            while self.lines:
                await self.close(self.lines[0])

    # Opening

    def credential(self, place: Place) -> tuple[str | None, Token | None, str | None]:
        """Somebody's cookie, some token and a seat; more often ones that go together."""
        chance = self.chance
        seat = chance.choice([None, *place.owners]) if chance.random() < 0.9 else None
        guests: list[str | None] = [None, *self.cookies]
        if seat and place.owners[seat][0:1] != ["somebody"] and chance.random() < 0.7:
            guests = [*place.owners[seat], None]
        fitting = [token for token in self.tokens if token.place == place.id]
        token = chance.choice(self.tokens if chance.random() < 0.5 or not fitting else fitting)
        if fitting and chance.random() < 0.2:
            token = fitting[-1]  # the newest
        return chance.choice(guests), token if chance.random() < 0.5 else None, seat

    def place(self) -> Place:
        """A table, rarely one of honest people."""
        honest = self.chance.random() < 0.25
        return self.chance.choice([p for p in self.places if p.is_honest == honest])

    async def open_line(self) -> None:
        place, chance = self.place(), self.chance
        guest, token, wanted = self.credential(place)
        may = admitted(place, guest, token, wanted)
        query = f"?since={chance.choice((0, 1, 5, 10**6, 10**20, -1))}"
        query += f"&seat={wanted}" if wanted else ""
        cookie, text = self.cookies[guest] if guest else "", token.text if token else None
        connection = await socket(self.server, place.id, text, query, cookie)
        first = await receive(connection)
        where = f"{guest} with {token} at {place.id} for {wanted}"
        if first["type"] == "refused":
            code = code_of(first)
            self.counts[code] += 1
            self.hold(isinstance(may, frozenset) and code in may, where, code, "should be", may)
            await connection.wait_closed()
            return
        self.counts["opened"] += 1
        self.hold(not isinstance(may, frozenset), where, "opened, should be", may)
        viewer = may if isinstance(may, str) else None
        self.hold(first["you"] == viewer, where, "is shown", first["you"])
        line = Line(place, guest, token, first["you"], connection)
        self.note(line, json.dumps(first, ensure_ascii=False))
        self.lines.append(line)
        if len(self.lines) > MOST_OPEN:
            await self.close(chance.choice(self.lines))

    async def close(self, line: Line) -> None:
        self.lines.remove(line)
        if line.place.is_honest and line.viewer is None:
            self.watched[line.place.id] += line.texts
        await line.connection.close()

    # Talking

    async def talk(self, line: Line) -> None:
        """A few messages at once; those that end links, or are answered later, come last."""
        messages = []
        most = MOST_IN_A_ROW if line.viewer else 3
        for _ in range(self.chance.randint(1, most)):
            messages.append(self.inventor.message(line))
            if messages[-1].get("type") in ("leave", "revoke", "hint"):
                break
        self.sent += len(messages)
        try:
            for message in messages:
                await line.connection.send(json.dumps(message))
            for message in messages:
                await self.judge(line, message, await self.answer(line))
        except ConnectionClosed:
            self.hold(False, f"a socket was closed with {line.connection.close_code}", messages)
            await self.close(line)
        await self.lose_worthless()

    async def answer(self, line: Line) -> dict[str, Any]:
        """The next answer; whatever else arrives meanwhile is noted."""
        while True:
            async with asyncio.timeout(PATIENCE):
                text = str(await line.connection.recv())
            message: dict[str, Any] = json.loads(text)
            self.note(line, text)
            if message["type"] in ANSWERS:
                return message

    async def judge(self, line: Line, message: dict[str, Any], answer: dict[str, Any]) -> None:
        """Check an answer against the model, and update the model."""
        code, key = code_of(answer), message.get("key")
        self.counts[code] += 1
        if code == "bad-message":
            self.hold(answer["key"] is None, "a message that was read is called unreadable")
            return
        must, place, seat = forbidden(line, message), line.place, line.viewer
        if code == "ack" and (seat, key) in place.kept and message["type"] in KEPT:
            place.kept[str(seat), str(key)].append(message["type"])
            return  # taken before, and only acknowledged again
        where = f"{line.guest} with {line.token} as {seat} of {place.id}: {message}: {code}"
        if must is not None:
            self.hold(code == must, where, "should be", must)
            self.hold(answer["type"] == "refused", where, "WRONGLY ACCEPTED")
        else:
            self.hold(code not in GATES or self.is_bots(place, code, seat), where)
        if code == "ack" and seat is not None:
            if message["type"] in KEPT:
                place.kept[seat, str(key)].append(message["type"])
            await self.follow(line, message, answer)

    @staticmethod
    def is_bots(place: Place, code: str, seat: str | None) -> bool:
        return code == "not-your-seat" and not place.owners[str(seat)]

    async def follow(self, line: Line, message: dict[str, Any], answer: dict[str, Any]) -> None:
        """Update who may do what after an accepted message."""
        place, seat = line.place, str(line.viewer)
        if message["type"] in ("leave", "revoke"):
            place.generations[seat] += 1
            await self.renew(place, seat)
        if message["type"] == "revoke":
            del place.owners[seat][1:]
        if message["type"] == "seat-bot":
            place.vacant.discard(message["seat"])
        if message["type"] == "rematch" and answer["table"] not in [p.id for p in self.places]:
            owners = {seat: list(who) for seat, who in place.owners.items()}
            self.places.append(Place(answer["table"], place.game, place.host, owners))

    async def renew(self, place: Place, seat: str) -> None:
        """The holder of a seat looks up its new link."""
        headers = {"Cookie": f"caravanserai_guest={self.cookies[place.owners[seat][0]]}"}
        found = (await self.http.get(f"/api/tables/{place.id}", headers=headers)).json()["links"]
        text = next(x["token"] for x in found if (x["seat"], x["kind"]) == (seat, "seat"))
        self.take(Token(text, place.id, seat, "seat", place.generations[seat]))

    async def lose_worthless(self) -> None:
        """The server closes sockets whose links have become stale."""
        for line in [line for line in self.lines if line.is_worthless()]:
            try:
                while True:
                    async with asyncio.timeout(PATIENCE):
                        self.note(line, str(await line.connection.recv()))
            except ConnectionClosed:
                code = line.connection.close_code
                self.hold(code in (4401, 4403), "a worthless socket was closed with", code)
                self.counts["closed as stale"] += 1
            except TimeoutError:
                self.hold(False, f"a worthless socket stays open: {line.guest} {line.token}")
            await self.close(line)

    def note(self, line: Line, text: str) -> None:
        """Nothing sent over a socket shows what isn't meant for its seat."""
        message = json.loads(text)
        if line.place.is_honest:
            line.texts.append(text)
        found = [word for word in self.secrets if word in text]
        self.hold(not found, "secrets", found, "in", text[:200])
        if message["type"] in ("snapshot", "update"):
            line.scene, line.n = changed(line.scene, message), message["n"]
            line.moves += sum(h["type"] in ("played", "taken-back") for h in message["happenings"])
            own = SEATS.index(line.viewer) + 1 if line.viewer else len(SEATS) + 1
            view = line.scene["view"] or {"eyes": own}
            ended = line.scene["phase"] in ENDED
            self.hold(view["eyes"] == own or ended, "the view of", view["eyes"], "to", line.viewer)
            self.hold(bool(line.viewer) or not line.scene["legal"], "choices for a watcher")
            for item in message["happenings"]:
                hidden = not item.get("action") or item["seat"] == line.viewer
                self.hold(hidden, "an action of", item["seat"], "to", line.viewer)

    # Over HTTP

    async def join(self) -> None:
        """Sit down with some token, or try to."""
        token, guest = self.chance.choice(self.tokens), self.chance.choice(list(self.cookies))
        place = next((p for p in self.places if p.id == token.place), None)
        headers = {"Cookie": f"caravanserai_guest={self.cookies[guest]}"}
        answer = await self.http.post("/api/join", json={"token": token.text}, headers=headers)
        self.http.cookies.clear()
        may = place is not None and seats_somebody(place, token)
        where = f"{guest} joins with {token}: {answer.text}"
        self.hold(answer.status_code == (200 if may else 401), where)
        self.counts["joined" if may else "may not join"] += 1
        if may and place is not None:
            place.vacant.discard(token.seat)
            if guest not in place.owners[token.seat]:
                place.owners[token.seat].append(guest)
            await self.renew(place, token.seat)

    async def look(self) -> None:
        """Looking at a table gives no access to someone else's seat."""
        place = self.place()
        guest, token, wanted = self.credential(place)
        seat = wanted or "A"
        if not isinstance(admitted(place, guest, token, seat), frozenset):
            return
        headers = {"Authorization": f"Bearer {token.text}"} if token else {}
        if guest:
            headers["Cookie"] = f"caravanserai_guest={self.cookies[guest]}"
        answer = await self.http.get(f"/api/tables/{place.id}", headers=headers)
        self.http.cookies.clear()
        self.looks += 1
        where = f"a look: {guest} with {token} as {seat} of {place.id}"
        if token and self.is_bad(place, token):
            self.hold(answer.status_code == 401, where)
            return
        links = [link["seat"] for link in answer.json()["links"] if link["kind"] == "seat"]
        self.hold(seat not in (*answer.json()["table"]["yours"], *links), where)

    @staticmethod
    def is_bad(place: Place, token: Token) -> bool:
        return isinstance(admitted(place, None, token, None), frozenset)


def guest_id(cookie: str) -> str:
    """The secret id in a cookie."""
    said = cookie.partition(".")[0]
    return str(json.loads(urlsafe_b64decode(said + "=" * (-len(said) % 4)))[0])
