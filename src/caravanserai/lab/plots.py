"""Plots of tournaments, as PNG and SVG, of training, and of how often chances come true."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

FORMATS = ("png", "svg")


def plot_arena(summary: dict[str, Any], stem: Path) -> list[Path]:
    """Win shares with their intervals beside the fair share; the files written."""
    plt = pyplot()
    rows = summary["standings"][::-1]
    figure, axes = plt.subplots(figsize=(7, 1.2 + 0.5 * len(rows)))
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
    plt.close(figure)
    return paths


def plot_curve(decisions: Sequence[float], won: Sequence[float], taught: float, path: Path) -> None:
    """Games won against greedy after so many decisions, those of a teacher first; as SVG."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(7, 3))
    axes.plot([count / 1e6 for count in decisions], won, "o-", color="tab:blue")
    axes.axvspan(0, taught / 1e6, color="tab:orange", alpha=0.2, label="taught")
    axes.axhline(0.5, color="grey", linewidth=1, linestyle="dashed")
    axes.set_xlim(left=0)
    axes.set_ylim(0, 1)
    axes.set_xlabel("million decisions")
    axes.set_ylabel("won against greedy")
    axes.legend(loc="upper left")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def plot_reliability(summaries: Sequence[dict[str, Any]], path: Path) -> None:
    """What was expected against what happened, before and after calibration; a panel a table."""
    plt = pyplot()
    size = 3 * len(summaries), 3.2
    figure, panels = plt.subplots(1, len(summaries), figsize=size, sharey=True, squeeze=False)
    for axes, summary in zip(panels[0], summaries, strict=True):
        axes.plot([0, 1], [0, 1], color="grey", linewidth=1, linestyle="dashed")
        for way, colour in (("raw", "tab:orange"), ("fitted", "tab:blue")):
            expected, happened, _ = zip(*summary[way]["bins"], strict=True)
            label = f"{way}: {100 * summary[way]['error']:.1f} points"
            axes.plot(expected, happened, "o-", color=colour, markersize=4, label=label)
        axes.set(xlim=(0, 1), ylim=(0, 1), xlabel="expected")
        axes.set_title(f"{summary['game']}, {summary['players']} players", fontsize=10)
        axes.legend(loc="upper left", fontsize=8)
    panels[0][0].set_ylabel("won")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    plt.close(figure)


def plot_league(runs: Sequence[dict[str, Any]], path: Path) -> None:
    """Everybody's rating after each run, with twice its deviation."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(7, 4))
    for name in [row["bot"] for row in runs[-1]["standings"]]:
        found = [
            (run["games"], row["rating"], 2 * row["rating_deviation"])
            for run in runs
            for row in run["standings"]
            if row["bot"] == name and row["games"]
        ]
        if found:
            games, ratings, spreads = zip(*found, strict=True)
            axes.errorbar(games, ratings, spreads, marker="o", capsize=3, label=name)
    axes.set_xlabel("games of the league")
    axes.set_ylabel("rating, ± 2 deviations")
    axes.legend(loc="best", fontsize=8)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def pyplot() -> Any:
    """Matplotlib without a screen, and with the same SVG each time."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "caravanserai"
    from matplotlib import pyplot

    return pyplot
