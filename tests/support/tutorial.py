"""The game of docs/write-a-game.md, as the folder that the page builds.

`python -m tests.support.tutorial FOLDER` writes it for tests in a browser, twice: as `lots`, and as
`bare` with nothing but its rules.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r'^```\w+ title="([^"]+)"( replace)?\n(.*?)^```$', re.DOTALL | re.MULTILINE)


def write_game(folder: Path, until: str | None = None) -> Path:
    """Write the files of the page into a folder of games, up to one of its headings. Return the folder."""
    page = PAGE if until is None else PAGE[: PAGE.index(f"\n## {until}\n")]
    for name, replaces, text in BLOCK.findall(page):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") if path.exists() and not replaces else ""
        path.write_text(before + text, encoding="utf-8")
    return folder


def write_bare_game(folder: Path) -> None:
    """Write the game up to its rules, under the name `bare`."""
    write_game(folder, until="Play it")
    (folder / "lots").rename(folder / "bare")
    names = {"adyton.games.lots": "adyton.games.bare", 'slug = "lots"': 'slug = "bare"', '"Lots"': '"Bare lots"'}
    for path in (folder / "bare").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_bare_game(Path(sys.argv[1]))
    write_game(Path(sys.argv[1]))
