import pytest

from adyton.games.oracle.census import census
from adyton.games.oracle.rules.game import ORACLE
from adyton.testing.check import check
from adyton.testing.pairs import all_options

SETTINGS = list(all_options(ORACLE))


@pytest.mark.parametrize(("options", "seats"), SETTINGS, ids=lambda value: str(value)[-60:])
def test_oracle_keeps_every_promise(options, seats):
    assert check(ORACLE, options, seats, games=8, pieces=census).games == 8


def test_every_number_of_players_and_the_draft_are_among_the_settings():
    assert {(seats, options.to_json()["draft"]) for options, seats in SETTINGS} >= {
        (n, d) for n in (3, 4, 5) for d in (False, True)
    }
