from pathlib import Path

from tests.conftest import LONG

ROOT = Path(__file__).parents[2]


def test_the_files_that_start_first_exist() -> None:
    assert [name for name in LONG if not (ROOT / name).is_file()] == []
