"""A live table: its task does everything that happens there, one job after the other.

Nothing else changes a table, so it needs no lock. What another process wrote comes as a notice with a number; a table
that does not know this number yet reads what is new and tells everybody.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import structlog
from msgspec.json import encode
from msgspec.structs import replace

from adyton.engine.game import AnyGame
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.chats import find_chat, read_chats
from adyton.store.lines import Append, lines_in, read_lines, read_playing
from adyton.store.tables import ChairRow, TableRow, change_table
from adyton.store.workers import TableRows, arrive, change_rows, read_rows
from adyton.tables.broadcast import Before, Broadcast, tell_chat
from adyton.tables.encoded_view import EncodedView, SeatPosition
from adyton.tables.inbox import Inbox
from adyton.tables.info import clock_rule, header, table_info
from adyton.tables.listener import Listener
from adyton.tables.live_playing import AnyDraft, LivePlaying, rows_of
from adyton.tables.messages import Done, Refused, Seating, ToBrowser
from adyton.tables.outgoing import outgoing_of
from adyton.tables.secrets import generator
from adyton.tables.sittings import sat_since
from adyton.tables.supervision import Supervision
from adyton.tables.types import Chair, ClockRule, DaysClock, NoClock, TableInfo

if TYPE_CHECKING:
    from adyton.tables.hub import Hub

SNAPSHOT_EVERY: Final = 200  # lines
SETTLE_MS: Final = 15_000  # those who sit down in the middle have so much more time for the first move
NO_SUCH_TABLE: Final = Refusal("no-such-table")
NOT_RUNNING: Final = Refusal("table-not-running")
NO_SPECTATORS: Final = Refusal("no-spectators")
log = structlog.get_logger()


class Table:
    """Known to the hub from the moment somebody asks for it; its first job is to read what there is of it."""

    def __init__(self, hub: "Hub", table_id: str) -> None:
        self.hub = hub
        self.id = table_id
        self.rows: TableRows | None = None
        self.missing: Exception = Illegal(NO_SUCH_TABLE)  # why there are no rows
        self.rule: ClockRule = NoClock()
        self.seated: dict[str, Seat] = {}  # the chair of each account
        self.live: LivePlaying | None = None
        self.listeners: set[Listener] = set()
        self.views: dict[Seat | None, EncodedView] = {}
        self.positions: dict[Seat | None, SeatPosition] = {}  # of the last line, as far as somebody has looked
        self.chatted = 0  # the number of the last chat that was told
        self.answers: dict[tuple[str, str], ToBrowser] = {}  # by account and id: a repeated message gets the same one
        self.sat: dict[Seat, int] = {}  # when the player of a chair sat down, if that was after the start
        self.supervision = Supervision()
        self.inbox = Inbox(self._stays, hub.failed)
        self.post(Table.load)

    def post(self, work: Callable[..., Awaitable[Any]], *args: Any) -> None:
        """Let the table's task do this."""
        table = self._awake()
        table.inbox.post(work, table, *args)

    def ask(self, work: Callable[..., Awaitable[Any]], *args: Any) -> "asyncio.Future[Any]":
        """Let the table's task do this; return its answer, or raise its error."""
        table = self._awake()
        return table.inbox.ask(work, table, *args)

    def _awake(self) -> "Table":
        """Return this table or, if the hub has forgotten it, the one that was read in its place."""
        return self.hub.table(self.id) if self.inbox.task.done() else self

    # --- What it is ---

    @property
    def row(self) -> TableRow:
        """Return the row; raises Illegal if there is no such table."""
        if self.rows is None:
            raise self.missing
        return self.rows.row

    @property
    def chairs(self) -> list[ChairRow]:
        return self.rows.chairs if self.rows is not None else []

    @property
    def present(self) -> frozenset[str]:
        return self.rows.present if self.rows is not None else frozenset()

    @property
    def edition(self) -> int:
        """Return the edition of its rows."""
        return self.rows.row.edition if self.rows is not None else -1

    @property
    def line(self) -> int:
        """Return the number of the last line that it knows."""
        return self.live.line if self.live is not None else 0

    @property
    def game(self) -> AnyGame:
        return self.hub.games[self.row.game]

    @property
    def at(self) -> int:
        """Return the time on the table's clock."""
        row = self.row
        return row.paused if row.paused is not None else max(0, self.hub.now() - row.zero)

    def running(self) -> LivePlaying:
        """Return the playing of a running table; raises Illegal."""
        if self.row.status != "running" or self.live is None:
            raise Illegal(NOT_RUNNING)
        return self.live

    def seat_of(self, account: str) -> Seat | None:
        return self.seated.get(account)

    def own_seat(self, listener: Listener) -> Seat:
        """Return the chair of this listener; raises Illegal."""
        seat = self.seated.get(listener.account)
        if seat is None:
            raise Illegal(Refusal("not-seated"))
        return seat

    def has_made(self, seat: Seat, line: int) -> bool:
        """Return whether this seat's move in this line was made by its present player, not by a bot before them."""
        return line > self.sat.get(seat, 0)

    @property
    def has_company(self) -> bool:
        """Return whether any player is connected."""
        return not self.present.isdisjoint(self.seated)

    @property
    def is_surely_ours(self) -> bool:
        """Return whether no other process can have taken the table over and set its clock."""
        return self.is_ours and self.hub.surely_lives

    @property
    def is_ours(self) -> bool:
        """Return whether this process runs its clocks and bots."""
        row = self.row
        return row.holder == self.hub.worker and row.status == "running" and not self.hub.stopping

    def info(self, account: str | None) -> TableInfo:
        playing = self.live.playing if self.live is not None else None
        acting = list(playing.turn.awaited) if playing is not None else []
        found = table_info(self.row, self.chairs, self.present, account, self.line, acting)
        return replace(found, chairs=[self._with_absence(chair) for chair in found.chairs], watching=self.watching)

    @property
    def watching(self) -> int:
        """Return how many spectators are connected here."""
        return len({listener.account for listener in self.listeners} - self.seated.keys())

    def _with_absence(self, chair: Chair) -> Chair:
        """Return the chair, with the time until a bot takes it if its player is away."""
        if chair.kind != "person" or chair.here or chair.held:
            return chair
        return replace(chair, leaves_in=self.leaves_in(self.chairs[chair.seat].account))

    def leaves_in(self, account: str | None) -> int | None:
        """Return in how many ms a bot takes the chair of this absent account; None: not soon."""
        since = self.supervision.away_since.get(account) if account is not None else None
        if since is None or isinstance(self.rule, DaysClock) or not self.has_company:
            return None
        return max(0, since + self.hub.limits.absence_ms - self.hub.now())

    # --- Reading it ---

    async def load(self) -> None:
        """Read the table for the first time."""
        try:
            rows = await self.hub.database.read(read_rows, self.id, self.hub.dead)
        except Exception as error:
            self.missing = error
            raise
        if rows is not None:
            await self.take(rows)

    async def reload(self, edition: int) -> None:
        """Read its rows again, unless it knows this edition already."""
        if edition > self.edition:
            rows = await self.hub.database.read(read_rows, self.id, self.hub.dead)
            if rows is not None:
                await self.take(rows)

    async def catch_up(self, line: int, words: str = "") -> None:
        """Follow the lines that other processes wrote, unless it knows this one already.

        If the notice holds the lines in its `words` and they are the next ones, they need not be read.
        """
        if self.live is not None and line > self.live.line:
            await self._look_at_chairs()
            rows = lines_in(words)
            if not rows or rows[0].line != self.live.line + 1:
                rows = await self.hub.database.read(read_lines, self.id, self.live.line)
            if rows:
                self.live.follow(rows)
                self.broadcast()

    async def _look_at_chairs(self) -> None:
        """Read who sits where, if somebody here may have lost a chair: they may not see a later line as its player."""
        held = {chair.account for chair in self.chairs if chair.held}
        if any(listener.account in held for listener in self.listeners):
            rows = await self.hub.database.read(read_rows, self.id, self.hub.dead)
            if rows is not None and rows.row.edition > self.edition:
                await self.take(rows)

    async def refresh(self) -> None:
        """Read everything that may have been missed."""
        await self.reload(self.edition + 1)
        await self.catch_up(self.line + 1)
        await self.tell_chats(self.chatted + 1)

    async def take(self, rows: TableRows) -> None:
        """Use these rows from now on, and tell all listeners."""
        known, before = self.rows is not None, self.seated
        self.rows = rows
        self.rule = clock_rule(rows.row)
        self.seated = {chair.account: chair.seat for chair in rows.chairs if chair.account is not None}
        self.sat = sat_since(rows.row)
        moved = before.items() ^ self.seated.items() if known and self.live is not None else set()
        for account, seat in moved:
            if self.seated.get(account) == seat:
                self.supervision.returned[seat] = self.at + SETTLE_MS
        self._turn_spectators_away()
        if self.live is None and rows.row.status in {"running", "finished"}:
            await self._begin()
        await self._greet()
        self.hub.supervise(self)  # first, so that it is known since when somebody is away
        self.tell_seating()
        if moved:
            self._tell_movers({account for account, _ in moved})

    async def _begin(self) -> None:
        """Read the lines of a table that has been started."""
        row, head, game = self.row, header(self.row), self.hub.games.get(self.row.game)
        if head is None:
            return
        if game is None or not game.plays(row.version):
            if row.status == "running":
                await self.freeze("rules-changed")
            return
        snapshot, rows = await self.hub.database.read(read_playing, self.id)
        try:
            live = LivePlaying(game, head, generator(row.seed, head.shares))
            live.replay(rows, snapshot)
        except Exception:
            log.exception("record does not replay", table=self.id)
            await self.freeze("rules-bug")
        else:
            self.live = live
            self.broadcast()

    async def _greet(self) -> None:
        """Note as present the watchers who have sat down since."""
        for account in self.seated.keys() - self.present:
            if any(listener.account == account for listener in self.listeners):
                self.rows = await self._changed(arrive, account, self.hub.worker)

    def _turn_spectators_away(self) -> None:
        if self.row.status == "running" and not self.row.spectators:
            for listener in [each for each in self.listeners if each.account not in self.seated]:
                self.listeners.discard(listener)
                self.tell_seating([listener])
                listener.tell(Refused(None, NO_SPECTATORS.code, {}, ""))

    # --- Writing it ---

    async def change(self, work: Callable[..., Any], *args: Any, **values: Any) -> None:
        """Write something about the table or its chairs, and tell all listeners."""
        await self.take(await self._changed(work, *args, **values))

    def _changed(self, work: Callable[..., Any], *args: Any, **values: Any) -> Awaitable[TableRows]:
        hub = self.hub
        return hub.database.write(change_rows, hub.dead, work, self.id, *args, **values)

    async def write(self, draft: AnyDraft, act: str | None = None, by: Listener | None = None) -> None:
        """Append the draft, and only then tell all listeners; raises Conflict if another process was first."""
        live, ending, snapshot = self.running(), None, None
        if draft.ending is not None:
            ending = json.dumps(draft.ending.to_json())
        elif (live.line + len(draft.steps)) // SNAPSHOT_EVERY > live.line // SNAPSHOT_EVERY:
            snapshot = encode(live.snapshot(draft)).decode()
        outgoing = outgoing_of(self, live, draft, act) if isinstance(self.rule, DaysClock) else None
        zero = None if self.is_surely_ours else self.row.zero
        await self.hub.database.append(Append(self.id, rows_of(draft, act), ending, outgoing, snapshot, zero))
        before = Before(live.line, live.playing.state)
        live.accept(draft, act)
        self.hub.metrics.moved(len(draft.steps))
        self.broadcast(by, Done(act, draft.steps[0].line) if act is not None else None, before)
        if ending is not None:
            await self.reload(self.edition + 1)

    async def freeze(self, trouble: str) -> None:
        """Close the table and keep its record, because the rules cannot go on with it."""
        log.error("table frozen", table=self.id, game=self.row.game, trouble=trouble)
        await self.change(change_table, status="closed", trouble=trouble)

    # --- Telling ---

    def broadcast(self, by: Listener | None = None, done: Done | None = None, before: Before | None = None) -> None:
        """Send everybody the new position. For the account that acted, the same message says that it is done."""
        self.positions.clear()
        if self.live is not None and self.listeners:
            message = Broadcast(self, self.live)
            message.make_views({self.seated.get(listener.account) for listener in self.listeners}, before)
            message.tell(self.listeners, by, done)
        self.hub.supervise(self)

    def tell_position(self, listener: Listener) -> None:
        if self.live is not None:
            Broadcast(self, self.live).tell([listener])

    def seen_by(self, live: LivePlaying, seat: Seat | None) -> SeatPosition:
        """Return what this seat sees of the position now."""
        if seat not in self.positions:
            Broadcast(self, live).make_views([seat])
        return self.positions[seat]

    def _tell_movers(self, accounts: set[str]) -> None:
        """Send those who took or lost a chair what they may know from now on: a whole view, and no news."""
        self.positions.clear()  # the present player may undo other moves than the one before
        for listener in self.listeners:
            if listener.account in accounts:
                listener.seen, listener.last_view = None, None
                self.tell_position(listener)

    def tell_seating(self, listeners: Iterable[Listener] | None = None) -> None:
        for listener in self.listeners if listeners is None else listeners:
            listener.tell(Seating(self.info(listener.account)))

    async def tell_chats(self, number: int) -> None:
        """Send new chats, unless this one was sent already."""
        if number > self.chatted and self.listeners:
            for row in await self.hub.database.read(read_chats, self.id, self.chatted):
                self.chatted = row.number
                for listener in self.listeners:
                    tell_chat(listener, row)

    async def tell_removed(self, number: int) -> None:
        """Send a chat again whose words were removed."""
        row = await self.hub.database.read(find_chat, self.id, number) if self.listeners else None
        if row is not None:
            for listener in self.listeners:
                tell_chat(listener, row)

    # --- Ending ---

    def _stays(self) -> bool:
        """Return whether somebody here watches it or this process holds it; else the hub forgets it."""
        if not self.hub.stopping and (self.listeners or self._is_looked_after):
            return True
        self.supervision.stop()
        self.hub.forget(self)
        return False

    @property
    def _is_looked_after(self) -> bool:
        """Return whether this process runs its clocks and bots, now or as soon as its pause ends."""
        return self.rows is not None and self.is_ours and (self.row.paused is None or self.has_company)
