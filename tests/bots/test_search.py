"""The search itself: what it depends on, when it stops, what it keeps, what it hides."""

from collections import Counter

import pytest

from caravanserai.bots.advice import advise
from caravanserai.bots.mcts import ACTION, FIRST, NEXT, ROOT, USED
from caravanserai.bots.search import Effort, Search, is_secret
from caravanserai.bots.trees import Forest, Tree
from caravanserai.engine.game import TO_THE_END, Game, Taste
from caravanserai.engine.position import Position
from caravanserai.engine.record import SEATS
from caravanserai.games import load, names
from caravanserai.locale import LANGUAGES, Texts

WINNING = (
    "dunhuang; tiles: painter; decision: store; market: tea; A.hand: glass bamboo paper; "
    "A.tokens: gold silver lapis pottery; A.shop: gold silver lapis pottery"
)
BIDDING = (
    "dschunke; players: 3; round: 4; decision: bid; first: A; A.hand: spice*2 fish*2 rice; "
    "B.hand: spice*2 rice*2; C.hand: fish*2 vegetables*2"
)


class Clock:
    """Time that advances by a fixed step each time it is read."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def asked(text: str) -> tuple[Game, Position, int, list[int]]:
    """A position from the view of the player who has to decide."""
    game = load(text.split(";")[0])
    position = game.read(text)
    seat = game.turn(position)
    assert seat is not None
    view = game.view(position, seat)
    return game, view, seat, game.legal(view, seat)


@pytest.mark.parametrize("trees", [1, 2])
def test_many_short_searches_are_one_long_search(trees: int) -> None:
    game, view, seat, legal = asked(BIDDING)
    once, often = Forest(5, trees), Forest(5, trees)
    once.grow(game, view, seat, 300, Taste())
    for _ in range(3):
        often.grow(game, view, seat, 100, Taste())
    one, other = (f.branches(game, view, seat, legal) for f in (once, often))
    assert one == other
    assert sum(branch.visits for branch in one) == 300


def test_equal_seeds_search_alike_on_any_number_of_threads() -> None:
    game, view, seat, legal = asked(BIDDING)
    found = []
    for _ in range(2):
        forest = Forest(9, 4)
        forest.grow(game, view, seat, 400, Taste())
        found.append(forest.branches(game, view, seat, legal))
    assert found[0] == found[1]


@pytest.mark.parametrize(("depth", "acts"), [(1, False), (TO_THE_END, True)])
def test_a_tree_reaches_as_many_turns_as_its_depth(depth: int, acts: bool) -> None:
    game, view, seat, _ = asked("araby; players: 2; turn: A; offers: 0; A.hand: wisdom")
    tree = Tree(3)
    tree.grow(game, view, seat, 300, Taste(depth=depth))
    steps = tree.links[1 + SEATS : tree.memo[USED], ACTION].tolist()
    done = [divmod(step, len(game.actions)) for step in steps]
    others = {game.actions.text(action) for actor, action in done if actor != seat}
    assert (others > {"pass"}) == acts


def test_a_turn_takes_its_seconds_and_no_more() -> None:
    game, view, seat, legal = asked(WINNING)
    clock = Clock(0.125)
    bot = Search(1, Effort(seconds=1.0, trees=1), clock)
    bot.choose(game, view, seat, legal)
    assert 0.5 <= clock.now <= 0.75  # half of the turn's time for its first decision
    game.apply(position := game.determinize(view, 0), seat, game.notation.action("hand", view))
    before = clock.now
    view = game.view(position, seat)
    bot.choose(game, view, seat, game.legal(view, seat))
    assert clock.now - before <= 0.5


def test_a_slow_clock_allows_one_look() -> None:
    game, view, seat, legal = asked(WINNING)
    clock = Clock(60.0)
    assert Search(1, Effort(seconds=1.0, trees=1), clock).choose(game, view, seat, legal) in legal
    assert clock.now == 120.0


def test_the_tree_is_kept_within_a_turn_and_dropped_when_cards_come_up() -> None:
    game, view, seat, legal = asked("dunhuang; decision: store; tiles: dancer; market: tea")
    bot = Search(1, Effort(iterations=400))
    action = bot.choose(game, view, seat, legal)
    position = game.determinize(view, 3)
    game.apply(position, seat, action)
    after = game.view(position, seat)
    assert bot.kept(after, seat) > 50
    other = game.read("dunhuang; decision: bonus; tiles: dancer; market: -; A.coins: 1")
    assert bot.kept(game.view(other, seat), seat) == 0


def test_the_tree_is_kept_past_moves_without_a_choice_which_a_table_does_not_ask_for() -> None:
    game, view, seat, _ = asked(
        "dunhuang; players: 3; decision: bonus; tiles: general dancer; market: - tea glass paper; "
        "A.hand: pottery; A.shop: pottery; A.tokens: pottery; B.hand: lapis; C.hand: tea"
    )
    ability = game.notation.action("ability", view)
    bot = Search(1, Effort(iterations=400))
    bot.choose(game, view, seat, [ability, ability])  # it has no better idea
    position = game.determinize(view, 3)
    game.apply(position, seat, ability)
    (forced,) = game.legal(position, seat)
    game.apply(position, seat, forced)
    assert len(game.legal(position, seat)) > 1
    assert bot.kept(game.view(position, seat), seat) > 20


def test_secret_bids_are_mixed() -> None:
    game, view, seat, legal = asked(BIDDING)
    assert is_secret(game, view, seat, legal)
    bids = Counter(
        Search(seed, Effort(iterations=200)).choose(game, view, seat, legal) for seed in range(30)
    )
    assert len(bids) > 2
    assert max(bids.values()) < 27


def test_a_bid_does_not_depend_on_bids_already_made() -> None:
    game = load("dschunke")
    chosen = set()
    for bids in ("", "; A.bid: spice 2", "; A.bid: none; C.bid: fish 2"):
        view = game.view(game.read(BIDDING + bids), 1)
        assert 1 in game.waiting_for(view)
        chosen.add(Search(4, Effort(iterations=200)).choose(game, view, 1, game.legal(view, 1)))
    assert len(chosen) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [WINNING, BIDDING])
def test_a_bot_can_say_why(text: str, language: str) -> None:
    game, view, seat, legal = asked(text)
    bot = Search(1, Effort(iterations=100))
    bot.choose(game, view, seat, legal)
    assert "%" in Texts(language, game.name).say(bot.why())


def test_the_reason_names_what_counts() -> None:
    game, view, seat, legal = asked(WINNING)
    bot = Search(1, Effort(iterations=100))
    bot.choose(game, view, seat, legal)
    said = Texts("en", "dunhuang").say(bot.why())
    assert said.startswith(
        "4 different goods in hand now; an instant win takes 4. Chance of winning about "
    )
    bot.choose(game, view, seat, legal[:1])
    assert Texts("en").say(bot.why()) == "There was no other choice."


def test_advice_knows_a_win() -> None:
    game, view, seat, legal = asked(WINNING)
    advice = advise(game, view, seat, iterations=200)
    assert advice is not None
    assert game.actions.text(advice.moves[0].action) == "hand"
    assert advice.moves[0].chances[seat] > 0.9
    assert advice.chances[seat] > 0.8
    assert sum(advice.chances) == pytest.approx(1, abs=1e-3)
    assert {move.action for move in advice.moves} == set(legal)


def test_advice_knows_a_win_by_thousands() -> None:
    game = load("araby")
    position = game.read("players: 2; A.coins: 9999; A.hand: -; B.hand: -")
    advice = advise(game, game.view(position, 0), 0, iterations=5)
    assert advice is not None
    assert advice.chances == pytest.approx([1, 0], abs=1e-3)


def test_there_is_no_advice_for_those_who_have_nothing_to_decide() -> None:
    game, view, seat, _ = asked(WINNING)
    other = (seat + 1) % 4
    assert advise(game, game.view(game.determinize(view, 0), other), other) is None


def most_turns(tree: Tree, node: int, room: int, actor: int) -> int:
    """The most turns on any line below a node, counting each change of actor as a turn."""
    most, child = 1, tree.links[node, FIRST]
    while child:
        other = int(tree.links[child, ACTION]) // room
        most = max(most, most_turns(tree, child, room, other) + (other != actor))
        child = tree.links[child, NEXT]
    return most


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("name", ["dunhuang", "dschunke"])
def test_a_tree_reaches_as_many_turns_as_it_may(name: str, seat: int, depth: int) -> None:
    game = load(name)
    position = game.new(game.box(3), 5)
    for number in range(1000):
        if number >= 20 and game.waiting_for(position) == (seat,):
            break
        turn = game.turn(position)
        assert turn is not None
        game.apply(position, turn, game.legal(position, turn)[0])
    tree = Tree(7, 20_000)
    tree.grow(game, game.view(position, seat), seat, 600, Taste(turns=0, depth=depth))
    assert most_turns(tree, int(tree.memo[ROOT + seat]), len(game.actions), seat) == depth


@pytest.mark.parametrize("name", names())
def test_advice_depends_on_the_view_alone(name: str) -> None:
    game = load(name)
    position = game.new(game.box(game.players[-1]), 11)
    for _ in range(12):
        seat = game.turn(position)
        assert seat is not None
        view = game.view(position, seat)
        other = game.view(game.determinize(view, 77), seat)
        assert advise(game, view, seat, 60) == advise(game, other, seat, 60)
        game.apply(position, seat, game.legal(view, seat)[-1])
