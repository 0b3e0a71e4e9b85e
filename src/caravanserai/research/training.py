"""Learning by self-play (PPO), for two players: how the network of the bot `learned` was made.

`python -m caravanserai.research.training dunhuang --minutes 20` writes the weights and the curve.
PyTorch is needed for this only (`pip install 'caravanserai[training]'`).
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from caravanserai.bots import make_bot
from caravanserai.bots.learned import Network
from caravanserai.engine.game import Game, Position
from caravanserai.lab.matches import play_through
from caravanserai.research.batch import Batch

PLAYERS = 2
GAMES = 256
STEPS = 96
HIDDEN = 128
EPOCHS = 2
MINIBATCH = 2048
CLIP = 0.2
LAMBDA = 0.95
RATES = (1e-3, 1e-4)
ENTROPY = (0.02, 0.003)
TEST_GAMES = 100
TEST_EVERY = 60.0
TEST_SEED = 10**9
ILLEGAL = -1e9
CURVE = ("seconds", "decisions", "games", "entropy", "value_error", "won_against_greedy")


class Net(nn.Module):  # type: ignore[misc]  # PyTorch is an extra, so untyped here
    """What `bots.learned.Network` is, to be trained."""

    def __init__(self, inputs: int, actions: int, scale: NDArray[np.float32]) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        self.first, self.second = nn.Linear(inputs, HIDDEN), nn.Linear(HIDDEN, HIDDEN)
        self.policy, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the actions, and the expected reward of who is to act."""
        x = torch.relu(self.first(seen.float() * self.scale))
        x = torch.relu(self.second(x))
        preferences = self.policy(x).masked_fill(~masks, ILLEGAL)
        return torch.log_softmax(preferences, 1), torch.tanh(self.value(x)).squeeze(1)

    def weights(self) -> dict[str, NDArray[Any]]:
        """The weights as the bot reads them, in half precision."""
        kept = {"scale": self.scale.numpy().astype(np.float32)}
        for name in ("first", "second", "policy", "value"):
            layer = getattr(self, name)
            kept[name] = layer.weight.detach().numpy().T.astype(np.float16)
            kept[f"{name}_bias"] = layer.bias.detach().numpy().astype(np.float16)
        return kept


class Played(NamedTuple):
    """What was seen and done, step by step, in all games."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chosen: Tensor
    values: Tensor
    advantages: Tensor


def play(batch: Batch, net: Net) -> Played:
    """Some steps in each game by the present policy, and how much better they were than expected.

    The two players' rewards add up to 0, so the next state is worth to one what it is worth to
    the other, negated.
    """
    seen = torch.zeros((STEPS, GAMES, batch.layout.size), dtype=torch.int8)
    masks = torch.zeros((STEPS, GAMES, batch.masks.shape[1]), dtype=torch.bool)
    actions, movers = (torch.zeros((STEPS, GAMES), dtype=torch.int64) for _ in range(2))
    chosen, values, rewards = (torch.zeros((STEPS, GAMES)) for _ in range(3))
    over = torch.zeros((STEPS, GAMES), dtype=torch.bool)
    for t in range(STEPS):
        seen[t], masks[t] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
        movers[t] = torch.from_numpy(batch.players)
        with torch.no_grad():
            logs, values[t] = net(seen[t], masks[t])
        actions[t] = torch.multinomial(logs.exp(), 1).squeeze(1)
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
    flat = (x.flatten(0, 1) for x in (seen, masks, actions, chosen, values, advantages))
    return Played(*flat)


def learn(net: Net, optimizer: Any, played: Played, entropy_weight: float) -> tuple[float, float]:
    """PPO on what was played; mean entropy and value error. Forced moves teach only the value."""
    free = played.masks.sum(1) > 1
    spread = played.advantages[free]
    advantages = (played.advantages - spread.mean()) / (spread.std() + 1e-6)
    targets = played.advantages + played.values
    entropies, errors = [], []
    for _ in range(EPOCHS):
        for part in torch.randperm(len(free)).split(MINIBATCH):
            logs, values = net(played.seen[part], played.masks[part])
            chances = logs.exp()
            ratio = (
                logs.gather(1, played.actions[part, None]).squeeze(1) - played.chosen[part]
            ).exp()
            gain = torch.minimum(
                ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part]
            )
            entropy = -(chances * logs.clamp_min(-30)).sum(1)
            error = (values - targets[part]).square()
            weight = free[part].float()
            loss = -(weight * (gain + entropy_weight * entropy)).mean() + 0.5 * error.mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            entropies.append(entropy[free[part]].mean().item())
            errors.append(error.mean().item())
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


def train(name: str, minutes: float, folder: Path, seed: int) -> None:
    """Learn for so many minutes of processor time, tests aside; keep weights and curve."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    batch = Batch(name, GAMES, PLAYERS, threads=1)
    batch.reset(seed)
    scale = (1 / np.maximum(batch.layout.high.astype(np.float32), 1)).astype(np.float32)
    net = Net(batch.layout.size, batch.masks.shape[1], scale)
    optimizer = torch.optim.Adam(net.parameters(), RATES[0])
    rows: list[tuple[float, ...]] = []
    decisions, spent, tested = 0, 0.0, -TEST_EVERY
    while spent < 60 * minutes:
        began, part = time.process_time(), spent / (60 * minutes)
        for group in optimizer.param_groups:
            group["lr"] = RATES[0] ** (1 - part) * RATES[1] ** part
        played = play(batch, net)
        weight = ENTROPY[0] * (1 - part) + ENTROPY[1] * part
        entropy, error = learn(net, optimizer, played, weight)
        decisions += GAMES * STEPS
        spent += time.process_time() - began
        if spent - tested >= TEST_EVERY or spent >= 60 * minutes:
            tested = spent
            games = int(((batch.seeds - seed) // GAMES).sum())
            rows.append((round(spent), decisions, games, entropy, error, share_won(batch, net)))
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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    train(given.game, given.minutes, given.out, given.seed)
