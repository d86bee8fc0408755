"""What guides the search in Keltis: a quick eye for the next step, and the value of a position some turns later."""

from collections.abc import Sequence
from typing import Final

from adyton.bots.search import Guide
from adyton.engine.action import Action
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.keltis.bot.judgement import TILE_PHASES
from adyton.games.keltis.bot.value import leads, reasons
from adyton.games.keltis.rules.actions import (
    CLOVER_ON,
    DISCARD,
    DRAW_COLOUR,
    DRAW_PILE,
    DROP_HAND,
    DROP_LAID,
    LAY_FIGURE,
    LAY_PRIESTESS,
    SCORE,
    SPIRAL_TO,
    STAY_HERE,
    Deed,
)
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.parts import CLOVER, COLOUR, KOBOLD, MIRROR, NO_TILE, SPIRAL, VALUE
from adyton.games.keltis.rules.phases.course import clover_fields
from adyton.games.keltis.rules.phases.lay import fits
from adyton.games.keltis.rules.scoring import kobold_points
from adyton.games.keltis.rules.state import ACT, NOT_SCORED, KeltisState
from adyton.games.keltis.rules.view import KeltisView

# The weights, in points, were found by letting bots with slightly different ones play each other.
LAY: Final = 1.0  # laying a card at all
FIELD: Final = 0.7  # each field that a figure goes on
PAY: Final = 0.4  # each point that its field will pay
WASTE: Final = 0.45  # each value that a row leaves out
WISH: Final = 3.8
POINT: Final = 0.75
TILE: Final = {SPIRAL: 1.4, KOBOLD: 0.8, MIRROR: 3.3}
CLOVERS: Final = 3.2
KOBOLD_HOPE: Final = (0.0, 0.7, 3.0, 10.0)  # by the number of own figures on kobolds, while they are not scored yet
TARGET: Final = 0.3
MEET: Final = 5.5  # bringing the priestess to a figure
PRIESTESS: Final = -1.0  # moving her elsewhere
DISCARD_FITTING: Final = -2.0
DISCARD_UNFIT: Final = -0.5
DRAW_UNSEEN: Final = 0.3
DRAW_FITTING: Final = 2.5
DRAW_UNFIT: Final = -2.0
CHAIN: Final = 0.5  # each field forth or back in a chain
DROP_UNFIT: Final = 0.3
DROP_FITTING: Final = -1.0
DROP_ROW: Final = -0.8
SCORE_NOW: Final = 10.0  # scoring kobolds comes first: it costs no move
DOUBT: Final = 100  # a hundredth of a point each: how much a quick eye may err

DRAWING: Final = (DRAW_PILE, DRAW_COLOUR)


