from dataclasses import dataclass

import msgspec
import pytest
from tests.support.live_playing import opened

from adyton.engine.view import View
from adyton.games import GAMES
from adyton.tables.encoded_view import EncodedView, SeatPosition


@dataclass(slots=True, kw_only=True)
class CardsView(View):
    hand: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()


def view(viewer: int | None, hand: tuple[str, ...], pile: tuple[str, ...]) -> CardsView:
    return CardsView(viewer=viewer, seats=2, phase="play", acting=(0,), hand=hand, pile=pile)


def test_the_first_position_is_complete_and_later_ones_hold_the_changes() -> None:
    encoded = EncodedView(CardsView)
    encoded.update(view(0, ("a", "b"), ()), 2)
    whole = msgspec.json.decode(encoded.whole)
    assert whole == {
        "viewer": 0, "seats": 2, "phase": "play", "acting": [0], "deadline": None, "hand": ["a", "b"], "pile": [],
    }  # fmt: skip
    assert (encoded.since, encoded.line) == (None, 2)
    encoded.update(view(0, ("b",), ("a",)), 5)
    assert msgspec.json.decode(encoded.changes) == {"hand": ["b"], "pile": ["a"]}
    assert (encoded.since, encoded.line) == (2, 5)
    assert msgspec.json.decode(encoded.whole) == whole | {"hand": ["b"], "pile": ["a"]}


def test_another_object_with_the_same_content_is_no_change() -> None:
    encoded = EncodedView(CardsView)
    encoded.update(view(0, ("a",), ()), 2)
    encoded.update(view(0, tuple("a"), ()), 3)
    assert msgspec.json.decode(encoded.changes) == {}


def test_parts_that_two_seats_share_are_encoded_once() -> None:
    first, second = EncodedView(CardsView), EncodedView(CardsView)
    pile = tuple("xyz")
    first.update(view(0, ("a",), pile), 2)
    second.update(view(1, ("b",), pile), 2, first)
    assert second.parts["pile"][1] is first.parts["pile"][1]
    assert msgspec.json.decode(second.whole)["hand"] == ["b"]


@pytest.mark.parametrize("slug", list(GAMES))
def test_only_an_asked_seat_gets_legal_actions(slug: str) -> None:
    game = GAMES[slug]
    live, _ = opened(game)
    for seat in (None, 0, 1, 2):
        position = SeatPosition(live, seat, EncodedView(game.view_type))
        may_act = bool(position.legal or position.picks)
        assert may_act == (seat is not None and live.is_asked(seat))
        assert not position.undo
