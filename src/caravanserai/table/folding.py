"""A table from its log: the state is a fold of the entries, each checked against its record."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import structlog

from caravanserai.engine.errors import BadOption, CaravanseraiError
from caravanserai.games import load
from caravanserai.table import entries as e
from caravanserai.table.errors import Frozen
from caravanserai.table.storage.store import Row
from caravanserai.table.table import Setup, Table

log = structlog.get_logger()


def taken(table: Table, entries: Iterable[e.Entry]) -> list[Row]:
    """Add these entries to a new table; return them as they are stored."""
    rows = []
    for entry in entries:
        draft = table.draft(entry, table.setup.created)
        rows.append(Row(len(table.log), draft.at, e.encode(entry), draft.digest))
        table.take(draft)
    return rows


def fold(setup: Setup, rows: Iterable[Row]) -> Table:
    """The table a log leads to."""
    try:
        game = load(setup.game)
    except BadOption as error:
        log.error("a game is not known", table=setup.id, game=setup.game)
        raise Frozen("match-damaged") from error
    if setup.ruleset != game.ruleset:
        raise _frozen(setup)
    with _or_frozen(setup):
        table = Table(setup, game)
    follow(table, rows)
    return table


def follow(table: Table, rows: Iterable[Row]) -> list[int]:
    """Take stored entries; every state must match the recorded one. Return who hears of them."""
    told: set[int] = set()
    with _or_frozen(table.setup):
        for row in rows:
            draft = table.draft(e.decode(row.body), row.at)
            if draft.digest != row.digest or row.seq != len(table.log):
                raise _frozen(table.setup)
            told.update(table.take(draft, row.seat, row.key))
    return sorted(told)


@contextmanager
def _or_frozen(setup: Setup) -> Iterator[None]:
    """Whatever goes wrong with a log, its table is frozen."""
    try:
        yield
    except Frozen:
        raise
    except CaravanseraiError as error:
        log.error("log does not replay", table=setup.id, reason=str(error))
        raise _frozen(setup) from error
    except Exception as error:
        log.error("a log cannot be read", table=setup.id, reason=repr(error))
        raise Frozen("match-damaged") from error


def _frozen(setup: Setup) -> Frozen:
    return Frozen("match-frozen", found=setup.ruleset, known=load(setup.game).ruleset)


def sat(entries: Iterable[e.Entry]) -> list[tuple[str, int]]:
    """Guests and their seats."""
    return [(entry.guest, entry.seat) for entry in entries if isinstance(entry, e.Sat)]
