"""A game told again from its log: what an audience was sent, from the first move on.

A recording is the first snapshot and the update after every move, the very messages that a socket
of this audience carries. So it can tell nothing that its audience was not told before. Only the
recording for `ALL` shows every card; who may have it is decided elsewhere.

What was taken back, said in chat or done beside the game is left out.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from caravanserai.engine.events import ALL, AUDIENCE, EVERYONE, PUBLIC
from caravanserai.engine.game import Game
from caravanserai.table import entries as e
from caravanserai.table.screens import Screens
from caravanserai.table.table import Draft, Setup, Table, Taken

_TOLD: Final = (e.Sat, e.BotSat, e.Left, e.Returned, e.Voted, e.Acted)


class OpenTable(Table):
    """A table whose spectators see everything, whatever is hidden from the players."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._lay_open()

    def _look(self, is_new: bool) -> None:
        super()._look(is_new)
        if is_new:
            self._lay_open()

    def _lay_open(self) -> None:
        self.views[PUBLIC : PUBLIC + 1] = self.game.laid_open(self.position).state

    def _tried(self, entry: e.Acted, at: float) -> Draft:
        draft = super()._tried(entry, at)
        rows = draft.rows.copy()
        rows[:, AUDIENCE] = EVERYONE
        return msgspec.structs.replace(draft, rows=rows)


def standing(log: Sequence[Taken]) -> list[Taken]:
    """The entries that a recording tells, without what was taken back."""
    undone = {taken.undoes for taken in log}
    return [
        taken
        for number, taken in enumerate(log)
        if number not in undone and isinstance(taken.entry, _TOLD)
    ]


async def record(
    setup: Setup,
    game: Game,
    log: Iterable[Taken],
    viewer: int,
    counts_all: bool,
    to_stranger: bool = False,
) -> bytes:
    """The recording for a seat, PUBLIC or ALL, as a `Recording` in JSON.

    A moment's number counts the actions until then. Unless `counts_all`, it counts only those this
    audience was told of: in a game that goes on, others may have acted in secret. To a stranger
    the player of the seat is somebody else, not "you".

    The caller's loop goes on in between: a step takes about as long as a move at the table.
    """
    is_open, audience = viewer == ALL, PUBLIC if viewer == ALL else viewer
    untimed = msgspec.structs.replace(setup, bank=None)
    table = (OpenTable if is_open else Table)(untimed, game)
    screens, first, steps, moves = Screens(table, PUBLIC if to_stranger else None), b"", [], 0
    for taken in log:
        began = table.has_begun
        told = table.take(table.draft(taken.entry, taken.at))
        acted = isinstance(taken.entry, e.Acted)
        moves += acted and (counts_all or audience in told)
        if table.has_begun and not began:
            first = screens.snapshot(table, audience)
        elif began and audience in told:
            steps += [
                _step(moves, update) for update in screens.updates(table, [audience]).values()
            ]
        await asyncio.sleep(0)
    return b'{"moves":%d,"first":%b,"steps":[%b]}' % (moves, first, b",".join(steps))


def _step(moves: int, update: bytes) -> bytes:
    return b'{"move":%d,"update":%b}' % (moves, update)
