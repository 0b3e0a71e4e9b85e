"""Search iterations a second: our bots beside OpenSpiel's ISMCTS bot, in one run.

Both search the first decision of a new game with random playouts to the end of it.
"""

import time
from collections.abc import Iterator
from typing import Any

from caravanserai import games
from caravanserai.bots.trees import Forest
from caravanserai.engine.game import Taste
from caravanserai.engine.many_games import play_games

TO_THE_END = Taste(turns=1_000_000)
MOMENT = 0.5
ROUNDS = 5
LENGTH_GAMES = 200
PEER_GAMES = ("euchre", "hearts", "oh_hell", "gin_rummy")
PEER_SIMULATIONS = 200


def main() -> None:
    for _ in range(2):  # the first run compiles
        rows = [*ours(), *peers()]
    print("| engine | game | decisions a game | playouts | iterations/s |")
    print("| --- | --- | ---: | --- | ---: |")
    for engine, name, length, how, speed in rows:
        print(f"| {engine} | {name} | {length:.0f} | {how} | {speed:,.0f} |")


def ours() -> Iterator[tuple[str, str, float, str, float]]:
    for name in games.names():
        game = games.load(name)
        _, decisions = play_games(game, game.box(game.players[-1]), LENGTH_GAMES, seed=1)
        for how, taste in (("to the end", TO_THE_END), ("as the bots do", game.taste)):
            yield "Caravanserai", name, decisions / LENGTH_GAMES, how, our_speed(name, taste)


def our_speed(name: str, taste: Taste) -> float:
    """Iterations a second of one tree, the best of some rounds."""
    game = games.load(name)
    position = game.new(game.box(game.players[-1]), 1)
    seat = game.turn(position)
    assert seat is not None
    view = game.view(position, seat)
    forest, best = Forest(1), 0.0
    for _ in range(ROUNDS):
        forest.clear()
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < MOMENT:
            forest.grow(game, view, seat, 200, taste)
            done += 200
        best = max(best, done / (time.perf_counter() - began))
    return best


def peers() -> Iterator[tuple[str, str, float, str, float]]:
    try:
        import pyspiel
    except ImportError as error:
        print(f"SKIPPED: OpenSpiel cannot be imported ({error})")
        return
    from openspiel import dealt, mean_length

    for name in PEER_GAMES:
        root = dealt(pyspiel.load_game(name))
        speed = max(peer_speed(pyspiel, root) for _ in range(ROUNDS))
        yield "OpenSpiel", name, mean_length(root), "to the end", speed


def peer_speed(pyspiel: Any, root: Any) -> float:
    """Simulations a second of pyspiel.ISMCTSBot."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.ISMCTSBot(
        7, evaluator, 2.0, PEER_SIMULATIONS, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip
    began = time.perf_counter()
    bot.step(root)
    return PEER_SIMULATIONS / (time.perf_counter() - began)


if __name__ == "__main__":
    main()
