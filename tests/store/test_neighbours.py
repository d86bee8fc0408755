"""Processes of one server: they tell each other what they wrote, in order, and hand connections over."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from adyton.store import neighbours
from adyton.store.neighbours import LARGEST, Neighbours
from adyton.store.notice import LINE, Notice


class Ear:
    """Collects what a process hears and gets."""

    def __init__(self, neighbours: Neighbours) -> None:
        self.notices: asyncio.Queue[Notice | None] = asyncio.Queue()
        self.taken: asyncio.Queue[tuple[int, bytes]] = asyncio.Queue()
        neighbours.hear = self.notices.put_nowait
        neighbours.take = lambda file, data: self.taken.put_nowait((file, data))

    async def hear(self, count: int) -> list[Notice | None]:
        """Return so many notices."""
        return [await asyncio.wait_for(self.notices.get(), 30) for _ in range(count)]


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[Neighbours, Neighbours, Ear]]:
    """Two processes, and the ear of the second."""
    first, second = Neighbours(str(folder), 0, 2), Neighbours(str(folder), 1, 2)
    ear = Ear(second)
    second.listen("ben")
    first.listen("ann")
    yield first, second, ear
    first.close()
    second.close()


@contextmanager
def deaf(neighbours: Neighbours) -> Iterator[None]:
    """Let this process not read what it is told."""
    assert neighbours.socket is not None
    neighbours.loop.remove_reader(neighbours.socket)
    yield
    neighbours.loop.add_reader(neighbours.socket, neighbours._read)


async def test_who_comes_tells_the_others_that_they_may_have_missed_something(tmp_path: Path) -> None:
    async with two(tmp_path) as (_, _, ear):
        assert await ear.hear(1) == [None]


async def test_notices_come_in_order_even_to_a_busy_neighbour(tmp_path: Path) -> None:
    notices = [Notice(LINE, "table", number, "x" * 200) for number in range(2000)]
    async with two(tmp_path) as (first, _, ear):
        for start in range(0, len(notices), 4):  # more than the system keeps, and nobody reads meanwhile
            first.tell(notices[start : start + 4])
        assert await ear.hear(2001) == [None, *notices]


async def test_many_notices_are_sent_in_parts(tmp_path: Path) -> None:
    notices = [Notice(LINE, "table", number, "x" * 20_000) for number in range(20)]
    async with two(tmp_path) as (first, _, ear):
        first.tell(notices)
        assert await ear.hear(21) == [None, *notices]


async def test_instead_of_a_notice_that_is_too_long_neighbours_read_everything(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, _, ear):
        first.tell([Notice(LINE, "table", 2, "x" * LARGEST)])
        assert await ear.hear(2) == [None, None]


async def test_nobody_waits_for_a_neighbour_that_is_gone(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, _):
        assert first.is_there(1)
        second.close()
        assert not first.is_there(1)
        first.tell([Notice(LINE, "table", 2, "")])
        assert not first.waiting[1]
        assert not await first.hand_over(1, lambda: 0, b"a connection")


async def test_a_worker_in_the_same_place_hears_what_is_told_from_then_on(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, _):
        second.close()
        first.tell([Notice(LINE, "table", 2, "")])
        third = Neighbours(str(tmp_path), 1, 2)
        ear = Ear(third)
        third.listen("cem")
        assert (first.place_of("cem"), first.place_of("ben"), first.worker_in(1)) == (1, None, "cem")
        first.tell([Notice(LINE, "table", 3, "")])
        assert await ear.hear(1) == [Notice(LINE, "table", 3, "")]
        third.close()


async def test_a_connection_is_handed_over(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, _, ear):
        browser, server = socket.socketpair()
        assert await first.hand_over(1, server.fileno, b"what is known of it")
        server.close()
        file, data = await ear.taken.get()
        assert data == b"what is known of it"
        os.write(file, b"hello")
        assert browser.recv(100) == b"hello"
        os.close(file)
        browser.close()


async def test_programs_that_a_process_starts_do_not_get_connections_that_were_handed_over(tmp_path: Path) -> None:
    """Otherwise a connection would stay open after its process has closed it, as long as a bot lives."""
    async with two(tmp_path) as (first, _, ear):
        browser, server = socket.socketpair()
        assert await first.hand_over(1, server.fileno, b"what is known of it")
        file, _ = await ear.taken.get()
        assert not os.get_inheritable(file)
        os.close(file)
        browser.close()
        server.close()


async def test_a_connection_waits_until_its_new_process_is_ready(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, ear):
        take, second.take = second.take, None
        browser, server = socket.socketpair()
        assert await first.hand_over(1, server.fileno, b"early")
        server.close()
        first.tell([Notice(LINE, "table", 2, "")])
        await ear.hear(2)  # so what was sent before has come, too
        assert ear.taken.empty()
        assert take is not None
        second.take_connections(take)
        file, data = ear.taken.get_nowait()
        assert data == b"early"
        os.close(file)
        assert browser.recv(100) == b""
        browser.close()


async def test_a_connection_to_a_process_that_ends_is_closed(tmp_path: Path) -> None:
    """Its browser connects again."""
    async with two(tmp_path) as (first, second, ear):
        second.take = None
        browser, server = socket.socketpair()
        assert await first.hand_over(1, server.fileno, b"early")
        server.close()
        first.tell([Notice(LINE, "table", 2, "")])
        await ear.hear(2)
        second.close()
        assert browser.recv(100) == b""
        browser.close()


async def test_a_connection_that_is_closed_before_its_new_process_reads_is_not_handed_over(tmp_path: Path) -> None:
    """Its number may belong to another person's connection by then."""
    async with two(tmp_path) as (first, second, ear):
        with deaf(second):
            while not first.waiting.get(1):
                first.tell([Notice(LINE, "table", 2, "")])
            browser, server = socket.socketpair()
            handing = asyncio.create_task(first.hand_over(1, server.fileno, b"of Ann"))
            await asyncio.sleep(0)
            number = server.fileno()
            server.close()
            others = [each for _ in range(3) for each in socket.socketpair()]
            assert number in [each.fileno() for each in others]
        assert not await asyncio.wait_for(handing, 30)
        assert ear.taken.empty()
        for each in [browser, *others]:
            each.close()


async def test_a_neighbour_that_does_not_read_for_long_reads_everything_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "MOST_WAITING", 100)
    async with two(tmp_path) as (first, second, ear):
        await ear.hear(1)
        with deaf(second):
            for number in range(10_000):
                first.tell([Notice(LINE, "table", number, "")])
            assert len(first.waiting[1]) <= 100
        first.tell([Notice(LINE, "table", 10_000, "")])
        heard: list[Notice | None] = [None]
        while heard[-1] != Notice(LINE, "table", 10_000, ""):
            heard += await ear.hear(1)
        assert None in heard[1:]


async def test_too_much_to_tell_about_a_connection_keeps_it_here(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, _, ear):
        assert not await first.hand_over(1, lambda: 0, b"x" * (LARGEST + 1))
        assert ear.taken.empty()


def test_all_processes_name_the_same_home_of_a_table() -> None:
    homes = [[Neighbours("", place, 2).home(f"table {number}") for number in range(8)] for place in range(2)]
    assert homes[0] == homes[1] == [0, 0, 0, 0, 1, 1, 1, 1]
