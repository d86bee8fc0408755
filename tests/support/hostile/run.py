"""Throw hostile input: `python -m tests.support.hostile.run --inputs 10000000`.

Every round has a site and a seed of its own. `--first 17 --inputs 500000` repeats round 17.
"""

import argparse
import asyncio
import sys

from tests.support.hostile.attack import VOLLEYS, Attack, Count, attacked
from tests.support.hostile.wire import Fault
from tests.support.progress import Progress

ROUND = 500_000  # Inputs.


class Thrown:
    """What was thrown, and how the good tables fared meanwhile."""

    def __init__(self) -> None:
        self.count = Count()
        self.moves = 0
        self.longest_s = 0.0
        self.progress = Progress(lambda: str(self))

    def note(self, more: Count) -> None:
        """Note that these did no harm."""
        self.count.add(more)
        self.progress.look()

    def __str__(self) -> str:
        return (
            f"{self.count}, no fault; beside them {self.moves:,} good moves,"
            f" each in {self.longest_s * 1000:.0f} ms at most"
        )


async def throw(round_number: int, inputs: int, thrown: Thrown, volleys: float = VOLLEYS) -> None:
    """Throw one round; raises Fault with the command that repeats it."""
    try:
        async with attacked(round_number) as attack:
            failure = await failure_of(attack, inputs, thrown, volleys)
        if failure is not None:
            raise failure
    except Fault as fault:
        command = f".venv/bin/python -m tests.support.hostile.run --first {round_number} --inputs {inputs}"
        command += f" --volleys {volleys}" if volleys != VOLLEYS else ""
        raise Fault(f"round {round_number}: {fault}\nrepeat it: {command}") from fault
    thrown.moves += attack.moves
    thrown.longest_s = max(thrown.longest_s, attack.longest_s)


async def failure_of(attack: Attack, inputs: int, thrown: Thrown, volleys: float) -> Fault | None:
    """Throw, and return the fault. Raised inside, it would come out as a group of exceptions."""
    try:
        await attack.throw(inputs, thrown.note, volleys)
    except Fault as fault:
        return Fault(f"{fault}\nthe last inputs: {list(attack.last)}")
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000_000)
    parser.add_argument("--first", type=int, default=1, help="the first round")
    parser.add_argument("--volleys", type=float, default=VOLLEYS, help="the share of inputs that come in volleys")
    args = parser.parse_args()
    thrown, left = Thrown(), args.inputs
    number = args.first
    while left > 0:
        try:
            asyncio.run(throw(number, min(left, ROUND), thrown, args.volleys))
        except Fault as fault:
            print(fault)
            return 1
        left -= ROUND
        number += 1
    thrown.progress.print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
