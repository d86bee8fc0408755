import pytest

from adyton.games.oraklos.census import census
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.testing.check import check
from adyton.testing.pairs import all_options

SETTINGS = list(all_options(ORAKLOS))


@pytest.mark.parametrize(("options", "seats"), SETTINGS, ids=[str(n) for n in range(len(SETTINGS))])
def test_oraklos_keeps_every_promise(options: OraklosOptions, seats: int) -> None:
    assert check(ORAKLOS, options, seats, games=1, pieces=census).games == 1


def test_every_game_for_every_number_of_players_is_among_the_settings() -> None:
    modes = {(options.mode, seats) for options, seats in SETTINGS if isinstance(options, OraklosOptions)}
    assert modes == {(mode, seats) for mode in ("standard", "junior", "antipodes") for seats in (2, 3, 4, 5)}
