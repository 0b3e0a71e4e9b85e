"""The documents made from the wire types."""

import re

from caravanserai.server.openapi import document
from caravanserai.server.typescript import wire_types


def test_typescript_declares_every_type_it_uses() -> None:
    text = wire_types()
    declared = set(re.findall(r"export (?:interface|type) (\w+)", text))
    assert {"Snapshot", "Update", "Scene", "FromClient", "FromServer", "Phrase"} <= declared
    bare = re.sub(r'/\*\*.*?\*/|"[^"]*"', "", text, flags=re.DOTALL)
    used = set(re.findall(r"\b([A-Z]\w+)\b", bare)) - {"Array", "Record", "Made"}
    assert used <= declared


def test_every_operation_says_how_it_can_fail() -> None:
    for path, operations in document()["paths"].items():
        for method, operation in operations.items():
            assert {"200", "401", "429"} <= set(operation["responses"]), (method, path)


def test_a_failing_server_says_so_in_the_form_of_its_health() -> None:
    responses = document()["paths"]["/healthz"]["get"]["responses"]
    assert responses["503"]["content"] == responses["200"]["content"]
    health = document()["components"]["schemas"]["Health"]["properties"]
    assert set(health["status"]["enum"]) == {"ok", "failing"}
