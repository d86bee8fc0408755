from collections.abc import Callable
from dataclasses import dataclass

import pytest
from tests.support.omens import KEEP, Omens, OmensOptions
from tests.support.omens_table import GAME, SEED, finished, opened

from adyton.engine.options import option
from adyton.engine.playing import Playing
from adyton.engine.record import Entry, Record, RecordError, read_record
from adyton.engine.replay import final, news_by_line, replay, resume, verify
from adyton.engine.rng import CommittedRng, FastRng
from adyton.engine.state import state_hash


def reason(record: Record, game: Omens = GAME) -> tuple[int, str]:
    """Return why this record cannot be trusted, although its seals are right."""
    with pytest.raises(RecordError) as caught:
        verify(game, read_record(record.to_text()))
    return caught.value.line, caught.value.reason


def test_a_replay_is_a_list_of_positions() -> None:
    playing = finished()
    positions = list(replay(GAME, playing.record))
    assert len(positions) == len(playing.record.entries) + 1
    assert positions[0][0] is None
    assert [GAME.phase(state) for _, state in positions[:8]] == ["deal"] * 6 + ["offer"] * 2
    assert state_hash(positions[-1][1]) == state_hash(playing.state)
    move = positions[7][0]
    assert move is not None
    assert (move.line, move.seat, move.at) == (8, 0, 10)


def test_each_position_is_a_state_of_its_own() -> None:
    states = [state for _, state in replay(GAME, finished().record)]
    states[-1].points[0] = 99
    assert states[-2].points[0] != 99


def test_the_final_position_is_that_of_the_playing() -> None:
    playing = opened()
    playing.act(1, GAME.legal(playing.state, 1)[0])
    assert state_hash(final(GAME, playing.record)) == state_hash(playing.state)


@pytest.mark.parametrize("hurry", [False, True])
def test_a_true_record_is_verified(hurry: bool) -> None:
    playing = finished(hurry=hurry)
    assert state_hash(verify(GAME, read_record(playing.record.to_text()))) == state_hash(playing.state)


def test_the_players_shares_are_part_of_the_proof() -> None:
    record = read_record(finished(CommittedRng(SEED, shares=("aa", "bb"))).record.to_text())
    assert record.header.shares == ("aa", "bb")
    verify(GAME, record)
    record.header.shares = ("aa", "bc")
    assert "the seed does not draw" in reason(record)[1]


def test_a_record_without_a_seed_is_verified_as_far_as_it_goes() -> None:
    verify(GAME, read_record(finished(FastRng(3)).record.to_text()))


def test_an_unfinished_record_is_verified() -> None:
    assert GAME.outcome(verify(GAME, read_record(opened().record.to_text()))) is None


def test_moves_that_were_taken_back_are_verified_too() -> None:
    playing = opened()
    playing.act(0, GAME.legal(playing.state, 0)[0])
    playing.undo(0)
    playing.act(0, GAME.legal(playing.state, 0)[1])
    assert state_hash(verify(GAME, playing.record)) == state_hash(playing.state)
    playing.record.entries[6].do = "keep"
    assert reason(playing.record) == (8, "'keep' is against the rules here (not-now)")


def test_a_move_is_undone_only_once() -> None:
    playing = opened()
    playing.act(0, GAME.legal(playing.state, 0)[0])
    playing.undo(0)
    playing.record.entries.append(Entry(0, "", 0, 8))
    assert reason(playing.record) == (10, "there is no move in line 8 to take back")


def test_a_game_without_undo_refuses_records_with_one() -> None:
    class Fast(Omens):
        takes_back = False

    playing = opened()
    playing.act(0, GAME.legal(playing.state, 0)[0])
    playing.undo(0)
    assert reason(playing.record, Fast()) == (9, "in this game no move is taken back")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda head: setattr(head, "game", "chess"), "this is a record of chess, not of omens"),
        (lambda head: setattr(head, "version", 2), "it was played by version 2 of the rules; these are version 1"),
        (lambda head: head.seats.extend("cdef"), "these options cannot be played: seats-number"),
        (lambda head: head.options.update(moons=9), "these options cannot be played: option-value"),
        (
            lambda head: (head.options.update(hurry=True), head.seats.extend("cd")),
            "these options cannot be played: too-hurried",
        ),
    ],
)
def test_a_header_that_cannot_be_played_is_refused(change: Callable[[object], object], expected: str) -> None:
    record = finished().record
    change(record.header)
    assert reason(record) == (1, expected)


