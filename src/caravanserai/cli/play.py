"""`caravanserai play`: a game in the terminal, against bots or around one keyboard."""

import os
import secrets
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from caravanserai.cli.common import (
    Data,
    GameName,
    Options,
    load_game,
    option_values,
    read_data,
    read_file,
    say,
    texts,
)
from caravanserai.engine.errors import BadLog, BadOption, Refusal
from caravanserai.locale import LANGUAGES, preferred_language

if TYPE_CHECKING:
    from caravanserai.cli.session import Seating
    from caravanserai.engine.game import Game
    from caravanserai.engine.log import GameLog

BOT_NAMES = ("apprentice", "trader", "master", "greedy", "random")


def play(
    game_name: GameName,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help=say("play-players-help"))
    ] = None,
    seat: Annotated[str | None, typer.Option(help=say("play-seat-help"))] = None,
    hotseat: Annotated[int | None, typer.Option(help=say("play-hotseat-help"))] = None,
    bots: Annotated[
        str | None, typer.Option(help=say("play-bots-help", known=", ".join(BOT_NAMES)))
    ] = None,
    seed: Annotated[int | None, typer.Option(help=say("play-seed-help"))] = None,
    options: Options = None,
    data: Data = None,
    lang: Annotated[
        str | None, typer.Option(help=say("play-lang-help", known=", ".join(LANGUAGES)))
    ] = None,
    save: Annotated[Path | None, typer.Option(help=say("play-save-help"))] = None,
    resume: Annotated[Path | None, typer.Option(help=say("play-resume-help"))] = None,
) -> None:
    """Play a new game, or resume a saved one."""
    _use_language(lang)
    game = load_game(game_name)
    from caravanserai.cli.session import Session
    from caravanserai.engine.game import MAX_SEED
    from caravanserai.engine.log import LogFile, replayed
    from caravanserai.engine.match import Match

    if resume is not None:
        log = _kept_log(resume, game)
        match, file, notes = replayed(game, log), LogFile(resume), log.notes
    else:
        count = game.players[-1] if players is None else players
        chosen = secrets.randbelow(MAX_SEED) if seed is None else seed
        match = Match(game, count, chosen, option_values(options), read_data(data))
        file, notes = LogFile(save or _new_path(game)), {}
    seating = _seating(match.players, seat, hotseat, bots, notes)
    session = Session(match, seating, file, _console(), texts(game.name))
    if resume is None:
        session.begin()
    session.screen.welcome(seating.bots, str(file.path))
    session.run()


def _use_language(chosen: str | None) -> None:
    """From here on everything is said in this language, including errors."""
    if chosen is not None:
        os.environ["CARAVANSERAI_LANG"] = preferred_language(chosen)
        texts.cache_clear()


def _console() -> Console:
    """The terminal; input that isn't valid text is read as far as possible."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    return Console(highlight=False)


def _kept_log(path: Path, game: "Game") -> "GameLog":
    from caravanserai.engine.log import read_log

    log = read_log(read_file(path))
    if log.game != game.name:
        raise BadLog("log-other-game", found=log.game, game=game.name)
    return log


def _seating(
    players: int, seat: str | None, hotseat: int | None, bots: str | None, notes: Mapping[str, Any]
) -> "Seating":
    """Who plays where: as asked for, or as noted in the log of a saved game."""
    from caravanserai.cli.session import Seating
    from caravanserai.engine.notation import SEAT_NAMES

    names = SEAT_NAMES[:players]
    people = str(notes.get("people", ""))
    if seat is not None or hotseat is not None or not people or set(people) - set(names):
        people = _people(names, seat or names[0], 1 if hotseat is None else hotseat)
    noted = notes.get("bots")
    kind = bots or (noted if noted in BOT_NAMES else BOT_NAMES[0])
    return Seating(tuple(sorted(names.index(name) for name in people)), kind)


def _people(names: str, first: str, count: int) -> str:
    """`count` seats clockwise from the first."""
    if len(first) != 1 or first.upper() not in names:
        raise Refusal("no-such-seat", seat=first)
    if not 1 <= count <= len(names):
        raise BadOption("people-count", people=count, players=len(names))
    place = names.index(first.upper())
    return (names[place:] + names[:place])[:count]


def _new_path(game: "Game") -> Path:
    """A new file in the user's state folder."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return Path(base) / "caravanserai" / f"{game.name}-{stamp}-{secrets.token_hex(2)}.jsonl"
