"""Cards: what a table looks like in messengers and as a picture to keep. A stranger sees no more than in the lobby."""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Final, NamedTuple

from adyton.store.tables import ChairRow, TableRow
from adyton.tables.info import table_info
from adyton.tables.types import Chair, TableInfo
from adyton.words import Words

GUEST: Final = re.compile(r"(?:Guest|Gast) ([0-9a-f]{4})")


class Standing(NamedTuple):
    """A line of the result."""

    place: str
    name: str
    points: str


class Card(NamedTuple):
    """All words of a card, in one language."""

    game: str
    title: str
    sentence: str
    standing: tuple[Standing, ...]
    day: date | None


def invitation(game: str, words: Words) -> Card:
    """Return the card of a table that its reader may not see."""
    title = words.title(game)
    return Card(game, title, words.say("card-invited", game=title), (), None)


def card_of(row: TableRow, chairs: list[ChairRow], words: Words, readable: Callable[[str], str] = str) -> Card:
    """Return the card of a table that its reader may see.

    `readable` returns as much of a name as can be drawn. If that is nothing, the card says "Player 2".
    """
    info = table_info(row, chairs, frozenset(), None, 0, [])
    names = [_shown(chair, words, readable) for chair in info.chairs]
    title, day = words.title(row.game), datetime.fromtimestamp(row.created / 1000, UTC).date()
    if info.result is not None:
        return Card(row.game, title, _winners(info, names, words), _standing(info, names, words), day)
    seated = [name for name in names if name]
    if info.status == "open":
        return Card(row.game, title, words.say("card-open", host=seated[0] if seated else "Adyton"), (), day)
    return Card(row.game, title, words.say("card-running", names=", ".join(seated)), (), day)


def _shown(chair: Chair, words: Words, readable: Callable[[str], str]) -> str:
    name = _name(chair, words)
    return name and (readable(name) or words.say("card-player", number=chair.seat + 1))


def _name(chair: Chair, words: Words) -> str:
    if chair.kind == "bot":
        return words.bot_name(chair.seat)
    guest = GUEST.fullmatch(chair.name)
    return words.say("guest-name", number=guest[1]) if guest else chair.name


def _winners(info: TableInfo, names: list[str], words: Words) -> str:
    assert info.result is not None
    won = [name for name, place in zip(names, info.result.places, strict=True) if place == 1]
    return words.say("card-won", names=", ".join(won), count=len(won))


def _standing(info: TableInfo, names: list[str], words: Words) -> tuple[Standing, ...]:
    """Return the lines of the result, the winners first."""
    assert info.result is not None
    rows = sorted(zip(info.result.places, range(len(names)), names, info.result.points, strict=True))
    return tuple(
        Standing(words.say("card-place", place=place), name, words.say("card-points", points=points))
        for place, _, name, points in rows
    )
