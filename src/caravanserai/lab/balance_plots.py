"""The plots of a report on balance, each as the text of an SVG."""

import re
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any, Final

from caravanserai.lab.figures import main_table, sorted_pieces
from caravanserai.lab.plots import pyplot

Say = Callable[..., str]
Draw = Callable[..., None]

COLOURS: Final = ("#1f6f8b", "#c8553d")
GREY: Final = "#999999"
WIDTH: Final = 7.5
MOST_PIECES: Final = 60


@dataclass(frozen=True)
class Side:
    """The figures of one study; a label if there are two."""

    label: str
    figures: dict[str, Any]


def _drawn(height: float, draw: Callable[[Any], None], columns: int = 1) -> str:
    """Let `draw` fill axes; the SVG, whose texts stay texts."""
    plt = pyplot()
    with warnings.catch_warnings(), plt.rc_context({"svg.fonttype": "none", "font.size": 9}):
        warnings.simplefilter("ignore")  # of letters that Matplotlib's font lacks and browsers have
        figure, axes = plt.subplots(1, columns, figsize=(WIDTH, height), squeeze=False)
        draw(axes[0])
        figure.tight_layout()
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
        plt.close(figure)
    return re.sub(r"^.*?(?=<svg)", "", out.getvalue(), flags=re.DOTALL)


def order(sides: Sequence[Side], say: Say) -> str:
    """Wins by place in the order of play, for each player count."""
    counts = [
        table["players"]
        for table in sides[0].figures["tables"]
        if table["name"] == "main" or table["name"].startswith("players-")
    ]

    def draw(axes: Any) -> None:
        for axis, players in zip(axes, sorted(counts), strict=True):
            for number, side in enumerate(sides):
                _places(axis, side, players, number)
            axis.axhline(1 / players, color=GREY, linewidth=1)
            axis.set_xlabel(say("lab-order-axis"))
            axis.set_ylim(bottom=0)
            axis.set_title(str(players))
        axes[0].set_ylabel(say("lab-wins-axis"))
        _legend(axes[0], sides)

    return _drawn(2.8, draw, len(counts))


def _places(axis: Any, side: Side, players: int, number: int) -> None:
    usual = [t for t in side.figures["tables"] if t["name"] in ("main", f"players-{players}")]
    table = next(table for table in usual if table["players"] == players)
    for row in table["places"]:
        x, (low, high) = row["place"] + 0.12 * number, row["interval"]
        axis.plot([x, x], [low, high], color=COLOURS[number], linewidth=2)
        label = side.label if row["place"] == 1 else None
        axis.plot(x, row["win_share"], "o", color=COLOURS[number], label=label)
    axis.set_xticks(range(1, players + 1))


def _legend(axis: Any, sides: Sequence[Side]) -> None:
    if len(sides) > 1:
        axis.legend(fontsize=8)


def foreseen(sides: Sequence[Side], say: Say) -> str:
    """How often who leads goes on to win."""

    def draw(axes: Any) -> None:
        for number, side in enumerate(sides):
            rows = [row for row in main_table(side.figures)["foreseen"] if row["led"] > 0.5]
            parts, wins = [row["part"] for row in rows], [row["leader_wins"] for row in rows]
            axes[0].plot(parts, wins, "o-", color=COLOURS[number], label=side.label)
            axes[0].axhline(1 / main_table(side.figures)["players"], color=GREY, linewidth=1)
        axes[0].set(xlim=(0, 1), ylim=(0, 1))
        axes[0].set(xlabel=say("lab-foreseen-axis"), ylabel=say("lab-leader-axis"))
        _legend(axes[0], sides)

    return _drawn(2.6, draw)


def scores(sides: Sequence[Side], say: Say) -> str:
    """How scores are spread; nothing if no game was scored."""
    if not all("histogram" in main_table(side.figures)["scores"] for side in sides):
        return ""

    def draw(axes: Any) -> None:
        for number, side in enumerate(sides):
            found = main_table(side.figures)["scores"]["histogram"]
            axes[0].stairs(found["shares"], found["edges"], color=COLOURS[number], label=side.label)
        axes[0].set(xlabel=say("lab-scores-axis"), ylabel=say("lab-share-axis"))
        _legend(axes[0], sides)

    return _drawn(2.4, draw)


def choices(sides: Sequence[Side], say: Say) -> str:
    """How often each kind of decision matters."""
    rows = main_table(sides[0].figures)["choices"]
    if not rows:
        return ""

    def draw(axes: Any) -> None:
        for number, side in enumerate(sides):
            for y, row in enumerate(reversed(main_table(side.figures)["choices"])):
                label = side.label if y == 0 else None
                place = y + 0.35 * number
                axes[0].barh(place, row["matter"], 0.35, color=COLOURS[number], label=label)
        axes[0].set_yticks(range(len(rows)), [row["decision"] for row in reversed(rows)])
        axes[0].set(xlim=(0, 1), xlabel=say("lab-column-matter"))
        _legend(axes[0], sides)

    return _drawn(1.0 + 0.22 * len(rows), draw)


def pieces(sides: Sequence[Side], say: Say) -> str:
    """How much more often the users of each piece win."""
    rows = sorted_pieces(sides[0].figures)[:MOST_PIECES]
    if not rows:
        return ""
    names = [(row["kind"], row["piece"]) for row in rows]

    def draw(axes: Any) -> None:
        for number, side in enumerate(sides):
            told = {(row["kind"], row["piece"]): row["lift"] for row in side.figures["pieces"]}
            _intervals(axes[0], [told.get(name) for name in names], side, number)
        axes[0].set_yticks(range(len(names)), [f"{p} ({k})" for k, p in names])
        axes[0].invert_yaxis()
        axes[0].set_xlabel(say("lab-pieces-axis"))
        _legend(axes[0], sides)

    return _drawn(1.0 + 0.2 * len(rows), draw)


def paired(sides: Sequence[Side], say: Say) -> str:
    """What each piece is worth, over all deals and where it is used."""
    rows = sorted(sides[0].figures["paired"], key=lambda row: -float(row["gain"]["mean"]))
    rows = rows[:MOST_PIECES]
    if not rows:
        return ""
    names = [row["piece"] for row in rows]

    def draw(axes: Any) -> None:
        for axis, kind in zip(axes, ("gain", "gain_where_used"), strict=True):
            for number, side in enumerate(sides):
                told = {row["piece"]: row[kind] for row in side.figures["paired"]}
                _intervals(axis, [told.get(name) for name in names], side, number)
            axis.set_yticks(range(len(names)), names if kind == "gain" else [])
            axis.invert_yaxis()
            axis.set_xlabel(say("lab-paired-axis"))
        _legend(axes[0], sides)

    return _drawn(1.0 + 0.2 * len(rows), draw, 2)


def _intervals(axis: Any, rows: Sequence[dict[str, Any] | None], side: Side, number: int) -> None:
    """A dot and its interval for each row, beside nothing."""
    axis.axvline(0, color=GREY, linewidth=1)
    label: str | None = side.label
    for y, row in enumerate(rows):
        if row is not None:
            place, colour = y + 0.25 * number, COLOURS[number]
            axis.plot(row["interval"], [place, place], color=colour, linewidth=2, alpha=0.6)
            axis.plot(row["mean"], place, "o", color=colour, markersize=4, label=label)
            label = None


PLOTS: Final[dict[str, Callable[[Sequence[Side], Say], str]]] = {
    "order": order,
    "foreseen": foreseen,
    "scores": scores,
    "choices": choices,
    "pieces": pieces,
    "paired": paired,
}
