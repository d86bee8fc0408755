"""Drawing: pure functions from a view to what a terminal shows.

A game's module here is called as the game and offers `picture(view, words, names)`, which answers something that rich
can print, and, where an action's own text does not suffice, `label(action, view, words)`. Without a module the view
is shown as plain fields.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from adyton.drawing import plain
from adyton.engine.action import Action
from adyton.words import Words

# Every game has a view class of its own.
Picture: TypeAlias = Callable[[Any, Words, Sequence[str]], RenderableType]
Label: TypeAlias = Callable[[Action, Any, Words], Text]


class Artist:
    """How a game is drawn."""

    __slots__ = ("label", "picture")

    def __init__(self, picture: Picture, label: Label) -> None:
        self.picture = picture
        self.label = label


def artist(slug: str) -> Artist:
    """Who draws this game."""
    name = f"adyton.games.{slug}.terminal"
    if find_spec("adyton.games." + slug) is None or find_spec(name) is None:
        return Artist(plain.picture, plain.label)
    module = import_module(name)
    return Artist(module.picture, getattr(module, "label", plain.label))
