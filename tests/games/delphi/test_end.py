"""DEL-38 to DEL-40: the way home, the last round and the tie-breaks."""

from collections.abc import Sequence

import pytest
from tests.games.delphi.positions import bits, do, equip, finish, legal, lift, numbers, offered, phase, ready, why

from adyton.engine.game import Outcome
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import BY_NAME
from adyton.games.delphi.rules.state import DelphiState


def test_del_38_del_39_zeus_is_entered_only_with_no_zeus_tile_left_by_any_colour() -> None:
    state = ready("pink pink pink", at="1,-2")
    assert why(state, "die 1 sail 0,0") == "zeus-tasks left=12"
    finish(state, 0)
    do(state, "die 1 sail 0,0")
    assert state.arrived == 1


def test_del_39_zeus_must_be_within_range() -> None:
    state = finish(ready("pink pink pink", at="-3,-1"), 0)
    assert why(state, "die 1 sail 0,0") == "out-of-range at=0,0 by=1"
    state.favor[0] = 1
    do(state, "die 1 sail 0,0")
    assert state.favor[0] == 0


def test_del_39_a_creature_or_the_purse_lead_home_too() -> None:
    state = finish(ready("green pink pink", at="-6,4", favor=1), 0)
    state.creatures[0] = bits("red")
    steps = state.sea.reach(state.at[0], False).to[state.sea.zeus]
    assert steps == 6
    assert [text for text in legal(state) if text.endswith("sail 0,0")] == ["die 1 as red sail 0,0"]
    state = finish(ready("green pink pink", at="1,-2", favor=3), 0)
    equip(state, "E4")
    do(state, "purse sail 0,0")
    assert (state.favor[0], state.arrived, state.used) == (0, 1, 0)


def test_del_40_a_player_who_has_arrived_stays_on_zeus_and_finishes_the_turn() -> None:
    state = finish(ready("pink pink pink", at="1,-2"), 0)
    do(state, "die 1 sail 0,0")
    assert [text for text in legal(state) if "sail" in text] == []
    assert why(state, "die 2 sail 1,0") == "stays-on-zeus"
    do(state, "die 2 draw", "oracle red", "die 3 favor", "end", "roll red", "roll red", "roll red")
    assert DELPHI.turn(state).seats == (1,)  # The seat that has not yet played this round.


def end_round(state: DelphiState, arrived: int, cards: Sequence[str], favor: Sequence[int], last: int = 1) -> Outcome:
    """End the last seat's turn, with these seats on Zeus."""
    state.arrived = arrived
    state.cards = [numbers(text) for text in cards]
    state.favor = list(favor)
    state.agenda = [(agenda.ACT, last, 0)]
    state.active = last
    do(state, "end", "roll red", "roll red", "roll red")
    state.shield = [5] * state.seats
    do(state, "titan 1")
    outcome = DELPHI.outcome(state)
    assert outcome is not None
    return outcome


def test_del_40_the_game_ends_with_the_round_and_a_single_arrival_wins() -> None:
    state = finish(ready(), 0)
    outcome = end_round(state, 1, ["", "red red"], [0, 9])
    assert phase(state) == "over"
    assert (outcome.places, outcome.ending, outcome.points) == ((1, 2), "arrival", (9, 0))


def test_del_40_most_oracle_cards_win_among_several() -> None:
    outcome = end_round(finish(ready(), 0, 1), 3, ["red blue", "red"], [0, 9])
    assert (outcome.winners, outcome.ending) == ((0,), "cards")


def test_del_40_then_most_favor() -> None:
    outcome = end_round(finish(ready(), 0, 1), 3, ["red", "blue"], [4, 5])
    assert (outcome.winners, outcome.ending) == ((1,), "favor")


def test_del_40_then_the_win_is_shared() -> None:
    outcome = end_round(finish(ready(), 0, 1), 3, ["red", "blue"], [5, 5])
    assert (outcome.places, outcome.ending) == ((1, 1), "shared")


def test_del_40_if_nobody_arrived_the_game_goes_on() -> None:
    state = ready()
    state.agenda = [(agenda.ACT, 1, 0)]
    state.active = 1
    do(state, "end", "roll red", "roll red", "roll red")
    state.shield = [5, 5]
    do(state, "titan 1")
    assert DELPHI.outcome(state) is None
    assert (phase(state), state.round) == ("morning", 2)


def test_del_40_the_tie_breaks_count_what_phase_3_brought() -> None:
    """An omen's favor from the last roll decides."""
    state = finish(ready(), 0, 1)
    equip(state, "E2", seat=1)
    outcome = end_round(state, 3, ["red", "blue"], [5, 4])
    assert state.favor == [5, 6]
    assert outcome.winners == (1,)


def test_del_40_a_god_that_reaches_the_top_after_the_last_turn_does_not_help() -> None:
    state = finish(ready(), 1)
    lift(state, "aphrodite", 5)
    state.arrived = 2
    state.agenda = [(agenda.ACT, 1, 0)]
    state.active = 1
    do(state, "end", "roll red", "roll red", "roll red", "raise aphrodite")
    state.shield = [5, 5]
    do(state, "titan 1")
    assert phase(state) == "over"


def test_players_who_did_not_arrive_rank_by_their_tasks() -> None:
    state = finish(ready(seats=4), 2)
    state.shrines = [1, 3, 0, 2]
    outcome = end_round(state, 4, [""] * 4, [0] * 4, last=3)
    assert outcome.places == (2, 4, 1, 3)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_may_act_when_the_game_is_over(seat: int) -> None:
    state = finish(ready(), 0)
    end_round(state, 1, ["", ""], [0, 0])
    assert why(state, "end", seat) == "game-over"
    assert DELPHI.legal(state, seat) == ()


def test_del_39_poseidon_also_brings_home() -> None:
    state = finish(ready(at="5,-1"), 0)
    lift(state, "poseidon", 6)
    assert offered(state, "god poseidon")[0] == "god poseidon 0,0"
    assert BY_NAME["0,0"] == state.sea.zeus
