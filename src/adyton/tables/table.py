"""A live table: the only writer of its lines in this process, and the one that tells everybody around it."""

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import structlog
from msgspec.structs import replace

from adyton.engine.game import AnyGame
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.accounts import SPECTATORS
from adyton.store.chats import ChatRow, read_chats
from adyton.store.lines import Append, read_lines, take_snapshot
from adyton.store.tables import ChairRow, TableRow, change_table, find_chairs, find_table
from adyton.store.workers import arrive, find_present
from adyton.tables.clock import face
from adyton.tables.course import Course, Draft
from adyton.tables.ear import Ear
from adyton.tables.info import clock_rule, table_info
from adyton.tables.messages import Position, Said, Seating
from adyton.tables.nouns import Chair, ClockFace, News, TableInfo
from adyton.tables.sight import Eyes, Sight

if TYPE_CHECKING:
    from adyton.tables.hub import Hub

SNAPSHOT_EVERY: Final = 200  # lines
log = structlog.get_logger()


class Table:
    """Everything that changes it happens under its lock."""

    def __init__(self, hub: "Hub", row: TableRow, chairs: list[ChairRow], present: frozenset[str]) -> None:
        self.hub = hub
        self.id = row.id
        self.row = row
        self.rule = clock_rule(row)
        self.seat(chairs)
        self.present = present
        self.course: Course | None = None
        self.lock = asyncio.Lock()
        self.ears: set[Ear] = set()
        self.coming = 0  # how many are about to listen
        self.eyes: dict[Seat | None, Eyes] = {}
        self.sights: dict[Seat | None, Sight] = {}
        self.chatted = 0
        self.refusals: dict[tuple[str, str], Refusal] = {}  # by account and id: the same question, the same answer

    @property
    def game(self) -> AnyGame:
        return self.hub.games[self.row.game]

    @property
    def at(self) -> int:
        """The time on the table's clock."""
        return self.row.paused if self.row.paused is not None else self.at_of(self.hub.now())

    def at_of(self, now: int) -> int:
        """What the table's clock shows or showed at that moment, while it runs."""
        return max(0, now - self.row.zero)

    def running(self) -> Course:
        """The course of a table that is being played; raises Illegal."""
        if self.row.status != "running" or self.course is None:
            raise Illegal(Refusal("table-not-running"))
        return self.course

    def seat(self, chairs: list[ChairRow]) -> None:
        """Who sits where from now on."""
        self.chairs = chairs
        self.places = {chair.account: chair.seat for chair in chairs if chair.account is not None}

    def seat_of(self, account: str) -> Seat | None:
        return self.places.get(account)

    def own_seat(self, ear: Ear) -> Seat:
        """The chair of whoever listens there; raises Illegal."""
        seat = self.seat_of(ear.account)
        if seat is None:
            raise Illegal(Refusal("not-seated"))
        return seat

    def info(self, account: str | None) -> TableInfo:
        course = self.course
        moves, acting = (0, []) if course is None else (course.move, list(course.game.turn(course.state).seats))
        found = table_info(self.row, self.chairs, self.present, account, moves, [seat for seat in acting if seat >= 0])
        return replace(found, chairs=[self._with_absence(chair) for chair in found.chairs], watching=self.watching)

    @property
    def watching(self) -> int:
        """How many look on here without a chair."""
        return len({ear.account for ear in self.ears} - self.places.keys())

    def _with_absence(self, chair: Chair) -> Chair:
        """The chair, with the time until a bot takes it where somebody is away."""
        if chair.kind != "person" or chair.here or chair.held:
            return chair
        return replace(chair, leaves_in=self.hub.keeper.leaves_in(self, self.chairs[chair.seat].account))

    # --- Changing it ---

    async def write(self, course: Course, draft: Draft) -> None:
        """Appends the draft and only then tells everybody; raises Conflict."""
        ending = json.dumps(draft.ending.to_json()) if draft.ending is not None else None
        await self.hub.database.append(Append(self.id, draft.rows, ending))
        course.accept(draft)
        self.hub.meter.moved(len(draft.steps))
        if ending is not None:
            self.row = self.row._replace(status="finished", ending=ending, question=None)
        self.told_anew()
        if ending is None and course.move // SNAPSHOT_EVERY > (course.move - len(draft.steps)) // SNAPSHOT_EVERY:
            await self.hub.database.write(take_snapshot, self.id, course.move, json.dumps(course.snapshot()))

    async def catch_up(self) -> None:
        """Follows the lines that other processes wrote."""
        course = self.course
        if course is None:
            return
        rows = await self.hub.database.read(read_lines, self.id, course.move)
        if rows:
            course.follow(rows)
            self.told_anew()

    async def reload(self) -> None:
        """Looks at its rows again; another process, or the lobby, may have changed them."""
        row = await self.hub.database.read(find_table, self.id)
        assert row is not None
        self.seat(await self.hub.database.read(find_chairs, self.id))
        self.present = await self.hub.database.read(find_present, self.id, self.hub.dead)
        self.row = row
        await self.greet()
        if row.status in {"running", "finished"} and self.course is None:
            await self.hub.begin(self)
            self.told_anew()
        self.hub.keeper.look(self)  # first, so that it knows since when somebody is away
        self.tell_seating()

    async def greet(self) -> None:
        """Whoever watched and sat down since is there."""
        for account in self.places.keys() - self.present:
            if any(ear.account == account for ear in self.ears):
                await self.hub.database.write(arrive, self.id, account, self.hub.worker)
                self.present |= {account}

    async def freeze(self, trouble: str) -> None:
        """Closes it with its record kept; nothing is ever played on that the rules cannot vouch for."""
        log.error("table frozen", table=self.id, game=self.row.game, trouble=trouble)
        self.row = self.row._replace(status="closed", trouble=trouble)
        await self.hub.database.write(change_table, self.id, status="closed", trouble=trouble)

    # --- Telling ---

    def told_anew(self) -> None:
        """Tells everybody where the game stands, and the keeper that something changed."""
        self.eyes.clear()
        if self.course is not None and self.ears:
            self._look(self.course, list({self.seat_of(ear.account) for ear in self.ears}))
            clock = self.clock_face()
            for ear in self.ears:
                self._tell_position(self.course, ear, clock)
        if self.row.status == "finished":
            self.tell_seating()
        self.hub.keeper.look(self)

    def clock_face(self) -> ClockFace:
        return face(self.rule, self.course, self.row.seats, self.at, self.row.paused is None)

    def tell_position(self, ear: Ear) -> None:
        if self.course is not None:
            self._tell_position(self.course, ear, self.clock_face())

    def _tell_position(self, course: Course, ear: Ear, clock: ClockFace) -> None:
        seat, move = self.seat_of(ear.account), course.move
        eyes = self.seen_by(course, seat)
        since = course.news_since(ear.seen) if ear.seen is not None else None
        news = [
            News(line, event.name, event.args) for line, events in since or () for event in events if event.is_for(seat)
        ]
        sight = eyes.sight
        base = sight.since if ear.takes_parts and ear.told == (seat, sight.since) else None
        view = sight.whole if base is None else sight.changes
        ear.seen, ear.told = move, (seat, move)
        ear.tell(Position(self.id, move, view, base, eyes.legal, eyes.picks, news, since is None, clock, eyes.undo))

    def seen_by(self, course: Course, seat: Seat | None) -> Eyes:
        if seat not in self.eyes:
            self._look(course, [seat])
        return self.eyes[seat]

    def _look(self, course: Course, seats: Sequence[Seat | None]) -> None:
        before: Sight | None = None
        for seat, view in zip(seats, course.game.views(course.state, seats), strict=True):
            if seat not in self.sights:
                self.sights[seat] = Sight(course.game.view_type)
            sight = self.sights[seat]
            sight.look(view, course.move, before)
            self.eyes[seat] = Eyes(course, seat, sight)
            before = sight

    def tell_seating(self) -> None:
        for ear in self.ears:
            ear.tell(Seating(self.info(ear.account)))

    async def tell_chats(self) -> None:
        """Tells what was said since the last time."""
        rows = await self.hub.database.read(read_chats, self.id, self.chatted)
        for row in rows:
            if row.number > self.chatted:
                self.chatted = row.number
                for ear in self.ears:
                    tell_chat(ear, row)


def tell_chat(ear: Ear, row: ChatRow) -> None:
    is_crowd = row.seat is None and row.account != ear.account
    if row.account not in ear.muted and not (is_crowd and SPECTATORS in ear.muted):
        ear.tell(Said(row.number, row.seat, row.name, row.text, row.at))
