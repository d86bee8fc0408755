"""Bots in any language: a program that reads questions and writes answers, one JSON line each."""

import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence
from typing import IO, Final

import msgspec

from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.view import View

PROGRAM_GRACE_MS: Final = 10_000  # past its budget, until a program counts as failed
MOST_LISTED: Final = 20_000  # legal actions that a question lists


class PipeFailed(Exception):
    """The program ended, did not answer, or gave an answer that is not legal; a sentence says which."""


class PipeBot:
    """Asks a program for each move; raises PipeFailed."""

    def __init__(self, game: AnyGame, command: str, grace_ms: int = PROGRAM_GRACE_MS) -> None:
        self.game = game
        self.grace_ms = grace_ms
        if not command.strip():
            raise PipeFailed("no program was named")
        try:
            self.process = subprocess.Popen(  # noqa: S603  (the user's own program)
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise PipeFailed(f"'{command}' could not be started: {error}") from None
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=_listen, args=(self.process.stdout, self.lines), daemon=True).start()

    def choose(self, view: View, legal: Sequence[Action], budget_ms: int) -> Action:
        texts = {action.text: action for action in legal[:MOST_LISTED]}
        self._write(
            {
                "game": self.game.slug,
                "seat": view.viewer,
                "view": msgspec.to_builtins(view),
                "legal": list(texts),
                "budget_ms": budget_ms,
            }
        )
        answer = self._read(budget_ms)
        if answer not in texts:
            raise PipeFailed(f"the program answered '{answer[:80]}', which is not legal here")
        return texts[answer]

    def close(self) -> None:
        """End the program."""
        self.process.kill()
        self.process.communicate()

    def _write(self, question: dict[str, object]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise PipeFailed("the program has ended") from None

    def _read(self, budget_ms: int) -> str:
        try:
            line = self.lines.get(timeout=(budget_ms + self.grace_ms) / 1000)
        except queue.Empty:
            raise PipeFailed(f"the program has not answered for {budget_ms + self.grace_ms} ms") from None
        if not line:
            raise PipeFailed("the program has ended")
        return _said(line)


def _said(line: str) -> str:
    """Return the text of an answer, which is a JSON string or an object with `do`."""
    try:
        answer = json.loads(line)
    except ValueError:
        raise PipeFailed(f"the program's answer is not JSON: {line.strip()[:80]}") from None
    text = answer.get("do") if isinstance(answer, dict) else answer
    if not isinstance(text, str):
        raise PipeFailed(f"the program's answer names no action: {line.strip()[:80]}")
    return text


def _listen(output: IO[str], lines: "queue.Queue[str]") -> None:
    for line in output:
        lines.put(line)
    lines.put("")
