"""The command that finds points for the prophecies of Oracle, and the deck that it found."""

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from adyton.engine.content import shipped
from adyton.engine.rng import FastRng
from adyton.games.oracle.rules.parts import deck_of

TOOLS = Path(__file__).parents[2] / "tools"
PRINTED = {"peg_eq1": 5, "peg_eq2": 9, "all_ge1": 6}


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("prophecy_points")


def points_of(version: int) -> Any:
    return np.array([card.points for card in deck_of(None, version)])


def test_a_card_is_chosen_as_often_as_it_is_among_the_best_two_of_those_dealt(tool: Any) -> None:
    falling = np.arange(40, 0, -1)
    shares = tool.shares_of(np.ones(40, dtype=int), {3: np.array([falling]), 5: np.array([falling])})
    assert shares[:, :2].tolist() == [[1, 1], [1, 1]]
    assert shares[0, 2] == pytest.approx(1 - 9 * 8 / (39 * 38))  # Both better cards are among nine others.
    assert shares[1, 2] == pytest.approx(1 - 7 * 6 / (39 * 38))
    assert shares.sum(axis=1).tolist() == pytest.approx([2 * 40 / 10, 2 * 40 / 8])


def test_of_equal_cards_the_first_is_chosen(tool: Any) -> None:
    shares = tool.shares_of(np.ones(40, dtype=int), {4: np.zeros((1, 40), dtype=int)})
    assert shares[0].tolist() == sorted(shares[0].tolist(), reverse=True)


def test_the_same_seed_finds_the_same_hands_and_points_and_printed_cards_keep_theirs(tool: Any) -> None:
    hands = {seats: tool.imagined_hands(seats, 3, 1) for seats in (3, 4, 5)}
    assert all((tool.imagined_hands(seats, 3, 1) == rows).all() for seats, rows in hands.items())
    before = points_of(1)
    free = [7, 36]
    cost, points = tool.improved(before, before, free, hands, FastRng(1))
    assert (points == tool.improved(before, before, free, hands, FastRng(1))[1]).all()
    assert cost < tool.cost_of(tool.shares_of(before, hands), 0)
    assert set(np.flatnonzero(points != before)) <= set(free)


def test_points_are_written_into_the_deck_and_nothing_else_changes(tool: Any) -> None:
    text = shipped("adyton.games.oracle", "deck.toml")
    written = tool.with_points(text, list(range(30, 70)))
    assert [line for line in written.splitlines() if line.startswith("points")][::39] == ["points = 30", "points = 69"]
    assert [line for line in written.splitlines() if not line.startswith("points")] == [
        line for line in text.splitlines() if not line.startswith("points")
    ]


@pytest.mark.parametrize("version", [1, 2])
def test_points_lie_in_one_range_and_printed_cards_pay_what_is_printed(tool: Any, version: int) -> None:
    deck = deck_of(None, version)
    assert {card.id: card.points for card in deck if card.origin == "printed"} == PRINTED
    assert all(tool.LOWEST <= card.points <= tool.HIGHEST for card in deck)


def test_strong_bots_choose_fewer_cards_too_seldom_or_too_often_than_in_version_1(tool: Any) -> None:
    """Count on few hands. The page of decision 34 counts on many: 34 with version 1 and 20 with version 2."""
    hands = {seats: tool.imagined_hands(seats, 30, 5) for seats in (3, 4, 5)}
    before, after = (tool.outside(tool.shares_of(points_of(version), hands)) for version in (1, 2))
    assert after < before
