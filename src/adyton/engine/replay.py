"""Replaying: from a record back to the states, with every move, draw and result checked."""

import hashlib
from collections.abc import Iterator
from typing import TypeVar

from adyton.engine.action import Unreadable
from adyton.engine.content import ContentError
from adyton.engine.game import Game
from adyton.engine.play import Move, begin
from adyton.engine.record import Entry, Record, RecordError
from adyton.engine.refusal import Illegal
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CHANCE
from adyton.engine.state import State, state_hash
from adyton.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def opened(game: Game[S, V], record: Record) -> S:
    """The state before the record's first move."""
    header = record.header
    if header.game != game.slug:
        raise RecordError(1, f"this is a record of {header.game}, not of {game.slug}")
    if header.version != game.version:
        reason = f"it was played by version {header.version} of the rules; these are version {game.version}"
        raise RecordError(1, reason)
    try:
        return begin(game, game.read_options(header.options), len(header.seats))
    except (Illegal, ContentError) as error:
        raise RecordError(1, f"these options cannot be played: {error}") from None


def replay(game: Game[S, V], record: Record) -> Iterator[tuple[Move | None, S]]:
    """The position at the start and after each standing move, each a state of its own."""
    state = opened(game, record)
    yield None, state.copy()
    for line, entry in record.standing():
        move = _checked(game, state, line, entry)
        game.play(state, move.seat, move.action, move.at)
        yield move, state.copy()


def final(game: Game[S, V], record: Record) -> S:
    """The position that the record leads to."""
    state = opened(game, record)
    for line, entry in record.standing():
        move = _checked(game, state, line, entry)
        game.play(state, move.seat, move.action, move.at)
    return state


def verify(game: Game[S, V], record: Record) -> S:
    """Replays it and checks all that it claims; the position that it leads to, or RecordError."""
    state = _proved(game, record)
    ending = record.ending
    outcome = game.outcome(state)
    if ending is None:
        return state
    last = record.next_line
    if outcome is None:
        raise RecordError(last, "it claims a result, but the game is not over")
    if outcome.to_json() != ending.result:
        raise RecordError(last, f"the result is {outcome.to_json()}, not what the record says")
    if state_hash(state) != ending.hash:
        raise RecordError(last, "the final position is not the one that was played")
    return state


def _proved(game: Game[S, V], record: Record) -> S:
    """Walks every line, those taken back too."""
    rng = _revealed(record)
    start = opened(game, record)
    state = start.copy()
    standing: list[Move] = []
    for line, entry in enumerate(record.entries, 2):
        if entry.undo is not None:
            if not game.takes_back:
                raise RecordError(line, "in this game no move is taken back")
            if entry.undo not in [move.line for move in standing]:
                raise RecordError(line, f"there is no move in line {entry.undo} to take back")
            standing = [move for move in standing if move.line < entry.undo]
            state = start.copy()
            for move in standing:
                game.play(state, move.seat, move.action, move.at)
            continue
        move = _checked(game, state, line, entry)
        if rng is not None and move.seat == CHANCE and game.chance(state, rng.at(line)) is not move.action:
            raise RecordError(line, f"the seed does not draw '{entry.do}' here")
        game.play(state, move.seat, move.action, move.at)
        standing.append(move)
    return state


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
    return CommittedRng(raw)


def _checked(game: Game[S, V], state: S, line: int, entry: Entry) -> Move:
    try:
        action = game.read(entry.do)
    except Unreadable as error:
        raise RecordError(line, str(error)) from None
    refusal = game.why_not(state, entry.seat, action, entry.at)
    if refusal is not None:
        raise RecordError(line, f"'{entry.do}' is against the rules here ({refusal.code})")
    return Move(line, entry.seat, action, entry.at)
