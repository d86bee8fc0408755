"""The first half of a turn: lay a card and move, or discard a card."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import Seat
from adyton.games.keltis.rules.actions import (
    DISCARD,
    DISCARDS,
    DRAW_COLOUR,
    DRAW_PILE,
    LAY_FIGURE,
    LAY_FIGURES,
    LAY_PRIESTESS,
    LAY_PRIESTESSES,
    SCORE,
    SCORE_KOBOLDS,
    Deed,
)
from adyton.games.keltis.rules.parts import COLOUR, COLOURS, FIELDS, VALUE
from adyton.games.keltis.rules.phases.course import (
    MoverPhase,
    card_refusal,
    deed_of,
    end_move,
    kobold_refusal,
    land,
    score_kobolds,
    tell_card,
)
from adyton.games.keltis.rules.scoring import may_score_kobolds
from adyton.games.keltis.rules.state import KeltisState, take_from_hand, throw


def fits(row: list[int], value: int) -> bool:
    """KEL-8: return whether the card fits. Once a row has a direction, it must be equal to the last or beyond it."""
    if not row or row[-1] == row[0]:
        return True
    return value >= row[-1] if row[-1] > row[0] else value <= row[-1]


def most_steps(state: KeltisState, card: int) -> int:
    """KEL-11: return how far this card moves the priestess, never past the last field."""
    return min(state.board.priestess[VALUE[card]], FIELDS - state.priestess)


class LayOrDiscard(MoverPhase):
    """KEL-8 to KEL-12. A card to the own row moves a figure or the priestess; a discarded one moves nothing."""

    name = "lay"
    clause = "KEL-8"

    def legal(self, state: KeltisState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        steps: list[Action] = []
        discards: list[Action] = []
        board, rows, figures = state.board, state.rows, state.figures[seat]
        previous = -1
        for card in state.hands[seat]:  # sorted, so equal cards are neighbours; a second one allows nothing new
            if card == previous:
                continue
            previous = card
            discards.append(DISCARDS[card])
            colour = COLOUR[card]
            if fits(rows[seat * len(COLOURS) + colour], VALUE[card]):
                ahead, lays = board.ahead[colour], LAY_FIGURES[card]
                for figure, field in enumerate(figures):
                    if ahead[field]:
                        actions.append(lays[figure])
                steps += LAY_PRIESTESSES[card][: most_steps(state, card)]
        actions += steps
        actions += discards
        if may_score_kobolds(state, seat):
            actions.append(SCORE_KOBOLDS)
        return actions

    def play(self, state: KeltisState, seat: Seat, action: Action, at: int) -> None:
        deed = deed_of(action)
        if deed.kind == SCORE:
            score_kobolds(state)
            return
        take_from_hand(state, seat, deed.card)
        if deed.kind == DISCARD:
            throw(state, deed.card)
            tell_card(state, "discarded", deed.card)
            end_move(state)
            return
        state.row(seat, COLOUR[deed.card]).append(VALUE[deed.card])
        tell_card(state, "laid", deed.card)
        if deed.kind == LAY_FIGURE:
            ahead = state.board.ahead[COLOUR[deed.card]]
            land(state, deed.number, ahead[state.figures[seat][deed.number]])
        else:
            move_priestess(state, seat, deed.number)
            end_move(state)

    def reason(self, state: KeltisState, seat: Seat, action: Action, at: int) -> Refusal:
        deed = deed_of(action)
        if deed.kind in {LAY_FIGURE, LAY_PRIESTESS}:
            return _lay_refusal(state, seat, deed)
        if deed.kind == DISCARD:
            return card_refusal("not-in-hand", deed.card)
        if deed.kind in {DRAW_PILE, DRAW_COLOUR}:
            return Refusal("lay-first", clause="KEL-13")
        return kobold_refusal(state, seat) if deed.kind == SCORE else NOT_NOW


def move_priestess(state: KeltisState, seat: Seat, steps: int) -> None:
    """KEL-11: the priestess pays if she ends beside a figure of the mover; tiles do not work for her."""
    state.priestess += steps
    state.tell("priestess", seat=seat, field=state.priestess)
    if state.priestess in state.figures[seat]:
        state.bonuses[seat] += state.board.bonus
        state.tell("bonus", seat=seat, points=state.board.bonus)


def _lay_refusal(state: KeltisState, seat: Seat, deed: Deed) -> Refusal:
    colour = COLOUR[deed.card]
    if deed.card not in state.hands[seat]:
        return card_refusal("not-in-hand", deed.card)
    row = state.row(seat, colour)
    if not fits(row, VALUE[deed.card]):
        code = "row-up" if row[-1] > row[0] else "row-down"
        return Refusal(code, {"colour": COLOURS[colour], "last": row[-1]}, "KEL-8")
    if deed.kind == LAY_FIGURE:
        return Refusal("no-field", {"colour": COLOURS[colour], "figure": deed.number + 1}, "KEL-10")
    if state.priestess == FIELDS:
        return Refusal("priestess-end", clause="KEL-11")
    return Refusal("priestess-steps", {"most": most_steps(state, deed.card)}, "KEL-11")
