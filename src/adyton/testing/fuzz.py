"""Fuzzing: the kit on every game with every pair of options, as often as you like."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TypeAlias

from adyton.engine.state import Json
from adyton.games import KITS
from adyton.testing.broken import Broken
from adyton.testing.check import check
from adyton.testing.pairs import all_options

# A game, its options, the number of seats, how many games, the seed, and how many positions of each game.
Task: TypeAlias = tuple[str, Json, int, int, int, int]
# Games and positions checked; what broke, and the record that leads there.
Result: TypeAlias = tuple[int, int, str, str]
PER_TASK = 25  # games between two lines of progress


def tasks(slugs: Sequence[str], games: int, seed: int, positions: int = 6) -> list[Task]:
    """Divide the games of each kind evenly among its settings, in portions."""
    made: list[Task] = []
    for slug in slugs:
        settings = list(all_options(KITS[slug].game))
        for place, (options, seats) in enumerate(settings):
            left = games // len(settings) + (place < games % len(settings))
            portions = [PER_TASK] * (left // PER_TASK) + [left % PER_TASK] * (left % PER_TASK > 0)
            made += [
                (slug, options.to_json(), seats, count, seed * 1000 + part, positions)
                for part, count in enumerate(portions)
            ]
    return made


def run(task: Task) -> Result:
    """Check one portion."""
    slug, raw, seats, games, seed, positions = task
    game = KITS[slug].game
    options = game.read_options(raw)
    try:
        checked = check(game, options, seats, games, seed, pieces=KITS[slug].census, positions=positions)
    except Broken as broken:
        record = broken.record.to_text() if broken.record is not None else ""
        return 0, 0, str(broken), record
    return checked.games, checked.positions, "", ""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command `python -m adyton.testing.fuzz`."""
    args = _parser().parse_args(words)
    todo = tasks(args.game or list(KITS), args.games, args.seed, args.positions)
    done = {slug: [0, 0] for slug, *_ in todo}
    broken = 0
    for task, (games, positions, reason, record) in zip(todo, _results(todo, args.jobs), strict=True):
        done[task[0]][0] += games
        done[task[0]][1] += positions
        _sign(f"{task[0]}: {done[task[0]][0]} of {args.games}")
        if reason:
            broken += 1
            _report(f"BROKEN {reason}\n  {_kept(args.out, task, record)}")
    for slug, (games, positions) in done.items():
        _report(f"{slug}: {games} games, every promise checked at {positions} positions")
    _report(f"{broken} broken" if broken else "no promise broken")
    return 1 if broken else 0


def _results(todo: Sequence[Task], jobs: int) -> Iterator[Result]:
    if jobs <= 1:
        yield from map(run, todo)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(run, todo)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m adyton.testing.fuzz", description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *KITS], help="the games to try; all of them when none is named")
    parser.add_argument("--games", type=int, default=1000, help="random games of each (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games (default: 1)")
    parser.add_argument("--positions", type=int, default=6, help="positions to look at in each (default: 6)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--out", type=Path, default=Path(), help="where records of broken games go (default: here)")
    return parser


def _kept(folder: Path, task: Task, record: str) -> str:
    """Keep a record that leads to the broken promise; `adyton replay` opens it."""
    path = folder / f"broken-{task[0]}-{task[2]}-{task[4]}.jsonl"
    path.write_text(record, encoding="utf-8")
    return f"adyton replay {path}"


def _sign(line: str) -> None:
    """Print progress, on terminals only."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{line} ")


def _report(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":  # pragma: no cover - the tests call main
    sys.exit(main())
