"""Reasons: what speaks for an action, as a code of the catalogues and its arguments."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from adyton.engine.action import Action
from adyton.engine.refusal import Args
from adyton.engine.rng import FastRng, Rng
from adyton.engine.view import View

SLIGHT: Final = 0.5  # points; a smaller difference is no reason
NO_RISK: Final = "none"
SEED: Final = 1

Reason: TypeAlias = tuple[str, Args]
Reasoning: TypeAlias = Callable[[View, Action, Sequence[Action]], Reason]


class Adviser(Protocol):
    """A guide that can say what an action is good for."""

    def parts(self, view: View, action: Action, rng: Rng) -> Mapping[str, float]:
        """Return what the action promises, in points, by what promises it."""


def no_reason(view: View, action: Action, others: Sequence[Action]) -> Reason:
    """Return the reason of a game that gives none: the action came out best."""
    return "best", {}


def by_parts(adviser: Callable[[], Adviser], otherwise: Reasoning) -> Reasoning:
    """Return what an action gains over the others, how many those are, and what it risks: its best and worst part.

    If it gains next to nothing over them, `otherwise` says what the action itself does.
    """

    def reason(view: View, action: Action, others: Sequence[Action]) -> Reason:
        if not others:
            return otherwise(view, action, others)
        adviser_now = adviser()
        own, *rest = (adviser_now.parts(view, each, FastRng(SEED)) for each in (action, *others))
        ahead = {part: own[part] - sum(each[part] for each in rest) / len(rest) for part in own}
        gain, risk = (pick(ahead, key=lambda name: ahead[name]) for pick in (max, min))
        if ahead[gain] < SLIGHT:
            return otherwise(view, action, others)
        return gain, {
            "points": max(1, round(ahead[gain])),
            "risk": risk if ahead[risk] <= -SLIGHT else NO_RISK,
            "others": len(others),
        }

    return reason
