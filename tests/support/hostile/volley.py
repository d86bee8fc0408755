"""Volleys: many frames in one write. Each carries a message with an odd field, or with spoiled bytes, or both."""

import json
from typing import Final

from tests.support.hostile.inputs import Inputs
from tests.support.hostile.templates import MESSAGES, ODD_VALUES

FRAMES: Final = 32  # Of one volley.
WANDERING: Final = frozenset({"resume", "lobby"})  # They lead away from the table, where the others are refused early.
FIELDS: Final = tuple([(name, json.dumps(value).encode()) for name, value in each.items()] for each in MESSAGES)
STAYING: Final = tuple(fields for fields, each in zip(FIELDS, MESSAGES, strict=True) if each["type"] not in WANDERING)
ENCODED: Final = tuple(json.dumps(value).encode() for value in ODD_VALUES)
SHORT: Final = tuple(value for value in ENCODED if len(value) < 200)
ADDED: Final = ("seat", "to", "at", "x", "", "type")


class Volleys:
    """Makes volleys. The same seed of the inputs makes the same ones."""

    def __init__(self, inputs: Inputs) -> None:
        self.inputs = inputs
        self.rng = inputs.rng
        self.count = 0

    def make(self, line: int) -> bytes:
        """Return the frames of a volley at a table in the position of this line.

        All are right frames: after a wrong one the server would not read the others.
        """
        return b"".join([self.inputs.frame(self._payload(line)) for _ in range(FRAMES)])

    def _payload(self, line: int) -> bytes:
        dice = self.rng.random()
        message = self._message(line, is_odd=dice < 0.7)
        return self.inputs.spoiled(message) if dice > 0.6 else message

    def _message(self, line: int, *, is_odd: bool) -> bytes:
        """Return a right message, or one of which one field is odd, missing or too much."""
        random = self.rng.random
        templates = STAYING if random() < 0.95 else FIELDS
        fields = list(templates[int(random() * len(templates))])
        if is_odd:
            self._change(fields)
        self.count += 1
        pairs = [b'"%b":%b' % (name.encode(), self._filled(name, value, line)) for name, value in fields]
        return b"{%b}" % b",".join(pairs)

    def _filled(self, name: str, value: bytes, line: int) -> bytes:
        if name == "line" and value == b"0":
            return b"%d" % line
        return b'"v%d"' % self.count if name == "id" and value == b'""' else value

    def _change(self, fields: list[tuple[str, bytes]]) -> None:
        random = self.rng.random
        dice, place = random(), int(random() * len(fields))
        values = SHORT if random() < 0.99 else ENCODED
        odd = values[int(random() * len(values))]
        if dice < 0.75:
            fields[place] = fields[place][0], odd
        elif dice < 0.85:
            del fields[place]
        else:
            fields.append((ADDED[int(random() * len(ADDED))], odd))
