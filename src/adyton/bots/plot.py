"""The arena's ratings and shares as SVG pictures."""

from collections.abc import Sequence
from html import escape
from typing import Final

from adyton.bots.arena import Share
from adyton.bots.ratings import Rating

WIDTH: Final = 640
ROW: Final = 34
LEFT: Final = 130
WIDE_LEFT: Final = 330
RIGHT: Final = 40
TOP: Final = 56
INK: Final = "#282c48"
PAPER: Final = "#faf6ec"
MARK: Final = "#b5532c"


def plot(title: str, ratings: Sequence[Rating]) -> str:
    """Draw a line for each bot: its rating with its margin of error."""
    rows = [(rating.bot, rating.points, rating.within) for rating in ratings]
    low = min(mean - within for _, mean, within in rows)
    high = max(mean + within for _, mean, within in rows)
    return _picture(title, rows, {low: f"{low:.0f}", high: f"{high:.0f}"}, LEFT)


def plot_shares(title: str, shares: Sequence[tuple[str, Share]]) -> str:
    """Draw a line for each pairing, from 0 to 100 %: its share with its margin of error."""
    rows = [(label, found.mean, found.within) for label, found in shares]
    return _picture(title, rows, {0.0: "0 %", 0.5: "50 %", 1.0: "100 %"}, WIDE_LEFT)


def _picture(title: str, rows: Sequence[tuple[str, float, float]], marks: dict[float, str], left: int) -> str:
    """Draw the picture. The marks are places on the scale; the outer ones are its ends."""
    height = TOP + ROW * len(rows) + 30
    scale = _Scale(min(marks), max(marks), left)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="20" y="30" font-size="18">{escape(title)}</text>',
    ]
    for value, text in marks.items():
        parts.extend(_mark(scale.x(value), text, height))
    for place, (label, mean, within) in enumerate(rows):
        parts.extend(_row(label, TOP + ROW * place + ROW // 2, scale, mean, within))
    return "\n".join([*parts, "</svg>"]) + "\n"


class _Scale:
    def __init__(self, low: float, high: float, left: int) -> None:
        self.low = low
        self.high = high
        self.left = left

    def x(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.left + (inside - self.low) / (self.high - self.low) * (WIDTH - self.left - RIGHT)


def _mark(x: float, text: str, height: int) -> list[str]:
    return [
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height - 28}" stroke="{INK}" stroke-opacity="0.25"/>',
        f'<text x="{x:.1f}" y="{height - 10}" font-size="12" text-anchor="middle">{text}</text>',
    ]


def _row(label: str, y: int, scale: _Scale, mean: float, within: float) -> list[str]:
    first, last = scale.x(mean - within), scale.x(mean + within)
    return [
        f'<text x="20" y="{y + 5}" font-size="15">{escape(label)}</text>',
        f'<line x1="{first:.1f}" x2="{last:.1f}" y1="{y}" y2="{y}" stroke="{INK}" stroke-width="2"/>',
        f'<circle cx="{scale.x(mean):.1f}" cy="{y}" r="6" fill="{MARK}"/>',
    ]
