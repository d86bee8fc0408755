"""What each seat may know (DEL-6, DEL-25), and what it imagines."""

import msgspec
from tests.games.delphi.positions import do, equip, lift, news_of, numbers, offered, opened, put, ready

from adyton.engine.rng import FastRng
from adyton.engine.state import state_hash
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.view import DelphiView, FightView


def test_del_6_only_the_player_who_looked_sees_what_an_island_is() -> None:
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


def test_islands_that_others_looked_at_are_imagined_as_any_remaining_tile() -> None:
    state = ready(seats=2)
    do(state, "die 1 look 7,-5", "island blue 2", "look 2,2", "island red 1")
    view = DELPHI.view(state, 1)
    dreams = {tuple(DELPHI.imagine(view, FastRng(seed)).tiles) for seed in range(40)}
    assert len({dream[3] for dream in dreams}) > 6
    assert all(dream[3] != dream[9] for dream in dreams)
    own = DELPHI.imagine(DELPHI.view(state, 0), FastRng(1))
    assert own.tiles == state.tiles


def test_in_phase_3_the_choices_of_others_are_imagined_and_the_own_one_is_known() -> None:
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


def test_everybody_sees_a_fight_and_imagined_states_keep_it() -> None:
    state = ready("red red red", at="1,0", favor=3)
    state.monsters[5] = 1
    do(state, "die 1 fight cyclops 2,-1", "battle 3")
    view = DELPHI.view(state, 1)
    assert view.fight is not None
    assert (view.fight.monster, view.fight.at, view.fight.strength) == ("cyclops", "2,-1", 9)
    assert state_hash(DELPHI.imagine(view, FastRng(1))) == state_hash(state)


def test_a_view_survives_its_json() -> None:
    state = opened(4, ships="draft", layout="free")
    view = DELPHI.view(state, 2)
    assert msgspec.json.decode(msgspec.json.encode(view), type=DelphiView) == view


def test_before_the_map_is_drawn_the_view_has_none() -> None:
    state = DELPHI.start(DELPHI.read_options({"layout": "free"}), 2)
    assert DELPHI.view(state, 0).hexes == ()
    assert state_hash(DELPHI.imagine(DELPHI.view(state, 0), FastRng(1))) == state_hash(state)
    assert state_hash(DELPHI.load(state.to_json())) == state_hash(state)


def test_the_legal_actions_of_a_turn_are_a_few_hundred_at_most() -> None:
    state = ready("red blue green", at="1,0", favor=6)
    state.cards[0] = [1, 1, 0, 0, 0, 0]
    assert 100 < len(offered(state, "")) < 400


def test_the_news_names_the_seat() -> None:
    assert [event.args["seat"] for event in news_of(ready(), "die 1 favor")] == [0]


def test_del_20_each_payment_comes_with_its_prices() -> None:
    state = ready("red black red", favor=2)
    state.cards[0] = numbers("pink")
    ways = DELPHI.view(state, 1).ways
    assert [way.source for way in ways] == ["die 1", "die 2", "card pink"]
    assert (ways[0].shows, ways[0].fee) == ("red", 0)
    assert ways[0].costs == {"red": 0, "black": 1, "pink": 2, "blue": 3, "yellow": 4, "green": 5}
    for way in ways:
        sailed = [text for text in offered(state, way.source) if "sail" in text]
        assert sorted(way.moves) == sorted(text.split()[-1] for text in sailed)
        assert set(way.moves.values()) <= {0, 1, 2}


def test_del_46_the_purse_shows_no_colour_and_costs_its_fee() -> None:
    state = ready(favor=4)
    equip(state, "E4")
    purse = DELPHI.view(state, 0).ways[-1]
    assert (purse.source, purse.shows, purse.fee, purse.costs["green"]) == ("purse", None, 3, 3)


def test_del_40_a_player_who_has_arrived_is_offered_no_move() -> None:
    state = ready(favor=4)
    state.arrived = 1
    assert [way.moves for way in DELPHI.view(state, 0).ways] == [{}]


def test_del_39_the_way_home_has_its_price() -> None:
    state = ready(favor=4)
    state.shrines[0] = 0
    for kind in (state.white, state.named):
        for seats in kind:
            seats[0] = 0
    way = DELPHI.view(state, 0).ways[0]
    assert DELPHI.view(state, 0).zeus in way.moves


def test_del_27_odds_of_a_fight() -> None:
    state = ready("red red red", at="1,-1", favor=3)
    assert DELPHI.view(state, 0).players[0].odds == (10, 28, 50, 70)
    state.shield[0] = 5
    assert DELPHI.view(state, 0).players[0].odds == (60, 88, 98, 100)
    put(state, "cyclops", "2,-1")
    do(state, "die 1 fight cyclops 2,-1")
    assert DELPHI.view(state, 1).fight == FightView(monster="cyclops", at="2,-1", strength=4, odds=(60, 88, 98, 100))
    do(state, "battle 1")
    assert DELPHI.view(state, 1).fight == FightView(monster="cyclops", at="2,-1", strength=4, odds=(70, 94, 99, 100))


def test_del_18_the_view_has_the_danger_line_and_del_48_the_salve_moves_it() -> None:
    state = ready()
    equip(state, "E16", seat=1)
    lines = [(player.rest_same, player.rest_total) for player in DELPHI.view(state, 0).players]
    assert lines == [(3, 6), (4, 8)]


def test_a_state_survives_its_json_in_the_middle_of_a_game() -> None:
    state = opened(3, layout="free", ships="draft", short=True)
    again = DELPHI.load(state.to_json())
    assert state_hash(again) == state_hash(state)
    assert again.sea is state.sea
