"""Broadcasts: one position of a table, told to each listener as far as their seat may know it."""

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from adyton.engine.event import Event
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.store.accounts import SPECTATORS
from adyton.store.chats import ChatRow
from adyton.tables.clock import face
from adyton.tables.encoded_view import EncodedView, SeatPosition
from adyton.tables.listener import Listener, encode
from adyton.tables.live_playing import LivePlaying
from adyton.tables.messages import Done, Position, Said
from adyton.tables.types import News

if TYPE_CHECKING:
    from adyton.tables.table import Table


class Before(NamedTuple):
    """The position from which a move led to this one."""

    line: int
    state: State


class Broadcast:
    """A position on its way to everybody. What several listeners share is made once."""

    __slots__ = ("clock", "line", "live", "news", "table")

    def __init__(self, table: "Table", live: LivePlaying) -> None:
        self.table = table
        self.live = live
        self.line = live.line
        self.clock = face(table.rule, live.clocks, table.at, table.row.paused is None)
        self.news: dict[int | None, list[tuple[Event, News]] | None] = {}  # by the line that a listener knows

    def look(self, seats: Collection[Seat | None], before: Before | None = None) -> None:
        """Make the views of these seats. For seats with the last position, make only the parts that differ."""
        table, live = self.table, self.live
        for seat in seats:
            if seat not in table.views:
                table.views[seat] = EncodedView(live.playing.game.view_type)
        known = [] if before is None else [seat for seat in seats if table.views[seat].line == before.line]
        if before is None or not known or not self._patch(known, before.state):
            known = []
        self._make([seat for seat in seats if seat not in known])
        for seat in seats:
            table.positions[seat] = SeatPosition(live, seat, table.views[seat])

    def _patch(self, seats: list[Seat | None], before: State) -> bool:
        """Make the parts that differ; return whether the game can say which."""
        playing, views = self.live.playing, [self.table.views[seat] for seat in seats]
        changes = playing.game.changed_parts(before, playing.state, seats)
        if changes is None:
            return False
        shared = views[0].differing(changes.shared)  # and so for all of them
        for view, own in zip(views, changes.own, strict=True):
            view.patch(shared + view.differing(own), self.line)
        return True

    def _make(self, seats: list[Seat | None]) -> None:
        """Make whole views."""
        playing, other = self.live.playing, None
        if seats:
            for seat, view in zip(seats, playing.game.views(playing.state, seats), strict=True):
                encoded = self.table.views[seat]
                encoded.update(view, self.line, other)
                other = encoded

    def tell(self, listener: Listener, done: Done | None = None) -> None:
        """Send this listener the position, and the news since its last one."""
        table, line = self.table, self.line
        seat = table.places.get(listener.account)
        position = table.seen_by(self.live, seat)
        view, since = position.view, self._news_since(listener.seen)
        base = view.since if listener.takes_parts and listener.told == (seat, view.since) else None
        news = [told for event, told in since if event.is_for(seat)] if since is not None else []
        listener.seen, listener.told = line, (seat, line)
        listener.send(
            encode(
                Position(
                    table.id, line, view.whole if base is None else view.changes, base, position.legal, position.picks,
                    news, since is None, self.clock, position.undo, position.moved, done, round(listener.lag.delay),
                )
            )
        )  # fmt: skip

    def _news_since(self, line: int | None) -> list[tuple[Event, News]] | None:
        """Return the news after this line; None if they are not kept any more."""
        if line not in self.news:
            found = self.live.playing.news_since(line) if line is not None else None
            self.news[line] = None if found is None else [
                (event, News(number, event.name, event.args)) for number, events in found for event in events
            ]  # fmt: skip
        return self.news[line]


def tell_chat(listener: Listener, row: ChatRow) -> None:
    """Send a chat, unless this listener has muted its author."""
    is_crowd = row.seat is None and row.account != listener.account
    if row.account not in listener.muted and not (is_crowd and SPECTATORS in listener.muted):
        listener.tell(Said(row.number, row.seat, row.name, row.text, row.at))
