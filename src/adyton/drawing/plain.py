"""Any view as plain fields, for games that have no drawing of their own."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from adyton.engine.action import Action
from adyton.engine.view import View
from adyton.words import Words

COMMON = ("viewer", "seats", "phase", "acting", "deadline", "options")


class PlainDrawing:
    """Draws the game of this slug with the words of its catalogue, or without any."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def picture(self, view: View, words: Words, names: Sequence[str]) -> RenderableType:
        """Return each field of the view and its value."""
        table = Table(show_header=False, box=None)
        for entry in fields(view):
            if entry.name not in COMMON:
                table.add_row(words.field(self.slug, entry.name), _said(getattr(view, entry.name)))
        return table

    def label(self, action: Action, view: View, words: Words) -> Text:
        """Return the action in the catalogue's words, else in its own."""
        return Text(words.action(self.slug, action.text))


def _said(value: object) -> str:
    if is_dataclass(value) and not isinstance(value, type):
        return " ".join(f"{entry.name}={_said(getattr(value, entry.name))}" for entry in fields(value))
    if isinstance(value, tuple | list):
        return " · ".join(_said(item) for item in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(item)}" for key, item in value.items()) or "–"
    return "–" if value is None else str(value)
