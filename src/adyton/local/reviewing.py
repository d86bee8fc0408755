"""The review of a finished game, one decision at a time."""

import time

from adyton.bots.review import turning_points
from adyton.bots.schedule import IDLE_REVIEW_S, schedule_of
from adyton.bots.verdict import Case, Verdict
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.games import kit_of
from adyton.local.encode import Json
from adyton.local.questions import Question, offered


class Reviewing:
    """A review as far as it has come."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.schedule = schedule_of(kit_of(game).reviewer, game, record)
        self.case: Case | None = None  # the one that is being judged
        self.asked = 0.0

    @property
    def is_wanted(self) -> bool:
        """Whether somebody looks at it."""
        return time.monotonic() - self.asked < IDLE_REVIEW_S

    def want(self) -> None:
        """Note that somebody looks at it now."""
        self.asked = time.monotonic()

    def next_question(self) -> Question | None:
        """Return what is to be judged next; None when all is judged."""
        self.case = case = self.schedule.next_case()
        if case is None:
            return None
        legal, picks = offered(case.legal)
        return Question(
            game=self.game.slug,
            bot=kit_of(self.game).bot_names[-1],
            seed=case.line,
            view=case.view,
            legal=legal,
            picks=picks,
            budget_ms=round(self.schedule.budget_ms(case)),
            review=case.line,
            made=case.made_text,
            step=case.step,
            better=case.better_text,
        )

    def judge(self, choice: Json | None) -> None:
        """Take the verdicts on the case; None if the bot failed."""
        assert self.case is not None
        found = choice or {"judged": [], "ms": self.schedule.budget_ms(self.case)}
        self.schedule.take(self.case, [Verdict.read(self.game, **one) for one in found["judged"]], found["ms"])

    def to_json(self) -> Json:
        verdicts = self.schedule.verdicts
        return {
            "unit": self.schedule.by.unit,
            "verdicts": [one.rounded().to_json() for one in verdicts],
            "turning": turning_points([one.cost for one in verdicts]),
            "unsettled": self.schedule.unsettled,
            "upto": self.schedule.reached,
            "lines": self.schedule.last,
        }
