import pytest
from tests.support.omens import KEEP, Omens, OmensOptions
from tests.support.omens_table import GAME, SEED, fast, finished, opened
from tests.support.open_omens import OpenOmens, TwiceOmens

from adyton.engine.playing import Playing, still_holds
from adyton.engine.record import read_record
from adyton.engine.refusal import Illegal
from adyton.engine.replay import resume, verify
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CHANCE
from adyton.engine.state import state_hash


def test_a_new_playing_is_set_up_until_the_first_decision() -> None:
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


def test_a_move_comes_with_all_answers_of_nature() -> None:
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


def test_the_seed_is_revealed_at_the_end() -> None:
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


@pytest.mark.parametrize("game", [OpenOmens(), TwiceOmens()])
def test_the_last_seat_to_choose_cannot_undo_without_consent(game: Omens) -> None:
    """It has seen what the others chose. The first seat has not, as long as another still chooses."""
    playing = Playing.open(game, OmensOptions(), ["a", "b"], fast())
    moves = 2 if isinstance(game, TwiceOmens) else 1
    for seat in (1, 0):
        offer = game.legal(playing.state, seat)[0]
        for _ in range(moves):
            assert playing.own_undo(0) is None or seat == 0
            playing.act(seat, offer)
        assert (playing.own_undo(seat) is not None) is (seat == 1)
    assert game.phase(playing.state) == "share"
    later = Playing.begin(game, playing.header, None)
    for entry in playing.entries:
        later.play(entry.seat, game.read(entry.do))
    assert later.own_undo(0) is None
    taker = playing.turn.seats[0]
    playing.act(taker, KEEP)
    assert playing.own_undo(taker) == playing.line


def test_only_the_seat_that_moved_last_may_undo_alone() -> None:
    playing = opened()
    found = [playing.undoer]  # nature moved last
    for seat in (0, 1):
        playing.act(seat, GAME.legal(playing.state, seat)[0])
        found.append(playing.undoer)
    assert found[:2] == [None, 0]
    assert found[2] != 0


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


def test_with_consent_any_move_is_undone_and_nature_draws_again() -> None:
    playing = opened()
    dealt = [entry.do for entry in playing.record.entries]
    playing.undo_to(2, 0)
    again = [entry.do for _, entry in playing.record.standing()]
    assert len(again) == 6
    assert again != dealt
    assert verify(GAME, read_record(playing.record.to_text())).hands == playing.state.hands


def test_a_playing_resumes_where_its_record_stopped() -> None:
    whole = finished()
    part = opened()
    part.act(0, GAME.legal(part.state, 0)[0], 10)
    resumed = resume(GAME, read_record(part.record.to_text()), CommittedRng(SEED))
    at = 10
    while resumed.outcome is None:
        at += 10
        seat = GAME.turn(resumed.state).seats[0]
        resumed.act(seat, GAME.legal(resumed.state, seat)[0], at)
    assert resumed.record.to_text() == whole.record.to_text()


def test_a_playing_that_stopped_during_the_deal_continues_it() -> None:
    part = opened()
    whole = part.record.to_text()
    del part.record.entries[3:]
    assert resume(GAME, part.record, CommittedRng(SEED)).record.to_text() == whole


def test_a_record_without_a_move_begins_with_the_deal() -> None:
    part = opened()
    whole = part.record.to_text()
    part.record.entries.clear()
    assert resume(GAME, part.record, CommittedRng(SEED)).record.to_text() == whole


def test_a_finished_playing_can_be_resumed_and_stays_as_it_is() -> None:
    record = finished().record
    text = record.to_text()
    assert resume(GAME, read_record(text), CommittedRng(SEED)).record.to_text() == text


def test_nature_draws_each_line_from_its_own_stream() -> None:
    playing = Playing.begin(GAME, opened().header, CommittedRng(SEED))
    draft = playing.draft_nature()
    assert [step.line for step in draft.steps] == [2, 3, 4, 5, 6, 7]
    for step in draft.steps:
        assert GAME.chance(playing.state, CommittedRng(SEED, step.line)).text == step.entry.do
        playing.follow(step.entry)


def test_a_draft_changes_nothing_before_it_is_accepted() -> None:
    playing = opened()
    before = (state_hash(playing.state), playing.line, playing.record.to_text())
    draft = playing.draft(0, GAME.legal(playing.state, 0)[0], 5)
    assert (state_hash(playing.state), playing.line, playing.record.to_text()) == before
    assert [(step.line, step.entry.seat, step.entry.at) for step in draft.steps] == [(8, 0, 5)]
    assert draft.steps[0].turn.seats == (1,)
    assert draft.steps[0].is_same_phase
    playing.accept(draft)
    assert (playing.line, playing.last_at) == (8, 5)
    assert playing.state is draft.state


def test_a_draft_of_an_older_position_is_not_accepted() -> None:
    playing = opened()
    late = playing.draft(0, GAME.legal(playing.state, 0)[0], 5)
    playing.act(1, GAME.legal(playing.state, 1)[0], 5)
    with pytest.raises(AssertionError, match="another position"):
        playing.accept(late)


def test_the_last_draft_holds_the_ending() -> None:
    playing = opened()
    draft = playing.draft_nature()
    while draft.ending is None:
        seat = playing.turn.seats[0]
        draft = playing.draft(seat, GAME.legal(playing.state, seat)[0], 0)
        playing.accept(draft)
    assert playing.record.ending is draft.ending
    assert draft.ending.seed == SEED.hex()


