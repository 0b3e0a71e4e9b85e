"""Play for an hour: memory stays flat. CARAVANSERAI_SOAK sets other seconds."""

import asyncio
import os
import random
import statistics
import time
from pathlib import Path

import pytest
from server.harness import Server, play_all

from .checks import check_kept
from .test_kill import players_of

SECONDS = float(os.environ.get("CARAVANSERAI_SOAK", "3600"))
ACTIONS = 40  # acknowledged per player and round
MOST_GROWTH = 1.10  # of memory, from the second quarter to the last


@pytest.mark.slow
def test_memory_stays_flat(tmp_path: Path) -> None:
    chance, used, moves = random.Random(1), list[int](), 0
    end = time.monotonic() + SECONDS
    with Server(tmp_path, "--no-limits", workers=0) as server:
        while time.monotonic() < end:
            players = players_of(server, chance)
            asyncio.run(play_all(players, ACTIONS))
            moves += sum(len(player.acknowledged) for player in players)
            used.append(server.memory())
        check_kept(players, str(tmp_path / "caravanserai.sqlite"))
        server.stop()
        server.check_log()
    quarter = len(used) // 4
    early, late = (statistics.median(used[i * quarter : (i + 1) * quarter]) for i in (1, 3))
    print(f"{moves:,} moves in {len(used)} rounds; {early / 1e6:.1f} MB, then {late / 1e6:.1f} MB")
    assert late < early * MOST_GROWTH
