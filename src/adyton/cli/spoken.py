"""The language in which this run of the command line speaks."""

from contextvars import ContextVar
from typing import Final

from adyton.words import Words

_SPOKEN: Final[ContextVar[Words]] = ContextVar("spoken")


def speak(language: str) -> Words:
    """Chooses the language of everything said from now on."""
    words = Words(language, "adyton.cli")
    _SPOKEN.set(words)
    return words


def spoken() -> Words:
    """The words of the chosen language."""
    return _SPOKEN.get(Words("en", "adyton.cli"))


def say(key: str, /, **args: int | str) -> str:
    """A sentence of the command line."""
    return spoken().say(f"cli-{key}", **args)
