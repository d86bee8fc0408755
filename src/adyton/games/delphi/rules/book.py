"""Read the data file: look up every value by its path and check it. Errors say what is wrong."""

from collections.abc import Sequence
from typing import Any, NoReturn

from adyton.engine.content import ContentError, line_of, parse_json
from adyton.games.delphi.rules.names import COLOURS

LARGEST = 99  # more than any number of the game needs


class Book:
    """A data file of the game."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.data = parse_json(text)

    def refuse(self, key: str, reason: str) -> NoReturn:
        raise ContentError(line_of(self.text, f'"{key}"'), reason)

    def value(self, *path: str) -> Any:
        """Return the value under these keys."""
        found: Any = self.data
        for key in path:
            if not isinstance(found, dict) or key not in found:
                self.refuse(path[0], f"'{'.'.join(path)}' is missing")
            found = found[key]
        return found

    def number(self, *path: str, least: int = 0, most: int = LARGEST) -> int:
        found = self.value(*path)
        if not is_number(found) or not least <= found <= most:
            self.refuse(path[-1], f"'{'.'.join(path)}' must be a whole number from {least} to {most}")
        return int(found)

    def items(self, *path: str, count: int | None = None) -> list[Any]:
        found = self.value(*path)
        if not isinstance(found, list) or (count is not None and len(found) != count):
            wanted = "a list" if count is None else f"a list of {count}"
            self.refuse(path[-1], f"'{'.'.join(path)}' must be {wanted}")
        return found

    def keys(self, path: str, wanted: Sequence[str]) -> None:
        """Check that the table has exactly these keys."""
        found = self.value(path)
        if not isinstance(found, dict) or sorted(found) != sorted(wanted):
            self.refuse(path, f"'{path}' must name exactly {', '.join(wanted)}")

    def word(self, words: Sequence[str], value: object, key: str) -> int:
        """Return the number of a word among the known ones."""
        if not isinstance(value, str) or value not in words:
            self.refuse(key, f"'{key}' says {shown(value)}; it must be one of {', '.join(words)}")
        return words.index(value)

    def colour(self, value: object, key: str) -> int:
        return self.word(COLOURS, value, key)

    def colours(self, *path: str, count: int) -> tuple[int, ...]:
        """Return so many different colours."""
        found = tuple(self.colour(value, path[-1]) for value in self.items(*path, count=count))
        if len(set(found)) != count:
            self.refuse(path[-1], f"'{'.'.join(path)}' names a colour twice")
        return found


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    return f"'{str(value)[:40]}'"
