"""A person at a table of bots: whose turn it is, what bots do, and when."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from adyton.bots.bot import Bot, Plan, TimedBot
from adyton.bots.hint import Hint, hint
from adyton.bots.loop import BOT_ANSWER_MS
from adyton.engine.action import Action
from adyton.engine.draft import Draft
from adyton.engine.event import Event
from adyton.engine.game import AnyGame
from adyton.engine.playing import UNDO_NEVER, UNDO_NOTHING, Playing
from adyton.engine.refusal import Illegal
from adyton.engine.replay import news_by_line
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CHANCE, CLOCK, Seat, Turn
from adyton.games import kit_of
from adyton.local.saves import Save

BUDGET_MS: Final = 500  # how long a bot may think
Clock: TypeAlias = Callable[[], float]  # seconds since any moment, always growing


class Due:
    """What happens next without the person, and when."""

    __slots__ = ("plan", "seat")

    def __init__(self, seat: Seat, plan: Plan) -> None:
        self.seat = seat
        self.plan = plan


class LocalTable:
    """The playing, the bots in all seats (the person's own gives hints), and the table's clock.

    If bots think elsewhere, `bots` is empty. Then `due`, `advice` and `hint` are not called.
    """

    def __init__(self, playing: Playing[Any, Any], bots: Sequence[Bot], seat: Seat, clock: Clock) -> None:
        self.playing = playing
        self.names = list(playing.header.seats)
        self.bots = bots
        self.seat = seat
        self.log_by_line = news_by_line(playing.game, playing.record)
        self._clock = clock
        self._started = clock() - playing.last_at / 1000
        self.paused: int | None = None  # what the clock shows while it is stopped

    @property
    def log(self) -> list[Event]:
        """Return all events that the person may know, without those taken back."""
        return [event for _, news in self.log_by_line for event in news if event.is_for(self.seat)]

    @property
    def game(self) -> AnyGame:
        return self.playing.game

    @property
    def turn(self) -> Turn:
        return self.playing.turn

    @property
    def legal(self) -> Sequence[Action]:
        """Return what the person may do now."""
        return self.game.legal(self.playing.state, self.seat)

    @property
    def is_timed(self) -> bool:
        return self.turn.is_timed

    # --- Time ---

    def now(self) -> int:
        """Return the time on the table's clock in ms. It stands still while the game is saved or paused."""
        return self.paused if self.paused is not None else int((self._clock() - self._started) * 1000)

    def pause(self) -> None:
        """Stop the clock."""
        self.paused = self.now()

    def go_on(self) -> None:
        """Let the clock run again from where it stood."""
        if self.paused is not None:
            self._started = self._clock() - self.paused / 1000
            self.paused = None

    # --- Moves ---

    def act(self, seat: Seat, action: Action, at: int | None = None) -> list[Event]:
        """Make a move; return the events that the person may know. Raises Illegal."""
        playing, at = self.playing, max(self.now() if at is None else at, self.playing.last_at)
        playing.check(seat, action, at)
        return self._accept(playing.draft(seat, action, at))

    def undo(self) -> None:
        """Take back the person's last move and what the bots did since, but nothing that a draw has shown."""
        if not self.game.takes_back:
            raise Illegal(UNDO_NEVER)
        for line, entry in reversed(list(self.playing.moves)):
            if entry.seat == CHANCE:
                break
            if entry.seat == self.seat:
                self.undo_to(line)
                return
        raise Illegal(UNDO_NOTHING)

    def undo_to(self, line: int) -> None:
        """Take back all from this line on, of every seat. Nature draws again. Raises Illegal."""
        draft = self.playing.draft_undo(line, self.seat, max(self.now(), self.playing.last_at))
        self.log_by_line.cut(line)
        self._accept(draft)

    def _accept(self, draft: Draft[Any]) -> list[Event]:
        self.playing.accept(draft)
        for step in draft.steps:
            self.log_by_line.add(step.line, step.news)
        return [event for event in draft.news if event.is_for(self.seat)]

    def save(self, bot_names: list[str]) -> Save:
        """Return all that is needed to continue another day."""
        assert isinstance(self.playing.rng, CommittedRng)
        return Save(self.playing.record, self.playing.rng.seed, self.seat, bot_names)

    # --- Bots that think here ---

    def due(self) -> Due | None:
        """Return what happens next without the person; None if everybody waits for the person."""
        others = [seat for seat in self.turn.seats if seat != self.seat]
        if not self.is_timed:
            return Due(others[0], Plan(self.advice(others[0]), self.now())) if others else None
        plans = [Due(seat, plan) for seat in others if (plan := self._planned(seat)) is not None]
        deadline = self.turn.deadline
        if deadline is not None:
            plans.append(Due(CLOCK, Plan(self.game.legal(self.playing.state, CLOCK)[0], max(deadline, self.now()))))
        return min(plans, key=lambda due: due.plan.at, default=None)

    def advice(self, seat: Seat) -> Action:
        """Return what the bot of that seat would do."""
        legal = self.game.legal(self.playing.state, seat)
        return self.bots[seat].choose(self.game.view(self.playing.state, seat), legal, BUDGET_MS)

    def hint(self) -> Hint:
        """Return what the bot of the person's own seat would do, and why."""
        view = self.game.view(self.playing.state, self.seat)
        return hint(kit_of(self.game).reason, view, self.legal, self.bots[self.seat], BUDGET_MS)

    def _planned(self, seat: Seat) -> Plan | None:
        legal = self.game.legal(self.playing.state, seat)
        bot, at = self.bots[seat], max(self.now(), self.turn.opens)
        if not legal:
            return None
        if isinstance(bot, TimedBot):
            return bot.plan(self.game.view(self.playing.state, seat), legal, at)
        return Plan(self.advice(seat), at + BOT_ANSWER_MS)
