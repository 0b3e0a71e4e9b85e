"""What is remembered of records that look alike."""

import random

import pytest

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game, Position
from caravanserai.games import load, names
from caravanserai.table.recall import MOST_REMEMBERED, Glass, Recall


def played(name: str, moves: int) -> tuple[Game, Position]:
    game, chance = load(name), random.Random(3)
    position = game.new(game.box(game.players[-1]), 5)
    for _ in range(moves):
        seat = game.turn(position)
        assert seat is not None
        game.apply(position, seat, chance.choice(game.legal(position, seat)))
    return game, position


@pytest.mark.parametrize("name", names())
def test_a_field_looked_at_is_the_field_loaded(name: str) -> None:
    game, position = played(name, 40)
    for kind, rows in ((game.state_class, position.state), (game.box_class, position.box)):
        content, loaded, read = rows.tobytes(), kind.load(rows), kind.read(rows)
        for field in kind.fields:
            seen = getattr(Glass(kind, content), field)
            assert getattr(read, field) == getattr(loaded, field)
            assert plain(seen) == getattr(loaded, field)
        with pytest.raises(AttributeError):
            _ = read.nonsense  # type: ignore[attr-defined]


def plain(seen: object) -> object:
    return seen if isinstance(seen, int) else [plain(part) for part in seen]  # type: ignore[attr-defined]


def test_what_was_not_looked_at_does_not_matter() -> None:
    game, position = played("dunhuang", 40)
    recall, made = Recall(game.state_class), []

    def make(glass: Glass) -> bytes:
        made.append(1)
        return b"%d" % (glass.coins[1] if glass.camel == 3 else glass.market[-1])

    def asked(**fields: int) -> bytes:
        state = position.copy().state
        for name, value in fields.items():
            state[name][0] = value
        content = state.tobytes()
        return recall.find("k", content) or recall.learn("k", content, make)

    assert asked(camel=3, coins=7) == b"7"
    assert asked(camel=3, coins=7, steps=5, market=4) == b"7"
    assert len(made) == 1
    assert asked(camel=3, coins=2) == b"2"
    assert asked(camel=1, market=4) == b"4"
    assert asked(camel=1, market=6, coins=7) == b"6"
    assert len(made) == 4
    assert recall.find("another", position.state.tobytes()) is None


def test_not_everything_is_remembered_for_ever() -> None:
    game, position = played("dunhuang", 0)
    recall, content = Recall(game.state_class), game.view(position, PUBLIC).state.tobytes()
    for number in range(MOST_REMEMBERED + 1):
        recall.learn(number, content, lambda glass: b"x")
    assert recall.find(0, content) is None
    assert recall.find(MOST_REMEMBERED, content) == b"x"
