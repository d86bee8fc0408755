"""The queue for the bots' processes. It is fair to every host, however many tables one of them has."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")

WAIT_MS: Final = 8000  # the longest that somebody waits for a free process
UNWATCHED_WAIT_MS: Final = 600_000  # the same if no person waits for the answer


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Asker:
    """The host on whose behalf a bot is asked, and whether a person waits for the answer."""

    host: str = ""
    is_awaited: Callable[[], bool] = _always


SERVER: Final = Asker()


class Ticket(Generic[T]):
    """One place in the queue."""

    def __init__(self, number: int, asker: Asker, future: "asyncio.Future[T]") -> None:
        self.number = number
        self.asker = asker
        self.future = future


class FairQueue(Generic[T]):
    """Hands out what is free: first to askers for whom a person waits, then to the host that uses fewest.

    Among hosts that use equally many, the one that was served longest ago comes first.
    """

    def __init__(self, things: list[T]) -> None:
        self.free = things[:]
        self.waiting: list[Ticket[T]] = []
        self.at_work: Counter[str] = Counter()
        self.served: dict[str, int] = {}  # the number of the ticket that was served last, by host
        self.count = 0

    async def take(self, asker: Asker) -> T:
        """Wait for a free one; raises TimeoutError if that takes too long."""
        self.count += 1
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        ticket = Ticket(self.count, asker, future)
        self.waiting.append(ticket)
        self._serve()
        wait_ms = WAIT_MS if asker.is_awaited() else UNWATCHED_WAIT_MS
        try:
            async with asyncio.timeout(wait_ms / 1000):
                return await future
        except BaseException:
            if future.done() and not future.cancelled():  # it was served at the last moment
                self.give_back(future.result(), asker)
            raise
        finally:
            self._forget(ticket)

    def give_back(self, thing: T, asker: Asker) -> None:
        """Put it back for the next asker."""
        self.at_work[asker.host] -= 1
        if not self.at_work[asker.host]:
            del self.at_work[asker.host]
        self.free.append(thing)
        self._serve()

    def _serve(self) -> None:
        while self.free and self.waiting:
            ticket = min(self.waiting, key=self._rank)
            self.waiting.remove(ticket)
            if ticket.future.done():
                continue
            host = ticket.asker.host
            self.at_work[host] += 1
            self.count += 1
            self.served[host] = self.count
            ticket.future.set_result(self.free.pop(0))

    def _rank(self, ticket: Ticket[T]) -> tuple[bool, int, int, int]:
        host = ticket.asker.host
        return (not ticket.asker.is_awaited(), self.at_work[host], self.served.get(host, 0), ticket.number)

    def _forget(self, ticket: Ticket[T]) -> None:
        """Forget hosts that ask for nothing any more."""
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        if not self.waiting:
            self.served.clear()
