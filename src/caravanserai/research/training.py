"""How the network of the bot `learned` was made, for two players: first by heart, then by PPO.

`python -m caravanserai.research.training dunhuang --taught 2 --decisions 1` (million) writes the
weights and the curve: what greedy would do is imitated, then the network plays itself. PyTorch
is needed for this only (`pip install 'caravanserai-games[training]'`).
"""

import argparse
import csv
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from caravanserai.bots import make_bot
from caravanserai.bots.greedy import CONTINUATIONS, GUESSES, value_actions
from caravanserai.bots.learned import Network
from caravanserai.engine.game import Game
from caravanserai.engine.observation import Layout
from caravanserai.engine.position import Position
from caravanserai.lab.matches import play_through
from caravanserai.lab.plots import plot_curve
from caravanserai.research.batch import Batch

PLAYERS = 2
GAMES = 1024
STEPS = 48
HIDDEN = (128, 128)
EPOCHS = 2
MINIBATCH = 2048
CLIP = 0.2
LAMBDA = 0.95
LESSON_RATES = (1e-3, 2e-4)
RATES = (3e-4, 3e-5)
ENTROPY = 0.005
TEST_GAMES = 200
TESTS = 10
ASTRAY = 0.2  # so often greedy's advice is not followed, to learn what to do after other moves too
DOUBT = 0.5  # of actions that differ by so many points, the better one is advised e times as much
SAMPLES = GUESSES * CONTINUATIONS
LEAST_SPREAD = 0.2
TEST_SEED = 10**9
ILLEGAL = -1e9
CURVE = ("seconds", "taught", "decisions", "entropy", "value_error", "won_against_greedy")
LAYERS = ("first", "second", "policy", "value")


