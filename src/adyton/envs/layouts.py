"""Layouts of the games: the one that a game's kit names, or a generic one."""

from importlib import import_module

from adyton.envs.generic import generic_layout
from adyton.envs.layout import Layout
from adyton.games.kit import Kit


def layout_of(kit: Kit) -> Layout:
    """Return the layout of a game's observations."""
    if not kit.layout:
        return generic_layout(kit.game)
    layout = import_module(kit.layout).LAYOUT
    assert isinstance(layout, Layout), f"{kit.layout} has no LAYOUT"
    return layout
