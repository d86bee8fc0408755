"""A game lives in its folder: nothing else in the package names it.

There are two exceptions: `oracle` is also the name of a bot level, and an English word on the page for
missing addresses.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "adyton"  # a built package also holds the site
GAMES = SOURCE / "games"
SLUGS = sorted(path.parent.name for path in GAMES.glob("*/kit.py"))
OTHERWISE = re.compile(r'"oracle": \d+|bot-oracle = .*|missing-title = .*')


def texts() -> Iterator[tuple[Path, str]]:
    """Yield every text of the package outside the games' folders. `games` itself holds only what serves all games."""
    for path in sorted(SOURCE.rglob("*")):
        inside = path.is_relative_to(GAMES) and path.parent != GAMES
        if path.suffix in {".py", ".ftl", ".md", ".toml", ".json"} and not inside:
            yield path, path.read_text(encoding="utf-8")


def test_there_are_games_to_search_for() -> None:
    assert SLUGS[0] == "delphi"
    assert len(SLUGS) >= 4


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_outside_its_folder_names_a_game(slug: str) -> None:
    name = re.compile(rf"(?<![a-z]){slug}(?![a-z])", re.IGNORECASE)
    places = [
        f"{path.relative_to(SOURCE)}: {line.strip()}"
        for path, text in texts()
        for line in text.splitlines()
        if name.search(OTHERWISE.sub("", line))
    ]
    assert places == []
