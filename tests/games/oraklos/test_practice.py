"""Practice: throws by their numbers, verdicts, and what was there."""

from itertools import combinations

import pytest
from tests.games.oraklos.positions import SQUARE, searching

from adyton.engine.options import Options
from adyton.engine.refusal import Illegal
from adyton.engine.rng import FastRng
from adyton.games.oraklos.ladder import LadderOptions, exercise, lower_rungs, thrown
from adyton.games.oraklos.practice import OraklosPractice, best_verdict, dice_of, found
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import CARD_NAMES, CARD_OF
from adyton.games.oraklos.rules.scoring import matches, verdict_on
from adyton.words import Words

JUNIOR = OraklosOptions(mode="junior")


def test_a_throw_of_junior_has_three_cards() -> None:
    state = thrown(JUNIOR, FastRng(7))
    assert len(state.dice) == 16
    assert len(state.hands[0]) == 3
    again = thrown(JUNIOR, FastRng(7))
    assert again.to_json() == state.to_json()


def test_a_throw_of_antipodes_has_six_open_cards_and_their_predictions() -> None:
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
def test_an_answer_needs_four_dice_of_the_table(numbers: list[int]) -> None:
    assert dice_of(searching(SQUARE, "rybk", "rkby"), numbers) is None


def test_the_verdict_is_for_the_closest_card() -> None:
    state = searching(SQUARE, "rrrr rybk bbbb", "rkby")
    card, verdict = best_verdict(state, (0, 1, 2, 3))
    assert (card, verdict.reason) == ("rybk", "true")
    assert found(state) == {"rrrr": [], "rybk": [(0, 1, 3, 2)], "bbbb": []}


PRACTICE = OraklosPractice()
ANTIPODES = PRACTICE.modes["antipodes"]
WORDS = Words("en")


def first_number(options: Options, has: bool) -> int:
    """Return the first exercise in which some card is there, or in which one is absent."""
    for number in range(200):
        cards = PRACTICE.judge(options, number, {}).cards
        if any(bool(card.found) == has for card in cards):
            return number
    raise AssertionError("there is no such exercise")


def test_an_answer_that_is_typed_is_read() -> None:
    view = PRACTICE.exercise(JUNIOR, 1)
    assert PRACTICE.read(view, "4 3 2 1", WORDS) == {"dice": [4, 3, 2, 1]}
    assert PRACTICE.read(view, "NONE", WORDS) == {"dice": []}
    assert PRACTICE.read(view, "1 2 3 99", WORDS) is None
    open_table = PRACTICE.exercise(ANTIPODES, 1)
    card = open_table.open_cards[0]
    assert PRACTICE.read(open_table, card, WORDS) == {"card": card}
    assert PRACTICE.read(open_table, "all", WORDS) == {"card": "all"}
    assert PRACTICE.read(open_table, "zzzz", WORDS) is None


def test_four_dice_are_judged_and_nothing_is_an_answer() -> None:
    number = first_number(JUNIOR, True)
    over = PRACTICE.judge(JUNIOR, number, {})
    assert (over.right, over.over, over.reason) == (False, True, "time")
    four = next(card.found[0] for card in over.cards if card.found)
    right = PRACTICE.judge(JUNIOR, number, {"dice": list(four)})
    assert (right.right, right.over, right.reason) == (True, True, "true")
    assert PRACTICE.judge(JUNIOR, number, {"dice": []}).reason == "some"
    for dice in ([1, 2, 3], "all", [True, 2, 3, 4], None):
        with pytest.raises(Illegal, match="practice-dice"):
            PRACTICE.judge(JUNIOR, number, {"dice": dice})


def test_okl_24_a_card_is_named_or_all_are_said_to_be_there() -> None:
    number = first_number(ANTIPODES, False)
    cards = PRACTICE.judge(ANTIPODES, number, {}).cards
    absent = next(card.card for card in cards if not card.found)
    assert PRACTICE.judge(ANTIPODES, number, {"card": absent}).reason == "absent"
    there = [card.card for card in cards if card.found]
    assert [PRACTICE.judge(ANTIPODES, number, {"card": card}).reason for card in there] == ["there"] * len(there)
    assert PRACTICE.judge(ANTIPODES, number, {"card": "all"}).reason == "lacking"
    with pytest.raises(Illegal, match="practice-card"):
        PRACTICE.judge(ANTIPODES, number, {"card": "zzzz"})


def rung(name: str) -> LadderOptions:
    return LadderOptions(mode="junior", rung=name)


def test_the_ladder_begins_with_few_dice_without_holes_and_one_card() -> None:
    state = exercise(rung("four"), 3)
    assert len(state.dice) == 8
    assert len(state.hands[0]) == 1
    assert not any(die.hole for die in state.dice)


@pytest.mark.parametrize("name", lower_rungs())
def test_every_throw_of_the_lower_rungs_has_a_solution_and_is_the_same_again(name: str) -> None:
    for number in range(6):
        state = exercise(rung(name), number)
        assert all(found(state).values())
        assert exercise(rung(name), number).to_json() == state.to_json()


@pytest.mark.parametrize(
    ("name", "reasons"), [("holes", {"hole"}), ("crossings", {"crossing", "over"}), ("inner", {"inside"})]
)
def test_a_rung_contains_the_mistake_that_it_teaches(name: str, reasons: set[str]) -> None:
    state = exercise(rung(name), 1)
    fours = combinations(range(len(state.dice)), 4)
    assert reasons & {verdict_on(state, four, state.hands[0][0]).reason for four in fours}


def test_on_the_rung_of_concave_figures_no_convex_one_solves_it() -> None:
    state = exercise(rung("concave"), 1)
    convex = OraklosOptions(mode="junior", convex_only=True)
    assert state.hands[0][0] not in matches(state.dice, state.cast, convex)


@pytest.mark.parametrize("mode", ["junior", "antipodes"])
def test_at_most_one_throw_in_five_is_without_a_solution(mode: str) -> None:
    for number in range(40):
        there = found(exercise(LadderOptions(mode=mode), number))
        has_solution = any(there.values()) if mode == "junior" else not all(there.values())
        assert has_solution or number % 5 == 0
