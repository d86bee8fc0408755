"""Layouts: what each number of an observation means, and how it is read from a view."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from adyton.engine.numbers import Numbers
from adyton.engine.seat import Seat
from adyton.engine.view import View

Array: TypeAlias = NDArray[np.float32]
# Every game has a view class of its own.
Fill: TypeAlias = Callable[[Any, Array], None]

LIMIT: Final = 1.0  # no number of an observation lies beyond this, above or below


def buffer_of(array: Array) -> Numbers:
    """Return the memory of an array, which rules can write into without knowing NumPy."""
    return cast("Numbers", array.reshape(-1).data)


class Part:
    """A stretch of the array: its name, a word for each number, and what writes them into zeros from a view."""

    __slots__ = ("fill", "name", "size", "words")

    def __init__(self, name: str, words: Sequence[str], fill: Fill) -> None:
        self.name = name
        self.words = tuple(words)
        self.size = len(self.words)
        self.fill = fill


class Layout:
    """What stands where in a game's observation."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.size for part in parts)
        self._fills = [(part.fill, start, end) for part, (_, start, end) in zip(parts, self.places(), strict=True)]

    def observe(self, view: View) -> Array:
        """Return the view as numbers between −1 and 1."""
        found = np.zeros(self.size, dtype=np.float32)
        self.write(view, found)
        return found

    def write(self, view: View, out: Array) -> None:
        """Write the view as numbers between −1 and 1 into an array of zeros."""
        for fill, start, end in self._fills:
            fill(view, out[start:end])
        np.minimum(out, LIMIT, out=out)
        np.maximum(out, -LIMIT, out=out)

    def places(self) -> list[tuple[str, int, int]]:
        """Return for each part its name, where it begins, and where the next one begins."""
        found: list[tuple[str, int, int]] = []
        start = 0
        for part in self.parts:
            found.append((part.name, start, start + part.size))
            start += part.size
        return found

    def words(self) -> list[str]:
        """Return what each number means, such as `hand: b1`."""
        return [f"{part.name}: {word}" for part in self.parts for word in part.words]

    def describe(self, numbers: Sequence[float] | Array) -> dict[str, str]:
        """Return an observation in words, part by part: all that is not 0."""
        found = {}
        for part, (name, start, end) in zip(self.parts, self.places(), strict=True):
            said = ", ".join(_said(part.words, numbers[start:end]))
            if said:
                found[name] = said
        return found


def _said(words: Sequence[str], numbers: Sequence[float] | Array) -> Iterator[str]:
    for word, number in zip(words, numbers, strict=True):
        if number == 1:
            yield word
        elif number:
            yield f"{word} {number:.3g}"


# --- Most numbers are 0, so where that is so only the others are written ---


def marked(name: str, words: Sequence[str], read: Callable[[Any], Iterable[int]], worth: float = 1.0) -> Part:
    """Return a part with `worth` at each of these places, as often as a place comes."""

    def fill(view: Any, out: Array) -> None:
        for place in read(view):
            out[place] += worth

    return Part(name, words, fill)


def one_of(name: str, words: Sequence[str], read: Callable[[Any], str | None]) -> Part:
    """Return a part with a 1 at the word's place; no word, no 1."""
    return some_of(name, words, lambda view: (read(view),))


def some_of(name: str, words: Sequence[str], read: Callable[[Any], Iterable[str | None]]) -> Part:
    """Return a part with a 1 at the place of each of these words."""
    index = places_of(words)
    return marked(name, words, lambda view: [index[word] for word in read(view) if word in index])


def counted(name: str, words: Sequence[str], most: int, read: Callable[[Any], Iterable[str]]) -> Part:
    """Return a part with the count of each word, divided by `most`."""
    index = places_of(words)
    return marked(name, words, lambda view: [index[word] for word in read(view)], 1 / most)


def seat_of(name: str, seats: int, read: Callable[[Any], Seat | None]) -> Part:
    """Return a part with a 1 at the place of the seat, counted from the viewer's; for nobody all are 0."""
    return seats_of(name, seats, lambda view: () if (seat := read(view)) is None else (seat,))


def seats_of(name: str, seats: int, read: Callable[[Any], Iterable[Seat]]) -> Part:
    """Return a part with a 1 at the place of each seat, counted from the viewer's; nature's seats get none."""

    def places(view: Any) -> list[int]:
        first = view.viewer or 0
        return [(seat - first) % view.seats for seat in read(view) if seat >= 0]

    return marked(name, seat_words(seats), places)


def scaled(name: str, words: Sequence[str], most: float, read: Callable[[Any], Sequence[float] | Array]) -> Part:
    """Return a part of numbers, divided by `most`."""

    def fill(view: Any, out: Array) -> None:
        _write(name, out, read(view), most)

    return Part(name, words, fill)


def number_of(name: str, most: float, read: Callable[[Any], float]) -> Part:
    """Return a part with one number, divided by `most`."""
    return scaled(name, (name,), most, lambda view: (read(view),))


# --- For each seat, the viewer's first and then clockwise; empty chairs are all 0 ---


def by_seat(
    name: str, seats: int, words: Sequence[str], most: float, read: Callable[[Any, Seat], Sequence[float]]
) -> Part:
    """Return a part with numbers of each seat, divided by `most`."""

    def fill(view: View, out: Array) -> None:
        numbers = [number for seat in around(view) for number in read(view, seat)]
        _write(name, out[: len(words) * view.seats], numbers, most)

    return Part(name, _for_seats(seats, words), fill)


def number_by_seat(name: str, seats: int, most: float, read: Callable[[Any, Seat], float]) -> Part:
    """Return a part with one number for each seat, divided by `most`."""
    part = by_seat(name, seats, (name,), most, lambda view, seat: (read(view, seat),))
    return Part(name, seat_words(seats), part.fill)


def marked_by_seat(
    name: str, seats: int, words: Sequence[str], read: Callable[[Any, Seat], Iterable[int]], worth: float = 1.0
) -> Part:
    """Return a part with, for each seat, `worth` at each of these places, as often as a place comes."""
    size = len(words)

    def fill(view: View, out: Array) -> None:
        for first, seat in zip(range(0, seats * size, size), around(view), strict=False):
            for place in read(view, seat):
                out[first + place] += worth

    return Part(name, _for_seats(seats, words), fill)


def around(view: View) -> list[Seat]:
    """Return all seats, from the viewer on."""
    first = view.viewer or 0
    return [(first + place) % view.seats for place in range(view.seats)]


def seat_words(seats: int) -> tuple[str, ...]:
    """Return a word for each seat, counted clockwise from the viewer's."""
    return ("you", *(f"you+{place}" for place in range(1, seats)))


def places_of(words: Sequence[str]) -> dict[str | None, int]:
    """Return where each word stands."""
    return {word: place for place, word in enumerate(words)}


def _for_seats(seats: int, words: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{seat} {word}" for seat in seat_words(seats) for word in words)


def _write(name: str, out: Array, numbers: Sequence[float] | Array, most: float) -> None:
    assert len(numbers) == len(out), f"{name} has {len(numbers)} numbers instead of {len(out)}"
    out[:] = numbers
    if most != 1:
        out /= most
