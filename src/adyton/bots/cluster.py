"""A cluster of machines: work is spread over the processes of Ray."""

import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

ANSWER_S: Final = 10
AHEAD: Final = 4  # items queued for each processor: none idles, and few are lost at the end


class NoCluster(Exception):
    """The cluster cannot be reached or cannot do this work; the reason comes from Ray."""


def spread(address: str, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """Yield the result of the work on each item, in any order; raises NoCluster. The cluster needs Adyton, too."""
    import ray  # noqa: PLC0415  (only a tournament on a cluster needs it)

    _check(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        try:
            yield from _spread(ray, work, items)
        finally:
            ray.shutdown()
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise NoCluster(str(error).strip().splitlines()[-1]) from None


def _check(address: str) -> None:
    """Raise NoCluster if nothing answers at the address. Ray itself would try for many minutes."""
    host, _, port = address.rpartition(":")
    if address == "auto":
        return
    try:
        socket.create_connection((host, int(port)), ANSWER_S).close()
    except (OSError, ValueError) as error:
        raise NoCluster(str(error)) from None


def _spread(ray: Any, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:  # Ray has no types
    remote = ray.remote(max_retries=3)(work)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for item in items:
        waiting.append(remote.remote(item))
        if len(waiting) >= most:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)
