from collections import Counter

import pytest
from tests.games.delphi.positions import bits, do, legal, lift, news_of, numbers, opened, phase, ready, row, settle, why

from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.names import BEASTS, COLOURS, LETTERS, MARKED, OFFERINGS, PLAYERS, SHIPS, STATUES
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.phases.setup import open_places


def test_del_2_gods_and_monsters_go_with_their_colours() -> None:
    state = ready("red black pink", favor=9)
    assert "die 1 raise aphrodite" in legal(state)
    assert "die 2 raise ares" in legal(state)
    assert "die 3 raise hermes" in legal(state)
    assert "die 3 as blue raise poseidon" in legal(state)
    assert "die 3 as yellow raise apollo" in legal(state)
    assert "die 3 as green raise artemis" in legal(state)
    names = ("cyclops", "minotaur", "hydra", "siren", "chimera", "gorgon")
    state = ready("red red red", at="1,0", favor=9)
    state.monsters[state.sea.slot[state.sea.monsters[5]]] = 63
    state.white[BEASTS][0] = 6
    fights = [text for text in legal(state) if " fight " in text]
    assert [text.split(" fight ")[1].split()[0] for text in fights] == list(names)
    assert [text.split(" ")[3] for text in fights[1:]] == ["black", "pink", "blue", "yellow", "green"]


def test_del_4_twelve_island_tiles_show_a_player_colour_and_a_letter() -> None:
    letters = [LETTERS[letter] for letter in ready().parts.letters]
    assert dict(zip(PLAYERS, [letters[0:3], letters[3:6], letters[6:9], letters[9:12]], strict=True)) == {
        "red": ["phi", "psi", "omega"],
        "yellow": ["sigma", "psi", "omega"],
        "green": ["sigma", "phi", "psi"],
        "blue": ["sigma", "phi", "omega"],
    }


def test_del_4_there_are_30_oracle_42_injury_and_22_equipment_cards() -> None:
    state = DELPHI.start(DelphiOptions(), 2)
    assert state.oracle_deck == [5] * 6
    assert state.injury_deck == [7] * 6
    assert len(state.gear_deck) == 22


@pytest.mark.parametrize("luck", range(8))
def test_del_5_two_of_the_two_sided_tiles_show_the_offering_the_same_for_all(luck: int) -> None:
    state = opened(3, luck)
    pairs = {("yellow", "yellow"), ("blue", "blue"), ("pink", "red"), ("green", "black")}
    offering, monster = state.named[OFFERINGS][0], state.named[BEASTS][0]
    shown = {(one, other) for one, other in pairs if bits(one) & offering}
    assert len(shown) == 2
    assert {other for one, other in pairs - shown} == {name for name in COLOURS if bits(name) & monster}
    assert state.named[OFFERINGS] == [offering] * 3
    assert state.named[BEASTS] == [monster] * 3


def test_del_5_everybody_has_twelve_zeus_tiles() -> None:
    state = opened(4)
    assert [state.tasks_left(seat) for seat in range(4)] == [12] * 4
    assert state.shrines == [3] * 4
    assert [state.white[task] for task in (STATUES, OFFERINGS, BEASTS)] == [[3] * 4, [1] * 4, [1] * 4]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("luck", range(6))
def test_del_8_offerings_and_monsters_lie_evenly_and_no_colour_twice_on_an_island(seats: int, luck: int) -> None:
    state = opened(seats, luck, layout="compact", seed=luck + 1)
    assert [there.bit_count() for there in state.offerings] == [seats] * 6
    assert spread(state.offerings) == [seats] * 6
    assert spread(state.monsters) == [seats] * 6
    marked = [state.sea.kind[cell] == MARKED for cell in state.sea.monsters]
    assert [there.bit_count() for there in state.monsters] == [2 if mark else seats - 1 for mark in marked]
    assert sorted(state.temples) == [0, 1, 2, 3, 4, 5]
    assert state.statues == [3] * 6


def spread(islands: list[int]) -> list[int]:
    return [sum(there >> colour & 1 for there in islands) for colour in range(6)]


def test_del_8_no_island_is_decided_before_a_player_looks() -> None:
    assert opened(4).tiles == [-1] * 12


def test_del_8_an_island_that_needs_every_remaining_colour_gets_this_one() -> None:
    assert open_places([1, 1, 2], [0, 0, 0], colour=4, picks=1) == [(2, 2)]
    assert open_places([1, 1, 2], [0, 0, 0], colour=4, picks=2) == [(0, 1), (1, 1), (2, 2)]
    assert open_places([1, 0, 1], [16, 0, 0], colour=4, picks=1) == [(2, 1)]


def test_del_9_favor_goes_by_the_order_of_seats_from_the_start_player() -> None:
    state = opened(4, 3)
    assert [state.favor[(state.first + place) % 4] for place in range(4)] == [3, 4, 5, 6]


def test_del_9_the_start_player_is_drawn_at_random() -> None:
    firsts = Counter(opened(3, luck).first for luck in range(30))
    assert set(firsts) == {0, 1, 2}


def test_del_10_ships_start_on_zeus_with_no_shield_and_six_cards_lie_open() -> None:
    state = opened(3, ships="draft")
    assert state.at == [state.sea.zeus] * 3
    assert len(state.gear_open) == 6
    assert len(state.gear_deck) == 16
    state = opened(2)
    plain = [seat for seat in range(2) if SHIPS[state.ships[seat]] != "bulwark"]
    assert all(state.shield[seat] == 0 for seat in plain)


