"""The review of a finished game, one decision at a time."""

from collections.abc import Iterator
from typing import Final

from adyton.bots.review import turning_points
from adyton.bots.verdict import Case
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.games import kit_of
from adyton.local.encode import Json
from adyton.local.questions import Question, offered

BUDGET_MS: Final = 5000  # for one decision


class Reviewing:
    """A review as far as it has come."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.reviewer = kit_of(game).reviewer
        self.cases: Iterator[Case] = self.reviewer.cases(game, record)
        self.last = len(record.entries) + 1  # the last line of the record
        self.line = 1  # the line up to which all is judged
        self.found: list[Json] = []

    def next_question(self) -> Question | None:
        """Return what is to be judged next; None when all is judged."""
        case = next(self.cases, None)
        if case is None:
            self.line = self.last
            return None
        legal, picks = offered(case.legal)
        made = case.made.text if case.made is not None else None
        return Question(
            game=self.game.slug,
            bot=kit_of(self.game).bot_names[-1],
            seed=case.line,
            view=case.view,
            legal=legal,
            picks=picks,
            budget_ms=BUDGET_MS,
            review=case.line,
            made=made,
        )

    def judge(self, line: int, verdicts: list[Json]) -> None:
        """Take the verdicts on the decision in this line."""
        self.found += verdicts
        self.line = max(self.line, min(line, self.last - 1))

    def to_json(self) -> Json:
        return {
            "unit": self.reviewer.unit,
            "verdicts": self.found,
            "turning": turning_points([one["cost"] for one in self.found]),
            "upto": self.line,
            "lines": self.last,
        }
