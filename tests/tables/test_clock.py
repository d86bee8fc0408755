from tests.support.live_playing import opened

from adyton.games import GAMES
from adyton.tables.clock import deadline, face
from adyton.tables.types import ClockRule, DaysClock, MoveClock, NoClock, TotalClock


def test_without_a_clock_nothing_runs_out() -> None:
    live, _ = opened(GAMES["oracle"])
    assert deadline(NoClock(), live.clocks[0]) is None
    assert face(NoClock(), live.clocks, 50, True).left == [None, None, None]


def test_each_move_has_its_own_time_limit() -> None:
    live, _ = opened(GAMES["oracle"])
    rule: ClockRule = MoveClock(30)
    assert deadline(rule, live.clocks[0]) == 30_000
    shown = face(rule, live.clocks, 12_000, True)
    assert (shown.left, shown.ticking) == ([18_000, 18_000, 18_000], [0, 1, 2])
    assert deadline(DaysClock(2), live.clocks[0]) == 172_800_000


def test_the_total_counts_what_was_used_and_adds_the_increment() -> None:
    game = GAMES["oracle"]
    live, _ = opened(game)
    live.accept(live.playing.draft(1, game.legal(live.playing.state, 1)[0], 7000))
    rule = TotalClock(60, 5)
    assert deadline(rule, live.clocks[1]) is None  # It has answered.
    assert deadline(rule, live.clocks[0]) == 60_000
    assert face(rule, live.clocks, 8000, True).left == [52_000, 58_000, 52_000]


def test_a_player_who_returns_gets_extra_time() -> None:
    live, _ = opened(GAMES["oracle"])
    assert deadline(MoveClock(5), live.clocks[0], returned=20_000) == 35_000
    assert face(MoveClock(5), live.clocks, 20_000, True).left == [0, 0, 0]
