import pettingzoo
import pytest

import adyton.envs  # noqa: F401  (registers the games)
from adyton.engine.content import shipped
from adyton.engine.options import Options
from adyton.games.keltis.census import census
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.testing.check import check
from adyton.testing.pairs import all_options

SETTINGS = list(all_options(KELTIS))


@pytest.mark.parametrize(("options", "seats"), SETTINGS, ids=lambda value: str(value)[-40:])
def test_keltis_keeps_every_promise(options: Options, seats: int) -> None:
    assert check(KELTIS, options, seats, games=5, pieces=census).games == 5


def test_every_number_of_players_and_the_free_clover_are_among_the_settings() -> None:
    free = {(seats, options.free_clover) for options, seats in SETTINGS if isinstance(options, KeltisOptions)}
    assert free == {(seats, free) for seats in (2, 3, 4) for free in (False, True)}


@pytest.mark.parametrize("free_clover", [False, True])
def test_chains_end_on_a_board_of_clovers_and_spirals(free_clover: bool) -> None:
    """KEL-18, on the board on which chains are longest."""
    text = shipped("adyton.games.keltis", "keltis.toml").replace("{ 1 = 4, 2 = 6, 3 = 4, 4 = 2 }", "{ }")
    text = (
        text.replace("clover = 5", "clover = 20")
        .replace("spiral = 3", "spiral = 7")
        .replace("mirror = 3", "mirror = 0")
    )
    options = KeltisOptions(content=text, free_clover=free_clover)
    assert check(KELTIS, options, 3, games=2, pieces=census).games == 2


@pytest.mark.parametrize("equal_turns", [False, True])
def test_an_observation_says_whether_turns_are_equal(equal_turns: bool) -> None:
    """KEL-31 decides when the game ends, so a learning program needs to know."""
    env = pettingzoo.make("aec", "adyton/keltis-v0", options={"equal_turns": equal_turns})
    env.reset(seed=1)
    said = env.describe(env.observe(env.agent_selection))
    assert ("equal turns" in said) is equal_turns
