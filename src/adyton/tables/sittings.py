"""Sittings: who took or left a chair after the start of the game, and which chairs an account may take.

An account that has sat in a chair knows what that seat may know. So it may take that chair again, but no other one.
"""

import json
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from adyton.engine.record import Sitting
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.lines import last_lines
from adyton.store.notifications import Outgoing, add_notifications
from adyton.store.tables import ChairRow, TableRow, change_chair, change_table, enter, find_chairs, find_table
from adyton.tables.types import Note

MOST_CHANGES: Final = 300  # of one table
MOST_TURNED_AWAY: Final = 300  # that a table remembers
NONE: Final = "[]"


class Change(Struct, frozen=True, omit_defaults=True):
    """Somebody took a chair, left it for good, or came back to it."""

    line: int  # of the position in which it happened
    seat: int
    kind: Literal["sat", "left", "back"]
    who: str
    account: str | None  # None: it is deleted
    plays: str  # the name in records of what plays from then on: a person's or a bot's
    before: str | None = None  # sat: whose chair it was; None: a bot's


def changes_of(row: TableRow) -> list[Change]:
    """Return the changes in order. Most tables have none."""
    return msgspec.json.decode(row.sittings, type=list[Change]) if row.sittings != NONE else []


def sittings_of(row: TableRow) -> tuple[Sitting, ...]:
    """Return the changes as the header of a record has them."""
    return tuple(Sitting(one.line, one.seat, one.plays) for one in changes_of(row))


def notes_of(row: TableRow) -> list[Note]:
    """Return the changes as the log tells them."""
    return [Note(one.line, one.kind, one.seat, one.who, one.before) for one in changes_of(row)]


def turned_away(row: TableRow) -> list[str]:
    """Return the accounts that asked for a chair and heard a no."""
    accounts: list[str] = json.loads(row.turned_away)
    return accounts


def sat_since(row: TableRow) -> dict[Seat, int]:
    """Return the line in which the present player of each chair sat down, for those who came after the start."""
    return {one.seat: one.line for one in changes_of(row) if one.kind == "sat"}


def may_take(row: TableRow, chairs: list[ChairRow], account: str | None) -> list[Seat]:
    """Return the chairs that this account may take."""
    if row.status != "running" or account is None:
        return []
    changes = changes_of(row)
    return [chair.seat for chair in chairs if _why_not(row, chairs, changes, account, chair.seat) is None]


def check(row: TableRow, chairs: list[ChairRow], account: str, seat: Seat) -> None:
    """Raise Illegal if this account may not take this chair."""
    refusal = _why_not(row, chairs, changes_of(row), account, seat)
    if refusal is not None:
        raise Illegal(refusal)


def _why_not(
    row: TableRow, chairs: list[ChairRow], changes: list[Change], account: str, seat: Seat
) -> Refusal | None:  # fmt: skip
    if row.status != "running":
        return Refusal("table-not-running")
    if any(chair.account == account for chair in chairs):
        return Refusal("seated-already")
    if any(one.account == account and one.seat != seat for one in changes):
        return Refusal("saw-other-chair")
    if account in turned_away(row):
        return Refusal("turned-away")
    if seat >= len(chairs) or not _is_free(chairs[seat], changes):
        return Refusal("chair-taken")
    return Refusal("too-many-changes") if len(changes) >= MOST_CHANGES else None


def _is_free(chair: ChairRow, changes: list[Change]) -> bool:
    """Return whether a bot plays there, and no player may return."""
    return chair.bot is not None and (chair.account is None or (chair.held and _has_left(changes, chair.seat)))


def _has_left(changes: list[Change], seat: Seat) -> bool:
    own = [one for one in changes if one.seat == seat]
    return bool(own) and own[-1].kind == "left"


def without_account(changes: list[Change], account: str, someone: str) -> list[Change]:
    """Return the changes without this account and its names. Records say `someone`, browsers see an empty name."""
    found: list[Change] = []
    last: dict[Seat, Change] = {}
    for change in changes:
        kept, was = change, last.get(change.seat)
        if change.kind == "sat" and was is not None and was.account == account:
            kept = replace(kept, before="")
        if change.account == account:
            kept = replace(kept, who="", account=None, plays=kept.plays if kept.kind == "left" else someone)
        found.append(kept)
        last[change.seat] = change
    return found


# --- What is done in one transaction each ---


