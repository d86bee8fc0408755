"""What views and the changes in them cost the processor for each move, by game and build, as Markdown.

`python tools/bench_views.py [--laps 5] [FOLDER…]`; a folder holds another `adyton` package, such as `build/compiled` or
the `src` of another work tree. It replays the records of the tests and encodes after each move what every seat and a
spectator sees, as a table does. In a lap all builds run one after the other, and only processor time counts.
"""

import argparse
import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import process_time

from adyton.engine.game import AnyGame
from adyton.engine.record import Record, read_record
from adyton.engine.replay import replay
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.games import KITS
from adyton.tables.encoded_view import EncodedView, patch_all

ROOT = Path(__file__).parent.parent
OWN = ROOT / "src"
TIMES = 3  # that each game is broadcast in a lap; the first warms caches up and does not count


def positions(game: AnyGame, record: Record) -> list[State]:
    """Return the states that a table broadcasts: those in which players are asked."""
    return [state for _, state in replay(game, record) if not game.turn(state).is_nature]


def broadcast(game: AnyGame, states: list[State]) -> None:
    """Encode what everybody sees of each position, as `tables/broadcast.py` does."""
    seats: list[Seat | None] = [None, *range(states[0].seats)]
    views = [EncodedView(game.view_type) for _ in seats]
    _whole(game, states[0], seats, views, 0)
    for line, (before, state) in enumerate(pairwise(states), 1):
        changes = game.changed_parts(before, state, seats)
        if changes is None:
            _whole(game, state, seats, views, line)
            continue
        patch_all(views, changes, line)


def _whole(game: AnyGame, state: State, seats: list[Seat | None], views: list[EncodedView], line: int) -> None:
    other = None
    for encoded, view in zip(views, game.views(state, seats), strict=True):
        encoded.update(view, line, other)
        other = encoded


def measure() -> dict[str, float]:
    """Return the microseconds of a move, by game."""
    spent: dict[str, float] = {}
    for slug in ("oracle", "delphi", "keltis", "oraklos"):
        game = KITS[slug].game
        records = [read_record(path.read_text()) for path in sorted(ROOT.glob(f"tests/games/{slug}/records/*.jsonl"))]
        games = [positions(game, record) for record in records]
        began = 0.0
        for time in range(TIMES):
            began = began if time > 1 else process_time()
            for states in games:
                broadcast(game, states)
        moves = (TIMES - 1) * sum(len(states) - 1 for states in games)
        spent[slug] = 1e6 * (process_time() - began) / moves
    return spent


def run_in(folder: Path) -> dict[str, float]:
    """Measure the package in this folder, in a process of its own."""
    path = f"{folder.resolve()}:{os.environ.get('PYTHONPATH', '')}"
    command = [sys.executable, __file__, "--one"]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path)
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--one", action="store_true", help="measure only this process's build and print JSON")
    args = parser.parse_args()
    if args.one:
        print(json.dumps(measure()))
        return
    folders = [OWN, *args.folders]
    laps = [[run_in(folder) for folder in folders] for _ in range(args.laps)]
    print(f"| µs a move, median of {args.laps} | {' | '.join(map(str, folders))} |")
    print("|---|" + "---|" * len(folders))
    for slug in laps[0][0]:
        figures = [median(lap[place][slug] for lap in laps) for place in range(len(folders))]
        print(f"| {slug} | {' | '.join(f'{figure:.0f}' for figure in figures)} |")


if __name__ == "__main__":
    main()
