"""Promises about nature: the odds are sound, and draws follow them."""

import math
from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.testing.broken import Broken
from adyton.testing.position import Position, texts

DRAWS = 600
CERTAIN = 5.0  # standard deviations: with sound draws, once in three million tries


def odds_are_sound(position: Position) -> None:
    """Check that nature has something to do, each thing listed once with a positive weight, as in `legal`."""
    if not position.is_nature:
        return
    promise = "odds agree with samples"
    odds = position.game.odds(position.state)
    actions = [action for action, _ in odds]
    if not odds or any(weight <= 0 for _, weight in odds):
        raise Broken(promise, "the odds are empty, or a weight is not positive")
    if len(set(texts(actions))) < len(actions):
        raise Broken(promise, "the odds list an action twice")
    if sorted(texts(position.game.legal(position.state, -1))) != sorted(texts(actions)):
        raise Broken(promise, "what is legal for nature is not what the odds list")
    for _ in range(8):
        _draw(position, actions)


def _draw(position: Position, actions: Sequence[Action]) -> Action:
    drawn = position.game.chance(position.state, position.rng)
    if drawn not in actions:
        raise Broken("odds agree with samples", f"'{drawn.text}' was drawn, which the odds do not list")
    return drawn


def draws_follow_the_odds(position: Position, draws: int = DRAWS) -> None:
    """Check with chi-square that many draws from one position follow the odds.

    Rare outcomes are counted together.
    """
    if not position.is_nature:
        return
    odds = position.game.odds(position.state)
    actions = [action for action, _ in odds]
    counts = dict.fromkeys(texts(actions), 0)
    for _ in range(draws):
        counts[_draw(position, actions).text] += 1
    total = sum(weight for _, weight in odds)
    cells = _cells([(counts[action.text], weight / total * draws) for action, weight in odds])
    surprise = _surprise(cells)
    if surprise > CERTAIN:
        raise Broken("odds agree with samples", f"{counts} in {draws} draws is {surprise:.0f} deviations off the odds")


def _cells(counted: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Join neighbouring outcomes until each is expected at least five times."""
    cells: list[tuple[int, float]] = []
    seen, expected = 0, 0.0
    for count, mean in sorted(counted, key=lambda cell: cell[1]):
        seen, expected = seen + count, expected + mean
        if expected >= 5:
            cells.append((seen, expected))
            seen, expected = 0, 0.0
    if expected and cells:
        last = cells.pop()
        cells.append((last[0] + seen, last[1] + expected))
    return cells


def _surprise(cells: list[tuple[int, float]]) -> float:
    """Return the chi-square value as standard deviations, by Wilson and Hilferty's approximation."""
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    value = sum((seen - mean) ** 2 / mean for seen, mean in cells)
    spread = 2 / (9 * freedom)
    cube_root: float = (value / freedom) ** (1 / 3)
    return (cube_root - (1 - spread)) / math.sqrt(spread)
