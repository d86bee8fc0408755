import asyncio
import inspect
import os
import sys
import threading
from collections.abc import Callable, Coroutine, Generator, Iterator

import pytest
import structlog
from hypothesis import settings
from tests.support.leaving import PRESENT, send_home
from tests.support.postgres import Server, find_programs

# These tests are about the shipped games, whatever ADYTON_GAMES names on the developer's machine.
os.environ.pop("ADYTON_GAMES", None)

# Slow shared machines must not fail a test. Every run must find the same examples.
settings.register_profile("adyton", deadline=None, derandomize=True)
settings.load_profile("adyton")

# By itself structlog prints the locals of each frame as soon as rich is installed. In compiled code these are all
# globals of the module: the decks and maps of the games take minutes.
structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
)


# The folders whose tests must cover the rules completely. What in them plays many moves need not: files and a folder.
COVERING = ("tests/engine/", "tests/games/")
WHOLE_GAMES = ("test_kit.py", "test_dropped_in.py", "test_shipped_puzzles.py", "test_view_parts.py")
BOTS = "bot"


# The files with tests of ten seconds and more. They start first, so that no process ends alone with one of them.
LONG = (
    "tests/bots/test_cluster.py",
    "tests/envs/test_example.py",
    "tests/games/delphi/test_errands.py",
    "tests/games/test_view_parts.py",
    "tests/notify/test_killed_sender.py",
    "tests/web/test_admin.py",
    "tests/web/test_crash.py",
    "tests/web/test_dropped_in.py",
    "tests/web/test_games.py",
    "tests/web/test_leaks.py",
    "tests/web/test_realtime.py",
    "tests/web/test_schema.py",
    "tests/web/test_second_verifier.py",
    "tests/web/test_server.py",
    "tests/web/test_workers.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put long tests first. Trace only the tests that must cover the rules: the others would take twice as long."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
    for item in items:
        plays = item.path.name in WHOLE_GAMES or item.path.parent.name == BOTS
        if plays or not item.nodeid.startswith(COVERING):
            item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Really switch the tracer off, also for new threads: in a worker of xdist, pytest-cov pauses only one of two."""
    tracer = sys.gettrace() if item.get_closest_marker("no_cover") else None
    if tracer is None:
        return (yield)
    of_threads = threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)  # type: ignore[arg-type]  # typeshed forgets None
    try:
        return (yield)
    finally:
        threading.settrace(of_threads)  # type: ignore[arg-type]
        sys.settrace(tracer)


def pytest_xdist_auto_num_workers() -> int | None:
    """Return one process more than there are cores: many tests wait for a server."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None  # the developer's choice
    return (os.cpu_count() or 1) + 1


LONGEST_S = 300  # The timeout of an async test, so that no test waits for ever, even on a busy machine.


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run each async test in its own event loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(_alone(pyfuncitem.obj, arguments))
    return True


async def _alone(test: Callable[..., Coroutine[object, object, None]], arguments: dict[str, object]) -> None:
    """Run one test, and leave nobody behind. Players of another event loop are not this test's."""
    PRESENT.clear()
    try:
        await asyncio.wait_for(test(**arguments), LONGEST_S)
    finally:
        await send_home()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server for the tests, without network, for the whole test run."""
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed; `make test` finds or installs it.")
    with Server(programs) as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Server) -> str:
    """The SQLAlchemy URL of a new, empty database."""
    return postgres.new_database()
