"""Backups: a copy of the whole database as it stood at one moment, taken while others write."""

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url


class BackupError(Exception):
    """Why there is no backup, in a sentence."""


def backup(url: str, target: Path) -> None:
    """Copies the database to a new file that only its owner may read."""
    if target.exists():
        raise BackupError(f"{target} exists already, and a backup never overwrites anything.")
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        _copy_sqlite(Path(parsed.database or ""), target)
    else:
        _dump_postgres(parsed.set(drivername="postgresql").render_as_string(hide_password=False), target)


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise BackupError(f"There is no database {source}.")
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        found = there.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        target.unlink()
        raise BackupError(f"The copy is damaged: {found}.")


def _dump_postgres(address: str, target: Path) -> None:
    """The address goes by the environment, since others may read the arguments of a program."""
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    command = ["pg_dump", "--format=custom", f"--file={target}", "--dbname=service=adyton"]
    services = target.with_name(target.name + ".service")
    parsed = make_url(address)
    parts = {
        "host": parsed.host, "port": parsed.port, "dbname": parsed.database, "user": parsed.username,
        "password": parsed.password, **parsed.query,
    }  # fmt: skip
    text = "[adyton]\n" + "".join(f"{name}={value}\n" for name, value in parts.items() if value is not None)
    handle = os.open(services, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        environment = os.environ | {"PGSERVICEFILE": str(services)}
        subprocess.run(command, env=environment, check=True, capture_output=True)  # noqa: S603  (the host's own words)
    except (OSError, subprocess.CalledProcessError) as error:
        target.unlink()
        raise BackupError(f"pg_dump could not do it: {_reason(error)}") from None
    finally:
        services.unlink()


def _reason(error: OSError | subprocess.CalledProcessError) -> str:
    if isinstance(error, subprocess.CalledProcessError):
        said: str = error.stderr.decode(errors="replace").strip()
        return said
    return str(error)
