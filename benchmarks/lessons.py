"""Are the lessons of a review the same if it is made again with other chance?

    python benchmarks/lessons.py dunhuang --players 4 --games 10 --again 4

A bot stands in for the person whose choices are judged. Of each game several reviews are made;
every two of them are compared: how many of their lessons both have, and whether all are the same.
Also printed: the processor time of a review, and the longest that a single move took.
"""

import argparse
import itertools
import time
from collections.abc import Iterator

from caravanserai.bots import make_bot
from caravanserai.bots.review import WITH_NETWORK, WITHOUT, Reviewer, Thoroughness
from caravanserai.bots.weights import network
from caravanserai.games import load
from caravanserai.table import entries as e
from caravanserai.table.review import Story, steps
from caravanserai.table.table import Setup, Table

PERSON = 0


def played(name: str, players: int, seed: int, person: str, bot: str) -> Table:
    """A game in which a bot stands in for a person."""
    game = load(name)
    table = Table(Setup("lessons", name, game.ruleset, players, {}, seed, "guest"), game)
    for seat in range(players):
        entry = e.Sat(seat, "guest", "Guest") if seat == PERSON else e.BotSat(seat, bot)
        table.take(table.draft(entry, 0.0))
    bots = [make_bot(person if seat == PERSON else bot, 8 * seed + seat) for seat in range(players)]
    while (turn := table.turn()) is not None:
        view = table.view(turn)
        action = bots[turn].choose(game, view, turn, game.legal(view, turn))
        by: e.By = "person" if turn == PERSON else "bot"
        table.take(table.draft(e.Acted(turn, game.actions.text(action), by), 0.0))
    return table


def reviewed(table: Table, seed: int, thorough: Thoroughness) -> tuple[list[int], list[float]]:
    """The moves of the lessons, the largest first, and the seconds that each move took."""
    story, seconds = Story.of(table), []
    for step in steps(table):
        began = time.process_time()
        looker = Reviewer(table.game, seed + step.number, thorough)
        story.add(step, looker.look(step.done) if step.changes else None)
        if step.done.view is not None and step.changes:
            story.judge(step, looker.judge(step.done))
        seconds.append(time.process_time() - began)
    return [lesson.move for lesson in story.review().accounts[PERSON].lessons], seconds


def compared(lessons: list[list[int]]) -> Iterator[tuple[float, bool]]:
    """Of every two reviews: the share of lessons that both have, and whether all are the same."""
    for one, other in itertools.combinations(map(set, lessons), 2):
        most = max(len(one), len(other))
        yield len(one & other) / most if most else 1.0, one == other


def main() -> None:
    """Print the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--again", type=int, default=4, help="reviews of a game")
    asked.add_argument("--person", default="apprentice")
    asked.add_argument("--bot", default="trader@100")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--search", type=int, help="iterations for the best choice")
    asked.add_argument("--weigh", type=int, help="iterations for a choice in a world")
    asked.add_argument("--worlds", type=int)
    wish = asked.parse_args()
    usual = WITH_NETWORK if network(load(wish.game), wish.players) else WITHOUT
    thorough = Thoroughness(
        usual.glance,
        wish.worlds or usual.worlds,
        wish.search or usual.search,
        wish.weigh or usual.weigh,
        usual.choices,
    )
    found, lessons, totals, longest = [], [], [], 0.0
    for game in range(wish.games):
        table = played(wish.game, wish.players, wish.seed + game, wish.person, wish.bot)
        reviews = [reviewed(table, 1_000_000 * k, thorough) for k in range(1, 1 + wish.again)]
        found += list(compared([moves for moves, _ in reviews]))
        lessons += [len(moves) for moves, _ in reviews]
        totals += [sum(seconds) for _, seconds in reviews]
        longest = max(longest, *(max(seconds) for _, seconds in reviews))
        print(table.setup.seed, [moves for moves, _ in reviews], flush=True)
    again, same = (sum(values) / len(found) for values in zip(*found, strict=True))
    print(f"{wish.game}, {wish.players} players, {wish.games} games, {thorough}")
    print(f"lessons a review: {sum(lessons) / len(lessons):.1f}")
    print(f"found again: {again:.1%} of lessons; all the same: {same:.1%} of pairs")
    print(f"a review: {sum(totals) / len(totals):.1f} s of processor time, a move {longest:.2f} s")


if __name__ == "__main__":
    main()