class Net(nn.Module):  # type: ignore[misc]  # PyTorch is an extra, so untyped here
    """What `bots.learned.Network` is, to be trained."""

    def __init__(self, batch: Batch, scale: NDArray[np.float32]) -> None:
        super().__init__()
        where, what = goods_there(batch.layout)
        self.register_buffer("scale", torch.from_numpy(scale))
        self.register_buffer("where", torch.from_numpy(where))
        self.register_buffer("what", torch.from_numpy(what))
        inputs, actions = len(scale) + len(where) * what.shape[1], batch.masks.shape[1]
        self.first, self.second = nn.Linear(inputs, HIDDEN[0]), nn.Linear(*HIDDEN)
        self.policy, self.value = nn.Linear(HIDDEN[1], actions), nn.Linear(HIDDEN[1], 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the actions, and the expected reward of who is to act.

        The wide layers in bfloat16, which many processors multiply twice as fast.
        """
        x = seen * self.scale
        there = torch.bmm(seen[:, self.where].float(), x[:, self.what])
        with torch.autocast("cpu", torch.bfloat16):
            x = torch.relu(self.first(torch.cat([x, there.flatten(1)], 1)))
            x = torch.relu(self.second(x)).float()
        preferences = self.policy(x).masked_fill(~masks, ILLEGAL)
        return torch.log_softmax(preferences, 1), torch.tanh(self.value(x)).squeeze(1)

    def weights(self) -> dict[str, NDArray[Any]]:
        """The weights as the bot reads them, in half precision."""
        kept = {name: getattr(self, name).numpy() for name in ("scale", "where", "what")}
        for name in LAYERS:
            layer = getattr(self, name)
            kept[name] = layer.weight.detach().numpy().T.astype(np.float16)
            kept[f"{name}_bias"] = layer.bias.detach().numpy().astype(np.float16)
        return kept

    def take(self, weights: Mapping[str, NDArray[Any]]) -> None:
        """Go on from weights that were kept."""
        self.scale.copy_(torch.from_numpy(weights["scale"]))
        for name in LAYERS:
            layer = getattr(self, name)
            layer.weight.data = torch.from_numpy(weights[name].T.astype(np.float32))
            layer.bias.data = torch.from_numpy(weights[f"{name}_bias"].astype(np.float32))


def goods_there(layout: Layout) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Where an observation tells the goods on the spaces, and what it tells of each good."""
    market = [block for block in layout.blocks if block.name == "market"]
    if not market:
        return np.zeros((0, 0), np.int64), np.zeros((0, 0), np.int64)
    where = np.arange(layout.size)[layout.places["market"]].reshape(market[0].shape)
    parts = [name.split("/") for name in layout.names]
    return where, np.array(
        [
            [i for i, part in enumerate(parts) if good in part and part[0] != "market"]
            for good in market[0].axes[-1]
        ]
    )


class Played(NamedTuple):
    """What was seen and done wherever there was a choice."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chosen: Tensor
    values: Tensor
    advantages: Tensor
    advised: Tensor


def advise(batch: Batch, key: int) -> Tensor:
    """What greedy thinks of every action in every game where there is a choice, as chances."""
    game, advised = batch.game, np.zeros(batch.masks.shape, np.float32)
    kernel, states = game.kernel(value_actions), game.state_class.rows(3)
    for i in np.flatnonzero(batch.masks.sum(axis=1) > 1).tolist():
        seat, actions = int(batch.players[i]), np.flatnonzero(batch.masks[i]).astype(np.int16)
        view = game.view(Position(batch.box, batch.states[i : i + 1]), seat)
        states[0], values = view.state[0], np.zeros(len(actions))
        count = kernel(view.box, states, seat, actions, values, key + i, batch.masks.shape[1])
        better = np.exp((values[:count] - values[:count].max()) / (SAMPLES * DOUBT))
        advised[i, actions[:count]] = better / better.sum()
    return torch.from_numpy(advised)


def play(batch: Batch, net: Net, key: int, taught: bool) -> Played:
    """Some steps in each game by the present policy, and how much better they were than expected.

    While it is taught, most moves are what greedy advised.

    The two players' rewards add up to 0, so the next state is worth to one what it is worth to
    the other, negated.
    """
    seen = torch.zeros((STEPS, GAMES, batch.layout.size), dtype=torch.int8)
    masks = torch.zeros((STEPS, GAMES, batch.masks.shape[1]), dtype=torch.bool)
    actions, movers = (torch.zeros((STEPS, GAMES), dtype=torch.int64) for _ in range(2))
    chosen, values, rewards = (torch.zeros((STEPS, GAMES)) for _ in range(3))
    over = torch.zeros((STEPS, GAMES), dtype=torch.bool)
    advised = torch.zeros(masks.shape if taught else (STEPS, GAMES, 0))
    for t in range(STEPS):
        seen[t], masks[t] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
        movers[t] = torch.from_numpy(batch.players)
        with torch.no_grad():
            logs, values[t] = net(seen[t], masks[t])
        actions[t] = torch.multinomial(logs.exp(), 1).squeeze(1)
        if taught:
            advised[t] = advise(batch, key + t * GAMES)
            followed = (torch.rand(GAMES) > ASTRAY) & (advised[t].sum(1) > 0)
            actions[t] = torch.where(followed, advised[t].argmax(1), actions[t])
        chosen[t] = logs.gather(1, actions[t][:, None]).squeeze(1)
        batch.step(actions[t].numpy())
        got = torch.from_numpy(batch.rewards)
        rewards[t] = got.gather(1, movers[t][:, None]).squeeze(1)
        over[t] = torch.from_numpy(batch.over)
    with torch.no_grad():
        _, after = net(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
    last = torch.from_numpy(batch.players).long()
    advantages = torch.zeros((STEPS, GAMES))
    carried = torch.zeros(GAMES)
    for t in reversed(range(STEPS)):
        following = last if t == STEPS - 1 else movers[t + 1]
        value = after if t == STEPS - 1 else values[t + 1]
        sign = torch.where(following == movers[t], 1.0, -1.0) * ~over[t]
        carried = rewards[t] + sign * value - values[t] + LAMBDA * sign * carried
        advantages[t] = carried
    free = masks.sum(2) > 1
    kept = seen, masks, actions, chosen, values, advantages, advised
    return Played(*(x[free] for x in kept))


def learn(
    net: Net, optimizer: Any, played: Played, entropy_weight: float, taught: bool
) -> tuple[float, float]:
    """PPO on what was played, or what was advised by heart; mean entropy and value error."""
    advantages = played.advantages - played.advantages.mean()
    advantages /= advantages.std() + 1e-6
    targets = played.advantages + played.values
    entropies, errors = [], []
    for _ in range(EPOCHS):
        for part in torch.randperm(len(targets)).split(MINIBATCH):
            logs, values = net(played.seen[part], played.masks[part])
            now = logs.gather(1, played.actions[part, None]).squeeze(1)
            ratio, better = (now - played.chosen[part]).exp(), advantages[part]
            gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
            if taught:
                gain = (played.advised[part] * logs.clamp_min(-30)).sum(1)
            entropy = -(logs.exp() * logs.clamp_min(-30)).sum(1).mean()
            error = (values - targets[part]).square().mean()
            optimizer.zero_grad()
            (0.5 * error - gain.mean() - entropy_weight * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            entropies.append(entropy.item())
            errors.append(error.item())
    return float(np.mean(entropies)), float(np.mean(errors))


class Player:
    """A network under training, as a bot."""

    def __init__(self, batch: Batch, net: Net) -> None:
        self._batch, self._network = batch, Network(net.weights())

    def choose(self, game: Game, view: Position, seat: int, legal: list[int]) -> int:
        """The legal action that the network prefers."""
        from caravanserai.bots.learned import write_down

        seen = np.zeros((1, self._batch.layout.size), np.int8)
        game.kernel(write_down)(view.box, view.state, seat, seen[0])
        preferences, _ = self._network(seen)
        return max(legal, key=lambda action: preferences[0, action])


def share_won(batch: Batch, net: Net) -> float:
    """Of games against greedy, each deal from both seats."""
    player, won = Player(batch, net), 0.0
    for number in range(TEST_GAMES):
        position = batch.game.new(batch.box, TEST_SEED + number // 2)
        seat = number % 2
        bots = [make_bot("greedy", number)] * PLAYERS
        bots[seat] = player
        play_through(batch.game, position, bots)
        outcome = batch.game.outcome(position)
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / TEST_GAMES


def scale_of(batch: Batch, seed: int) -> NDArray[np.float32]:
    """What makes numbers that hardly vary in random play as telling as those that vary much."""
    batch.reset(seed)
    seen = []
    for _ in range(2 * STEPS):
        batch.step(batch.sample())
        seen.append(batch.observations.std(axis=0))
    scale: NDArray[np.float32] = (1 / np.maximum(np.mean(seen, axis=0), LEAST_SPREAD)).astype(
        np.float32
    )
    return scale


def train(
    name: str, taught: float, millions: float, folder: Path, seed: int, start: Path | None = None
) -> None:
    """Learn from greedy, then from itself, so many million decisions; keep weights and curve.

    start: the folder of a training to go on from.
    """
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    batch = Batch(name, GAMES, PLAYERS, threads=1)
    net = Net(batch, scale_of(batch, seed))
    batch.reset(seed)
    rows = [] if start is None else go_on(start, name, net)
    spent, shown, done, *_ = rows[-1] if rows else (0.0,) * len(CURVE)
    optimizer = torch.optim.Adam(net.parameters(), RATES[0])
    lessons, rounds = (round(1e6 * count / (GAMES * STEPS)) for count in (taught, millions))
    tested = {round((lessons + rounds) * test / TESTS) for test in range(1, TESTS + 1)}
    for number in range(1, lessons + rounds + 1):
        began, lesson = time.process_time(), number <= lessons
        part = number / lessons if lesson else (number - lessons) / rounds
        first, last = LESSON_RATES if lesson else RATES
        for group in optimizer.param_groups:
            group["lr"] = first ** (1 - part) * last**part
        played = play(batch, net, number * GAMES * STEPS, lesson)
        entropy, error = learn(net, optimizer, played, 0.0 if lesson else ENTROPY, lesson)
        spent += time.process_time() - began
        done += GAMES * STEPS
        shown += GAMES * STEPS * lesson
        if number in tested:
            rows.append((round(spent), shown, done, entropy, error, share_won(batch, net)))
            print(dict(zip(CURVE, rows[-1], strict=True)), flush=True)
            write(folder, name, net, rows)


def write(folder: Path, name: str, net: Net, rows: list[tuple[float, ...]]) -> None:
    """Keep the weights and the curve."""
    folder.mkdir(parents=True, exist_ok=True)
    weights: dict[str, Any] = net.weights()
    np.savez_compressed(folder / f"{name}-network-{PLAYERS}.npz", **weights)
    with (folder / f"{name}-curve.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(CURVE)
        writer.writerows(
            [[f"{value:.4g}" if value < 100 else int(value) for value in row] for row in rows]
        )
    decisions, won = [row[2] for row in rows], [row[-1] for row in rows]
    plot_curve(decisions, won, rows[-1][1], folder / f"{name}-curve.svg")


def go_on(folder: Path, name: str, net: Net) -> list[tuple[float, ...]]:
    """Take the weights that lie in a folder; the curve that led to them."""
    with np.load(folder / f"{name}-network-{PLAYERS}.npz") as weights:
        net.take(weights)
    with (folder / f"{name}-curve.csv").open(newline="") as file:
        return [tuple(map(float, row)) for row in list(csv.reader(file))[1:]]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--taught", type=float, default=2, help="million decisions")
    parser.add_argument("--decisions", type=float, default=1, help="million, by self-play")
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="the folder of a training to go on from")
    given = parser.parse_args()
    train(given.game, given.taught, given.decisions, given.out, given.seed, given.start)
