import pytest

from caravanserai.bots import make_bot
from caravanserai.engine.errors import BadOption
from caravanserai.engine.game import Game
from caravanserai.games import load, names

REPEATABLE = ("apprentice", "trader@200", "master@400", "greedy", "random")


def winners(game: Game, players: int, seed: int, seats: list[str]) -> tuple[int, ...]:
    """The winners of a game between these bots."""
    position = game.new(game.box(players), seed)
    bots = [make_bot(name, 100 * seed + seat) for seat, name in enumerate(seats)]
    while (seat := game.turn(position)) is not None:
        view = game.view(position, seat)
        action = bots[seat].choose(game, view, seat, game.legal(view, seat))
        game.apply(position, seat, action)
    outcome = game.outcome(position)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("bot", REPEATABLE)
def test_a_bot_depends_on_its_view_and_seed_alone(name: str, bot: str) -> None:
    game = load(name)
    position = game.new(game.box(4), 3)
    for _ in range(40):
        seat = game.turn(position)
        assert seat is not None
        view = game.view(position, seat)
        legal = game.legal(view, seat)
        before = view.copy()
        chosen = make_bot(bot, 7).choose(game, view, seat, legal)
        assert chosen in legal
        assert view.same_as(before)
        guess = game.view(game.determinize(view, 5), seat)
        assert make_bot(bot, 7).choose(game, guess, seat, legal) == chosen
        game.apply(position, seat, chosen)


@pytest.mark.parametrize(
    ("name", "players"), [("dunhuang", 2), ("dunhuang", 4), ("dschunke", 3), ("dschunke", 4)]
)
def test_greedy_beats_random(name: str, players: int) -> None:
    game, games = load(name), 8
    won = 0
    for seed in range(games):
        hero = seed % players
        seats = ["greedy" if seat == hero else "random" for seat in range(players)]
        won += winners(game, players, seed, seats) == (hero,)
    assert won >= 0.75 * games


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown-bot"):
        make_bot("oracle")


@pytest.mark.parametrize("effort", ["0", "-3", "many", "0s", "infs", "nans", "1.5"])
def test_an_impossible_effort_is_refused(effort: str) -> None:
    with pytest.raises(BadOption, match="bot-effort"):
        make_bot(f"master@{effort}")
