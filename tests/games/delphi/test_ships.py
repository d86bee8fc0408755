"""The eight ship tiles: DEL-44 and DEL-45."""

import pytest
from tests.games.delphi.positions import bits, do, legal, lift, news_of, numbers, offered, phase, ready, row, why

from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.names import BEASTS, OFFERINGS, SHIPS
from adyton.games.delphi.rules.phases.flow import proceed
from adyton.games.delphi.rules.state import DelphiState


def boarded(ship: str, seats: int = 2, version: int = 2) -> DelphiState:
    """Apply the ship's effect for seat 0, then the first injuries and rolls."""
    state = ready(ship=ship, seats=seats, version=version)
    state.ships = [SHIPS.index(ship)] + [SHIPS.index("swift")] * (seats - 1)
    state.agenda = [
        (agenda.BEGIN_TURN, 0, 0),
        (agenda.ROLL, 0, 3),
        (agenda.FIRST_INJURY, 0, 1),
        (agenda.SHIP_EFFECT, 0, 0),
    ]
    state.dice[0] = []
    proceed(state)
    return state


def test_del_44_bulwark_starts_with_shield_2() -> None:
    assert boarded("bulwark").shield[0] == 2


def test_del_44_on_the_shrine_ship_gods_start_in_and_return_to_the_first_row() -> None:
    state = boarded("shrine_ship")
    assert state.gods[0] == [3] * 6
    do(state, "injury red")
    assert state.gods[0] == [3] * 6  # The starting injury moves none.
    state = ready(ship="shrine_ship", at="1,0")
    lift(state, "poseidon", 6)
    do(state, "god poseidon 5,-1")
    assert row(state, "poseidon") == 3


def test_del_44_swift_sails_2_hexes_further() -> None:
    state = ready("red red red", ship="swift")
    ways = state.sea.reach(state.sea.zeus, False)
    reds = [steps for steps, colour in zip(ways.steps, ways.colours, strict=True) if colour == 0]
    assert len(offered(state, "die 1 sail")) == sum(steps <= 5 for steps in reds)


def test_del_44_freighter_holds_4_and_recolours_both_ways_round() -> None:
    state = ready("blue blue blue", ship="freighter", favor=2)
    do(state, "die 1 as black raise ares")
    assert state.favor[0] == 0
    state = ready("yellow red red", at="0,4", ship="freighter")
    state.cargo[OFFERINGS][0] = bits("red blue yellow")
    do(state, "die 1 load statue 1,4")
    assert why(state, "die 2 load statue 1,4") == "place-colour at=1,4 needed=yellow colour=red"


def test_del_45_favoured_removes_any_one_zeus_tile_without_reward() -> None:
    state = boarded("favoured")
    assert phase(state) == "removal"
    assert legal(state) == [
        "remove shrine psi",
        "remove shrine phi",
        "remove shrine omega",
        "remove statue",
        "remove offering blue",
        "remove offering yellow",
        "remove offering white",
        "remove monster red",
        "remove monster black",
        "remove monster white",
    ]
    assert why(state, "remove offering pink") == "not-now"
    do(state, "remove offering blue")
    assert state.tasks_left(0) == 11
    assert state.named[OFFERINGS] == [bits("yellow"), bits("yellow blue")]
    assert phase(state) == "first-injury"
    assert state.favor[0] == 3


@pytest.mark.parametrize("tile", ["shrine psi", "statue", "offering white", "monster white", "monster black"])
def test_del_45_favoured_may_remove_a_tile_of_any_kind(tile: str) -> None:
    state = boarded("favoured")
    do(state, f"remove {tile}")
    assert state.tasks_left(0) == 11
    assert state.named[BEASTS][0] == bits("red" if tile == "monster black" else "red black")


def test_del_45_favoured_removes_a_shrine_task_with_its_letter() -> None:
    state = boarded("favoured")
    assert [text for text in legal(state) if "shrine" in text] == [
        "remove shrine psi",
        "remove shrine phi",
        "remove shrine omega",
    ]
    events = news_of(state, "remove shrine phi")
    assert [(event.name, event.args) for event in events[:1]] == [("removed-shrine", {"seat": 0, "letter": "phi"})]
    assert DELPHI.view(state, 0).players[0].shrine_letters == ("psi", "omega")


def test_del_45_in_version_1_shrine_tasks_had_no_letters() -> None:
    state = boarded("favoured", version=1)
    do(state, "remove shrine")
    assert state.shrines[0] == 2
    assert DELPHI.view(state, 0).players[0].shrine_letters == ()


def test_del_45_dyer_pays_1_favor_less_for_each_recolouring() -> None:
    state = ready("blue blue blue", ship="dyer", favor=3)
    do(state, "die 1 as yellow raise apollo")
    assert state.favor[0] == 3
    do(state, "die 2 as black raise ares")
    assert state.favor[0] == 0


def test_del_45_gilded_gains_1_more_each_time_the_first_favor_too() -> None:
    state = boarded("gilded")
    assert state.favor[0] == 4
    state = ready(ship="gilded", at="-1,0")
    do(state, "die 1 favor")
    assert state.favor[0] == 3
    do(state, "die 2 explore -1,-1", "island yellow 2")
    assert state.favor[0] == 8  # Psi gives 5.


def test_del_45_armed_starts_with_an_open_equipment_card_and_an_oracle_card() -> None:
    state = boarded("armed")
    assert phase(state) == "equip"
    do(state, "take E4", "open E9", "oracle red")
    assert state.gear[0] == [3]
    assert state.cards[0] == numbers("red")
    assert phase(state) == "first-injury"


def test_del_11_the_immediate_effect_of_armeds_card_comes_before_the_first_injury() -> None:
    state = ready(ship="armed")
    state.gear_open = [21]
    state.gear_deck = list(range(21))
    state.agenda = [(agenda.FIRST_INJURY, 0, 1), (agenda.SHIP_EFFECT, 0, 0)]
    proceed(state)
    do(state, "take E22", "open E1", "ascend poseidon", "oracle red")
    assert phase(state) == "first-injury"
    assert row(state, "poseidon") == 6
    state.agenda.insert(0, (agenda.BEGIN_TURN, 0, 0))
    do(state, "injury blue")
    assert row(state, "poseidon") == 6  # The step is lost.
