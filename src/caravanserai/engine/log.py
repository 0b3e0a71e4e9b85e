"""The game log: JSON lines, append-only.

The first line says which game it is; each further line is an action, an undo, a pause, or the end:

    {"caravanserai": 1, "game": "dunhuang", "ruleset": "1", "players": 2, "options": {…}, "seed": 7}
    {"seat": "A", "action": "keep tea"}
    {"seat": "A", "undo": 1}
    {"pause": 1}
    {"end": "most-points", "scores": [21, 23], "ranks": [2, 1], "digest": "…"}

If the player wrote words with an action, they are stored as "words". An undo takes back the last
action still standing, which must be by the same player; readers of a log see neither of the two.
If the game was played with another box, the header also holds the data file's text, as "data"; if
it did not begin as a new game, the text of its first position, as "start".
Replaying the actions gives the same position to the byte. A log that stops without a pause or an
end is missing something.
"""

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from caravanserai.engine.errors import BadLog, BadNotation, BadOption, Refusal
from caravanserai.engine.events import Buffer
from caravanserai.engine.game import Game
from caravanserai.engine.match import Match
from caravanserai.engine.notation import SEAT_NAMES
from caravanserai.engine.options import recorded_options
from caravanserai.engine.position import Position

FORMAT: Final = 1
PAUSE: Final = {"pause": 1}  # the log stops here on purpose
_HEADER: Final = {"game": str, "ruleset": str, "players": int, "options": dict, "seed": int}


@dataclass(frozen=True)
class LoggedAction:
    """One action of a log, the words written with it, and its line number."""

    line: int
    seat: str
    action: str
    words: str = ""


@dataclass(frozen=True)
class GameLog:
    """A log as read. whole: it ends with a pause or an end. notes: other keys of the header."""

    game: str
    ruleset: str
    players: int
    options: Mapping[str, str]
    seed: int
    data: str | None
    start: str
    notes: Mapping[str, Any]
    actions: list[LoggedAction]
    end: Mapping[str, Any] | None
    lines: int
    whole: bool


@dataclass(frozen=True)
class Replayed:
    """One replayed action: the position before it, who did what, and the event rows."""

    before: Position
    seat: int
    action: int
    rows: Buffer


def read_log(text: str) -> GameLog:
    """Read a log; the error for a damaged line says which one."""
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise BadLog("log-empty")
    header = _header(*lines[0])
    actions: list[LoggedAction] = []
    end: Mapping[str, Any] | None = None
    whole = False
    for number, line in lines[1:]:
        if end is not None:
            raise BadLog("log-after-end", line=number)
        item = _json(number, line)
        if "end" in item:
            end = item
        elif "undo" in item:
            _undo(number, item, actions)
        elif "pause" not in item:
            actions.append(_action(number, item))
        whole = "end" in item or "pause" in item
    known = {key: header.pop(key) for key in _HEADER}
    data, start, notes = header.pop("data", None), header.pop("start", ""), header
    return GameLog(
        **known,
        data=data,
        start=start,
        notes=notes,
        actions=actions,
        end=end,
        lines=lines[-1][0],
        whole=whole,
    )


def _json(number: int, line: str) -> dict[str, Any]:
    try:
        item = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadLog("log-not-json", line=number) from error
    if not isinstance(item, dict):
        raise BadLog("log-not-json", line=number)
    return item


def _header(number: int, line: str) -> dict[str, Any]:
    header = _json(number, line)
    if header.pop("caravanserai", None) != FORMAT:
        raise BadLog("log-format", line=number, format=FORMAT)
    for key, kind in _HEADER.items():
        if type(header.get(key)) is not kind:
            raise BadLog("log-header", line=number, key=key)
    if not isinstance(header.get("data"), str | None):
        raise BadLog("log-header", line=number, key="data")
    if not isinstance(header.get("start", ""), str):
        raise BadLog("log-header", line=number, key="start")
    if not all(isinstance(value, str) for value in header["options"].values()):
        raise BadLog("log-header", line=number, key="options")
    return header


def _action(number: int, item: dict[str, Any]) -> LoggedAction:
    texts = seat, action, words = item.get("seat"), item.get("action"), item.get("words", "")
    if not all(isinstance(text, str) for text in texts) or not (seat and action):
        raise BadLog("log-entry", line=number)
    return LoggedAction(number, seat, action, words)


