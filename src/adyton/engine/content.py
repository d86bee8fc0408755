"""Content: the data files of the games, or a host's own in their place. No other module here reads files."""

import hashlib
import json
import re
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

MOST_PARTS: Final = 8  # of a dotted key; tomllib takes time by the square of them
DEEPEST: Final = 16  # brackets within brackets

# What a TOML or JSON file is made of, as far as its shape goes. A quote that is matched alone opens a
# string that never ends.
_TOKEN: Final = re.compile(
    r'''"""(?:[^\\]|\\.)*?"""|\'{3}.*?\'{3}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*|["\'.\[\]{}=,\n]''', re.DOTALL
)


class ContentError(ValueError):
    """A data file that no game can use: the line, if the error has one, and the reason."""

    def __init__(self, line: int | None, reason: str) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@cache
def shipped(package: str, name: str) -> str:
    """Return the text of a file in a game's folder."""
    return (files(package) / name).read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def content_name(text: str) -> str:
    """Return the name that views give to a host's own file: its hash."""
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def check_shape(text: str) -> None:
    """Refuse a file that would take long to parse, in time that grows with its length alone."""
    line, depth, parts = 1, 0, 1
    for match in _TOKEN.finditer(text):
        sign = match[0]
        if sign in {'"', "'"}:
            raise ContentError(line, "a string is not closed")
        if sign in {"[", "{"}:
            depth += 1
        elif sign in {"]", "}"}:
            depth -= 1
        if sign == ".":
            parts += 1
        elif sign in {"=", ",", "\n", "[", "{"}:
            parts = 1
        if depth > DEEPEST or parts > MOST_PARTS:
            raise ContentError(line, "this is nested too deeply")
        line += sign.count("\n")


def parse_toml(text: str) -> dict[str, Any]:
    """Return the file's tables; raises ContentError with the line at which it is not TOML."""
    check_shape(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise ContentError(line, f"this is not TOML: {error}") from None
    except ValueError as error:  # a number with more digits than Python converts
        raise ContentError(None, f"this is not TOML: {error}") from None


def parse_json(text: str) -> dict[str, Any]:
    """Return the file's object; raises ContentError with the line at which it is not JSON."""
    check_shape(text)
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise ContentError(error.lineno, f"this is not JSON: {error.msg}") from None
    except ValueError as error:  # a number with more digits than Python converts
        raise ContentError(None, f"this is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise ContentError(1, "the file must hold one object")
    return value


def line_of(text: str, pattern: str, nth: int = 0) -> int | None:
    """Return the number of the nth line (from 0) that matches the pattern."""
    hits = [number for number, line in enumerate(text.splitlines(), 1) if re.search(pattern, line)]
    return hits[nth] if nth < len(hits) else None