def sit_in(connection: Connection, table: str, account: str, name: str, seat: Seat, outgoing: Outgoing | None) -> None:
    """Let this account take a chair of a running table; raises Illegal if somebody was faster."""
    row, chairs = _locked(connection, table)
    check(row, chairs, account, seat)
    chair = chairs[seat]
    before = chair.name if chair.account is not None else None
    if chair.account is not None:
        enter(connection, table, chair.account)  # who sat here may watch on
    change_chair(connection, table, seat, account=account, bot=None, name=name, held=False)
    change_table(connection, table, question=_without(row.question, seat))
    _add(connection, row, Change(_line(connection, table), seat, "sat", name, account, name, before))
    if outgoing is not None:
        add_notifications(connection, table, outgoing)


def is_for_chair(question: str | None) -> bool:
    """Return whether this open question is that of somebody who wants to sit down."""
    return question is not None and json.loads(question)["kind"] == "sit"


def open_question(connection: Connection, table: str, question: str) -> None:
    """Ask this, unless another question is open."""
    row, _ = _locked(connection, table)
    if row.question is not None:
        raise Illegal(Refusal("question-open"))
    change_table(connection, table, question=question)


def close_question(connection: Connection, table: str, account: str) -> None:
    """End this account's question for a chair with a no. It may not ask again."""
    row, _ = _locked(connection, table)
    if _is_asked_by(row, account):
        accounts = [*turned_away(row), account][-MOST_TURNED_AWAY:]
        change_table(connection, table, question=None, turned_away=json.dumps(accounts))


def forget_question(connection: Connection, table: str, account: str) -> None:
    """End this account's question for a chair, unless another one is open by now."""
    row, _ = _locked(connection, table)
    if _is_asked_by(row, account):
        change_table(connection, table, question=None)


def forget_asker(connection: Connection, table: str, account: str) -> None:
    """Forget what this account asked for, and that it heard a no."""
    forget_question(connection, table, account)
    row, _ = _locked(connection, table)
    if account in turned_away(row):
        accounts = [one for one in turned_away(row) if one != account]
        change_table(connection, table, turned_away=json.dumps(accounts))


def _is_asked_by(row: TableRow, account: str) -> bool:
    """Return whether the open question is that of this account for a chair."""
    return row.question is not None and json.loads(row.question).get("account") == account


def _without(question: str | None, seat: Seat) -> str | None:
    """Return the open question without what the player before said in this chair."""
    part = json.loads(question) if question is not None else None
    if part is None or part["by"] == seat:
        return None
    return json.dumps({**part, "yes": [yes for yes in part["yes"] if yes != seat]})


def leave_to_bot(connection: Connection, table: str, seat: Seat, bot: str) -> None:
    """Let a bot play on in this chair. Its player may come back until somebody else takes it."""
    row, chairs = _locked(connection, table)
    chair = chairs[seat]
    change_chair(connection, table, seat, held=True, bot=bot)
    change_table(connection, table, question=_without(row.question, seat))
    if chair.account is not None and not _has_left(changes_of(row), seat):
        _add(connection, row, Change(_line(connection, table), seat, "left", chair.name, chair.account, bot))
        add_notifications(connection, table, Outgoing(chair.account, ()))  # none of this table any more


def hold(connection: Connection, table: str, seat: Seat, account: str, bot: str) -> None:
    """Let a bot hold this chair until this account returns, unless somebody else sits there by now."""
    _, chairs = _locked(connection, table)
    if chairs[seat].account == account and not chairs[seat].held:
        change_chair(connection, table, seat, held=True, bot=bot)


def come_back(connection: Connection, table: str, seat: Seat, account: str) -> None:
    """Give this account its chair back, unless somebody else sits there by now."""
    row, chairs = _locked(connection, table)
    chair = chairs[seat]
    if chair.account != account:
        return
    change_chair(connection, table, seat, held=False, bot=None)
    if is_for_chair(row.question) and json.loads(row.question or "{}")["by"] == seat:
        change_table(connection, table, question=None)
    if _has_left(changes_of(row), seat):
        _add(connection, row, Change(_line(connection, table), seat, "back", chair.name, account, chair.name))


def _locked(connection: Connection, table: str) -> tuple[TableRow, list[ChairRow]]:
    row = find_table(connection, table, lock=True)
    if row is None:
        raise Illegal(Refusal("no-such-table"))
    return row, find_chairs(connection, table)


def _line(connection: Connection, table: str) -> int:
    return last_lines(connection, [table]).get(table, (1, ""))[0]


def _add(connection: Connection, row: TableRow, change: Change) -> None:
    keep(connection, row.id, [*changes_of(row), change])


def keep(connection: Connection, table: str, changes: list[Change]) -> None:
    change_table(connection, table, sittings=msgspec.json.encode(changes).decode())
