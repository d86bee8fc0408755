"""Data files of hosts: ours with an added remark, and some that are malicious."""

from importlib.resources import files


def own_file(slug: str) -> str:
    """Return the game's own data file, changed enough to count as another."""
    folder = files(f"adyton.games.{slug}")
    data = [each for each in folder.iterdir() if each.name.endswith((".toml", ".json"))]
    (found,) = [each for each in data if each.name not in {"pictures.toml", "puzzles.json"}]
    return found.read_text(encoding="utf-8") + "\n"


def cards_without_end() -> str:
    """Return a file that is small enough and valid TOML, but that Oracle would read for minutes."""
    card = '[[card]]\nid="a"\npoints=1\nwhen=[["hydra","most"]]\norigin="x"\n'
    return card * (190_000 // len(card))
