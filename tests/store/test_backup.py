import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from tests.support.postgres import find_programs

from adyton.store.backup import BackupError, backup
from adyton.store.database import connect, migrate


def test_a_backup_of_sqlite_is_complete_and_private(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    engine = connect(url)
    migrate(engine)
    target = tmp_path / "copy.sqlite"
    backup(url, target)
    engine.dispose()
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    with closing(sqlite3.connect(target)) as copy:
        assert ("lines",) in copy.execute("SELECT name FROM sqlite_master").fetchall()


def test_a_backup_never_overwrites_and_says_what_is_missing(tmp_path: Path) -> None:
    source, target = tmp_path / "x.sqlite", tmp_path / "there"
    source.touch()
    target.write_text("precious")
    with pytest.raises(BackupError, match="backup-exists"):
        backup(f"sqlite:///{source}", target)
    assert target.read_text() == "precious"
    with pytest.raises(BackupError, match="backup-nothing"):
        backup(f"sqlite:///{tmp_path / 'nowhere'}", tmp_path / "copy")
    with pytest.raises(BackupError, match="backup-file"):
        backup(f"sqlite:///{source}", tmp_path / "nowhere" / "copy")


def test_a_file_that_is_no_database_is_not_copied(tmp_path: Path) -> None:
    source = tmp_path / "x.sqlite"
    source.write_text("a letter to grandmother, and not at all a database" * 100)
    with pytest.raises(BackupError) as failed:
        backup(f"sqlite:///{source}", tmp_path / "copy")
    assert (failed.value.code, failed.value.parts["reason"]) == ("backup-failed", "file is not a database")
    assert not (tmp_path / "copy").exists()


def test_a_backup_of_postgresql_is_a_dump(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{find_programs()}{os.pathsep}{os.environ['PATH']}")
    engine = connect(postgres_url)
    migrate(engine)
    engine.dispose()
    backup(postgres_url, tmp_path / "dump")
    assert (tmp_path / "dump").read_bytes().startswith(b"PGDMP")
    assert [place.name for place in tmp_path.iterdir()] == ["dump"]


def test_a_dump_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{find_programs()}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(BackupError) as failed:
        backup("postgresql://nobody:secret@127.0.0.1:1/nothing", tmp_path / "dump")
    assert failed.value.code == "backup-failed"
    assert failed.value.parts["database"] == "postgresql://nobody:***@127.0.0.1:1/nothing"
    assert list(tmp_path.iterdir()) == []


def test_a_dump_needs_its_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupError, match="backup-no-program"):
        backup("postgresql://nobody@127.0.0.1:1/nothing", tmp_path / "dump")
    assert list(tmp_path.iterdir()) == []
