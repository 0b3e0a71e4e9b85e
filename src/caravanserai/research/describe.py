"""What the numbers of an observation mean, as tables for docs/research.md.

`python -m caravanserai.research.describe docs/research.md` writes them between their marks.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from caravanserai import games
from caravanserai.engine.game import Game
from caravanserai.engine.observation import Block

MOST_NAMED = 8


def described(game: Game) -> str:
    """The blocks of a game's observation; where each begins, for every player count."""
    layouts = [game.layout(players) for players in game.players]
    counts = [f"{players} players" for players in game.players]
    lines = [
        "| block | " + " | ".join(counts) + " | numbers | from | to | meaning |",
        "| --- |" + " ---: |" * len(counts) + " --- | ---: | ---: | --- |",
    ]
    for blocks in zip(*(layout.blocks for layout in layouts), strict=True):
        last = blocks[-1]
        begins = " | ".join(str(lt.places[last.name].start) for lt in layouts)
        bounds = f"{last.low} | {last.high}"
        lines.append(f"| `{last.name}` | {begins} | {_axes(last)} | {bounds} | {last.meaning} |")
    sizes = " | ".join(str(layout.size) for layout in layouts)
    lines.append(f"| **all** | {sizes} | | | | |")
    return "\n".join(lines)


def _axes(block: Block) -> str:
    return " by ".join(_named(axis) for axis in block.axes) or "1"


def _named(axis: Sequence[str]) -> str:
    if len(axis) <= MOST_NAMED:
        return f"{len(axis)} ({', '.join(axis)})"
    return f"{len(axis)} ({axis[0]}, {axis[1]}, …, {axis[-1]})"


def update(page: Path) -> None:
    """Put the tables into a page, each between `<!-- NAME -->` and `<!-- end -->`."""
    text = page.read_text(encoding="utf-8")
    for name in games.names():
        table = described(games.load(name))
        begin, end = f"<!-- {name} -->\n", "\n<!-- end -->"
        before, _, rest = text.partition(begin)
        text = before + begin + table + end + rest.partition(end)[2]
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    update(Path(sys.argv[1]))
