"""The questions that tiles ask when a figure lands on them."""

from collections.abc import Sequence
from typing import ClassVar

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.keltis.rules.actions import (
    CLOVER_FIGURE,
    CLOVER_ON,
    CLOVERS,
    DROP_HAND,
    DROP_LAID,
    DROPS,
    DROPS_LAID,
    GO_ON,
    SPIRAL_TO,
    SPIRALS,
    STAY,
    STAY_HERE,
)
from adyton.games.keltis.rules.parts import CLOVER, COLOUR, COLOURS, VALUES
from adyton.games.keltis.rules.phases.course import (
    MoverPhase,
    card_refusal,
    clover_fields,
    deed_of,
    end_move,
    land,
    spiral_fields,
    tell_card,
)
from adyton.games.keltis.rules.state import KeltisState, take_from_hand, throw


class TilePhase(MoverPhase):
    """KEL-14. A green tile offers something; the mover may decline."""

    decide_first: ClassVar[Refusal]

    def stay(self, state: KeltisState) -> None:
        state.tell("stayed", seat=state.mover)
        end_move(state)


class FollowClover(TilePhase):
    """KEL-16, KEL-30. On to the next field of the clover's colour, or stay."""

    name = "clover"
    clause = "KEL-16"
    decide_first = Refusal("clover-first", clause="KEL-16")

    def legal(self, state: KeltisState, seat: Seat) -> Sequence[Action]:
        if not state.options.free_clover:
            return [GO_ON, STAY]
        free: list[Action] = [CLOVERS[figure] for figure, field in enumerate(clover_fields(state)) if field]
        return [*free, STAY]

    def play(self, state: KeltisState, seat: Seat, action: Action, at: int) -> None:
        deed = deed_of(action)
        if deed.kind == STAY_HERE:
            self.stay(state)
            return
        figure = state.figure if deed.kind == CLOVER_ON else deed.number
        land(state, figure, clover_fields(state)[figure])

    def reason(self, state: KeltisState, seat: Seat, action: Action, at: int) -> Refusal:
        deed = deed_of(action)
        if deed.kind == CLOVER_FIGURE and state.options.free_clover:
            colour = state.tiles[state.figures[seat][state.figure]] - CLOVER
            if state.board.ahead[colour][state.figures[seat][deed.number]]:
                return Refusal("position-again", clause="KEL-18")
            return Refusal("no-field", {"colour": COLOURS[colour], "figure": deed.number + 1}, "KEL-30")
        if deed.kind == CLOVER_FIGURE:
            return Refusal("clover-own", {"figure": state.figure + 1}, "KEL-16")
        return Refusal("clover-any", clause="KEL-30") if deed.kind == CLOVER_ON else self.decide_first


class FollowSpiral(TilePhase):
    """KEL-17, KEL-18. Back to an earlier field, or stay."""

    name = "spiral"
    clause = "KEL-17"
    decide_first = Refusal("spiral-first", clause="KEL-17")

    def legal(self, state: KeltisState, seat: Seat) -> Sequence[Action]:
        back: list[Action] = [SPIRALS[field] for field in spiral_fields(state)]
        return [*back, STAY]

    def play(self, state: KeltisState, seat: Seat, action: Action, at: int) -> None:
        deed = deed_of(action)
        if deed.kind == STAY_HERE:
            self.stay(state)
        else:
            land(state, state.figure, deed.number)

    def reason(self, state: KeltisState, seat: Seat, action: Action, at: int) -> Refusal:
        deed = deed_of(action)
        if deed.kind != SPIRAL_TO:
            return self.decide_first
        if deed.number >= state.figures[seat][state.figure]:
            return Refusal("spiral-ahead", {"field": deed.number}, "KEL-17")
        if not state.bars_positions:
            return Refusal("spiral-visited", {"field": deed.number}, "KEL-18")
        if state.visited[state.figure] >> deed.number & 1:
            return Refusal("spiral-began", {"field": deed.number}, "KEL-17")
        return Refusal("position-again", clause="KEL-18")


class MeetKobold(TilePhase):
    """KEL-19. Throw a card from the hand or the last one of a row, or stay."""

    name = "kobold"
    clause = "KEL-19"
    decide_first = Refusal("kobold-first", clause="KEL-19")

    def legal(self, state: KeltisState, seat: Seat) -> Sequence[Action]:
        held: list[Action] = [DROPS[card] for card in sorted(set(state.hands[seat]))]
        laid: list[Action] = [DROPS_LAID[card] for card in last_cards(state, seat)]
        return [*held, *laid, STAY]

    def play(self, state: KeltisState, seat: Seat, action: Action, at: int) -> None:
        deed = deed_of(action)
        if deed.kind == STAY_HERE:
            self.stay(state)
            return
        if deed.kind == DROP_HAND:
            take_from_hand(state, seat, deed.card)
        else:
            state.row(seat, COLOUR[deed.card]).pop()
        throw(state, deed.card)
        tell_card(state, "dropped" if deed.kind == DROP_HAND else "dropped-laid", deed.card)
        end_move(state)

    def reason(self, state: KeltisState, seat: Seat, action: Action, at: int) -> Refusal:
        deed = deed_of(action)
        if deed.kind == DROP_LAID:
            return card_refusal("not-last", deed.card, "KEL-19")
        if deed.kind == DROP_HAND:
            return card_refusal("drop-laid" if deed.card in last_cards(state, seat) else "not-in-hand", deed.card)
        return self.decide_first


def last_cards(state: KeltisState, seat: Seat) -> list[int]:
    """Return the last card of each of this seat's rows."""
    rows = [(colour, state.row(seat, colour)) for colour in range(len(COLOURS))]
    return [colour * VALUES + row[-1] for colour, row in rows if row]
