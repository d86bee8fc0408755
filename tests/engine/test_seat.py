from adyton.engine.seat import CHANCE, CLOCK, NATURE, OVER, SOLO, Turn, places_of


def test_nobody_sits_in_the_seats_of_chance_and_clock() -> None:
    assert (CHANCE, CLOCK) == (-1, -2)


def test_turns_that_every_game_has() -> None:
    assert OVER.seats == ()
    assert NATURE.seats == (CHANCE,)
    assert [turn.seats for turn in SOLO[:3]] == [(0,), (1,), (2,)]


def test_nature_is_recognised() -> None:
    assert NATURE.is_nature
    assert Turn((CHANCE,)).is_nature
    assert not OVER.is_nature
    assert not SOLO[0].is_nature


def test_the_game_is_over_when_nobody_acts() -> None:
    assert OVER.is_over
    assert not NATURE.is_over


def test_the_table_waits_for_players_who_still_have_something_to_do() -> None:
    assert Turn((0, 1, 2), race=True, idle=(1,)).awaited == (0, 2)
    assert SOLO[1].awaited == (1,)
    assert NATURE.awaited == ()


def test_a_turn_is_timed_in_a_race_or_with_a_deadline() -> None:
    assert not SOLO[0].is_timed
    assert Turn((0,), 0).is_timed
    assert Turn((0, 1), race=True).is_timed


def test_the_repr_of_a_turn_shows_seats_and_deadline() -> None:
    assert repr(Turn((0, 2), 5000)).startswith("Turn((0, 2), 5000")


def test_equal_points_share_a_place() -> None:
    assert places_of((10, 30, 20)) == (3, 1, 2)
    assert places_of((10, 30, 30, 5)) == (3, 1, 1, 4)
    assert places_of((0, 0)) == (1, 1)
    assert places_of((-4, -9)) == (1, 2)
