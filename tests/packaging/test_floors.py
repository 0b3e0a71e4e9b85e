"""A layer uses those below it, and knows nothing of those above."""

import ast
from collections.abc import Iterator
from pathlib import Path

import caravanserai

ROOT = Path(caravanserai.__file__).parent
FLOORS = {
    "__init__": 0, "engine": 0, "locale": 1, "games": 1, "bots": 2,
    "research": 3, "lab": 3, "table": 3, "server": 4, "cli": 5, "__main__": 6,
}  # fmt: skip


def imported(path: Path) -> Iterator[str]:
    """The packages that a module imports from."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "caravanserai":
            yield from (alias.name for alias in node.names if alias.name in FLOORS)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("caravanserai."):
            yield str(node.module).split(".")[1]
        elif isinstance(node, ast.Import):
            ours = (alias.name for alias in node.names if alias.name.startswith("caravanserai."))
            yield from (name.split(".")[1] for name in ours)


def test_nothing_is_imported_from_above() -> None:
    seen, wrong = 0, []
    for path in ROOT.rglob("*.py"):
        room = path.relative_to(ROOT).parts[0].removesuffix(".py")
        for other in imported(path):
            seen += 1
            if FLOORS[other] > FLOORS[room]:
                wrong.append(f"{path.relative_to(ROOT)} imports from {other}")
    assert seen > 500
    assert wrong == []
