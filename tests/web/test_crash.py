import asyncio
import os
from pathlib import Path

from tests.web.crash import survive

# `make fuzz` kills it fifty times.
KILLS = int(os.environ.get("ADYTON_KILLS", "6"))


def test_every_acknowledged_move_survives_kills(tmp_path: Path) -> None:
    acknowledged = asyncio.run(survive(tmp_path, KILLS, seed=KILLS))
    assert acknowledged > 50
