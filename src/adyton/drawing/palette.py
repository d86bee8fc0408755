"""The seven colours of all games, each with a sign, so that nobody needs to see colours."""

from typing import Final

from rich.text import Text

# Colour: the background, the ink on it, the sign.
COLOURS: Final[dict[str, tuple[str, str, str]]] = {
    "red": ("#a82a12", "#fbf6ea", "▲"),  # the flame
    "yellow": ("#f6cf45", "#26221f", "☼"),  # the sun
    "green": ("#4fc077", "#26221f", "♣"),  # the leaf
    "blue": ("#1e62c0", "#fbf6ea", "≈"),  # the waves
    "pink": ("#f08cbc", "#26221f", "∪"),  # the shell
    "violet": ("#4a2866", "#fbf6ea", "∴"),  # the grapes
    "black": ("#26221f", "#fbf6ea", "◆"),  # the helmet
}


def piece(colour: str, text: str) -> Text:
    """Return a piece in its colour: its sign, and what is written on it."""
    ground, ink, sign = COLOURS[colour]
    return Text(f" {sign}{text} ", style=f"bold {ink} on {ground}")


def swatch(colour: str, word: str) -> Text:
    """Return a colour by its sign and its name."""
    return piece(colour, f" {word}")
