"""Replays: a table from its first line to its last, for one pair of eyes, and its record."""

import json
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from adyton.engine.event import Event
from adyton.engine.game import AnyGame
from adyton.engine.record import Ending, Record
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.lines import LineRow
from adyton.store.tables import TableRow
from adyton.tables.course import Course
from adyton.tables.info import header
from adyton.tables.nouns import News
from adyton.tables.secrets import generator
from adyton.tables.sight import Sight


class Look(NamedTuple):
    """A line, and what one pair of eyes saw after it."""

    row: LineRow
    view: msgspec.Raw
    news: list[Event]


def record_of(row: TableRow, lines: list[LineRow]) -> Record:
    """The whole record; raises Illegal before the end, when it would tell secrets."""
    head = header(row)
    if head is None or row.status not in {"finished", "closed"} or (row.status == "closed" and row.trouble is None):
        raise Illegal(Refusal("not-finished"))
    ending = json.loads(row.ending) if row.ending is not None else None
    last = Ending(ending["result"], ending["hash"], ending["seed"]) if ending is not None else None
    return Record(head, [line.entry for line in lines], last)


def looks(game: AnyGame, row: TableRow, lines: list[LineRow], seat: Seat | None, parts: bool = False) -> Iterator[Look]:
    """What this seat (None: a spectator) saw after each line, whole or only those parts that changed with it."""
    course = _begun(game, row)
    sight = Sight(game.view_type)
    for line in lines:
        course.follow([line])
        _, events = course.recent[-1]
        sight.look(game.view(course.state, seat), line.line)
        view = sight.changes if parts else sight.whole
        yield Look(line, view, [event for event in events if event.is_for(seat)])


def story(game: AnyGame, row: TableRow, lines: list[LineRow], seat: Seat | None) -> list[News]:
    """What this seat (None: a spectator) was told, without what was taken back."""
    course = _begun(game, row)
    told: list[News] = []
    for line in lines:
        course.follow([line])
        if line.entry.undo is not None:
            told = [news for news in told if news.move < line.entry.undo]
        _, events = course.recent[-1]
        told += [News(line.line, event.name, event.args) for event in events if event.is_for(seat)]
    return told


def _begun(game: AnyGame, row: TableRow) -> Course:
    head = header(row)
    if head is None or not game.plays(row.version):
        raise Illegal(Refusal("rules-changed" if head is not None else "table-not-running"))
    return Course(game, game.read_options(json.loads(row.options), row.version), head, generator(row.seed))
