"""A program that plays: python examples/bot.py http://localhost:8000 TOKEN

TOKEN is the last part of an invitation link. The program sits down there and takes any legal
action until the game is over. It needs `websockets`; put your own idea into `choose`.
"""

import json
import random
import sys
import uuid
from contextlib import suppress
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def choose(scene: dict) -> str:
    """Yours to improve: scene["view"] and scene["facts"] describe the game so far."""
    return random.choice(scene["legal"])["action"]


def sit_down(server: str, invitation: str) -> dict:
    """Take the seat from an invitation."""
    body = json.dumps({"token": invitation, "name": "Example bot"}).encode()
    request = Request(f"{server}/api/join", body, {"Content-Type": "application/json"})
    return json.load(urlopen(request))


def after(scene: dict, message: dict) -> dict:
    """The new scene: a snapshot has all of it, an update has the changes."""
    new = message.get("scene") or message["changes"]
    for part in ("view", "facts"):
        if scene.get(part) and new.get(part):
            new[part] = {**scene[part], **new[part]}
    return {**scene, **new}


def play(socket: ClientConnection, seat: str, sent: dict | None) -> dict | None:
    """Play until the game is over; if cut off, return the action that wasn't acknowledged."""
    if sent:
        socket.send(json.dumps(sent))  # the same key: it takes effect once
    scene, n, done = {}, 0, 0
    with suppress(ConnectionClosed):
        for text in socket:
            message = json.loads(text)
            if message["type"] in ("snapshot", "update"):
                scene, n = after(scene, message), message["n"]
            elif message["type"] in ("ack", "refused"):
                sent, done = None, message.get("n", 0)  # `n` must get this far
            if scene["phase"] in ("over", "aborted"):
                print(json.dumps(scene["outcome"]))
                raise SystemExit
            if seat in scene["waiting_for"] and not sent and n >= done:
                sent = {"type": "act", "key": uuid.uuid4().hex, "at": n}
                sent["action"] = choose(scene)
                socket.send(json.dumps(sent))
    return sent


if __name__ == "__main__":
    server, sent = sys.argv[1].rstrip("/"), None
    seat = sit_down(server, sys.argv[2])
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/socket"
    key = {"Authorization": f"Bearer {seat['link']['token']}"}
    while True:  # when the connection breaks, reconnect and go on
        with connect(address, additional_headers=key, max_size=None) as socket:
            sent = play(socket, seat["seat"], sent)
