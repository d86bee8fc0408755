"""Layouts: for each game, what stands where in an observation."""

from typing import Final

from adyton.engine.game import AnyGame
from adyton.envs.observe import Layout
from adyton.games.delphi.layout import DELPHI_LAYOUT
from adyton.games.keltis.layout import KELTIS_LAYOUT
from adyton.games.oracle.layout import ORACLE_LAYOUT
from adyton.games.oraklos.layout import ORAKLOS_LAYOUT

LAYOUTS: Final[dict[str, Layout]] = {
    "delphi": DELPHI_LAYOUT,
    "keltis": KELTIS_LAYOUT,
    "oracle": ORACLE_LAYOUT,
    "oraklos": ORAKLOS_LAYOUT,
}


def layout_of(game: AnyGame) -> Layout:
    """The layout of a game's observations."""
    return LAYOUTS[game.slug]
