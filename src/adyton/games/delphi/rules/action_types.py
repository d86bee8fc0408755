"""The types of actions. A field that does not apply is -1."""

from adyton.engine.action import Action
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.names import COLOURS, PLAYERS, TILES_EACH
from adyton.games.delphi.rules.numbering import paid_number, placed_number


class DelphiAction(Action):
    """An action with its verb."""

    __slots__ = ("verb",)

    def __init__(self, text: str, index: int, verb: int) -> None:
        super().__init__(text, index)
        self.verb = verb


class Paid(DelphiAction):
    """An action that a die, an oracle card or the purse pays for."""

    __slots__ = ("cell", "colour", "named", "source")

    def __init__(self, text: str, verb: int, source: int, named: int, cell: int, colour: int) -> None:
        super().__init__(text, paid_number(verb, source, named, cell, colour), verb)
        self.source = source
        self.named = named  # the colour that the source is used as, or AS_SHOWN
        self.cell = cell
        self.colour = colour  # of the monster, god or injuries that the text names


class Placed(DelphiAction):
    """A free action at a place. Some concern a monster or an offering of a colour."""

    __slots__ = ("cell", "colour")

    def __init__(self, text: str, verb: int, cell: int, colour: int) -> None:
        super().__init__(text, placed_number(verb, cell, colour), verb)
        self.cell = cell
        self.colour = colour


class OfGod(DelphiAction):
    """An action on one god."""

    __slots__ = ("god",)

    def __init__(self, text: str, index: int, verb: int, god: int) -> None:
        super().__init__(text, index, verb)
        self.god = god


class OfColour(DelphiAction):
    """An action on a statue, injuries, a card, a die or a temple of one colour."""

    __slots__ = ("colour",)

    def __init__(self, text: str, index: int, verb: int, colour: int) -> None:
        super().__init__(text, index, verb)
        self.colour = colour


class OfCard(DelphiAction):
    """An action on one equipment card."""

    __slots__ = ("card",)

    def __init__(self, text: str, index: int, verb: int, card: int) -> None:
        super().__init__(text, index, verb)
        self.card = card


class OfRole(DelphiAction):
    """A companion of this role joins."""

    __slots__ = ("role",)

    def __init__(self, text: str, index: int, role: int) -> None:
        super().__init__(text, index, verbs.WELCOME)
        self.role = role


class OfShip(DelphiAction):
    """An action on one ship tile."""

    __slots__ = ("ship",)

    def __init__(self, text: str, index: int, verb: int, ship: int) -> None:
        super().__init__(text, index, verb)
        self.ship = ship


class OfTile(DelphiAction):
    """A Zeus tile of this kind and shade leaves."""

    __slots__ = ("shade", "task")

    def __init__(self, text: str, index: int, verb: int, task: int, shade: int) -> None:
        super().__init__(text, index, verb)
        self.task = task
        self.shade = shade


class OfLetter(DelphiAction):
    """A shrine tile of this letter leaves."""

    __slots__ = ("letter",)

    def __init__(self, text: str, index: int, verb: int, letter: int) -> None:
        super().__init__(text, index, verb)
        self.letter = letter


class Discard(DelphiAction):
    """DEL-18: the three injuries that a resting player discards."""

    __slots__ = ("colours",)

    def __init__(self, index: int, colours: tuple[int, ...]) -> None:
        super().__init__(" ".join(["discard", *(COLOURS[colour] for colour in colours)]), index, verbs.DISCARD)
        self.colours = colours


class OfSeat(DelphiAction):
    """Nature's: this seat starts."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"start {seat}", seat, verbs.NATURE)
        self.seat = seat


class OfIsland(DelphiAction):
    """Nature's: this tile lies on the island. DEL-4: it is told by its player colour and its number."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        text = f"island {PLAYERS[tile // TILES_EACH]} {tile % TILES_EACH + 1}"
        super().__init__(text, tile, verbs.NATURE)
        self.tile = tile


class Number(DelphiAction):
    """Nature's: a number rolled, a digit, or which of the two-sided Zeus tiles."""

    __slots__ = ("number",)

    def __init__(self, text: str, number: int) -> None:
        super().__init__(text, number, verbs.NATURE)
        self.number = number
