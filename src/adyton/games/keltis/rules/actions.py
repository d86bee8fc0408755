"""All actions of players and nature in Keltis, each made once."""

from typing import Final

from adyton.engine.action import Action, by_text
from adyton.games.keltis.rules.parts import CARD_NAMES, CARDS, COLOURS, FIELDS, FIGURES, MOST_STEPS, TILE_NAMES

LAY_FIGURE: Final = 0
LAY_PRIESTESS: Final = 1
DISCARD: Final = 2
DRAW_PILE: Final = 3
DRAW_COLOUR: Final = 4
CLOVER_ON: Final = 5
CLOVER_FIGURE: Final = 6
SPIRAL_TO: Final = 7
DROP_HAND: Final = 8
DROP_LAID: Final = 9
SCORE: Final = 10
STAY_HERE: Final = 11
NATURE_ACTS: Final = 12


class Deed(Action):
    """An action of Keltis: its kind, the card it is about, and a number: figure, steps, field, colour or tile."""

    __slots__ = ("card", "kind", "number")

    def __init__(self, text: str, index: int, kind: int, card: int, number: int) -> None:
        super().__init__(text, index)
        self.kind = kind
        self.card = card
        self.number = number


def _said() -> list[tuple[str, int, int, int]]:
    """All actions of players in the order of their numbers: text, kind, card, number."""
    cards = list(enumerate(CARD_NAMES))
    figures = range(FIGURES)
    steps = range(1, MOST_STEPS + 1)
    return [
        *((f"lay {name} figure {figure + 1}", LAY_FIGURE, card, figure) for card, name in cards for figure in figures),
        *((f"lay {name} priestess {step}", LAY_PRIESTESS, card, step) for card, name in cards for step in steps),
        *((f"discard {name}", DISCARD, card, 0) for card, name in cards),
        ("score kobolds", SCORE, 0, 0),
        ("draw pile", DRAW_PILE, 0, 0),
        *((f"draw {name}", DRAW_COLOUR, 0, colour) for colour, name in enumerate(COLOURS)),
        ("clover on", CLOVER_ON, 0, 0),
        *((f"clover figure {figure + 1}", CLOVER_FIGURE, 0, figure) for figure in figures),
        *((f"spiral to {field}", SPIRAL_TO, 0, field) for field in range(FIELDS)),
        *((f"kobold drop {name}", DROP_HAND, card, 0) for card, name in cards),
        *((f"kobold drop laid {name}", DROP_LAID, card, 0) for card, name in cards),
        ("stay", STAY_HERE, 0, 0),
    ]


ALL: Final = tuple(Deed(text, index, kind, card, number) for index, (text, kind, card, number) in enumerate(_said()))

_BY_TEXT: Final = {deed.text: deed for deed in ALL}

LAY_FIGURES: Final = tuple(tuple(ALL[card * FIGURES : card * FIGURES + FIGURES]) for card in range(CARDS))
LAY_PRIESTESSES: Final = tuple(
    tuple(_BY_TEXT[f"lay {name} priestess {steps}"] for steps in range(1, MOST_STEPS + 1)) for name in CARD_NAMES
)
DISCARDS: Final = tuple(_BY_TEXT[f"discard {name}"] for name in CARD_NAMES)
SCORE_KOBOLDS: Final = _BY_TEXT["score kobolds"]
DRAW: Final = _BY_TEXT["draw pile"]
DRAWS: Final = tuple(_BY_TEXT[f"draw {name}"] for name in COLOURS)
GO_ON: Final = _BY_TEXT["clover on"]
CLOVERS: Final = tuple(_BY_TEXT[f"clover figure {figure + 1}"] for figure in range(FIGURES))
SPIRALS: Final = tuple(_BY_TEXT[f"spiral to {field}"] for field in range(FIELDS))
DROPS: Final = tuple(_BY_TEXT[f"kobold drop {name}"] for name in CARD_NAMES)
DROPS_LAID: Final = tuple(_BY_TEXT[f"kobold drop laid {name}"] for name in CARD_NAMES)
STAY: Final = _BY_TEXT["stay"]

# Nature's actions have index spaces of their own.
DEALS: Final = tuple(Deed(f"deal {name}", card, NATURE_ACTS, card, 0) for card, name in enumerate(CARD_NAMES))
TILES: Final = tuple(Deed(f"tile {name}".rstrip(), kind, NATURE_ACTS, 0, kind) for kind, name in enumerate(TILE_NAMES))
STARTS: Final = tuple(Deed(f"start {seat}", seat, NATURE_ACTS, 0, seat) for seat in range(4))

BY_TEXT: Final = by_text(ALL, DEALS, TILES[1:], STARTS)
