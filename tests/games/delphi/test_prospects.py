"""What each equipment card would do for a player (DEL-46 to DEL-49)."""

import pytest
from tests.games.delphi.positions import lift, put, ready

from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.names import CARDS
from adyton.games.delphi.rules.prospects import prospect
from adyton.games.delphi.rules.state import DelphiState


def would(state: DelphiState, card: str) -> tuple[int, int, tuple[str, ...]]:
    found = prospect(state, 0, CARDS.index(card))
    assert found.card == card
    return found.now, found.then, found.colours


@pytest.mark.parametrize(
    ("card", "kind", "expected"),
    [
        ("E1", "omen", (4, 6, ("yellow",))),
        ("E4", "purse", (4, 3, ())),
        ("E5", "amulet", (0, 3, ("pink",))),
        ("E8", "bounty", (4, 7, ())),
        ("E9", "sail", (3, 4, ())),
        ("E10", "long_arm", (0, 3, ())),
        ("E11", "long_arm", (0, 6, ())),
        ("E12", "long_arm", (0, 3, ())),
        ("E13", "choir", (0, 9, ())),
        ("E14", "seer", (0, 12, ())),
        ("E15", "keel", (0, 7, ())),
        ("E16", "salve", (6, 8, ())),
        ("E17", "chest", (2, 3, ())),
    ],
)
def test_what_a_card_would_do_at_the_start(card: str, kind: str, expected: tuple[int, int, tuple[str, ...]]) -> None:
    state = ready(favor=4)
    assert prospect(state, 0, CARDS.index(card)).kind == kind
    assert would(state, card) == expected


def test_del_45_gilded_gains_more() -> None:
    assert would(ready(favor=1, ship="gilded"), "E8") == (1, 5, ())


def test_del_48_the_seer_counts_only_islands_that_the_seat_has_not_seen() -> None:
    state = ready()
    state.known[3] |= 1
    state.uncovered[4] = 1
    assert would(state, "E14") == (0, 10, ())


def test_del_46_an_amulet_raises_its_god_from_its_row() -> None:
    state = ready()
    lift(state, "hermes", 4)
    assert would(state, "E5") == (4, 5, ("pink",))


def test_del_49_only_needed_and_available_cargo_can_be_fetched() -> None:
    state = ready()
    put(state, "yellow offering", "2,0")
    assert would(state, "E18")[2] == ("yellow",)
    assert would(state, "E19")[2] == ()
    assert would(state, "E20")[2] == ("red", "yellow", "green")


def test_del_49_a_god_at_the_top_rises_no_further() -> None:
    state = ready()
    lift(state, "poseidon", 6)
    assert would(state, "E22")[2] == ("red", "pink", "green")


def test_views_show_what_the_open_cards_would_do_for_each_seat() -> None:
    state = ready(favor=2)
    view = DELPHI.view(state, None)
    assert [one.card for one in view.players[1].prospects] == ["E1", "E2", "E3", "E4", "E5", "E6"]
    assert [one.now for one in view.players[0].prospects][:4] == [2, 2, 2, 2]
    assert view.players[1].prospects[0].now == 0
