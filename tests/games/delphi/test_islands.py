"""Islands and shrines: DEL-28 and DEL-29."""

from tests.games.delphi.positions import do, hide, legal, numbers, phase, ready, row, why

from adyton.engine.rng import FastRng
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.names import LETTERS
from adyton.games.delphi.rules.phases.need import close_shrine, shrine_of
from adyton.games.delphi.rules.state import DelphiState


def without(state: DelphiState, letter: str) -> None:
    """Take the shrine task of this letter from seat 0, which is red with the letters phi, psi and omega."""
    close_shrine(state, 0, shrine_of(state, 0, LETTERS.index(letter)))


def test_del_28_an_own_island_gets_a_shrine_and_the_task_is_done() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island red 3")
    assert state.shrines[0] == 2
    assert state.shrine[5] == 0
    assert phase(state) == "steps"
    do(state, "raise apollo")
    assert phase(state) == "act"
    assert row(state, "apollo") == 3
    assert state.shield[0] == 0  # No reward of the letter.


def test_del_28_psi_brings_4_favor() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island yellow 2")
    assert state.favor[0] == 4
    assert state.shrine[5] == -1


def test_del_28_phi_brings_two_oracle_cards() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island blue 2", "oracle red", "oracle pink")
    assert state.cards[0] == numbers("red pink")
    assert phase(state) == "act"


def test_del_28_sigma_brings_three_god_steps_split_freely() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island yellow 1", "raise ares", "raise ares", "raise apollo")
    assert (row(state, "ares"), row(state, "apollo")) == (4, 3)
    assert phase(state) == "act"


def test_del_28_steps_that_no_god_can_take_are_lost() -> None:
    state = ready("red red red", at="-1,0")
    state.gods[0] = [6, 6, 6, 6, 6, 5]
    do(state, "die 1 explore -1,-1", "island yellow 1", "raise artemis")
    assert phase(state) == "act"


def test_del_28_omega_brings_a_shield_and_heals_one_colour() -> None:
    state = ready("red red red", at="-1,0")
    state.injuries[0] = numbers("red blue blue")
    do(state, "die 1 explore -1,-1", "island blue 3")
    assert state.shield[0] == 1
    assert legal(state) == ["heal red", "heal blue"]
    assert why(state, "heal green") == "no-injury colour=green"
    assert why(state, "die 2 favor") == "not-now"
    do(state, "heal blue")
    assert state.injuries[0] == numbers("red")


def test_del_28_omega_heals_a_single_colour_without_a_question() -> None:
    state = ready("red red red", at="-1,0")
    state.injuries[0] = numbers("blue blue")
    do(state, "die 1 explore -1,-1", "island blue 3")
    assert phase(state) == "act"
    assert state.injuries[0] == [0] * 6


def test_del_28_omega_without_injuries_only_brings_the_shield() -> None:
    state = ready("red red red", at="-1,0")
    state.shield[0] = 5
    do(state, "die 1 explore -1,-1", "island blue 3")
    assert phase(state) == "act"
    assert state.shield[0] == 5  # DEL-10


def test_del_28_the_dies_colour_must_be_the_islands_border() -> None:
    state = ready("blue red red", at="-1,0", favor=2)
    assert why(state, "die 1 explore -1,-1") == "place-colour at=-1,-1 needed=red colour=blue"
    assert why(state, "die 1 as red explore -1,-1") == "favor-short needed=3 have=2"
    hide(state, "-1,-1", 4, uncovered=True)
    assert why(state, "die 2 explore -1,-1") == "island-open at=-1,-1"
    assert why(state, "die 2 explore 2,2") == "not-beside at=2,2 by=4"


def test_del_28_an_own_island_without_an_open_shrine_task_gives_the_letters_reward() -> None:
    state = ready("red red red", at="-1,0")
    state.shrines[0] = 0
    do(state, "die 1 explore -1,-1", "island red 2")
    assert state.favor[0] == 4
    assert state.shrine[5] == -1


def test_del_29_a_shrine_is_built_on_an_uncovered_own_island() -> None:
    state = ready("red red red", at="-1,0")
    hide(state, "-1,-1", 2, uncovered=True)
    do(state, "die 1 build -1,-1", "raise ares")
    assert (state.shrines[0], state.shrine[5]) == (2, 0)
    assert why(state, "die 2 build -1,-1") == "shrine-stands at=-1,-1"


def test_del_29_no_shrine_on_hidden_or_foreign_islands_or_without_a_task() -> None:
    state = ready("red blue red", at="-1,0")
    assert why(state, "die 1 build -1,-1") == "island-hidden at=-1,-1"
    hide(state, "-1,-1", 4, uncovered=True)
    assert why(state, "die 1 build -1,-1") == "island-foreign at=-1,-1 player=yellow"
    hide(state, "-1,-1", 1, uncovered=True)
    assert why(state, "die 2 build -1,-1") == "place-colour at=-1,-1 needed=red colour=blue"
    state.shrines[0] = 0
    assert why(state, "die 1 build -1,-1") == "no-task task=shrine"


def test_del_28_an_own_island_of_another_letter_gives_the_letters_reward() -> None:
    state = ready("red red red", at="-1,0")
    without(state, "psi")
    do(state, "die 1 explore -1,-1", "island red 2")
    assert (state.favor[0], state.shrine[5], state.shrines[0]) == (4, -1, 2)


def test_del_29_an_island_of_another_letter_takes_no_shrine() -> None:
    state = ready("red red red", at="-1,0")
    without(state, "psi")
    hide(state, "-1,-1", 1, uncovered=True)
    assert why(state, "die 1 build -1,-1") == "no-letter at=-1,-1 letter=psi"
    hide(state, "-1,-1", 2, uncovered=True)
    do(state, "die 1 build -1,-1")
    assert (state.shrines[0], state.shrine_tiles[0]) == (1, 0b001)  # Phi is left.


def test_del_29_in_version_1_any_own_island_counted() -> None:
    state = ready("red red red", at="-1,0", version=1)
    without(state, "psi")
    hide(state, "-1,-1", 1, uncovered=True)
    do(state, "die 1 build -1,-1")
    assert (state.shrines[0], state.shrine[5]) == (1, 0)
    view = DELPHI.view(state, 0)
    assert view.players[0].shrine_letters == ()
    assert DELPHI.imagine(view, FastRng(1)).to_json() == state.to_json()


def test_del_29_a_view_shows_which_shrine_tasks_are_open() -> None:
    state = ready()
    without(state, "psi")
    view = DELPHI.view(state, 1)
    assert view.players[0].shrine_letters == ("phi", "omega")
    assert DELPHI.imagine(view, FastRng(1)).shrine_tiles == [0b101, 0b111]
