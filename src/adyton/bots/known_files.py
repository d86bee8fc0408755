"""Known files: which hosts' own files a bot process has.

The pool and the process keep the same count, so each file is sent once.
"""

from typing import Final, TypeVar

T = TypeVar("T")
MOST_FILES: Final = 32  # at this number both sides forget all files


def remember(files: dict[str, T], name: str, value: T) -> None:
    """Note that the process has this file."""
    if name not in files and len(files) >= MOST_FILES:
        files.clear()
    files[name] = value
