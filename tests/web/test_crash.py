import asyncio
import os
from pathlib import Path

from tests.support.crash import survive

KILLS = int(os.environ.get("ADYTON_KILLS", "4"))  # `make fuzz` kills it much more often.
KILLS_ON_POSTGRESQL = int(os.environ.get("ADYTON_KILLS", "2"))
KILLS_OF_WORKERS = int(os.environ.get("ADYTON_KILLS", "3"))


def test_every_acknowledged_move_survives_kills(tmp_path: Path) -> None:
    acknowledged = asyncio.run(survive(tmp_path, KILLS, seed=KILLS))
    assert acknowledged > 50


def test_every_acknowledged_move_survives_kills_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    acknowledged = asyncio.run(survive(tmp_path, KILLS_ON_POSTGRESQL, 1, postgres_url))
    assert acknowledged > 50


def test_every_acknowledged_move_survives_kills_of_workers(tmp_path: Path, postgres_url: str) -> None:
    acknowledged = asyncio.run(survive(tmp_path, KILLS_OF_WORKERS, 1, postgres_url, workers=3))
    assert acknowledged > 50
