"""The server: one process, or several that share a port and a database."""

import asyncio
import contextlib
import ctypes
import errno
import fcntl
import gc
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import IO, Final, cast

import msgspec
import structlog
import uvicorn
from alembic.util import CommandError
from prometheus_client.multiprocess import mark_process_dead
from sqlalchemy import make_url

from adyton.games import use_folder
from adyton.store.database import connect, migrate
from adyton.store.disk import damage, is_disk_full, is_unclean
from adyton.store.neighbours import pulse_of
from adyton.store.outage import reason
from adyton.store.workers import ALIVE_MS, retire_all
from adyton.tables.hub import clock_zero
from adyton.web.app import make_app
from adyton.web.http import HttpProtocol
from adyton.web.identity import server_secret
from adyton.web.logs import set_up_logs
from adyton.web.middleware import guarded
from adyton.web.relay import socket_of
from adyton.web.settings import Settings, SettingsError
from adyton.web.site import FOLDER, PLACE, ZERO, Site
from adyton.web.socket import Passed, SocketProtocol

GRACE_S: Final = 8
BACKLOG: Final = 2048
RESTART_S: Final = 0.5
HANGS_S: Final = 30.0  # a worker whose event loop stands still for this long is replaced
STOP_S: Final = 60.0  # a worker that has not ended so long after the signal is killed: every answer is on the disk
ENDING_S: Final = 1.0  # how long a start waits for the processes of a server that was killed
SWITCH_S: Final = 0.0005  # GIL switch interval: how long the writer thread may wait for the event loop
M_ARENA_MAX: Final = -8  # as malloc.h calls it
# Thresholds of the garbage collector. Each run looks at few objects, because everybody waits for it.
GARBAGE: Final = (2_000, 2, 120)
SETTINGS: Final = "ADYTON_WORKER_SETTINGS"
METRICS: Final = "PROMETHEUS_MULTIPROC_DIR"  # where the workers' counts are added up
log = structlog.get_logger()


class Server(uvicorn.Server):
    """Tells everybody to come back before it closes their connections."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self.site = site

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a stop signal. It is no failure, so it is not raised again afterwards."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.site.neighbours is not None:
            self.site.neighbours.take_connections(self._take)

    def _take(self, file: int, data: bytes) -> None:
        """Go on with a connection that another process hands over."""
        self.site.hub.spawn(self._go_on(socket.socket(fileno=file), msgspec.msgpack.decode(data, type=Passed)))

    async def _go_on(self, connection: socket.socket, passed: Passed) -> None:
        connection.setblocking(False)
        protocol = SocketProtocol(self.site, config=self.config, server_state=self.server_state, app_state={})
        protocol.request = passed.request  # nothing that comes now is a handshake
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        try:
            await protocol.take_over(passed)
        except BaseException:
            protocol.transport.abort()
            raise

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.site.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings, when_listening: Callable[[], None]) -> None:
    """Run until told to stop; raises SettingsError or GameError if it cannot begin."""
    use_one_arena()
    if settings.games:
        use_folder(settings.games)  # workers and bots inherit the variable that this sets
    os.umask(0o077)  # what it writes is for its owner
    with locked(settings) as lock:
        prepare(settings)
        listening = listen(settings)
        set_up_logs()  # until now the host reads, afterwards programs do
        when_listening()
        if settings.processes == 1:
            run(settings, listening)
        else:
            keep_workers(settings, listening, lock)


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve in this process."""
    raise_file_limit()
    sys.setswitchinterval(SWITCH_S)
    app = make_app(settings)
    gc.set_threshold(*GARBAGE)
    gc.freeze()  # what was made until now stays
    site: Site = app.state.site
    config = uvicorn.Config(
        guarded(app, site),
        http=cast("type[asyncio.Protocol]", partial(HttpProtocol, site)),
        ws=cast("type[asyncio.Protocol]", partial(SocketProtocol, site)),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=GRACE_S,
        backlog=BACKLOG,
    )
    sockets = [listening] if site.folder is None else [listening, _for_others(socket_of(site.folder, site.hub.worker))]
    Server(config, site).run(sockets=sockets)


