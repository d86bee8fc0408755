"""Saves in files: reading one, and a free name for a new one."""

import os
from pathlib import Path
from tempfile import gettempdir

from adyton.cli.language import say
from adyton.cli.usage_error import UsageError
from adyton.engine.record import RecordError
from adyton.local.saves import Save, SaveError, parse_save


def read_save(path: str, text: str) -> Save:
    """Return the save in a file; raises UsageError."""
    try:
        return parse_save(text)
    except RecordError as error:
        raise UsageError(say("bad-record", file=path, line=str(error.line), reason=error.reason)) from None
    except SaveError:
        raise UsageError(say("bad-save", file=path)) from None


def free_path(slug: str) -> Path:
    """Return a free name for a save: in this folder, else in the home folder, else in that for temporary files."""
    folders = (Path(), Path.home(), Path(gettempdir()))
    folder = next((place for place in folders if os.access(place, os.W_OK)), Path())
    paths = (folder / f"{slug}{number}.adyton" for number in ("", *(f"-{count}" for count in range(2, 1000))))
    return next(path for path in paths if not path.exists())
