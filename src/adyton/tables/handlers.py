"""Handlers: everything that can be said to a table, by the type of the message. They run in the table's task."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from adyton.bots.pool import BotFailed
from adyton.engine.refusal import NOT_YOUR_TURN, Illegal, Refusal
from adyton.engine.seat import Seat
from adyton.games import kit_of
from adyton.store.accounts import SPECTATORS, mute
from adyton.store.chats import add_chat, read_chats
from adyton.store.notifications import look
from adyton.store.outage import OUTAGES
from adyton.store.tables import change_table, is_member
from adyton.store.workers import arrive, depart
from adyton.tables import consent
from adyton.tables.acts import act, why_not
from adyton.tables.broadcast import tell_chat
from adyton.tables.info import allows_hints
from adyton.tables.latecomers import withdraw
from adyton.tables.listener import Listener
from adyton.tables.live_playing import LivePlaying
from adyton.tables.messages import (
    Act,
    Answer,
    AskErrands,
    Away,
    Back,
    Done,
    Errands,
    Hint,
    Hinted,
    Look,
    Mute,
    Pause,
    Point,
    Refused,
    Say,
    ToBrowser,
    ToTable,
    Undo,
    Why,
    WhyNot,
)
from adyton.tables.pausing import wake
from adyton.tables.pointing import point
from adyton.tables.supervisor import give_back, hold_chair
from adyton.tables.table import NO_SPECTATORS, NO_SUCH_TABLE, Table
from adyton.tables.thinking import ask_bot
from adyton.tables.types import DaysClock, Note

AGAIN_S: Final = 1.0  # after an outage of the database
MOST_ANSWERS: Final = 200  # that a table remembers
CHATS_TOLD: Final = 50  # the last chats that a newcomer gets
MOST_NOTES: Final = 500  # of one table
SERVER_ERROR: Final = "server-error"
DONE_ONCE: Final = frozenset((Say, Undo, Answer, Pause))  # a browser repeats these; acts are known by their lines


# --- Coming and going ---


async def come(table: Table, listener: Listener, seen: int | None) -> None:
    """Watch the table; a player gets their chair back. Raises Illegal."""
    await _check_sight(table, listener.account)
    _check_spectators(table, listener.account)
    if seen is not None and seen > table.line:  # another process has sent lines that this one has not read
        await table.catch_up(seen)
    listener.seen, listener.last_view = seen, None
    if table.seat_of(listener.account) is not None:
        await _take_place(table, listener.account)
        _check_spectators(table, listener.account)
    table.tell_seating([listener])
    chats = await table.hub.database.read(read_chats, table.id, 0, CHATS_TOLD)
    is_alone = not table.listeners  # others may still wait for some of these chats
    for row in chats:
        tell_chat(listener, row)
        if is_alone:
            table.chatted = max(table.chatted, row.number)
    table.listeners.add(listener)
    table.tell_position(listener)
    if table.seat_of(listener.account) is None:
        table.tell_seating()  # so that players know who looks on


async def leave(table: Table, listener: Listener) -> None:
    """Stop watching the table. That a player is gone is noted later if the database is away."""
    table.listeners.discard(listener)
    try:
        await _note_gone(table, listener.account)
    except OUTAGES as error:
        table.hub.failed("leaving not noted", error, table=table.id)
        table.hub.spawn(_leave_again(table, listener))


async def _leave_again(table: Table, listener: Listener) -> None:
    await asyncio.sleep(AGAIN_S)
    table.post(leave, listener)


async def _note_gone(table: Table, account: str) -> None:
    is_gone = not any(other.account == account for other in table.listeners)
    if is_gone and table.rows is not None and table.row.question is not None:
        await withdraw(table, account)
    if account in table.present and is_gone:
        await table.change(depart, account, table.hub.worker)
    elif account not in table.seated and table.rows is not None:
        table.tell_seating()


async def _check_sight(table: Table, account: str) -> None:
    """Raise Illegal if the account may not see this table."""
    row = table.row
    if row.public or row.host == account or account in table.seated:
        return
    if not await table.hub.database.read(is_member, table.id, account):
        raise Illegal(NO_SUCH_TABLE)


def _check_spectators(table: Table, account: str) -> None:
    """Raise Illegal if the account has no chair at a table without spectators."""
    if table.seat_of(account) is None and table.row.status == "running" and not table.row.spectators:
        raise Illegal(NO_SPECTATORS)


async def _take_place(table: Table, account: str) -> None:
    """Note that a player is there. Another process may have given their chair to somebody else meanwhile."""
    await table.change(arrive, account, table.hub.worker)
    await wake(table)
    seat = table.seat_of(account)
    if seat is not None and table.chairs[seat].held:
        await give_back(table, seat, account)
    if table.seat_of(account) is None:
        await table.change(depart, account, table.hub.worker)


# --- What is said there ---


async def say(table: Table, listener: Listener, message: ToTable, arrival: int) -> None:
    """Answer a message to the table; `arrival` is when it came, by the hub's clock."""
    key = (listener.account, message.id)
    reply = table.answers.get(key)
    if reply is None:
        try:
            reply = await HANDLERS[type(message)](table, listener, message, arrival)
        except Illegal as refused:
            reply = _refused(message.id, refused.refusal)
            _remember(table, key, reply)
        except Exception as error:
            table.hub.failed("message failed", error, table=table.id)
            reply = _refused(message.id, Refusal(SERVER_ERROR))
        else:
            if reply is not None and type(message) in DONE_ONCE:
                _remember(table, key, reply)
    if reply is not None:
        listener.tell(reply)


