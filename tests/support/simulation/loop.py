"""An event loop with virtual time: nothing really waits, and the seed decides the order of ready tasks."""

import asyncio
import random
from collections import deque
from collections.abc import Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any
from weakref import WeakKeyDictionary

OWNER: ContextVar[object] = ContextVar("OWNER")  # The worker or browser on whose behalf something runs.


class Deadlock(Exception):
    """Nothing is ready, and nothing ever will be."""


class _Selector:
    """Replaces the network: waiting for it takes only virtual time."""

    def __init__(self, loop: "VirtualLoop") -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[object]:
        if timeout is None:
            raise Deadlock
        self.loop.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs until the given coroutine is done. `tasks` holds all tasks by owner."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.now = 1000.0
        self.day = 0.0  # By how many seconds the time of day was changed.
        self._selector = _Selector(self)
        self.tasks: dict[object, WeakKeyDictionary[asyncio.Task[Any], None]] = {}  # In the order of their start.
        self.set_task_factory(self._make_task)  # type: ignore[arg-type]  # typeshed is stricter

    def time(self) -> float:
        return self.now

    def timers(self, owner: object) -> list[asyncio.TimerHandle]:
        """Return the timers of this owner that have not run yet."""
        waiting: list[Any] = self._scheduled  # type: ignore[attr-defined]  # as the standard library calls it
        return [each for each in waiting if not each.cancelled() and each._context.get(OWNER, None) is owner]

    def _make_task(self, _: object, work: Coroutine[Any, Any, Any], **given: Any) -> "asyncio.Task[Any]":
        context: Context = given.get("context") or copy_context()
        task: asyncio.Task[Any] = asyncio.Task(work, loop=self, **given)
        self.tasks.setdefault(context.get(OWNER, None), WeakKeyDictionary())[task] = None
        return task

    def _run_once(self) -> None:
        ready: deque[Any] = self._ready  # type: ignore[attr-defined]
        if len(ready) > 1:
            handles = list(ready)
            self.rng.shuffle(handles)
            ready.clear()
            ready.extend(handles)
        super()._run_once()  # type: ignore[misc]

    def _process_events(self, events: list[object]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass
