"""Texts read back to what they were written from."""

from collections.abc import Iterator

import pytest

from caravanserai import games
from caravanserai.engine.errors import BadNotation
from caravanserai.engine.events import ALL
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position

from .walks import for_every_game, for_every_table, sampled, viewers_of


@for_every_game
def test_actions_read_back(name: str) -> None:
    game = games.load(name)
    position = game.new(game.box(game.players[0]), 0)
    for action in range(len(game.actions)):
        text = game.actions.text(action)
        assert game.notation.action(text, position) == action
        assert game.notation.action(f"  {text.upper()} ", position) == action
        base = game.actions.base(game.actions.kind(action))
        assert base + game.actions.parameter(action) == action


@for_every_game
def test_no_two_actions_share_a_text(name: str) -> None:
    texts = games.load(name).actions.texts
    assert len(set(texts)) == len(texts)


@for_every_game
@pytest.mark.parametrize("text", ["", "dance", "keep", "keep 0", "move 0", "hand tea silk"])
def test_what_is_no_action_is_refused(name: str, text: str) -> None:
    game = games.load(name)
    with pytest.raises(BadNotation):
        game.notation.action(text, game.new(game.box(game.players[0]), 0))


@for_every_table
def test_positions_and_views_read_back(name: str, players: int) -> None:
    game = games.load(name)
    for position in sampled(name, players, 2, seed=2):
        for seen in with_views(game, position):
            text = game.notation.write(seen)
            back = game.notation.read(text, 99)
            assert back.same_as(seen), text
            assert game.notation.write(back) == text


def with_views(game: Game, position: Position) -> Iterator[Position]:
    yield position
    for viewer in viewers_of(game, position):
        view = game.view(position, viewer)
        yield view
        yield game.uncounted(view)
    if game.is_over(position):
        yield game.view(position, ALL)
