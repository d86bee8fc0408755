"""The time that a bot had to think, on a machine that does other things too."""

import sys
import time
from typing import Final

# On a machine that is busy, the same thinking may take so many times as long.
SLACK: Final = 4.0
HAS_OWN_CLOCK: Final = sys.platform != "emscripten"  # a browser does not tell how long a thread was at work


def thinking_s() -> float:
    """Return a time in seconds. While this thread works, it passes as usual; while it waits, at a quarter of that."""
    now = time.monotonic()
    return now / SLACK + time.thread_time() * (1 - 1 / SLACK) if HAS_OWN_CLOCK else now
