import pytest
from tests.support.omens import KEEP, Omens, OmensOptions
from tests.support.omens_table import GAME, SEED, fast, finished, opened

from adyton.engine.playing import Playing
from adyton.engine.record import read_record
from adyton.engine.refusal import Illegal
from adyton.engine.replay import verify
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CHANCE
from adyton.engine.state import state_hash


def test_a_new_playing_is_set_up_as_far_as_nature_can() -> None:
    playing = opened()
    assert [entry.seat for entry in playing.record.entries] == [CHANCE] * 6
    assert GAME.phase(playing.state) == "offer"
    assert playing.outcome is None


def test_the_header_holds_what_was_agreed() -> None:
    header = opened().record.header
    assert (header.game, header.version, header.seats) == ("omens", 1, ["Ann", "Ben"])
    assert header.options == {"hurry": False, "moons": 1, "prize": "one"}
    assert header.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_simulation_commits_to_nothing() -> None:
    playing = finished(fast())
    assert playing.record.header.commitment is None
    assert playing.record.ending is not None
    assert playing.record.ending.seed is None


def test_options_that_do_not_fit_are_refused() -> None:
    with pytest.raises(Illegal, match="too-hurried"):
        Playing.open(GAME, OmensOptions(hurry=True), ["a", "b", "c", "d"], fast())


def test_a_move_is_told_with_all_that_nature_answers() -> None:
    playing = opened()
    assert [event.name for event in playing.act(0, GAME.legal(playing.state, 0)[0])] == ["offered"]
    news = playing.act(1, GAME.legal(playing.state, 1)[0], 30)
    assert [event.name for event in news] == ["offered", "shown", "shown", "sign"]
    assert [(entry.seat, entry.at) for entry in playing.record.entries[-2:]] == [(1, 30), (CHANCE, 30)]
    assert playing.state.news is None


def test_an_illegal_move_changes_nothing() -> None:
    playing = opened()
    before = (state_hash(playing.state), playing.record.to_text())
    with pytest.raises(Illegal, match="not-now"):
        playing.act(0, KEEP)
    assert (state_hash(playing.state), playing.record.to_text()) == before


def test_the_seed_is_told_at_the_end() -> None:
    record = finished().record
    assert record.ending is not None
    assert record.ending.seed == SEED.hex()
    assert record.ending.result["ending"] == "last-omen"


def test_a_seat_takes_back_its_own_last_move() -> None:
    playing = opened()
    before = state_hash(playing.state)
    playing.act(0, GAME.legal(playing.state, 0)[0])
    playing.undo(0, 40)
    assert state_hash(playing.state) == before
    assert [entry.undo for entry in playing.record.entries[-2:]] == [None, 8]
    assert len(playing.record.standing()) == 6


def test_nothing_is_taken_back_after_a_move_of_another_seat_or_of_nature() -> None:
    playing = opened()
    with pytest.raises(Illegal, match="undo-nothing"):
        playing.undo(0)
    playing.act(0, GAME.legal(playing.state, 0)[0])
    with pytest.raises(Illegal, match="undo-nothing"):
        playing.undo(1)
    playing.act(1, GAME.legal(playing.state, 1)[0])
    with pytest.raises(Illegal, match="undo-nothing"):
        playing.undo(1)


def test_nothing_is_taken_back_after_the_end() -> None:
    playing = finished()
    last = playing.record.entries[-1].seat
    with pytest.raises(Illegal, match="undo-nothing"):
        playing.undo(last)


def test_nothing_is_taken_back_in_a_game_in_real_time() -> None:
    class Fast(Omens):
        takes_back = False

    playing = Playing.open(Fast(), OmensOptions(), ["a", "b"], fast())
    playing.act(0, GAME.legal(playing.state, 0)[0])
    with pytest.raises(Illegal, match="undo-never"):
        playing.undo(0)


def test_with_consent_anything_is_taken_back_and_nature_draws_anew() -> None:
    playing = opened()
    dealt = [entry.do for entry in playing.record.entries]
    playing.undo_to(2, 0)
    again = [entry.do for _, entry in playing.record.standing()]
    assert len(again) == 6
    assert again != dealt
    assert verify(GAME, read_record(playing.record.to_text())).hands == playing.state.hands


def test_a_playing_goes_on_where_its_record_stopped() -> None:
    whole = finished()
    part = opened()
    part.act(0, GAME.legal(part.state, 0)[0], 10)
    resumed = Playing.resume(GAME, read_record(part.record.to_text()), CommittedRng(SEED))
    at = 10
    while resumed.outcome is None:
        at += 10
        seat = GAME.turn(resumed.state).seats[0]
        resumed.act(seat, GAME.legal(resumed.state, seat)[0], at)
    assert resumed.record.to_text() == whole.record.to_text()


def test_a_playing_that_stopped_in_the_middle_of_the_deal_is_dealt_on() -> None:
    part = opened()
    whole = part.record.to_text()
    del part.record.entries[3:]
    assert Playing.resume(GAME, part.record, CommittedRng(SEED)).record.to_text() == whole


def test_a_record_without_a_move_begins_with_the_deal() -> None:
    part = opened()
    whole = part.record.to_text()
    part.record.entries.clear()
    assert Playing.resume(GAME, part.record, CommittedRng(SEED)).record.to_text() == whole


def test_a_finished_playing_can_be_resumed_and_stays_as_it_is() -> None:
    record = finished().record
    text = record.to_text()
    assert Playing.resume(GAME, read_record(text), CommittedRng(SEED)).record.to_text() == text
