"""Two worlds under one schedule that differ only in a secret. Browsers that may not know it hear the same bytes."""

from itertools import combinations
from typing import NamedTuple

from tests.support.omens import DEALS, OFFERS, OMENS, Omens, OmensState
from tests.support.simulation.checks import check
from tests.support.simulation.run import Played, run

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.rng import Rng

Hands = list[list[int]]


class Swapped(Omens):
    """Omens in which two omens are swapped before they are dealt."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__()
        self.swapped = {one: other, other: one}

    def chance(self, state: OmensState, rng: Rng) -> Action:
        if not state.bag.items or self.phase(state) != "deal":
            return super().chance(state, rng)
        drawn = Bag(self.other(omen) for omen in state.bag.items).pick(rng)
        return DEALS[self.other(drawn)]

    def other(self, omen: int) -> int:
        return self.swapped.get(omen, omen)


class Secret(NamedTuple):
    """Two omens that a seat cannot tell apart until this line is written."""

    one: int
    other: int
    until: int


def compare(seed: int, game: type[Swapped] = Swapped) -> int:
    """Run a seed in both worlds for one of the browsers. Return how many messages were equal.

    Raise BrokenPromise if a message differs before the secret is shown.
    """
    truth = run(seed, game(0, 0))
    place = seed % len(truth.browsers)
    secret = secret_of(truth, truth.browsers[place].seat)
    if secret is None:
        return 0
    rival = run(seed, game(secret.one, secret.other))
    assert _dealt(rival) != _dealt(truth)
    seen, seen_there = (_before(world, place, secret.until) for world in (truth, rival))
    for number, (one, other) in enumerate(zip(seen, seen_there, strict=False)):
        check("no byte depends on a secret", one == other, (secret, number, one, other))
    check("no byte depends on a secret", len(seen) == len(seen_there), (secret, len(seen), len(seen_there)))
    return len(seen)


def _before(world: Played, place: int, line: int) -> list[tuple[float, bytes]]:
    """Return what reached this browser, and when, before this line was written."""
    return [arrival for arrival in world.browsers[place].arrivals if arrival[0] < world.written[line]]


def secret_of(played: Played, viewer: int | None) -> Secret | None:
    """Return two omens in different hands or in none, unknown to this seat for as long as possible.

    Their neighbours stay in order, so that the schedule presses the same buttons in both worlds.
    """
    hands, shown = _dealt(played), _shown(played)
    for one, other in sorted(combinations(range(OMENS), 2), key=lambda pair: -min(shown[pair[0]], shown[pair[1]])):
        known = [] if viewer is None else hands[viewer]
        where = [next((hand for hand in hands if omen in hand), []) for omen in (one, other)]
        if one in known or other in known or where[0] is where[1] or (not where[0] and not where[1]):
            continue
        if all(_keeps_order(hand, one, other) for hand in where):
            return Secret(one, other, min(shown[one], shown[other]))
    return None


def _keeps_order(hand: list[int], one: int, other: int) -> bool:
    """Return whether no omen of this hand lies between the two."""
    return not [omen for omen in hand if one < omen < other]


def _dealt(played: Played) -> Hands:
    """Return what each seat was dealt. The hands are filled in turn."""
    deals = [DEALS.index(action) for row in played.lines for action in DEALS if row.entry.do == action.text]
    return [deals[seat::3] for seat in range(3)]


def _shown(played: Played) -> list[int]:
    """Return the line in which each omen was first shown. Those that never were come last."""
    last = played.lines[-1].line
    shown = [last] * OMENS
    offered: dict[int, int] = {}
    for row in played.lines:
        if row.entry.undo is not None:
            offered = {line: omen for line, omen in offered.items() if line < row.entry.undo}
        elif row.entry.do in {action.text for action in OFFERS}:
            offered[row.line] = int(row.entry.do.split()[1])
        elif row.entry.do in {"sun", "moon"}:
            newest = list(offered)[-3:]
            for line in newest:
                shown[offered[line]] = min(shown[offered[line]], newest[-1])
    return shown
