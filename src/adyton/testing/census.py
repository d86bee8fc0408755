"""Censuses: for each game, where all its pieces lie, so that the kit can prove that none appears or vanishes."""

from typing import Final

from adyton.games.delphi.census import census as delphi
from adyton.games.keltis.census import census as keltis
from adyton.games.oracle.census import census as oracle
from adyton.games.oraklos.census import census as oraklos
from adyton.testing.position import Census

CENSUS: Final[dict[str, Census]] = {"delphi": delphi, "keltis": keltis, "oracle": oracle, "oraklos": oraklos}
