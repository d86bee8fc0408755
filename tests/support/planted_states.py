"""Omens with one bug each about how states are written and loaded."""

from collections.abc import Sequence
from dataclasses import replace

from tests.support.omens import (
    GIVE,
    KEEP,
    SHARE,
    Omens,
    OmensOptions,
    OmensState,
    OmensView,
    Share,
)
from tests.support.planted import breaks, with_phase

from adyton.engine.action import Action
from adyton.engine.fields import Fields
from adyton.engine.rng import Rng
from adyton.engine.seat import Seat, Turn
from adyton.engine.state import Json


@breaks("JSON round-trips")
class LoadsLess(Omens):
    def load(self, json: Json) -> OmensState:
        return super().load({**json, "points": [0] * json["seats"], "taker": -1})


@breaks("JSON round-trips")
class LoadsOtherOptions(Omens):
    def load(self, json: Json) -> OmensState:
        state = super().load(json)
        written = json["options"]
        state.options = replace(state.options, moons=3)
        state.__class__ = type(
            "Lying", (OmensState,), {"__slots__": (), "to_json": lambda _: {**json, "options": written}}
        )
        return state


class WritesLessState(OmensState):
    __slots__ = ()

    def to_json(self) -> Json:
        return {**super().to_json(), "hands": [sorted(hand, reverse=True) for hand in self.hands]}


@breaks("JSON round-trips")
class WritesLess(Omens):
    """Forgets the order of hands, on which the legal actions depend."""

    state_type = WritesLessState


class LuckyState(OmensState):
    """Has a field that is not written."""

    fields = Fields(
        values=OmensState.fields.values,
        rows=OmensState.fields.rows,
        tables=OmensState.fields.tables,
        bags=OmensState.fields.bags,
        derived=("luck",),
    )
    __slots__ = ("luck",)

    def __init__(self, options: OmensOptions, seats: int) -> None:
        super().__init__(options, seats)
        self.luck = True


class _Lucky(Omens):
    state_type = LuckyState

    def load(self, json: Json) -> OmensState:
        state = super().load(json)
        assert isinstance(state, LuckyState)
        state.luck = False
        return state


def luck(state: OmensState) -> bool:
    return isinstance(state, LuckyState) and state.luck


@breaks("JSON round-trips")
class LuckyTurn(_Lucky):
    class Lucky(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((state.taker,), None, luck(state))

    phases = with_phase(SHARE, Lucky())


@breaks("JSON round-trips")
class LuckyLegal(_Lucky):
    class Lucky(Share):
        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return [KEEP, GIVE] if luck(state) else [GIVE, KEEP]

    phases = with_phase(SHARE, Lucky())


@breaks("JSON round-trips")
class LuckyPlay(_Lucky):
    class Lucky(Share):
        def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
            super().play(state, seat, action, at)
            state.points[0] += luck(state)

    phases = with_phase(SHARE, Lucky())


@breaks("JSON round-trips")
class ImaginesUnwritable(Omens):
    def imagine(self, view: OmensView, rng: Rng) -> OmensState:
        state = super().imagine(view, rng)
        state.__class__ = type("Odd", (OmensState,), {"__slots__": (), "to_json": _odd_json})
        return state


def _odd_json(state: OmensState) -> Json:
    return {**OmensState.to_json(state), "more": 1}