def test_another_process_that_follows_the_lines_reaches_the_same_state() -> None:
    playing = opened()
    playing.act(0, GAME.legal(playing.state, 0)[0], 3)
    playing.undo(0, 4)
    playing.act(1, GAME.legal(playing.state, 1)[1], 5)
    other = Playing.begin(GAME, playing.header, None)
    for entry in playing.entries:
        other.follow(entry)
    assert state_hash(other.state) == state_hash(playing.state)
    assert list(other.moves) == list(playing.moves)
    assert repr(other.recent) == repr(playing.recent)


def test_an_undo_comes_with_its_line() -> None:
    playing = opened()
    playing.act(0, GAME.legal(playing.state, 0)[0])
    assert repr(playing.undo(0, 40)) == "[Event('undo', {'seat': 0, 'line': 8}, None)]"
    assert repr(playing.draft(0, GAME.legal(playing.state, 0)[0], 9).steps[0]).startswith("Step(10, {'seat': 0, 'do'")


def test_only_a_move_that_was_not_undone_can_be_undone() -> None:
    playing = opened()
    playing.act(0, GAME.legal(playing.state, 0)[0])
    playing.undo(0)
    with pytest.raises(Illegal, match="undo-nothing"):
        playing.undo_to(8, 0)


def test_nothing_is_undone_back_into_a_timed_phase() -> None:
    playing = opened(hurry=True)
    for seat in (0, 1):
        playing.act(seat, GAME.legal(playing.state, seat)[0])
    timed = playing.next_line
    assert playing.turn.is_timed
    with pytest.raises(Illegal, match="undo-never"):
        playing.undo_to(8, 0)
    seat = playing.turn.seats[0]
    playing.act(seat, GAME.legal(playing.state, seat)[0])
    with pytest.raises(Illegal, match="undo-never"):
        playing.undo_to(timed, 0)


def test_an_undo_can_go_back_any_number_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adyton.engine.playing.CHECKPOINT_EVERY", 3)
    playing = Playing.open(GAME, OmensOptions(moons=3), ["a", "b"], fast())
    hashes = {}
    while playing.outcome is None:
        hashes[playing.next_line] = state_hash(playing.state)
        seat = playing.turn.seats[0]
        playing.act(seat, GAME.legal(playing.state, seat)[0])
    for line in reversed(hashes):
        playing.accept(playing.draft_undo(line, 0, 0))
        assert state_hash(playing.state) == hashes[line]


def test_news_is_kept_for_players_who_were_away() -> None:
    playing = opened()
    playing.act(0, GAME.legal(playing.state, 0)[0])
    missed = playing.news_since(6)
    assert missed is not None
    heard = [(line, [event.name for event in news]) for line, news in missed]
    assert heard == [(7, ["dealt", "dealt-hidden"]), (8, ["offered"])]
    assert playing.news_since(8) == []
    assert playing.news_since(9) is None
    assert playing.news_since(0) is None


def test_a_snapshot_saves_replaying_and_changes_nothing() -> None:
    playing = opened()
    playing.act(0, GAME.legal(playing.state, 0)[0], 3)
    snapshot, lines = playing.snapshot(), playing.entries[:]
    playing.act(1, GAME.legal(playing.state, 1)[0], 4)
    other = Playing.begin(GAME, playing.header, CommittedRng(SEED))
    other.restore(lines, snapshot)
    assert other.line == 8
    assert other.own_undo(0) == 8
    for entry in playing.entries[len(lines) :]:
        other.follow(entry)
    assert other.record.to_text() == playing.record.to_text()
    assert state_hash(other.state) == state_hash(playing.state)


def test_a_snapshot_of_an_undone_line_is_not_used() -> None:
    playing = opened()
    playing.act(0, GAME.legal(playing.state, 0)[0])
    assert still_holds(8, playing.entries)
    playing.undo(0)
    assert still_holds(7, playing.entries)
    assert not still_holds(8, playing.entries)
    assert still_holds(9, playing.entries)


def test_a_check_plays_lines_in_place() -> None:
    playing = Playing.begin(GAME, opened().header, CommittedRng(SEED))
    state = playing.state
    while playing.outcome is None:
        seat = playing.turn.seats[0]
        at = playing.last_at if seat == CHANCE else playing.last_at + 10
        playing.play(seat, playing.chance() if seat == CHANCE else GAME.legal(state, seat)[0], at)
    assert playing.state is state
    assert playing.record.to_text() == finished().record.to_text()


def test_a_playing_may_begin_in_the_middle_of_a_game() -> None:
    first = opened()
    first.act(0, GAME.legal(first.state, 0)[0])
    playing = Playing(GAME, first.header, first.state.copy(), None, first.state)
    playing.play(1, GAME.legal(playing.state, 1)[0])
    assert playing.turn.is_nature
    playing.undo_to(2, 1)
    assert state_hash(playing.state) == state_hash(first.state)


def test_a_copy_is_independent() -> None:
    playing = opened()
    twin = playing.copy()
    twin.act(0, GAME.legal(twin.state, 0)[0])
    assert (playing.line, twin.line) == (7, 8)
    assert playing.own_undo(0) is None
    assert state_hash(playing.state) != state_hash(twin.state)
