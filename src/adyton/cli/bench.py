"""`adyton bench`: how fast random games are played, against OpenSpiel's hearts in the same run."""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any, Final, Self

from rich.table import Table

from adyton.cli.commands import Commands, command
from adyton.cli.language import decimal, say, words
from adyton.cli.measure import HEARTS, SETTLED, seats_of
from adyton.cli.screen import screen, watched
from adyton.cli.usage_error import USAGE, UsageError
from adyton.games import GAMES, KITS

LAPS: Final = 7
SECONDS: Final = 0.4


@dataclass(frozen=True, slots=True)
class Sample:
    """What was played in one second of processor time."""

    games: float
    moves: float
    decisions: float


@dataclass(frozen=True, slots=True)
class Result:
    """The medians of all samples. The ratio compares decisions with those of hearts just before."""

    subject: str
    build: str
    speed: Sample
    ratio: float | None

    @property
    def slug(self) -> str:
        return self.subject.partition(" ")[0]

    @property
    def is_settled(self) -> bool:
        """Return whether one call made all of nature's moves in a row. Such moves are not counted."""
        return self.subject.endswith(SETTLED)

    @property
    def length(self) -> str:
        return "game" if self.is_settled or self.subject == self.slug else "round"

    def to_json(self) -> dict[str, str | int | float | None]:
        return {
            "game": self.slug,
            "players": seats_of(GAMES[self.slug]),
            "length": self.length,
            "nature": "one call" if self.is_settled else "move by move",
            "build": self.build,
            "games_per_second": round(self.speed.games, 1),
            "moves_per_second": None if self.is_settled else round(self.speed.moves),
            "decisions_per_second": round(self.speed.decisions),
            "ratio": None if self.ratio is None else round(self.ratio, 3),
        }


class Worker:
    """A process that plays on request, with the rules in its folder, else with those of this process."""

    def __init__(self, folder: Path | None = None) -> None:
        path = [str(folder), os.environ.get("PYTHONPATH", "")] if folder else [os.environ.get("PYTHONPATH", "")]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "adyton.cli.measure"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.build = "compiled" if self._answer() else "interpreted"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()

    def play(self, subject: str, seconds: float) -> Sample:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds} {subject}\n")
        self.process.stdin.flush()
        games, moves, decisions, spent = self._answer()
        return Sample(games / spent, moves / spent, decisions / spent)

    def _answer(self) -> Any:  # JSON
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())


def add(commands: Commands) -> None:
    parser = command(commands, "bench")
    parser.add_argument("--json", action="store_true", help=say("bench-json"))
    parser.add_argument("--compiled", type=Path, metavar="DIR", help=say("bench-compiled"))
    parser.add_argument("--laps", type=int, default=LAPS, metavar="N", help=say("bench-laps", laps=LAPS))


def run(args: argparse.Namespace) -> int:
    if args.compiled is not None and not (args.compiled / "adyton").is_dir():
        raise UsageError(say("bench-no-build", folder=str(args.compiled)), USAGE)
    if args.laps < 1:
        raise UsageError(say("bench-no-laps"), USAGE)
    with ExitStack() as stack:
        folders = [None, args.compiled] if args.compiled else [None]
        workers = [stack.enter_context(Worker(folder)) for folder in folders]
        yardstick, results = compare(workers, args.laps)
    if args.json:
        print(json.dumps(report(yardstick, results)))
    else:
        show(yardstick, results)
    return 0


def subjects() -> list[str]:
    """Return what is measured: the first rounds of those games whose kits name some, then every game twice."""
    rounds = [f"{slug} {kit.bench_rounds}" for slug, kit in KITS.items() if kit.bench_rounds]
    return [*rounds, *KITS, *(f"{slug} {SETTLED}" for slug in KITS)]


def compare(workers: Sequence[Worker], laps: int, seconds: float = SECONDS) -> tuple[Sample | None, list[Result]]:
    """Play every subject in every build in turn, with hearts before each, so that conditions are the same."""
    has_hearts = find_spec("pyspiel") is not None
    hearts: list[Sample] = []
    found: dict[tuple[str, str], list[tuple[Sample, float | None]]] = {}
    for _ in watched(range(laps), laps, say("simulating")):
        for subject in subjects():
            if has_hearts:
                hearts.append(workers[0].play(HEARTS, seconds))
            for worker in workers:
                sample = worker.play(subject, seconds)
                ratio = sample.decisions / hearts[-1].decisions if has_hearts else None
                found.setdefault((subject, worker.build), []).append((sample, ratio))
    results = [Result(*key, _middle([s for s, _ in pairs]), _middle_ratio(pairs)) for key, pairs in found.items()]
    return _middle(hearts) if hearts else None, results


def _middle(samples: Sequence[Sample]) -> Sample:
    return Sample(
        median([sample.games for sample in samples]),
        median([sample.moves for sample in samples]),
        median([sample.decisions for sample in samples]),
    )


def _middle_ratio(pairs: Sequence[tuple[Sample, float | None]]) -> float | None:
    ratios = [ratio for _, ratio in pairs if ratio is not None]
    return median(ratios) if ratios else None


def report(yardstick: Sample | None, results: Sequence[Result]) -> dict[str, object]:
    """Return what `--json` prints."""
    hearts = None
    if yardstick is not None:
        hearts = {
            "game": HEARTS,
            "games_per_second": round(yardstick.games, 1),
            "moves_per_second": round(yardstick.moves),
            "decisions_per_second": round(yardstick.decisions),
        }
    return {
        "python": platform.python_version(),
        "yardstick": hearts,
        "results": [result.to_json() for result in results],
    }


def show(yardstick: Sample | None, results: Sequence[Result]) -> None:
    """Print the results as a table."""
    table = Table(title=say("bench-title"), caption=say("bench-ratio" if yardstick else "bench-no-hearts"))
    for key in ("game", "length"):
        table.add_column(say(f"bench-{key}"))
    table.add_column(say("bench-build"), no_wrap=True)
    for key in ("games", "moves", "decisions", "ratio-short"):
        table.add_column(say(f"bench-{key}"), justify="right")
    if yardstick is not None:
        table.add_row("hearts (OpenSpiel)", say("bench-whole"), "C++", *_numbers(yardstick, 1.0))
    for result in results:
        numbers = _numbers(result.speed, result.ratio, result.is_settled)
        table.add_row(words().title(result.slug), _length(result), _build(result.build), *numbers)
    screen().print(table)


def _length(result: Result) -> str:
    if result.is_settled:
        return say("bench-settled")
    return say("bench-round" if result.length == "round" else "bench-whole")


def _build(name: str) -> str:
    return say("bench-compiled-build" if name == "compiled" else "bench-interpreted")


def _numbers(speed: Sample, ratio: float | None, is_settled: bool = False) -> tuple[str, str, str, str]:
    moves = "–" if is_settled else decimal(speed.moves, 0)
    shown = "–" if ratio is None else decimal(ratio, 2)
    return decimal(speed.games, 0), moves, decimal(speed.decisions, 0), shown
