"""Screening: a quick look at a decision, which finds what may have been better."""

import math
from collections.abc import Sequence
from typing import Final

from adyton.bots.duel import Duel, Trials
from adyton.engine.action import Action

FEWEST_PAIRS: Final = 4  # of playouts; after fewer, no action is given up for good


class Rival:
    """An action that may be better than the one that was made, and how far it seems to be ahead."""

    __slots__ = ("action", "found", "lead")

    def __init__(self, action: Action, found: Duel, rated: float, trust: float) -> None:
        self.action = action
        self.found = found
        self.lead = (found.pairs * found.lead + trust * rated) / (found.pairs + trust)

    def may_lead(self, least: float) -> bool:
        """Return whether it may be ahead by so much."""
        return self.found.pairs < FEWEST_PAIRS or self.found.highest > least


def best_rival(trials: Trials, made: Action, iterations: int, least: float) -> Rival | None:
    """Return what seems to be better than the action that was made; None if nothing is, by `least`.

    Sequential halving: all rivals are tried equally often, then the better half of them, and so on.
    All are compared with the same playouts of what was made. The guide's rates tell who takes part,
    and count as much as some playouts. It stops as soon as no rival may be ahead.
    """
    rivals = _rivals(trials, made, iterations)
    rounds = _rounds(len(rivals))
    pairs = 0
    best: Rival | None = None
    for _ in range(rounds):
        pairs += max(2, iterations // rounds // (len(rivals) + 1))
        ranked = [one for one in _ranked(trials, rivals, made, pairs) if one.may_lead(least)]
        best = ranked[0] if ranked else None
        rivals = [one.action for one in ranked[: (len(rivals) + 1) // 2]]
        if best is None or trials.is_late:
            break
    return best if best is not None and best.lead > 0 else None


def _rivals(trials: Trials, made: Action, iterations: int) -> list[Action]:
    """Return the actions that take part: those that the guide rates highest."""
    others = [action for action in trials.search.order if action is not made]
    return others[: max(1, math.isqrt(iterations))]


def _rounds(rivals: int) -> int:
    """Return how many rounds halve so many rivals to one, and let this one have a round."""
    return 1 + max(0, rivals - 1).bit_length()


def _ranked(trials: Trials, rivals: Sequence[Action], made: Action, pairs: int) -> list[Rival]:
    search = trials.search
    trust, behind = search.guide.trust, search.behind
    found = [Rival(each, trials.lead(each, made, pairs), behind[each] - behind[made], trust) for each in rivals]
    return sorted(found, key=lambda one: -one.lead)
