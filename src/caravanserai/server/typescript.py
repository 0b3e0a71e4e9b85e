"""The client's types in TypeScript: python -m caravanserai.server.typescript web/src

wire.ts: what is sent. games/<game>/types.ts: box, view and facts of each game that has a board.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from caravanserai import games
from caravanserai.engine.game import Game
from caravanserai.engine.record import Record
from caravanserai.server.openapi import document

HEAD: Final = "// Made by caravanserai.server.typescript; do not edit.\n"
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def files(root: Path) -> dict[Path, str]:
    """The files to write in the client's source folder."""
    boards = {name: root / "games" / name for name in games.names()}
    found = {root / "wire.ts": wire_types()}
    for name, folder in boards.items():
        if folder.is_dir():
            found[folder / "types.ts"] = game_types(games.load(name))
    return found


def wire_types() -> str:
    """All wire types as declarations."""
    return HEAD + _all_declared(document()["components"]["schemas"])


def game_types(game: Game) -> str:
    """Box, view and facts of a game."""
    details = [] if game.details_class is None else [game.details_class]
    _, schemas = msgspec.json.schema_components(details)
    facts = " extends ".join(["Facts", *(kind.__name__ for kind in details)])
    records = {"Box": game.box_class, "View": game.state_class, facts: game.facts_class}
    made = "".join(_record(name, record) for name, record in records.items())
    return HEAD + made + _all_declared(schemas)


def _record(name: str, record: type[Record]) -> str:
    fields = [
        f"  {field}: number{'[]' * len(declared.shape)};\n"
        for field, declared in record.fields.items()
        if field != "rng"
    ]
    return f"\nexport interface {name} {{\n{''.join(fields)}}}\n"


def _all_declared(schemas: dict[str, Any]) -> str:
    return "".join(_declared(name, schemas[name]) for name in sorted(schemas))


def _declared(name: str, schema: dict[str, Any]) -> str:
    said = f"\n/** {schema['description']} */" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{said}\nexport type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};\n"
        for field, kind in schema["properties"].items()
    ]
    return f"{said}\nexport interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return f"Array<{_type(schema['items'])}>" if "items" in schema else "unknown[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    for path, text in files(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")