def use_one_arena() -> None:
    """Let all threads take memory from one place. By default glibc gives each its own, and what one frees waits there."""
    with contextlib.suppress(AttributeError):  # another library than glibc
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def raise_file_limit() -> None:
    """Let this process have as many connections open as the system allows it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _for_others(place: str) -> socket.socket:
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listening.bind(place)
    listening.listen(BACKLOG)
    return listening


def prepare(settings: Settings) -> None:
    """Make the secret and bring the database up to date, before anybody uses them."""
    with usable(settings):
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if is_disk_full(settings.folder):
            raise SettingsError("disk-full", folder=str(settings.folder))
        server_secret(settings.folder)
    try:
        _migrate(settings)
    except SettingsError:
        raise
    except CommandError:
        raise SettingsError("database-newer", database=_place(settings)) from None
    except Exception as error:
        place = {"database": _place(settings), "reason": reason(error).rstrip(".")}
        raise SettingsError("database" if settings.database else "database-file", **place) from None


def _migrate(settings: Settings) -> None:
    if not settings.database:
        _check_file(Path(_place(settings)))
    engine = connect(settings.url)
    try:
        migrate(engine)
        if not settings.database and settings.processes > 1:
            with engine.begin() as connection:  # the folder is locked, so no earlier process lives
                retire_all(connection, clock_zero() + time.monotonic_ns() // 1_000_000 - ALIVE_MS)
    finally:
        engine.dispose()


def _check_file(place: Path) -> None:
    """Raise SettingsError if this file is another program's, or a crash has damaged it."""
    if not place.exists():
        return
    found = damage(place) if is_unclean(place) else None
    if found is not None:
        raise SettingsError("database-file", database=str(place), reason=found.rstrip("."))
    if _is_foreign(place):
        raise SettingsError("database-foreign", database=str(place))
    for file in place.parent.glob(place.name + "*"):
        file.chmod(0o600)


def _is_foreign(place: Path) -> bool:
    """Return whether this file belongs to another program."""
    with contextlib.closing(sqlite3.connect(place)) as file:
        names = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return bool(names) and "alembic_version" not in names


def _place(settings: Settings) -> str:
    """Return the name of the database for messages, without its password."""
    url = make_url(settings.url)
    return url.render_as_string() if settings.database else str(url.database)


