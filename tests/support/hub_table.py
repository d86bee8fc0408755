"""Tables without a network: a real hub on a real SQLite file, and listeners that record what they hear."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from adyton.bots.fair_queue import SERVER, Asker
from adyton.bots.pool import BotFailed, Pool
from adyton.bots.worker import Choice, Question, answer
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.games import GAMES
from adyton.store.accounts import add_account
from adyton.store.database import Database, connect, migrate
from adyton.tables import acts, handlers
from adyton.tables.chairs import Plan, Sitter, open_table, sit_down, start_table
from adyton.tables.hub import Hub, Limits
from adyton.tables.listener import Listener
from adyton.tables.messages import ToTable
from adyton.tables.table import Table
from adyton.tables.types import ClockRule, NoClock

Json = dict[str, Any]


class SamePool:
    """Bots that think in this process. One called `crash` fails."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.is_broken = False

    async def choose(self, question: Question, asker: Asker = SERVER) -> Choice:
        self.questions.append(question)
        await asyncio.sleep(0)
        if self.is_broken:
            raise BotFailed(question.bot)
        return answer(question)

    async def stop(self) -> None:
        pass


class Notebook(Listener):
    """A listener that keeps every message."""

    def __init__(self, account: str) -> None:
        self.raw: list[bytes] = []
        super().__init__(account, account, frozenset(), self.raw.append)

    @property
    def heard(self) -> list[Json]:
        return [json.loads(message) for message in self.raw]

    @property
    def done(self) -> Json:
        """Return the last answer that something was done, alone or inside a position."""
        found = [message if message["type"] == "done" else message.get("done") for message in self.heard]
        return next(message for message in reversed(found) if message)

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


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until it is true, for a limited time."""
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110  (it is the table that changes, and it knows no events)
            await asyncio.sleep(0.01)


async def started(
    hub: Hub, slug: str, people: list[str], bots: int = 0, clock: ClockRule | None = None, **options: bool | int | str
) -> Table:
    """Start a table with these people in the first seats and random bots in the last ones."""
    now = hub.now()
    for name in people:
        await hub.database.write(add_account, name, name, now)
    game = hub.games[slug]
    seats = len(people) + bots
    plan = Plan(game, seats, options, ["random"] * bots, clock or NoClock(), public=True, spectators=True)
    table = await hub.database.write(open_table, plan, Sitter(people[0], people[0]), now)
    for name in people[1:]:
        await hub.database.write(sit_down, table, Sitter(name, name), None)
    await hub.database.write(start_table, table, people[0], hub.games, hub.worker, hub.now())
    return await hub.find(table)


async def come(table: Table, listener: Listener, seen: int | None = None) -> None:
    """Watch the table, as a browser does that sends `resume`."""
    await table.ask(handlers.come, listener, seen)


async def leave(table: Table, listener: Listener) -> None:
    await table.ask(handlers.leave, listener)


async def say(table: Table, listener: Listener, message: ToTable, now: int | None = None) -> None:
    """Send it, and wait until the table has answered."""
    await table.ask(handlers.say, listener, message, table.hub.now() if now is None else now)


async def act(table: Table, seat: int, do: str, line: int, made: int, act_id: str | None = None) -> int:
    """Make a move without a browser. Return its line."""
    number: int = await table.ask(acts.act, seat, do, line, made, act_id)
    return number


async def idle(table: Table) -> None:
    """Wait until the table has done all that is in its inbox now."""
    await table.ask(_nothing)


async def _nothing(_: Table) -> None:
    pass


def playing_of(table: Table) -> Playing[Any, Any]:
    assert table.live is not None
    return table.live.playing


def moves(table: Table) -> int:
    return playing_of(table).line


def mover(table: Table) -> int:
    return playing_of(table).turn.seats[0]


def legal(table: Table, seat: int) -> list[str]:
    playing = playing_of(table)
    return [action.text for action in playing.game.legal(playing.state, seat)]
