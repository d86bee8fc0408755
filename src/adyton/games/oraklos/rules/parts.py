"""Dice, wish cards, and the throw as data (OKL-1 to OKL-6, OKL-27)."""

from functools import lru_cache
from itertools import product
from typing import Any, Final

from adyton.engine.content import ContentError, line_of, parse_toml, shipped
from adyton.games.oraklos.rules.geometry import Square, corner
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.predictions import Four

COLOURS: Final[tuple[str, ...]] = ("red", "yellow", "blue", "black")
LETTERS: Final = "rybk"
TOKENS: Final[tuple[int, ...]] = (3, 2, 1)  # OKL-3, in the order of showing
HAND: Final = 3  # OKL-7
OPEN: Final = 6  # OKL-22
START_DICE: Final[tuple[int, ...]] = (0, 0, 4, 3, 3, 2)  # OKL-4, of each colour, by players
ROUND_DICE: Final[tuple[int, ...]] = (0, 0, 6, 5, 4, 3)  # OKL-5, put in the shaker, by players
EVEN_THROW: Final[tuple[int, ...]] = (4, 4, 4, 4)  # OKL-21 and OKL-22
MOST_DICE: Final = 20
GOAL: Final = 10  # OKL-15
ANTIPODES_GOAL: Final = 5  # OKL-26

RADIUS: Final = 1000  # of the table, in steps of the grid on which centres lie
FINE: Final = 64  # corners are exact to so many parts of a step
TURNS: Final = 90  # whole degrees; a square looks the same after 90
FACES: Final = 6
FALL_MS: Final = 1800  # OKL-9: from the throw to the moment at which the dice lie still
FALLING_SINCE: Final = 3  # the version of the rules in which they began to fall
FIRST_ANTIPODES: Final = 0.13  # OKL-27: a die's side in Antipodes by version 1 of the rules
MOST_APART: Final = 0.32  # of the radius: if centres must lie farther apart, twenty dice do not fit
EVEN_APART: Final = 0.36  # the same for sixteen dice
LONGEST_FILE: Final = 4000  # of a host's own throw file, which is sent with every view


def smallest_turn(colours: Four) -> Four:
    """Return the name of a cyclic sequence: its smallest rotation."""
    a, b, c, d = colours
    return min((a, b, c, d), (b, c, d, a), (c, d, a, b), (d, a, b, c))


def is_motley(card: Four) -> bool:
    """OKL-22. Return whether no colour has three or four of the corners."""
    return max([card.count(colour) for colour in card]) < 3


# OKL-2. Every cyclic sequence of four colours, read clockwise, exactly once.
CARDS: Final = tuple(sorted({smallest_turn((a, b, c, d)) for a, b, c, d in product(range(4), repeat=4)}))
CARD_NAMES: Final = tuple("".join([LETTERS[colour] for colour in card]) for card in CARDS)
CARD_OF: Final = {name: n for n, name in enumerate(CARD_NAMES)}
MOTLEY: Final = tuple(n for n, card in enumerate(CARDS) if is_motley(card))
DECK: Final = tuple(range(len(CARDS)))


class Die:
    """A die as it lies: where on the grid, how far turned, its colour, and whether its hole is up."""

    __slots__ = ("colour", "hole", "turn", "x", "y")

    def __init__(self, x: int, y: int, turn: int, colour: int, hole: bool) -> None:
        self.x = x
        self.y = y
        self.turn = turn
        self.colour = colour
        self.hole = hole

    def to_json(self) -> list[int]:
        return [self.x, self.y, self.turn, self.colour, int(self.hole)]


class Cast:
    """How dice fall: the way to their corners by turn, their least distance, the faces with a hole."""

    __slots__ = ("apart", "corners", "hole_faces")

    def __init__(self, side: float, gap: float, hole_faces: int) -> None:
        self.corners = [corner(round(side * RADIUS * FINE), turn) for turn in range(TURNS)]
        self.apart = round(side * gap * RADIUS)
        self.hole_faces = hole_faces

    def square(self, die: Die) -> Square:
        c, s = self.corners[die.turn]
        return Square(die.x * FINE, die.y * FINE, c, s)

    def fits(self, x: float, y: float, dice: list[Die]) -> bool:
        """OKL-9 and OKL-27. Return whether a die may rest here: on the table, and apart from all others.

        The place is whole; `geometry` says why it is declared as `float`.
        """
        if x * x + y * y > RADIUS * RADIUS:
            return False
        apart = self.apart
        left, right = x - apart, x + apart
        for die in dice:
            if left < die.x < right:  # most dice lie further away, and this is soon known
                along, down = die.x - x, die.y - y
                if along * along + down * down < apart * apart:
                    return False
        return True


@lru_cache(maxsize=64)
def cast_of(options: OraklosOptions) -> Cast:
    """Return the throw for these options. Raise ContentError if the data file is wrong."""
    text = shipped("adyton.games.oraklos", "throw.toml") if options.content is None else options.content
    if len(text) > LONGEST_FILE:
        raise ContentError(None, f"a throw is said in fewer than {LONGEST_FILE} letters")
    data = parse_toml(text)
    dice, sides = _section(text, data, "dice"), _section(text, data, "side")
    gap = _number(text, dice, "gap", 1.5, 3.0)
    hole_faces = round(_number(text, dice, "hole_faces", 0, 5))
    side = _number(text, sides, options.mode, 0.03, 0.18)
    if options.version == 1 and options.content is None and options.mode == "antipodes":
        side = FIRST_ANTIPODES
    side *= options.scale / 100
    if gap * side > (MOST_APART if options.mode == "standard" else EVEN_APART):
        raise ContentError(line_of(text, r"^\s*gap\b"), "dice of this size and distance do not fit on the table")
    return Cast(side, gap, hole_faces)


def _section(text: str, data: dict[str, Any], name: str) -> dict[str, Any]:
    section = data.get(name)
    if not isinstance(section, dict):
        raise ContentError(line_of(text, rf"^\s*{name}\b"), f"the section [{name}] is missing")
    return section


def _number(text: str, section: dict[str, Any], name: str, least: float, most: float) -> float:
    value = section.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise ContentError(line_of(text, rf"^\s*{name}\b"), f"{name} must be a number from {least:g} to {most:g}")
    return value
