"""Observing: a view as an array of fixed length and as JSON, and which actions may be taken."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from adyton.engine.game import AnyGame
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.envs.episode import Episode, Numbers

Mask: TypeAlias = NDArray[np.int8]
# Every game has a view class of its own.
Fill: TypeAlias = Callable[[Any, Numbers], None]

_WRITER: Final = msgspec.json.Encoder(order="sorted")

LIMIT: Final = 1.0  # no entry of an observation lies beyond this, above or below


class Part:
    """A stretch of the array: its name, how many numbers it has, and what writes them into zeros from a view."""

    __slots__ = ("fill", "name", "size")

    def __init__(self, name: str, size: int, fill: Fill) -> None:
        self.name = name
        self.size = size
        self.fill = fill


class Layout:
    """What stands where in a game's observation."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.size for part in parts)
        self._fills = [(part.fill, start, end) for part, (_, start, end) in zip(parts, self.places(), strict=True)]

    def observe(self, view: View) -> Numbers:
        """The view as numbers between −1 and 1."""
        found = np.zeros(self.size, dtype=np.float32)
        for fill, start, end in self._fills:
            fill(view, found[start:end])
        np.minimum(found, LIMIT, out=found)
        return np.maximum(found, -LIMIT, out=found)

    def places(self) -> list[tuple[str, int, int]]:
        """For each part its name, where it begins, and where the next one begins."""
        found: list[tuple[str, int, int]] = []
        start = 0
        for part in self.parts:
            found.append((part.name, start, start + part.size))
            start += part.size
        return found


# --- Most numbers are 0, so where that is so only the others are written ---


def marked(name: str, size: int, read: Callable[[Any], Iterable[int]], worth: float = 1.0) -> Part:
    """At each of these places what it is worth, as often as it comes."""

    def fill(view: Any, out: Numbers) -> None:
        for place in read(view):
            out[place] += worth

    return Part(name, size, fill)


def one_of(name: str, words: Sequence[str], read: Callable[[Any], str | None]) -> Part:
    """A 1 at the word's place; none where there is no word."""
    return some_of(name, words, lambda view: (read(view),))


def some_of(name: str, words: Sequence[str], read: Callable[[Any], Iterable[str | None]]) -> Part:
    """A 1 at the place of each of these words."""
    index = places_of(words)
    return marked(name, len(words), lambda view: [index[word] for word in read(view) if word in index])


def counted(name: str, words: Sequence[str], most: int, read: Callable[[Any], Iterable[str]]) -> Part:
    """For each word how often it is there, in parts of the most that there are."""
    index = places_of(words)
    return marked(name, len(words), lambda view: [index[word] for word in read(view)], 1 / most)


def seat_of(name: str, seats: int, read: Callable[[Any], Seat | None]) -> Part:
    """A 1 at the place of the seat, counted from the viewer's; none where it is nobody."""
    return seats_of(name, seats, lambda view: () if (seat := read(view)) is None else (seat,))


def seats_of(name: str, seats: int, read: Callable[[Any], Iterable[Seat]]) -> Part:
    """A 1 at the place of each of these seats, counted from the viewer's."""
    return marked(name, seats, lambda view: [(seat - (view.viewer or 0)) % view.seats for seat in read(view)])


def scaled(name: str, size: int, most: float, read: Callable[[Any], Sequence[float] | Numbers]) -> Part:
    """Numbers, in parts of the most that they come to."""

    def fill(view: Any, out: Numbers) -> None:
        _write(name, out, read(view), most)

    return Part(name, size, fill)


# --- For each seat, the viewer's first and then clockwise; empty chairs are all 0 ---


def by_seat(name: str, seats: int, size: int, most: float, read: Callable[[Any, Seat], Sequence[float]]) -> Part:
    """Numbers of each seat, in parts of the most that they come to."""

    def fill(view: View, out: Numbers) -> None:
        numbers = [number for seat in around(view) for number in read(view, seat)]
        _write(name, out[: size * view.seats], numbers, most)

    return Part(name, seats * size, fill)


def marked_by_seat(
    name: str, seats: int, size: int, read: Callable[[Any, Seat], Iterable[int]], worth: float = 1.0
) -> Part:
    """For each seat, at each of these places what it is worth, as often as it comes."""

    def fill(view: View, out: Numbers) -> None:
        for first, seat in zip(range(0, seats * size, size), around(view), strict=False):
            for place in read(view, seat):
                out[first + place] += worth

    return Part(name, seats * size, fill)


def around(view: View) -> list[Seat]:
    """All seats, from the viewer on."""
    first = view.viewer or 0
    return [(first + place) % view.seats for place in range(view.seats)]


def places_of(words: Sequence[str]) -> dict[str | None, int]:
    """Where each word stands."""
    return {word: place for place, word in enumerate(words)}


def _write(name: str, out: Numbers, numbers: Sequence[float] | Numbers, most: float) -> None:
    assert len(numbers) == len(out), f"{name} has {len(numbers)} numbers instead of {len(out)}"
    out[:] = numbers
    if most != 1:
        out /= most


def mask_of(episode: Episode, seat: Seat, together: bool = False) -> Mask:
    """A 1 for each action that this seat may take now; who is not asked may only wait.

    As a rule one seat is asked at a time; `together`: all seats of the turn.
    """
    mask = np.zeros(episode.wait + 1, dtype=np.int8)
    is_asked = seat in episode.asked if together else seat == episode.seat
    mask[(list(episode.actions(seat)) if is_asked else []) or episode.wait] = 1
    return mask


def to_json(view: View) -> dict[str, Any]:
    """The view as plain values, the same that browsers get."""
    plain: dict[str, Any] = msgspec.to_builtins(view)
    return plain


def information(game: AnyGame, view: View) -> str:
    """All that the seat knows, as one text: views hold whatever it ever knew and could usefully remember."""
    return canonical({"game": game.slug, **to_json(view)})


def canonical(plain: object) -> str:
    """Plain values as JSON, the same text for the same values."""
    return _WRITER.encode(plain).decode()
