"""`adyton types`: the client's types, made from the server's messages."""

from pathlib import Path

from adyton.games import GAMES
from adyton.web.typescript import typescript

PLACE = Path("client/src/wire.gen.ts")


def write_types(place: Path = PLACE) -> None:
    """Writes the types where the client imports them from."""
    place.write_text(typescript(GAMES), encoding="utf-8")


def are_current(place: Path = PLACE) -> bool:
    """Whether the file holds what would be written."""
    return place.exists() and place.read_text(encoding="utf-8") == typescript(GAMES)
