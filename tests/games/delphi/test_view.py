"""What each seat may know (DEL-6, DEL-25), and what it imagines."""

import msgspec
from tests.games.delphi.positions import do, lift, offered, opened, ready, told

from adyton.engine.rng import FastRng
from adyton.engine.state import state_hash
from adyton.games.delphi.rules import DELPHI
from adyton.games.delphi.view import DelphiView


def test_del_6_only_the_looker_sees_what_an_island_is() -> None:
    state = ready(seats=3)
    do(state, "die 1 look 7,-5", "island blue 2", "look 2,2", "island red 1")
    mine, other, none = (DELPHI.view(state, seat).islands[3] for seat in (0, 1, None))
    assert (mine.player, mine.letter, mine.tile) == ("blue", "phi", 10)
    assert (other.player, other.letter, other.tile) == (None, None, None)
    assert (none.player, none.known_to) == (None, (0,))


def test_del_6_an_uncovered_island_is_open_to_all() -> None:
    state = ready("red red red", at="-1,0")
    do(state, "die 1 explore -1,-1", "island red 3")
    assert DELPHI.view(state, None).islands[5].letter == "omega"
    assert DELPHI.view(state, 1).islands[5].shrine == 0


def test_del_6_everything_else_is_open() -> None:
    state = opened(3, layout="compact", seed=4711)
    views = [DELPHI.view(state, seat) for seat in (0, 1, 2, None)]
    for view in views:
        view.viewer = None
    assert len({msgspec.json.encode(view) for view in views}) == 1
    assert views[0].map_seed == 4711
    assert sum(hexagon.kind == "water" for hexagon in views[0].hexes) == 72


def test_what_others_have_looked_at_is_imagined_as_any_tile_that_is_left() -> None:
    state = ready(seats=2)
    do(state, "die 1 look 7,-5", "island blue 2", "look 2,2", "island red 1")
    view = DELPHI.view(state, 1)
    dreams = {tuple(DELPHI.imagine(view, FastRng(seed)).tiles) for seed in range(40)}
    assert len({dream[3] for dream in dreams}) > 6
    assert all(dream[3] != dream[9] for dream in dreams)
    own = DELPHI.imagine(DELPHI.view(state, 0), FastRng(1))
    assert own.tiles == state.tiles


def test_a_choice_of_phase_3_is_imagined_for_others_and_known_to_oneself() -> None:
    state = ready(seats=3)
    for seat in (1, 2):
        lift(state, "aphrodite", 2, seat)
    do(state, "end", "roll red", "roll red", "roll red")
    DELPHI.play(state, 1, DELPHI.read("raise aphrodite"), 0)
    assert DELPHI.view(state, 1).choice == 0
    assert DELPHI.view(state, 2).choice is None
    assert DELPHI.view(state, 2).heard == (1,)
    assert {DELPHI.imagine(DELPHI.view(state, 2), FastRng(seed)).choices[1] for seed in range(20)} == {0, 6}
    assert DELPHI.imagine(DELPHI.view(state, 1), FastRng(0)).choices == [-2, 0, -1]


def test_a_fight_is_seen_by_all_and_survives_the_imagination() -> None:
    state = ready("red red red", at="1,0", favor=3)
    state.monsters[5] = 1
    do(state, "die 1 fight cyclops 2,-1", "battle 3")
    view = DELPHI.view(state, 1)
    assert view.fight is not None
    assert (view.fight.monster, view.fight.at, view.fight.strength) == ("cyclops", "2,-1", 9)
    assert state_hash(DELPHI.imagine(view, FastRng(1))) == state_hash(state)


def test_a_view_travels_as_json() -> None:
    state = opened(4, ships="draft", layout="free")
    view = DELPHI.view(state, 2)
    assert msgspec.json.decode(msgspec.json.encode(view), type=DelphiView) == view


def test_before_the_map_is_drawn_there_is_none_to_see() -> None:
    state = DELPHI.start(DELPHI.read_options({"layout": "free"}), 2)
    assert DELPHI.view(state, 0).hexes == ()
    assert state_hash(DELPHI.imagine(DELPHI.view(state, 0), FastRng(1))) == state_hash(state)
    assert state_hash(DELPHI.load(state.to_json())) == state_hash(state)


def test_the_legal_actions_of_a_turn_are_a_few_hundred_at_most() -> None:
    state = ready("red blue green", at="1,0", favor=6)
    state.cards[0] = [1, 1, 0, 0, 0, 0]
    assert 100 < len(offered(state, "")) < 400


def test_news_name_the_seat() -> None:
    assert [event.args["seat"] for event in told(ready(), "die 1 favor")] == [0]
