"""Consent: what one player asks and the others must agree to: taking back more than one's own, a pause, going on."""

import json
from typing import Any, Final

from sqlalchemy import Connection

from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.tables import change_table, find_table
from adyton.tables.acts import STALE, UNDO_NEVER, take_back
from adyton.tables.course import Course
from adyton.tables.info import question
from adyton.tables.messages import Undo
from adyton.tables.table import Table

MOST_UNDOS: Final = 300  # in one playing, so that no record grows without end


async def undo(table: Table, seat: Seat, asked: Undo) -> int:
    """Takes the own last move back at once; anything else becomes a question. The line, or Illegal."""
    async with table.lock:
        course = table.running()
        if (seat, asked.id) in course.acts:
            return course.acts[seat, asked.id]
        line = _checked(table, course, seat, asked)
        if line == course.own_undo(seat):
            return await take_back(table, course, seat, line, asked.id)
        await _ask(table, {"kind": "undo", "by": seat, "line": line, "yes": []})
        return course.move


async def pause(table: Table, seat: Seat, on: bool) -> int:
    """Asks to stop the clocks, or to go on."""
    async with table.lock:
        course = table.running()
        if (table.row.paused is not None) == on:
            raise Illegal(Refusal("paused" if on else "not-paused"))
        await _ask(table, {"kind": "pause" if on else "go-on", "by": seat, "line": None, "yes": []})
        return course.move


async def answer(table: Table, seat: Seat, yes: bool) -> int:
    """Agrees, or ends the question by a no; who asked ends it by a no of their own."""
    async with table.lock:
        course = table.running()
        row = await table.hub.database.write(_note_answer, table.id, seat, yes)
        table.row = table.row._replace(question=row)
        await carry_out(table)
        table.tell_seating()
        return course.move


async def carry_out(table: Table) -> None:
    """Does what was asked, once nobody is left who must agree; the caller holds the lock."""
    asked = question(table.row, table.chairs)
    course = table.course
    if asked is None or asked.waiting or course is None or table.row.status != "running":
        return
    if asked.kind == "undo":
        if asked.move is not None and asked.move in [line for line, _ in course.standing]:
            await _change(table, question=None)
            await take_back(table, course, asked.by, asked.move, None)
            return
        await _change(table, question=None)
    elif asked.kind == "pause":
        await _change(table, question=None, paused=table.at)
    else:
        await go_on(table)


async def go_on(table: Table) -> None:
    """Lets the table's clock run again from where it stood."""
    stood = table.row.paused
    zero = table.hub.now() - stood if stood is not None else table.row.zero
    await _change(table, question=None, paused=None, resting=False, zero=zero)


async def rest(table: Table) -> None:
    """Stops the clock of a table that everybody has left, until somebody returns."""
    await _change(table, question=None, paused=table.at, resting=True)


def _checked(table: Table, course: Course, seat: Seat, asked: Undo) -> int:
    if not course.takes_back(course.game.turn(course.state)):
        raise Illegal(UNDO_NEVER)
    if asked.move != course.move:
        raise Illegal(STALE)
    if len([entry for entry in course.entries if entry.undo is not None]) >= MOST_UNDOS:
        raise Illegal(Refusal("undo-limit"))
    mine = [line for line, entry in course.standing if entry.seat == seat]
    lines = [line for line, entry in course.standing if entry.seat >= 0]
    line = asked.to if asked.to is not None else (mine[-1] if mine else None)
    if line not in lines or table.row.paused is not None:
        raise Illegal(Refusal("undo-nothing"))
    return line


async def _ask(table: Table, part: dict[str, Any]) -> None:
    if table.row.question is not None:
        raise Illegal(Refusal("question-open"))
    await _change(table, question=json.dumps(part))
    await carry_out(table)
    table.tell_seating()


async def _change(table: Table, **values: Any) -> None:
    await table.hub.database.write(change_table, table.id, **values)
    table.row = table.row._replace(**values)


def _note_answer(connection: Connection, table: str, seat: Seat, yes: bool) -> str | None:
    row = find_table(connection, table, lock=True)
    part = json.loads(row.question) if row is not None and row.question is not None else None
    if part is None or (part["by"] == seat and yes):
        raise Illegal(Refusal("no-question"))
    part["yes"] = sorted({*part["yes"], seat})
    kept = json.dumps(part) if yes else None
    change_table(connection, table, question=kept)
    return kept