def listen(settings: Settings) -> socket.socket:
    """Open the port, once for all workers."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        is_taken = error.errno == errno.EADDRINUSE
        address = {"host": settings.host, "port": str(settings.port), "next": str(settings.port % 65_535 + 1)}
        raise SettingsError("port-taken" if is_taken else "address", reason=str(error.strerror), **address) from None
    listening.listen(BACKLOG)
    return listening


@contextlib.contextmanager
def locked(settings: Settings) -> Iterator[IO[str] | None]:
    """Lock the SQLite file: it belongs to one server at a time. The lock holds until its last process has ended."""
    if settings.database:
        yield None
        return
    with usable(settings):
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (settings.folder / "lock").open("w")
    with lock:
        if not _is_ours(lock):
            raise SettingsError("folder-taken", folder=str(settings.folder))
        yield lock


def _is_ours(lock: IO[str]) -> bool:
    """Lock this file. The processes of a server that was killed may need a moment to end."""
    for _ in range(round(ENDING_S / 0.05)):
        with contextlib.suppress(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        time.sleep(0.05)
    return False


@contextlib.contextmanager
def usable(settings: Settings) -> Iterator[None]:
    """Report errors of the system meanwhile as errors of the folder."""
    try:
        yield
    except OSError as error:
        raise SettingsError("folder", folder=str(settings.folder), reason=str(error.strerror)) from None


def keep_workers(settings: Settings, listening: socket.socket, lock: IO[str] | None) -> None:
    """Keep all workers alive until told to stop."""
    stopping: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda got, _: stopping.append(got))
    with tempfile.TemporaryDirectory(prefix="adyton-") as folder, kept(folder):
        shared = {FOLDER: folder, METRICS: folder, ZERO: str(clock_zero())}
        files = [listening.fileno(), *([lock.fileno()] if lock is not None else [])]
        workers = [_worker(settings, files, shared, place) for place in range(settings.processes)]
        pulses = [Pulse(pulse_of(Path(folder), place)) for place in range(settings.processes)]
        while not stopping:
            time.sleep(RESTART_S)
            for place, worker in enumerate(workers):
                if pulses[place].has_stopped():
                    log.warning("worker hangs", pid=worker.pid)
                    worker.kill()
                    worker.wait()
                if worker.poll() is not None and not stopping:
                    log.warning("worker died", pid=worker.pid, code=worker.returncode)
                    mark_process_dead(worker.pid, folder)  # type: ignore[no-untyped-call]  # its browsers and tables count no more
                    pulses[place].forget()
                    workers[place] = _worker(settings, files, shared, place)
        stop_all(workers)


def stop_all(workers: Sequence[subprocess.Popen[bytes]]) -> None:
    """Tell all workers to stop, and wait until they have. One that hangs must not keep the port and the folder."""
    for worker in workers:
        worker.send_signal(signal.SIGTERM)
    end = time.monotonic() + STOP_S
    for worker in workers:
        try:
            worker.wait(max(0.0, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            log.error("worker does not stop", pid=worker.pid)  # noqa: TRY400 - the stack says nothing
            worker.kill()
            worker.wait()


class Pulse:
    """Notices that a worker hangs. It would hold up the others if it hangs while it writes.

    Looks count, not seconds: a machine that slept, or a clock that was set, makes nobody hang.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.last = 0
        self.misses = 0

    def has_stopped(self) -> bool:
        """Return whether the worker has been silent for too many looks; one that has not begun yet is not silent."""
        try:
            beat = self.file.stat().st_mtime_ns
        except FileNotFoundError:
            return False
        self.misses = self.misses + 1 if beat == self.last else 0
        self.last = beat
        return self.misses > HANGS_S / RESTART_S

    def forget(self) -> None:
        """Wait for the first sign of a new worker."""
        self.file.unlink(missing_ok=True)
        self.misses = 0


@contextlib.contextmanager
def kept(folder: str) -> Iterator[None]:
    """Keep what lies in this folder: systemd-tmpfiles deletes old files in /tmp, but not in a folder that is locked."""
    file = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(file, fcntl.LOCK_SH)
        yield
    finally:
        os.close(file)


def _worker(settings: Settings, files: list[int], shared: dict[str, str], place: int) -> subprocess.Popen[bytes]:
    """Start a worker with these files: the port, and the lock, which it keeps as long as it lives."""
    # By the environment, since others may read the arguments of a program, and the database may have a password.
    environment = os.environ | shared | {PLACE: str(place), SETTINGS: msgspec.json.encode(settings).decode()}
    command = [sys.executable, "-m", "adyton.web.server", *map(str, files)]
    return subprocess.Popen(  # noqa: S603  (itself)
        command, env=environment, pass_fds=files, start_new_session=True, stdin=subprocess.PIPE
    )


def _end_with_parent() -> None:
    """End at once when the parent's pipe ends, as it does when the parent is killed.

    Then the port and the folder are free, and what was acknowledged is written.
    """
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    use_one_arena()  # before the first thread starts
    set_up_logs()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for each in sys.argv[1:]:
        os.set_inheritable(int(each), False)  # what bots have open would stay open after this process has ended
    run(msgspec.json.decode(os.environ[SETTINGS], type=Settings), socket.socket(fileno=int(sys.argv[1])))
