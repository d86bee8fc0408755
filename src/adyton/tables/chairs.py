"""Chairs: opening a table, sitting down, standing up, placing bots, starting, and playing again."""

import hmac
import json
from collections.abc import Callable, Mapping
from typing import Any, Concatenate, Final, ParamSpec

import msgspec
from sqlalchemy import Connection

from adyton.bots.exam import Exam, playable
from adyton.bots.roster import bot_names
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.record import Header
from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import has_muted
from adyton.store.invitations import drop_invitation
from adyton.store.lines import append_lines
from adyton.store.notice import HELD, notify
from adyton.store.notifications import INVITED, Notification, Outgoing, add_notifications
from adyton.store.tables import (
    ChairRow,
    TableRow,
    add_table,
    change_chair,
    change_table,
    count_open,
    count_opened,
    enter,
    find_chairs,
    find_table,
    is_member,
)
from adyton.tables.info import clock_rule, seat_of
from adyton.tables.live_playing import rows_of
from adyton.tables.lobby import TableListing
from adyton.tables.outgoing import at_start
from adyton.tables.secrets import generator, new_id, new_key, new_seed
from adyton.tables.shares import Shares, by_seat, committed, keep, missing, revealed, shares_of
from adyton.tables.sittings import leave_to_bot
from adyton.tables.types import ClockRule, DaysClock, TableInfo

P = ParamSpec("P")
HOUR_MS: Final = 60 * 60 * 1000
MOST_PER_HOUR: Final = 60  # tables that one account may open
MOST_TABLES: Final = 20  # of one host that have not come to an end


class Sitter:
    """The account that acts in the lobby."""

    __slots__ = ("account", "name")

    def __init__(self, account: str, name: str) -> None:
        self.account = account
        self.name = name


class Plan:
    """A table to open, checked by the game that is to be played there.

    A host's own data file is examined elsewhere before (`is_examined`), because it can take long to read.
    """

    def __init__(
        self, game: AnyGame, seats: int, options: dict[str, Any], bots: list[str], clock: ClockRule, *, public: bool,
        spectators: bool, hints: bool | None = None, is_examined: bool = False,
    ) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        given = {name: value for name, value in options.items() if value is not None}
        self.options = game.read_options(given) if is_examined else playable(game, seats, given)
        self.bots = bots
        self.clock = clock
        self.public = public
        self.spectators = spectators
        self.hints = hints
        if len(bots) >= seats:
            raise Illegal(Refusal("too-many-bots"))
        for bot in bots:
            check_bot(game, bot)

    def row(self, host: str, now: int) -> TableRow:
        game = self.game
        return TableRow(
            id=new_id(), game=game.slug, version=game.version, options=json.dumps(self.options.to_json()),
            seats=self.seats, status="open", public=self.public, spectators=self.spectators,
            clock=msgspec.json.encode(self.clock).decode(), host=host, key=new_key(), seed=new_seed(), header=None,
            ending=None, zero=now, paused=None, resting=False, question=None, trouble=None, rematch=None, holder=None,
            created=now, hints=self.hints,
        )  # fmt: skip


