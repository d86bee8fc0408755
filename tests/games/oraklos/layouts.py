"""Layouts for the tests: drawn as text, or thrown by nature."""

from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules.geometry import Square
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import LETTERS, RADIUS, TURNS, Cast, Die, cast_of
from adyton.games.oraklos.rules.predictions import Layout
from adyton.games.oraklos.rules.scoring import layout

CELL = 128


def drawn(picture: str, half: int = 32, convex_only: bool = False) -> Layout:
    """Place dice on the cells of a picture, numbered in reading order. Capital letters show a hole.

    Each die is an upright square, half a cell wide.
    """
    squares, colours, barred = [], [], []
    for row, line in enumerate(picture.strip().splitlines()):
        for column, sign in enumerate(line.split()):
            if sign != ".":
                squares.append(Square(column * CELL, row * CELL, half, half))
                colours.append(LETTERS.index(sign.lower()))
                barred.append(sign.isupper())
    return Layout(squares, colours, barred, convex_only)


def thrown(seed: int, count: int, mode: str = "standard", convex_only: bool = False) -> Layout:
    """Throw some dice as nature does, with colours as even as possible."""
    options = OraklosOptions(mode=mode, convex_only=convex_only)
    cast = cast_of(options)
    return layout(fallen(FastRng(seed), [n % 4 for n in range(count)], cast), cast, options)


def fallen(rng: FastRng, colours: list[int], cast: Cast) -> list[Die]:
    dice: list[Die] = []
    for colour in colours:
        x, y = rng.below(2 * RADIUS + 1) - RADIUS, rng.below(2 * RADIUS + 1) - RADIUS
        while not cast.fits(x, y, dice):
            x, y = rng.below(2 * RADIUS + 1) - RADIUS, rng.below(2 * RADIUS + 1) - RADIUS
        dice.append(Die(x, y, rng.below(TURNS), colour, rng.below(6) < cast.hole_faces))
    return dice
