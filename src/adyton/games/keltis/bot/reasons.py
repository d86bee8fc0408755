"""Why a bot does what it does in Keltis: what the move itself does, and what it gains over the others."""

from collections.abc import Callable, Sequence
from typing import Final

from adyton.bots.reasons import Reason, by_parts
from adyton.engine.action import Action
from adyton.engine.refusal import Args
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.keltis.bot.guide import KeltisGuide, waste
from adyton.games.keltis.rules import actions
from adyton.games.keltis.rules.actions import Deed
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.parts import CLOVER, COLOUR, NO_TILE, SPIRAL, TILE_NAMES, VALUE
from adyton.games.keltis.rules.phases.course import clover_fields
from adyton.games.keltis.rules.phases.lay import fits
from adyton.games.keltis.rules.scoring import kobold_points
from adyton.games.keltis.rules.state import KeltisState
from adyton.games.keltis.rules.view import KeltisView

SEED: Final = 1
# What moves a figure or the priestess.
MOVES: Final = {
    actions.LAY_FIGURE,
    actions.LAY_PRIESTESS,
    actions.CLOVER_ON,
    actions.CLOVER_FIGURE,
    actions.SPIRAL_TO,
}


def keltis_reason(view: View, action: Action, others: Sequence[Action]) -> Reason:
    """Return what a move does, what it gains over the others and what it risks.

    Of a card that is drawn, discarded or dropped, what it does says everything.
    """
    assert isinstance(view, KeltisView)
    assert isinstance(action, Deed)
    if action.kind not in MOVES:
        return what_it_does(view, action, others)
    code, args = _by_parts(view, action, others)
    deed, told = what_it_does(view, action, others)
    state = KELTIS.imagine(view, FastRng(SEED))
    return code, {**told, "deed": deed, "wishes": state.wishes[state.mover], **args}


def what_it_does(view: View, action: Action, others: Sequence[Action]) -> Reason:
    """Return what the action does and what it costs, by its kind."""
    assert isinstance(view, KeltisView)
    assert isinstance(action, Deed)
    state = KELTIS.imagine(view, FastRng(SEED))
    code, tell = _KINDS[action.kind]
    return code, tell(state, state.mover, action)


def _lay(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    colour = COLOUR[deed.card]
    there = state.board.ahead[colour][state.figures[seat][deed.number]]
    return {**_field(state, there), "skipped": waste(state.row(seat, colour), VALUE[deed.card])}


def _priestess(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    meets = state.priestess + deed.number in state.figures[seat]
    return {"meets": "yes" if meets else "no", "bonus": state.board.bonus}


def _card(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    return {"fits": _yes(fits(state.row(seat, COLOUR[deed.card]), VALUE[deed.card]))}


def _pile(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    """Return how many open cards would fit an own row."""
    tops = [(colour, discards[-1]) for colour, discards in enumerate(state.discards) if discards]
    return {"open": sum(fits(state.row(seat, colour), top) for colour, top in tops)}


def _open_card(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    row, top = state.row(seat, deed.number), state.discards[deed.number][-1]
    return {"fits": _yes(fits(row, top)), "skipped": waste(row, top)}


def _clover(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    figure = state.figure if deed.kind == actions.CLOVER_ON else deed.number
    there = clover_fields(state)[figure]
    return {**_field(state, there), "steps": there - state.figures[seat][figure]}


def _spiral(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    return {**_field(state, deed.number), "steps": state.figures[seat][state.figure] - deed.number}


def _stay(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    return _pays(state, state.figures[seat][state.figure])


def _score(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    return {"points": kobold_points(state, seat)}


def _nothing(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    return {}


def _field(state: KeltisState, field: int) -> Args:
    """Return what a figure finds on a field, and what the field pays in the end."""
    return {"tile": _tile(state, field), "tile-points": state.tiles[field], **_pays(state, field)}


def _pays(state: KeltisState, field: int) -> Args:
    worth = state.board.values[field]
    return {"sign": "minus" if worth < 0 else "plus", "pays": abs(worth)}


def _tile(state: KeltisState, field: int) -> str:
    tile = state.tiles[field]
    if state.stones[field] > 0:
        return "wish"
    if tile == NO_TILE:
        return "none"
    if tile < CLOVER:
        return "points"
    return "clover" if tile < SPIRAL else TILE_NAMES[tile]


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


# By kind: the code of the sentence, and what tells its arguments.
_KINDS: Final[dict[int, tuple[str, Callable[[KeltisState, Seat, Deed], Args]]]] = {
    actions.LAY_FIGURE: ("step", _lay),
    actions.LAY_PRIESTESS: ("priestess", _priestess),
    actions.DISCARD: ("discard", _card),
    actions.DRAW_PILE: ("unseen", _pile),
    actions.DRAW_COLOUR: ("open-card", _open_card),
    actions.CLOVER_ON: ("clover", _clover),
    actions.CLOVER_FIGURE: ("clover", _clover),
    actions.SPIRAL_TO: ("spiral", _spiral),
    actions.DROP_HAND: ("drop", _card),
    actions.DROP_LAID: ("drop-laid", _nothing),
    actions.SCORE: ("score", _score),
    actions.STAY_HERE: ("stay", _stay),
}

_by_parts: Final = by_parts(KeltisGuide, what_it_does)
