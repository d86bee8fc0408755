"""What guides the search in Keltis: a quick rating of the next step, and the value of a position some turns later."""

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
from adyton.games.keltis.rules.parts import CLOVER, COLOUR, KOBOLD, MIRROR, NO_TILE, SPIRAL, VALUE, VALUES
from adyton.games.keltis.rules.phases.course import clover_fields
from adyton.games.keltis.rules.phases.lay import fits
from adyton.games.keltis.rules.scoring import kobold_points
from adyton.games.keltis.rules.state import ACT, NOT_SCORED, KeltisState
from adyton.games.keltis.rules.view import KeltisView

# The weights are in points. They were tuned by play: bots with slightly different weights met each
# other, and the better ones stayed. The comments say what each weight stands for.
LAY: Final = 1.0  # laying a card at all: it is the only way to move
FIELD: Final = 0.7  # each field that a figure advances: fields pay more and the end comes nearer
PAY: Final = 0.4  # each point more that the new field pays: less than a point, because the figure moves on
WASTE: Final = 0.45  # each value that a row skips: a card of that value can no longer be laid
WISH: Final = 3.8  # a wish stone adds up to 5 points (KEL-26), and mirrors repeat them
POINT: Final = 0.75  # each point of a tile: below 1, because the tile stays and another figure may still land on it
TILE: Final = {
    SPIRAL: 1.4,  # another tile, at the price of the fields that the figure goes back
    KOBOLD: 0.8,  # by itself it only exchanges a card
    MIRROR: 3.3,  # repeats what the wish stones pay (KEL-27)
}
CLOVERS: Final = 3.2  # a step without a card
KOBOLD_HOPE: Final = (
    0.0,
    0.7,
    3.0,
    10.0,
)  # by the number of own figures on kobolds, until they are scored: in the end 5 to 15 points
TARGET: Final = 0.3  # reaching the target area, beside what its field pays: it decides who ends the game
MEET: Final = 5.5  # bringing the priestess to an own figure: 5 points (KEL-11), and a card is laid too
PRIESTESS: Final = -1.0  # moving her elsewhere: the card is spent, and others may profit
DISCARD_FITTING: Final = -2.0  # giving away a card that an own row could take
DISCARD_UNFIT: Final = -0.5  # a card of no use, but the turn moves nothing
DRAW_UNSEEN: Final = 0.3  # an unknown card: it may fit or not
DRAW_FITTING: Final = 2.5  # a known card that fits is a step sure to come
DRAW_UNFIT: Final = -2.0  # a known card that fits nowhere blocks a place in the hand
CHAIN: Final = 0.5  # each field forward or back by a tile: less than by a card, because a chain may undo it
DROP_UNFIT: Final = 0.3  # getting rid of a card of no use
DROP_FITTING: Final = -1.0  # losing a card that an own row could take: half of DISCARD_FITTING, it is asked for
DROP_ROW: Final = -0.8  # taking a card off a row: it gains room, but the card is lost
SCORE_NOW: Final = 10.0  # scoring kobolds comes first: it costs no move
LOWEST: Final = -99.0  # below every rating
HIGHEST_VALUE: Final = VALUES - 1  # of a card

DRAWING: Final = (DRAW_PILE, DRAW_COLOUR)


class KeltisGuide(Guide):
    """Search looks to the end of a turn some decisions later; playouts follow the quick rating."""

    spread = 3.0  # quick ratings of good and bad actions lie about so many points apart
    trust = 4.0  # a quick rating counts as much as so many playouts
    decisions: int = 8  # about two turns of everybody at a table for two
    doubt: int = 100  # in hundredths of a point, how far a reply may err: it keeps playouts different

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> list[float]:
        assert isinstance(view, KeltisView)
        state = KELTIS.imagine(view, rng)
        return [quick(state, state.mover, action) for action in legal]

    def reply(self, state: KeltisState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        best, highest, doubt = legal[0], LOWEST, self.doubt
        for action in legal:
            rate = quick(state, seat, action) + rng.below(doubt) / 100
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
        """Rate the position after the action."""
        assert isinstance(view, KeltisView)
        state = KELTIS.imagine(view, rng)
        seat = state.mover
        return reasons(self.after(state, action, rng), seat)

    def after(self, state: KeltisState, action: Action, rng: Rng) -> KeltisState:
        """Return the position after the action, with chains of tiles played by the quick rating."""
        then = state.copy()
        seat = then.mover
        KELTIS.play(then, seat, action, 0)
        while then.phase in TILE_PHASES:
            KELTIS.play(then, seat, self.reply(then, seat, KELTIS.legal(then, seat), rng), 0)
        return then


class FarKeltisGuide(KeltisGuide):
    """Looks three times as far, and needs more playouts for that."""

    decisions: int = 24


def quick(state: KeltisState, seat: Seat, action: Action) -> float:
    """Rate the action at a glance, in points."""
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
    return DRAW_FITTING - WASTE * waste(row, top) if fits(row, top) else DRAW_UNFIT


def _quick_answer(state: KeltisState, seat: Seat, deed: Deed) -> float:
    """Rate an answer to the question of a tile."""
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
    rate -= WASTE * waste(state.row(seat, colour), VALUE[deed.card])
    return rate + TARGET if there >= state.board.target_from else rate


def _lay_priestess(state: KeltisState, seat: Seat, deed: Deed) -> float:
    lost = WASTE * waste(state.row(seat, COLOUR[deed.card]), VALUE[deed.card])
    return (MEET if state.priestess + deed.number in state.figures[seat] else PRIESTESS) - lost


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
    return DROP_ROW + (DROP_UNFIT * waste(row[:-1], row[-1]) if len(row) > 1 else DROP_UNFIT)


def _fits(state: KeltisState, seat: Seat, deed: Deed) -> bool:
    return fits(state.row(seat, COLOUR[deed.card]), VALUE[deed.card])


def _landing(state: KeltisState, field: int) -> float:
    """Rate what lies on the field."""
    tile = state.tiles[field]
    if state.stones[field]:
        return WISH
    if tile < CLOVER:
        return POINT * tile if tile != NO_TILE else 0.0
    if tile < SPIRAL:
        return CLOVERS
    return TILE[tile]


def _kobolds(state: KeltisState, seat: Seat, figure: int, there: int) -> float:
    """Rate what a figure's step adds to the hope of scoring the kobolds, or takes from it."""
    if state.kobolds[seat] != NOT_SCORED:
        return 0.0
    tiles, fields = state.tiles, state.figures[seat]
    comes, leaves = tiles[there] == KOBOLD, tiles[fields[figure]] == KOBOLD
    if comes == leaves:
        return 0.0
    waiting = sum([tiles[field] == KOBOLD for field in fields]) - leaves
    return KOBOLD_HOPE[waiting + comes] - KOBOLD_HOPE[waiting + leaves]


def waste(row: list[int], value: int) -> int:
    """Count the values that the row can no longer take."""
    return abs(value - row[-1]) if row else min(value, HIGHEST_VALUE - value)
