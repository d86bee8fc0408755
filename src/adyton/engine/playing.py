"""A playing in progress: a state and its record, kept in step."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from adyton.engine.action import Action
from adyton.engine.event import Event
from adyton.engine.game import Game, Outcome
from adyton.engine.options import Options
from adyton.engine.play import begin, settle
from adyton.engine.record import Ending, Entry, Header, Record, undo_line
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.replay import final
from adyton.engine.rng import CommittedRng, Rng
from adyton.engine.seat import CHANCE, Seat
from adyton.engine.state import State, state_hash
from adyton.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Playing(Generic[S, V]):
    """Acts, lets nature answer, writes the record. A committed generator proves itself at the end."""

    def __init__(self, game: Game[S, V], record: Record, state: S, rng: Rng) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.rng = rng

    @classmethod
    def open(cls, game: Game[S, V], options: Options, names: Sequence[str], rng: Rng) -> "Playing[S, V]":
        """A new playing, set up as far as nature can."""
        state = begin(game, options, len(names))
        commitment = rng.commitment if isinstance(rng, CommittedRng) else None
        header = Header(game.slug, game.version, options.to_json(), list(names), commitment)
        playing = cls(game, Record(header), state, rng)
        playing.settle(0)
        return playing

    @classmethod
    def resume(cls, game: Game[S, V], record: Record, rng: Rng) -> "Playing[S, V]":
        """A playing as its record left it."""
        playing = cls(game, record, final(game, record), rng)
        playing.settle(record.entries[-1].at if record.entries else 0)
        return playing

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def act(self, seat: Seat, action: Action, at: int = 0) -> list[Event]:
        """Makes the move and all that nature answers; what happened, or Illegal and nothing has changed."""
        refusal = self.game.why_not(self.state, seat, action, at)
        if refusal is not None:
            raise Illegal(refusal)
        then = self.state.copy()
        then.news = []
        self.game.play(then, seat, action, at)
        self.state = then
        self.record.entries.append(Entry(seat, action.text, at))
        return self.settle(at)

    def settle(self, at: int) -> list[Event]:
        """Lets nature act; all that happened since the last move."""
        state = self.state
        if state.news is None:
            state.news = []
        for move in settle(self.game, state, self.rng, at, self.record.next_line):
            self.record.entries.append(Entry(CHANCE, move.action.text, at))
        news = state.news
        state.news = None
        self._close()
        return news

    def undo(self, seat: Seat, at: int = 0) -> None:
        """Takes back this seat's last move, if nothing of others or nature has come since."""
        if not self.game.takes_back:
            raise Illegal(Refusal("undo-never"))
        line = undo_line(self.record.standing(), seat)
        if line is None or self.record.ending is not None:
            raise Illegal(Refusal("undo-nothing"))
        self.undo_to(line, seat, at)

    def undo_to(self, line: int, seat: Seat, at: int = 0) -> list[Event]:
        """Takes back every move from this line on; where nature must act again, it draws anew."""
        self.record.entries.append(Entry(seat, "", at, line))
        self.state = final(self.game, self.record)
        return self.settle(at)

    def _close(self) -> None:
        outcome = self.outcome
        if outcome is not None and self.record.ending is None:
            seed = self.rng.seed.hex() if isinstance(self.rng, CommittedRng) else None
            self.record.ending = Ending(outcome.to_json(), state_hash(self.state), seed)
