"""Rulebooks over HTTP: their contents, their texts, and the positions that illustrate them."""

import asyncio
import functools

from starlette.responses import Response

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.rulebook import Chapter, Entry
from caravanserai.games import load
from caravanserai.server import bodies
from caravanserai.server.assets import Asset, asset
from caravanserai.server.http import Call, encode
from caravanserai.table.errors import NotFound
from caravanserai.table.examples import shown


async def rulebook(call: Call) -> Response:
    """The contents of a game's rulebook, and what explains what."""
    made = await asyncio.to_thread(_book, load(call.path("game")))
    return made.answer(call.request)


async def example(call: Call) -> Response:
    """The position that illustrates an entry."""
    made = await asyncio.to_thread(_example, load(call.path("game")), call.path("entry"))
    return made.answer(call.request)


@functools.cache
def _book(game: Game) -> Asset:
    return asset(encode(rulebook_info(game)), "application/json")


@functools.cache
def _example(game: Game, entry: str) -> Asset:
    found = game.rulebook.entries.get(entry)
    if found is None or not found.example:
        raise NotFound("no-such-page")
    return asset(encode(shown(game, found.example)), "application/json")


def rulebook_info(game: Game) -> bodies.RulebookInfo:
    """A rulebook as it is sent."""
    book = game.rulebook
    return bodies.RulebookInfo(
        game=game.name,
        brief=_brief(game),
        chapters=[_chapter(chapter) for chapter in book.chapters],
        terms=dict(book.terms),
        explains=bodies.Explains(
            dict(book.prompts),
            dict(book.choices),
            dict(book.events),
            dict(book.refusals),
            dict(book.brief),
        ),
    )


def _brief(game: Game) -> list[Phrase]:
    """The rules in brief of a game for the most players."""
    view = game.view(game.new(game.box(game.players[-1]), 0), PUBLIC)
    return game.wording.rules(view)


def _chapter(chapter: Chapter) -> bodies.ChapterInfo:
    return bodies.ChapterInfo(chapter.id, [_entry(entry) for entry in chapter.entries])


def _entry(entry: Entry) -> bodies.EntryInfo:
    return bodies.EntryInfo(
        entry.id,
        entry.title,
        list(entry.texts),
        list(entry.rulings),
        list(entry.see),
        bool(entry.example),
    )
