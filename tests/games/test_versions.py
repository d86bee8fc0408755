"""Old records for ever: the repository holds a record by every version of every game's rules."""

import json
from pathlib import Path

import pytest

from adyton.games import GAMES


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_version_of_the_rules_has_a_record(slug: str) -> None:
    """The tests of the game verify each of them."""
    folder = Path(__file__).parent / slug / "records"
    found = {json.loads(path.read_text().splitlines()[0])["version"] for path in folder.glob("*.jsonl")}
    assert found == set(range(1, GAMES[slug].version + 1))
