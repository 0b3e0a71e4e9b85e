"""Doing one thing to many items, wherever."""

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from caravanserai.engine.workers import CLUSTER, each


def test_in_this_process() -> None:
    assert list(each(abs, [-1, 2])) == [(-1, 1), (2, 2)]


@pytest.mark.slow
def test_in_processes() -> None:
    assert dict(each(abs, [-1, 2, -3], 2)) == {-1: 1, 2: 2, -3: 3}


def test_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Ray is used: the last to begin is the first to end."""
    begun: list[Any] = []

    def remote(function: Any) -> Any:
        def begin(item: Any) -> Any:
            begun.append(item)
            return item, function(item)

        return SimpleNamespace(remote=begin)

    ray = SimpleNamespace(
        init=lambda **_: None,
        remote=remote,
        wait=lambda working: (working[-1:], working[:-1]),
        get=lambda done: done[1],
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert list(each(abs, [-1, 2, -3], CLUSTER)) == [(-3, 3), (2, 2), (-1, 1)]
    assert begun == [-1, 2, -3]


@pytest.mark.slow
def test_on_a_real_cluster() -> None:
    pytest.importorskip("ray")
    assert dict(each(abs, [-1, 2], CLUSTER)) == {-1: 1, 2: 2}
