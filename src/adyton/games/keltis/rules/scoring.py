"""Points and winners (KEL-20, KEL-25 to KEL-28)."""

from adyton.engine.game import Outcome
from adyton.engine.seat import Seat, places_of
from adyton.games.keltis.rules.parts import KOBOLD
from adyton.games.keltis.rules.state import NOT_SCORED, KeltisState


def kobold_points(state: KeltisState, seat: Seat) -> int:
    """KEL-20: return what kobolds would pay this seat now; 0 if a figure stands elsewhere."""
    return state.board.kobold[len(set(state.figures[seat]))] if all_on_kobolds(state, seat) else 0


def all_on_kobolds(state: KeltisState, seat: Seat) -> bool:
    return all(state.tiles[field] == KOBOLD for field in state.figures[seat])


def may_score_kobolds(state: KeltisState, seat: Seat) -> bool:
    """KEL-20: once in a game, before drawing, with all figures on kobolds."""
    return not state.has_drawn and state.kobolds[seat] == NOT_SCORED and all_on_kobolds(state, seat)


def figure_points(state: KeltisState, seat: Seat) -> int:
    """KEL-25: return what the fields under this seat's figures pay."""
    return sum([state.board.values[field] for field in state.figures[seat]])


def wish_points(state: KeltisState, seat: Seat) -> int:
    """KEL-26."""
    return state.board.wish_points(state.wishes[seat])


def mirror_points(state: KeltisState, seat: Seat) -> int:
    """KEL-27: each mirror pays the wish stones' result once more."""
    return state.mirrors[seat] * wish_points(state, seat)


def running_points(state: KeltisState, seat: Seat) -> int:
    """Return what was paid during the game: by tiles, the priestess and kobolds."""
    return state.tile_points[seat] + state.bonuses[seat] + max(state.kobolds[seat], 0)


def total_points(state: KeltisState, seat: Seat) -> int:
    """Return the score if the game ended now."""
    at_end = figure_points(state, seat) + wish_points(state, seat) + mirror_points(state, seat)
    return running_points(state, seat) + at_end


def outcome_of(state: KeltisState) -> Outcome:
    """KEL-28: the highest score wins; equal scores share the win."""
    points = tuple([total_points(state, seat) for seat in range(state.seats)])
    return Outcome(points, places_of(points), state.ending)
