"""Devices: what a browser calls itself, in words that its owner knows."""

from typing import Final

# The first that a browser's own description holds. Later ones are in the descriptions of earlier ones too.
BROWSERS: Final = {
    "Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox",
    "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS: Final = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS X": "macOS",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


def device_of(agent: str) -> str:
    """Return browser and system, as `Firefox · Android`; empty if neither is known."""
    found = [_first(BROWSERS, agent), _first(SYSTEMS, agent)]
    return " · ".join(name for name in found if name)


def _first(names: dict[str, str], agent: str) -> str:
    return next((name for sign, name in names.items() if sign in agent), "")
