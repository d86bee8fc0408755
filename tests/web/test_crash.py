import asyncio
import os
from pathlib import Path

from tests.support.crash import survive

# `make fuzz` kills it fifty times.
KILLS = int(os.environ.get("ADYTON_KILLS", "4"))
KILLS_ON_POSTGRESQL = int(os.environ.get("ADYTON_KILLS", "2"))


def test_every_acknowledged_move_survives_kills(tmp_path: Path) -> None:
    acknowledged = asyncio.run(survive(tmp_path, KILLS, seed=KILLS))
    assert acknowledged > 50


def test_every_acknowledged_move_survives_kills_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    acknowledged = asyncio.run(survive(tmp_path, KILLS_ON_POSTGRESQL, 1, postgres_url))
    assert acknowledged > 50
