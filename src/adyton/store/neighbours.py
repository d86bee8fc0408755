"""Neighbours: the processes of one server, which reach each other through sockets in a folder.

Each has a place, from 0 on. A process that dies is replaced by one in the same place.
"""

import array
import asyncio
import contextlib
import errno
import os
import socket
import zlib
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import json

from adyton.store.notice import Notice

LARGEST: Final = 60_000  # bytes of one message; the system takes three times as many
DECODER: Final = json.Decoder(list[Notice] | None)
RETRY_S: Final = 0.005  # how long a message waits for a neighbour that has many others to read
TRIES: Final = 400  # to hand a connection over; then this process keeps it
BUSY: Final = {errno.EAGAIN, errno.ENOBUFS}  # the neighbour has many messages to read
PULSE_S: Final = 1.0  # how often a process shows that its event loop runs
MISSED: Final = b"null"  # "anything may have been missed"
MOST_WAITING: Final = 2000  # messages for a neighbour that does not read; then it is told that it missed them


Take = Callable[[int, bytes], None]  # takes a connection, by its file, and what is known of it


class Neighbours:
    """The other processes of this server, as one of them knows them."""

    def __init__(self, folder: str, place: int, number: int) -> None:
        self.folder = Path(folder)
        self.place = place
        self.number = number
        self.socket: socket.socket | None = None
        self.loop: asyncio.AbstractEventLoop
        self.hear: Callable[[Notice | None], None] = lambda _: None
        self.take: Take | None = None
        self.early: list[tuple[int, bytes]] = []  # connections that came before this process was ready
        self.waiting: dict[int, deque[bytes]] = {}  # notices for neighbours that are busy

    # --- Who is where ---

    def home(self, table: str) -> int:
        """Return the place of a table that nobody holds: the same for all processes."""
        return zlib.crc32(table.encode()) % self.number

    def place_of(self, worker: str) -> int | None:
        """Return the place of this worker; None if it is in none."""
        return next((place for place in range(self.number) if self.worker_in(place) == worker), None)

    def worker_in(self, place: int) -> str:
        """Return the worker that came last to this place; empty: there was none yet."""
        with contextlib.suppress(FileNotFoundError):
            return self._sign(place).read_text()
        return ""

    def is_there(self, place: int) -> bool:
        """Return whether the process in this place can be reached."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(self._address(place))
            except OSError:
                return False
        return True

    # --- Coming and going ---

    def listen(self, worker: str) -> None:
        """Take this place with this worker. The others may have missed what the worker before it did last."""
        sign = self.folder / f"{self.place}.new"
        sign.write_text(worker)
        sign.rename(self._sign(self.place))
        Path(self._address(self.place)).unlink(missing_ok=True)
        self.loop = asyncio.get_running_loop()
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * LARGEST)
        self.socket.bind(self._address(self.place))
        self.loop.add_reader(self.socket, self._read)
        self._send_all(MISSED)
        self._beat()

    def take_connections(self, take: Take) -> None:
        """Be ready for connections of others, and for those that came already."""
        self.take = take
        for file, data in self.early:
            take(file, data)
        self.early.clear()

    def close(self) -> None:
        """Leave. Browsers whose connections are on the way connect again."""
        for file, _ in self.early:
            os.close(file)
        self.early.clear()
        if self.socket is not None:
            self.loop.remove_reader(self.socket)
            self.socket.close()
            self.socket = None
            pulse_of(self.folder, self.place).unlink(missing_ok=True)

    # --- Telling ---

    def tell(self, notices: list[Notice]) -> None:
        """Send notices to all others, in order. A process that is not there reads everything when it comes."""
        data = json.encode(notices)
        if len(data) <= LARGEST:
            self._send_all(data)
        elif len(notices) == 1:
            self._send_all(MISSED)
        else:
            self.tell(notices[: len(notices) // 2])
            self.tell(notices[len(notices) // 2 :])

    async def hand_over(self, place: int, file: Callable[[], int], data: bytes) -> bool:
        """Give a connection to the process in this place; return whether it has it now.

        The connection may be closed before that process reads. Then `file` returns -1: its old number may belong to
        another connection by now.
        """
        if len(data) > LARGEST:
            return False
        for _ in range(TRIES):
            number = file()
            if self.socket is None or number < 0:
                return False
            files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [number]))]
            try:
                self.socket.sendmsg([data], files, 0, self._address(place))
            except OSError as error:
                if error.errno not in BUSY:  # nobody is there
                    return False
                await asyncio.sleep(RETRY_S)
            else:
                return True
        return False

    def _send_all(self, data: bytes) -> None:
        for place in range(self.number):
            if place != self.place:
                self._add(place, data)

    def _add(self, place: int, data: bytes) -> None:
        waiting = self.waiting.setdefault(place, deque())
        if len(waiting) == MOST_WAITING:  # it does not read; the next attempt is due already
            waiting.clear()
            waiting.append(MISSED)
            return
        waiting.append(data)
        if len(waiting) == 1:
            self._send(place)

    def _send(self, place: int) -> None:
        """Send what waits for this neighbour, as much as it takes now."""
        waiting = self.waiting[place]
        while waiting and self.socket is not None:
            try:
                self.socket.sendto(waiting[0], self._address(place))
            except OSError as error:
                if error.errno in BUSY:
                    self.loop.call_later(RETRY_S, self._send, place)
                else:  # nobody is there
                    waiting.clear()
                return
            waiting.popleft()

    def _read(self) -> None:
        while self.socket is not None:
            try:
                data, files, _, _ = socket.recv_fds(self.socket, LARGEST, 1)
            except BlockingIOError:
                return
            if files:
                self._take(files[0], data)
            else:
                notices = DECODER.decode(data)
                for notice in [None] if notices is None else notices:
                    self.hear(notice)

    def _take(self, file: int, data: bytes) -> None:
        os.set_inheritable(file, False)  # a bot's process that has it would keep it open
        if self.take is None:
            self.early.append((file, data))
        else:
            self.take(file, data)

    def _beat(self) -> None:
        """Show the parent that this process does not hang, whatever the database does."""
        if self.socket is not None:
            self.loop.call_later(PULSE_S, self._beat)
            pulse_of(self.folder, self.place).touch()

    def _sign(self, place: int) -> Path:
        return self.folder / f"{place}.worker"

    def _address(self, place: int) -> str:
        return str(self.folder / f"{place}.socket")


def pulse_of(folder: Path, place: int) -> Path:
    """Return the file that the process in this place touches as long as its event loop runs."""
    return folder / f"{place}.pulse"
