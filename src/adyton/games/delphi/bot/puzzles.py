"""Puzzles of Delphi: the best use of the dice that are left."""

from collections.abc import Callable, Hashable

from adyton.bots.verdict import Case
from adyton.engine.action import Action
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games.delphi.bot.review import likeness_of
from adyton.games.delphi.rules.action_types import Paid
from adyton.games.delphi.rules.actions import DICE
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.view import DelphiView


def uses_dice(case: Case) -> bool:
    """Return whether a die can be used."""
    return any(isinstance(action, Paid) and action.source < DICE for action in case.legal)


def same_die(view: View) -> Callable[[Action], Hashable]:
    """Return what gives actions the same key that differ only in which of two equal dice pays."""
    assert isinstance(view, DelphiView)
    assert view.viewer is not None
    seat, state = view.viewer, DELPHI.imagine(view, FastRng(1))
    return lambda action: likeness_of(state, seat, action)
