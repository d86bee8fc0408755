"""What an account may know of a table, from its rows."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from adyton.engine.record import Header
from adyton.store.tables import ChairRow, TableRow
from adyton.tables.secrets import generator
from adyton.tables.shares import Share, shares_of
from adyton.tables.sittings import may_take, notes_of, sittings_of
from adyton.tables.types import Chair, ClockRule, Note, Question, Result, TableInfo


def clock_rule(row: TableRow) -> ClockRule:
    """Return the clock that the host chose."""
    rule: ClockRule = msgspec.json.decode(row.clock, type=ClockRule)
    return rule


def header(row: TableRow) -> Header | None:
    """Return line 1 of the record, as far as it is known now."""
    if row.header is None:
        return None
    part = json.loads(row.header)
    shares = tuple(part.get("shares", []))
    commitment = part.get("commitment")
    return Header(
        part["game"], part["version"], part["options"], part["seats"], commitment, shares, sittings_of(row)
    )  # fmt: skip


def seat_of(chairs: list[ChairRow], account: str | None) -> int | None:
    """Return the chair in which this account sits."""
    if account is not None:
        for chair in chairs:
            if chair.account == account:
                return chair.seat
    return None


def question(row: TableRow, chairs: list[ChairRow], account: str | None = None) -> Question | None:
    """Return the open question, and the people in the chairs who must answer it."""
    if row.question is None:
        return None
    part: dict[str, Any] = json.loads(row.question)
    asked = [chair for chair in chairs if chair.account is not None and not chair.held]
    if part["kind"] == "sit":  # one answer is enough: the host's, or another player's if the host is away
        host = [chair for chair in asked if chair.account == row.host]
        waiting = [] if part["yes"] else [chair.seat for chair in host or asked]
        return Question("sit", part["by"], None, part["yes"], waiting, part["name"], part["account"] == account)
    waiting = [chair.seat for chair in asked if chair.seat != part["by"] and chair.seat not in part["yes"]]
    return Question(part["kind"], part["by"], part["line"], part["yes"], waiting)


def bot_plays(chair: ChairRow) -> bool:
    """Return whether a bot plays in this chair: its own, or that of a player who is away."""
    return chair.bot is not None and (chair.account is None or chair.held)


def table_info(
    row: TableRow, chairs: list[ChairRow], present: frozenset[str], account: str | None, lines: int, acting: list[int]
) -> TableInfo:
    """Return the table as this account may know it."""
    you = seat_of(chairs, account)
    shares, head = shares_of(row), header(row)
    ending = json.loads(row.ending) if row.ending is not None else None
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        options=_options(row),
        status=row.status,  # type: ignore[arg-type]  # the store keeps it as text
        public=row.public,
        spectators=row.spectators,
        clock=clock_rule(row),
        chairs=[_chair(chair, present, shares.by, head is not None) for chair in chairs],
        you=you,
        host=account is not None and row.host == account,
        key=row.key if not row.public and (you is not None or row.host == account) else None,
        acting=acting if row.status == "running" else [],
        paused=row.paused is not None,
        question=question(row, chairs, account),
        commitment=generator(row.seed).commitment,
        seed=ending["seed"] if ending is not None else None,
        result=Result(**ending["result"]) if ending is not None else None,
        trouble=row.trouble,
        rematch=row.rematch,
        created=row.created,
        lines=lines,
        hints=allows_hints(row, chairs),
        notes=_notes(row),
        may_take=may_take(row, chairs, account),
        dealing=shares.asked and row.status == "open",
        shares=list(head.shares) if head is not None else [],
    )


def allows_hints(row: TableRow, chairs: list[ChairRow]) -> bool:
    """Return whether players may ask for hints: as the host chose, else if one person plays against bots."""
    if row.hints is not None:
        return row.hints
    return sum(chair.account is not None for chair in chairs) == 1


def _notes(row: TableRow) -> list[Note]:
    """Return everything that the log tells besides the moves."""
    notes = [*msgspec.json.decode(row.notes, type=list[Note]), *notes_of(row)]
    return sorted(notes, key=lambda note: note.line)


def _options(row: TableRow) -> dict[str, bool | int | str]:
    """Return the options, with `own` in place of a host's data file, which is too long to send each time."""
    options: dict[str, bool | int | str] = json.loads(row.options)
    return {name: "own" if name == "content" else value for name, value in options.items()}


def _chair(chair: ChairRow, present: frozenset[str], shares: Mapping[str, Share], has_begun: bool) -> Chair:
    if chair.account is not None:
        share = shares.get(chair.account)
        here, hashed = chair.account in present, share.hash if share is not None else None
        return Chair(chair.seat, "person", chair.name, chair.bot, chair.held, here, share=hashed)
    if chair.bot is not None:
        return Chair(chair.seat, "bot", chair.name, chair.bot, False, True)
    # Where the game has begun, this was somebody whose account is deleted.
    return Chair(chair.seat, "person" if has_begun else "open", "", None, False, False)
