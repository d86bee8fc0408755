"""A process that sends what is due. It writes each message to a diary instead of a push service."""

import asyncio
import os
import sys
import time
from pathlib import Path

from adyton.notify.channels import PUSH, Channels, Sent
from adyton.notify.delivery import Delivery
from adyton.notify.gate import Gate
from adyton.notify.message import Message
from adyton.notify.off import OffWords
from adyton.notify.sender import Sender
from adyton.store.database import Database
from adyton.store.notify_settings import Device

HASTE = 5  # How much faster its clock runs, so that the lease of a dead process ends soon.


class Diary(Channels):
    """Notes process and table, then waits: a killed process has often sent a message but not marked it."""

    def __init__(self, place: Path) -> None:
        super().__init__(Gate(), None, None, frozenset())
        self.place = place

    async def send(
        self, message: Message, devices: list[Device], address: str | None, once: str,
        done: frozenset[str] = frozenset(),
    ) -> list[Sent]:  # fmt: skip
        with self.place.open("a") as diary:
            diary.write(f"{os.getpid()} {message.table}\n")
        await asyncio.sleep(0.1)
        return [Sent("phone", PUSH, Delivery.DONE)]


async def send_on(url: str, place: Path) -> None:
    database = Database(url)
    database.open()
    worker = str(os.getpid())
    sender = Sender(
        database, Diary(place), worker, lambda: int(time.time() * 1000 * HASTE), OffWords(b""), per_day=1000
    )
    sender.start()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(send_on(sys.argv[1], Path(sys.argv[2])))
