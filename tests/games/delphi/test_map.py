import json
from collections import Counter
from itertools import combinations

import pytest
from tests.games.delphi.positions import opened, settle

from adyton.engine.content import ContentError, shipped
from adyton.games.delphi.rules.chart import sea_of
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.grid import BY_NAME, NAME, distance, mirrored, turned
from adyton.games.delphi.rules.names import COLOURS, ISLAND, MARKED, OFF, SHALLOW, STATUE, WATER, ZEUS
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.parts import parts_of
from adyton.games.delphi.rules.sea import FAR

SHIPPED = shipped("adyton.games.delphi", "delphi.json")


def test_del_1_the_wheel_goes_from_red_to_black_to_pink_to_blue_to_yellow_to_green() -> None:
    wheel = [COLOURS[colour] for colour in parts_of(None).wheel]
    assert wheel == ["red", "black", "pink", "blue", "yellow", "green"]


def test_del_3_the_tiles_hold_120_hexes_72_of_them_water() -> None:
    hexes = parts_of(None).tiles.every_hex()
    assert len(hexes) == 120
    assert Counter(COLOURS[spot.colours[0]] for spot in hexes if spot.kind == WATER) == dict.fromkeys(COLOURS, 12)
    assert Counter(spot.kind for spot in hexes)[ISLAND] == 12
    assert Counter(spot.kind for spot in hexes)[MARKED] == 3
    assert Counter(spot.kind for spot in hexes)[SHALLOW] == 3


def test_a_turn_and_a_mirror_image_are_those_of_the_data_file() -> None:
    assert turned(2, -1, 1) == (1, 1)
    assert turned(2, -1, 6) == (2, -1)
    assert mirrored(3, -2) == (1, 2)


@pytest.mark.parametrize("layout", ["reference", "compact", "free"])
@pytest.mark.parametrize("seed", [1, 95, 123456])  # 95: the first attempt at a free map fails.
def test_del_7_every_map_has_one_sea_that_touches_every_land(layout: str, seed: int) -> None:
    sea = sea_of(None, layout, seed)
    steps, _ = sea.search(sea.waters[0], keel=False)
    assert len(sea.waters) == 72
    assert all(steps[cell] < FAR for cell in sea.waters)
    for group, count in ((sea.islands, 12), (sea.statues, 6), (sea.monsters, 9), (sea.offerings, 6), (sea.temples, 6)):
        assert len(group) == count
        assert all(sea.touches_water(cell) for cell in group)
    assert [sea.colour[city] for city in sea.cities] == [0, 1, 2, 3, 4, 5]
    assert all(sea.touches_water(cell) for cell in sea.cities)


@pytest.mark.parametrize("seed", [1, 95, 123456, 999999])
def test_del_7_the_cities_of_a_free_map_lie_at_least_5_hexes_apart(seed: int) -> None:
    sea = opened(layout="free", seed=seed).sea
    assert min(distance(one, other) for one, other in combinations(sea.cities, 2)) >= 5


def test_del_7_in_version_1_cities_could_lie_nearer() -> None:
    sea = opened(layout="free", seed=1, version=1).sea
    assert sea.kind == sea_of(None, "free", 1).kind
    assert min(distance(one, other) for one, other in combinations(sea.cities, 2)) < 5


def test_del_7_the_same_seed_gives_the_same_map() -> None:
    assert sea_of(None, "free", 314159).kind == sea_of(None, "free", 314159).kind
    sea_of.cache_clear()
    again = sea_of(None, "free", 314159)
    sea_of.cache_clear()
    assert again.colour == sea_of(None, "free", 314159).colour
    assert again.colour != sea_of(None, "free", 314160).colour


def test_del_7_a_drawn_seed_gives_the_same_map_when_a_host_chooses_it() -> None:
    drawn = opened(layout="compact", seed=0)
    assert 100_000 <= drawn.map_seed <= 999_999
    given = opened(layout="compact", seed=drawn.map_seed)
    assert given.map_seed == drawn.map_seed
    assert given.sea.kind == drawn.sea.kind


