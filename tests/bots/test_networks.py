"""Networks in the search: what they compute, what they are made for, what they may see."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from caravanserai.bots import make_bot, puct, weights
from caravanserai.bots.mcts import USED
from caravanserai.bots.network import Net
from caravanserai.bots.search import Effort, Search
from caravanserai.bots.trees import Forest, Tree
from caravanserai.engine.errors import BadOption
from caravanserai.engine.features import MOST_ACTIVE
from caravanserai.engine.game import Game
from caravanserai.engine.position import Position
from caravanserai.games import load, names

FEATURED = [name for name in names() if load(name).feature_layout is not None]


def opinionated(game: Game, seed: int = 1) -> Net:
    """A small network that prefers some actions to others, for no reason."""
    net, chance = weights.untrained(game, 12, 6, seed), np.random.default_rng(seed)
    for part in (net.value, net.policy):
        part[:] = chance.standard_normal(part.shape)
    return net


def played(game: Game, players: int, moves: int) -> Iterator[tuple[Position, int]]:
    """Positions of a game, with the player who has to decide."""
    position = game.new(game.box(players), 5)
    for number in range(moves):
        seat = game.turn(position)
        if seat is None:
            return
        yield position, seat
        legal = game.legal(position, seat)
        game.apply(position, seat, legal[number % len(legal)])


def decision(game: Game, players: int, moves: int) -> tuple[Position, int]:
    """The view of somebody who has a choice, after this many moves."""
    found = [(p.copy(), s) for p, s in played(game, players, moves) if len(game.legal(p, s)) > 2]
    position, seat = found[-1]
    return game.view(position, seat), seat


@pytest.mark.parametrize("name", FEATURED)
def test_features_are_named_and_few(name: str) -> None:
    game = load(name)
    layout = game.feature_layout
    assert layout is not None
    assert len(set(layout.names)) == layout.size
    for players in game.players:
        for position, seat in played(game, players, 80):
            box, s = game.box_class.load(position.box), game.state_class.load(position.state)
            out = [0] * MOST_ACTIVE
            count = game.rules.features(box, s, seat, out)  # type: ignore[arg-type]
            assert 10 < count < MOST_ACTIVE
            assert 0 <= min(out[:count]) <= max(out[:count]) < layout.size
            rows = [game.rules.policy_row(box, s, seat, a) for a in game.legal(position, seat)]
            assert len(set(rows)) == len(rows)
            assert 0 <= min(rows) <= max(rows) < len(game.actions)


@pytest.mark.parametrize("name", FEATURED)
def test_features_tell_of_seats_from_whoever_decides(name: str) -> None:
    game = load(name)
    layout = game.feature_layout
    assert layout is not None
    for position, seat in played(game, 3, 30):
        box, s = game.box_class.load(position.box), game.state_class.load(position.state)
        told = []
        for viewer in (seat, (seat + 1) % 3):
            out = [0] * MOST_ACTIVE
            count = game.rules.features(box, s, viewer, out)  # type: ignore[arg-type]
            told.append({layout.names[feature] for feature in out[:count]})
        hands = [{n for n in names if n.startswith("hand/")} for names in told]
        assert {n for n in hands[0] if "/next/" in n} == {
            n.replace("/own/", "/next/") for n in hands[1] if "/own/" in n
        }


def test_bids_that_lie_face_down_are_no_features() -> None:
    game = load("dschunke")
    text = "dschunke; players: 3; round: 4; decision: bid; first: A; A.hand: spice*2; B.hand: rice"
    told = []
    for bid in ("", "; A.bid: spice 2", "; A.bid: none"):
        position = game.read(text + bid)
        box, s = game.box_class.load(position.box), game.state_class.load(position.state)
        out = [0] * MOST_ACTIVE
        told.append(out[: game.rules.features(box, s, 1, out)])  # type: ignore[arg-type]
    assert told[0] == told[1] == told[2]


def test_compiled_and_plain_searches_agree_to_the_bit() -> None:
    game = load("dunhuang")
    view, seat = decision(game, 3, 40)
    net, trees = opinionated(game), []
    for compiled in (True, False):
        tree, states = Tree(3, 2_000), game.state_class.rows(2)
        states[0] = view.state[0]
        work = puct.desk_for(net, len(game.actions)), puct.room_for(len(game.actions))
        game.kernel(puct.search, compiled)(
            view.box, states, tree.links, tree.worth, tree.memo, net, *work, seat, seat, 40, 7, 0.3
        )
        trees.append(tree)
    one, other = trees
    used = int(one.memo[USED])
    assert used > 100
    assert (one.memo == other.memo).all()
    assert (one.links[:used] == other.links[:used]).all()
    assert (one.worth[:used] == other.worth[:used]).all()


@pytest.mark.parametrize("trees", [1, 2])
def test_many_short_searches_are_one_long_search(trees: int) -> None:
    game = load("dunhuang")
    view, seat = decision(game, 3, 50)
    net, legal = opinionated(game), game.legal(view, seat)
    once, often = Forest(5, trees), Forest(5, trees)
    once.grow(game, view, seat, 300, net)
    for _ in range(3):
        often.grow(game, view, seat, 100, net)
    assert once.branches(game, view, seat, legal) == often.branches(game, view, seat, legal)
    assert once.visits(seat) == 300


def test_a_network_only_sees_what_its_player_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("dunhuang")
    net = opinionated(game)
    monkeypatch.setattr("caravanserai.bots.search.network_for", lambda *_: net)
    for position, seat in played(game, 3, 60):
        view = game.view(position, seat)
        legal = game.legal(view, seat)
        chosen = Search(3, Effort(iterations=40)).choose(game, view, seat, legal)
        assert chosen in legal
        other = game.view(game.determinize(view, 77), seat)
        assert Search(3, Effort(iterations=40)).choose(game, other, seat, legal) == chosen


def test_a_prior_is_followed_until_more_is_known() -> None:
    game = load("dunhuang")
    view, seat = decision(game, 3, 50)
    legal, net = game.legal(view, seat), weights.untrained(game, 12, 6, 1)
    box, s = game.box_class.load(view.box), game.state_class.load(view.state)
    thoughts = legal[: game.rules.consider(box, s, seat, legal, len(legal))]  # type: ignore[arg-type]
    assert len(thoughts) > 1
    for action in thoughts:
        net.policy_bias[:] = 0
        net.policy_bias[game.rules.policy_row(box, s, seat, action)] = 9
        forest = Forest(5)
        forest.grow(game, view, seat, 20, net)
        assert forest.branches(game, view, seat, thoughts)[0].action == action


def test_weights_are_kept_and_found_again(tmp_path: Path) -> None:
    game = load("dunhuang")
    net = opinionated(game)
    weights.save(tmp_path / "net.npz", game, net)
    for one, other in zip(net, weights.read(tmp_path / "net.npz", game), strict=True):
        assert one == pytest.approx(other, abs=1e-2)
        assert other.dtype == np.float32


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    game = load("dunhuang")
    layout = game.feature_layout
    assert layout is not None
    weights.save(tmp_path / "net.npz", game, opinionated(game))
    fewer = dataclasses.replace(layout, blocks=layout.blocks[:-1])
    changed = dataclasses.replace(game, feature_layout=fewer)
    with pytest.raises(BadOption, match="stale-weights"):
        weights.read(tmp_path / "net.npz", changed)


def test_every_network_of_the_package_can_be_used() -> None:
    for game in map(load, names()):
        for players in game.players:
            net = weights.network(game, players)
            if net is not None:
                assert game.feature_layout is not None
                assert len(net.first) == game.feature_layout.size
                assert len(net.policy) == len(game.actions)


def test_other_cards_are_played_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("dschunke")
    net = opinionated(game)
    monkeypatch.setattr(weights, "network", lambda *_: net)
    usual, other = game.box(3), game.box(3)
    other["market"][0][0][1] += 1
    found = [weights.network_for(game, game.new(box, 1)) for box in (usual, other)]
    assert found == [net, None]


@pytest.mark.parametrize("name", ["dunhuang", "dschunke"])
def test_one_iteration_is_enough_to_choose(name: str) -> None:
    """Also where bids are secret: the first iteration gets no further than the root."""
    game = load(name)
    for players in game.players:
        for position, seat in played(game, players, 40):
            legal, view = game.legal(position, seat), game.view(position, seat)
            assert make_bot("master@1").choose(game, view, seat, legal) in legal
            assert make_bot("apprentice@1").choose(game, view, seat, legal) in legal
