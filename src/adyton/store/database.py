"""The database: SQLite in a file, or PostgreSQL; opened, brought up to date, read and written."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

from adyton.store.bus import Bus
from adyton.store.lines import Append
from adyton.store.neighbours import Neighbours
from adyton.store.notice import Notice
from adyton.store.writer import Writer

T = TypeVar("T")
P = ParamSpec("P")
READERS: Final = 4
MIGRATION_LOCK: Final = 20_261_115  # any number that nobody else uses on this database


def connect(url: str) -> Engine:
    """Return an engine for this address. On a SQLite file a commit survives a power cut."""
    parsed = make_url(url)
    if parsed.drivername in {"postgresql", "postgres"}:
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "postgresql":  # where no locale is set, databases are made without an encoding
        parsed = parsed.update_query_dict({"client_encoding": "utf8"})
    engine = create_engine(parsed, pool_size=READERS + 1, max_overflow=2, pool_pre_ping=parsed.drivername != "sqlite")
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _tune_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _tune_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite`, not by guesses of the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the schema up to date. If several processes start, one does it and the others wait."""
    config = Config()
    config.set_main_option("script_location", "adyton.store:migrations")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Database:
    """Reads in a few threads, writes in one, and hears what was written, by this process or another."""

    def __init__(self, url: str, neighbours: Neighbours | None = None) -> None:
        self.engine = connect(url)
        self.neighbours = neighbours if self.engine.dialect.name == "sqlite" else None  # they write to the same file
        self.bus = Bus()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.writer: Writer | None = None

    @property
    def is_ours_alone(self) -> bool:
        """Return whether the database is a SQLite file to which no other process writes."""
        return self.engine.dialect.name == "sqlite" and self.neighbours is None

    def open(self) -> None:
        """Start the threads, in the running event loop."""
        loop = asyncio.get_running_loop()
        self.writer = Writer(self.engine, loop, self._publish, is_shared=self.neighbours is not None)
        if self.engine.dialect.name == "postgresql":
            self.bus.listen(self.engine.url, loop)
        elif self.neighbours is not None:
            self.neighbours.hear = self.bus.publish

    def close(self) -> None:
        """Finish waiting jobs and close the database."""
        if self.writer is not None:
            self.writer.close()
        self.bus.close()
        self.readers.shutdown()
        self.engine.dispose()

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run this function on a connection and return its answer."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work, args, kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run this function and return its answer after the commit."""
        assert self.writer is not None, "the database is not open"
        return await self.writer.write(lambda connection: work(connection, *args, **kwargs))

    def append(self, append: Append) -> "asyncio.Future[None]":
        """Append lines. The future is done when they are committed; it raises Conflict if another process was first."""
        assert self.writer is not None, "the database is not open"
        return self.writer.append(append)

    def _read(self, work: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]) -> T:
        with self.engine.connect() as connection:
            return work(connection, *args, **kwargs)

    def _publish(self, notices: list[Notice]) -> None:
        if self.neighbours is not None:
            self.neighbours.tell(notices)
        for notice in notices:
            self.bus.publish(notice)
