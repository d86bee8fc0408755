"""Censuses: for each game, where all its pieces lie, so that the kit can prove that none appears or vanishes."""

from typing import Final

from adyton.testing.position import Census

CENSUS: Final[dict[str, Census]] = {}
