"""Replays: a table from its first line to its last, as one viewer saw it, and its record."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from adyton.engine.event import Event
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.record import Ending, Record
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.lines import LineRow
from adyton.store.tables import TableRow
from adyton.tables.encoded_view import EncodedView
from adyton.tables.info import header
from adyton.tables.secrets import generator
from adyton.tables.types import News


class SeenLine(NamedTuple):
    """A line, and what one viewer saw after it."""

    row: LineRow
    view: msgspec.Raw
    news: list[Event]


def record_of(row: TableRow, lines: list[LineRow]) -> Record:
    """Return the whole record; raises Illegal before the end, because it holds secrets."""
    head = header(row)
    if head is None or row.status not in {"finished", "closed"} or (row.status == "closed" and row.trouble is None):
        raise Illegal(Refusal("not-finished"))
    ending = json.loads(row.ending) if row.ending is not None else None
    last = Ending(ending["result"], ending["hash"], ending["seed"]) if ending is not None else None
    return Record(head, [line.entry for line in lines], last)


def seen_lines(
    game: AnyGame, row: TableRow, lines: list[LineRow], seat: Seat | None, parts: bool = False
) -> Iterator[SeenLine]:
    """Yield what this seat (None: a spectator) saw after each line: whole views, or only changed parts."""
    playing = begun(game, row)
    encoded = EncodedView(game.view_type)
    for line in lines:
        step = playing.follow(line.entry)
        encoded.update(game.view(playing.state, seat), line.line)
        view = encoded.changes if parts else encoded.whole
        yield SeenLine(line, view, [event for event in step.news if event.is_for(seat)])


def story(game: AnyGame, row: TableRow, lines: list[LineRow], seat: Seat | None) -> list[News]:
    """Return the news for this seat (None: a spectator), without moves that were taken back."""
    playing = begun(game, row)
    steps = ((line, playing.follow(line.entry)) for line in lines)
    return standing_news((line, [event for event in step.news if event.is_for(seat)]) for line, step in steps)


def standing_news(events_by_line: Iterable[tuple[LineRow, list[Event]]]) -> list[News]:
    """Return the events as news, without those of moves that were taken back later."""
    found: list[News] = []
    for line, events in events_by_line:
        if line.entry.undo is not None:
            found = [news for news in found if news.line < line.entry.undo]
        found += [News(line.line, event.name, event.args) for event in events]
    return found


def begun(game: AnyGame, row: TableRow) -> Playing[Any, Any]:
    """Return the playing before its first line; raises Illegal."""
    head = header(row)
    if head is None or not game.plays(row.version):
        raise Illegal(Refusal("rules-changed" if head is not None else "table-not-running"))
    return Playing.begin(game, head, generator(row.seed, head.shares))
