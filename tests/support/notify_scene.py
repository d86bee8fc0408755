"""A slow table of two players with phones, and a push service for the tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.support.hub_table import act, hub_on, legal, mover, moves, started
from tests.support.push_service import PushService, push_service

from adyton.notify.channels import Channels, make_pusher
from adyton.notify.off import OffWords
from adyton.notify.sender import Sender
from adyton.store.notifications import Waiting, find_due
from adyton.store.notify_settings import add_device, change_settings
from adyton.tables.hub import Hub
from adyton.tables.table import Table
from adyton.tables.types import ClockRule, DaysClock

SECRET = b"5a" * 16
HOUR_MS = 60 * 60 * 1000
DAYS = DaysClock(2)


class Scene:
    """A slow table of Ada and Bob, both with a phone."""

    def __init__(self, hub: Hub, service: PushService, table: Table) -> None:
        self.hub = hub
        self.service = service
        self.table = table

    def sender(self, worker: str = "one", per_day: int = 50) -> Sender:
        gate = self.service.gate
        pusher = make_pusher(gate, SECRET, "mailto:host@example.org")
        channels = Channels(gate, pusher, None, frozenset())
        return Sender(self.hub.database, channels, worker, self.hub.now, OffWords(SECRET), per_day=per_day)

    async def send(self, per_day: int = 50) -> list[dict[str, object]]:
        """Send what is due. Return what arrives on phones."""
        before = len(self.service.heard)
        sender = self.sender(per_day=per_day)
        await sender.send_due()
        await sender.stop()
        return [self.service.read(heard) for heard in self.service.heard[before:]]

    async def move(self) -> str:
        """Let the player to move act until it is another's turn. Return who moved."""
        seat = mover(self.table)
        while mover(self.table) == seat:
            await act(
                self.table, seat, legal(self.table, seat)[0], moves(self.table), self.table.at, f"a{moves(self.table)}"
            )
        return ("ada", "bob")[seat]

    async def waiting(self) -> list[Waiting]:
        return await self.hub.database.read(find_due, self.hub.now() + 40 * 24 * HOUR_MS, 100)


@asynccontextmanager
async def scene(folder: Path, clock: ClockRule = DAYS) -> AsyncIterator[Scene]:
    async with push_service(folder) as service, hub_on(folder, notify_ms=0) as hub:
        table = await started(hub, "keltis", ["ada", "bob"], clock=clock)
        for name in ("ada", "bob"):
            await hub.database.write(change_settings, name, language="en")
            await hub.database.write(add_device, service.device(name, name), 10)
        yield Scene(hub, service, table)
