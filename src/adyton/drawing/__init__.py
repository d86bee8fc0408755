"""Drawing: pure functions from a view to what a terminal shows.

The `terminal` module of a game's kit has `picture(view, words, names)`, which returns something that rich can
print, and perhaps `label(action, view, words)`, which names an action better than its own text. Without such a
module the view is shown as plain fields.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from adyton.drawing.plain import PlainDrawing
from adyton.engine.action import Action
from adyton.games.kit import Kit
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


def artist(kit: Kit) -> Artist:
    """Return what draws this game."""
    plain = PlainDrawing(kit.game.slug)
    if not kit.terminal:
        return Artist(plain.picture, plain.label)
    module = import_module(kit.terminal)
    return Artist(module.picture, getattr(module, "label", plain.label))
