"""The throw: OKL-1, OKL-9 and OKL-27."""

from itertools import combinations

import pytest
from tests.games.oraklos.brute import meet
from tests.games.oraklos.layouts import thrown
from tests.games.oraklos.positions import do, fresh, nature, refused

from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import CARDS, MOTLEY, RADIUS, cast_of
from adyton.games.oraklos.rules.predictions import colours_of
from adyton.games.oraklos.rules.sight import true_predictions
from adyton.games.oraklos.rules.state import OraklosState, spot_to_json


def falling(mode: str = "junior", **options: str | int) -> OraklosState:
    state = fresh(2, mode=mode, ready=0, **options)
    nature(state)
    do(state, 0, "ready")
    do(state, 1, "ready")
    assert state.phase == at_phase.THROW
    return state


def test_okl_9_each_die_gets_a_place_a_turn_and_a_face() -> None:
    state = falling()
    for text in ("x 100", "y -200", "rest 30 hole"):
        do(state, -1, text)
    die = state.dice[0]
    assert (die.x, die.y, die.turn, die.hole, die.colour) == (100, -200, 30, True, 0)


def test_okl_27_a_die_that_would_leave_the_table_is_placed_again() -> None:
    state = falling()
    do(state, -1, "x 800")
    do(state, -1, "y 601")
    assert spot_to_json(state.spot) == []
    do(state, -1, "x 800")
    do(state, -1, "y 600")
    assert spot_to_json(state.spot) == [800, 600]


@pytest.mark.parametrize(("version", "still"), [(1, 700), (2, 700), (3, 2500)])
def test_okl_9_dice_lie_still_a_while_after_the_throw_since_version_three(version: int, still: int) -> None:
    state = fresh(2, mode="junior", version=version)
    nature(state)
    for seat in (0, 1):
        do(state, seat, "ready", 700)
    nature(state, at=700)
    assert state.since == still


def test_okl_9_a_die_that_would_be_too_close_is_placed_again() -> None:
    state = falling()  # a side has 80 steps, and 1.6 times that is 128
    for text in ("x 0", "y 0", "rest 0 plain", "x 127", "y 0"):
        do(state, -1, text)
    assert spot_to_json(state.spot) == []
    do(state, -1, "x 128")
    do(state, -1, "y 0")
    assert spot_to_json(state.spot) == [128, 0]


@pytest.mark.parametrize("mode", ["junior", "antipodes"])
@pytest.mark.parametrize("scale", [70, 100, 130])
def test_okl_9_no_two_dice_touch(mode: str, scale: int) -> None:
    state = falling(mode, scale=scale)
    nature(state)
    assert len(state.dice) == 16
    shapes = [state.cast.square(die).corners() for die in state.dice]
    for one, other in combinations(shapes, 2):
        sides = [(one[n - 1], one[n], other[m - 1], other[m]) for n in range(4) for m in range(4)]
        assert not any(meet(*side) for side in sides)
    assert all(die.x**2 + die.y**2 <= RADIUS**2 for die in state.dice)


def test_okl_27_places_are_equally_likely_and_a_third_of_faces_show_a_hole() -> None:
    state = falling()
    assert [len(ORAKLOS.odds(state)), {weight for _, weight in ORAKLOS.odds(state)}] == [2001, {1}]
    do(state, -1, "x 0")
    assert len(ORAKLOS.odds(state)) == 2001
    do(state, -1, "y 0")
    odds = ORAKLOS.odds(state)
    assert len(odds) == 180
    assert sum(weight for action, weight in odds if "hole" in action.text) * 3 == sum(weight for _, weight in odds)


def test_okl_1_a_die_without_holes_never_shows_one() -> None:
    content = "[dice]\nhole_faces = 0\ngap = 1.6\n[side]\nstandard = 0.08\njunior = 0.08\nantipodes = 0.13\n"
    state = falling(content=content)
    do(state, -1, "x 0")
    do(state, -1, "y 0")
    assert refused(state, -1, "rest 0 hole") == "not-now"
    assert len(ORAKLOS.odds(state)) == 90
    nature(state)
    assert not any(die.hole for die in state.dice)


def test_okl_1_a_thrown_die_lies_hole_up_once_in_three() -> None:
    holes = sum(sum(thrown(seed, 16).barred) for seed in range(200))
    assert 0.31 < holes / 3200 < 0.36


# Players of the standard game by the number of dice (OKL-5). Junior also has 16 dice.
@pytest.mark.parametrize("count", [16, 19, 20])
def test_okl_27_a_player_finds_one_of_their_cards_in_60_to_85_of_100_throws(count: int) -> None:
    rng, found, throws = FastRng(count), 0, 250
    for seed in range(throws):
        layout = thrown(seed, count)
        there = {colours_of(layout, four) for four in true_predictions(layout)}
        hand = {CARDS[rng.below(70)] for _ in range(3)}
        found += bool(hand & there)
    assert 0.60 <= found / throws <= 0.85


def test_okl_27_in_75_to_95_of_100_throws_of_antipodes_a_card_is_absent() -> None:
    rng, absent, throws = FastRng(1), 0, 200
    for seed in range(throws):
        layout = thrown(seed, 16, "antipodes")
        there = {colours_of(layout, four) for four in true_predictions(layout)}
        pile = list(MOTLEY)
        six = {CARDS[pile.pop(rng.below(len(pile)))] for _ in range(6)}
        absent += not six <= there
    assert 0.75 <= absent / throws <= 0.95


def test_okl_27_the_scale_of_the_dice_is_data() -> None:
    assert cast_of(OraklosOptions(mode="standard")).apart == 128
    assert cast_of(OraklosOptions(mode="antipodes")).apart == 272
    assert cast_of(OraklosOptions(mode="antipodes", scale=130)).apart == 354


def test_okl_27_in_version_1_dice_were_smaller_in_antipodes() -> None:
    assert cast_of(OraklosOptions(mode="antipodes", version=1)).apart == 208
