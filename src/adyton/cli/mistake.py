"""Mistakes of users: a sentence instead of a traceback."""

from typing import Final

REFUSED: Final = 1
USAGE: Final = 2


class Mistake(Exception):
    """Something that the user can put right, and the exit code that tells scripts of it."""

    def __init__(self, sentence: str, code: int = REFUSED) -> None:
        super().__init__(sentence)
        self.code = code
