"""Replaying: from a record back to its states, checking every move, draw and result."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

from adyton.engine.action import Unreadable
from adyton.engine.content import ContentError
from adyton.engine.event import Event
from adyton.engine.game import Game
from adyton.engine.play import Move
from adyton.engine.playing import Playing
from adyton.engine.record import Entry, Record, RecordError
from adyton.engine.refusal import Illegal
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CHANCE
from adyton.engine.standing import Standing
from adyton.engine.state import State, state_hash
from adyton.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def opened(game: Game[S, V], record: Record, rng: CommittedRng | None = None) -> Playing[S, V]:
    """Return the playing before the record's first move; raises RecordError."""
    header = record.header
    if header.game != game.slug:
        raise RecordError(1, f"this is a record of {header.game}, not of {game.slug}")
    if not game.plays(header.version):
        reason = f"it was played by version {header.version} of the rules; these are version {game.version}"
        raise RecordError(1, reason)
    try:
        return Playing.begin(game, header, rng)
    except (Illegal, ContentError) as error:
        raise RecordError(1, f"these options cannot be played: {error}") from None


def resume(game: Game[S, V], record: Record, rng: CommittedRng) -> Playing[S, V]:
    """Return the playing as its record left it, ready to go on; raises RecordError if a line breaks the rules."""
    playing = opened(game, record, rng)
    for entry in record.entries:
        _followed(playing, entry)
    playing.accept(playing.draft_nature(playing.last_at))
    return playing


def replay(game: Game[S, V], record: Record) -> Iterator[tuple[Move | None, S]]:
    """Yield the position at the start and after each move that stands, each a state of its own."""
    playing = opened(game, record)
    standing = set(record.standing().lines)
    yield None, playing.state.copy()
    for entry in record.entries:
        move = _followed(playing, entry)
        if move is not None and move.line in standing:
            yield move, playing.state.copy()


def final(game: Game[S, V], record: Record) -> S:
    """Return the position that the record leads to; every move is checked, the draws and the result are not."""
    playing = opened(game, record)
    for entry in record.entries:
        _followed(playing, entry)
    return playing.state


def news_by_line(game: Game[S, V], record: Record) -> Standing[Sequence[Event]]:
    """Return the events of each line of a trusted record, without moves that were taken back."""
    playing = opened(game, record)
    log: Standing[Sequence[Event]] = Standing()
    for entry in record.entries:
        step = playing.follow(entry)
        if entry.undo is not None:
            log.cut(entry.undo)
        log.add(step.line, step.news)
    return log


def verify(game: Game[S, V], record: Record) -> S:
    """Return the position that the record leads to, after checking all that it claims; raises RecordError."""
    playing = opened(game, record, _revealed(record))
    for entry in record.entries:
        _followed(playing, entry)
    _check_ending(playing, record)
    return playing.state


def _check_ending(playing: Playing[S, V], record: Record) -> None:
    ending = record.ending
    if ending is None:
        return
    last = record.next_line
    outcome = playing.outcome
    if outcome is None:
        raise RecordError(last, "it claims a result, but the game is not over")
    if outcome.to_json() != ending.result:
        raise RecordError(last, f"the result is {outcome.to_json()}, not what the record says")
    if state_hash(playing.state, record.header.options) != ending.hash:
        raise RecordError(last, "the final position is not the one that was played")


def _revealed(record: Record) -> CommittedRng | None:
    seed = record.ending.seed if record.ending is not None else None
    if seed is None:
        return None
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        raw = b""
    if len(raw) != 32 or hashlib.sha256(raw).hexdigest() != record.header.commitment:
        raise RecordError(record.next_line, "the seed is not the one that was committed to")
    return CommittedRng(raw, shares=record.header.shares)


def _followed(playing: Playing[S, V], entry: Entry) -> Move | None:
    """Check a line and play it; return the move, or None if the line took moves back."""
    line = playing.next_line
    if entry.undo is None:
        move = _checked(playing, line, entry)
        if entry.seat == CHANCE and playing.rng is not None and playing.chance() is not move.action:
            raise RecordError(line, f"the seed does not draw '{entry.do}' here")
        playing.play(move.seat, move.action, move.at)
        return move
    if not playing.game.takes_back:
        raise RecordError(line, "in this game no move is taken back")
    if entry.undo not in playing.moves:
        raise RecordError(line, f"there is no move in line {entry.undo} to take back")
    playing.follow(entry)
    return None


def _checked(playing: Playing[S, V], line: int, entry: Entry) -> Move:
    try:
        action = playing.game.read(entry.do)
    except Unreadable as error:
        raise RecordError(line, str(error)) from None
    refusal = playing.game.why_not(playing.state, entry.seat, action, entry.at)
    if refusal is not None:
        raise RecordError(line, f"'{entry.do}' is against the rules here ({refusal.code})")
    return Move(line, entry.seat, action, entry.at)
