"""Exams: a separate process finds out whether a game can be played with a host's own data file.

A file from a stranger can be made to take long. This process reads it first, within hard limits of
processor time and memory, and may be lost. A file that passes takes so little that a server can
afford to read it again.
"""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec

from adyton.engine.content import ContentError
from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.play import begin
from adyton.engine.playing import Playing, header_of
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.rng import CommittedRng
from adyton.games import KITS

SLOWEST_S: Final = 0.25  # of processor time, to read the file and set the game up; our own files need 0.02
MOST_MEMORY: Final = 256 << 20  # bytes beyond what the process has already
LONGEST_REASON: Final = 200
TOO_SLOW: Final = Refusal("content", {"reason": "it takes too long to read"})
TOO_LARGE: Final = Refusal("content", {"reason": "it takes too much memory to read"})


class Exam(msgspec.Struct, frozen=True, tag="exam"):
    """A table that somebody wants to open.

    With a seed, nature sets the game up as it will at the start.
    """

    game: str
    seats: int
    options: dict[str, Any]
    version: int | None = None
    seed: str | None = None


class Finding(msgspec.Struct, frozen=True):
    """Why the game cannot be played: a code of the catalogues and its arguments; empty if it can."""

    code: str = ""
    args: dict[str, int | str] = {}

    def check(self) -> None:
        """Raise Illegal if the game cannot be played."""
        if self.code:
            raise Illegal(Refusal(self.code, self.args))


class TooSlow(Exception):
    """The processor time is used up."""


def examine(exam: Exam) -> Finding:
    """Set the table up within the limits."""
    game = KITS[exam.game].game
    try:
        with _limited():
            _set_up(game, exam)
    except Illegal as refused:
        return Finding(refused.refusal.code, refused.refusal.args)
    except TooSlow:
        return Finding(TOO_SLOW.code, TOO_SLOW.args)
    except MemoryError:
        return Finding(TOO_LARGE.code, TOO_LARGE.args)
    return Finding()


def playable(game: AnyGame, seats: int, raw: dict[str, Any], version: int | None = None) -> Options:
    """Return the options if the game can be played with them; raises Illegal if not."""
    options = game.read_options(raw, version)
    try:
        begin(game, options, seats)
    except ContentError as error:
        raise Illegal(_refusal(error)) from None
    return options


def read_file(game: AnyGame, exam: Exam) -> Options:
    """Read a data file that has passed. The game keeps it, so beginning does not read it again."""
    given = {name: value for name, value in exam.options.items() if value is not None}
    return playable(game, exam.seats, given, exam.version)


def _set_up(game: AnyGame, exam: Exam) -> None:
    options = read_file(game, exam)
    if exam.seed is None:
        return
    rng = CommittedRng(bytes.fromhex(exam.seed))
    try:
        Playing.begin(game, header_of(game, options, [""] * exam.seats, rng), rng).draft_nature()
    except ContentError as error:
        raise Illegal(_refusal(error)) from None


def _refusal(error: ContentError) -> Refusal:
    reason = error.reason[:LONGEST_REASON]
    if error.line is None:
        return Refusal("content", {"reason": reason})
    return Refusal("content-line", {"line": error.line, "reason": reason})


@contextmanager
def _limited() -> Iterator[None]:
    """Raise TooSlow or MemoryError in the block, if the system supports such limits."""
    if sys.platform == "win32":
        yield
        return
    with _little_time(), _little_memory():
        yield


@contextmanager
def _little_time() -> Iterator[None]:
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SLOWEST_S, SLOWEST_S)  # repeated, because code may swallow one signal
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _stop(_: int, __: FrameType | None) -> None:
    raise TooSlow


@contextmanager
def _little_memory() -> Iterator[None]:
    import resource  # noqa: PLC0415  (not everywhere)

    before, most = resource.getrlimit(resource.RLIMIT_AS)
    own = Path("/proc/self/statm")
    if own.exists():
        used = int(own.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
        wanted = used + MOST_MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (wanted if most < 0 else min(wanted, most), most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (before, most))
