from dataclasses import dataclass

import msgspec
import pytest

from adyton.engine.play import choices
from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE
from adyton.engine.view import View
from adyton.games import GAMES
from adyton.tables.encoder import MOST, ViewEncoder


@dataclass(slots=True, kw_only=True)
class Board(View):
    cards: tuple[str, ...]
    marks: list[int]


MOVES = 400


def board(cards: tuple[str, ...], marks: list[int]) -> Board:
    return Board(viewer=0, seats=2, phase="go", acting=(0,), cards=cards, marks=marks)


def test_a_view_is_an_object_with_its_fields_in_order() -> None:
    text = ViewEncoder(Board).encode(board(("b1",), [7]))
    assert text == b'{"viewer":0,"seats":2,"phase":"go","acting":[0],"deadline":null,"cards":["b1"],"marks":[7]}'


def test_what_can_change_is_encoded_anew() -> None:
    encoder, marks = ViewEncoder(Board), [7]
    encoder.encode(board(("b1",), marks))
    marks.append(8)
    assert b'"marks":[7,8]' in encoder.encode(board(("b1",), marks))


def test_no_more_than_so_many_parts_are_remembered() -> None:
    encoder = ViewEncoder(Board)
    for number in range(2 * MOST):
        encoder.encode(board((f"a card with a name that is worth remembering for a while, number {number}",), []))
    assert 0 < len(encoder.known) <= MOST


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_game_is_told_as_if_nothing_were_remembered(slug: str) -> None:
    game, rng = GAMES[slug], FastRng(3)
    seats = game.chairs[0]
    encoder = ViewEncoder(game.view_type)
    state = game.start(game.read_options({}), seats)
    for _ in range(MOVES):
        turn = game.turn(state)
        if turn.seats == (CHANCE,):
            game.play(state, CHANCE, game.chance(state, rng), 0)
        elif turn.seats:
            for seat in (*range(seats), None):
                view = game.view(state, seat)
                assert encoder.encode(view) == msgspec.json.encode(view)
            seat, legal = (able := choices(game, state, turn))[rng.below(len(able))]
            game.play(state, seat, legal[rng.below(len(legal))], turn.deadline or 0)
