"""The games: the only list of them."""

from typing import Final

from adyton.engine.game import AnyGame
from adyton.games.delphi.rules import DELPHI
from adyton.games.keltis.rules import KELTIS
from adyton.games.oracle.rules import ORACLE
from adyton.games.oraklos.rules import ORAKLOS

_GAMES: Final[tuple[AnyGame, ...]] = (ORACLE, DELPHI, KELTIS, ORAKLOS)

GAMES: Final[dict[str, AnyGame]] = {game.slug: game for game in _GAMES}