def usual_bot(game: AnyGame) -> str:
    """Return a bot of medium strength."""
    names = bot_names(game)
    return names[len(names) // 2]


def check_bot(game: AnyGame, bot: str) -> None:
    if bot not in bot_names(game):
        raise Illegal(Refusal("no-such-bot", {"bot": bot}))


# --- What is done in one transaction each ---


def open_table(connection: Connection, plan: Plan, sitter: Sitter, now: int, per_hour: int = MOST_PER_HOUR) -> str:
    """Open a table. Its host gets the first chair, the bots the last ones."""
    _check_pace(connection, sitter.account, now, per_hour)
    if count_open(connection, sitter.account) >= MOST_TABLES:
        raise Illegal(Refusal("too-many-tables", {"most": MOST_TABLES}))
    row = plan.row(sitter.account, now)
    chairs = [ChairRow(0, sitter.account, None, sitter.name, False)]
    free = plan.seats - 1 - len(plan.bots)
    chairs += [ChairRow(seat, None, None, "", False) for seat in range(1, 1 + free)]
    chairs += [ChairRow(1 + free + n, None, bot, bot, False) for n, bot in enumerate(plan.bots)]
    add_table(connection, row, chairs)
    return row.id


def _check_pace(connection: Connection, account: str, now: int, per_hour: int) -> None:
    if count_opened(connection, account, now - HOUR_MS) >= per_hour:
        raise Illegal(Refusal("tables-per-hour", {"most": per_hour}))


def seen_table(connection: Connection, table: str, account: str) -> TableRow:
    """Return the table if the account may see it. Hidden and missing tables raise the same refusal."""
    return _seen(connection, table, account)[0]


def _seen(connection: Connection, table: str, account: str, *, lock: bool = False) -> tuple[TableRow, list[ChairRow]]:
    row = find_table(connection, table, lock=lock)
    if row is not None:
        chairs = find_chairs(connection, table)
        if row.public or row.host == account or seat_of(chairs, account) is not None:
            return row, chairs
        if is_member(connection, table, account):
            return row, chairs
    raise Illegal(Refusal("no-such-table"))


def enter_table(connection: Connection, table: str, account: str, key: str) -> None:
    """Let an account in that has the key."""
    row = find_table(connection, table)
    if row is None or not (row.public or hmac.compare_digest(row.key.encode(), key.encode())):
        raise Illegal(Refusal("no-such-table"))
    enter(connection, table, account)


def sit_down(connection: Connection, table: str, sitter: Sitter, seat: int | None) -> None:
    """Take a free chair: this one, or any if none is named. An account that sits already changes chairs."""
    row, chairs = need_open(connection, table, sitter.account)
    _check_not_dealing(row)
    free = [chair.seat for chair in chairs if chair.account is None and chair.bot is None]
    before = seat_of(chairs, sitter.account)
    if before is not None and seat in {None, before}:
        return
    if not free or seat not in {None, *free}:
        raise Illegal(Refusal("chair-taken"))
    if before is not None:
        change_chair(connection, table, before, account=None, name="")
    change_chair(connection, table, free[0] if seat is None else seat, account=sitter.account, name=sitter.name)
    drop_invitation(connection, table, sitter.account)


def stand_up(connection: Connection, table: str, account: str) -> None:
    """Leave the chair. A table that its host leaves before the start is closed."""
    row, chairs = need_open(connection, table, account)
    seat = seat_of(chairs, account)
    if seat is None:
        raise Illegal(Refusal("not-seated"))
    change_chair(connection, table, seat, account=None, name="")
    shares = shares_of(row)
    keep(connection, table, Shares() if shares.asked else committed(shares, account, None))
    if row.host == account:
        change_table(connection, table, status="closed", trouble="host-left")


def place_bot(
    connection: Connection, table: str, account: str, games: Mapping[str, AnyGame], seat: int, bot: str | None
) -> None:
    """Put a bot in an open chair, or open the chair again."""
    row, chairs = need_open(connection, table, account, host=True)
    _check_not_dealing(row)
    if seat >= len(chairs) or chairs[seat].account is not None:
        raise Illegal(Refusal("chair-taken"))
    if bot is not None:
        check_bot(game_of(games, row.game), bot)
    change_chair(connection, table, seat, bot=bot, name=bot or "")


def start_table(
    connection: Connection, table: str, account: str, games: Mapping[str, AnyGame], worker: str, now: int
) -> None:
    """Start the game, or ask for the players' shares first. Asked again, start without any."""
    row, chairs = need_open(connection, table, account, host=True)
    shares = shares_of(row)
    if missing(shares, chairs) and not shares.asked:
        keep(connection, table, Shares(shares.by, asked=True))
    else:
        _begin(connection, row, chairs, games, worker, now)


def commit_share(connection: Connection, table: str, account: str, hashed: str | None) -> None:
    """Add the hash of this player's share of the seed, or take it away."""
    row, chairs = need_open(connection, table, account)
    if seat_of(chairs, account) is None:
        raise Illegal(Refusal("not-seated"))
    if "content" in json.loads(row.options):  # the exam of such a file used the deal of the seed alone
        raise Illegal(Refusal("no-shares-here"))
    keep(connection, table, committed(shares_of(row), account, hashed))


def reveal_share(
    connection: Connection, table: str, account: str, value: str, games: Mapping[str, AnyGame], worker: str, now: int
) -> None:
    """Reveal this player's share; with the last one the game begins."""
    row, chairs = need_open(connection, table, account)
    shares = revealed(shares_of(row), account, value)
    keep(connection, table, shares)
    if not missing(shares, chairs):
        _begin(connection, row, chairs, games, worker, now, by_seat(shares, chairs))


def _check_not_dealing(row: TableRow) -> None:
    """Raise Illegal once shares are known. Otherwise the order of the chairs could choose the deal."""
    if shares_of(row).asked:
        raise Illegal(Refusal("shares-asked"))


def _begin(
    connection: Connection, row: TableRow, chairs: list[ChairRow], games: Mapping[str, AnyGame], worker: str, now: int,
    shares: tuple[str, ...] = (),
) -> None:  # fmt: skip
    """Start the game: bots take the open chairs, and nature acts first."""
    table, game = row.id, game_of(games, row.game)
    if not game.plays(row.version):
        raise Illegal(Refusal("rules-changed"))
    bot = usual_bot(game)
    for chair in chairs:
        if chair.account is None and chair.bot is None:
            change_chair(connection, table, chair.seat, bot=bot, name=bot)
    names = [chair.name or bot for chair in chairs]
    rng = generator(row.seed, shares)
    options = game.read_options(json.loads(row.options), row.version)
    head = Header(game.slug, row.version, options.to_json(), names, rng.commitment, shares)
    draft = Playing.begin(game, head, rng).draft_nature()
    change_table(connection, table, header=json.dumps(head.to_json()), status="running", zero=now, holder=worker)
    notify(connection, HELD, table, words=worker)
    if draft.steps:
        append_lines(connection, table, rows_of(draft))
    acting = game.turn(draft.state).awaited
    add_notifications(connection, table, at_start(clock_rule(row), chairs, row.host, acting, now))


def exam_at_start(connection: Connection, table: str, account: str) -> Exam | None:
    """Return what must be examined before the start: the host's own data file; None if there is none."""
    row = seen_table(connection, table, account)
    options = json.loads(row.options)
    if row.host != account or row.status != "open" or options.get("content") is None:
        return None
    return Exam(row.game, row.seats, options, row.version, row.seed)


def give_up(connection: Connection, table: str, account: str, games: Mapping[str, AnyGame]) -> None:
    """Leave a running game for good: a bot plays on if other people sit there, else the table is closed."""
    row, chairs = _seen(connection, table, account, lock=True)
    seat = seat_of(chairs, account)
    if row.status != "running":
        raise Illegal(Refusal("table-not-running"))
    if seat is None:
        raise Illegal(Refusal("not-seated"))
    if any(chair.account not in {None, account} for chair in chairs):
        leave_to_bot(connection, table, seat, usual_bot(game_of(games, row.game)))
    else:
        change_table(connection, table, status="closed", trouble="given-up")


def rematch(
    connection: Connection, table: str, account: str, games: Mapping[str, AnyGame], now: int,
    per_hour: int = MOST_PER_HOUR,
) -> str:  # fmt: skip
    """Return the table that follows this one. The first request opens it.

    Everybody moves on by one chair, because in some games the first chair begins.
    """
    row, chairs = _seen(connection, table, account, lock=True)
    game = game_of(games, row.game)
    if row.status not in {"finished", "closed"} or seat_of(chairs, account) is None:
        raise Illegal(Refusal("not-finished" if seat_of(chairs, account) is not None else "not-seated"))
    if row.rematch is not None:
        return row.rematch
    _check_pace(connection, account, now, per_hour)
    again = row._replace(
        id=new_id(), version=game.version, status="open", host=account, key=new_key(), seed=new_seed(), header=None,
        ending=None, zero=now, paused=None, resting=False, question=None, trouble=None, holder=None, created=now,
        notes="[]", shares="{}", sittings="[]", turned_away="[]",
    )  # fmt: skip
    kept = [
        chair._replace(
            seat=(chair.seat - 1) % len(chairs), held=False, bot=None if chair.account is not None else chair.bot
        )
        for chair in chairs
    ]
    add_table(connection, again, kept)
    if isinstance(clock_rule(row), DaysClock):
        others = [chair.account for chair in kept if chair.account is not None and chair.account != account]
        invited = tuple(
            Notification(other, INVITED, now) for other in others if not has_muted(connection, other, account)
        )
        add_notifications(connection, again.id, Outgoing(None, invited))
    change_table(connection, table, rematch=again.id)
    return again.id


def need_open(
    connection: Connection, table: str, account: str, *, host: bool = False
) -> tuple[TableRow, list[ChairRow]]:
    """Return a table that has not begun, and its chairs; raises Illegal."""
    row, chairs = _seen(connection, table, account, lock=True)
    if row.status != "open":
        raise Illegal(Refusal("table-not-open"))
    if host and row.host != account:
        raise Illegal(Refusal("not-host"))
    return row, chairs


def game_of(games: Mapping[str, AnyGame], slug: str) -> AnyGame:
    """Return the game of that name; raises Illegal."""
    game = games.get(slug)
    if game is None:
        raise Illegal(Refusal("no-such-game", {"game": slug}))
    return game


# --- What is told of it ---


def table_seen(connection: Connection, table: str, account: str, dead: int) -> TableInfo:
    """Return the table as this account may know it; raises Illegal if it may not see it."""
    row = seen_table(connection, table, account)
    return TableListing(connection, [row], dead).info(row, account)


def change_seen(
    connection: Connection, account: str, dead: int, work: Callable[Concatenate[Connection, P], str | None],
    *args: P.args, **kwargs: P.kwargs,
) -> TableInfo:  # fmt: skip
    """Do this work on the table and return the table afterwards, in one transaction.

    The work takes the table's id as its first argument, or returns the id of another one.
    """
    table = work(connection, *args, **kwargs) or str(args[0])
    row = find_table(connection, table)
    if row is None:  # it has expired
        raise Illegal(Refusal("no-such-table"))
    return TableListing(connection, [row], dead).info(row, account)
