"""The ranges shown for kinds and points hold for every deal a view allows."""

import random

import pytest

from caravanserai.engine.events import PUBLIC
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load
from caravanserai.games.dunhuang.rules.scoring import points
from caravanserai.games.dunhuang.state import Box, State
from caravanserai.games.dunhuang.words.wording import kinds_in

DEALS = 4


def views(game: Game, players: int, seed: int) -> list[tuple[Position, Position]]:
    """States of a random game, each with what somebody sees of it."""
    position, chance = game.new(game.box(players), seed), random.Random(seed)
    found = []
    while (seat := game.turn(position)) is not None:
        game.apply(position, seat, chance.choice(game.legal(position, seat)))
        viewer = chance.choice((*range(players), PUBLIC))
        found.append((position.copy(), game.view(position, viewer)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_deal_leads_out_of_the_range(players: int) -> None:
    game = load("dunhuang")
    wide = 0
    for truth, view in views(game, players, 7):
        f = game.facts(view)
        for possible in (truth, *(game.determinize(view, deal) for deal in range(DEALS))):
            box, s = Box.load(possible.box), State.load(possible.state)
            for player in range(players):
                assert f["fewest_kinds"][player] <= kinds_in(s.hand[player])
                assert f["most_kinds"][player] >= kinds_in(s.hand[player])
                assert f["least_points"][player] <= points(box, s, player)
                assert f["most_points"][player] >= points(box, s, player)
        wide += f["least_points"] != f["most_points"]
    assert wide


POSITION = """dunhuang; players: 3; turn: A; camel: dancer
    tiles: painter dancer diplomat soldier trader maid shepherd buddhist
    market: tea wool paper glass pottery bamboo tea wool; pile: silver
    A.hand: tea*2 wool; A.shop: glass; A.tokens: glass tea; A.prestige: 1
    B.hand: paper bamboo; B.seen: paper; B.tokens: paper bamboo silver
    C.hand: -"""


@pytest.mark.parametrize(
    ("viewer", "kinds", "points"),
    [
        # B: three tokens and paper for sure, and at best wool, level with A.
        (0, [(2, 2), (2, 2), (0, 0)], [(21, 21), (6 + 8, 6 + 8 + 9), (0, 0)]),
        # A: two tokens and a prestige for sure, and at best tea and wool.
        (1, [(2, 3), (2, 2), (0, 0)], [(5, 5 + 7 + 9), (20, 20), (0, 0)]),
    ],
)
def test_what_a_view_leaves_open(
    viewer: int, kinds: list[tuple[int, int]], points: list[tuple[int, int]]
) -> None:
    game = load("dunhuang")
    f = game.facts(game.view(game.notation.read(POSITION), viewer))
    assert list(zip(f["fewest_kinds"], f["most_kinds"], strict=True))[:3] == kinds
    assert list(zip(f["least_points"], f["most_points"], strict=True))[:3] == points


@pytest.mark.parametrize(
    ("hand", "tokens", "alarm"),
    [
        ("tea wool paper", "glass tea wool", True),  # a token and a kind
        ("tea wool", "glass tea wool silver", True),  # two kinds
        ("tea wool", "glass tea wool", False),
        ("tea wool paper glass", "glass tea", True),  # two tokens
        ("-", "glass tea wool paper", False),
    ],
)
def test_who_may_win_on_the_next_turn(hand: str, tokens: str, alarm: bool) -> None:
    """The good and the bonus of a turn can bring two of the things missing."""
    game = load("dunhuang")
    position = game.notation.read(
        f"""dunhuang; players: 3; turn: B; camel: dancer
        tiles: painter dancer diplomat soldier trader maid shepherd buddhist
        market: tea wool paper glass pottery bamboo tea wool; pile: silver
        A.hand: {hand}; A.seen: {hand}; A.tokens: {tokens}"""
    )
    assert game.facts(game.view(position, 1))["may_win"] == (1 if alarm else 0)
