"""Reviews of Delphi: how much further the plan would be, in actions, had something else been done."""

from typing import Final

from adyton.bots.delphi import DelphiJudgement
from adyton.bots.hint import Hint, explained
from adyton.bots.verdict import Case, Verdict
from adyton.engine.action import Action
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import CHANCE, Seat
from adyton.games.delphi.errands import ACT
from adyton.games.delphi.rules import DELPHI
from adyton.games.delphi.state import DelphiState
from adyton.games.delphi.view import DelphiView

DEAREST: Final = 6.0  # actions, about a task's; rates beyond it only mean 'by all means'


def judged_by_plan(case: Case) -> Verdict:
    """By what the judgement thinks of what was done, and of the best that was not done."""
    assert isinstance(case.view, DelphiView)
    assert case.made is not None
    assert case.seat is not None
    rates = DelphiJudgement().rates(case.view, case.legal, FastRng(case.line))
    ranked = [action for _, action in sorted(zip(rates, case.legal, strict=True), key=lambda pair: -pair[0])]
    cost = min(DEAREST, max(rates) - rates[list(case.legal).index(case.made)])
    if cost <= 0 or _is_still_there(case, ranked[0]):
        return Verdict(case.line, case.seat, case.made, Hint(case.made, "best"), 0.0)
    return Verdict(case.line, case.seat, case.made, explained(DELPHI, case.view, ranked), cost)


def _is_still_there(case: Case, best: Action) -> bool:
    """Whether the best can be done next: the order of a turn's actions is free, and nothing is lost by waiting."""
    assert isinstance(case.view, DelphiView)
    assert case.made is not None
    assert case.seat is not None
    state = DELPHI.imagine(case.view, FastRng(case.line))
    if state.phase != ACT:
        return False
    DELPHI.play(state, case.seat, case.made, 0)
    _settle(state, case.seat, FastRng(case.line))
    return state.phase == ACT and state.active == case.seat and best in DELPHI.legal(state, case.seat)


def _settle(state: DelphiState, seat: Seat, rng: Rng) -> None:
    """Lets happen what an action set off, a fight or a reward, until the seat can act again or its turn is over."""
    while state.phase != ACT and (seats := DELPHI.turn(state).seats) and seats[0] in {CHANCE, seat}:
        answer = DELPHI.chance(state, rng) if seats[0] == CHANCE else DELPHI.legal(state, seat)[0]
        DELPHI.play(state, seats[0], answer, 0)
