"""Files of users: read, written, and refused with a sentence."""

from pathlib import Path
from typing import Literal, TextIO

from adyton.cli.language import say
from adyton.cli.usage_error import UsageError


def text_of(path: str) -> str:
    """What stands in a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(say("no-file", file=path, reason=error.strerror or str(error))) from None
    except UnicodeDecodeError:
        raise UsageError(say("not-text", file=path)) from None


def write(path: str, text: str) -> None:
    """Puts a text into a file."""
    with open_for(path, "w") as file:
        file.write(text)


def check_writable(path: str) -> None:
    """Refuses a file that could not be written later; what it holds stays, and none is left that was not there."""
    is_new = not Path(path).exists()
    open_for(path, "a").close()
    if is_new:
        Path(path).unlink()


def open_for(path: str, mode: Literal["w", "a"]) -> TextIO:
    """A file to write to."""
    try:
        return Path(path).open(mode, encoding="utf-8")
    except OSError as error:
        raise UsageError(say("no-write", file=path, reason=error.strerror or str(error))) from None
