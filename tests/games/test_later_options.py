"""A game may get an option later. Records from before still verify."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.games.test_shipped import SHIPPED

from adyton.cli.build import is_compiled
from adyton.engine.game import AnyGame
from adyton.engine.options import option
from adyton.engine.playing import Playing
from adyton.engine.record import read_record
from adyton.engine.replay import verify
from adyton.engine.rng import CommittedRng
from adyton.games import GAMES

pytestmark = pytest.mark.skipif(is_compiled(), reason="a compiled game takes no options from a test")

HERE = Path(__file__).parent
RECORDS = sorted(path for slug in SHIPPED for path in (HERE / slug / "records").glob("*.jsonl"))


def with_later_option(game: AnyGame) -> AnyGame:
    """Return the game with an extra flag, number and choice, all without a new version of the rules."""

    @dataclass(frozen=True, kw_only=True)
    class LaterOptions(game.options):  # type: ignore[misc, name-defined]
        later_flag: bool = option(True)
        later_number: int = option(7, least=1, most=9)
        later_choice: str = option("new", choices=("old", "new"))

    class Later(type(game)):  # type: ignore[misc]
        options = LaterOptions

    later: AnyGame = Later()
    return later


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_record_from_before_an_option_verifies(path: Path) -> None:
    record = read_record(path.read_text())
    assert record.ending is not None
    state = verify(with_later_option(GAMES[record.header.game]), record)
    assert state.options.to_json()["later_number"] == 7
    assert "later_number" not in record.header.options


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_new_record_names_the_option_and_verifies(slug: str) -> None:
    game = with_later_option(GAMES[slug])
    seats = max(game.chairs)
    playing = Playing.open(game, game.options.read({"later_number": 3}), ["?"] * seats, CommittedRng(bytes(32)))
    record = read_record(playing.record.to_text())
    assert record.header.options["later_number"] == 3
    assert verify(game, record).options.to_json()["later_number"] == 3
