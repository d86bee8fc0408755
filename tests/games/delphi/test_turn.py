from tests.games.delphi.positions import do, equip, legal, lift, numbers, offered, phase, ready, row, why

from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.phases.flow import proceed
from adyton.games.delphi.rules.state import DelphiState


def dawn(state: DelphiState, injuries: str = "") -> DelphiState:
    """Begin seat 0's turn again, with these injuries."""
    state.injuries[0] = numbers(injuries)
    state.agenda = [(agenda.BEGIN_TURN, 0, 0)]
    proceed(state)
    return state


def test_del_18_no_injury_brings_2_favor() -> None:
    state = dawn(ready())
    assert phase(state) == "morning"
    assert legal(state)[0] == "favor"
    do(state, "favor")
    assert state.favor[0] == 2
    assert phase(state) == "act"


def test_del_18_no_injury_brings_one_god_one_step_instead() -> None:
    state = dawn(ready())
    do(state, "raise hermes")
    assert row(state, "hermes") == 3
    assert state.favor[0] == 0


def test_del_18_a_god_at_the_top_takes_no_step_in_the_morning() -> None:
    state = ready()
    lift(state, "hermes", 6)
    dawn(state)
    assert why(state, "raise hermes") == "god-at-top god=hermes"
    assert why(state, "die 1 favor") == "morning-first"


def test_del_18_a_few_injuries_change_nothing() -> None:
    assert phase(dawn(ready(), "red red blue blue green")) == "act"


def test_del_18_three_of_one_colour_or_six_in_all_force_a_rest() -> None:
    assert phase(dawn(ready(), "red red red")) == "rest"
    assert phase(dawn(ready(), "red red blue blue green green")) == "rest"


def test_del_18_a_rest_discards_three_chosen_injuries_and_ends_the_turn_without_phase_3() -> None:
    state = dawn(ready("red blue green"), "red red red blue")
    assert legal(state) == ["discard red red red", "discard red red blue"]
    assert why(state, "discard blue blue blue") == "discard-lacking"
    assert why(state, "die 1 favor") == "must-rest"
    do(state, "discard red red blue")
    assert state.injuries[0] == numbers("red")
    assert state.injury_out == numbers("red red blue")
    assert state.dice[0] == [0, 3, 5]  # The dice stay unchanged.
    assert DELPHI.turn(state).seats == (1,)


def test_del_48_salve_rests_only_at_four_of_a_colour_or_eight() -> None:
    state = ready()
    equip(state, "E16")
    assert phase(dawn(state, "red red red")) == "act"
    assert phase(dawn(state, "red red red blue blue blue green")) == "act"
    assert phase(dawn(state, "red red red red")) == "rest"
    assert phase(dawn(state, "red red red blue blue blue green green")) == "rest"
    do(state, "discard red red red")
    assert sum(state.injuries[0]) == 5


def test_del_19_each_die_once_in_any_order_and_the_player_ends_the_phase() -> None:
    state = ready("red blue green")
    do(state, "die 3 favor", "die 1 favor")
    assert why(state, "die 3 favor") == "die-used die=3"
    assert legal(state)[-1] == "end"
    do(state, "end")
    assert phase(state) == "roll"


def test_del_19_at_most_one_oracle_card_a_turn() -> None:
    state = ready("red blue green")
    state.cards[0] = numbers("pink pink")
    assert why(state, "card red favor") == "card-lacking colour=red"
    do(state, "card pink favor")
    assert why(state, "card pink favor") == "card-played"
    assert state.cards[0] == numbers("pink")
    assert state.oracle_out == [0] * 6  # It stays there until phase 3.


def test_del_19_equal_dice_are_offered_once() -> None:
    state = ready("red blue red")
    assert [text for text in legal(state) if text.endswith("favor")] == ["die 1 favor", "die 2 favor"]
    assert why(state, "die 3 favor") == "die-alike die=3 alike=1"
    do(state, "die 1 favor")
    assert "die 3 favor" in legal(state)


def test_del_19_an_action_is_finished_before_the_next_begins() -> None:
    state = ready("red blue green", at="-1,0")
    do(state, "die 1 explore -1,-1", "island yellow 1")
    assert phase(state) == "steps"
    assert why(state, "die 2 favor") == "steps-first"


