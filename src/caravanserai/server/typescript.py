"""The wire types in TypeScript: python -m caravanserai.server.typescript web/src/wire.ts"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from caravanserai.server.openapi import document

HEAD: Final = "// Made by caravanserai.server.typescript from the wire types; do not edit.\n"
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def types() -> str:
    """All wire types as declarations."""
    schemas: dict[str, Any] = document()["components"]["schemas"]
    return HEAD + "".join(_declared(name, schemas[name]) for name in sorted(schemas))


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
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(types(), encoding="utf-8")
