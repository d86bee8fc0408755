"""The arena's ratings as an SVG picture."""

from collections.abc import Sequence
from html import escape
from typing import Final

from adyton.bots.arena import SURE, Rating

WIDTH: Final = 640
ROW: Final = 34
LEFT: Final = 130
RIGHT: Final = 40
TOP: Final = 56
INK: Final = "#282c48"
PAPER: Final = "#faf6ec"
MARK: Final = "#b5532c"


def plot(title: str, ratings: Sequence[Rating]) -> str:
    """A line for each bot: its rating, and how far from it the truth may well lie."""
    low = min(rating.mu - SURE * rating.sigma for rating in ratings)
    high = max(rating.mu + SURE * rating.sigma for rating in ratings)
    height = TOP + ROW * len(ratings) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="20" y="30" font-size="18">{escape(title)}</text>',
    ]
    for place, rating in enumerate(ratings):
        parts.extend(_row(rating, TOP + ROW * place + ROW // 2, low, high))
    for value in (low, high):
        x = _x(value, low, high)
        parts.append(f'<text x="{x:.1f}" y="{height - 10}" font-size="12" text-anchor="middle">{value:.1f}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(value: float, low: float, high: float) -> float:
    return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)


def _row(rating: Rating, y: int, low: float, high: float) -> list[str]:
    first, last = (_x(rating.mu + side * SURE * rating.sigma, low, high) for side in (-1, 1))
    return [
        f'<text x="20" y="{y + 5}" font-size="15">{escape(rating.bot)}</text>',
        f'<line x1="{first:.1f}" x2="{last:.1f}" y1="{y}" y2="{y}" stroke="{INK}" stroke-width="2"/>',
        f'<circle cx="{_x(rating.mu, low, high):.1f}" cy="{y}" r="6" fill="{MARK}"/>',
    ]
