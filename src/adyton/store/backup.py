"""Backups: a copy of the whole database as it stood at one moment, taken while others write."""

import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL, make_url

from adyton.words import HostError


class BackupError(HostError):
    """Why there is no backup."""


def backup(url: str, target: Path) -> None:
    """Copy the database to a new file that only its owner may read; raises BackupError and then leaves no file."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        _copy_sqlite(Path(parsed.database or ""), target)
    else:
        _dump_postgres(parsed, target)


@contextmanager
def _new(target: Path) -> Iterator[None]:
    """Make the file, empty at first; remove it if the copy fails."""
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise BackupError("backup-exists", file=str(target)) from None
    except OSError as error:
        raise BackupError("backup-file", file=str(target), reason=str(error.strerror)) from None
    try:
        yield
    except BaseException:
        target.unlink()
        raise


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise BackupError("backup-nothing", database=str(source))
    with _new(target):
        try:
            found = _copied(source, target)
        except sqlite3.Error as error:
            found = str(error)
        if found != "ok":
            raise BackupError("backup-failed", database=str(source), reason=found)


def _copied(source: Path, target: Path) -> str:
    """Copy and check; return 'ok', or what is damaged."""
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        found: str = there.execute("PRAGMA integrity_check").fetchone()[0]
    return found


def _dump_postgres(address: URL, target: Path) -> None:
    """Run pg_dump. It gets the address by a file, because others can read the arguments of a program."""
    command = ["pg_dump", "--format=custom", f"--file={target}", "--dbname=service=adyton"]
    with _new(target), TemporaryDirectory(prefix="adyton-") as folder:
        services = Path(folder, "services")
        services.write_text(_service(address), encoding="utf-8")
        environment = os.environ | {"PGSERVICEFILE": str(services)}
        try:
            done = subprocess.run(command, env=environment, capture_output=True, check=False)  # noqa: S603  (fixed words)
        except FileNotFoundError:
            raise BackupError("backup-no-program") from None
        if done.returncode != 0:
            said = " ".join(done.stderr.decode(errors="replace").split())
            raise BackupError("backup-failed", database=address.render_as_string(), reason=said.rstrip("."))


def _service(address: URL) -> str:
    parts = {
        "host": address.host, "port": address.port, "dbname": address.database, "user": address.username,
        "password": address.password, **address.query,
    }  # fmt: skip
    return "[adyton]\n" + "".join(f"{name}={value}\n" for name, value in parts.items() if value is not None)
