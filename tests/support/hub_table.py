"""Tables without a network: a real hub on a real SQLite file, and ears that write down what they hear."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from adyton.bots.pool import BotFailed, Pool
from adyton.bots.worker import Choice, Question, answer
from adyton.engine.game import AnyGame
from adyton.games import GAMES
from adyton.store.accounts import add_account
from adyton.store.database import Database, connect, migrate
from adyton.tables.chairs import Plan, Sitter, open_table, sit_down, start_table
from adyton.tables.course import Course
from adyton.tables.ear import Ear
from adyton.tables.hub import Hub, Limits
from adyton.tables.nouns import ClockRule, NoClock
from adyton.tables.table import Table

Json = dict[str, Any]


class SamePool:
    """Bots that think in this process; one called `crash` fails."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.is_broken = False

    async def choose(self, question: Question) -> Choice:
        self.questions.append(question)
        await asyncio.sleep(0)
        if self.is_broken:
            raise BotFailed(question.bot)
        return answer(question)

    async def stop(self) -> None:
        pass


class Notebook(Ear):
    """An ear that keeps every message."""

    def __init__(self, account: str) -> None:
        self.raw: list[bytes] = []
        super().__init__(account, account, frozenset(), self.raw.append)

    @property
    def heard(self) -> list[Json]:
        return [json.loads(message) for message in self.raw]

    def all(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == kind]

    def last(self, kind: str) -> Json:
        return next(message for message in reversed(self.heard) if message["type"] == kind)


@asynccontextmanager
async def hub_on(folder: Path, games: dict[str, AnyGame] | None = None, **limits: int) -> AsyncIterator[Hub]:
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    engine = connect(url)
    migrate(engine)
    engine.dispose()
    database = Database(url)
    database.open()
    wishes = {"bot_pause_ms": 0, "bot_budget_ms": 20, "absence_ms": 60_000, "beat_ms": 100, **limits}
    hub = Hub(database, cast("Pool", SamePool()), games or GAMES, Limits(**wishes))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await asyncio.to_thread(database.close)


def happen(folder: Path, story: Callable[[Hub], Awaitable[None]], **limits: int) -> None:
    """Lets the story happen at a hub of its own."""

    async def run() -> None:
        async with hub_on(folder, None, **limits) as hub:
            await asyncio.wait_for(story(hub), 30)

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for it, but not for ever."""
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110  (it is the table that changes, and it knows no events)
            await asyncio.sleep(0.01)


async def started(
    hub: Hub, slug: str, people: list[str], bots: int = 0, clock: ClockRule | None = None, **options: bool | int | str
) -> Table:
    """A running table with these people in its first chairs and random bots in the last ones."""
    now = hub.now()
    for name in people:
        await hub.database.write(add_account, name, name, now)
    game = hub.games[slug]
    seats = len(people) + bots
    plan = Plan(game, seats, options, ["random"] * bots, clock or NoClock(), public=True, spectators=True)
    table = await hub.database.write(open_table, plan, Sitter(people[0], people[0]), now)
    for name in people[1:]:
        await hub.database.write(sit_down, table, Sitter(name, name), None)
    await hub.database.write(start_table, table, people[0], game, hub.worker, hub.now())
    return await hub.find(table)


def course_of(table: Table) -> Course:
    assert table.course is not None
    return table.course


def moves(table: Table) -> int:
    return course_of(table).move


def mover(table: Table) -> int:
    return table.game.turn(course_of(table).state).seats[0]
