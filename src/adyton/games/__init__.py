"""The games: the only list of them."""

from typing import Final

from adyton.engine.game import AnyGame
from adyton.games.oracle.rules import ORACLE

_GAMES: Final[tuple[AnyGame, ...]] = (ORACLE,)

GAMES: Final[dict[str, AnyGame]] = {game.slug: game for game in _GAMES}
