"""The queue for the bots' processes. It is fair to every host, however many tables one of them has."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")

WAIT_MS: Final = 8000  # the longest that somebody waits for a free process
UNWATCHED_WAIT_MS: Final = 600_000  # the same if no person waits for the answer
AGAIN_S: Final = 0.5  # after this time it is looked whether somebody has come to a table that waits


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

    Among hosts that use equally many, the one that was served longest ago comes first. Askers for whom nobody waits
    leave one for those who come, if there are several.
    """

    def __init__(self, things: list[T]) -> None:
        self.free = things[:]
        self.most_unwatched = max(1, len(things) - 1)
        self.unwatched: list[T] = []  # at work for askers for whom nobody waited
        self.waiting: list[Ticket[T]] = []
        self.timer: asyncio.TimerHandle | None = None
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
        if thing in self.unwatched:
            self.unwatched.remove(thing)
        self.free.append(thing)
        self._serve()

    def _serve(self) -> None:
        while self.free and self.waiting:
            ticket = min(self.waiting, key=self._rank)
            is_unwatched = not ticket.asker.is_awaited()
            if is_unwatched and len(self.unwatched) == self.most_unwatched:  # then nobody waits for the others either
                self._look_again()
                return
            self.waiting.remove(ticket)
            if not ticket.future.done():
                self._hand_out(ticket, is_unwatched)

    def _hand_out(self, ticket: Ticket[T], is_unwatched: bool) -> None:
        thing, host = self.free.pop(0), ticket.asker.host
        if is_unwatched:
            self.unwatched.append(thing)
        self.at_work[host] += 1
        self.count += 1
        self.served[host] = self.count
        ticket.future.set_result(thing)

    def _look_again(self) -> None:
        """Serve soon: somebody may come to a table that waits."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(AGAIN_S, self._serve)

    def _rank(self, ticket: Ticket[T]) -> tuple[bool, int, int, int]:
        host = ticket.asker.host
        return (not ticket.asker.is_awaited(), self.at_work[host], self.served.get(host, 0), ticket.number)

    def _forget(self, ticket: Ticket[T]) -> None:
        """Forget hosts that ask for nothing any more."""
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        if not self.waiting:
            self.served.clear()
            if self.timer is not None:
                self.timer.cancel()
