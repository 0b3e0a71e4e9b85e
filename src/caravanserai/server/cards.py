"""The result of a game as a picture of the size that chats show: an SVG, and a PNG of it."""

from dataclasses import dataclass
from html import escape
from typing import Final

import resvg_py

from caravanserai.engine.position import Outcome
from caravanserai.locale import Texts
from caravanserai.table import wire
from caravanserai.table.scene import seat_infos
from caravanserai.table.table import Table

WIDTH, HEIGHT = 1200, 630
MOST_LETTERS: Final = 22  # of a name
_PAPER, _INK, _SOFT, _LINE, _BRASS = "#f6f0e4", "#2b2320", "#645850", "#d8cbb2", "#c9973a"
_SKY, _SUN, _SAND, _NEAR = "#f6e3b8", "#e9a94b", "#ead9b5", "#dcc592"
_FONT: Final = "Marcellus, Georgia, 'Noto Serif', 'Noto Serif CJK KR', serif"
_COLORS: Final = {"A": "#b5402a", "B": "#2f5d8c", "C": "#3f7f6b", "D": "#c98f2e"}
_MARKS: Final = {  # as in the client, 24 by 24
    "A": "M12 3L21 12L12 21L3 12ZM12 8L16 12L12 16L8 12Z",
    "B": "M16 4A9 9 0 1 0 16 20A7 7 0 1 1 16 4Z",
    "C": "M2 10C5 5 9 5 12 10S19 15 22 10V15C19 20 15 20 12 15S5 10 2 15Z",
    "D": "M12 2L14.6 9L22 9.3L16 13.8L18.2 21L12 16.7L5.8 21L8 13.8L2 9.3L9.4 9Z",
}
_CAMEL: Final = (  # 70 by 47
    "M7 45L9 31C4 28 4 21 8 20C9 13 13 8 17 11C20 13 21 18 24 18C27 18 27 12 31 10C36 8 39 15 40 20"
    "C43 22 46 20 47 16L49 8C50 4 54 3 57 4L63 8C65 10 64 13 61 13L56 13C56 20 55 28 48 31L47 45H42"
    "L41 34C36 36 27 36 22 34L20 45H15L15 33L12 45Z"
)


@dataclass(frozen=True)
class Line:
    """A player of a result."""

    seat: wire.Seat
    name: str
    score: int
    won: bool


@dataclass(frozen=True)
class Result:
    """What a card shows, in words."""

    title: str
    verdict: str
    lines: tuple[Line, ...]  # the best first
    shows_scores: bool


def result_of(table: Table, texts: Texts) -> Result:
    """The result of a finished game; without winners if it was ended by its players."""
    outcome = table.game.outcome(table.position)
    names = [player_name(info, texts) for info in seat_infos(table, set())]
    lines = [
        Line(info.seat, name, *_standing(outcome, seat))
        for seat, (info, name) in enumerate(zip(seat_infos(table, set()), names, strict=True))
    ]
    ranks = outcome.ranks if outcome else [1] * len(lines)
    ordered = [line for _, line in sorted(zip(ranks, lines, strict=True), key=lambda one: one[0])]
    scored = outcome is not None and any(outcome.scores)
    return Result(texts("title"), _verdict(outcome, names, texts), tuple(ordered), scored)


def _standing(outcome: Outcome | None, seat: int) -> tuple[int, bool]:
    return (outcome.scores[seat], seat in outcome.winners) if outcome else (0, False)


def _verdict(outcome: Outcome | None, names: list[str], texts: Texts) -> str:
    if outcome is None:
        return texts("error-table-aborted")
    winners = [names[seat] for seat in outcome.winners]
    reason = texts(f"ending-{outcome.reason}")
    return texts("client-over", count=len(winners), players=", ".join(winners), reason=reason)


def player_name(info: wire.SeatInfo, texts: Texts) -> str:
    """What a player is called."""
    if info.kind == "bot":
        return texts(f"client-bot-{info.seat}")
    return info.name or texts("client-seat", seat=info.seat)


def svg(result: Result) -> str:
    """The card."""
    lines = "".join(_line(line, 250 + 76 * n, result) for n, line in enumerate(result.lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}" font-family="{_FONT}">'
        f"{_scenery()}"
        f'<rect x="60" y="50" width="720" height="530" rx="22" fill="{_PAPER}" stroke="{_INK}"'
        ' stroke-width="3"/>'
        f"{_text(100, 124, 50, result.title, _INK, 640)}"
        f"{_text(100, 178, 26, result.verdict, _SOFT, 640)}"
        f'<path d="M100 206H740" stroke="{_LINE}" stroke-width="2"/>{lines}'
        f"{_text(1140, 598, 24, 'Caravanserai', _INK, 300, 'end')}"
        "</svg>"
    )


def _scenery() -> str:
    """Camels at sunrise."""
    camels = "".join(
        f'<path d="{_CAMEL}" transform="translate({x} {y}) scale(2)" fill="{_INK}"/>'
        for x, y in ((812, 406), (1000, 398))
    )
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_SKY}"/>'
        f'<circle cx="980" cy="330" r="170" fill="{_SUN}"/>'
        f'<path d="M0 420C300 350 700 360 1200 400V630H0Z" fill="{_SAND}"/>'
        f'<path d="M0 520C300 470 800 470 1200 500V630H0Z" fill="{_NEAR}"/>{camels}'
    )


def _line(line: Line, y: int, result: Result) -> str:
    color, mark = _COLORS[line.seat], _MARKS[line.seat]
    wash = f'<rect x="84" y="{y - 26}" width="672" height="66" rx="12" fill="{_BRASS}"'
    score = _text(740, y + 18, 38, str(line.score), _INK, 160, "end") if result.shows_scores else ""
    return (
        f"{wash} fill-opacity='{0.28 if line.won else 0}'/>"
        f'<path d="{mark}" transform="translate(100 {y - 14}) scale(1.7)" fill="{color}"'
        f' fill-rule="evenodd" stroke="{_INK}" stroke-width="1.2"/>'
        f"{_text(160, y + 17, 34, _shortened(line.name), _INK, 440)}{score}"
    )


def _text(
    x: int, y: int, size: int, said: str, color: str, room: int, anchor: str = "start"
) -> str:
    """A line of text, made smaller if it would not fit."""
    wide = sum(1.0 if ord(letter) > 0x1100 else 0.52 for letter in said) * size
    fitting = size if wide <= room else max(12, int(size * room / wide))
    return (
        f'<text x="{x}" y="{y}" font-size="{fitting}" fill="{color}" text-anchor="{anchor}">'
        f"{escape(said)}</text>"
    )


def _shortened(name: str) -> str:
    return name if len(name) <= MOST_LETTERS else name[: MOST_LETTERS - 1] + "…"


def png(drawn: str) -> bytes:
    """A card as a PNG, in the fonts of this machine."""
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn))
