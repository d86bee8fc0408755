"""What views compute: sets and counts in words, the odds of a fight, and where a move can end."""

from typing import Final, TypeAlias

from adyton.engine.seat import Seat
from adyton.games.delphi.rules.actions import BATTLES
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import COLOURS
from adyton.games.delphi.rules.phases.sail import moves, sail_price
from adyton.games.delphi.rules.state import NOBODY, DelphiState

Counts: TypeAlias = dict[str, int]  # by colour, none left out
ROLLS_AHEAD: Final = 4


def colours_in(bits: int) -> tuple[str, ...]:
    return tuple(name for colour, name in enumerate(COLOURS) if bits >> colour & 1)


def counts(numbers: list[int]) -> Counts:
    return dict(zip(COLOURS, numbers, strict=True))


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat


def odds(strength: int) -> tuple[int, ...]:
    """DEL-27: return the percent to win within one roll, two, … The strength falls by 1 with each roll."""
    lost, found = 1.0, []
    for roll in range(ROLLS_AHEAD):
        lost *= min(1.0, max(0, strength - roll) / len(BATTLES))
        found.append(round(100 * (1 - lost)))
    return tuple(found)


def move_prices(state: DelphiState, seat: Seat, source: int) -> dict[str, int]:
    """Return the places where a move paid with this source can end, each with its favor."""
    return {NAME[move.cell]: sail_price(state, seat, move) for move in moves(state, seat, source, state.outfit(seat))}
