"""Which of the processes that share the tests runs which of them.

A process that compiles a kernel of a game first has to read all rules that it calls, which takes as
long as compiling two or three. So the tests that compile kernels of a game run in one process, and
before all others, which then find the kernels in the cache; those go file by file.
"""

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from caravanserai import games

COMPILING = ("bots", "golden", "lab", "perft", "properties", "research")
GAMES = games.names()


def game_of(node: str) -> str | None:
    """The game that a test may compile, by the name of its folder or its case."""
    folder = node.split("/")[1]
    if folder not in COMPILING:
        return None
    return next((game for game in GAMES if game in node), None)


class ByGame(LoadScopeScheduling):  # type: ignore[misc]
    """Deals out games, then files."""

    def _split_scope(self, nodeid: str) -> str:
        return game_of(nodeid) or nodeid.partition("::")[0]
