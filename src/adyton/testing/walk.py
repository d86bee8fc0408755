"""Walks: random games that keep a record, as a live table does."""

import hashlib

from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.playing import Playing, header_of
from adyton.engine.record import Record, RecordError, read_record
from adyton.engine.replay import verify
from adyton.engine.rng import CommittedRng, FastRng
from adyton.engine.seat import CHANCE
from adyton.engine.state import State
from adyton.engine.view import View
from adyton.testing.broken import Broken
from adyton.testing.position import Step, next_step


class Walk:
    """One random game, with nature's moves one by one."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: int) -> None:
        self.game = game
        self.rng = FastRng(seed)
        nature = CommittedRng(hashlib.sha256(b"walk %d" % seed).digest())
        header = header_of(game, options, [f"seat {seat}" for seat in range(seats)], nature)
        self.playing: Playing[State, View] = Playing(game, header, game.start(options, seats), nature)

    @property
    def state(self) -> State:
        return self.playing.state

    @property
    def record(self) -> Record:
        """Return the record without an ending: broken rules may not be able to give one."""
        return Record(self.playing.header, self.playing.entries)

    @property
    def at(self) -> int:
        return self.playing.last_at

    def step(self) -> Step:
        """Make one random move on a copy, so that earlier states stay as they were."""
        playing = self.playing
        chosen = next_step(self.game, self.state, self.rng, self.at)
        if chosen is None:
            raise Broken("no dead ends", f"{playing.turn.seats} can do nothing")
        if chosen[0] == CHANCE:
            chosen = (CHANCE, playing.chance(), self.at)
        playing.state = playing.state.copy()
        playing.play(*chosen)
        return chosen


def records_replay(walk: Walk) -> None:
    """Check that the record of a finished game, read from its text, verifies and leads to the same state."""
    try:
        verify(walk.game, read_record(walk.playing.record.to_text()))
    except RecordError as error:
        raise Broken("records replay", str(error)) from None
