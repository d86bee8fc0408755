"""What several phases share: the course of a turn, where a figure lands, and how the game ends."""

from typing import Final

from adyton.engine.action import Action
from adyton.engine.phase import Phase
from adyton.engine.refusal import Refusal
from adyton.engine.seat import SOLO, Seat, Turn
from adyton.games.keltis.rules.actions import Deed
from adyton.games.keltis.rules.parts import (
    CLOVER,
    COLOUR,
    COLOURS,
    FIELDS,
    FIGURES,
    KOBOLD,
    MIRROR,
    NO_TILE,
    SPIRAL,
    START,
    VALUE,
)
from adyton.games.keltis.rules.scoring import kobold_points, may_score_kobolds
from adyton.games.keltis.rules.state import (
    ACT,
    CLOVER_CHOICE,
    DRAW_BACK,
    KOBOLD_CHOICE,
    NOT_SCORED,
    OVER,
    SPIRAL_CHOICE,
    KeltisState,
)

MOST_QUIET: Final = 100  # KEL-29
OWN_IN_TARGET: Final = 3  # KEL-23
ALL_IN_TARGET: Final = 5


class MoverPhase(Phase[KeltisState]):
    """A question to the mover, the player whose turn it is."""

    def turn(self, state: KeltisState) -> Turn:
        return SOLO[state.mover]

    def asks(self, state: KeltisState, seat: Seat) -> bool:
        return seat == state.mover


def deed_of(action: Action) -> Deed:
    assert isinstance(action, Deed), action
    return action


def tell_card(state: KeltisState, name: str, card: int) -> None:
    """Tell everybody what the mover did with an open card."""
    if state.news is not None:
        state.tell(name, seat=state.mover, colour=COLOURS[COLOUR[card]], value=VALUE[card])


def begin_turn(state: KeltisState, seat: Seat) -> None:
    state.phase = ACT
    state.mover = seat
    state.figure = 0
    state.visited = [1 << field for field in state.figures[seat]]
    state.positions = []
    state.barred = 0
    state.has_drawn = False
    state.fresh = False


def end_turn(state: KeltisState) -> None:
    """Begin the next seat's turn (KEL-7), or end the game (KEL-29 after too many turns without a new card, KEL-31)."""
    state.quiet = 0 if state.fresh else state.quiet + 1
    follower = (state.mover + 1) % state.seats
    if state.ending:
        if follower == state.first:
            state.phase = OVER
        else:
            begin_turn(state, follower)
    elif state.quiet == MOST_QUIET:
        state.ending = "guard"
        state.phase = OVER
    else:
        begin_turn(state, follower)


def finish(state: KeltisState, ending: str) -> None:
    """KEL-23, KEL-24: end the game, or let KEL-31 finish the round first."""
    state.ending = ending
    if not state.options.equal_turns:
        state.phase = OVER
    elif (state.mover + 1) % state.seats != state.first:
        state.tell("last-round", seat=state.mover)


def end_move(state: KeltisState) -> None:
    """Let the mover draw cards. KEL-31: nobody draws in the last round, and kobolds score by themselves."""
    if not state.ending:
        state.phase = DRAW_BACK
        return
    if may_score_kobolds(state, state.mover):
        score_kobolds(state)
    end_turn(state)


def land(state: KeltisState, figure: int, field: int) -> None:
    """Move a figure of the mover to a field, and apply what lies there."""
    state.figures[state.mover][figure] = field
    state.figure = figure
    if state.bars_positions:
        state.positions.append(position_after(state, figure, field))
    else:
        state.visited[figure] |= 1 << field
    if state.news is not None:
        state.tell("moved", seat=state.mover, figure=figure + 1, field=field)
    state.phase = DRAW_BACK
    if field >= state.board.target_from and not state.ending:
        end_in_target(state)
    if state.phase != OVER:
        work(state, field)
    if state.phase == DRAW_BACK:
        end_move(state)


