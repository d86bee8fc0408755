"""Settings: the parameters of a level's search for each number of seats, which `make tune` looks for."""

import json
from collections.abc import Mapping
from typing import Final, TypeAlias

from adyton.bots.search import Setting
from adyton.engine.content import shipped

FILE: Final = "settings.json"

# By level, then by seats.
Settings: TypeAlias = Mapping[str, Mapping[int, Setting]]


def read_settings(package: str) -> Settings:
    """Return the settings in this folder of a game."""
    rows = json.loads(shipped(package, FILE))
    return {level: {int(seats): row["setting"] for seats, row in tables.items()} for level, tables in rows.items()}
