"""Deals suggested over a socket: to who plays, from their own view, once; words become an offer."""

import asyncio
from typing import Any

from table.sitting import Sitting

from caravanserai.engine.bargains import Idea
from caravanserai.server.suggestions import Suggestions

from .harness import Server, ask, everybody, open_table, receive, socket


class Adviser:
    """Suggests nothing, and remembers what it was shown."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, bytes]] = []

    async def suggest(
        self, game: Any, view: Any, seat: int, seed: int, payer: str = ""
    ) -> list[Idea]:
        self.asked.append((seat, view.state.tobytes()))
        return []


def test_only_what_the_seat_sees_is_asked_about_and_only_once() -> None:
    async def scenario() -> None:
        sitting, adviser = Sitting("araby"), Adviser()
        suggestions = Suggestions(adviser)  # type: ignore[arg-type]
        for _ in range(2):
            assert await suggestions.ask(sitting.table, 1, "a") == []
        assert adviser.asked == [(1, sitting.table.views[1].tobytes())]

    asyncio.run(scenario())


def answers(server: Server, game: str, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """What somebody at a new table is told."""

    async def asking(table: str, token: str) -> list[dict[str, Any]]:
        async with socket(server, table, token) as person:
            await receive(person, "snapshot")
            return [await ask(person, **message) for message in messages]

    with server.client() as client:
        opened = open_table(client, game, "me", "bot random", "bot random")
        [token] = everybody(server, opened).values()
        return asyncio.run(asking(opened["table"]["id"], token))


def test_deals_are_suggested_and_words_read_over_a_socket(botless: Server) -> None:
    words = {"kind": "read", "language": "en"}
    told, read, chat = answers(
        botless,
        "araby",
        {"kind": "suggest"},
        {**words, "text": "2 coins for a card?"},
        {**words, "text": "good luck!"},
    )
    assert told["type"] == "suggested"
    assert all(min(idea["mine"], idea["theirs"]) >= 0 for idea in told["deals"])
    assert read["is_offer"]
    assert [term["what"] for term in read["gives"]] == [2]
    assert not chat["is_offer"]


def test_a_game_without_deals_suggests_none(botless: Server) -> None:
    [refused] = answers(botless, "dunhuang", {"kind": "suggest"})
    assert refused["problem"]["code"] == "no-offers-here"