def end_in_target(state: KeltisState) -> None:
    """KEL-23: end the game when a player's third figure or the fifth of all is in the target area."""
    target_from = state.board.target_from
    standing = [sum([field >= target_from for field in fields]) for fields in state.figures]
    if standing[state.mover] == OWN_IN_TARGET:
        finish(state, "third")
    elif sum(standing) == ALL_IN_TARGET:
        finish(state, "fifth")


def work(state: KeltisState, field: int) -> None:
    """KEL-14 to KEL-22: apply what lies on the field where the figure landed."""
    tile = state.tiles[field]
    if state.stones[field] > 0:
        take_wish_stone(state, field)
    elif NO_TILE < tile < CLOVER:
        state.tile_points[state.mover] += tile
        if state.news is not None:
            state.tell("points", seat=state.mover, points=tile)
    elif CLOVER <= tile < SPIRAL:
        if any(clover_fields(state)):
            state.phase = CLOVER_CHOICE
    elif tile == SPIRAL:
        if spiral_fields(state):
            state.phase = SPIRAL_CHOICE
    elif tile == KOBOLD:
        state.phase = KOBOLD_CHOICE
    elif tile == MIRROR:
        take_mirror(state, field)


def take_wish_stone(state: KeltisState, field: int) -> None:
    """KEL-21."""
    state.stones[field] -= 1
    state.wishes[state.mover] += 1
    state.tell("wish", seat=state.mover)


def take_mirror(state: KeltisState, field: int) -> None:
    """KEL-22."""
    state.tiles[field] = NO_TILE
    state.mirrors[state.mover] += 1
    state.tell("mirror", seat=state.mover)


def clover_fields(state: KeltisState) -> list[int]:
    """KEL-16, KEL-30: return for each figure the field to which the clover may take it; 0 for none."""
    fields = state.figures[state.mover]
    colour = state.tiles[fields[state.figure]] - CLOVER
    ahead = state.board.ahead[colour]
    movable = range(FIGURES) if state.options.free_clover else (state.figure,)
    found = [ahead[field] if figure in movable else START for figure, field in enumerate(fields)]
    return [START if is_back(state, figure, field) else field for figure, field in enumerate(found)]


def spiral_fields(state: KeltisState) -> list[int]:
    """KEL-17, KEL-18: return the earlier fields, without the figure's first one and without repeated positions."""
    visited = state.visited[state.figure]
    earlier = range(state.figures[state.mover][state.figure])
    return [field for field in earlier if not visited >> field & 1 and not is_back(state, state.figure, field)]


def position_after(state: KeltisState, figure: int, field: int) -> int:
    """KEL-18: return the position that arises if this figure moves to this field: tile and three figures."""
    position = field
    for other, stands in enumerate(state.figures[state.mover]):
        position = position * (FIELDS + 1) + (field if other == figure else stands)
    return position


def is_back(state: KeltisState, figure: int, field: int) -> bool:
    """KEL-18: return whether this move would repeat a position of the turn. Before version 3 none is kept."""
    return position_after(state, figure, field) in state.positions


def score_kobolds(state: KeltisState) -> None:
    """KEL-20."""
    points = kobold_points(state, state.mover)
    state.kobolds[state.mover] = points
    state.tell("kobolds", seat=state.mover, points=points)


def kobold_refusal(state: KeltisState, seat: Seat) -> Refusal:
    """KEL-20: return why this seat may not score its kobolds."""
    if state.kobolds[seat] != NOT_SCORED:
        return Refusal("kobolds-scored", clause="KEL-20")
    if state.has_drawn:
        return Refusal("kobolds-late", clause="KEL-20")
    return Refusal("kobolds-elsewhere", clause="KEL-20")


def card_refusal(code: str, card: int, clause: str = "") -> Refusal:
    return Refusal(code, {"colour": COLOURS[COLOUR[card]], "value": VALUE[card]}, clause)
