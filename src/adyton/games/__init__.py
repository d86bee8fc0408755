"""The games: the only list of them."""

from typing import Final

from adyton.engine.game import AnyGame

_GAMES: Final[tuple[AnyGame, ...]] = ()

GAMES: Final[dict[str, AnyGame]] = {game.slug: game for game in _GAMES}
