"""KEL-1 to KEL-7: what lies on the table before the first turn."""

from collections import Counter

import pytest
from tests.games.keltis.positions import play, set_up, table

from adyton.engine.content import shipped
from adyton.engine.rng import FastRng
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.options import KeltisOptions
from adyton.games.keltis.rules.parts import CARD_NAMES, TILE_NAMES, board_of
from adyton.games.keltis.rules.state import DEAL, KeltisState

BOARD = board_of(None)


def test_kel_1_two_of_each_of_55_cards() -> None:
    state = KELTIS.start(KeltisOptions(), 3)
    assert len(state.pile) == 110
    assert set(Counter(state.pile.items).values()) == {2}
    assert (CARD_NAMES[0], CARD_NAMES[10], CARD_NAMES[11], CARD_NAMES[54]) == ("p0", "p10", "y0", "b10")


@pytest.mark.parametrize(("seats", "pile", "aside"), [(2, 64, 30), (3, 86, 0), (4, 78, 0)])
def test_kel_1_eight_cards_each_and_thirty_are_removed_for_two_players(seats: int, pile: int, aside: int) -> None:
    state = set_up(seats)
    assert [len(hand) for hand in state.hands] == [8] * seats
    assert state.pile_size == pile
    assert state.aside == aside


def test_kel_2_the_priestess_number_follows_from_the_value() -> None:
    assert BOARD.priestess[8] == 3
    assert BOARD.priestess[9] == 4
    assert set(BOARD.priestess) == {1, 2, 3, 4}


def test_kel_3_thirty_five_fields_with_five_large_stones() -> None:
    assert len(BOARD.colours) == len(BOARD.values) == 36
    assert [field for field in range(1, 36) if BOARD.is_large(field)] == [7, 14, 21, 28, 35]
    assert [BOARD.stones[field] for field in (7, 14, 21, 28, 35)] == [2, 2, 2, 2, 1]
    assert BOARD.values[0] == 0
    assert [ahead[0] for ahead in BOARD.ahead] == [1, 2, 3, 4, 5]
    assert [ahead[34] for ahead in BOARD.ahead] == [0, 0, 0, 0, 35]


def test_kel_4_the_last_seven_fields_are_the_target_area() -> None:
    assert BOARD.target_from == 29
    assert BOARD.values[29:] == (6, 6, 6, 7, 7, 7, 10)


def test_kel_5_thirty_tiles_lie_open_beside_the_small_stones() -> None:
    state = set_up()
    lying = Counter(TILE_NAMES[state.tiles[field]] for field in range(1, 36) if not BOARD.is_large(field))
    assert lying == {
        "points 1": 4,
        "points 2": 6,
        "points 3": 4,
        "points 4": 2,
        "spiral": 3,
        "kobold": 3,
        "mirror": 3,
        **dict.fromkeys(["clover pink", "clover yellow", "clover red", "clover green", "clover blue"], 1),
    }
    assert all(state.tiles[field] == 0 for field in (0, 7, 14, 21, 28, 35))


def test_kel_5_tiles_are_laid_from_the_first_small_stone_on() -> None:
    state = KELTIS.start(KeltisOptions(), 2)
    play(state, "tile spiral", "tile points 4", *["tile points 2"] * 5)
    assert [TILE_NAMES[tile] for tile in state.tiles[1:9]] == ["spiral", "points 4", *["points 2"] * 4, "", "points 2"]


def test_kel_6_figures_and_priestess_begin_on_the_start_stone() -> None:
    state = set_up(4)
    assert state.figures == [[0, 0, 0]] * 4
    assert state.priestess == 0
    assert [place.score.running for place in KELTIS.view(state, None).places] == [0, 0, 0, 0]


def test_kel_7_the_first_player_is_drawn_then_it_goes_clockwise() -> None:
    firsts = Counter(set_up(3, seed).first for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    state = table(seats=3)
    movers: list[int] = []
    for name in ("p1", "p3", "p5", "p2"):
        movers.append(state.mover)
        play(state, f"discard {name}", "draw pile", "deal g0" if len(movers) < 3 else "deal g1")
    assert movers == [0, 1, 2, 0]


def test_nature_cannot_act_out_of_turn() -> None:
    state = KELTIS.start(KeltisOptions(), 2)
    refusal = KELTIS.why_not(state, 0, KELTIS.read("discard p1"), 0)
    assert refusal is not None
    assert refusal.code == "not-your-turn"
    refusal = KELTIS.why_not(state, -1, KELTIS.read("deal p1"), 0)
    assert refusal is not None
    assert refusal.code == "not-now"


def test_a_board_without_small_stones_needs_no_tiles() -> None:
    state = KELTIS.start(KeltisOptions(content=_all_large()), 2)
    assert state.phase == DEAL
    _deal(state)
    assert sum(state.stones) == 35


def _all_large() -> str:
    text = shipped("adyton.games.keltis", "keltis.toml")
    stones = ", ".join(f"{field} = 1" for field in range(1, 36))
    text = text.replace("{ 7 = 2, 14 = 2, 21 = 2, 28 = 2, 35 = 1 }", f"{{ {stones} }}")
    text = text.replace("{ 1 = 4, 2 = 6, 3 = 4, 4 = 2 }", "{ }").replace("clover = 5", "clover = 0")
    return (
        text.replace("spiral = 3", "spiral = 0").replace("kobold = 3", "kobold = 0").replace("mirror = 3", "mirror = 0")
    )


def _deal(state: KeltisState) -> None:
    rng = FastRng(3)
    while KELTIS.turn(state).seats == (-1,):
        KELTIS.play(state, -1, KELTIS.chance(state, rng), 0)
