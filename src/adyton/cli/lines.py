"""Lines that a person types, read with or without a time limit."""

import os
import select
import sys
from typing import Final

CHUNK: Final = 4096


class Lines:
    """Reads whole lines from a file descriptor, and can stop waiting at a given time."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._rest = b""

    def next(self, seconds: float | None = None) -> str | None:
        """Return the next line, or None when the time is over; raises EOFError at the end of the input."""
        while b"\n" not in self._rest:
            if seconds is not None and not self._is_ready(seconds):
                return None
            chunk = os.read(self._source, CHUNK)
            if not chunk:
                raise EOFError
            self._rest += chunk
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _is_ready(self, seconds: float) -> bool:
        if sys.platform == "win32":  # pragma: no cover - there, only Enter lets time pass
            return True
        return bool(select.select([self._source], [], [], max(0.0, seconds))[0])
