"""Sending processes are killed at work: no message is lost, and each kill doubles one message at most."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from sqlalchemy import Connection
from tests.store.test_database import row

from adyton.store.accounts import add_account
from adyton.store.database import connect, migrate
from adyton.store.notifications import OVER, Notification, Outgoing, add_notifications
from adyton.store.notify_settings import Device, add_device, change_settings
from adyton.store.tables import ChairRow, add_table

TABLES = [f"t{number}" for number in range(40)]


def fill(connection: Connection) -> None:
    """Queue a message for each of many finished tables."""
    add_account(connection, "a", "Ada", 1)
    change_settings(connection, "a", muted=False)
    add_device(connection, Device("https://push.example/a", "a", "k", "s", "Phone", 1), 10)
    for table in TABLES:
        add_table(connection, row(table, status="finished"), [ChairRow(0, "a", None, "Ada", False)])
        add_notifications(connection, table, Outgoing(None, (Notification("a", OVER, 1),)))


async def test_killed_senders_lose_nothing_and_double_one_message_each_at_most(
    tmp_path: Path, postgres_url: str
) -> None:
    engine = connect(postgres_url)
    migrate(engine)
    with engine.begin() as connection:
        fill(connection)
    engine.dispose()
    diary = tmp_path / "diary"
    diary.touch()
    command = [sys.executable, "-m", "tests.support.diary_sender", postgres_url, str(diary)]
    senders = [subprocess.Popen(command) for _ in range(4)]  # noqa: ASYNC220  (they run beside the test)

    async def written(least: int) -> list[list[str]]:
        while len(lines := [line.split() for line in diary.read_text().splitlines()]) < least:  # noqa: ASYNC110  (a file)
            await asyncio.sleep(0.01)
        return lines

    async def last_writer(least: int, killed: list[int]) -> int:
        """Return the process that wrote last. A killed one may have written more before it died: wait for another."""
        while (pid := int((await written(least))[-1][0])) in killed:  # noqa: ASYNC110  (a file)
            await asyncio.sleep(0.01)
        return pid

    killed: list[int] = []
    try:
        for least in (5, 15):
            killed.append(await last_writer(least, killed))
            os.kill(killed[-1], signal.SIGKILL)
        while len({table for _, table in await written(1)}) < len(TABLES):  # noqa: ASYNC110  (a file)
            await asyncio.sleep(0.05)
        sent = [table for _, table in await written(len(TABLES))]
    finally:
        for sender in senders:
            sender.kill()
            sender.wait()
    assert sorted(set(sent)) == sorted(TABLES)
    assert len(sent) <= len(TABLES) + 2
    assert len({pid for pid, _ in await written(1)}) >= 3
