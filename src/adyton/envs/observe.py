"""Observing: a view as an array of fixed length and as JSON, and which actions may be taken."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from adyton.engine.game import AnyGame
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.envs.desk import Desk

Numbers: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
# Every game has a view class of its own.
Read: TypeAlias = Callable[[Any], Iterable[float]]

LIMIT: Final = 1.0  # no entry of an observation lies beyond this, above or below


class Part:
    """A stretch of the array: its name, how many numbers it has, and how they are read from a view."""

    __slots__ = ("name", "read", "size")

    def __init__(self, name: str, size: int, read: Read) -> None:
        self.name = name
        self.size = size
        self.read = read


class Layout:
    """What stands where in a game's observation."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.size for part in parts)

    def observe(self, view: View) -> Numbers:
        """The view as numbers between −1 and 1."""
        found = np.zeros(self.size, dtype=np.float32)
        start = 0
        for part in self.parts:
            numbers = np.fromiter(part.read(view), dtype=np.float32)
            assert len(numbers) == part.size, f"{part.name} has {len(numbers)} numbers instead of {part.size}"
            found[start : start + part.size] = numbers
            start += part.size
        return np.clip(found, -LIMIT, LIMIT, out=found)

    def places(self) -> list[tuple[str, int, int]]:
        """For each part its name, where it begins, and where the next one begins."""
        found: list[tuple[str, int, int]] = []
        start = 0
        for part in self.parts:
            found.append((part.name, start, start + part.size))
            start += part.size
        return found


def one_of(name: str, words: Sequence[str], read: Callable[[Any], str | None]) -> Part:
    """A 1 at the word's place; none where there is no word."""
    return Part(name, len(words), lambda view: _some(words, (read(view),)))


def some_of(name: str, words: Sequence[str], read: Callable[[Any], Iterable[str]]) -> Part:
    """A 1 at the place of each of these words."""
    return Part(name, len(words), lambda view: _some(words, read(view)))


def counted(name: str, words: Sequence[str], most: int, read: Callable[[Any], Iterable[str]]) -> Part:
    """For each word how often it is there, in parts of the most that there are."""

    def numbers(view: Any) -> list[float]:
        there = list(read(view))
        return [there.count(word) / most for word in words]

    return Part(name, len(words), numbers)


def scaled(name: str, size: int, most: float, read: Callable[[Any], Iterable[float]]) -> Part:
    """Numbers, in parts of the most that they come to."""
    return Part(name, size, lambda view: np.fromiter(read(view), dtype=np.float32, count=size) / most)


def by_seat(name: str, seats: int, size: int, most: float, read: Callable[[Any, Seat], Iterable[float]]) -> Part:
    """Numbers of each seat, the viewer's first and then clockwise; empty chairs are all 0."""

    def numbers(view: View) -> list[float]:
        found: list[float] = []
        for seat in around(view):
            found.extend(number / most for number in read(view, seat))
        return found + [0.0] * (seats * size - len(found))

    return Part(name, seats * size, numbers)


def around(view: View) -> list[Seat]:
    """All seats, from the viewer on."""
    first = view.viewer or 0
    return [(first + place) % view.seats for place in range(view.seats)]


def seat_of(name: str, seats: int, read: Callable[[Any], Seat | None]) -> Part:
    """A 1 at the place of the seat, counted from the viewer's; none where it is nobody."""

    def numbers(view: View) -> list[float]:
        seat = read(view)
        place = -1 if seat is None else (seat - (view.viewer or 0)) % view.seats
        return [float(place == other) for other in range(seats)]

    return Part(name, seats, numbers)


def seats_of(name: str, seats: int, read: Callable[[Any], Iterable[Seat]]) -> Part:
    """A 1 at the place of each of these seats, counted from the viewer's."""

    def numbers(view: View) -> list[float]:
        there = {(seat - (view.viewer or 0)) % view.seats for seat in read(view)}
        return [float(place in there) for place in range(seats)]

    return Part(name, seats, numbers)


def _some(words: Sequence[str], there: Iterable[str | None]) -> list[float]:
    found = set(there)
    return [float(word in found) for word in words]


def mask_of(desk: Desk, seat: Seat, together: bool = False) -> Mask:
    """A 1 for each action that this seat may take now; who is not asked may only wait.

    As a rule one seat is asked at a time; `together`: all seats of the turn.
    """
    mask = np.zeros(desk.wait + 1, dtype=np.int8)
    is_asked = seat in desk.asked if together else seat == desk.seat
    mask[(list(desk.actions(seat)) if is_asked else []) or desk.wait] = 1
    return mask


def to_json(view: View) -> dict[str, Any]:
    """The view as plain values, the same that browsers get."""
    plain: dict[str, Any] = msgspec.to_builtins(view)
    return plain


def information(game: AnyGame, view: View) -> str:
    """All that the seat knows, as one text: views hold whatever it ever knew and could usefully remember."""
    return json.dumps({"game": game.slug, **to_json(view)}, sort_keys=True, separators=(",", ":"))
