"""The door of a table: coming to watch or play, going, and everything that is said there."""

from typing import Final

from adyton.bots.pool import BotFailed
from adyton.engine.refusal import Illegal, Refusal
from adyton.store.accounts import SPECTATORS, mute
from adyton.store.chats import add_chat, read_chats
from adyton.store.workers import arrive, depart
from adyton.tables.acts import act, why_not
from adyton.tables.chairs import seen_table
from adyton.tables.consent import answer, go_on, pause, undo
from adyton.tables.ear import Ear
from adyton.tables.keeper import give_back, hold
from adyton.tables.messages import (
    Act,
    Answer,
    Away,
    Back,
    Done,
    Hint,
    Hinted,
    Mute,
    Pause,
    Point,
    Refused,
    Say,
    Seating,
    ToTable,
    Undo,
    Why,
    WhyNot,
)
from adyton.tables.pointing import point
from adyton.tables.table import Table, tell_chat
from adyton.tables.thinking import ask

MOST_REFUSALS: Final = 200  # that a table remembers
CHATS_TOLD: Final = 50  # of those before one came


async def come(table: Table, ear: Ear, seen: int | None) -> None:
    """Watches the table from now on; whoever sits there has his chair back."""
    table.coming += 1  # so that it is not forgotten meanwhile
    try:
        await _come(table, ear, seen)
    except BaseException:  # also who is cut off halfway has left
        await leave(table, ear)
        raise
    finally:
        table.coming -= 1
        table.hub.forget(table)


async def _come(table: Table, ear: Ear, seen: int | None) -> None:
    await table.hub.database.read(seen_table, table.id, ear.account)
    seat = table.seat_of(ear.account)
    if seat is None and table.row.status == "running" and not table.row.spectators:
        raise Illegal(Refusal("no-spectators"))
    ear.seen, ear.told = seen, None
    if seat is not None:
        await _take_place(table, ear, seat)
    ear.tell(Seating(table.info(ear.account)))
    for row in await table.hub.database.read(read_chats, table.id, 0, CHATS_TOLD):
        tell_chat(ear, row)
        table.chatted = max(table.chatted, row.number) if not table.ears else table.chatted
    table.ears.add(ear)
    table.tell_position(ear)
    if seat is None:
        table.tell_seating()  # so that players know who looks on
    await table.greet()  # who sat down meanwhile


async def _take_place(table: Table, ear: Ear, seat: int) -> None:
    hub = table.hub
    await hub.database.write(arrive, table.id, ear.account, hub.worker)
    table.present |= {ear.account}
    if table.row.resting:
        async with table.lock:
            await go_on(table)
        await hub.hold(table.id)
    if table.chairs[seat].held:
        await give_back(table, seat)


async def leave(table: Table, ear: Ear) -> None:
    """Does not watch it any more."""
    table.ears.discard(ear)
    is_known = table.seat_of(ear.account) is not None or ear.account in table.present
    if is_known and not any(other.account == ear.account for other in table.ears):
        await table.hub.database.write(depart, table.id, ear.account, table.hub.worker)
    elif not is_known:
        table.tell_seating()
    table.hub.forget(table)


async def say(table: Table, ear: Ear, message: ToTable, arrival: int) -> None:
    """Answers what was said at the table; `arrival` is when it came, by the time of day."""
    key = (ear.account, message.id)
    refusal = table.refusals.get(key)
    if refusal is None:
        refusal = await _answer(table, ear, message, arrival)
    if refusal is not None:
        table.refusals[key] = refusal
        if len(table.refusals) > MOST_REFUSALS:
            del table.refusals[next(iter(table.refusals))]
        ear.tell(Refused(message.id, refusal.code, refusal.args, refusal.clause))


async def _answer(table: Table, ear: Ear, message: ToTable, arrival: int) -> Refusal | None:
    try:
        if isinstance(message, Hint):
            ear.tell(await _hint(table, ear, message))
        elif isinstance(message, Why):
            ear.tell(_why_not(table, ear, message))
        elif isinstance(message, Say):
            ear.tell(Done(message.id, await _chat(table, ear, message)))
        elif isinstance(message, Point):
            ear.tell(Done(message.id, await point(table, table.own_seat(ear), message)))
        elif isinstance(message, Mute):
            ear.tell(Done(message.id, await _mute(table, ear, message)))
        else:
            ear.tell(Done(message.id, await _done(table, ear, message, arrival)))
    except Illegal as refused:
        return refused.refusal
    return None


async def _done(table: Table, ear: Ear, message: Act | Undo | Answer | Pause | Back | Away, arrival: int) -> int:
    seat = table.own_seat(ear)
    if isinstance(message, Act):
        if table.chairs[seat].held:
            await give_back(table, seat)
        return await act(table, seat, message.do, message.move, _made(table, ear, message, arrival), message.id)
    if isinstance(message, Undo):
        return await undo(table, seat, message)
    if isinstance(message, Answer):
        return await answer(table, seat, message.yes)
    if isinstance(message, Pause):
        return await pause(table, seat, message.on)
    return await _manner(table, seat, message)


def _made(table: Table, ear: Ear, message: Act, arrival: int) -> int:
    """When the act was made, on the table's clock."""
    if table.row.paused is not None:
        return table.at
    shown = None if message.at is None else message.at + table.row.zero
    return table.at_of(ear.lag.stamp(arrival, shown))


async def _manner(table: Table, seat: int, message: Back | Away) -> int:
    if isinstance(message, Back):
        await give_back(table, seat)
    else:
        table.running()
        await hold(table, table.chairs[seat])
    return _move(table)


async def _mute(table: Table, ear: Ear, message: Mute) -> int:
    """Players and spectators alike need not hear everybody."""
    muted = await table.hub.database.write(mute, ear.account, _whom(table, ear, message.seat), message.on)
    for listener in table.ears:
        if listener.account == ear.account:
            listener.muted = muted
    return _move(table)


def _whom(table: Table, ear: Ear, seat: int | None) -> str:
    if seat is None:
        return SPECTATORS
    other = table.chairs[seat].account if seat < len(table.chairs) else None
    if other is None or other == ear.account:
        raise Illegal(Refusal("nobody-there"))
    return other


def _move(table: Table) -> int:
    return table.course.move if table.course is not None else 0


async def _chat(table: Table, ear: Ear, message: Say) -> int:
    words = " ".join(message.text.split())
    if not words or not words.isprintable():
        raise Illegal(Refusal("chat-text"))
    seat = table.seat_of(ear.account)
    name = ear.name if seat is None else table.chairs[seat].name  # a new name is known there
    row = await table.hub.database.write(add_chat, table.id, ear.account, seat, name, words, table.hub.now())
    return row.number


def _why_not(table: Table, ear: Ear, message: Why) -> WhyNot:
    reason = why_not(table, table.own_seat(ear), message.do) or Refusal("")
    return WhyNot(message.id, reason.code, reason.args, reason.clause)


async def _hint(table: Table, ear: Ear, message: Hint) -> Hinted:
    seat = table.own_seat(ear)
    course = table.running()
    if not course.game.legal(course.state, seat):
        raise Illegal(Refusal("not-your-turn"))
    move = course.move
    try:
        choice = await ask(table, course, seat, table.hub.best_bot(table.row.game), why=True)
    except BotFailed:
        raise Illegal(Refusal("no-hint")) from None
    if choice.do is None:
        raise Illegal(Refusal("no-hint"))
    return Hinted(message.id, move, choice.do, choice.code, choice.args)
