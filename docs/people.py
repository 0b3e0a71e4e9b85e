"""People at a table who play over the network, so that a browser only has to look on."""

import json
import random
import re
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

LOOK = 0.02  # seconds until everybody is looked at again
WHOLE = "offer|counter"  # begin what people at a browser make whole: offers
Scene = dict[str, Any]


class Person:
    """One seat. scene: what they see; events: what others have done since they acted."""

    def __init__(self, socket: ClientConnection, seat: str, chance: random.Random) -> None:
        self.seat = seat
        self.scene: Scene = {}
        self.events: list[tuple[str, str]] = []
        self._socket, self._chance = socket, chance
        self._n = self._done = 0
        self._sent = ""

    def hear(self, wait: float = 0) -> None:
        """Take in what has happened, or happens within this many seconds."""
        while True:
            try:
                message = json.loads(self._socket.recv(timeout=wait))
            except TimeoutError:
                return
            wait = 0
            if message["type"] in ("snapshot", "update"):
                self.scene, self._n = _after(self.scene, message), message["n"]
                self.events += _events(message, self.seat)
            elif message.get("key") == self._sent:
                self._sent, self._done = "", message.get("n", 0)

    @property
    def is_asked(self) -> bool:
        """Do others wait for this person, who knows all that has happened?"""
        waits = self.seat in self.scene.get("waiting_for", ())
        return waits and not self._sent and self._n >= self._done

    def act(self, liked: str) -> None:
        """Choose something, mostly what is liked."""
        legal = [choice["action"] for choice in self.scene["legal"]]
        offered = [action for action in legal if not re.match(WHOLE, action)]
        likely = [action for action in offered if re.match(liked, action)]
        wanted = likely if likely and self._chance.random() < 0.8 else offered
        self.ask("act", action=self._chance.choice(wanted), at=self._n)

    def ask(self, kind: str, **fields: Any) -> None:
        """Send a message; the answer is heard later."""
        self.events.clear()
        self._sent = uuid.uuid4().hex
        self._socket.send(json.dumps({"type": kind, "key": self._sent, **fields}))


def _after(scene: Scene, message: dict[str, Any]) -> Scene:
    """A snapshot has the whole scene, an update has the changes."""
    new = message.get("scene") or message["changes"]
    for part in ("view", "facts"):
        if scene.get(part) and new.get(part):
            new[part] = {**scene[part], **new[part]}
    return {**scene, **new}


def _events(message: dict[str, Any], own: str) -> Iterator[tuple[str, str]]:
    """The kinds of events that others brought about, each with its name in the log."""
    for item in message["happenings"]:
        if item.get("seat") != own:
            for index, event in enumerate(item.get("events", ())):
                yield event["kind"], f"{item['n']}.{index}"


class People:
    """All people at a table; the first one is who the browser looks over the shoulder of."""

    def __init__(self, people: list[Person], liked: str) -> None:
        self._people, self._liked = people, liked
        self.turns = 0  # choices they have made

    @property
    def first(self) -> Person:
        """Who is looked at."""
        return self._people[0]

    @property
    def last(self) -> Person:
        """Who makes offers."""
        return self._people[-1]

    def wait(self) -> None:
        """Until somebody is asked, or the game is over."""
        while True:
            for one in self._people:
                one.hear()
            if self.first.scene and (self.is_over or any(one.is_asked for one in self._people)):
                return
            self.first.hear(LOOK)

    def go_on(self) -> None:
        """Whoever is asked first chooses."""
        next(one for one in self._people if one.is_asked).act(self._liked)
        self.turns += 1
        self.wait()

    @property
    def told(self) -> dict[str, str]:
        """The kinds of events the first one was told of since they acted, with their names."""
        return dict(reversed(self.first.events))

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.first.scene["phase"] == "over")


@contextmanager
def seated(url: str, table: str, tokens: dict[str, str], liked: str) -> Iterator[People]:
    """People with a token for each seat; most of them choose what is liked."""
    address = f"{url.replace('http', 'ws', 1)}api/tables/{table}/socket"
    chance = random.Random(4)
    with ExitStack() as stack:
        people = []
        for seat, token in tokens.items():
            key = {"Authorization": f"Bearer {token}"}
            socket = connect(address, additional_headers=key, max_size=None)
            people.append(Person(stack.enter_context(socket), seat, chance))
        yield People(people, liked)
