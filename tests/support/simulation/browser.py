"""Browsers: they act, undo, pause, leave, send twice and lose their connection. They keep all messages."""

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import Coroutine
from contextvars import Context
from typing import Any, NamedTuple

from tests.support.simulation.loop import OWNER
from tests.support.simulation.world import Worker, World

from adyton.tables import handlers
from adyton.tables.listener import Listener
from adyton.tables.messages import Act, Answer, Pause, ToTable, Undo

Json = dict[str, Any]
UNSURE = {"server-error", "table-not-running"}  # Refusals of acts that may stand, or may have ended the game.
ANSWER_WITHIN_S = 12.0  # Then a browser takes its connection for lost.


class Received(NamedTuple):
    """A message as it reached the browser, and the last line that its connection knew before."""

    message: Json
    before: int | None


class Connection(Listener):
    """One connection of a browser to a worker."""

    def __init__(self, browser: "Browser", worker: Worker) -> None:
        super().__init__(browser.account, browser.account, frozenset(), self._deliver)
        self.browser = browser
        self.worker = worker
        self.is_open = True
        self.known: int | None = None
        self.arrival = 0.0
        self.waiting: deque[bytes] = deque()
        self.number = 1000 * browser.count + sum(map(ord, browser.account))

    def __hash__(self) -> int:
        """Give the same hash in every run, so that sets of listeners have the same order."""
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other

    def _deliver(self, message: bytes) -> None:
        world = self.worker.world
        if not self.worker.is_alive or not self.is_open:
            return
        slow = world.happens(world.faults.slow)
        self.arrival = max(self.arrival, world.loop.now + world.rng.uniform(0, 2.0 if slow else 0.01))
        self.waiting.append(message)
        world.loop.call_at(self.arrival, self._arrive, context=self.browser.context.copy())

    def _arrive(self) -> None:
        message = self.waiting.popleft()  # In order, whenever they arrive.
        if self.is_open and self.browser.connection is self:
            self.browser.arrivals.append((self.worker.world.loop.now, message))
            self.browser.receive(json.loads(message), self)


class Browser:
    """One person at the table."""

    def __init__(self, world: World, account: str, seat: int | None, table: str) -> None:
        self.world = world
        self.account = account
        self.seat = seat
        self.table = table
        self.context = Context()
        self.context.run(OWNER.set, self)
        self.connection: Connection | None = None
        self.position: Json | None = None
        self.question: Json | None = None
        self.is_paused = False
        self.is_over = False
        self.has_looked = False
        self.received: list[Received] = []
        self.arrivals: list[tuple[float, bytes]] = []  # The same messages, as bytes with their time.
        self.sent: dict[str, str] = {}  # The texts of acts by id.
        self.acknowledged: dict[str, int] = {}  # The lines of acts.
        self.refused: set[str] = set()  # The ids of acts that were surely not done.
        self.pending: Act | None = None
        self.count = 0

    def receive(self, message: Json, connection: Connection) -> None:
        self.received.append(Received(message, connection.known))
        if message["type"] == "table":
            connection.known = message["line"]
            self.position = message
        elif message["type"] == "seating":
            table = message["table"]
            self.question, self.is_paused = table["question"], table["paused"]
            self.is_over = table["status"] == "finished"
        done = message if message["type"] in {"done", "refused"} else message.get("done")
        if done and done["id"] in self.sent:
            if done.get("type") != "refused":
                self.acknowledged[done["id"]] = done["line"]
            elif done["code"] not in UNSURE:
                self.refused.add(done["id"])
            if self.pending is not None and self.pending.id == done["id"] and done.get("code") != "server-error":
                self.pending = None

    async def run(self) -> None:
        """Come, play and go, until the game is over and they have looked at its end."""
        while not self.has_looked and not self.world.has_ended:
            worker = self.world.rng.choice(self.world.living)
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._come(worker)
                while worker.is_alive and not self.is_over:
                    await asyncio.sleep(self.world.rng.uniform(0.05, 1.5))
                    self._do_something(worker)
                await asyncio.sleep(5)  # People look at the end.
                self.has_looked = self.is_over and worker.is_alive  # Otherwise the page connects again.
            await self._hang_up(worker)
            await asyncio.sleep(self.world.rng.uniform(0.1, 1.0))

    async def _come(self, worker: Worker) -> None:
        connection = self.connection = Connection(self, worker)
        seen = self.position["line"] if self.position is not None and self.world.happens(0.7) else None
        connection.known = seen
        await self._with(worker, self._ask_in(worker, handlers.come, connection, seen))

    async def _hang_up(self, worker: Worker) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.is_open = False
            if worker.is_alive:
                await asyncio.sleep(self.world.rng.choice([0, 0, 2]))  # A lost connection shows late.
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await self._with(worker, self._ask_in(worker, handlers.leave, connection))

    async def _ask_in(self, worker: Worker, work: Any, *args: Any) -> None:
        table = await worker.hub.find(self.table)
        await table.ask(work, *args)

    async def _with(self, worker: Worker, work: Coroutine[Any, Any, None]) -> None:
        task = worker.do(work)
        done, _ = await asyncio.wait([task], timeout=ANSWER_WITHIN_S)
        if not done:
            task.cancel()
            raise TimeoutError
        task.result()

    def _do_something(self, worker: Worker) -> None:
        rng, position = self.world.rng, self.position
        dice = rng.random()
        if position is None:
            return
        if dice < 0.04:
            raise TimeoutError  # The connection is lost.
        asked = self.question
        if asked is not None and self.seat in asked["waiting"]:
            self._say(worker, Answer(self._id(), rng.random() < 0.8))
        elif self.is_paused and dice < 0.6:
            self._say(worker, Pause(self._id(), False))
        elif dice < 0.08:
            self._say(worker, Undo(self._id(), position["line"]))
        elif dice < 0.1 and self.world.faults.fails:
            self._say(worker, Pause(self._id(), True))
        elif self.pending is not None:
            self._say(worker, self.pending)  # Did it arrive?
        elif position["legal"]:
            self._act(worker, position["line"], rng.choice(position["legal"]))

    def _act(self, worker: Worker, line: int, do: str) -> None:
        """Act, sometimes with two presses."""
        act = self.pending = Act(self._id(), line, do)
        self.sent[act.id] = do
        for _ in range(self.world.rng.choice([1, 1, 2])):
            self._say(worker, act)

    def _say(self, worker: Worker, message: ToTable) -> None:
        if worker.is_alive:
            worker.do(self._said(worker, message))

    async def _said(self, worker: Worker, message: ToTable) -> None:
        await asyncio.sleep(self.world.rng.uniform(0, 0.05))
        connection = self.connection
        if connection is not None and connection.is_open and connection.worker is worker and worker.is_alive:
            table = await worker.hub.find(self.table)
            table.post(handlers.say, connection, message, worker.hub.now())

    def _id(self) -> str:
        self.count += 1
        return f"{self.account}-{self.count}"
