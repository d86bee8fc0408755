"""The outbox: what goes to sockets is written when the loop has done what else it has to do in this turn.

So several messages for one socket are one write. uvloop would write each of them at once.
"""

import asyncio
from collections.abc import Callable


class Outbox:
    """The sockets that have something to send."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def add(self, flush: Callable[[], None]) -> None:
        """Call `flush` soon, which sends what a socket has gathered."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self.waiting.append(flush)

    def _flush(self) -> None:
        waiting, self.waiting = self.waiting, []
        for flush in waiting:
            flush()
