import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.command_line import Run

import adyton.cli
from adyton.cli.language import decimal, set_language


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


def test_a_number_is_written_as_the_language_of_the_run_writes_it() -> None:
    set_language("en")
    assert [decimal(2.43), decimal(2.0), decimal(1234.5), decimal(0.256, 2)] == ["2.4", "2.0", "1,234.5", "0.26"]
    set_language("de")
    assert [decimal(2.43), decimal(2.0), decimal(1234.5), decimal(0.256, 2)] == ["2,4", "2,0", "1.234,5", "0,26"]
    assert [decimal(48213.7, 0), decimal(7.0, 2, least=0), decimal(7.5, 2, least=0)] == ["48.214", "7", "7,5"]


def test_a_german_table_has_commas(run: Run) -> None:
    ran = run("simulate", "oracle", "--players", "3", "--games", "1", "--bots", "random", "--seed", "5", "--lang", "de")
    assert len(re.findall(r"\d,\d", ran.out)) >= 6
    assert not re.search(r"\d\.\d(?!\d\d)", ran.out)


def test_no_command_writes_a_decimal_in_one_language_only() -> None:
    sources = Path(adyton.cli.__file__).parent.rglob("*.py")
    assert [one.name for one in sources if re.search(r":[+,]?\.\d[f%]\}", one.read_text(encoding="utf-8"))] == []
