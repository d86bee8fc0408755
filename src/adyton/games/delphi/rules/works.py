"""Works: what can be done for a payment. Each work keeps its actions, one for each way to pay for it."""

from typing import Final

from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.action_types import Paid
from adyton.games.delphi.rules.actions import OBJECTS, paid
from adyton.games.delphi.rules.grid import CELL_COUNT
from adyton.games.delphi.rules.numbering import COLOURINGS, SOURCES


class Work:
    """Something that can be done in a colour (-1: in any), and the actions that do it, by their payments."""

    __slots__ = ("_actions", "cell", "colour", "verb")

    def __init__(self, verb: int, cell: int, colour: int) -> None:
        self.verb = verb
        self.cell = cell
        self.colour = colour
        self._actions: list[Paid | None] = [None] * (SOURCES * COLOURINGS)

    def paid_by(self, payment: int) -> Paid:
        """Return the action that does this with a payment."""
        found = self._actions[payment]
        if found is None:
            source, colouring = divmod(payment, COLOURINGS)
            colour = self.colour if self.verb in OBJECTS else -1
            found = self._actions[payment] = paid(self.verb, source, colouring - 1, self.cell, colour)
        return found


_WORKS: Final[dict[int, Work]] = {}
HEAL_WORKS: Final = [Work(verbs.HEAL, -1, colour) for colour in range(6)]
GOD_WORKS: Final = [Work(verbs.RAISE_GOD, -1, colour) for colour in range(6)]
AMULET_WORKS: Final = [Work(verbs.AMULET, -1, colour) for colour in range(6)]
DRAW_WORK: Final = Work(verbs.DRAW, -1, -1)
FAVOR_WORK: Final = Work(verbs.FAVOR, -1, -1)


def work(verb: int, cell: int, colour: int = -1) -> Work:
    """Return the one work with this verb at a place."""
    key = (verb * CELL_COUNT + cell) * COLOURINGS + colour + 1
    found = _WORKS.get(key)
    if found is None:
        found = _WORKS[key] = Work(verb, cell, colour)
    return found
