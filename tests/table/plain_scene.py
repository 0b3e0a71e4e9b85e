"""What an audience should be shown, worked out part by part, with no regard for speed."""

from typing import Any

import msgspec

from caravanserai.engine.events import ALL
from caravanserai.engine.updates import choice_of, events_of
from caravanserai.table import wire
from caravanserai.table.happenings import happenings
from caravanserai.table.scene import PARTS, For, Scene, Update
from caravanserai.table.screens import Screens
from caravanserai.table.table import Table

encode, decode = msgspec.json.encode, msgspec.json.decode
decode_happening = msgspec.json.Decoder(wire.Happening).decode
decode_update = msgspec.json.Decoder(Update).decode


def plain_scene(table: Table, viewer: int) -> dict[str, Any]:
    """As JSON has it."""
    made = {part.name: part.make(table, viewer) for part in PARTS if part.made_for is not For.GAME}
    return decode(encode({**made, **_of_the_game(table, viewer)}))  # type: ignore[no-any-return]


def _of_the_game(table: Table, viewer: int) -> dict[str, Any]:
    if table.phase == "waiting":
        return {"prompt": None, "legal": [], "view": None, "facts": None}
    game = table.game
    view = game.view(table.position, ALL if table.phase == "over" else viewer)
    asked = viewer in table.asked.may_act
    legal = game.legal(view, viewer) if asked else []
    return {
        "prompt": game.prompt(view, viewer) if asked else None,
        "legal": [choice_of(game, view, viewer, a) for a in legal],
        "view": game.state_class.load(view.state).named(),
        "facts": game.facts(view),
    }


def told(table: Table, viewer: int, since: int = 0) -> list[wire.Happening]:
    """What an audience may know after a number."""

    def events(viewer: int, rows: Any) -> bytes:
        view = game.view(table.position, ALL if table.phase == "over" else viewer)
        return encode(events_of(game, view, rows, viewer))[1:-1]

    game = table.game
    return [decode_happening(told) for told in happenings(table, viewer, since, events)]


def scene_of(table: Table, viewer: int) -> Scene:
    """The scene of a first message."""
    sent = decode(Screens(table).snapshot(table, viewer))["scene"]
    return msgspec.convert(sent, Scene)
