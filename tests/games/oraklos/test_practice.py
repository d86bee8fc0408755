"""Practice: throws by their numbers, verdicts, and what was there."""

import pytest
from tests.games.oraklos.positions import SQUARE, searching

from adyton.engine.rng import FastRng
from adyton.games.oraklos.practice import best_verdict, dice_of, found, thrown
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import CARD_NAMES, CARD_OF
from adyton.games.oraklos.rules.scoring import verdict_on

JUNIOR = OraklosOptions(mode="junior")


def test_a_throw_of_junior_lies_there_with_three_cards() -> None:
    state = thrown(JUNIOR, FastRng(7))
    assert len(state.dice) == 16
    assert len(state.hands[0]) == 3
    again = thrown(JUNIOR, FastRng(7))
    assert again.to_json() == state.to_json()


def test_a_throw_of_antipodes_lies_there_with_six_open_cards_and_what_is_there_for_them() -> None:
    state = thrown(OraklosOptions(mode="antipodes"), FastRng(7))
    assert len(state.dice) == 16
    there = found(state)
    assert sorted(there) == sorted(CARD_NAMES[card] for card in state.open)
    assert len(there) == 6
    first = next(card for card, fours in there.items() if fours)
    assert verdict_on(state, tuple(sorted(there[first][0])), CARD_OF[first]).reason == "true"


def test_four_dice_count_from_one_in_any_order() -> None:
    state = searching(SQUARE, "rybk", "rkby")
    assert dice_of(state, [4, 1, 3, 2]) == (0, 1, 2, 3)


@pytest.mark.parametrize("numbers", [[], [1, 2, 3], [1, 2, 3, 3], [0, 1, 2, 3], [1, 2, 3, 5], [1, 2, 3, 4, 4]])
def test_what_are_not_four_dice_of_the_table_is_none(numbers: list[int]) -> None:
    assert dice_of(searching(SQUARE, "rybk", "rkby"), numbers) is None


def test_the_verdict_is_for_the_card_that_the_dice_come_nearest_to() -> None:
    state = searching(SQUARE, "rrrr rybk bbbb", "rkby")
    card, verdict = best_verdict(state, (0, 1, 2, 3))
    assert (card, verdict.reason) == ("rybk", "true")
    assert found(state) == {"rrrr": [], "rybk": [(0, 1, 3, 2)], "bbbb": []}
