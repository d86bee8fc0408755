"""Recorded games: one for each way in which Oraklos, Junior and Antipodes can end, and one with a shared win."""

from pathlib import Path

import pytest
from tests.support.records import recorded, verified

from adyton.engine.playing import Playing
from adyton.engine.record import read_record
from adyton.engine.replay import replay, verify
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CLOCK
from adyton.engine.state import state_hash
from adyton.games.oraklos.rules.actions import CLAIM
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import MOTLEY

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "mode", "ending", "points", "winners"),
    [
        ("ten", "standard", "ten", (10, 8, -4), (0,)),
        ("shared", "standard", "ten", (12, 12), (0, 1)),
        ("pile", "standard", "pile", (-14, -19, -32, -21, -28), (0,)),
        ("junior", "junior", "ten", (1, 11, 0, 0), (1,)),
        ("five", "antipodes", "five", (5, 0, 0), (0,)),
        ("shuffled", "antipodes", "five", (0, 5), (1,)),
        ("antipodes", "antipodes", "five", (5, 0, 0), (0,)),  # By version 2 of the rules.
        ("falling", "antipodes", "five", (2, 5), (1,)),  # By version 3; the others by version 1.
    ],
)
def test_a_recorded_game_verifies_from_its_seed_to_its_result(
    name: str, mode: str, ending: str, points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    record = recorded(RECORDS, name)
    assert record.header.options["mode"] == mode
    outcome = verified(ORAKLOS, record)
    assert (outcome.ending, outcome.points, outcome.winners) == (ending, points, winners)


def test_okl_26_the_shuffled_record_goes_on_after_all_54_cards_were_seen() -> None:
    piles = [len(state.pile) for _, state in replay(ORAKLOS, recorded(RECORDS, "shuffled"))]
    assert 0 in piles
    assert len(MOTLEY) in piles[piles.index(0) :]


def test_records_replay_real_time_and_the_clock_acts_in_them() -> None:
    record = recorded(RECORDS, "ten")
    times = [entry.at for entry in record.entries]
    assert times == sorted(times)
    assert [entry.do for entry in record.entries if entry.seat == CLOCK] != []
    assert times[-1] > 60_000


def test_okl_10_a_claim_that_was_overtaken_replays_as_it_was_decided() -> None:
    """Bo's claim arrives later but was made earlier. Cy's was made in the same millisecond as Bo's and arrives last."""
    playing = Playing.open(ORAKLOS, OraklosOptions(mode="junior"), ["Ada", "Bo", "Cy"], CommittedRng(bytes(32)))
    for seat in range(3):
        playing.act(seat, ORAKLOS.read("ready"), 100)
    for seat, at in ((0, 5000), (1, 4900), (2, 4900)):
        playing.act(seat, CLAIM[3][playing.state.hands[seat][0]], at)
    playing.act(CLOCK, ORAKLOS.read("time"), 5150)
    assert [(bid.seat, bid.at) for bid in playing.state.landed] == [(1, 4900)]
    again = verify(ORAKLOS, read_record(playing.record.to_text()))
    assert state_hash(again) == state_hash(playing.state)


def test_a_record_with_a_moved_die_is_detected() -> None:
    record = recorded(RECORDS, "ten")
    places = [entry for entry in record.entries if entry.do.startswith("x ")]
    places[0].do = "x 0" if places[0].do != "x 0" else "x 1"
    with pytest.raises(ValueError, match="the seed does not draw"):
        verify(ORAKLOS, record)
