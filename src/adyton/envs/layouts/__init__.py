"""Layouts: for each game, what stands where in an observation."""

from typing import Final

from adyton.engine.game import AnyGame
from adyton.envs.layouts.delphi import DELPHI_LAYOUT
from adyton.envs.layouts.keltis import KELTIS_LAYOUT
from adyton.envs.layouts.oracle import ORACLE_LAYOUT
from adyton.envs.layouts.oraklos import ORAKLOS_LAYOUT
from adyton.envs.observe import Layout

LAYOUTS: Final[dict[str, Layout]] = {
    "delphi": DELPHI_LAYOUT,
    "keltis": KELTIS_LAYOUT,
    "oracle": ORACLE_LAYOUT,
    "oraklos": ORAKLOS_LAYOUT,
}


def layout_of(game: AnyGame) -> Layout:
    """The layout of a game's observations."""
    return LAYOUTS[game.slug]
