"""Any view as plain fields, for games that nobody has drawn yet."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from adyton.engine.action import Action
from adyton.engine.view import View
from adyton.words import Words

COMMON = ("viewer", "seats", "phase", "acting", "deadline", "options")


def picture(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Each field of the view and its value."""
    table = Table(show_header=False, box=None)
    for entry in fields(view):
        if entry.name not in COMMON:
            table.add_row(entry.name, _said(getattr(view, entry.name)))
    return table


def label(action: Action, view: View, words: Words) -> Text:
    """The action's own words."""
    return Text(action.text)


def _said(value: object) -> str:
    if is_dataclass(value) and not isinstance(value, type):
        return " ".join(f"{entry.name}={_said(getattr(value, entry.name))}" for entry in fields(value))
    if isinstance(value, tuple | list):
        return " · ".join(_said(item) for item in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(item)}" for key, item in value.items()) or "–"
    return "–" if value is None else str(value)
