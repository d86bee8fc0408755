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
from adyton.games.keltis.bot.judgement import leads_now, may_meet
from adyton.games.keltis.bot.value import rows
from adyton.games.keltis.rules import actions
from adyton.games.keltis.rules.actions import Deed
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.parts import CLOVER, COLOUR, KOBOLD, NO_TILE, SPIRAL, START, TILE_NAMES, VALUE, VALUES
from adyton.games.keltis.rules.phases.course import clover_fields
from adyton.games.keltis.rules.phases.lay import fits
from adyton.games.keltis.rules.scoring import kobold_points, total_points, wish_points
from adyton.games.keltis.rules.state import CLOVER_CHOICE, KOBOLD_CHOICE, OVER, KeltisState
from adyton.games.keltis.rules.view import KeltisView

SEED: Final = 1
NEAR_END: Final = 20  # cards in the face-down pile: with fewer, a leader may hurry
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
    state = KELTIS.imagine(view, FastRng(SEED))
    then = KeltisGuide().after(state, action, FastRng(SEED))
    if then.phase == OVER:
        return _ending(then, state.mover)
    code, args = _by_parts(view, action, others)
    deed, told = what_it_does(view, action, others)
    return code, {**told, "deed": deed, **_holdings(then, state.mover), **args}


def what_it_does(view: View, action: Action, others: Sequence[Action]) -> Reason:
    """Return what the action does and what it costs, by its kind."""
    assert isinstance(view, KeltisView)
    assert isinstance(action, Deed)
    state = KELTIS.imagine(view, FastRng(SEED))
    code, tell = _KINDS[action.kind]
    return code, tell(state, state.mover, action)


def _ending(state: KeltisState, seat: Seat) -> Reason:
    """Return how the game ends, for a move that ends it."""
    totals = [total_points(state, other) for other in range(state.seats)]
    return "ends", {"points": _signed(totals[seat]), "best": _signed(max(totals[:seat] + totals[seat + 1 :]))}


def _holdings(state: KeltisState, seat: Seat) -> Args:
    """Return what the player has after the move: wish stones, what they count, cards that fit, figures on kobolds."""
    worth = wish_points(state, seat)
    return {
        "wishes": state.wishes[seat],
        "wish-points": _signed(worth),
        "wish-sign": _sign(worth),
        "fitting": rows(state, seat)[0],
        "standing": sum(state.tiles[field] == KOBOLD for field in state.figures[seat]),
    }


def _lay(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    colour = COLOUR[deed.card]
    here = state.figures[seat][deed.number]
    return {**_field(state, here, state.board.ahead[colour][here]), **_skipped(state, seat, deed.card)}


def _priestess(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    there = state.priestess + deed.number
    before = [field - there for field in state.figures[seat] if field > there]
    then = KeltisGuide().after(state, deed, FastRng(SEED))
    return {
        "meets": "yes" if there in state.figures[seat] else "next" if may_meet(then, seat) else "no",
        "gap": min(before, default=0),
        "bonus": state.board.bonus,
        **_skipped(state, seat, deed.card),
    }


def _card(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    """Return whether a card that is given up would still fit, and whether another player's row can take it."""
    colour, value = COLOUR[deed.card], VALUE[deed.card]
    others = [state.row(other, colour) for other in range(state.seats) if other != seat]
    return {
        "fits": _yes(fits(state.row(seat, colour), value)),
        "taken": _yes(any(row and fits(row, value) for row in others)),
        **_skipped(state, seat, deed.card),
    }


def _pile(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    """Return how many open cards would fit an own row, how many values they would skip, and how near the end is."""
    tops = [(colour, discards[-1]) for colour, discards in enumerate(state.discards) if discards]
    fitting = [waste(state.row(seat, colour), top) for colour, top in tops if fits(state.row(seat, colour), top)]
    return {
        "open": len(fitting),
        "skipped": min(fitting, default=0),
        "hurry": _yes(state.pile_size <= NEAR_END and leads_now(state, seat)),
        "left": state.pile_size,
    }


def _open_card(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    row, top = state.row(seat, deed.number), state.discards[deed.number][-1]
    hold = state.pile_size <= NEAR_END and not leads_now(state, seat)
    return {"fits": _yes(fits(row, top)), "skipped": waste(row, top), "hold": _yes(hold), "left": state.pile_size}


def _clover(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    figure = state.figure if deed.kind == actions.CLOVER_ON else deed.number
    here, there = state.figures[seat][figure], clover_fields(state)[figure]
    return {**_field(state, here, there), "steps": there - here}


def _spiral(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    here = state.figures[seat][state.figure]
    return {**_field(state, here, deed.number), "steps": here - deed.number}


def _stay(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    """Return at which tile the player stays, and what going on by a clover or putting a card away would mean."""
    here = state.figures[seat][state.figure]
    there = (clover_fields(state)[state.figure] if state.phase == CLOVER_CHOICE else START) or here
    tile = {CLOVER_CHOICE: "clover", KOBOLD_CHOICE: "kobold"}.get(state.phase, "spiral")
    unfit = sum(not fits(state.row(seat, COLOUR[card]), VALUE[card]) for card in state.hands[seat])
    return {**_field(state, here, there), "tile": tile, "steps": there - here, "unfit": unfit}


def _drop_laid(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    """Return how many values more the row can take without its last card."""
    row = state.row(seat, COLOUR[deed.card])
    return {"more": _room(row[:-1]) - _room(row)}


def _score(state: KeltisState, seat: Seat, deed: Deed) -> Args:
    return {"points": kobold_points(state, seat)}


def _field(state: KeltisState, here: int, there: int) -> Args:
    """Return what a figure finds on a field, and what the fields pay in the end."""
    was, pays = state.board.values[here], state.board.values[there]
    return {
        "tile": _tile(state, there),
        "tile-points": state.tiles[there],
        "change": "same" if was == pays else "other",
        "was": _signed(was),
        "pays": _signed(pays),
    }


def _skipped(state: KeltisState, seat: Seat, card: int) -> Args:
    """Return how many values the row of this card would leave out."""
    return {"skipped": waste(state.row(seat, COLOUR[card]), VALUE[card])}


def _room(row: Sequence[int]) -> int:
    """Return how many values a row can still take."""
    return sum(fits(list(row), value) for value in range(VALUES))


def _signed(points: int) -> str:
    """Return points as they are printed, with a true minus sign."""
    return str(points).replace("-", "−")


def _sign(points: int) -> str:
    return "minus" if points < 0 else "plus"


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
    actions.DROP_LAID: ("drop-laid", _drop_laid),
    actions.SCORE: ("score", _score),
    actions.STAY_HERE: ("stay", _stay),
}

_by_parts: Final = by_parts(KeltisGuide, what_it_does)
