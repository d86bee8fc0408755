"""The site: everything that one process of the server holds while it runs."""

import asyncio
import contextlib
import os
from typing import TYPE_CHECKING, Final

import structlog

from adyton.bots.pool import Pool
from adyton.games import GAMES
from adyton.store.accounts import AccountRow, find_account
from adyton.store.database import Database
from adyton.tables.hub import Hub
from adyton.tables.reviews import Reviews
from adyton.web.identity import Signer, server_secret
from adyton.web.metrics import Metrics
from adyton.web.rates import Quota, Rate
from adyton.web.settings import Settings

if TYPE_CHECKING:
    from adyton.web.lines import Line
    from adyton.web.talk import Talk

PING_S: Final = 10
GOODBYE_MS: Final = 1000
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
log = structlog.get_logger()


class Site:
    """Opened before the first request and closed after the last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = os.environ.get(FOLDER)  # what the workers of one supervisor share; None: this process is alone
        self.signer = Signer(server_secret(settings.folder))
        self.metrics = Metrics()
        self.database = Database(settings.url)
        self.requests = Rate(settings.requests_per_second, settings.requests_per_second * 5)
        self.messages = Rate(settings.messages_per_second, settings.messages_per_second * 3)
        self.chats = Rate(0.5, 5)
        self.points = Rate(6, 12)
        self.hints = Rate(settings.hints_per_minute / 60, max(5, settings.hints_per_minute / 6))
        self.guests = Rate(settings.accounts_per_hour / 3600, settings.accounts_per_hour)
        self.sign_ins = Rate(0.1, 10)
        self.by_address = Quota(settings.sockets_per_address)
        self.by_account = Quota(settings.sockets_per_account)
        self.talks: set[Talk] = set()
        self.lines: dict[str, Line] = {}
        self.pings: asyncio.Task[None] | None = None
        self.hub = Hub(self.database, Pool(settings.bots), GAMES, settings.limits, self.metrics)
        self.reviews = Reviews(self.hub)

    async def open(self) -> None:
        self.database.open()
        await self.hub.start()
        self.metrics.tables.set_function(lambda: len(self.hub.live))
        self.pings = asyncio.create_task(self._ping())
        log.info("started", worker=self.hub.worker, pid=os.getpid())

    async def close(self) -> None:
        """Finishes what was begun, and lets go."""
        if self.pings is not None:
            self.pings.cancel()
        await self.reviews.stop()
        await self.hub.stop()
        await self.hub.pool.stop()
        await asyncio.to_thread(self.database.close)
        log.info("stopped", worker=self.hub.worker)

    async def say_goodbye(self) -> None:
        """Tells every browser to come back in a moment, and waits a moment until they were told."""
        for talk in list(self.talks):
            talk.dismiss()
        for _ in range(GOODBYE_MS // 10):
            if not self.talks:
                return
            await asyncio.sleep(0.01)

    async def account_of(self, cookie: str | None) -> AccountRow | None:
        """Whose browser sends this cookie."""
        signed = self.signer.read(cookie)
        if signed is None:
            return None
        account = await self.database.read(find_account, signed[0])
        return account if account is not None and account.generation == signed[1] else None

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_S)
            for talk in list(self.talks):
                with contextlib.suppress(Exception):
                    talk.ping()
