"""The OpenAPI document, made from the endpoints and the wire types."""

import re
from typing import Any, Final

import msgspec

from caravanserai import __version__
from caravanserai.server import bodies
from caravanserai.server.api import ENDPOINTS
from caravanserai.server.http import Endpoint
from caravanserai.table import requests, scene

ALWAYS_POSSIBLE: Final = (401, 408, 421, 429, 503)
ON_WRITING: Final = (400, 403, 413)
DESCRIPTIONS: Final = {
    400: "The request is not of its form, or asks for what there is not.",
    401: "The token was not made here, or the seat has changed hands.",
    403: "It is not yours to do.",
    404: "There is no such table or page.",
    408: "The request took too long to arrive.",
    409: "Not now: the table is not in the state for it.",
    413: "The body is too large.",
    421: "The server is not known by this name.",
    429: "Too much at once.",
    503: "Nothing can be saved or read now, or too many are connected; try again later.",
}
_REF: Final = "#/components/schemas/{name}"
_SOCKET: Final = (
    "The socket of a table: /api/tables/{table}/socket?seat=A&since=0. Without a seat it is for"
    " watching. Messages are the schemas FromClient and FromServer."
)


def document() -> dict[str, Any]:
    """The whole document."""
    types = [t for e in ENDPOINTS for t in (e.answer, e.body) if t not in (None, str)]
    messages = [requests.FromClient, scene.FromServer, bodies.Trouble]
    schemas, components = msgspec.json.schema_components([*types, *messages], ref_template=_REF)
    by_type = {str(kind): schema for kind, schema in zip([*types, *messages], schemas, strict=True)}
    components = {
        **components,
        "FromClient": by_type[str(requests.FromClient)],
        "FromServer": by_type[str(scene.FromServer)],
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Caravanserai", "version": __version__, "description": _SOCKET},
        "paths": _paths(by_type),
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"seat": []}],
    }


def _paths(by_type: dict[str, Any]) -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return paths


def _operation(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    answer = {"type": "string"} if endpoint.answer is str else by_type[str(endpoint.answer)]
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": f"{endpoint.method.lower()} {endpoint.path}",
        "parameters": _parameters(endpoint.path),
        "responses": {
            "200": {"description": "Done.", "content": {endpoint.media: {"schema": answer}}},
            **{str(status): _trouble(status) for status in _fails(endpoint)},
        },
    }
    if endpoint.own_failure is not None:
        content = {endpoint.media: {"schema": answer}}
        operation["responses"][str(endpoint.own_failure)]["content"] = content
    if endpoint.body is not None:
        content = {"application/json": {"schema": by_type[str(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _fails(endpoint: Endpoint) -> list[int]:
    writing = ON_WRITING if endpoint.method != "GET" else ()
    return sorted({*endpoint.fails, *ALWAYS_POSSIBLE, *writing})


def _trouble(status: int) -> dict[str, Any]:
    schema = {"$ref": _REF.format(name="Trouble")}
    content = {"application/json": {"schema": schema}}
    return {"description": DESCRIPTIONS[status], "content": content}


def _parameters(path: str) -> list[dict[str, Any]]:
    found = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]
    if path == "/locale/{language}.ftl":
        found.append({"name": "game", "in": "query", "schema": {"type": "string"}})
    return found
