"""Looking at islands and sailing: DEL-25 and DEL-26."""

from tests.games.delphi.positions import do, legal, news_of, offered, phase, ready, where, why

from adyton.games.delphi.rules.grid import BY_NAME


def test_del_25_look_secretly_at_two_islands() -> None:
    state = ready()
    do(state, "die 1 look 7,-5", "island blue 2")
    assert phase(state) == "look"
    assert "look 7,-5" not in legal(state)
    assert why(state, "look 7,-5") == "look-other at=7,-5"
    assert why(state, "look 1,0") == "no-island at=1,0"
    assert why(state, "die 2 favor") == "look-first"
    do(state, "look 2,2", "island red 1")
    assert phase(state) == "act"
    assert [state.tiles[3], state.tiles[9]] == [10, 0]
    assert [state.known[3], state.known[9]] == [1, 1]
    assert state.uncovered == [0] * 12


def test_del_25_looking_at_an_island_decides_its_tile() -> None:
    state = ready()
    do(state, "die 1 look 7,-5", "island blue 2", "look 2,2", "island red 1", "die 2 look 7,-5")
    assert legal(state) == ["island blue 2"]


def test_del_25_every_island_that_is_face_down_can_be_looked_at() -> None:
    """In more positions than lists of such actions are kept."""
    state = ready()
    for uncovered in range(1050):
        state.uncovered = [uncovered >> island & 1 for island in range(12)]
        assert len(offered(state, "die 1 look")) == state.uncovered.count(0)


def test_del_25_others_hear_only_which_islands_were_looked_at() -> None:
    state = ready(seats=3)
    news = news_of(state, "die 1 look 7,-5", "island blue 2")
    everybody = [(event.name, event.args) for event in news if event.is_for(2)]
    assert everybody == [("looked", {"seat": 0, "at": "7,-5"})]
    own = [event.args for event in news if event.name == "saw" and event.is_for(0)]
    assert own == [{"at": "7,-5", "player": "blue", "letter": "phi"}]


def test_del_25_looking_takes_the_only_island_left_and_is_illegal_with_none() -> None:
    state = ready()
    for island in range(12):
        state.tiles[island] = island
    state.uncovered = [1] * 11 + [0]
    do(state, "die 1 look -5,5", "island blue 3")
    assert phase(state) == "act"
    state.uncovered = [1] * 12
    assert [text for text in legal(state) if "look" in text] == []
    assert why(state, "die 2 look -5,5") == "island-open at=-5,5"
    assert why(state, "die 2 look 1,0") == "no-island at=1,0"


def test_del_26_a_ship_sails_up_to_3_hexes_to_water_of_the_dies_colour() -> None:
    state = ready("red red red")
    assert offered(state, "die 1 sail") == ["die 1 sail 1,0", "die 1 sail -2,1", "die 1 sail -1,2", "die 1 sail 2,-3"]
    do(state, "die 1 sail 2,-3")
    assert where(state) == "2,-3"
    assert state.favor[0] == 0


def test_del_26_each_further_hex_costs_1_favor() -> None:
    state = ready("red red red", favor=2)
    do(state, "die 1 sail -3,-1")  # Four hexes.
    assert state.favor[0] == 1


def test_del_26_out_of_range_says_by_how_much() -> None:
    state = ready("red red red", favor=1)
    assert why(state, "die 1 sail -6,4") == "out-of-range at=-6,4 by=2"


def test_del_26_a_ship_sails_over_water_only_and_really_moves() -> None:
    state = ready("green red red", at="-1,0")
    assert why(state, "die 1 sail -1,0") == "must-move"
    assert why(state, "die 1 sail -1,-1") == "no-water at=-1,-1 kind=island"
    assert why(state, "die 1 sail 3,-2") == "no-water at=3,-2 kind=shallow"
    assert why(state, "die 1 sail 9,-9") == "no-water at=9,-9 kind=off"
    assert why(state, "die 1 sail 0,0") == "zeus-tasks left=12"
    assert why(state, "die 1 sail -2,0") == "sail-colour at=-2,0 needed=black colour=green"


def test_del_26_ships_never_block() -> None:
    state = ready("red red red")
    state.at[1] = BY_NAME["1,0"]
    assert "die 1 sail 1,0" in legal(state)


def test_del_26_zeus_is_never_crossed() -> None:
    state = ready("pink red red", at="1,-1")
    assert why(state, "die 1 sail -2,2") == "out-of-range at=-2,2 by=1"
    assert "die 1 sail -1,1" in legal(state)


def test_del_26_the_news_holds_the_route() -> None:
    news = news_of(ready("red red red"), "die 1 sail 2,-3")
    assert news[0].args["way"] == "0,0 0,-1 1,-2 2,-3"
