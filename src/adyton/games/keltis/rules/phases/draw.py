"""The second half of a turn: draw back to eight cards."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.phase import BagPhase
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import Seat
from adyton.games.keltis.rules.actions import (
    DISCARD,
    DRAW,
    DRAW_COLOUR,
    DRAW_PILE,
    DRAWS,
    LAY_FIGURE,
    LAY_PRIESTESS,
    SCORE,
    SCORE_KOBOLDS,
    Deed,
)
from adyton.games.keltis.rules.parts import COLOUR, COLOURS, HAND, VALUE, VALUES
from adyton.games.keltis.rules.phases.course import (
    MoverPhase,
    deed_of,
    end_turn,
    finish,
    kobold_refusal,
    score_kobolds,
    tell_card,
)
from adyton.games.keltis.rules.scoring import may_score_kobolds
from adyton.games.keltis.rules.state import DRAW_BACK, OVER, TURN_UP, KeltisState, put_in_hand


class DrawBack(MoverPhase):
    """KEL-13. One card at a time, from the face-down pile or a discard pile, until there are eight."""

    name = "draw"
    clause = "KEL-13"

    def legal(self, state: KeltisState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = [SCORE_KOBOLDS] if may_score_kobolds(state, seat) else []
        actions.append(DRAW)
        for colour, pile in enumerate(state.discards):
            if pile and not state.barred >> colour & 1:
                actions.append(DRAWS[colour])
        return actions

    def play(self, state: KeltisState, seat: Seat, action: Action, at: int) -> None:
        deed = deed_of(action)
        if deed.kind == SCORE:
            score_kobolds(state)
            return
        state.has_drawn = True
        if deed.kind == DRAW_PILE:
            state.phase = TURN_UP
        else:
            take_discard(state, seat, deed.number)
            draw_on(state, seat)

    def reason(self, state: KeltisState, seat: Seat, action: Action, at: int) -> Refusal:
        deed = deed_of(action)
        if deed.kind == DRAW_COLOUR:
            return _draw_refusal(state, deed)
        if deed.kind == SCORE:
            return kobold_refusal(state, seat)
        return Refusal("draw-now", clause="KEL-13") if deed.kind in {LAY_FIGURE, LAY_PRIESTESS, DISCARD} else NOT_NOW


def _draw_refusal(state: KeltisState, deed: Deed) -> Refusal:
    colour = deed.number
    if not state.discards[colour]:
        return Refusal("no-discard", {"colour": COLOURS[colour]}, "KEL-13")
    return Refusal("just-discarded", {"colour": COLOURS[colour], "value": state.discards[colour][-1]}, "KEL-13")


def take_discard(state: KeltisState, seat: Seat, colour: int) -> None:
    """Take the top card of a discard pile. Everybody sees it and may remember it."""
    card = colour * VALUES + state.discards[colour].pop()
    put_in_hand(state, seat, card)
    state.known[seat].append(card)
    state.known[seat].sort()
    tell_card(state, "took", card)


def draw_on(state: KeltisState, seat: Seat) -> None:
    if len(state.hands[seat]) < HAND and not state.ending:
        state.phase = DRAW_BACK
    else:
        end_turn(state)


class TurnUp(BagPhase[KeltisState]):
    """KEL-13, KEL-24. The face-down pile gives a card; the last one ends the game."""

    name = "pile"
    clause = "KEL-24"

    def bag(self, state: KeltisState) -> Bag:
        return state.pile

    def play(self, state: KeltisState, seat: Seat, action: Action, at: int) -> None:
        card = deed_of(action).card
        drawer = state.mover
        state.pile.take(card)
        put_in_hand(state, drawer, card)
        state.fresh = True
        if state.news is not None:
            state.tell("drew", seat=drawer)
            state.tell("drawn", (drawer,), colour=COLOURS[COLOUR[card]], value=VALUE[card])
        if state.pile_size == 0:
            finish(state, "pile")
        if state.phase != OVER:
            draw_on(state, drawer)
