"""A report on balance: one page with its plots inside, and its figures as JSON."""

import json
from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from caravanserai.lab.balance_plots import PLOTS, Side
from caravanserai.lab.figures import main_table, sorted_pieces

Say = Callable[..., str]
Rows = Sequence[Sequence[str]]

UNKNOWN: Final = "-"
PAGE_FILE, FIGURES_FILE = "report.html", "report.json"
STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
figure { margin: 1rem 0; background: #fff; border-radius: 4px; }
figure svg { display: block; height: auto; max-width: 100%; }
.caution { border-left: 4px solid #c80; padding-left: 1rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { border-bottom: 1px solid var(--line); padding: .2rem .7rem; text-align: right; }
td:first-child, th:first-child { text-align: left; }
"""


def write(sides: Sequence[Side], folder: Path, say: Say, language: str) -> list[Path]:
    """Write the page, the figures, and the plots as pictures of their own."""
    plots = {name: draw(sides, say) for name, draw in PLOTS.items()}
    page, data = folder / PAGE_FILE, folder / FIGURES_FILE
    page.write_text(html(sides, plots, say, language), encoding="utf-8")
    told = [{"label": side.label, **side.figures} for side in sides]
    data.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    pictures = []
    for name, drawn in plots.items():
        if drawn:
            pictures.append(folder / f"{name}.svg")
            pictures[-1].write_text(drawn, encoding="utf-8")
    return [page, data, *pictures]


def html(sides: Sequence[Side], plots: dict[str, str], say: Say, language: str) -> str:
    """The whole page."""
    first = sides[0].figures
    table = main_table(first)
    told = {name: str(first[name]) for name in ("bot", "seed", "version")}
    made = say("lab-made-with", games=table["games"], players=table["players"], **told)
    title = say("lab-title", game=say("title"))
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(made)}</p>",
        f'<p class="caution">{escape(say("lab-caution"))}</p><p>{escape(say("lab-intervals"))}</p>',
        *_sections(sides, plots, say),
        "</body></html>\n",
    ]
    return "\n".join(parts)


def _sections(sides: Sequence[Side], plots: dict[str, str], say: Say) -> Iterator[str]:
    yield _section(say, "order", plots["order"])
    yield _section(say, "overview", "", *(_overview(side, say) for side in sides))
    yield _section(say, "foreseen", plots["foreseen"])
    if plots["scores"]:
        yield f"<h2>{escape(say('lab-scores'))}</h2><figure>{plots['scores']}</figure>"
    yield _section(say, "choices", plots["choices"], *(_choices(side, say) for side in sides))
    if any(sorted_pieces(side.figures) for side in sides):
        yield _section(say, "pieces", plots["pieces"], *(_pieces(side, say) for side in sides))
    if any(side.figures["paired"] for side in sides):
        yield _section(say, "paired", plots["paired"], *(_paired(side, say) for side in sides))


def _section(say: Say, name: str, plot: str, *tables: str) -> str:
    head = f"<h2>{escape(say(f'lab-{name}'))}</h2><p>{escape(say(f'lab-{name}-says'))}</p>"
    return head + (f"<figure>{plot}</figure>" if plot else "") + "".join(tables)


def _table(caption: str, head: Sequence[str], rows: Rows) -> str:
    """A table; the caption names the side, where there are two."""
    said = f"<caption>{escape(caption)}</caption>" if caption else ""
    titles = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="table"><table>{said}<tr>{titles}</tr>{lines}</table></div>'


def percent(value: float, signed: bool = False) -> str:
    """A share as people read it."""
    return f"{100 * value:+.1f} %" if signed else f"{100 * value:.1f} %"


def between(found: dict[str, Any] | None, shown: Callable[[float], str]) -> str:
    """A mean with its interval."""
    if found is None:
        return UNKNOWN
    low, high = found["interval"]
    return f"{shown(found['mean'])} ({shown(low)} … {shown(high)})"


def _gain(value: float) -> str:
    return percent(value, signed=True)


def _overview(side: Side, say: Say) -> str:
    tables = side.figures["tables"]
    rows = [[say("lab-row-games"), *(f"{table['games']:,}" for table in tables)]]
    for place in range(max(len(table["places"]) for table in tables)):
        shares = [_share_of(table["places"], place) for table in tables]
        rows.append([say("lab-row-place", place=place + 1), *shares])
    for reason in tables[0]["endings"]:
        shares = [percent(table["endings"][reason]) for table in tables]
        rows.append([say("lab-row-endings", reason=say(f"ending-{reason}")), *shares])
    for key in ("decisions", "turns", "lead-changes"):
        means = [f"{table[key.replace('-', '_')]['mean']:.1f}" for table in tables]
        rows.append([say(f"lab-row-{key}"), *means])
    rows.append([say("lab-row-decided"), *(percent(table["decided"]["q50"]) for table in tables)])
    rows.append([say("lab-row-scored"), *(percent(table["scores"]["scored"]) for table in tables)])
    for key, part in (("score", "all"), ("winner", "winner"), ("lead", "lead")):
        rows.append([say(f"lab-row-{key}"), *(_mean(table["scores"], part) for table in tables)])
    rows.append([say("lab-row-shared"), *(_shared(table["scores"]) for table in tables)])
    return _table(side.label, ["", *(table["name"] for table in tables)], rows)


def _share_of(places: Sequence[dict[str, Any]], place: int) -> str:
    return percent(places[place]["win_share"]) if place < len(places) else ""


def _mean(scores: dict[str, Any], part: str) -> str:
    return f"{scores[part]['mean']:.1f}" if part in scores else UNKNOWN


def _shared(scores: dict[str, Any]) -> str:
    return percent(scores["shared"]) if "shared" in scores else UNKNOWN


def _choices(side: Side, say: Say) -> str:
    head = [say(f"lab-column-{c}") for c in ("decision", "a-game", "choices", "matter", "stake")]
    rows = [
        [
            row["decision"],
            f"{row['a_game']:.1f}",
            f"{row['choices']:.1f}",
            percent(row["matter"]),
            f"{row['stake']:.2f}",
        ]
        for row in main_table(side.figures)["choices"]
    ]
    return _table(side.label, head, rows)


def _pieces(side: Side, say: Say) -> str:
    head = [say(f"lab-column-{column}") for column in ("piece", "uses", "users", "lift")]
    rows = [
        [
            f"{row['piece']} ({row['kind']})",
            f"{row['uses_a_game']:.2f}",
            percent(row["players"]),
            between(row["lift"], _gain),
        ]
        for row in sorted_pieces(side.figures)
    ]
    return _table(side.label, head, rows)


def _paired(side: Side, say: Say) -> str:
    head = [say(f"lab-column-{c}") for c in ("piece", "deals", "gain", "gain-used", "points")]
    rows = [
        [
            row["piece"],
            f"{row['deals']:,} / {row['used']:,}",
            between(row["gain"], _gain),
            between(row["gain_where_used"], _gain),
            between(row["points_where_used"], lambda value: f"{value:+.2f}"),
        ]
        for row in sorted(side.figures["paired"], key=lambda row: -float(row["gain"]["mean"]))
    ]
    return _table(side.label, head, rows)
