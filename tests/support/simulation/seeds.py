"""Run seeds: `python -m tests.support.simulation.seeds FIRST [COUNT]`. Every fourth runs in two worlds."""

import sys

from tests.support.progress import Progress
from tests.support.simulation.checks import BrokenPromise
from tests.support.simulation.run import repeat, run
from tests.support.simulation.two_worlds import compare

TWO_WORLDS = 4  # Of so many seeds, one runs in two worlds.


def run_seed(seed: int) -> int:
    """Run a seed. Return how many messages were compared between two worlds.

    Raise BrokenPromise with the command that repeats it.
    """
    with repeat(seed):
        if seed % TWO_WORLDS == 0:
            return compare(seed)
        run(seed)
        return 0


def main() -> int:
    first, count = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    done = compared = 0
    progress = Progress(lambda: f"{done:,} seeds from {first} on: every promise held; {compared:,} messages compared")
    for seed in range(first, first + count):
        try:
            compared += run_seed(seed)
        except BrokenPromise as broken:
            print(broken)
            return 1
        done += 1
        progress.look()
    progress.print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
