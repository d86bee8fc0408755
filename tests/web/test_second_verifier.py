"""The verifier in plain JavaScript: it agrees with Python about honest and forged records of every game."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from tests.support.random_records import random_records

from adyton.engine.draws import draws_of
from adyton.engine.record import Entry, Record, RecordError, read_record
from adyton.engine.replay import verify
from adyton.engine.seat import CHANCE
from adyton.games import GAMES

ROOT = Path(__file__).parents[2]
RECORDS = int(os.environ.get("ADYTON_RECORDS", "40"))  # Of all games together.
CHUNK = 25  # Records of one game in one test.

Json = dict[str, Any]
Case = tuple[str, Json]  # The text of a record, and its draws.


def asked(cases: Iterable[Case]) -> list[Json]:
    """Return the verifier's verdicts on many records, in one process."""
    node = shutil.which("node", path=f"{ROOT}/.venv/node:{os.environ['PATH']}")
    assert node is not None, "Node.js is missing: make setup"
    lines = "".join(json.dumps({"record": record, "draws": draws}) + "\n" for record, draws in cases)
    script = ROOT / "tests" / "support" / "second_verifier.mjs"
    done = subprocess.run([node, script], input=lines, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("first", range(0, RECORDS // len(GAMES), CHUNK))
@pytest.mark.parametrize("slug", GAMES)
def test_both_verifiers_agree_about_honest_and_forged_records(slug: str, first: int) -> None:
    game = GAMES[slug]
    honest: list[Case] = []
    forged: list[Case] = []
    for record in random_records(game, min(CHUNK, RECORDS // len(GAMES) - first), first):
        case = record.to_text(), draws_of(game, record)
        honest.append(case)
        forged.append(_forged(record, case[1], first + len(forged)))
    assert asked(honest) == [{"proved": len(draws["draws"])} for _, draws in honest]
    for text, _ in forged:
        with pytest.raises(RecordError):
            verify(game, read_record(text))
    assert not [verdict for verdict in asked(forged) if "code" not in verdict]


def _forged(record: Record, draws: Json, number: int) -> Case:
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
    return twin.to_text(), draws


def _change_a_draw(record: Record, draws: Json, number: int) -> None:
    """Replace a drawn outcome by another possible one."""
    open_draws = [(line, meaning) for line, place in draws["draws"] if len(meaning := draws["meanings"][place]) > 1]
    line, meaning = open_draws[number * 7919 % len(open_draws)]
    entry = record.entries[line - 2]
    other = next(text for text, _ in meaning if text != entry.do)
    record.entries[line - 2] = Entry(CHANCE, other, entry.at)


@pytest.fixture(scope="module")
def honest() -> Case:
    path = ROOT / "tests" / "games" / "oracle" / "records" / "three.jsonl"
    text = path.read_text(encoding="utf-8")
    return text, draws_of(GAMES["oracle"], read_record(text))


def verdict(record: str, draws: Json) -> Json:
    return asked([(record, draws)])[0]


def test_a_changed_byte_breaks_a_seal(honest: Case) -> None:
    text, draws = honest
    lines = text.split("\n")
    lines[4] = lines[4].replace('"at":0', '"at":1')
    assert verdict("\n".join(lines), draws) == {"line": 5, "code": "seal"}


def test_a_line_that_is_missing_is_noticed(honest: Case) -> None:
    text, draws = honest
    lines = text.split("\n")
    assert verdict("\n".join(lines[:3] + lines[4:]), draws) == {"line": 4, "code": "seal"}
    assert verdict(text[:-1], draws)["code"] == "cut-off"


def test_draws_that_are_missing_or_invented_are_refused(honest: Case) -> None:
    text, draws = honest
    fewer = {**draws, "draws": draws["draws"][:-1]}
    more = {**draws, "draws": [*draws["draws"], [100_000, 0]]}
    assert [verdict(text, changed)["code"] for changed in (fewer, more, {})] == ["draws", "draws", "draws"]


def test_meanings_in_another_order_do_not_fit_the_seed(honest: Case) -> None:
    text, draws = honest
    turned = {**draws, "meanings": [meaning[::-1] for meaning in draws["meanings"]]}
    assert verdict(text, turned)["code"] == "draw"


def test_a_record_without_a_seed_is_not_verified(honest: Case) -> None:
    text, draws = honest
    record = read_record(text)
    assert record.ending is not None
    record.ending.seed = None
    unfinished = Record(record.header, record.entries)
    assert asked([(record.to_text(), draws), (unfinished.to_text(), draws)]) == [{"proved": None}, {"proved": None}]
