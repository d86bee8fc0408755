"""What supervision remembers of a table while this process holds it."""

import asyncio
from typing import TYPE_CHECKING

from adyton.engine.seat import Seat

if TYPE_CHECKING:
    from adyton.tables.thinking import Thinking


class Supervision:
    """The timer, the bots that think, and who is away."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[Seat, Thinking] = {}
        self.away_since: dict[str, int] = {}
        self.returned: dict[Seat, int] = {}  # when a player took their chair back, on the table's clock

    def stop(self) -> None:
        """Stop the timer and the bots."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        for thinking in self.thinking.values():
            thinking.task.cancel()
        self.thinking.clear()
        self.away_since.clear()