class KeltisGuide(Guide):
    """Search looks to the end of a turn soon after; who plays out plays by the quick eye."""

    spread = 3.0
    trust = 4.0
    decisions: int = 8  # about two turns of everybody at a table for two

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> list[float]:
        assert isinstance(view, KeltisView)
        state = KELTIS.imagine(view, rng)
        return [quick(state, state.mover, action) for action in legal]

    def reply(self, state: KeltisState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        best, highest = legal[0], -99.0
        for action in legal:
            rate = quick(state, seat, action) + rng.below(DOUBT) / 100
            if rate > highest:
                best, highest = action, rate
        return best

    def mark(self, state: KeltisState) -> int:
        return 0

    def is_far(self, state: KeltisState, mark: int, decisions: int) -> bool:
        return decisions >= self.decisions and state.phase == ACT

    def values(self, state: KeltisState) -> list[float]:
        return leads(state)

    def parts(self, view: View, action: Action, rng: Rng) -> dict[str, float]:
        """By what the position after it is worth, chains of tiles followed by the quick eye."""
        assert isinstance(view, KeltisView)
        state = KELTIS.imagine(view, rng)
        seat = state.mover
        KELTIS.play(state, seat, action, 0)
        while state.phase in TILE_PHASES:
            KELTIS.play(state, seat, self.reply(state, seat, KELTIS.legal(state, seat), rng), 0)
        return reasons(state, seat)


class FarKeltisGuide(KeltisGuide):
    """Looks three times as far, and needs more playings for that."""

    decisions: int = 24


def quick(state: KeltisState, seat: Seat, action: Action) -> float:
    """What the action looks like at a glance, in points."""
    assert isinstance(action, Deed)
    kind = action.kind
    if kind == LAY_FIGURE:
        return _lay_figure(state, seat, action)
    if kind == LAY_PRIESTESS:
        return _lay_priestess(state, seat, action)
    if kind == DISCARD:
        return DISCARD_FITTING if _fits(state, seat, action) else DISCARD_UNFIT
    if kind == SCORE:
        return kobold_points(state, seat) + SCORE_NOW
    return _quick_draw(state, seat, action) if kind in DRAWING else _quick_answer(state, seat, action)


def _quick_draw(state: KeltisState, seat: Seat, deed: Deed) -> float:
    if deed.kind == DRAW_PILE:
        return DRAW_UNSEEN
    row, top = state.row(seat, deed.number), state.discards[deed.number][-1]
    return DRAW_FITTING - WASTE * _waste(row, top) if fits(row, top) else DRAW_UNFIT


def _quick_answer(state: KeltisState, seat: Seat, deed: Deed) -> float:
    """To what a tile asks."""
    if deed.kind == SPIRAL_TO:
        return _spiral(state, seat, deed)
    if deed.kind == DROP_HAND:
        return DROP_FITTING if _fits(state, seat, deed) else DROP_UNFIT
    if deed.kind == DROP_LAID:
        return _drop_laid(state, seat, deed)
    return 0.0 if deed.kind == STAY_HERE else _clover(state, seat, deed)


def _lay_figure(state: KeltisState, seat: Seat, deed: Deed) -> float:
    colour = COLOUR[deed.card]
    here = state.figures[seat][deed.number]
    there = state.board.ahead[colour][here]
    values = state.board.values
    rate = LAY + FIELD * (there - here) + PAY * (values[there] - values[here])
    rate += _landing(state, there) + _kobolds(state, seat, deed.number, there)
    rate -= WASTE * _waste(state.row(seat, colour), VALUE[deed.card])
    return rate + TARGET if there >= state.board.target_from else rate


def _lay_priestess(state: KeltisState, seat: Seat, deed: Deed) -> float:
    waste = WASTE * _waste(state.row(seat, COLOUR[deed.card]), VALUE[deed.card])
    return (MEET if state.priestess + deed.number in state.figures[seat] else PRIESTESS) - waste


def _clover(state: KeltisState, seat: Seat, deed: Deed) -> float:
    figure = state.figure if deed.kind == CLOVER_ON else deed.number
    there = clover_fields(state)[figure]
    found = _landing(state, there) + _kobolds(state, seat, figure, there)
    return CHAIN * (there - state.figures[seat][figure]) + found


def _spiral(state: KeltisState, seat: Seat, deed: Deed) -> float:
    here, there = state.figures[seat][state.figure], deed.number
    values = state.board.values
    lost = CHAIN * (here - there) + PAY * max(0, values[here] - values[there])
    return _landing(state, there) + _kobolds(state, seat, state.figure, there) - lost


def _drop_laid(state: KeltisState, seat: Seat, deed: Deed) -> float:
    row = state.row(seat, COLOUR[deed.card])
    return DROP_ROW + (DROP_UNFIT * _waste(row[:-1], row[-1]) if len(row) > 1 else DROP_UNFIT)


def _fits(state: KeltisState, seat: Seat, deed: Deed) -> bool:
    return fits(state.row(seat, COLOUR[deed.card]), VALUE[deed.card])


def _landing(state: KeltisState, field: int) -> float:
    """What lies on the field."""
    tile = state.tiles[field]
    if state.stones[field]:
        return WISH
    if tile < CLOVER:
        return POINT * tile if tile != NO_TILE else 0.0
    if tile < SPIRAL:
        return CLOVERS
    return TILE[tile]


def _kobolds(state: KeltisState, seat: Seat, figure: int, there: int) -> float:
    """What a figure's step adds to the hope of scoring the kobolds, or takes from it."""
    if state.kobolds[seat] != NOT_SCORED:
        return 0.0
    tiles, fields = state.tiles, state.figures[seat]
    comes, leaves = tiles[there] == KOBOLD, tiles[fields[figure]] == KOBOLD
    if comes == leaves:
        return 0.0
    waiting = sum([tiles[field] == KOBOLD for field in fields]) - leaves
    return KOBOLD_HOPE[waiting + comes] - KOBOLD_HOPE[waiting + leaves]


def _waste(row: list[int], value: int) -> int:
    """The values that the row can no longer take."""
    return abs(value - row[-1]) if row else min(value, 10 - value)
