"""Bags: pieces without an order until one is drawn, so that no view can leak what comes next."""

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.rng import Rng

# Where the piece lay that was picked last, in any bag. It is probably taken next, and looking there first is
# faster than a search. No result depends on this guess.
_PICKED: Final = [0]


class Bag:
    """A bag of small integers, kept sorted so that equal bags look the same."""

    __slots__ = ("items",)

    def __init__(self, items: Iterable[int] = ()) -> None:
        self.items: list[int] = sorted(items)

    @staticmethod
    def of_sorted(items: tuple[int, ...]) -> "Bag":
        """Return a bag with these pieces, which are already sorted."""
        bag = Bag.__new__(Bag)
        bag.items = list(items)
        return bag

    def __len__(self) -> int:
        return len(self.items)

    def pick(self, rng: Rng) -> int:
        """Return a random piece; it stays in the bag until it is taken."""
        place = rng.below(len(self.items))
        _PICKED[0] = place
        return self.items[place]

    def take(self, item: int) -> None:
        """Take one such piece out."""
        items = self.items
        place = _PICKED[0]
        if place >= len(items) or items[place] != item:
            place = bisect_left(items, item)
        taken = items.pop(place)
        assert taken == item, "taken from a bag that does not hold it"

    def put(self, item: int) -> None:
        """Put a piece in."""
        insort(self.items, item)

    def odds(self, actions: Sequence[Action]) -> list[tuple[Action, int]]:
        """Return how often each piece would be drawn, as the action `actions[piece]`."""
        counts: dict[int, int] = {}
        for item in self.items:
            counts[item] = counts.get(item, 0) + 1
        return [(actions[item], count) for item, count in counts.items()]

    def copy(self) -> "Bag":
        """Return a bag with the same pieces."""
        twin = Bag.__new__(Bag)
        twin.items = self.items[:]
        return twin
