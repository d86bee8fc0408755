"""Errors of users: a sentence instead of a traceback."""

from typing import Final

REFUSED: Final = 1
USAGE: Final = 2


def harmless(text: str) -> str:
    """A text of a user's file without signs that move the cursor or change what a terminal shows."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


class UsageError(Exception):
    """Something that the user can put right, and the exit code that tells scripts of it."""

    def __init__(self, sentence: str, code: int = REFUSED) -> None:
        super().__init__(harmless(sentence))
        self.code = code
