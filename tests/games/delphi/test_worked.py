"""The worked examples that the rules print."""

from fractions import Fraction

import pytest
from tests.games.delphi.positions import bits, do, equip, offered, put, ready, row

from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.state import DelphiState


@pytest.mark.parametrize(("ship", "cost"), [("bulwark", 4), ("freighter", 2), ("dyer", 3)])
def test_blue_to_black_costs_4_freighter_2_dyer_3(ship: str, cost: int) -> None:
    state = ready("blue blue blue", favor=9, ship=ship)
    do(state, "die 1 as black raise ares")
    assert state.favor[0] == 9 - cost


def test_gilded_starts_with_4_takes_3_and_psi_gives_5() -> None:
    state = ready(ship="gilded", at="-1,0")
    do(state, "die 1 favor")
    assert state.favor[0] == 3
    do(state, "die 2 explore -1,-1", "island yellow 2")
    assert state.favor[0] == 8


def test_yellow_die_yellow_creature_sail_and_2_favor_reach_9_hexes_of_any_colour() -> None:
    state = ready("yellow red red", at="-7,4", favor=2)
    equip(state, "E9")
    state.creatures[0] = bits("yellow")
    ways = state.sea.reach(state.at[0], False)
    within = [cell for cell, steps in zip(ways.cells, ways.steps, strict=True) if steps <= 9]
    assert max(ways.steps) > 9
    assert len(offered(state, "die 1 sail")) == len(within)
    assert all(" as " not in text for text in offered(state, "die 1 sail"))


def test_four_players_a_god_from_row_0_goes_to_row_1_two_players_to_row_3() -> None:
    four, two = ready(seats=4), ready()
    for state in (four, two):
        do(state, "die 1 raise aphrodite")
    assert (row(four, "aphrodite"), row(two, "aphrodite")) == (1, 3)


def win_chance(strength: int, favor: int) -> Fraction:
    """Return the chance to win a fight that pays as long as it can, from the rules' own rounds."""
    wins = Fraction(max(0, 10 - max(strength, 0)), 10)
    if favor == 0 or wins == 1:
        return wins
    return wins + (1 - wins) * win_chance(strength - 1, favor - 1)


@pytest.mark.parametrize(("favor", "chance"), [(0, "1/10"), (1, "28/100"), (2, "496/1000"), (3, "6976/10000")])
def test_del_27_win_chance_at_strength_9(favor: int, chance: str) -> None:
    """10 %, 28 %, 49.6 %, 69.8 %: counted over all rolls that the rules allow."""
    assert fought(favor) == Fraction(chance) == win_chance(9, favor)


def fought(favor: int) -> Fraction:
    """Return the share of winning roll sequences, played by the rules."""
    state = ready("red red red", at="1,0", favor=favor, ship="swift")
    put(state, "cyclops", "2,-1")
    do(state, "die 1 fight cyclops 2,-1")
    return _share(state)


def _share(state: DelphiState) -> Fraction:
    phase = DELPHI.phase(state)
    if phase in {"equip", "act"}:
        return Fraction(int(phase == "equip"))
    if phase == "stand":
        state = state.copy()
        do(state, "again")
        return _share(state)
    if phase == "injury-card":
        state = state.copy()
        do(state, "injury red")
        return _share(state)
    total = Fraction(0)
    for roll in range(10):
        then = state.copy()
        do(then, f"battle {roll}")
        total += _share(then) / 10
    return total
