"""Reviews of Delphi: what a decision is compared with. The order of a turn's actions is free."""

from collections.abc import Hashable, Sequence

from adyton.bots.verdict import Case
from adyton.engine.action import Action
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import CHANCE, Seat
from adyton.games.delphi.rules.action_types import Paid
from adyton.games.delphi.rules.actions import DICE, END
from adyton.games.delphi.rules.agenda import ACT
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.view import DelphiView


def taken_away(case: Case) -> Sequence[Action]:
    """Return what was done and what it made impossible.

    What can still be done in the same turn is not lost.

    Ending the turn is among them, because then nothing would have been spent.
    """
    assert isinstance(case.view, DelphiView)
    assert case.made is not None
    assert case.seat is not None
    before = DELPHI.imagine(case.view, FastRng(case.line))
    if before.phase != ACT:
        return case.legal
    after = before.copy()
    DELPHI.play(after, case.seat, case.made, 0)
    _settle(after, case.seat, FastRng(case.line))
    if after.phase != ACT or after.active != case.seat:
        return case.legal
    there = {likeness_of(after, case.seat, action) for action in DELPHI.legal(after, case.seat)}
    gone = (action for action in case.legal if likeness_of(before, case.seat, action) not in there)
    return list(dict.fromkeys((case.made, *gone, END)))


def likeness_of(state: DelphiState, seat: Seat, action: Action) -> Hashable:
    """Return a key that is the same for actions that differ only in which of two equal dice pays."""
    if not isinstance(action, Paid) or action.source >= DICE:
        return action
    return action.verb, state.dice[seat][action.source], action.named, action.cell, action.colour


def _settle(state: DelphiState, seat: Seat, rng: Rng) -> None:
    """Let a fight or a reward that an action set off happen, until the seat can act again or its turn is over."""
    while state.phase != ACT and (seats := DELPHI.turn(state).seats) and seats[0] in {CHANCE, seat}:
        answer = DELPHI.chance(state, rng) if seats[0] == CHANCE else DELPHI.legal(state, seat)[0]
        DELPHI.play(state, seats[0], answer, 0)
