"""What hints say of a move: true in every world, from the viewer's view alone."""

import random
from typing import Final

import pytest

from caravanserai.bots.advice import EQUAL, advise
from caravanserai.bots.search import Ahead
from caravanserai.engine.game import Game
from caravanserai.games import load, names
from caravanserai.locale import Texts

GAMES: Final = 4  # of each kind
MOST: Final = 250  # actions of a game
TRIED: Final = 3  # actions at each decision


@pytest.fixture(autouse=True)
def plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a few games."""
    monkeypatch.setattr(Game, "kernel", lambda self, function: self.kernels.find(function, False))


@pytest.mark.parametrize("name", names())
def test_what_is_said_beforehand_is_what_happens(name: str) -> None:
    """In whole games, from a guess of what is hidden: the same as from what really comes."""
    game, said = load(name), set()
    for seed in range(GAMES):
        chance = random.Random(seed)
        position = game.new(game.box(chance.choice(game.players)), seed)
        for _ in range(MOST):
            seat = game.turn(position)
            if seat is None:
                break
            view, legal = game.view(position, seat), game.legal(position, seat)
            for action in chance.sample(legal, min(TRIED, len(legal))):
                ahead, really = Ahead(game, view, seat), position.copy()
                ahead.step(action)
                told = {event.kind for event in game.cut(game.apply(really, seat, action), seat)}
                true = game.motives(view, game.view(really, seat), seat, told)
                assert ahead.motives() == true, (seed, seat, game.actions.text(action))
                said |= {one.key for one in true}
            game.apply(position, seat, chance.choice(legal))
    assert len(said) > 4, said


# A position, an action, and all that is said of it.
SAID: Final = (
    (
        "dunhuang; decision: store; market: tea; A.shop: tea; B.shop: tea*2; "
        "A.tokens: gold silver; B.tokens: tea glass",
        "shop",
        "Takes the tea token from B: 3 of 4, and B is left with 1.",
    ),
    ("dunhuang; decision: store; market: tea", "shop", "Takes the tea token: 1 of 4."),
    (
        "dunhuang; tiles: painter princess; A.coins: 5",
        "move 6",
        "Costs 5 coins: 0 left. Goes for the Shepherd.",
    ),
    (
        "dunhuang; decision: bonus; tiles: trader; A.hand: tea; B.hand: glass silk",
        "ability",
        "",
    ),
    (
        "dschunke; players: 3; merchants: grey brown purple; grey: BBB",
        "merchant load",
        "15 visible crates in all now, to earn with. Visible crates now on 4 junks. "
        "Covers 6 crates of B. As it stands, 4 Yuan more at the end.",
    ),
    (
        "dschunke; decision: bid; market: S412; A.hand: rice*2 fish",
        "bid-rice 2",
        "Nobody else has any rice: it surely brings 4 Yuan.",
    ),
    (
        "dschunke; decision: bid; market: S412; A.hand: rice*2 fish; B.hand: spice",
        "bid-rice 2",
        "Nobody else can have more than 1",
    ),
    ("dschunke; decision: bid; market: S412; A.hand: rice*2; B.hand: fish*2", "bid-rice 2", ""),
    (
        "araby; players: 3; A.caravan: petra; A.camels: A B -; A.products: jewels magics spices "
        "fabrics; deck: scribe/38 ...",
        "camel A3",
        "2 camels now stand in full rows and columns. "
        "With the back on top now, 2 coins on arrival. Fills a row or column for a camel of B too.",
    ),
)


@pytest.mark.parametrize(("position", "action", "text"), SAID)
def test_a_reason_names_what_counts_and_whom_it_hurts(
    position: str, action: str, text: str
) -> None:
    game = load(position.partition(";")[0])
    ahead = Ahead(game, game.view(game.read(position), 0), 0)
    ahead.step(game.notation.action(action, ahead.view))
    texts = Texts("en", game.name)
    said = " ".join(texts.say(one) for one in ahead.motives())
    assert said.startswith(text) if text else not said


WINNING: Final = (
    "dunhuang; players: 3; tiles: painter; decision: store; market: tea; "
    "A.hand: glass bamboo paper; A.tokens: silver lapis pottery wool; "
    "A.shop: silver lapis pottery wool"
)


def test_equal_moves_are_said_to_be_equal_and_others_not() -> None:
    game = load("dunhuang")
    view = game.view(game.read(WINNING), 0)
    found = advise(game, view, 0, 200)
    assert found is not None
    best, worse = found.moves
    assert best.equal
    assert not worse.equal
    assert [said.key for said in best.reasons] == ["motive-wins"]
    opening = game.new(game.box(3), 1)
    advice = advise(game, game.view(opening, 0), 0, 300)
    assert advice is not None
    for move in advice.moves:
        assert move.equal == (advice.moves[0].chances[0] - move.chances[0] <= EQUAL)
