"""Outages: for a while the database cannot be read or written, because the disk is full or its server is away."""

import sqlite3
from typing import Final

from sqlalchemy import exc


class DiskFailed(OSError):
    """The disk did not take what was written to a SQLite file."""


OUTAGES: Final = (DiskFailed, exc.OperationalError, exc.InterfaceError, exc.TimeoutError, sqlite3.OperationalError)


def reason(error: BaseException) -> str:
    """Return the first line of what the driver says; if it says nothing, the name of the error."""
    said = str(getattr(error, "orig", None) or error)
    return (said.splitlines() or [type(error).__name__])[0]
