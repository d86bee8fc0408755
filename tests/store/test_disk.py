import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from adyton.store.disk import damage, is_disk_full, is_unclean


def filled(place: Path) -> Path:
    with closing(sqlite3.connect(place)) as file:
        file.execute("PRAGMA journal_mode=WAL")
        file.execute("CREATE TABLE numbers (number TEXT)")
        file.executemany("INSERT INTO numbers VALUES (?)", [("x" * 500,) for _ in range(500)])
        file.commit()
    return place


def test_a_disk_without_room_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, is_full in ((15 << 20, True), (17 << 20, False)):
        monkeypatch.setattr("shutil.disk_usage", lambda _, free=free: SimpleNamespace(free=free))
        assert is_disk_full(tmp_path) is is_full


def test_a_file_that_was_not_closed_is_recognized_by_its_log(tmp_path: Path) -> None:
    place = filled(tmp_path / "x.sqlite")
    assert not is_unclean(place)
    with closing(sqlite3.connect(place)) as file:
        file.execute("INSERT INTO numbers VALUES ('y')")
        assert is_unclean(place)


def test_a_damaged_file_is_detected_and_a_sound_one_passes(tmp_path: Path) -> None:
    place = filled(tmp_path / "x.sqlite")
    assert damage(place) is None
    with place.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xee" * 3 * 4096)
    assert damage(place)
    place.write_bytes(b"This is no database at all." * 100)
    assert damage(place) == "file is not a database"
