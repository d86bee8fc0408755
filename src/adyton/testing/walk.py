"""Walks: random playings that leave a record behind, as a live table would."""

import hashlib

from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.record import Ending, Entry, Header, Record, RecordError, read_record
from adyton.engine.replay import verify
from adyton.engine.rng import CommittedRng, FastRng
from adyton.engine.seat import CHANCE
from adyton.engine.state import State, state_hash
from adyton.testing.broken import Broken
from adyton.testing.position import Step, next_step


class Walk:
    """One random playing: where it stands, and its record so far."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: int) -> None:
        self.game = game
        self.rng = FastRng(seed)
        self.nature = CommittedRng(hashlib.sha256(b"walk %d" % seed).digest())
        names = [f"seat {seat}" for seat in range(seats)]
        self.record = Record(Header(game.slug, game.version, options.to_json(), names, self.nature.commitment))
        self.state: State = game.start(options, seats)
        self.at = 0

    def step(self) -> Step:
        """Makes one random move, on a copy: the states left behind stay as they were."""
        chosen = next_step(self.game, self.state, self.rng, self.at)
        if chosen is None:
            raise Broken("no dead ends", f"{self.game.turn(self.state).seats} can do nothing")
        if chosen[0] == CHANCE:
            chosen = (CHANCE, self.game.chance(self.state, self.nature.at(self.record.next_line)), self.at)
        seat, action, self.at = chosen
        self.state = self.state.copy()
        self.game.play(self.state, seat, action, self.at)
        self.record.entries.append(Entry(seat, action.text, self.at))
        return chosen

    def close(self) -> None:
        """Writes the record's last line."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        self.record.ending = Ending(outcome.to_json(), state_hash(self.state), self.nature.seed.hex())


def records_replay(walk: Walk) -> None:
    """The record of a finished playing, read back from its text, proves itself and leads to the same state."""
    try:
        verify(walk.game, read_record(walk.record.to_text()))
    except RecordError as error:
        raise Broken("records replay", str(error)) from None
