"""KEL-31: with equal turns the round is played to its end."""

from tests.games.keltis.positions import HANDS, draw, play, put_discards, table

from adyton.engine.event import Event
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.parts import KOBOLD
from adyton.games.keltis.rules.state import ACT, OVER, KeltisState

EQUAL = KeltisOptions(equal_turns=True)
RED = "r4 p1 p2 y1 y2 g1 b1 b2"


def closing(first: int = 0) -> KeltisState:
    """Return a table at which seat 0 can bring its third figure into the target area."""
    state = table(RED, HANDS[1], seats=3, figures="24 30 30, 16 16 16, 16 16 16", options=EQUAL)
    state.first = first
    return state


def named(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def test_the_others_have_one_more_turn_and_nobody_draws() -> None:
    state = closing()
    assert "last-round" in named(play(state, "lay r4 figure 1"))
    assert (state.phase, state.mover, state.ending) == (ACT, 1, "third")
    play(state, "discard p3")
    assert (state.phase, state.mover) == (ACT, 2)
    play(state, "lay p5 priestess 1")
    assert state.phase == OVER
    outcome = KELTIS.outcome(state)
    assert outcome is not None
    assert outcome.ending == "third"
    assert [len(hand) for hand in state.hands] == [7, 7, 7]


def test_the_game_ends_at_once_if_the_last_seat_of_a_round_ends_it() -> None:
    state = closing(first=1)
    assert "last-round" not in named(play(state, "lay r4 figure 1"))
    assert state.phase == OVER


def test_the_tile_on_the_last_field_works() -> None:
    state = closing()
    state.tiles[29] = 3
    play(state, "lay r4 figure 1")
    assert state.tile_points == [3, 0, 0]


def test_the_last_card_of_the_pile_begins_the_last_round() -> None:
    state = table(seats=2, options=EQUAL)
    state.pile.items = state.pile.items[: state.aside + 1]
    play(state, "discard p1")
    draw(state)
    assert (state.mover, state.ending) == (1, "pile")
    play(state, "discard p3")
    assert state.phase == OVER


def test_kobolds_are_scored_automatically_in_the_last_round() -> None:
    state = closing()
    for field in (4, 11, 24):
        state.tiles[field] = KOBOLD
    play(state, "lay r4 figure 1")
    state.figures[1] = [4, 11, 24]
    play(state, "discard p3")
    assert state.kobolds[1] == 15


def test_a_last_turn_answers_its_tiles() -> None:
    state = closing()
    state.tiles[17] = KOBOLD
    play(state, "lay r4 figure 1", "lay p3 figure 1", "stay")
    assert (state.phase, state.mover) == (ACT, 2)


def test_more_figures_in_the_target_area_do_not_end_the_game_again() -> None:
    state = closing()
    state.figures[1] = [24, 30, 30]
    play(state, "lay r4 figure 1", "lay r3 figure 1")
    assert (state.phase, state.mover, state.ending) == (ACT, 2, "third")


def test_a_hundred_turns_without_the_pile_end_it_at_once() -> None:
    state = table(seats=2, options=EQUAL)
    state.quiet = 99
    put_discards(state, "g3")
    play(state, "discard p1", "draw green")
    assert (state.phase, state.ending) == (OVER, "guard")


def test_older_records_do_not_have_the_option() -> None:
    assert KELTIS.read_options({}, 1).to_json() == {"free_clover": False}
    assert KELTIS.read_options({}).to_json() == {"free_clover": False, "equal_turns": False, "version": 3}
