"""Lets both verifiers judge records: `python -m tests.support.verifiers --records 10000`.

Each record has a forged twin. Record N of a game is the same in every run: `--first 17 --records 4` judges number 17
of every game.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO, Any, Self

from tests.support.progress import Progress
from tests.support.random_records import random_records

from adyton.engine.draws import draws_of
from adyton.engine.game import AnyGame
from adyton.engine.record import Entry, Record, RecordError, read_record
from adyton.engine.replay import verify
from adyton.engine.seat import CHANCE
from adyton.games import GAMES

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "support" / "second_verifier.mjs"

Json = dict[str, Any]


class Disagreement(AssertionError):
    """A record about which a verifier is wrong."""


class SecondVerifier:
    """The verifier in JavaScript, in one process for many records."""

    def __enter__(self) -> Self:
        node = shutil.which("node", path=f"{ROOT}/.venv/node:{os.environ['PATH']}")
        assert node is not None, "Node.js is missing: make setup"
        self.process = subprocess.Popen([node, SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        _opened(self.process.stdin).close()
        _opened(self.process.stdout).close()
        assert self.process.wait(60) == 0

    def judge(self, record: str, draws: Json) -> Json:
        """Return how many draws are proved, or why the record is refused."""
        words = _opened(self.process.stdin)
        words.write(json.dumps({"record": record, "draws": draws}) + "\n")
        words.flush()
        verdict: Json = json.loads(_opened(self.process.stdout).readline())
        return verdict


def _opened(file: IO[str] | None) -> IO[str]:
    assert file is not None
    return file


def check_record(game: AnyGame, number: int, second: SecondVerifier) -> None:
    """Let both verifiers judge this record and its forged twin; raises Disagreement."""
    record = next(random_records(game, 1, number))
    draws = draws_of(game, record)
    verdict = second.judge(record.to_text(), draws)
    if verify(game, record) is None or verdict != {"proved": len(draws["draws"])}:
        raise Disagreement(f"{game.slug} {number} is honest: {verdict}")
    text = _forged(record, draws, number)
    verdict = second.judge(text, draws)
    if _is_accepted(game, text) or "code" not in verdict:
        raise Disagreement(f"{game.slug} {number} is forged: {verdict}")


def _is_accepted(game: AnyGame, text: str) -> bool:
    try:
        verify(game, read_record(text))
    except RecordError:
        return False
    return True


def _forged(record: Record, draws: Json, number: int) -> str:
    """Return the same record with one change, sealed again: a draw, the seed, its hash or a player's share."""
    twin = read_record(record.to_text())
    ending, header = twin.ending, twin.header
    assert ending is not None
    assert ending.seed is not None
    kind = number % 4
    if kind == 0:
        _change_a_draw(twin, draws, number)
    elif kind == 1:
        ending.seed = "00" + ending.seed[2:] if ending.seed[:2] != "00" else "11" + ending.seed[2:]
    elif kind == 2:
        header.commitment = "ab" * 32
    else:
        header.shares = ("another", *[""] * (len(header.seats) - 1))
    return twin.to_text()


def _change_a_draw(record: Record, draws: Json, number: int) -> None:
    """Replace a drawn outcome by another possible one."""
    open_draws = [(line, meaning) for line, place in draws["draws"] if len(meaning := draws["meanings"][place]) > 1]
    line, meaning = open_draws[number * 7919 % len(open_draws)]
    entry = record.entries[line - 2]
    other = next(text for text, _ in meaning if text != entry.do)
    record.entries[line - 2] = Entry(CHANCE, other, entry.at)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=10_000, help="of all games together")
    parser.add_argument("--first", type=int, default=0, help="the first number of each game")
    args = parser.parse_args()
    number = args.first
    done = dict.fromkeys(GAMES, 0)
    progress = Progress(
        lambda: f"{sum(done.values()):,} honest records and as many forged, both agree: {done}; next {number}"
    )
    with SecondVerifier() as second:
        while sum(done.values()) < args.records:
            for slug, game in GAMES.items():
                try:
                    check_record(game, number, second)
                except Disagreement as found:
                    print(found)
                    return 1
                done[slug] += 1
                progress.look()
            number += 1
    progress.print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
