"""Rendering: a view as text, and that text as a picture."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from adyton.engine.game import AnyGame
from adyton.engine.view import View

WIDTH: Final = 100  # characters in a line
PAPER: Final = (250, 246, 236)
INK: Final = (40, 44, 72)
SIZE: Final = 14
LEADING: Final = 18
MARGIN: Final = 16
LINES: Final = 48  # every picture has the same size
UNSEEN: Final = ("viewer", "seats", "options", "deadline", "texts", "corners")


def text_of(game: AnyGame, view: View) -> str:
    """Return the fields of the view that are not empty, a line or more for each."""
    lines = [game.title]
    for entry in fields(view):
        said = _said(getattr(view, entry.name))
        if entry.name not in UNSEEN and said:
            lines.extend(_folded(f"{entry.name.replace('_', ' ')}: {said}"))
    return "\n".join(lines)


def picture_of(text: str) -> NDArray[np.uint8]:
    """Draw the first lines of a text, dark on light."""
    image = Image.new("RGB", (MARGIN * 2 + WIDTH * SIZE // 2, MARGIN * 2 + LINES * LEADING), PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(SIZE)
    for number, line in enumerate(text.splitlines()[:LINES]):
        pen.text((MARGIN, MARGIN + number * LEADING), line, fill=INK, font=font)
    return np.asarray(image, dtype=np.uint8)


def _folded(line: str) -> Iterator[str]:
    while len(line) > WIDTH:
        cut = line.rfind(" ", 0, WIDTH)
        cut = cut if cut > 0 else WIDTH
        yield line[:cut]
        line = "    " + line[cut:].lstrip()
    yield line


def _said(value: object) -> str:
    if is_dataclass(value) and not isinstance(value, type):
        parts = [(entry.name, _said(getattr(value, entry.name))) for entry in fields(value)]
        return " ".join(f"{name}={said}" for name, said in parts if name not in UNSEEN and said)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(item)}" for key, item in value.items() if _said(item))
    if isinstance(value, tuple | list):
        return " · ".join(filter(None, map(_said, value)))
    return "" if value is None or value is False else str(value)


def rendered(mode: str | None, game: AnyGame, view: View) -> Any:
    """Return a text, a picture, or nothing after printing."""
    if mode is None:
        return None
    text = text_of(game, view)
    if mode == "rgb_array":
        return picture_of(text)
    if mode == "human":
        print(text)  # noqa: T201  (what this mode is for)
        return None
    return text
