"""A process in which bots think: it reads questions and writes answers, one JSON line each."""

import gc
import os
import sys
from dataclasses import replace
from functools import cache
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from adyton.bots.bot import TimedBot
from adyton.bots.exam import Exam, Finding, examine
from adyton.bots.hint import hint
from adyton.bots.known_files import remember
from adyton.bots.thinking import thinking_s
from adyton.bots.verdict import Case, Step
from adyton.engine.action import Action
from adyton.engine.content import content_name
from adyton.engine.game import AnyGame
from adyton.engine.options import DataOptions
from adyton.engine.picks import all_picks
from adyton.games import KITS

AnyView = TypeVar("AnyView", bound=Any)
MOST_MEMORY: Final = 2 << 30
NICENESS: Final = 5  # moves of people are served before bots think


files: Final[dict[str, str]] = {}  # hosts' own files that came with questions, by name


class Pattern(msgspec.Struct, frozen=True):
    """Legal texts that are too many to list."""

    word: str
    size: int
    among: int


class Question(msgspec.Struct, frozen=True, tag="question"):
    """What a bot is asked: only what its chair may know. `at` is the table's time if time matters.

    If `why` is true, the answer gives the reason. If `review` names a line of a record, the bot
    judges what was `made` in it or, if that is empty, the round that ended with it; `step` says how
    closely, and `better` what to compare it with. The view may name the host's own file by its hash.
    """

    game: str
    bot: str
    seed: int
    view: msgspec.Raw
    legal: list[str]
    picks: Pattern | None
    budget_ms: int
    at: int | None = None
    why: bool = False
    review: int | None = None
    made: str | None = None
    step: Step = "screen"
    better: str | None = None
    content: str | None = None  # the host's own file; left out where this process has it already


class Judged(msgspec.Struct, frozen=True):
    """A verdict of a review: what was made in this line, what the bot would have done and why, and what it cost."""

    line: int
    seat: int
    made: str
    better: str  # the same where nothing was better
    code: str
    args: dict[str, int | str]
    cost: float


class Choice(msgspec.Struct, frozen=True):
    """What the bot does and, if time matters, when. `do` is None if it waits.

    If asked, a code of the catalogues says why.
    """

    do: str | None
    at: int | None = None
    code: str = ""
    args: dict[str, int | str] = {}
    judged: list[Judged] = []
    ms: float = 0.0  # how long a review took


def answer(question: Question) -> Choice:
    """Return the bot's answer."""
    kit = KITS[question.game]
    game = kit.game
    view = with_content(msgspec.json.decode(question.view, type=game.view_type), question.content)
    legal = _legal(game, question)
    if question.review is not None:
        case = Case.read(game, question.review, view, legal, question.made, question.step, question.better)
        begun = thinking_s()
        verdicts = kit.reviewer.judge(game, case, None, question.budget_ms)
        return Choice(None, judged=[Judged(**one.to_json()) for one in verdicts], ms=1000 * (thinking_s() - begun))
    bot = kit.make_bot(question.bot, question.seed)
    if question.why:
        advice = hint(kit.reason, view, legal, bot, question.budget_ms)
        return Choice(advice.action.text, None, advice.code, advice.args)
    if question.at is not None and isinstance(bot, TimedBot):
        plan = bot.plan(view, legal, question.at)
        return Choice(plan.action.text, plan.at) if plan is not None else Choice(None)
    return Choice(bot.choose(view, legal, question.budget_ms).text)


def with_content(view: AnyView, content: str | None) -> AnyView:
    """Return the view with the host's own file in the place of its name; keep the file for later."""
    if content is not None:
        remember(files, content_name(content), content)
    options = getattr(view, "options", None)
    if isinstance(options, DataOptions) and options.content in files:
        return replace(view, options=replace(options, content=files[options.content]))
    if isinstance(options, dict) and options.get("content") in files:
        return replace(view, options=options | {"content": files[options["content"]]})
    return view


def _legal(game: AnyGame, question: Question) -> list[Action]:
    plain = [game.read(text) for text in question.legal]
    picks = question.picks
    return plain if picks is None else plain + list(_picks(game, picks.word, picks.size, picks.among))


@cache
def _picks(game: AnyGame, word: str, size: int, among: int) -> tuple[Action, ...]:
    return tuple(game.read(pick.text) for pick in all_picks(word, size, among, 0))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the input ends. A bot that fails ends the process, and the pool starts another."""
    for line in questions:
        asked = msgspec.json.decode(line, type=Question | Exam)
        said: Choice | Finding = examine(asked) if isinstance(asked, Exam) else answer(asked)
        answers.write(msgspec.json.encode(said) + b"\n")
        answers.flush()


def limit() -> None:
    """Limit the memory and the priority of this process, if the system can."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not everywhere)

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        os.nice(NICENESS)
    gc.disable()  # search holds many small objects and no cycles; collecting costs more than it frees


def main() -> None:
    """Serve the process that started this one, and end with it."""
    limit()
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # Nobody waits for the answer any more; what is buffered must not fail at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
