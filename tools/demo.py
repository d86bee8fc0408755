"""Finish the demo: what a static host needs besides the built client.

    python tools/demo.py FOLDER

The list of games and the pictures of their rules become files. A static host can neither notify nor
install the app, so those files go.
"""

import re
import sys
from pathlib import Path

from msgspec import json

from adyton.games import GAMES
from adyton.web.games import info_of, pictures_of


def write_games(folder: Path) -> None:
    """Write the answers of the server that are the same for everybody."""
    games = folder / "api" / "games"
    games.mkdir(parents=True, exist_ok=True)
    infos = [info_of(game) for game in GAMES.values()]
    (folder / "api" / "games.json").write_bytes(json.encode(infos))
    for slug, game in GAMES.items():
        (games / slug).mkdir(exist_ok=True)
        (games / slug / "pictures.json").write_bytes(json.encode(pictures_of(game)))


def drop_app(folder: Path) -> None:
    """Remove the service worker and the manifest."""
    for name in ("sw.js", "manifest.webmanifest"):
        (folder / name).unlink(missing_ok=True)
    page = folder / "index.html"
    page.write_text(re.sub(r'\s*<link rel="manifest"[^>]*>', "", page.read_text()))


def main() -> None:
    folder = Path(sys.argv[1])
    write_games(folder)
    drop_app(folder)


if __name__ == "__main__":
    main()
