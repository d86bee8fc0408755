"""Recorded games: one for each number of players, the host's colour, a move taken back, the draft, and the newer points."""

from pathlib import Path

import pytest
from tests.support.records import recorded, verified

from adyton.games.oracle.rules.game import ORACLE

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "points", "winner"),
    [
        ("three", (29, 35, 70), 2),
        ("three-chosen", (45, 61, 43), 1),
        ("four", (39, 55, 38, 57), 3),
        ("five", (50, 37, 35, 58, 39), 3),
        ("draft", (39, 67, 56, 60), 1),
        # Version 1 of the rules played those above, version 2 this one.
        ("second-points", (45, 22, 40), 0),
    ],
)
def test_a_recorded_game_verifies_from_its_seed_to_its_result(name, points, winner):
    record = recorded(RECORDS, name)
    outcome = verified(ORACLE, record)
    assert outcome.points == points
    assert outcome.winners == (winner,)


def test_the_record_of_four_holds_a_move_taken_back():
    record = recorded(RECORDS, "four")
    assert [entry.undo is not None for entry in record.entries].count(True) == 1
    assert len(record.standing()) == len(record.entries) - 2
