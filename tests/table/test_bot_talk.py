"""Bots that bargain with people: what they say, when they speak up, and that they wait."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from waiting import settled, until_soon

from caravanserai.bots import with_any_temperament
from caravanserai.bots.temperaments import TEMPERAMENTS
from caravanserai.engine.bargains import Remark
from caravanserai.engine.errors import BadOption
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.phrases import phrase
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.table import by_itself
from caravanserai.table import entries as e
from caravanserai.table.authority import Opening
from caravanserai.table.commands import level_name
from caravanserai.table.desk import Desk
from caravanserai.table.pace import Thought
from caravanserai.table.storage.store import Store

from .sitting import Sitting
from .stores import with_store
from .test_authority import Ear, Thinking, always, repeatable

REMARK = Remark(0, "priced", 3, phrase("remark-asks-1", reason=phrase("reason-nothing-1"), coins=3))


def test_only_the_two_hear_what_a_bot_says_to_an_offer() -> None:
    sitting = Sitting("araby")
    assert sitting.do(e.Remarked(1, REMARK)) == [1, 0]
    heard = [viewer for viewer, seen in sitting.table.streams.items() if len(seen) > 3]
    assert heard == [0, 1]
    assert PUBLIC not in heard


class Talker(Thinking):
    """Declines with a remark, passes, and speaks up as it is told."""

    def __init__(self, speaks: str = "") -> None:
        super().__init__(self.decide)
        self.speaks, self.asked = speaks, 0

    async def decide(
        self,
        level: str,
        game: Game,
        view: Position,
        seat: int,
        legal: list[int],
        *more: Any,
        **_: Any,
    ) -> Thought:
        texts = [game.actions.text(action) for action in legal]
        if "decline A" in texts:
            return Thought(game.actions.number("decline A"), remark=REMARK)
        stop = next(text for text in ("end", "pass", texts[0]) if text in texts)
        return Thought(game.actions.number(stop))

    async def speak(self, level: str, game: Game, *more: Any) -> Thought | None:
        self.asked += 1
        if not self.speaks or self.asked > 1:
            return None
        first, *then = [game.actions.number(text) for text in self.speaks.split(", ")]
        return Thought(first, tuple(then))


def against_a_bot(start: str) -> Opening:
    seated = (e.Sat(0, "guest0", "Ann"), e.BotSat(1, "trader"))
    return Opening("araby", 2, {"start": start}, "guest0", seated)


def done_by(desk: Desk, seat: int) -> list[str]:
    entries = [taken.entry for taken in desk.table.log]
    acted = [one for one in entries if isinstance(one, e.Acted) and one.seat == seat]
    return [deed.action for one in acted for deed in one.deeds]


def acted(*texts: str) -> Callable[[Any], e.Entry]:
    return always(e.acted(0, [e.Deed(text) for text in texts]))


def test_a_bot_says_why_it_declined_and_what_would_do(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        desk = await repeatable(store, Talker()).open(against_a_bot("A"))
        ear = Ear(0)
        desk.listen(ear, 0)
        await desk.append(acted("offer B", "coins 1", "want", "any", "send"))

        def remarks() -> list[Any]:
            told = [news for message in ear.heard for news in message.get("happenings", [])]
            return [news for news in told if news["type"] == "remark"]

        await until_soon(remarks)
        assert remarks()[0]["seat"] == "B"
        assert remarks()[0]["to"] == "A"
        assert remarks()[0]["price"] == 3
        assert remarks()[0]["say"]["id"] == "remark-asks-1"

    with_store(tmp_path, scenario)


def test_a_bot_makes_its_offer_early_in_a_persons_turn_and_in_one_step(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        talker = Talker("offer A, coins 1, want, any, send")
        desk = await repeatable(store, talker).open(against_a_bot("A"))
        await until_soon(lambda: done_by(desk, 1))
        assert done_by(desk, 1) == ["offer A", "coins 1", "want", "any", "send"]
        assert not done_by(desk, 0)
        await desk.append(acted("decline B"))
        await until_soon(lambda: talker.asked == 2)  # turned down, it may try again
        await settled()
        assert talker.asked == 2  # but it had nothing more to say

    with_store(tmp_path, scenario)


def test_a_person_may_choose_how_a_bot_bargains_where_there_are_deals() -> None:
    araby, dunhuang = load("araby"), load("dunhuang")
    assert level_name("trader:loyal", araby) == "trader:loyal"
    for name, game in (
        ("trader:loyal", dunhuang),
        ("trader:silent", araby),
        ("random:loyal", araby),
        ("trader:", araby),
        ("nobody", araby),
    ):
        with pytest.raises(BadOption, match="unknown-bot"):
            level_name(name, game)


def test_a_bot_whose_temperament_nobody_chose_has_any_for_the_whole_match() -> None:
    met = {with_any_temperament("trader", f"{seed} 1") for seed in range(40)}
    assert met == {f"trader:{name}" for name in TEMPERAMENTS}
    assert with_any_temperament("trader", "7 1") == with_any_temperament("trader", "7 1")
    for level in ("random", "trader:shrewd"):
        assert with_any_temperament(level, "7 1") == level


@pytest.mark.parametrize("answer", ["decline B", ""])
def test_a_bot_waits_for_people_it_bargains_with_before_it_stops(
    answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_itself, "MOMENT", 600.0 if answer else 0.01)

    async def scenario(store: Store) -> None:
        talker = Talker("offer A, coins 1, want, any, send")
        desk = await repeatable(store, talker, pause=0.001).open(against_a_bot("A"))
        await until_soon(lambda: done_by(desk, 1))
        await desk.append(acted("end"))
        if answer:
            for _ in range(20):
                await asyncio.sleep(0.002)
            assert "pass" not in done_by(desk, 1)
            await desk.append(acted(answer))
            await desk.append(acted("end"))
        await until_soon(lambda: "pass" in done_by(desk, 1))

    with_store(tmp_path, scenario)
