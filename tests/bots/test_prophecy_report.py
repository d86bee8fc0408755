"""The command that tells how the prophecies of Oracle fare."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from adyton.engine.content import shipped
from adyton.games.oracle.rules.parts import deck_of

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return importlib.import_module("prophecy_report")


def test_every_prophecy_that_is_dealt_and_chosen_is_counted_and_the_same_seed_counts_the_same(report: Any) -> None:
    found = report.fates(3, 3, 1, 1, None)
    assert sum(fate.held for fate in found) == 3 * 3 * 10
    assert sum(fate.picked for fate in found) == 3 * 3 * 2
    assert all(fate.fulfilled <= fate.picked <= fate.held for fate in found)
    assert report.fates(3, 3, 1, 1, None) == found


def fates(report: Any, **others: tuple[int, int, int]) -> list[Any]:
    """Return fates that lie inside all bounds, except for these."""
    cards = deck_of(None)
    inside = [(100 * card.points, 20 * card.points, 60) for card in cards]  # Each pays 3.0 points.
    return [report.Fate(*others.get(card.id, counts)) for card, counts in zip(cards, inside, strict=True)]


def test_it_names_cards_that_are_chosen_or_pay_too_seldom_or_too_much(report: Any) -> None:
    found = fates(report, pho_eq1=(1000, 49, 29), peg_eq3=(100, 61, 13), all_ge1=(100, 20, 4), vp_eq0=(100, 20, 13))
    assert report.outside(deck_of(None), {3: fates(report), 5: found}) == [
        "pho_eq1 with 5: picked by 4.9% of 1000",
        "peg_eq3 with 5: picked by 61.0% of 100",
        "all_ge1 with 5: pays 1.20, picked 20 times",
        "vp_eq0 with 5: pays 5.20, picked 20 times",
    ]


def test_a_row_of_the_table_tells_points_share_chance_and_pay(report: Any) -> None:
    rows = report.table(deck_of(None), {3: fates(report, peg_eq2=(100, 40, 10))}).splitlines()
    assert len(rows) == 2 + 40
    assert rows[2 + 4] == "| `peg_eq2` | **9** | 40% | 25% | 2.2 |"


def fulfilled(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("fulfilled = ")]


def test_the_chances_are_written_into_the_deck_and_nothing_else_changes(report: Any) -> None:
    text = shipped("adyton.games.oracle", "deck.toml")
    found = fates(report, pho_eq1=(90, 40, 10), pho_eq2=(90, 19, 1))
    written = report.with_chances(text, {3: found, 4: found, 5: found})
    changed = [line for line in written.splitlines() if line not in text.splitlines()]
    assert "fulfilled = [0.25, 0.25, 0.25]" in changed
    assert all(line.startswith("fulfilled = ") for line in changed)
    assert fulfilled(written)[1] == fulfilled(text)[1]  # Too seldom chosen to tell a chance.
    assert len(written.splitlines()) == len(text.splitlines())
