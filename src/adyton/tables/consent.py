"""Consent: what others must agree to: an undo that concerns them, a pause, going on, and a stranger in a bot's chair."""

import json
from typing import Any, Final

from sqlalchemy import Connection

from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.store.tables import change_table, find_table
from adyton.tables.acts import STALE, take_back
from adyton.tables.info import question
from adyton.tables.latecomers import admit, turn_away
from adyton.tables.listener import Listener
from adyton.tables.live_playing import LivePlaying
from adyton.tables.messages import Undo
from adyton.tables.pausing import go_on
from adyton.tables.sittings import is_for_chair
from adyton.tables.table import Table

MOST_UNDOS: Final = 300  # in one game, so that no record grows without end
MOST_LINES: Final = 5_000  # of a record in which moves are still taken back; no game is as long


async def undo(table: Table, seat: Seat, asked: Undo, by: Listener | None = None) -> int | None:
    """Take the player's own last move back at once, or ask the others about anything else.

    Return the line, if it is new.
    """
    live = table.running()
    if (seat, asked.id) in live.acts:
        return live.acts[seat, asked.id]
    line = _checked(table, live, seat, asked)
    if line == live.playing.own_undo(seat) and table.has_made(seat, line):
        await take_back(table, seat, line, asked.id, by)
        return None
    await _ask(table, {"kind": "undo", "by": seat, "line": line, "yes": []})
    return live.line


async def pause(table: Table, seat: Seat, on: bool) -> int:
    """Ask to stop the clocks, or to go on."""
    live = table.running()
    if (table.row.paused is not None) == on:
        raise Illegal(Refusal("paused" if on else "not-paused"))
    await _ask(table, {"kind": "pause" if on else "go-on", "by": seat, "line": None, "yes": []})
    return live.line


async def answer(table: Table, seat: Seat, yes: bool) -> int:
    """Agree, or end the question with a no. The player who asked takes it back with a no."""
    live, asked = table.running(), question(table.row, table.chairs)
    if asked is not None and asked.kind == "sit":
        if seat not in asked.waiting:
            raise Illegal(Refusal("no-question"))
        if not yes:
            await turn_away(table)
            return live.line
    await table.change(_note_answer, seat, yes)
    await carry_out(table)
    return live.line


async def carry_out(table: Table) -> None:
    """Do what was asked, when everybody has agreed."""
    asked, live = question(table.row, table.chairs), table.live
    if asked is None or asked.waiting or live is None or table.row.status != "running":
        return
    if asked.kind == "pause":
        await table.change(change_table, question=None, paused=table.at)
    elif asked.kind == "go-on":
        await go_on(table)
    elif asked.kind == "sit":
        await admit(table)
    else:
        try:  # Listeners hear of the undo first: a question that ends without one was declined.
            if asked.line is not None and asked.line in live.playing.moves:
                await take_back(table, asked.by, asked.line, None)
        except Exception:  # but no cancellation: a worker that ends writes nothing more
            await table.change(change_table, question=None)
            raise
        await table.change(change_table, question=None)


def _checked(table: Table, live: LivePlaying, seat: Seat, asked: Undo) -> int:
    playing = live.playing
    if not playing.takes_back:
        raise Illegal(Refusal("undo-never"))
    if asked.line != live.line:
        raise Illegal(STALE)
    if len(playing.entries) >= MOST_LINES or sum(entry.undo is not None for entry in playing.entries) >= MOST_UNDOS:
        raise Illegal(Refusal("undo-limit"))
    lines = {line: entry.seat for line, entry in playing.moves if entry.seat >= 0}
    mine = [line for line, by in lines.items() if by == seat]
    line = asked.to if asked.to is not None else (mine[-1] if mine else None)
    if line is None or line not in lines or table.row.paused is not None:
        raise Illegal(Refusal("undo-nothing"))
    return line


async def _ask(table: Table, part: dict[str, Any]) -> None:
    """Put a player's question to the others. It takes the place of that of a stranger who wants a chair."""
    if table.row.question is not None and not is_for_chair(table.row.question):
        raise Illegal(Refusal("question-open"))
    await table.change(change_table, question=json.dumps(part))
    await carry_out(table)


def _note_answer(connection: Connection, table: str, seat: Seat, yes: bool) -> None:
    row = find_table(connection, table, lock=True)
    part = json.loads(row.question) if row is not None and row.question is not None else None
    if part is None or (part["by"] == seat and yes):
        raise Illegal(Refusal("no-question"))
    part["yes"] = sorted({*part["yes"], seat})
    change_table(connection, table, question=json.dumps(part) if yes else None)