def test_del_11_beginner_deals_the_four_simple_ships() -> None:
    seen = {SHIPS[ship] for luck in range(6) for ship in opened(4, luck).ships}
    assert seen == {"bulwark", "shrine_ship", "swift", "freighter"}


def test_del_11_random_deals_of_all_eight() -> None:
    seen = {SHIPS[ship] for luck in range(30) for ship in opened(2, luck, ships="random").ships if ship >= 0}
    assert seen == set(SHIPS)


def test_del_11_in_the_draft_the_last_seat_picks_first_of_one_more_than_players() -> None:
    state = DELPHI.start(DelphiOptions(ships="draft"), 3)
    rng = FastRng(2)
    while state.phase != agenda.START:
        DELPHI.play(state, CHANCE, DELPHI.chance(state, rng), 0)
    do(state, "start 1", "deal swift", "deal freighter", "deal bulwark", "deal dyer")
    assert DELPHI.turn(state).seats == (0,)
    assert legal(state) == ["ship bulwark", "ship swift", "ship freighter", "ship dyer"]
    do(state, "ship dyer")
    assert DELPHI.turn(state).seats == (2,)
    do(state, "ship swift")
    assert DELPHI.turn(state).seats == (1,)
    assert why(state, "ship dyer", seat=1) == "not-now"
    do(state, "ship bulwark")
    assert [SHIPS[ship] for ship in state.ships] == ["dyer", "bulwark", "swift"]


def test_del_12_each_draws_an_injury_that_moves_its_god_and_rolls_three_dice() -> None:
    state = DELPHI.start(DelphiOptions(), 2)
    rng = FastRng(5)
    while state.phase != agenda.START:
        DELPHI.play(state, CHANCE, DELPHI.chance(state, rng), 0)
    do(state, "start 1", "deal swift", "deal bulwark")
    assert phase(state) == "first-injury"
    do(state, "injury blue", "injury red")
    assert state.injuries == [numbers("red"), numbers("blue")]
    assert row(state, "poseidon", 1) == 3
    assert row(state, "aphrodite", 0) == 3
    do(state, "roll red", "roll red", "roll blue", "roll green", "roll pink", "roll black")
    assert phase(state) == "act"
    assert DELPHI.turn(state).seats == (1,)
    assert state.dice == [[5, 2, 1], [0, 0, 3]]
    assert sum(state.gods[0]) + sum(state.gods[1]) == 6  # The gods of the others did not move.


def test_del_13_the_short_game_has_two_tasks_of_each_kind() -> None:
    for luck in range(12):
        state = opened(3, luck, short=True)
        assert [state.tasks_left(seat) for seat in range(3)] == [8, 8, 8]
        assert state.shrines == [2, 2, 2]
        assert state.white[STATUES] == [2, 2, 2]
        for task in (OFFERINGS, BEASTS):
            assert len({(state.white[task][seat], state.named[task][seat]) for seat in range(3)}) == 1
            assert state.white[task][0] + state.named[task][0].bit_count() == 2


def test_del_13_any_offering_or_monster_tile_may_be_removed() -> None:
    states = [opened(2, luck, short=True) for luck in range(20)]
    assert {state.white[OFFERINGS][0] for state in states} == {0, 1}
    assert {state.white[BEASTS][0] for state in states} == {0, 1}


def test_del_13_each_player_loses_one_shrine_tile_at_random() -> None:
    state = DELPHI.start(DelphiOptions(short=True), 2)
    rng = FastRng(1)
    while DELPHI.phase(state) != "spare-shrine":
        DELPHI.play(state, CHANCE, DELPHI.chance(state, rng), 0)
    seat = state.first
    letters = {0: ["psi", "phi", "omega"], 1: ["psi", "sigma", "omega"]}[seat]
    assert [(action.text, weight) for action, weight in DELPHI.odds(state)] == [
        (f"spare shrine {letter}", 1) for letter in letters
    ]
    events = news_of(state, "spare shrine psi")
    assert (events[0].name, events[0].args) == ("spared-shrine", {"seat": seat, "letter": "psi"})
    assert "psi" not in DELPHI.view(state, seat).players[seat].shrine_letters
    assert DELPHI.phase(state) == "spare-shrine"  # The other player's.


def test_del_13_in_version_1_shrine_tiles_were_all_equal() -> None:
    state = opened(3, 1, short=True, version=1)
    assert (state.shrines, [state.tasks_left(seat) for seat in range(3)]) == ([2, 2, 2], [8, 8, 8])


def test_del_14_the_first_step_leads_to_row_3_2_or_1() -> None:
    for seats, wanted in ((2, 3), (3, 2), (4, 1)):
        state = ready("red red red", seats=seats)
        do(state, "die 1 raise aphrodite")
        assert row(state, "aphrodite") == wanted
        do(state, "die 2 raise aphrodite")
        assert row(state, "aphrodite") == wanted + 1


def test_del_14_row_6_is_the_top() -> None:
    state = ready("red red red")
    lift(state, "aphrodite", 5)
    do(state, "die 1 raise aphrodite")
    assert row(state, "aphrodite") == 6
    assert why(state, "die 2 raise aphrodite") == "god-at-top god=aphrodite"


def test_nature_sets_the_table_up_until_a_player_is_asked() -> None:
    state = settle(DELPHI.start(DelphiOptions(layout="free"), 4), 9)
    assert phase(state) in {"act", "morning"}
