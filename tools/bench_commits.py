"""Compare how fast two versions of the rules play random games, in one run on one machine.

    python tools/bench_commits.py BEFORE [AFTER] [--laps N]

Each is a commit, or a folder with a build such as build/compiled. AFTER is HEAD by default. Both
play every game in turn, so that a busy moment of the machine hits both alike. The ratio is the
median over the laps of AFTER's decisions per second divided by BEFORE's.
"""

import argparse
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from adyton.cli.bench import LAPS, SECONDS, Worker
from adyton.games import KITS


def folder_of(name: str, stack: ExitStack) -> Path:
    """Return the folder with the package `adyton` of this commit or build."""
    if (Path(name) / "adyton").is_dir():
        return Path(name).resolve()
    archive = subprocess.run(["git", "archive", name, "src"], capture_output=True, check=True).stdout
    folder = Path(stack.enter_context(TemporaryDirectory()))
    subprocess.run(["tar", "--extract", "--directory", folder], input=archive, check=True)
    return folder / "src"


def compare(before: Worker, after: Worker, laps: int) -> dict[str, list[tuple[float, float]]]:
    """Return for each game the decisions per second of both, lap by lap."""
    found: dict[str, list[tuple[float, float]]] = {slug: [] for slug in KITS}
    for _ in range(laps):
        for slug, pairs in found.items():
            pairs.append((before.play(slug, SECONDS).decisions, after.play(slug, SECONDS).decisions))
    return found


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before")
    parser.add_argument("after", nargs="?", default="HEAD")
    parser.add_argument("--laps", type=int, default=LAPS)
    args = parser.parse_args(words)
    with ExitStack() as stack:
        folders = [folder_of(name, stack) for name in (args.before, args.after)]
        before, after = (stack.enter_context(Worker(folder)) for folder in folders)
        found = compare(before, after, args.laps)
    print(f"| game | {args.before} ({before.build}) | {args.after} ({after.build}) | ratio |\n|---|---|---|---|")
    for slug, pairs in found.items():
        old, new = (median(pair[side] for pair in pairs) for side in (0, 1))
        ratio = median(new / old for old, new in pairs)
        print(f"| {slug} | {old:,.0f} | {new:,.0f} | {ratio:.2f} |")


if __name__ == "__main__":
    main(sys.argv[1:])
