"""However the server ends, its bot processes end with it, quietly."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from waiting import PATIENCE, until

from caravanserai.games import load
from caravanserai.table import questions, worker

from .harness import Server, as_in_a_shell
from .test_ending import INTERRUPTER

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)


def children(pid: int) -> list[int]:
    return [int(c) for c in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    """A zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("sent", SIGNALS, ids=lambda sent: sent.name)
@pytest.mark.parametrize("moment", ["as it starts", "as it compiles"])
def test_a_signal_to_the_whole_group_ends_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: signal.Signals, moment: str
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("CARAVANSERAI_CACHE", str(cache))
    with Server(tmp_path, workers=1) as server:
        until(lambda: children(server.process.pid))
        [bots] = children(server.process.pid)
        if moment == "as it compiles":
            until(lambda: any(path.is_file() for path in cache.rglob("*")))
        server.end(sent)
        until(lambda: not is_alive(bots))
        server.check_log()


@pytest.mark.parametrize("module", ["msgspec", "numpy", "caravanserai.games"])
def test_an_interrupt_while_everything_is_loaded_is_not_heeded(tmp_path: Path, module: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTER)
    paths = [str(tmp_path), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    interrupted = {"END_AT": module, "END_BY": str(int(signal.SIGINT)), "CARAVANSERAI_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-m", worker.__name__],
        stdin=subprocess.DEVNULL,  # nobody listens
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), **interrupted},
        preexec_fn=as_in_a_shell,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def long_thought() -> questions.Question:
    game = load("dunhuang")
    view = game.view(game.new(game.box(3), 5), 0)
    seen = questions.seen(game, view, 0, game.legal(view, 0))
    return questions.Question(1, seen, questions.Choose("trader@1000000"), 1)


def test_a_process_that_thinks_heeds_no_interrupt_and_ends_when_nobody_listens() -> None:
    plain = {**os.environ, "CARAVANSERAI_JIT": "0"}  # and therefore slow
    command = [sys.executable, "-m", worker.__name__, "dunhuang"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=plain) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        size = questions.LENGTH.unpack(process.stdout.read(questions.LENGTH.size))[0]
        assert questions.decode_reply(process.stdout.read(size)) == questions.Ready("dunhuang")
        process.stdin.write(questions.framed(questions.encode(long_thought())))
        process.stdin.flush()
        process.send_signal(signal.SIGINT)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0
