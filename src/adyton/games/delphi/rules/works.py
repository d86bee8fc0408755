"""Works: what can be done for a payment. Each work keeps its actions, one for each way to pay for it."""

from typing import Final

from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.action_types import Paid
from adyton.games.delphi.rules.actions import AS_SHOWN, MEANS, OBJECTS, paid
from adyton.games.delphi.rules.grid import CELL_COUNT
from adyton.games.delphi.rules.names import COLOURS_IN
from adyton.games.delphi.rules.numbering import COLOURINGS

COLOUR_BITS: Final = 6  # a set of colours fits into these


class Work:
    """Something that can be done in a colour (-1: in any). `actions` are those that do it, by their means."""

    __slots__ = ("actions", "cell", "colour", "verb")

    def __init__(self, verb: int, cell: int, colour: int) -> None:
        self.verb = verb
        self.cell = cell
        self.colour = colour
        self.actions: list[Paid | None] = [None] * MEANS

    def paid_with(self, means: int) -> Paid:
        """Return the action that does this with these means. Lists of legal actions look into `actions` first."""
        found = self.actions[means]
        if found is None:
            source, shown = means // COLOURINGS, means % COLOURINGS - 1
            named = AS_SHOWN if self.colour in {-1, shown} else self.colour
            colour = self.colour if self.verb in OBJECTS else -1
            found = self.actions[means] = paid(self.verb, source, named, self.cell, colour)
        return found


class ColourWorks:
    """The works of a verb that needs a colour and no place.

    `lists` keeps their actions, by the means and the bits of the colours.
    """

    __slots__ = ("_works", "lists")

    def __init__(self, verb: int) -> None:
        self._works = [Work(verb, -1, colour) for colour in range(6)]
        self.lists: list[list[Paid] | None] = [None] * (MEANS << COLOUR_BITS)

    def paid_with(self, means: int, colours: int) -> list[Paid]:
        """Return the actions in these colours, which are bits, with these means."""
        place = means << COLOUR_BITS | colours
        found = self.lists[place]
        if found is None:
            found = self.lists[place] = [self._works[colour].paid_with(means) for colour in COLOURS_IN[colours]]
        return found


class FreeWorks:
    """Works that any colour can do, always the same. `lists` keeps their actions, by the means."""

    __slots__ = ("_works", "lists")

    def __init__(self, works: list[Work]) -> None:
        self._works = works
        self.lists: list[list[Paid] | None] = [None] * MEANS

    def paid_with(self, means: int) -> list[Paid]:
        found = self.lists[means]
        if found is None:
            found = self.lists[means] = [work.paid_with(means) for work in self._works]
        return found


_WORKS: Final[dict[int, Work]] = {}
HEALS: Final = ColourWorks(verbs.HEAL)
STEPS: Final = ColourWorks(verbs.RAISE_GOD)
AMULETS: Final = ColourWorks(verbs.AMULET)
DRAW_WORK: Final = Work(verbs.DRAW, -1, -1)
FAVOR_WORK: Final = Work(verbs.FAVOR, -1, -1)


def work(verb: int, cell: int, colour: int = -1) -> Work:
    """Return the one work with this verb at a place."""
    key = (verb * CELL_COUNT + cell) * COLOURINGS + colour + 1
    found = _WORKS.get(key)
    if found is None:
        found = _WORKS[key] = Work(verb, cell, colour)
    return found
