"""Errors of users: a sentence instead of a traceback."""

from typing import Final

REFUSED: Final = 1
USAGE: Final = 2


def harmless(text: str) -> str:
    """Return a text without control characters, which could change what a terminal shows."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


class UsageError(Exception):
    """An error that the user can correct, with its exit code."""

    def __init__(self, sentence: str, code: int = REFUSED) -> None:
        super().__init__(harmless(sentence))
        self.code = code
