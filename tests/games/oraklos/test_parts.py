from dataclasses import replace

import pytest

from adyton.engine.content import ContentError, shipped
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    MOTLEY,
    ROUND_DICE,
    START_DICE,
    TOKENS,
    cast_of,
    smallest_turn,
)

SHIPPED = shipped("adyton.games.oraklos", "throw.toml")


def test_okl_1_dice_have_four_colours_and_a_hole_through_two_of_six_faces() -> None:
    assert COLOURS == ("red", "yellow", "blue", "black")
    assert cast_of(OraklosOptions()).hole_faces == 2


@pytest.mark.parametrize(("seats", "used"), [(2, 36), (3, 40), (4, 52), (5, 44)])
def test_okl_1_no_table_needs_more_than_13_dice_of_a_colour(seats: int, used: int) -> None:
    state = ORAKLOS.start(OraklosOptions(), seats)
    of_colour = [sum(stock[colour] for stock in state.stocks) + state.shaker[colour] for colour in range(4)]
    assert sum(of_colour) == used
    assert max(of_colour) <= 13


def test_okl_2_there_are_70_wish_cards() -> None:
    assert len(CARDS) == 70
    assert len(set(CARDS)) == 70
    assert CARD_NAMES[0] == "rrrr"
    assert CARD_NAMES[-1] == "kkkk"


def test_okl_2_each_cyclic_sequence_exists_once_and_mirror_images_differ() -> None:
    turned = {(card[n], card[(n + 1) % 4], card[(n + 2) % 4], card[(n + 3) % 4]) for card in CARDS for n in range(4)}
    assert len(turned) == 256
    assert all(smallest_turn(card) == card for card in CARDS)
    assert {"rybk", "rkby"} <= set(CARD_NAMES)


def test_okl_2_exactly_16_show_three_or_four_corners_of_one_colour() -> None:
    assert len([card for card in CARDS if max(card.count(colour) for colour in range(4)) >= 3]) == 16


def test_okl_3_the_tokens_are_3_2_and_1() -> None:
    assert TOKENS == (3, 2, 1)


def test_okl_4_and_okl_5_dice_by_the_number_of_players() -> None:
    assert START_DICE[2:] == (4, 3, 3, 2)
    assert ROUND_DICE[2:] == (6, 5, 4, 3)
    assert [seats * ROUND_DICE[seats] + 4 for seats in (2, 3, 4, 5)] == [16, 19, 20, 19]


def test_okl_22_without_those_16_cards_54_remain() -> None:
    assert len(MOTLEY) == 54


def refused(**changes: str) -> tuple[int | None, str]:
    text = SHIPPED
    for old, new in changes.items():
        text = text.replace(old, new)
    with pytest.raises(ContentError) as error:
        ORAKLOS.start(OraklosOptions(content=text), 2)
    return error.value.line, error.value.reason


def test_a_hosts_own_throw_replaces_ours() -> None:
    own = replace(OraklosOptions(), content=SHIPPED.replace("hole_faces = 2", "hole_faces = 0"))
    assert cast_of(own).hole_faces == 0


def test_the_scale_makes_dice_larger() -> None:
    small, large = cast_of(OraklosOptions(scale=100)), cast_of(OraklosOptions(scale=130))
    assert (small.corners[0][0], large.corners[0][0]) == (3620, 4707)


def test_a_broken_throw_is_refused_with_its_line_and_the_reason() -> None:
    assert refused(**{"gap = 1.6": "gap = 1.2"}) == (6, "gap must be a number from 1.5 to 3")
    assert refused(**{"gap = 1.6": "gap = true"}) == (6, "gap must be a number from 1.5 to 3")
    assert refused(**{"standard = 0.08": "standard = 0.5"}) == (9, "standard must be a number from 0.03 to 0.18")
    assert refused(**{"[dice]": "#" * 4000}) == (None, "a throw is said in fewer than 4000 letters")
    assert refused(**{"[side]": "[sides]"}) == (None, "the section [side] is missing")
    assert refused(**{"standard = 0.08": "standard = 0.15", "gap = 1.6": "gap = 2.9"}) == (
        6,
        "dice of this size and distance do not fit on the table",
    )
