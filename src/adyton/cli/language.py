"""The language of this run of the command line."""

from contextvars import ContextVar
from typing import Final

from fluent.runtime.types import FluentFloat

from adyton.words import Words

_WORDS: Final[ContextVar[Words]] = ContextVar("words")


def set_language(language: str) -> Words:
    """Set the language of all further output."""
    words = Words(language, "adyton.cli")
    _WORDS.set(words)
    return words


def words() -> Words:
    """Return the words of the chosen language."""
    return _WORDS.get(Words("en", "adyton.cli"))


def say(key: str, /, **args: float | str) -> str:
    """Return a sentence of the command line."""
    return words().say(f"cli-{key}", **args)


def decimal(value: float, digits: int = 1, /, *, least: int | None = None) -> str:
    """Return a number as the language writes it: with this many decimals, or with `least` if the others are 0."""
    fewest = digits if least is None else least
    return say("decimal", value=FluentFloat(value, minimumFractionDigits=fewest, maximumFractionDigits=digits))