def test_del_7_every_compact_map_has_the_same_outline() -> None:
    one, other = sea_of(None, "compact", 1), sea_of(None, "compact", 2)
    assert one.hexes() == other.hexes()
    assert one.kind != other.kind


def test_del_7_a_gap_inside_is_a_shallow() -> None:
    sea = sea_of(None, "reference", 0)
    assert sea.kind[BY_NAME["-6,3"]] == sea.kind[BY_NAME["-5,3"]] == SHALLOW
    assert len(sea.all_of(SHALLOW)) == 7
    assert sea.kind[BY_NAME["9,-9"]] == OFF


def test_del_3_zeus_stands_in_the_hole_of_the_all_water_ring() -> None:
    for layout in ("reference", "compact", "free"):
        sea = sea_of(None, layout, 5)
        around = [cell for cell in sea.waters if distance(cell, sea.zeus) == 1]
        assert sea.kind[sea.zeus] == ZEUS
        assert sorted(sea.colour[cell] for cell in around) == [0, 1, 2, 3, 4, 5]


def test_del_3_a_statue_island_has_three_pedestals() -> None:
    sea = sea_of(None, "reference", 0)
    assert [COLOURS[colour] for colour in sea.pedestals[BY_NAME["7,-3"]]] == ["pink", "yellow", "green"]
    assert len(sea.all_of(STATUE)) == 6


def test_del_26_routes_over_water_lead_around_islands_and_zeus() -> None:
    sea = sea_of(None, "reference", 0)
    way = [NAME[cell] for cell in sea.way(BY_NAME["1,-1"], BY_NAME["-1,1"], keel=False)]
    assert way == ["1,-1", "0,-1", "-1,0", "-1,1"]


def changed(*path_and_value: object) -> str:
    """Return the shipped file with one value replaced, as text."""
    data = json.loads(SHIPPED)
    *path, key, value = path_and_value
    spot = data
    for step in path:
        spot = spot[step]
    spot[key] = value
    return json.dumps(data, indent=1)


