"""The games: the only list of them."""

from typing import Final

from adyton.engine.game import AnyGame
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oraklos.rules.game import ORAKLOS

_GAMES: Final[tuple[AnyGame, ...]] = (ORACLE, DELPHI, KELTIS, ORAKLOS)

GAMES: Final[dict[str, AnyGame]] = {game.slug: game for game in _GAMES}