def _refused(message_id: str, refusal: Refusal) -> Refused:
    return Refused(message_id, refusal.code, refusal.args, refusal.clause)


def _remember(table: Table, key: tuple[str, str], reply: ToBrowser) -> None:
    table.answers[key] = reply
    if len(table.answers) > MOST_ANSWERS:
        del table.answers[next(iter(table.answers))]


async def _act(table: Table, listener: Listener, message: Act, arrival: int) -> ToBrowser | None:
    began = time.monotonic()
    seat, live = table.own_seat(listener), table.running()
    if message.line > live.line:  # the browser has seen in another process what this one has not read yet
        await table.catch_up(message.line)
        seat, live = table.own_seat(listener), table.running()
    known = live.acts.get((seat, message.id))
    if known is not None:
        return Done(message.id, known)
    if table.chairs[seat].held:
        await give_back(table, seat, listener.account)
        seat = table.own_seat(listener)  # another process may have given the chair to somebody else
    made = _made(table, listener, message, arrival)
    try:
        line = await act(table, seat, message.do, message.line, made, message.id, listener)
    except Illegal:
        known = await _done_elsewhere(table, seat, listener, message)
        if known is None:
            raise
        return Done(message.id, known)
    listener.has_acted = True
    table.hub.metrics.acted(time.monotonic() - began)
    return None if listener.seen is not None and listener.seen >= line else Done(message.id, line)


async def _done_elsewhere(table: Table, seat: Seat, listener: Listener, message: Act) -> int | None:
    """Return the line of an act that another process has done already; this one may not have read it yet."""
    is_new = listener.has_acted and table.is_surely_ours
    listener.has_acted = True
    if is_new or table.hub.database.is_ours_alone:
        return None
    await table.catch_up(table.line + 1)
    return table.running().acts.get((seat, message.id))


def _made(table: Table, listener: Listener, message: Act, arrival: int) -> int:
    """Return when the act was made, on the table's clock."""
    row = table.row
    if row.paused is not None:
        return row.paused
    shown = None if message.at is None else message.at + row.zero
    return max(0, listener.lag.stamp(arrival, shown) - row.zero)


async def _undo(table: Table, listener: Listener, message: Undo, _: int) -> ToBrowser | None:
    line = await consent.undo(table, table.own_seat(listener), message, listener)
    return Done(message.id, line) if line is not None else None


async def _answer(table: Table, listener: Listener, message: Answer, _: int) -> ToBrowser:
    if not message.yes and await withdraw(table, listener.account):
        return Done(message.id, table.line)
    return Done(message.id, await consent.answer(table, table.own_seat(listener), message.yes))


async def _pause(table: Table, listener: Listener, message: Pause, _: int) -> ToBrowser:
    return Done(message.id, await consent.pause(table, table.own_seat(listener), message.on))


async def _back(table: Table, listener: Listener, message: Back, _: int) -> ToBrowser:
    await give_back(table, table.own_seat(listener), listener.account)
    return Done(message.id, table.line)


async def _away(table: Table, listener: Listener, message: Away, _: int) -> ToBrowser:
    seat = table.own_seat(listener)
    table.running()
    await hold_chair(table, seat)
    return Done(message.id, table.line)


