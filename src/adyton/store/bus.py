"""The bus: every notice reaches every process that serves this database."""

import asyncio
import threading
from collections.abc import Callable
from typing import Final

import psycopg
from sqlalchemy import URL

from adyton.store.notice import CHANNEL, Notice, read_notice

Subscriber = Callable[[Notice | None], None]
WAIT_FOR_NOTICE_S: Final = 0.5  # then the listening thread checks whether to close


class Bus:
    """Passes notices on: directly inside one process, through PostgreSQL or through sockets between processes.

    After a broken connection, or a notice that cannot be read, subscribers get None: they may have missed anything.
    """

    def __init__(self) -> None:
        self.subscribers: list[Subscriber] = []
        self.closing = threading.Event()
        self.thread: threading.Thread | None = None

    def publish(self, notice: Notice | None) -> None:
        """Give the notice to every subscriber in this process."""
        for subscriber in self.subscribers:
            subscriber(notice)

    def listen(self, url: URL, loop: asyncio.AbstractEventLoop) -> None:
        """Listen to the other processes too."""
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        ready = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(address, loop, ready), name="listener", daemon=True)
        self.thread.start()
        ready.wait(10)

    def close(self) -> None:
        """Stop listening."""
        self.closing.set()
        if self.thread is not None:
            self.thread.join()

    def _run(self, address: str, loop: asyncio.AbstractEventLoop, ready: threading.Event) -> None:
        while not self.closing.is_set():
            try:
                self._listen(address, loop, ready)
            except psycopg.Error:
                self.closing.wait(1)

    def _listen(self, address: str, loop: asyncio.AbstractEventLoop, ready: threading.Event) -> None:
        with psycopg.connect(address, autocommit=True, client_encoding="utf8") as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if ready.is_set():
                loop.call_soon_threadsafe(self.publish, None)
            ready.set()
            while not self.closing.is_set():
                for heard in connection.notifies(timeout=WAIT_FOR_NOTICE_S):
                    loop.call_soon_threadsafe(self.publish, _notice_in(heard.payload))


def _notice_in(payload: str) -> Notice | None:
    """Return the notice; None if it cannot be read. Another program, or another version, may use the channel."""
    try:
        return read_notice(payload)
    except ValueError:
        return None
