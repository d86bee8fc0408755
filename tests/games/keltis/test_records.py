"""Recorded games: one for each way in which Keltis can end, and one with the free clover."""

from itertools import pairwise
from pathlib import Path

import pytest
from tests.support.records import recorded, verified

from adyton.games.keltis.rules.game import KELTIS

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "ending", "points", "winners"),
    [
        ("third", "third", (95, 60), (0,)),
        ("fifth", "fifth", (38, 40, 42, 38), (2,)),
        ("pile", "pile", (3, 9, 5), (1,)),
        ("guard", "guard", (-4, -4), (0, 1)),
        ("free-clover", "fifth", (52, 52, 52), (0, 1, 2)),
        ("second-rules", "pile", (6, 0), (0,)),  # By version 2 of the rules.
        ("chains", "third", (46, 54, 28), (1,)),  # By version 3; the others by version 1.
    ],
)
def test_a_recorded_game_verifies_from_its_seed_to_its_result(
    name: str, ending: str, points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    record = recorded(RECORDS, name)
    outcome = verified(KELTIS, record)
    assert (outcome.ending, outcome.points, outcome.winners) == (ending, points, winners)


def test_the_record_with_the_free_clover_moves_a_figure_that_did_not_land() -> None:
    """KEL-30."""
    record = recorded(RECORDS, "free-clover")
    said = [entry.do for entry in record.entries]
    moved = [(before[-1], after[-1]) for before, after in pairwise(said) if after.startswith("clover figure")]
    assert any(landed != sent for landed, sent in moved)
