"""Recorded games: every layout and number of players, and every way to end."""

from pathlib import Path

import pytest
from tests.support.records import recorded, verified

from adyton.engine.playing import Playing
from adyton.engine.refusal import Illegal
from adyton.engine.rng import FastRng
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.options import DelphiOptions
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.view import DelphiView

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "ending", "points", "winners"),
    [
        ("reference-two", "arrival", (11, 12), (1,)),
        ("compact-three", "arrival", (9, 11, 12), (2,)),
        ("free-four", "arrival", (11, 12, 11, 9), (2,)),  # The winner's Favoured ship had one task less.
        ("cards", "cards", (8, 7, 8), (1,)),
        ("favor", "favor", (8, 8, 3), (1,)),
        ("shared", "shared", (6, 8, 8), (1, 2)),
        # Version 1 of the rules played those above, version 2 these.
        ("letters", "arrival", (7, 7, 8), (2,)),  # The last seat rests, and the Titan does not come.
        ("seer", "arrival", (6, 8, 8), (2,)),
    ],
)
def test_a_recorded_game_verifies_from_its_seed_to_its_result(
    name: str, ending: str, points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    record = recorded(RECORDS, name)
    outcome = verified(DELPHI, record)
    assert (outcome.ending, outcome.points, outcome.winners) == (ending, points, winners)


def begun() -> Playing[DelphiState, DelphiView]:
    """Return a table at which a seat is about to act."""
    playing = Playing.open(DELPHI, DelphiOptions(), ["Ada", "Bert"], FastRng(3))
    if DELPHI.phase(playing.state) == "morning":
        playing.act(playing.state.active, DELPHI.read("favor"))
    return playing


def first(playing: Playing[DelphiState, DelphiView], words: str) -> str:
    legal = DELPHI.legal(playing.state, playing.state.active)
    return next(action.text for action in legal if words in action.text)


def test_a_move_can_be_taken_back() -> None:
    playing = begun()
    seat, at = playing.state.active, playing.state.at[:]
    playing.act(seat, DELPHI.read(first(playing, "sail")))
    assert playing.state.at != at
    playing.undo(seat)
    assert playing.state.at == at


@pytest.mark.parametrize("words", ["draw", "look"])
def test_moves_that_revealed_something_cannot_be_taken_back(words: str) -> None:
    playing = begun()
    seat = playing.state.active
    playing.act(seat, DELPHI.read(first(playing, words)))
    with pytest.raises(Illegal):
        playing.undo(seat)


def test_even_looking_at_a_decided_island_cannot_be_taken_back() -> None:
    playing = begun()
    seat = playing.state.active
    playing.state.tiles[0] = 7
    playing.act(seat, DELPHI.read(first(playing, "look")))
    with pytest.raises(Illegal):
        playing.undo(seat)
