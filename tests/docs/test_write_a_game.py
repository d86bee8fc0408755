"""The page for authors of games is true: its table names every promise, its table of defaults every part of a kit.

The game that it builds is played in tests/games/test_dropped_in.py and client/e2e/lots.spec.ts.
"""

import dataclasses
import re
from pathlib import Path

from tests.support.tutorial import PAGE

import adyton.testing
from adyton.games.kit import Kit

TESTING = Path(adyton.testing.__file__).parent


def first_cells(heading: str) -> set[str]:
    """Return the first cells of the table below this heading."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| (?!promise |part |---)([^|]+?) \|", section, re.MULTILINE))


def test_the_page_names_every_promise() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in TESTING.glob("*.py"))
    raised = set(re.findall(r'Broken\(\s*"([^"]+)"', source)) | set(re.findall(r'promise = "([^"]+)"', source))
    assert first_cells("Prove it") == raised


def test_the_page_names_every_default_of_a_kit() -> None:
    parts = {f"`{field.name}`" for field in dataclasses.fields(Kit)} - {"`game`"}
    assert first_cells("Play it") == parts
