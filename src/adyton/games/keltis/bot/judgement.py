"""Judgement for Keltis: how far the figures have come, what they found, and how far the rows can still grow."""

from collections.abc import Sequence
from typing import Final

from adyton.bots.greedy import Judgement
from adyton.engine.action import Action
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.keltis.rules.game import KELTIS
from adyton.games.keltis.rules.parts import COLOUR, COLOURS, FIGURES, KOBOLD, VALUE, VALUES
from adyton.games.keltis.rules.phases.lay import fits
from adyton.games.keltis.rules.scoring import (
    figure_points,
    kobold_points,
    mirror_points,
    running_points,
    total_points,
    wish_points,
)
from adyton.games.keltis.rules.state import (
    CLOVER_CHOICE,
    KOBOLD_CHOICE,
    NOT_SCORED,
    SPIRAL_CHOICE,
    TURN_UP,
    KeltisState,
)
from adyton.games.keltis.rules.view import KeltisView

DEPTH: Final = 3  # answers to tiles that it looks ahead: longer chains are rare
DRAWS: Final = 6  # cards imagined on top of the face-down pile: enough to see a typical one

# Worths are in points. Each is an estimate of what a thing brings by the end of the game.
VICTORY: Final = 40.0  # ending the game ahead: more than any single move can bring
DEFEAT: Final = 5.0  # ending it behind: small, because waiting seldom turns a game
FIELD: Final = 0.4  # each field of progress while there is time: fields pay up to 10 after 35 steps
PACE: Final = 0.4  # each field of progress at any time, so that the bot never stands still
CARD: Final = 0.5  # each card in hand that a row can still take: it may become a step
ROOM: Final = 0.2  # each value that a row can still take: less than a card, because it must be drawn first
# By the number of figures on kobolds, while the others can still get there: scoring them pays 5 to 15.
KOBOLD_HOPE: Final = (0.0, 1.0, 4.0)
HURRY: Final = 1.5  # to the leader, each card less in the face-down pile at the end: the game ends sooner
MEETING: Final = 3.0  # a card in hand can bring the priestess to a figure: 5 points, if nothing comes between
WISH: Final = 3.0  # a wish stone while there is time: a set of five pays 14 more than none
MIRROR: Final = 2.0  # a mirror while there is time: it repeats what the wish stones will pay
PILE: Final = 80  # cards in the face-down pile at the start, about
ALL_IN_TARGET: Final = 5  # figures in the target area that end the game, KEL-23
HIGHEST_VALUE: Final = VALUES - 1  # of a card
TILE_PHASES: Final = (CLOVER_CHOICE, SPIRAL_CHOICE, KOBOLD_CHOICE)


class KeltisJudgement(Judgement):
    """Rates an action by the position after it, with chains of tiles played as well as possible."""

    def rates(self, view: View, legal: Sequence[Action], rng: Rng) -> Sequence[float]:
        assert isinstance(view, KeltisView)
        state = KELTIS.imagine(view, rng)
        moment = Moment(state)
        return [_rate(state, action, moment, rng, DEPTH) for action in legal]


class Moment:
    """The time left at a decision, and what each card that leaves the face-down pile is worth."""

    __slots__ = ("hurry", "pile", "time")

    def __init__(self, state: KeltisState) -> None:
        self.time = time_left(state)
        self.pile = state.pile_size
        self.hurry = HURRY * (1 - self.time) if leads_now(state, state.mover) else 0.0


def leads_now(state: KeltisState, seat: Seat) -> bool:
    """Return whether this seat would win, perhaps with others, if the game ended now."""
    totals = [total_points(state, other) for other in range(state.seats)]
    return totals[seat] == max(totals)


