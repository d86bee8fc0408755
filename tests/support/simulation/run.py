"""One run of the simulation. A seed gives the same run each time."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import NamedTuple
from unittest.mock import patch

import structlog
from tests.support.omens import OMENS_GAME, Omens
from tests.support.simulation.browser import Browser
from tests.support.simulation.checks import BrokenPromise, check, check_all, check_nothing_is_left
from tests.support.simulation.loop import Deadlock, VirtualLoop
from tests.support.simulation.world import WORKERS, Faults, Outages, World

from adyton.store.accounts import add_account
from adyton.store.lines import LineRow, read_lines
from adyton.tables import hub as hub_module
from adyton.tables import secrets as secrets_module
from adyton.tables.chairs import Plan, Sitter, open_table, sit_down, start_table
from adyton.tables.types import ClockRule, MoveClock, NoClock

ZERO_NS = 1_700_000_000_000_000_000
CALM = Faults(0, 0, 0, 0, 0, 0, 0, 0)
FAULTS_S = 25.0  # Of virtual time. Afterwards there are no more faults.
LONGEST_S = 60.0


class Played(NamedTuple):
    """The result of a seed: all participants, and the lines of the record."""

    browsers: list[Browser]
    lines: list[LineRow]
    written: dict[int, float]  # When each line was committed.


def run(seed: int, game: Omens = OMENS_GAME) -> Played:
    """Play one table through the faults of this seed. Raise BrokenPromise if one does not hold."""
    loop = VirtualLoop(seed)
    with _same_every_time(seed, loop), asyncio.Runner(loop_factory=lambda: loop) as runner:
        try:
            return runner.run(_told(World(loop, CALM, game)))
        except Deadlock:
            raise BrokenPromise("the game goes on: nothing will ever happen") from None


@contextmanager
def repeat(seed: int) -> Iterator[None]:
    """Return the command that repeats a failing seed."""
    try:
        yield
    except BrokenPromise as broken:
        command = f".venv/bin/python -m tests.support.simulation.seeds {seed}"
        raise BrokenPromise(f"seed {seed}: {broken}\nrepeat it: {command}") from broken


@contextmanager
def _same_every_time(seed: int, loop: VirtualLoop) -> Iterator[None]:
    """Replace chance by the seed, and clocks by the loop."""
    rng = random.Random(seed)
    named = SimpleNamespace(
        token_hex=lambda size: rng.randbytes(size).hex(), token_urlsafe=lambda size: rng.randbytes(size).hex()
    )
    clock = SimpleNamespace(
        monotonic_ns=lambda: int(loop.now * 1e9), time_ns=lambda: ZERO_NS + int((loop.now + loop.day) * 1e9)
    )
    random.seed(seed)
    quiet = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    try:
        with patch.object(secrets_module, "secrets", named), patch.object(hub_module, "time", clock):
            yield
    finally:
        structlog.configure(**quiet)


async def _told(world: World) -> Played:
    """Tell the story, and let the browsers end with it even if it fails."""
    try:
        return await _story(world)
    finally:
        world.has_ended = True


async def _story(world: World) -> Played:
    loop = world.loop
    for _ in range(WORKERS):
        await world.start_worker()
    supervisor = asyncio.create_task(world.supervise())
    clock: ClockRule = MoveClock(5) if world.happens(0.5) else NoClock()
    table, began_ms = await _open(world, clock, hurry=world.happens(0.3))
    world.faults, world.outages = Faults(), Outages(world)
    names: list[tuple[str, int | None]] = [("ann", 0), ("ben", 1), ("eve", None)]
    browsers = [Browser(world, name, seat, table) for name, seat in names]
    tasks = [loop.create_task(browser.run(), context=browser.context.copy()) for browser in browsers]
    await asyncio.sleep(FAULTS_S)
    world.faults.stop()
    done, late = await asyncio.wait(tasks, timeout=LONGEST_S)
    check("the game goes on", not late, f"{len(late)} browsers wait for its end")
    for task in done:
        task.result()
    supervisor.cancel()
    check_all(world, table, browsers, began_ms)
    lines = world.read(read_lines, table, 1)
    for worker in world.living:
        await worker.stop()
    await asyncio.sleep(0)
    await asyncio.gather(supervisor, return_exceptions=True)
    await asyncio.sleep(30)
    check_nothing_is_left(world)
    return Played(browsers, lines, world.outages.written)


async def _open(world: World, clock: ClockRule, *, hurry: bool) -> tuple[str, int]:
    worker, now = world.workers[0], world.now_ms()
    hub = worker.hub
    for name in ("ann", "ben", "eve"):
        await worker.do(hub.database.write(add_account, name, name, now))
    plan = Plan(hub.games["omens"], 3, {"hurry": hurry}, ["random"], clock, public=True, spectators=True)
    table = await worker.do(hub.database.write(open_table, plan, Sitter("ann", "ann"), now))
    await worker.do(hub.database.write(sit_down, table, Sitter("ben", "ben"), None))
    began_ms = world.now_ms()
    home = await worker.do(hub.home(table))
    await worker.do(hub.database.write(start_table, table, "ann", hub.games, home, hub.now()))
    return table, began_ms
