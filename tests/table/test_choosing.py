"""An offer to several whose maker chooses among those who say yes."""

from pathlib import Path
from typing import Any

import pytest
from waiting import settled, until_soon

from caravanserai.engine.bargains import Term
from caravanserai.engine.errors import Refusal
from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.table import by_itself, requests
from caravanserai.table import entries as e
from caravanserai.table.authority import Opening
from caravanserai.table.choosing import choice_due
from caravanserai.table.commands import entry_for
from caravanserai.table.desk import Desk
from caravanserai.table.folding import fold
from caravanserai.table.pace import Thought
from caravanserai.table.storage.store import Store

from .plain_scene import scene_of
from .sitting import Sitting
from .stores import with_store
from .test_authority import Thinking, always, repeatable
from .test_offers import open_to, seated, to_both

NAMES = "ABC"


def send(sitting: Sitting, seat: int, message: Any) -> list[int]:
    return sitting.do(entry_for(sitting.table, seat, message))


def accept(sitting: Sitting, seat: int, maker: int) -> list[int]:
    return send(sitting, seat, requests.Act("k", f"accept {NAMES[maker]}"))


def choose(sitting: Sitting, seat: int, taker: int) -> list[int]:
    name: Any = NAMES[taker]
    return send(sitting, seat, requests.Choose("k", name))


def offered() -> tuple[Sitting, int, int, int]:
    """Ann offers the others a coin, and will choose."""
    sitting, ann, ben = seated()
    sitting.do(to_both(sitting, ann, chooses=True))
    return sitting, ann, ben, 3 - ann - ben


def coins(sitting: Sitting) -> list[int]:
    return [int(n) for n in sitting.table.position.state["coins"][0][:3]]


def said_yes(sitting: Sitting, viewer: int) -> list[tuple[str, str, bool]]:
    return [(one.by, one.to, one.agreed) for one in scene_of(sitting.table, viewer).choosing]


def test_the_maker_chooses_and_the_others_offers_are_withdrawn() -> None:
    sitting, ann, ben, cleo = offered()
    table, before = sitting.table, coins(sitting)
    accept(sitting, cleo, ann)
    accept(sitting, ben, ann)
    assert coins(sitting) == before, "nobody has it yet"
    with pytest.raises(Refusal, match="agreed-already"):
        accept(sitting, ben, ann)
    choose(sitting, ann, ben)
    assert coins(sitting)[ben] == before[ben] + 1
    assert coins(sitting)[cleo] == before[cleo]
    assert not said_yes(sitting, cleo), "there is no choice any more"
    with pytest.raises(Refusal, match="offer-taken"):
        accept(sitting, cleo, ann)
    with pytest.raises(Refusal, match="not-agreed"):
        choose(sitting, ann, cleo)
    withdrawal = table.withdrawal()
    assert withdrawal is not None
    sitting.do(e.Acted(ann, table.game.actions.text(withdrawal[1]), "order"))
    assert not open_to(sitting, ann)
    assert not said_yes(sitting, ann)
    again = fold(sitting.setup, sitting.rows)
    assert again.position.same_as(table.position)
    assert again.open_offers.offers == table.open_offers.offers


def test_only_the_two_learn_of_a_yes() -> None:
    sitting, ann, ben, cleo = offered()
    table = sitting.table
    before = {viewer: table.number(viewer) for viewer in table.streams}
    seen = scene_of(table, cleo), scene_of(table, PUBLIC)
    assert sorted(accept(sitting, ben, ann)) == sorted((ann, ben))
    assert {viewer: table.number(viewer) for viewer in table.streams} == before
    assert (scene_of(table, cleo), scene_of(table, PUBLIC)) == seen
    to_ben, to_cleo = (
        (NAMES[ann], NAMES[ben], True),
        (NAMES[ann], NAMES[cleo], False),
    )
    assert sorted(said_yes(sitting, ann)) == sorted((to_ben, to_cleo))
    assert said_yes(sitting, ben) == [to_ben]
    assert said_yes(sitting, cleo) == [to_cleo]
    assert not said_yes(sitting, PUBLIC)


def test_nobody_chooses_for_the_maker_or_says_yes_for_another() -> None:
    sitting, ann, ben, cleo = offered()
    accept(sitting, ben, ann)
    for seat in (ben, cleo):
        for taker in (ann, ben, cleo):
            with pytest.raises(Refusal, match="not-agreed"):
                choose(sitting, seat, taker)
    with pytest.raises(Refusal, match="not-agreed"):
        choose(sitting, ann, cleo)
    with pytest.raises(Refusal, match="not-agreed"):
        choose(sitting, ann, ann)
    text = f"accept {NAMES[ann]}"
    for entry in (e.Acted(cleo, text), e.Acted(cleo, text, chosen=True), e.Acted(ben, text)):
        with pytest.raises(Refusal, match="maker-chooses"):
            sitting.do(entry)
    with pytest.raises(Refusal, match="no-such-offer"):
        sitting.do(e.Agreed(ann, ben))


def test_a_yes_is_taken_back_by_declining() -> None:
    sitting, ann, ben, cleo = offered()
    accept(sitting, ben, ann)
    sitting.act(f"decline {NAMES[ann]}", ben)
    with pytest.raises(Refusal, match="not-agreed"):
        choose(sitting, ann, ben)
    before = coins(sitting)
    accept(sitting, cleo, ann)
    assert coins(sitting)[cleo] == before[cleo] + 1, "nobody else is left, so it is a deal"


def test_a_yes_lapses_when_the_position_changes_and_can_be_said_again() -> None:
    sitting, ann, ben, _ = offered()
    table = sitting.table
    accept(sitting, ben, ann)
    sitting.act("pass", 3 - ann - ben)
    assert (NAMES[ann], NAMES[ben], True) in said_yes(sitting, ann), "a pass is only talk"
    legal = [table.game.actions.text(a) for a in table.game.legal(table.position, ann)]
    sitting.act(next(text for text in legal if text.startswith("task ")), ann)
    while table.game.decision(table.position) != "main":
        sitting.act(table.game.actions.text(table.game.legal(table.position, ann)[0]), ann)
    assert not any(agreed for *_, agreed in said_yes(sitting, ann))
    with pytest.raises(Refusal, match="not-agreed"):
        choose(sitting, ann, ben)
    accept(sitting, ben, ann)
    choose(sitting, ann, ben)


def test_an_offer_made_again_forgets_who_said_yes() -> None:
    sitting, ann, ben, _ = offered()
    accept(sitting, ben, ann)
    again = {"gives": [{"kind": "coins", "what": 2}], "again": True}
    sitting.do(to_both(sitting, ann, chooses=True, **again))
    with pytest.raises(Refusal, match="not-agreed"):
        choose(sitting, ann, ben)
    sitting.do(to_both(sitting, ann, **again))
    accept(sitting, ben, ann)
    assert not open_to(sitting, ann) or sitting.table.withdrawal() is not None


def test_a_maker_who_left_does_not_wait_for_more_answers() -> None:
    sitting, ann, ben, _ = offered()
    table = sitting.table
    accept(sitting, ben, ann)
    assert choice_due(table) is None
    sitting.do(e.Left(ann, "random"))
    assert table.automatic() == ben
    choice = choice_due(table)
    assert choice is not None
    before = coins(sitting)
    sitting.do(choice)
    assert coins(sitting)[ben] == before[ben] + 1


def test_who_cannot_accept_cannot_say_yes() -> None:
    sitting, ann, ben = seated()
    too_much = [{"kind": "coins", "what": 60}]
    sitting.do(to_both(sitting, ann, gives=[], wants=too_much, chooses=True))
    with pytest.raises(Refusal, match="too-few-coins"):
        accept(sitting, ben, ann)
    assert not any(agreed for *_, agreed in said_yes(sitting, ann))


class Agreeable(Thinking):
    """Takes every offer of the first seat, unless it is one who declines, and passes."""

    def __init__(self, declines: int = -1) -> None:
        super().__init__(self.decide)
        self.declines = declines

    async def decide(
        self,
        level: str,
        game: Game,
        view: Position,
        seat: int,
        legal: list[int],
        *_: Any,
        **__: Any,
    ) -> Thought:
        texts = [game.actions.text(action) for action in legal]
        answer = "decline A" if seat == self.declines else "accept A"
        wishes = (answer, "end", "pass", texts[0])
        return Thought(game.actions.number(next(text for text in wishes if text in texts)))


async def offered_to_bots(store: Store, thinking: Thinking) -> Desk:
    """In her turn Ann offers two bots a coin, and will choose."""
    bots = e.BotSat(1, "trader"), e.BotSat(2, "trader")
    opening = Opening("araby", 3, {"start": "A"}, "guest0", (e.Sat(0, "guest0", "Ann"), *bots))
    desk = await repeatable(store, thinking).open(opening)
    gives = [Term("coins", 1)]
    message = requests.Propose("k", "B", gives, [], also=["C"], chooses=True)
    await desk.append(lambda table: entry_for(table, 0, message))
    return desk


def agreed(desk: Desk) -> list[int]:
    return [taken.entry.seat for taken in desk.table.log if isinstance(taken.entry, e.Agreed)]


def has_it(desk: Desk) -> list[int]:
    entries = [taken.entry for taken in desk.table.log]
    return [one.seat for one in entries if isinstance(one, e.Acted) and one.action == "accept A"]


def is_closed(desk: Desk) -> bool:
    return not desk.table.open_offers.offers


def test_bots_say_yes_once_and_wait_for_the_choice(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        desk = await offered_to_bots(store, Agreeable())
        await until_soon(lambda: len(agreed(desk)) == 2)
        await settled()
        assert agreed(desk) == [1, 2]
        assert not has_it(desk)
        await desk.append(lambda table: entry_for(table, 0, requests.Choose("k", "C")))
        await until_soon(lambda: is_closed(desk))
        assert has_it(desk) == [2]

    with_store(tmp_path, scenario)


def test_who_does_not_choose_in_time_deals_with_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_itself, "CHOICE", 0.01)

    async def scenario(store: Store) -> None:
        desk = await offered_to_bots(store, Agreeable())
        await until_soon(lambda: has_it(desk) and is_closed(desk))
        assert agreed(desk) == [1, 2]
        assert has_it(desk) == [1]

    with_store(tmp_path, scenario)


def test_the_only_one_who_says_yes_has_it_at_once(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        desk = await offered_to_bots(store, Agreeable(declines=2))
        await until_soon(lambda: has_it(desk) and is_closed(desk))
        assert has_it(desk) == [1]

    with_store(tmp_path, scenario)


def test_for_a_maker_who_left_the_first_is_chosen(tmp_path: Path) -> None:
    """And the bot that stands in withdraws the other offer."""

    async def scenario(store: Store) -> None:
        desk = await offered_to_bots(store, Agreeable())
        await until_soon(lambda: len(agreed(desk)) == 2)
        await desk.append(always(e.Left(0, "random")))
        await until_soon(lambda: has_it(desk) and is_closed(desk))
        assert has_it(desk) == [1]

    with_store(tmp_path, scenario)
