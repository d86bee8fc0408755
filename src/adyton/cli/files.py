"""Files of users. A file that cannot be read or written is refused with a sentence."""

from pathlib import Path
from typing import Literal, TextIO

from adyton.cli.language import say
from adyton.cli.usage_error import UsageError


def text_of(path: str) -> str:
    """Return the text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(say("no-file", file=path, reason=error.strerror or str(error))) from None
    except UnicodeDecodeError:
        raise UsageError(say("not-text", file=path)) from None


def write(path: str, text: str) -> None:
    """Write a text to a file."""
    with open_for(path, "w") as file:
        file.write(text)


def check_writable(path: str) -> None:
    """Refuse a file that could not be written later. Nothing is changed or created."""
    is_new = not Path(path).exists()
    open_for(path, "a").close()
    if is_new:
        Path(path).unlink()


def open_for(path: str, mode: Literal["w", "a"]) -> TextIO:
    """Return a file to write to."""
    try:
        return Path(path).open(mode, encoding="utf-8")
    except OSError as error:
        raise UsageError(say("no-write", file=path, reason=error.strerror or str(error))) from None