def test_del_21_the_played_card_is_discarded_and_the_dice_are_rolled() -> None:
    state = ready("red blue green")
    state.cards[0] = numbers("pink")
    do(state, "card pink favor", "end")
    assert state.oracle_out == numbers("pink")
    do(state, "roll red", "roll black", "roll red")
    assert state.dice[0] == [0, 1, 0]
    assert DELPHI.turn(state).seats == (1,)


def test_del_21_the_others_may_move_one_god_of_a_rolled_colour_at_the_same_time() -> None:
    state = ready(seats=4)
    lift(state, "ares", 2, seat=1)
    lift(state, "aphrodite", 2, seat=1)
    lift(state, "ares", 6, seat=2)  # At the top.
    lift(state, "ares", 1, seat=3)
    lift(state, "ares", 1, seat=0)  # The roller's own.
    do(state, "end", "roll black", "roll red", "roll black")
    assert phase(state) == "heed"
    assert DELPHI.turn(state).seats == (1, 3)
    assert legal(state, 1) == ["raise aphrodite", "raise ares", "pass"]
    assert legal(state, 3) == ["raise ares", "pass"]
    assert why(state, "raise hermes", seat=3) == "colour-not-rolled god=hermes colour=pink"
    assert why(state, "raise aphrodite", seat=3) == "god-at-bottom god=aphrodite"
    assert why(state, "raise ares", seat=2) == "not-your-turn"
    assert why(state, "end", seat=3) == "not-now"
    DELPHI.play(state, 3, DELPHI.read("raise ares"), 0)
    assert row(state, "ares", 3) == 1  # Shown when all have chosen.
    DELPHI.play(state, 1, DELPHI.read("raise aphrodite"), 0)
    assert (row(state, "ares", 3), row(state, "aphrodite", 1), row(state, "ares", 1)) == (2, 3, 2)
    assert row(state, "ares", 0) == 1


def test_del_21_a_god_may_stay_where_it_is() -> None:
    state = ready()
    lift(state, "ares", 3, seat=1)
    do(state, "end", "roll black", "roll red", "roll black", "pass")
    assert row(state, "ares", 1) == 3
    assert phase(state) == "morning"


def test_del_21_a_god_at_the_top_is_not_moved_by_a_roll() -> None:
    state = ready()
    lift(state, "ares", 6, seat=1)
    lift(state, "hermes", 4, seat=1)
    do(state, "end", "roll black", "roll pink", "roll black")
    assert why(state, "raise ares", seat=1) == "god-at-top god=ares"


def last_turn_ends(state: DelphiState) -> DelphiState:
    """End the turn of seat 1, the last one."""
    state.agenda = [(agenda.ACT, 1, 0)]
    state.active = 1
    do(state, "end", "roll red", "roll red", "roll red")
    assert phase(state) == "titan"
    return state


def test_del_22_the_titan_strikes_every_player_with_a_lower_shield() -> None:
    state = last_turn_ends(ready())
    state.shield = [3, 2]
    do(state, "titan 3", "injury blue")
    assert state.injuries == [[0] * 6, numbers("blue")]


def test_del_22_a_six_hurts_everybody_twice() -> None:
    state = last_turn_ends(ready())
    state.shield = [5, 0]
    do(state, "titan 6", "injury blue", "injury red", "injury pink", "injury green")
    assert state.injuries == [numbers("blue red"), numbers("pink green")]


def last_seat_rests(version: int = 2, titan_always: bool = False) -> DelphiState:
    state = ready(version=version, titan_always=titan_always)
    state.injuries[1] = numbers("red red red")
    state.agenda = [(agenda.BEGIN_TURN, 1, 0)]
    proceed(state)
    do(state, "discard red red red")
    return state


def test_del_22_the_titan_does_not_come_when_the_last_seat_had_to_rest() -> None:
    state = last_seat_rests()
    assert (phase(state), state.active, state.round) == ("morning", 0, 2)


def test_del_22_with_an_option_the_titan_always_comes() -> None:
    assert phase(last_seat_rests(titan_always=True)) == "titan"


def test_del_22_in_version_1_the_titan_came_after_a_rest_too() -> None:
    assert phase(last_seat_rests(version=1)) == "titan"


def test_del_22_the_titan_waits_for_the_last_seat() -> None:
    state = ready()
    do(state, "end", "roll red", "roll red", "roll red")
    assert phase(state) == "morning"
    assert state.round == 1
    assert offered(state, "raise") != []
