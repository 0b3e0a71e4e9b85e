"""Plots of tournaments, as PNG and SVG."""

from pathlib import Path
from typing import Any

FORMATS = ("png", "svg")


def plot_arena(summary: dict[str, Any], stem: Path) -> list[Path]:
    """Win shares with their intervals beside the fair share; the files written."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "caravanserai"
    from matplotlib import pyplot

    rows = summary["standings"][::-1]
    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.5 * len(rows)))
    for place, row in enumerate(rows):
        low, high = row["interval"]
        axes.plot([low, high], [place, place], color="tab:blue", linewidth=3, alpha=0.5)
        axes.plot(row["win_share"], place, "o", color="tab:blue")
        axes.plot(row["fair_share"], place, "|", color="grey", markersize=16)
    axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of wins, 95 % interval; grey: equal strength")
    axes.set_title(f"{summary['game']}, {summary['players']} players, {summary['games']} games")
    figure.tight_layout()
    paths = [stem.with_suffix(f".{kind}") for kind in FORMATS]
    for path in paths:
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
    return paths
