"""Reasons: what speaks for an action, as a code of the catalogues and its arguments, for each game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from adyton.engine.action import Action
from adyton.engine.refusal import Args
from adyton.engine.rng import FastRng, Rng
from adyton.engine.view import View
from adyton.games.delphi.bot.reasons import delphi_reason
from adyton.games.keltis.bot.guide import KeltisGuide
from adyton.games.oracle.bot.guide import OracleGuide
from adyton.games.oraklos.bot.reasons import oraklos_reason

SLIGHT: Final = 0.5  # points; a smaller difference is no reason
SEED: Final = 1

Reason: TypeAlias = tuple[str, Args]
Reasoning: TypeAlias = Callable[[View, Action, Sequence[Action]], Reason]


class Adviser(Protocol):
    """A guide that can say what an action is good for."""

    def parts(self, view: View, action: Action, rng: Rng) -> Mapping[str, float]:
        """What the action promises, in points, by what promises it."""


def by_parts(adviser: Callable[[], Adviser]) -> Reasoning:
    """The part of its promise in which an action is most ahead of the others."""

    def reason(view: View, action: Action, others: Sequence[Action]) -> Reason:
        if not others:
            return "best", {}
        adviser_now = adviser()
        own, *rest = (adviser_now.parts(view, each, FastRng(SEED)) for each in (action, *others))
        ahead = {part: own[part] - sum(each[part] for each in rest) / len(rest) for part in own}
        part = max(ahead, key=lambda name: ahead[name])
        return (part, {"points": round(ahead[part])}) if ahead[part] >= SLIGHT else ("best", {})

    return reason


REASONS: Final[dict[str, Reasoning]] = {
    "delphi": delphi_reason,
    "keltis": by_parts(KeltisGuide),
    "oracle": by_parts(OracleGuide),
    "oraklos": oraklos_reason,
}
