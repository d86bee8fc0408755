"""The disk under a SQLite file: whether it has room, and whether the file survived the last run."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

LEAST_FREE: Final = 16 << 20  # bytes, below which the disk counts as full


def is_disk_full(folder: Path) -> bool:
    """Return whether there is hardly any room where this folder lies."""
    return shutil.disk_usage(folder).free < LEAST_FREE


def is_unclean(file: Path) -> bool:
    """Return whether the last server did not close this file: its write-ahead log is still there."""
    return file.with_name(file.name + "-wal").exists()


def damage(file: Path) -> str | None:
    """Return what a quick check finds wrong with this file; None if it is sound."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if found == "ok" else str(found).splitlines()[-1]
