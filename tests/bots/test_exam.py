import gc
import sys
from collections.abc import Iterator

import pytest
from tests.support.own_file import cards_without_end, own_file

from adyton.bots import exam
from adyton.bots.exam import Exam, Finding, examine
from adyton.bots.pool import Pool
from adyton.engine.refusal import Illegal
from adyton.games import GAMES

SEED = "07" * 32
LOOP = "import sys\nsys.stdin.readline()\nwhile True: pass"


@pytest.fixture(autouse=True)
def collector_is_off() -> Iterator[None]:
    """As in a bot's process. To collect what other tests left would count as time of the exam."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_our_own_files_pass_with_the_set_up_that_nature_makes_of_them(slug: str) -> None:
    seats = max(GAMES[slug].chairs)
    assert examine(Exam(slug, seats, {"content": own_file(slug)}, seed=SEED)) == Finding()


def test_a_finding_names_the_line_as_the_table_would() -> None:
    found = examine(Exam("keltis", 2, {"content": "a = "}))
    assert (found.code, found.args["line"]) == ("content-line", 1)
    with pytest.raises(Illegal, match="content-line"):
        found.check()


def test_unsuitable_options_are_still_refused() -> None:
    assert examine(Exam("keltis", 2, {"content": None, "wings": True})).code == "option-unknown"


def test_a_file_that_takes_too_long_is_refused() -> None:
    """Oracle searches the line of every card, which takes quadratic time."""
    found = examine(Exam("oracle", 4, {"content": cards_without_end()}))
    assert found == Finding("content", {"reason": "it takes too long to read"})


def test_a_file_that_takes_too_much_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def swell(*_: object) -> None:
        bytearray(1 << 30)

    monkeypatch.setattr(exam, "_set_up", swell)
    assert examine(Exam("oracle", 4, {})) == Finding("content", {"reason": "it takes too much memory to read"})


def test_the_limits_end_with_the_exam() -> None:
    examine(Exam("keltis", 2, {"content": "a = "}))
    assert len(bytearray(1 << 29)) == 1 << 29
    for _ in range(3):
        examine(Exam("keltis", 2, {}))


async def test_a_process_that_hangs_over_an_exam_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adyton.bots.pool.START_MS", 100)
    monkeypatch.setattr("adyton.bots.pool.EXAM_MS", 100)

    pool = Pool(1, 100, (sys.executable, "-c", LOOP))
    for _ in range(2):
        with pytest.raises(Illegal, match="content"):
            await pool.examine(Exam("keltis", 2, {}))
    await pool.stop()


async def test_the_processes_of_bots_examine_too() -> None:
    pool = Pool(1)
    await pool.examine(Exam("keltis", 2, {"content": own_file("keltis")}, seed=SEED))
    with pytest.raises(Illegal, match="content"):
        await pool.examine(Exam("oracle", 4, {"content": cards_without_end()}))
    await pool.stop()