def test_a_record_of_an_older_version_is_replayed_by_its_own_rules() -> None:
    class Newer(Omens):
        version = 2
        older = (1,)

    record = finished().record
    assert verify(Newer(), record).options.version == 1
    record.header.version = 3
    assert reason(record, Newer()) == (1, "it was played by version 3 of the rules; these are version 2")


def test_an_unreadable_move_is_refused() -> None:
    record = finished().record
    record.entries[6].do = "fly"
    assert reason(record) == (8, "There is no action 'fly' in this game.")


def test_an_illegal_move_is_refused() -> None:
    record = finished().record
    record.entries[6].do = KEEP.text
    assert reason(record) == (8, "'keep' is against the rules here (not-now)")
    with pytest.raises(RecordError):
        list(replay(GAME, record))


def test_a_draw_that_the_seed_does_not_make_is_refused() -> None:
    record = finished().record
    first, second = record.entries[0], record.entries[1]
    first.do, second.do = second.do, first.do
    assert reason(record) == (2, f"the seed does not draw '{first.do}' here")


@pytest.mark.parametrize("seed", ["00" * 32, "00", "no number"])
def test_another_seed_is_refused(seed: str) -> None:
    record = finished().record
    assert record.ending is not None
    record.ending.seed = seed
    assert reason(record) == (record.next_line, "the seed is not the one that was committed to")


def test_a_result_is_refused_before_the_end() -> None:
    record = finished(FastRng(1)).record
    record.entries.pop()
    assert reason(record) == (record.next_line, "it claims a result, but the game is not over")


def test_another_result_is_refused() -> None:
    record = finished().record
    assert record.ending is not None
    record.ending.result["points"] = [9, 9]
    line, why = reason(record)
    assert line == record.next_line
    assert why.startswith("the result is {'points': [")


def test_another_final_position_is_refused() -> None:
    record = finished().record
    assert record.ending is not None
    record.ending.hash = "0" * 64
    assert reason(record) == (record.next_line, "the final position is not the one that was played")


@dataclass(frozen=True, kw_only=True)
class LaterOptions(OmensOptions):
    eclipse: bool = option(False)


class LaterOmens(Omens):
    """Omens at a later time, with one more option."""

    options = LaterOptions


def test_an_option_that_a_game_gets_later_does_not_break_older_records() -> None:
    text = finished().record.to_text()
    later = LaterOmens()
    state = verify(later, read_record(text))
    assert state.options == LaterOptions(eclipse=False)
    assert "eclipse" not in text


def test_a_record_with_the_new_option_is_verified_too() -> None:
    later = LaterOmens()
    playing = Playing.open(later, LaterOptions(eclipse=True), ["Ann", "Ben"], FastRng(1))
    while playing.outcome is None:
        seat = playing.turn.seats[0]
        playing.act(seat, later.legal(playing.state, seat)[0])
    record = read_record(playing.record.to_text())
    assert record.header.options["eclipse"] is True
    verify(later, record)
    record.header.options["eclipse"] = False
    assert reason(record, later)[1] == "the final position is not the one that was played"


def test_an_unfinished_game_goes_on_with_the_new_option_at_its_default() -> None:
    part = opened()
    resumed = resume(LaterOmens(), read_record(part.record.to_text()), CommittedRng(SEED))
    assert resumed.state.options == LaterOptions(eclipse=False)
    while resumed.outcome is None:
        seat = resumed.turn.seats[0]
        resumed.act(seat, GAME.legal(resumed.state, seat)[0])
    verify(GAME, read_record(resumed.record.to_text()))


def test_undone_moves_are_left_out() -> None:
    playing = opened()
    seat = playing.turn.seats[0]
    before = [line for line, _ in news_by_line(GAME, playing.record)]
    playing.act(seat, GAME.legal(playing.state, seat)[0])
    taken = playing.line
    playing.undo(seat)
    lines = [line for line, _ in news_by_line(GAME, playing.record)]
    assert lines == [*before, taken + 1]