def _rate(state: KeltisState, action: Action, moment: Moment, rng: Rng, depth: int) -> float:
    then = state.copy()
    KELTIS.play(then, state.mover, action, 0)
    if then.phase in TILE_PHASES and depth:
        return max(_rate(then, reply, moment, rng, depth - 1) for reply in KELTIS.legal(then, state.mover))
    if then.phase == TURN_UP:
        return sum(_rate(then, KELTIS.chance(then, rng), moment, rng, 0) for _ in range(DRAWS)) / DRAWS
    return worth(then, state.mover, moment.time) + moment.hurry * (moment.pile - then.pile_size)


def time_left(state: KeltisState) -> float:
    """Return 1 at the start and 0 when the game is about to end, by the target area or by the pile."""
    foremost = sorted(field for fields in state.figures for field in fields)[-ALL_IN_TARGET:]
    race = 1 - sum(min(field, state.board.target_from) for field in foremost) / (
        ALL_IN_TARGET * state.board.target_from
    )
    return min(race, state.pile_size / PILE)


def worth(state: KeltisState, seat: Seat, time: float) -> float:
    """Return what this position promises a seat, in points."""
    now = figure_points(state, seat) + wish_points(state, seat) + mirror_points(state, seat)
    promised = time * _promise(state, seat) + (1 - time) * now
    pace = PACE * sum(state.figures[seat])
    return (
        running_points(state, seat)
        + promised
        + pace
        + _rows(state, seat)
        + MEETING * may_meet(state, seat)
        + _verdict(state, seat)
    )


def _verdict(state: KeltisState, seat: Seat) -> float:
    if not state.ending:
        return 0.0
    return VICTORY if leads_now(state, seat) else -DEFEAT


def _promise(state: KeltisState, seat: Seat) -> float:
    """Return what figures, wish stones and mirrors may still bring."""
    found = WISH * state.wishes[seat] + MIRROR * state.mirrors[seat]
    return FIELD * sum(state.figures[seat]) + found + kobold_hope(state, seat)


def kobold_hope(state: KeltisState, seat: Seat) -> float:
    """Return what scoring the kobolds promises: nothing once it is done, or once a figure is past the last kobold."""
    if state.kobolds[seat] != NOT_SCORED:
        return 0.0
    tiles = state.tiles
    elsewhere = [field for field in state.figures[seat] if tiles[field] != KOBOLD]
    if not elsewhere:
        return float(kobold_points(state, seat))
    if len(elsewhere) == FIGURES or KOBOLD not in tiles[max(elsewhere) :]:
        return 0.0
    return KOBOLD_HOPE[FIGURES - len(elsewhere)]


def _rows(state: KeltisState, seat: Seat) -> float:
    """Rate what the rows can still take, from the hand and from cards to come."""
    values: list[list[int]] = [[] for _ in COLOURS]
    for card in state.hands[seat]:
        values[COLOUR[card]].append(VALUE[card])
    return sum(_row(state.row(seat, colour), values[colour]) for colour in range(len(COLOURS)))


def may_meet(state: KeltisState, seat: Seat) -> bool:
    """Return whether a card in hand could bring the priestess to an own figure."""
    gaps = [field - state.priestess for field in state.figures[seat]]
    numbers = state.board.priestess
    for card in state.hands[seat]:
        if any(0 < gap <= numbers[VALUE[card]] for gap in gaps) and fits(state.row(seat, COLOUR[card]), VALUE[card]):
            return True
    return False


def _row(row: list[int], held: list[int]) -> float:
    if not row:
        return max(_grown(0, held, 1), _grown(HIGHEST_VALUE, held, -1)) if held else ROOM * HIGHEST_VALUE
    if row[-1] == row[0]:
        return max(_grown(row[-1], held, 1), _grown(row[-1], held, -1))
    return _grown(row[-1], held, 1 if row[-1] > row[0] else -1)


def _grown(last: int, held: list[int], way: int) -> float:
    """Rate a row that ends in `last` and goes this way: cards that fit, and room beyond."""
    fitting = sum((value - last) * way >= 0 for value in held)
    return CARD * fitting + ROOM * (HIGHEST_VALUE - last if way > 0 else last)
