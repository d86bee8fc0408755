"""Broadcasts: one position of a table, sent to each listener as far as their seat may know it."""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Raw

from adyton.engine.event import Event
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.store.accounts import SPECTATORS
from adyton.store.chats import ChatRow
from adyton.tables.clock import face
from adyton.tables.encoded_view import EncodedView, SeatPosition, patch_all
from adyton.tables.listener import Listener, encode
from adyton.tables.live_playing import LivePlaying
from adyton.tables.messages import Done, Position, Said
from adyton.tables.types import News

if TYPE_CHECKING:
    from adyton.tables.table import Table


NO_NEWS: Final = Raw(b"[]")
NO_LINE: Final = -1


class Before(NamedTuple):
    """The position from which a move led to this one."""

    line: int
    state: State


class RecentNews:
    """What happened since a line, encoded once for all seats that may know the same of it."""

    __slots__ = ("events", "is_open", "text")

    def __init__(self, found: list[tuple[int, Sequence[Event]]]) -> None:
        self.events = [(line, event) for line, events in found for event in events]
        self.is_open = all(event.seats is None for _, event in self.events)
        self.text = _encoded_news(self.events) if self.is_open else NO_NEWS

    def for_seat(self, seat: Seat | None) -> Raw:
        """Return what this seat (None: a spectator) may know of it."""
        return _encoded_news([found for found in self.events if found[1].is_for(seat)])


def _encoded_news(events: list[tuple[int, Event]]) -> Raw:
    return Raw(encode([News(line, event.name, event.args) for line, event in events]))


class Broadcast:
    """A position on its way to everybody. What several listeners share is made and encoded once."""

    __slots__ = ("clock", "line", "live", "news", "table")

    def __init__(self, table: "Table", live: LivePlaying) -> None:
        self.table = table
        self.live = live
        self.line = live.line
        self.clock = Raw(encode(face(table.rule, live.clocks, table.at, table.row.paused is None)))
        self.news: dict[int | None, RecentNews | None] = {}  # by the line that a listener knows

    def make_views(self, seats: Collection[Seat | None], before: Before | None = None) -> None:
        """Make the views of these seats. For seats with the last position, make only the parts that differ."""
        live, views, positions = self.live, self.table.views, self.table.positions
        for seat in seats:
            if seat not in views:
                views[seat] = EncodedView(live.playing.game.view_type)
        line = before.line if before is not None else NO_LINE
        known = [seat for seat in seats if views[seat].line == line]
        if before is None or not known or not self._patch(known, before.state):
            known = []
        if len(known) < len(seats):
            self._make([seat for seat in seats if seat not in known])
        undoer = live.playing.undoer
        if undoer is not None and not self.table.has_made(undoer, live.playing.moves.lines[-1]):
            undoer = None
        for seat in seats:
            positions[seat] = SeatPosition(live, seat, views[seat], undoer)

    def _patch(self, seats: list[Seat | None], before: State) -> bool:
        """Make the parts that differ; return whether the game can say which."""
        playing, views = self.live.playing, self.table.views
        changes = playing.game.changed_parts(before, playing.state, seats)
        if changes is None:
            return False
        patch_all([views[seat] for seat in seats], changes, self.line)
        return True

    def _make(self, seats: list[Seat | None]) -> None:
        """Make whole views."""
        playing, other = self.live.playing, None
        for seat, view in zip(seats, playing.game.views(playing.state, seats), strict=True):
            encoded = self.table.views[seat]
            encoded.update(view, self.line, other)
            other = encoded

    def tell(self, listeners: Iterable[Listener], by: Listener | None = None, done: Done | None = None) -> None:
        """Send these listeners the position, and the news since their last one. `by` gets the answer to its act."""
        table, live, line, clock = self.table, self.live, self.line, self.clock
        table_id, seated, positions = table.id, table.seated, table.positions
        for listener in listeners:
            seat, seen = seated.get(listener.account), listener.seen
            position = positions.get(seat) or table.seen_by(live, seat)
            view = position.view
            since = view.since if listener.takes_parts and listener.last_view == (seat, view.since) else None
            news = self.news[seen] if seen in self.news else self._news_since(seen)
            listener.seen, listener.last_view = line, (seat, line)
            listener.send(
                encode(
                    Position(
                        table_id, line, view.whole if since is None else view.changes, since, position.legal,
                        position.picks, NO_NEWS if news is None else news.text if news.is_open else news.for_seat(seat),
                        news is None, clock, position.undo, position.moved, done if listener is by else None,
                        round(listener.lag.delay),
                    )
                )
            )  # fmt: skip

    def _news_since(self, line: int | None) -> RecentNews | None:
        """Return the news after this line; None if they are not kept any more."""
        found = self.live.playing.news_since(line) if line is not None else None
        news = self.news[line] = None if found is None else RecentNews(found)
        return news


def tell_chat(listener: Listener, row: ChatRow) -> None:
    """Send a chat, unless this listener has muted its author."""
    is_crowd = row.seat is None and row.account != listener.account
    if row.account not in listener.muted and not (is_crowd and SPECTATORS in listener.muted):
        listener.tell(Said(row.number, row.seat, row.name, row.text, row.at))
