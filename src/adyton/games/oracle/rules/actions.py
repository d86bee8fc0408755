"""All actions of Oracle, made once."""

from typing import Final

from adyton.engine.action import Action, Unreadable, by_text
from adyton.games.oracle.rules.parts import CARDS, COLOURS, DECK_SIZE, NAME


class Pair(Action):
    """A choice of two prophecies, by their numbers from 0."""

    __slots__ = ("both", "first", "second")

    def __init__(self, verb: str, index: int, first: int, second: int) -> None:
        super().__init__(f"{verb} {first + 1} {second + 1}", index)
        self.first = first
        self.second = second
        self.both = 1 << first | 1 << second  # as a set


PAIR_COUNT: Final = DECK_SIZE * (DECK_SIZE - 1) // 2

PLAY: Final = tuple(Action(f"play {NAME[card]}", card) for card in range(CARDS))
RETURN: Final = Action("return", 60)
KEEP: Final = Action("keep", 61)


def _pairs(verb: str, index: int) -> tuple[tuple[Pair, ...], ...]:
    """For each prophecy, its pairs with the later ones: PAIRS[first][second − first − 1]."""
    rows: list[tuple[Pair, ...]] = []
    for first in range(DECK_SIZE):
        row = [Pair(verb, index + place, first, first + 1 + place) for place in range(DECK_SIZE - 1 - first)]
        index += len(row)
        rows.append(tuple(row))
    return tuple(rows)


CHOOSE: Final = _pairs("choose", 62)
PASS: Final = _pairs("pass", 62 + PAIR_COUNT)
DISCARD: Final = _pairs("discard", 62 + 2 * PAIR_COUNT)

# Nature's actions.
REMOVE: Final = tuple(Action(f"remove {name}", colour) for colour, name in enumerate(COLOURS))
DEALER: Final = tuple(Action(f"dealer {seat}", seat) for seat in range(5))
DEAL: Final = tuple(Action(f"deal {NAME[card]}", card) for card in range(CARDS))
FORETELL: Final = tuple(Action(f"foretell {number + 1}", number) for number in range(DECK_SIZE))

_BY_TEXT: Final = by_text(
    [*PLAY, RETURN, KEEP, *REMOVE, *DEALER, *DEAL, *FORETELL],
    [pair for table in (CHOOSE, PASS, DISCARD) for row in table for pair in row],
)


def read(text: str) -> Action:
    """Return the action with this text."""
    action = _BY_TEXT.get(text)
    if action is None:
        raise Unreadable(text)
    return action


def _plays_of(colour: int) -> tuple[tuple[Action, ...], ...]:
    plays: list[tuple[Action, ...]] = [()]
    for values in range(1, 1 << 12):
        low = values & -values
        plays.append((PLAY[colour * 12 + low.bit_length() - 1], *plays[values ^ low]))
    return tuple(plays)


# PLAYS[colour][values]: the plays of a hand's cards of one colour, by the twelve bits of their values.
PLAYS: Final = tuple(_plays_of(colour) for colour in range(5))


def plays(cards: int) -> tuple[Action, ...]:
    """The plays of a set of cards, colour by colour."""
    return (
        PLAYS[0][cards & 0xFFF]
        + PLAYS[1][cards >> 12 & 0xFFF]
        + PLAYS[2][cards >> 24 & 0xFFF]
        + PLAYS[3][cards >> 36 & 0xFFF]
        + PLAYS[4][cards >> 48]
    )


def pairs(table: tuple[tuple[Pair, ...], ...], held: tuple[int, ...]) -> list[Action]:
    """Return all choices of two of these prophecies. The prophecies must be sorted."""
    found: list[Action] = []
    count = len(held)
    for place in range(count):
        first = held[place]
        row = table[first]
        for other in range(place + 1, count):
            found.append(row[held[other] - first - 1])
    return found