async def _point(table: Table, listener: Listener, message: Point, _: int) -> ToBrowser:
    return Done(message.id, await point(table, table.own_seat(listener), message))


async def _look(table: Table, listener: Listener, message: Look, _: int) -> ToBrowser:
    table.own_seat(listener)
    if isinstance(table.rule, DaysClock):
        await table.hub.database.write(look, table.id, listener.account, min(message.line, table.line))
    return Done(message.id, table.line)


async def _mute(table: Table, listener: Listener, message: Mute, _: int) -> ToBrowser:
    """Mute a chair, or the spectators, for this account."""
    _check_watching(table, listener)
    whom = _person(table, listener, message.seat) if message.seat is not None else SPECTATORS
    muted = await table.hub.database.write(mute, listener.account, whom, message.on)
    for each in table.listeners:
        if each.account == listener.account:
            each.muted = muted
    return Done(message.id, table.line)


def _person(table: Table, listener: Listener, seat: Seat) -> str:
    other = table.chairs[seat].account if seat < len(table.chairs) else None
    if other is None or other == listener.account:
        raise Illegal(Refusal("nobody-there"))
    return other


def _check_watching(table: Table, listener: Listener) -> None:
    """Raise Illegal if the listener was not let in: a browser may speak before it is."""
    if listener not in table.listeners:
        raise Illegal(Refusal("no-table"))


async def _chat(table: Table, listener: Listener, message: Say, _: int) -> ToBrowser:
    _check_watching(table, listener)
    words = " ".join(message.text.split())
    if not words or not words.isprintable():
        raise Illegal(Refusal("chat-text"))
    account, seat, now = listener.account, table.seat_of(listener.account), table.hub.now()
    name = listener.name if seat is None else table.chairs[seat].name  # a new name is known there
    row = await table.hub.database.write(add_chat, table.id, account, seat, name, words, now)
    return Done(message.id, row.number)


async def _why(table: Table, listener: Listener, message: Why, _: int) -> ToBrowser:
    reason = why_not(table, table.own_seat(listener), message.do) or Refusal("")
    return WhyNot(message.id, reason.code, reason.args, reason.clause)


async def _errands(table: Table, listener: Listener, message: AskErrands, _: int) -> ToBrowser:
    seat, live = table.own_seat(listener), table.running()
    tell = kit_of(live.playing.game).errands
    return Errands(message.id, live.line, None if tell is None else tell(live.playing.state, seat))


async def _hint(table: Table, listener: Listener, message: Hint, _: int) -> None:
    """Ask a bot for a hint, while the table goes on."""
    seat, live = table.own_seat(listener), table.running()
    if not live.is_asked(seat):
        raise Illegal(NOT_YOUR_TURN)
    if not allows_hints(table.row, table.chairs):
        raise Illegal(Refusal("no-hints-here"))
    listener.hint = table.hub.spawn(_tell_hint(table, live, seat, listener, message))


async def _tell_hint(table: Table, live: LivePlaying, seat: Seat, listener: Listener, message: Hint) -> None:
    line = live.line
    try:
        choice = await ask_bot(table, live, seat, table.hub.best_bot(table.row.game), why=True)
    except BotFailed:
        choice = None
    if choice is None or choice.do is None:
        listener.tell(Refused(message.id, "no-hint", {}, ""))
    else:
        listener.tell(Hinted(message.id, line, choice.do, choice.code, choice.args))
        table.post(_note_hint, line, seat)


async def _note_hint(table: Table, line: int, seat: Seat) -> None:
    """Tell everybody at the table, once for each position, that this seat took a hint."""
    notes: list[Note] = msgspec.json.decode(table.row.notes, type=list[Note])
    note = Note(line, "hint", seat)
    if note not in notes and len(notes) < MOST_NOTES:
        await table.change(change_table, notes=msgspec.json.encode([*notes, note]).decode())


Handler = Callable[[Table, Listener, Any, int], Awaitable[ToBrowser | None]]

HANDLERS: Final[dict[type[ToTable], Handler]] = {
    Act: _act, Undo: _undo, Answer: _answer, Pause: _pause, Back: _back, Away: _away, Point: _point, Mute: _mute,
    Say: _chat, Why: _why, AskErrands: _errands, Hint: _hint, Look: _look,
}  # fmt: skip
