"""The verifier in plain JavaScript: it agrees with Python about honest and forged records of every game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.verifiers import Disagreement, Json, SecondVerifier, check_record

from adyton.engine.draws import draws_of
from adyton.engine.record import Record, Sitting, read_record
from adyton.games import GAMES

ROOT = Path(__file__).parents[2]
RECORDS = 12  # Of each game. `make verify-records` judges many more.

Case = tuple[str, Json]  # The text of a record, and its draws.


@pytest.fixture(scope="module")
def second() -> Iterator[SecondVerifier]:
    with SecondVerifier() as verifier:
        yield verifier


@pytest.fixture(scope="module")
def honest() -> Case:
    path = ROOT / "tests" / "games" / "oracle" / "records" / "three.jsonl"
    text = path.read_text(encoding="utf-8")
    return text, draws_of(GAMES["oracle"], read_record(text))


@pytest.mark.parametrize("slug", GAMES)
def test_both_verifiers_agree_about_honest_and_forged_records(slug: str, second: SecondVerifier) -> None:
    for number in range(RECORDS):
        check_record(GAMES[slug], number, second)


@pytest.mark.parametrize(("number", "forgery"), [(0, "a draw"), (1, "the seed"), (2, "its hash"), (3, "a share")])
def test_a_verifier_that_accepts_a_forged_record_is_noticed(number: int, forgery: str) -> None:
    class Trusting(SecondVerifier):
        def judge(self, record: str, draws: Json) -> Json:
            return {"proved": len(draws["draws"])}

    with pytest.raises(Disagreement, match=f"keltis {number} is forged"):
        check_record(GAMES["keltis"], number, Trusting())


def test_a_changed_byte_breaks_a_seal(honest: Case, second: SecondVerifier) -> None:
    text, draws = honest
    lines = text.split("\n")
    lines[4] = lines[4].replace('"at":0', '"at":1')
    assert second.judge("\n".join(lines), draws) == {"line": 5, "code": "seal"}


def test_who_sat_down_later_changes_no_proof(honest: Case, second: SecondVerifier) -> None:
    record = read_record(honest[0])
    record.header.sittings = (Sitting(40, 1, "Dora"),)
    assert second.judge(record.to_text(), honest[1]) == second.judge(*honest)
    assert "proved" in second.judge(*honest)


def test_a_line_that_is_missing_is_noticed(honest: Case, second: SecondVerifier) -> None:
    text, draws = honest
    lines = text.split("\n")
    assert second.judge("\n".join(lines[:3] + lines[4:]), draws) == {"line": 4, "code": "seal"}
    assert second.judge(text[:-1], draws)["code"] == "cut-off"


def test_draws_that_are_missing_or_invented_are_refused(honest: Case, second: SecondVerifier) -> None:
    text, draws = honest
    fewer = {**draws, "draws": draws["draws"][:-1]}
    more = {**draws, "draws": [*draws["draws"], [100_000, 0]]}
    assert [second.judge(text, changed)["code"] for changed in (fewer, more, {})] == ["draws", "draws", "draws"]


def test_meanings_in_another_order_do_not_fit_the_seed(honest: Case, second: SecondVerifier) -> None:
    text, draws = honest
    turned = {**draws, "meanings": [meaning[::-1] for meaning in draws["meanings"]]}
    assert second.judge(text, turned)["code"] == "draw"


def test_a_record_without_a_seed_is_not_verified(honest: Case, second: SecondVerifier) -> None:
    text, draws = honest
    record = read_record(text)
    assert record.ending is not None
    record.ending.seed = None
    unfinished = Record(record.header, record.entries)
    assert [second.judge(each.to_text(), draws) for each in (record, unfinished)] == [{"proved": None}] * 2
