"""A promise about taking back: no seat learns anything by a move that it may take back alone."""

from typing import Final

from adyton.engine.action import Action
from adyton.engine.playing import Playing
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.engine.view import View
from adyton.testing.broken import Broken
from adyton.testing.hidden import imagined
from adyton.testing.position import Position, encoded, news_for, played, sample

TRIES: Final = 4  # actions of a seat at a position


def undo_is_no_peephole(position: Position, playing: Playing[State, View]) -> None:
    """Check that a seat cannot take back, alone, a move that shows it anything new.

    The seat makes the same move in the truth and in what it imagined before. If it sees a
    difference afterwards, the move has shown it something. Then it must not be able to take the
    move back and choose again.
    """
    if not position.is_decision or not playing.takes_back:
        return
    for seat in position.turn.seats:
        twin = imagined(position, seat)
        for action in sample(position.game.legal(position.state, seat), position.rng, TRIES)[:TRIES]:
            if _shows(position, twin, seat, action) and _may_take_back(playing, seat, action, position.at):
                raise Broken(
                    "undo is no peephole", f"'{action.text}' shows seat {seat} something, and can be taken back"
                )


def _shows(position: Position, twin: State, seat: Seat, action: Action) -> bool:
    game, at = position.game, position.at
    if action not in game.legal(twin, seat):
        return False
    ways = [played(game, state, (seat, action, at)) for state in (position.state, twin)]
    if game.turn(ways[0]).seats != game.turn(ways[1]).seats:
        return True
    views = [encoded(game, way, seat) for way in ways]
    return views[0] != views[1] or news_for(ways[0].news or [], seat) != news_for(ways[1].news or [], seat)


def _may_take_back(playing: Playing[State, View], seat: Seat, action: Action, at: int) -> bool:
    trial = playing.copy()
    trial.accept(trial.draft(seat, action, at))
    return trial.own_undo(seat) is not None