def without(*path: str | int) -> str:
    data = json.loads(SHIPPED)
    spot = data
    for step in path[:-1]:
        spot = spot[step]
    del spot[path[-1]]
    return json.dumps(data, indent=1)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("[1, 2]", "the file must hold one object"),
        ("{", "this is not JSON"),
        (without("wheel"), "'wheel' is missing"),
        (without("hero", "shield"), "'hero.shield' is missing"),
        (changed("range", "far"), "'range' must be a whole number from 1 to 99"),
        (changed("range", True), "'range' must be a whole number"),
        (changed("wheel", 5, "violet"), "'wheel' says 'violet'; it must be one of red, black"),
        (changed("wheel", 5, "red"), "'wheel' names a colour twice"),
        (changed("wheel", ["red"]), "'wheel' must be a list of 6"),
        (changed("tiles", "S0", []), "the tile S0 must have 7 hexes, not 0"),
        (changed("tiles", "S0", 0, "water"), "a hex is [q, r, kind, colour or pedestals], not 'water'"),
        (changed("tiles", "S0", 0, [2, -2, "swamp"]), "'S0' says 'swamp'; it must be one of water, shallow"),
        (changed("tiles", "S0", 0, [2, -12, "temple"]), "the hex 2, -12 lies off the grid"),
        (changed("tiles", "S0", 0, [3, -2, "monster2"]), "the hex 3, -2 stands twice in 'S0'"),
        (changed("tiles", "S0", 0, [2, -2, "monster2", "red"]), "a statue island three, the rest none"),
        (changed("tiles", "S0", 1, [3, -2, "water"]), "water, island and city have one colour"),
        (changed("tiles", "S2", 1, [3, -2, "statue", ["red", "red", "blue"]]), "a statue island three"),
        (changed("tiles", "S2", 1, [3, -2, "statue", ["blue", "pink", "green"]]), "has 2 red pedestals; it needs 3"),
        (changed("tiles", "S0", 0, [2, -2, "monster"]), "'tiles' has 7 hexes of monster; it needs 6"),
        (changed("tiles", "S0", 1, [3, -2, "water", "red"]), "'tiles' has 13 red waters; it needs 12"),
        (changed("tiles", "R1", 3, [0, 0, "temple"]), "the ring R1 must have its one hole at 0, 0"),
        (changed("tiles", "R0", 0, [0, -1, "temple"]), "R0 must be the ring of nothing but water"),
        (changed("cities", "red", []), "the red city tile must have three hexes"),
        (changed("compact_slots", "ring", 0, [0, 0]), "a slot is [q, r, turns], not '[0, 0]'"),
        (changed("compact_slots", "nine", 0, [4, -1, "any"]), "a slot is turned 0 to 5 times"),
        (changed("compact_slots", "nine", []), "'compact_slots.nine' must be a list of 3"),
        (changed("reference_map", 1, [2, -8, "city", "black"]), "'reference_map' has 0 red cities; it needs one"),
        (changed("favor_by_seat", [3, 4, 5, "six"]), "'favor_by_seat' must hold whole numbers from 0 to 20"),
        (changed("island_letters", "violet", []), "'island_letters' must name exactly red, yellow, green, blue"),
        (changed("zeus_tiles", "two_sided", 0, "yellow"), "a two-sided Zeus tile is an object"),
        (
            changed("zeus_tiles", "two_sided", 0, {"offering": "blue", "monster": "yellow"}),
            "name a colour twice on one side",
        ),
        (changed("equipment", "E1", "name", "lyre"), "'E1' says 'lyre'; it must be one of omen"),
        (changed("equipment", "E22", "gods", "all"), "'equipment.E22.gods' must be a list"),
        (without("equipment", "E22"), "'equipment' must name exactly E1, E2"),
        (without("ship_tiles", "armed"), "'ship_tiles' must name exactly bulwark"),
    ],
)
def test_a_data_file_that_cannot_be_played_is_refused_with_a_reason(content: str, reason: str) -> None:
    with pytest.raises(ContentError) as refused:
        parts_of(content)
    assert reason in refused.value.reason


def test_a_refusal_names_the_line_of_the_data_file() -> None:
    with pytest.raises(ContentError) as refused:
        parts_of(changed("wheel", 5, "violet"))
    assert refused.value.line is not None
    lines = changed("wheel", 5, "violet").splitlines()
    assert "wheel" in lines[refused.value.line - 1]


def test_water_that_is_not_one_sea_is_refused() -> None:
    data = json.loads(SHIPPED)
    for spot in data["reference_map"]:
        if spot[:2] == [2, -8]:
            spot[:2] = [2, 5]  # The red city, away from the sea.
    with pytest.raises(ContentError, match="the reference map must have one sea that every land lies at"):
        sea_of(json.dumps(data), "reference", 0)


def test_slots_that_overlap_make_no_compact_map() -> None:
    with pytest.raises(ContentError, match="these tiles make no compact map"):
        sea_of(changed("compact_slots", "nine", 1, [4, -1, 1]), "compact", 1)


def test_a_host_can_change_the_numbers() -> None:
    assert parts_of(changed("range", 5)).range == 5


def test_pieces_that_make_no_map_are_refused_before_the_game_begins() -> None:
    content = changed("compact_slots", "nine", 1, [4, -1, 1])
    with pytest.raises(ContentError, match="these tiles make no compact map"):
        DELPHI.start(DelphiOptions(content=content, layout="compact"), 2)


def test_a_host_plays_with_their_own_pieces() -> None:
    content = changed("range", 5)
    state = settle(DELPHI.start(DelphiOptions(content=content, layout="compact"), 2))
    assert state.parts.range == 5
    assert DELPHI.load(state.to_json()).parts is state.parts
