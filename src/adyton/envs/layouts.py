"""Layouts: what stands where in a game's observation, as its kit says."""

from importlib import import_module

from adyton.envs.observe import Layout
from adyton.games.kit import Kit


def layout_of(kit: Kit) -> Layout:
    """Return the layout of a game's observations."""
    layout = import_module(kit.layout).LAYOUT
    assert isinstance(layout, Layout)
    return layout
