"""A real Ray cluster on this machine: its head and two worker processes."""

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster
from tests.support.command_line import Run, run

from adyton.bots.cluster import NoCluster, spread

ARENA = ("arena", "keltis", "--bots", "random,easy", "--games", "4", "--jobs", "1")

__all__ = ["run"]

# Ray leaves it to Python to close the files and sockets of a cluster that it started.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    head = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": 100_000_000}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    yield cluster.address
    cluster.shutdown()
    gc.collect()  # Collect the garbage here, not in another test.


def test_two_processes_work_and_neither_is_this_one(address: str, tmp_path: Path) -> None:
    def working(number: int) -> tuple[int, int]:
        (tmp_path / str(os.getpid())).touch()
        while len(list(tmp_path.iterdir())) < 2:  # Until the other process has a task too.
            threading.Event().wait(0.05)
        return number, os.getpid()

    done = dict(spread(address, working, range(12)))
    assert sorted(done) == list(range(12))
    assert len(set(done.values())) == 2
    assert os.getpid() not in done.values()


def test_the_arena_shows_the_same_with_and_without_a_cluster(address: str, run: Run, tmp_path: Path) -> None:
    alone = run(*ARENA)
    assert alone.code == 0
    assert run(*ARENA, "--ray", address, "--results", "r.jsonl").out == alone.out
    run_line, *games = (tmp_path / "r.jsonl").read_text(encoding="utf-8").splitlines()
    assert '"game":"keltis"' in run_line
    assert len(games) == 4


def test_an_error_on_the_cluster_is_raised_here(address: str) -> None:
    def failing(number: int) -> int:
        raise ValueError(f"no {number}")

    with pytest.raises(NoCluster, match="ValueError: no 1"):
        list(spread(address, failing, [1]))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere"])
def test_without_a_cluster_the_error_says_so(run: Run, address: str) -> None:
    ran = run(*ARENA, "--ray", address)
    assert ran.code != 0
    assert f"The Ray cluster at {address} cannot play:" in ran.err