def _undo(number: int, item: dict[str, Any], actions: list[LoggedAction]) -> None:
    if not actions or actions.pop().seat != item.get("seat"):
        raise BadLog("log-undo", line=number)


def start_match(game: Game, log: GameLog) -> Match:
    """The match of a log before its first action."""
    if log.ruleset != game.ruleset:
        raise BadLog("log-ruleset", found=log.ruleset, known=game.ruleset)
    options = recorded_options(game.options, log.options)
    try:
        match = Match(game, log.players, log.seed, options, log.data, log.start)
    except (BadOption, BadNotation) as error:
        raise BadLog("log-start", line=1, reason=error) from error
    match.options = log.options  # written again as they were read
    return match


def replay(match: Match, log: GameLog) -> Iterator[Replayed]:
    """Carry out a log's actions one by one, then check the ending it states."""
    for logged in log.actions:
        before = match.position.copy()
        try:
            seat = _seat(logged, match.players)
            action = match.game.notation.action(logged.action, match.position)
            rows = match.act(seat, action, logged.words)
        except (BadNotation, Refusal) as error:
            raise BadLog("log-action", line=logged.line, reason=error) from error
        yield Replayed(before, seat, action, rows)
    if log.end is not None and dict(log.end) != end_of(match):
        raise BadLog("log-end", line=log.lines)


def _seat(logged: LoggedAction, players: int) -> int:
    if logged.seat not in list(SEAT_NAMES[:players]):
        raise Refusal("no-such-seat", seat=logged.seat)
    return SEAT_NAMES.index(logged.seat)


def replayed(game: Game, log: GameLog) -> Match:
    """The match that a complete log leads to."""
    match = start_match(game, log)
    for _ in replay(match, log):
        pass
    return match


def end_of(match: Match) -> dict[str, Any]:
    """The closing line of a finished match; empty while the match goes on."""
    outcome = match.game.outcome(match.position)
    if outcome is None:
        return {}
    whole = match.game.notation.write(match.position)  # the text leaves nothing out
    return {
        "end": outcome.reason,
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "digest": hashlib.sha256(whole.encode()).hexdigest()[:16],
    }


# Writing


def header_line(
    game: str,
    ruleset: str,
    players: int,
    options: Mapping[str, str],
    seed: int,
    data: str | None,
    start: str = "",
) -> dict[str, Any]:
    """The first line: what is fixed for a match."""
    fixed = {"game": game, "ruleset": ruleset, "players": players, "options": dict(options)}
    box = {} if data is None else {"data": data}
    begun = {"start": start} if start else {}
    return {"caravanserai": FORMAT, **fixed, "seed": seed, **box, **begun}


def action_line(seat: int, action: str, words: str = "") -> dict[str, Any]:
    """A line for an action."""
    line = {"seat": SEAT_NAMES[seat], "action": action}
    return {**line, "words": words} if words else line


def undo_line(seat: int) -> dict[str, Any]:
    """A line for a player taking back their last action."""
    return {"seat": SEAT_NAMES[seat], "undo": 1}


def as_text(match: Match, notes: Mapping[str, Any] | None = None) -> str:
    """A match as the text of its log."""
    game = match.game
    box = match.players, match.options, match.seed, match.data, match.start
    lines = [{**header_line(game.name, game.ruleset, *box), **(notes or {})}]
    for number, (seat, action) in enumerate(match.actions):
        lines.append(action_line(seat, game.actions.text(action), match.texts.get(number, "")))
    return text_of(*lines, end_of(match))


def text_of(*lines: Mapping[str, Any]) -> str:
    """The lines of a log as text; empty ones are dropped."""
    return "".join(json.dumps(line) + "\n" for line in lines if line)


@dataclass
class LogFile:
    """A log on disk, growing: each line is on the disk before `append` returns."""

    path: Path

    def begin(self, header: Mapping[str, Any]) -> None:
        """Write the header to a file that must not exist yet."""
        self._write("x", header)

    def append(self, *lines: Mapping[str, Any]) -> None:
        """Write one line."""
        self._write("a", *lines)

    def _write(self, mode: str, *lines: Mapping[str, Any]) -> None:
        try:
            if mode == "x":
                self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open(mode, encoding="utf-8") as file:
                file.write(text_of(*lines))
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError as error:
            raise BadOption("file-exists", path=self.path) from error
        except OSError as error:
            raise BadOption("file-unwritable", path=self.path, reason=error.strerror) from error
