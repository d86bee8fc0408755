"""The results of an arena in a file: the run, and which of its games were played."""

from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

from adyton.bots.arena import Result
from adyton.cli.files import open_for, text_of
from adyton.cli.language import say
from adyton.cli.usage_error import UsageError

T = TypeVar("T", "Run", Result)
Key: TypeAlias = tuple[int, int]  # the deal, and how far it was turned


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file: what all its games have in common."""

    game: str
    players: int
    bots: list[str]
    options: dict[str, bool | int | str]
    seed: int
    budget_ms: int


class Kept:
    """A file to which results are added; raises UsageError if it belongs to another run or to none."""

    def __init__(self, path: str, run: Run) -> None:
        self.path = path
        lines = text_of(path).splitlines(keepends=True) if Path(path).exists() else []
        if lines and self._read(1, lines[0], Run) != run:
            raise UsageError(say("arena-other", file=path))
        # A run that was stopped while writing has left half a line at the end.
        whole = [line for line in lines if line.endswith("\n")]
        found = [self._read(number, line, Result) for number, line in enumerate(whole[1:], 2)]
        self.done: dict[Key, Result] = {(result.deal, result.turn): result for result in found}
        self._file = open_for(path, "a")
        if whole != lines:
            self._file.truncate(len("".join(whole).encode()))
        if not whole:
            self._write(run)

    def add(self, result: Result) -> None:
        self._write(result)

    def close(self) -> None:
        self._file.close()

    def _read(self, number: int, line: str, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError as error:
            raise UsageError(say("arena-bad", file=self.path, line=str(number), reason=str(error))) from None

    def _write(self, line: Run | Result) -> None:
        self._file.write(msgspec.json.encode(line).decode() + "\n")
        self._file.flush()
