"""Views as JSON, put together from parts of which most were encoded before."""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

import msgspec

from adyton.engine.view import View

MOST: Final = 256  # parts that a table remembers
SHORT: Final = 64  # bytes that are encoded as quickly as they are remembered
LASTING: Final = (tuple, str, int, float, type(None))  # what cannot change while it is remembered
encode = msgspec.json.Encoder().encode


class ViewEncoder:
    """Seats see the same things, and most of them again after a move: a part that is the same object is encoded once.

    That is sound because views are values: nobody changes one once it is made, nor what it holds.
    """

    def __init__(self, view_type: type[View]) -> None:
        names = [field.name for field in fields(view_type)]
        self.values: Callable[[View], tuple[Any, ...]] = attrgetter(*names)
        self.keys = [b'{"%s":' % names[0].encode(), *(b',"%s":' % name.encode() for name in names[1:])]
        self.known: dict[int, tuple[object, bytes]] = {}  # by identity; holding the object keeps that its own

    def encode(self, view: View) -> bytes:
        """The same bytes as if all were encoded anew."""
        known = self.known
        parts: list[bytes] = []
        for key, value in zip(self.keys, self.values(view), strict=True):
            found = known.get(id(value))
            parts += (key, found[1] if found is not None else self._encode(value))
        parts.append(b"}")
        return b"".join(parts)

    def _encode(self, value: object) -> bytes:
        text = encode(value)
        if len(text) > SHORT and isinstance(value, LASTING):
            if len(self.known) >= MOST:
                self.known.clear()
            self.known[id(value)] = (value, text)
        return text
