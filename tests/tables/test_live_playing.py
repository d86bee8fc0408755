import json
import random
from collections import deque

import pytest
from tests.support.live_playing import live_playing, opened

from adyton.engine.replay import final, verify
from adyton.engine.seat import CHANCE
from adyton.engine.state import state_hash
from adyton.games import GAMES
from adyton.store.lines import LineRow
from adyton.tables.live_playing import LivePlaying, rows_of

TURN_BASED = [slug for slug in GAMES if slug != "oraklos"]


def played(slug: str, moves: int, rng: random.Random, undo: float = 0.1) -> tuple[LivePlaying, list[LineRow]]:
    """Return a live playing after this many moves, some undone, and the written lines."""
    game = GAMES[slug]
    live, rows = opened(game)
    for number in range(moves):
        turn = game.turn(live.playing.state)
        if not turn.seats:
            break
        seat = rng.choice(turn.seats)
        back = live.playing.own_undo(seat)
        if back is not None and rng.random() < undo:
            draft = live.playing.draft_undo(back, seat, number)
        else:
            draft = live.playing.draft(seat, rng.choice(list(game.legal(live.playing.state, seat))), number)
        live.accept(draft, f"a{number}")
        rows += rows_of(draft, f"a{number}")
    return live, rows


@pytest.mark.parametrize("slug", TURN_BASED)
def test_a_live_playing_matches_its_record(slug: str) -> None:
    live, rows = played(slug, 150, random.Random(1))
    assert [row.line for row in rows] == list(range(2, live.line + 1))
    assert state_hash(final(GAMES[slug], live.playing.record)) == state_hash(live.playing.state)
    verify(GAMES[slug], live.playing.record)


@pytest.mark.parametrize("slug", TURN_BASED)
def test_following_the_lines_leads_to_the_same_state(slug: str) -> None:
    live, rows = played(slug, 120, random.Random(2))
    other = live_playing(GAMES[slug])
    other.follow(rows)
    assert other.snapshot() == live.snapshot()
    assert other.acts == live.acts
    assert [(step.line, repr(step.news)) for step in other.playing.recent] == [
        (step.line, repr(step.news)) for step in live.playing.recent
    ]


@pytest.mark.parametrize("slug", TURN_BASED)
def test_movers_are_the_seats_whose_moves_were_not_all_taken_back(slug: str) -> None:
    live, rows = played(slug, 40, random.Random(4), undo=0.6)
    followed = live_playing(GAMES[slug])
    followed.follow(rows)
    restored = live_playing(GAMES[slug])
    restored.replay(rows, (live.line, json.dumps(live.snapshot())))
    standing = {entry.seat for entry in live.playing.moves.items}
    for each in (live, followed, restored):
        assert each.movers - {CHANCE} == standing - {CHANCE}


@pytest.mark.parametrize("at", [10, 60, 110])
def test_a_snapshot_saves_replaying_and_changes_nothing(at: int) -> None:
    live, rows = played("oracle", 120, random.Random(3), undo=0.0)
    half = live_playing(GAMES["oracle"])
    half.follow(rows[:at])
    kept = (half.line, json.dumps(half.snapshot()))
    other = live_playing(GAMES["oracle"])
    other.replay(rows, kept)
    assert other.snapshot() == live.snapshot()
    assert other.acts == live.acts


def test_a_snapshot_of_undone_lines_is_not_used() -> None:
    game = GAMES["keltis"]
    live, rows = opened(game)
    seat = game.turn(live.playing.state).seats[0]
    while live.playing.own_undo(seat) is None:
        draft = live.playing.draft(seat, game.legal(live.playing.state, seat)[0], 5)
        live.accept(draft)
        rows += rows_of(draft)
    kept = (live.line, json.dumps(live.snapshot()))
    back = live.playing.own_undo(seat)
    assert back is not None
    draft = live.playing.draft_undo(back, seat, 6)
    live.accept(draft)
    rows += rows_of(draft)
    other = live_playing(game)
    other.replay(rows, kept)
    assert other.snapshot() == live.snapshot()


def test_a_draft_changes_nothing_before_it_is_accepted() -> None:
    game = GAMES["keltis"]
    live, _ = opened(game)
    before = (state_hash(live.playing.state), live.line, live.snapshot())
    seat = game.turn(live.playing.state).seats[0]
    draft = live.playing.draft(seat, game.legal(live.playing.state, seat)[0], 5)
    assert (state_hash(live.playing.state), live.line, live.snapshot()) == before
    live.accept(draft)
    assert live.line == before[1] + len(draft.steps)


def test_the_act_of_one_seat_does_not_change_the_question_of_the_others() -> None:
    # In Oracle everybody chooses at the same time which prophecies to keep.
    game = GAMES["oracle"]
    live, _ = opened(game)
    asked = [clock.asked for clock in live.clocks]
    assert None not in asked
    live.accept(live.playing.draft(1, game.legal(live.playing.state, 1)[0], 1000))
    assert [clock.asked for clock in live.clocks] == [asked[0], None, asked[2]]
    assert [clock.used for clock in live.clocks] == [0, 1000, 0]
    assert [clock.made for clock in live.clocks] == [0, 1, 0]


def test_news_is_kept_for_players_who_were_away() -> None:
    live, _ = played("keltis", 20, random.Random(4))
    assert live.playing.news_since(live.line) == []
    missed = live.playing.news_since(live.line - 3)
    assert missed is not None
    assert [line for line, _ in missed] == [live.line - 2, live.line]  # what nature draws between them is no news
    assert live.playing.news_since(live.line + 1) is None
    live.playing.recent = deque(live.playing.recent, maxlen=10)  # as if more lines had followed than are kept
    assert live.playing.news_since(live.line - 10) is not None
    assert live.playing.news_since(live.line - 11) is None
