"""Doing one thing to many items in this process, in several, or on a Ray cluster."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")

CLUSTER = 0  # in place of a number of processes


def each(
    function: Callable[[Item], Done], items: Iterable[Item], workers: int = 1
) -> Iterator[tuple[Item, Done]]:
    """Each item with what the function makes of it, in whatever order they are finished.

    workers: how many processes; CLUSTER for the Ray cluster that RAY_ADDRESS names, or a local one.
    """
    if workers == CLUSTER:
        return _on_cluster(function, items)
    if workers > 1:
        return _in_processes(function, items, workers)
    return ((item, function(item)) for item in items)


def _in_processes(
    function: Callable[[Item], Done], items: Iterable[Item], workers: int
) -> Iterator[tuple[Item, Done]]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        working = {pool.submit(function, item): item for item in items}
        for future in as_completed(working):
            yield working[future], future.result()


def _on_cluster(
    function: Callable[[Item], Done], items: Iterable[Item]
) -> Iterator[tuple[Item, Done]]:
    import ray

    ray.init(ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(lambda item: function(item))
    working = {remote.remote(item): item for item in items}
    while working:
        ready, _ = ray.wait(list(working))
        for done in ready:
            yield working.pop(done), ray.get(done)
