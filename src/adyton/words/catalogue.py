"""Catalogues: where they lie, and in which languages there are any."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

FALLBACK: Final = "en"
COMMON: Final = "adyton.words"


def _languages() -> tuple[str, ...]:
    """Return the languages, English first.

    A language is offered as soon as the common words exist in it.
    """
    names = [path.name for path in files(COMMON).iterdir()]
    found = sorted(name[:-4] for name in names if name.endswith(".ftl") and len(name) == 6)
    return (FALLBACK, *(language for language in found if language != FALLBACK))


LANGUAGES: Final = _languages()


# The catalogues of a game: what everybody needs, what only its board in the browser needs, the sentences of its
# lessons, and the captions of the pictures in its rules.
MAIN_WORDS: Final = ""
BOARD_WORDS: Final = "board."
LESSON_WORDS: Final = "lessons."
PICTURE_WORDS: Final = "pictures."


@cache
def catalogue(package: str, language: str, part: str = MAIN_WORDS) -> str:
    """Return the text of a package's catalogue, from its `words` folder if it has one; empty if there is none."""
    return _text(package, f"{part}{language}.ftl")


def _text(package: str, name: str) -> str:
    root = files(package)
    folder = root / "words" if (root / "words").is_dir() else root
    path = folder / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def language_of(wish: str | None, environment: Mapping[str, str]) -> str:
    """Return the language that was asked for, else that of the locale, else English."""
    wishes = [wish, *(environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    first = next((each for each in wishes if each), FALLBACK)
    short = first[:2].lower()
    return short if short in LANGUAGES else FALLBACK
