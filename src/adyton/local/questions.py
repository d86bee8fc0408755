"""Questions to bots that think in another worker, and their answers. Both travel as text."""

import base64
import pickle
import time
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from adyton.bots.bot import Bot, TimedBot
from adyton.bots.hint import hint
from adyton.bots.search import SearchBot
from adyton.bots.thinking import thinking_s
from adyton.bots.verdict import Case, Step
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.picks import Picks, all_picks
from adyton.engine.view import View
from adyton.games import KITS
from adyton.local.encode import Json, encode


@dataclass(kw_only=True)
class Question:
    """Only what the seat may know. `at` is the table's time if time matters.

    If `why` is true, the answer gives the reason. If `review` names a line of a record, the bot
    judges what was `made` in it or, if that is empty, the round that ended with it; `step` says how
    closely, and `better` what to compare it with.
    """

    game: str
    bot: str
    seed: int
    view: View
    legal: list[str]
    picks: tuple[str, int, int] | None = None  # word, size and number of pieces
    budget_ms: int
    at: int | None = None
    why: bool = False
    review: int | None = None
    made: str | None = None
    step: Step = "screen"
    better: str | None = None

    def to_text(self) -> str:
        """Return the question as text for the other worker, which runs the same code."""
        return base64.b64encode(pickle.dumps(self)).decode()


@dataclass(kw_only=True)
class Choice:
    """What the bot does and, if time matters, when; `do` is None if it waits."""

    do: str | None = None
    at: int | None = None
    code: str = ""
    args: dict[str, int | str] = field(default_factory=dict)
    hurried: bool = False  # its time was over before its search was
    judged: list[Json] = field(default_factory=list)
    ms: float = 0.0  # how long a review took


def offered(legal: Any) -> tuple[list[str], tuple[str, int, int] | None]:
    """Return legal actions as texts, and the pattern of those that are too many to list."""
    if isinstance(legal, Picks):
        return [action.text for action in legal.plain], (legal.word, legal.size, legal.among)
    return [action.text for action in legal], None


def think(text: str) -> str:
    """Answer a question that came as text. The text is trusted: our own other worker wrote it."""
    question = pickle.loads(base64.b64decode(text))  # noqa: S301  (never from outside)
    assert isinstance(question, Question)
    return encode(answer(question))


def answer(question: Question) -> Choice:
    """Return the bot's answer."""
    kit = KITS[question.game]
    legal = _legal(kit.game, question)
    if question.review is not None:
        begun = thinking_s()
        case = Case.read(kit.game, question.review, question.view, legal, question.made, question.step, question.better)
        judged = [one.to_json() for one in kit.reviewer.judge(kit.game, case, None, question.budget_ms)]
        return Choice(judged=judged, ms=1000 * (thinking_s() - begun))
    bot = kit.make_bot(question.bot, question.seed)
    if question.why:
        advice = hint(kit.reason, question.view, legal, bot, question.budget_ms)
        return Choice(do=advice.action.text, code=advice.code, args=advice.args)
    if question.at is not None and isinstance(bot, TimedBot):
        plan = bot.plan(question.view, legal, question.at)
        return Choice(do=plan.action.text, at=plan.at) if plan is not None else Choice()
    begun = time.monotonic()
    chosen = bot.choose(question.view, legal, question.budget_ms)
    return Choice(do=chosen.text, hurried=_was_hurried(bot, len(legal), question.budget_ms, time.monotonic() - begun))


def _was_hurried(bot: Bot, choices: int, budget_ms: int, seconds: float) -> bool:
    """Return whether the bot would have searched longer on a faster device."""
    return isinstance(bot, SearchBot) and choices > 1 and seconds * 1000 >= min(bot.ms, budget_ms)


def _legal(game: AnyGame, question: Question) -> list[Action]:
    plain = [game.read(text) for text in question.legal]
    return plain if question.picks is None else plain + list(_picks(game, *question.picks))


@cache
def _picks(game: AnyGame, word: str, size: int, among: int) -> tuple[Action, ...]:
    return tuple(game.read(pick.text) for pick in all_picks(word, size, among, 0))
