"""Progress of a long run: a line at least every 30 s of its own time, so that its count can be read at any moment."""

import time
from collections.abc import Callable

EVERY_S = 10.0


class Progress:
    """Prints what was reached, not more often than every ten seconds."""

    def __init__(self, say: Callable[[], str]) -> None:
        self.say = say
        self.began = self.printed = time.monotonic()

    def look(self) -> None:
        """Print a line if the last one is old."""
        if time.monotonic() - self.printed > EVERY_S:
            self.print()

    def print(self) -> None:
        """Print a line now."""
        self.printed = time.monotonic()
        print(f"{time.strftime('%H:%M:%S')} {self.printed - self.began:7.0f} s  {self.say()}", flush=True)
