"""Puzzles of a game: positions from bots' games with one answer that is clearly best, as data in the game's folder.

`adyton puzzles GAME` writes `puzzles.json`; docs/puzzles.md describes it. What is shown before the
answer comes from the view of the seat that decides: no seed, no later move, nothing hidden.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from adyton.bots.hint import Hint, explained
from adyton.bots.mining import Report
from adyton.bots.puzzle import Puzzle
from adyton.bots.reasons import Reasoning
from adyton.engine.action import Action
from adyton.engine.content import ContentError, parse_json
from adyton.engine.event import Event
from adyton.engine.game import AnyGame
from adyton.engine.refusal import Illegal, Refusal
from adyton.games.script import Script, ScriptError, moves_of

FILE: Final = "puzzles.json"
KEPT: Final = 32  # positions of each game that are remembered


class PuzzleError(ValueError):
    """A puzzle that cannot be given: its name and the reason."""

    def __init__(self, puzzle: str, reason: str) -> None:
        super().__init__(f"puzzle '{puzzle}': {reason}")


@dataclass(frozen=True)
class Judged:
    """The answer to a puzzle, judged: what it costs, what it did, and why the best action is better."""

    is_right: bool
    cost: float | None  # None: the file does not say
    news: tuple[Event, ...]
    hint: Hint


class PlayedPuzzle:
    """A puzzle at the decision that it is about; raises PuzzleError if the rules do not lead there."""

    def __init__(self, game: AnyGame, puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.news: list[tuple[int, Event]] = []  # what the seat was told, by line
        script = self._played()
        self._state = script.playing.state
        self.line = script.playing.line
        self.at = script.opens
        self.options = script.options
        self.view = game.view(self._state, puzzle.you)
        self.actions = game.legal(self._state, puzzle.you)
        self.legal, self.picks = script.choices(puzzle.you)
        for text in puzzle.best:
            if game.why_not(self._state, puzzle.you, game.read(text), self.at) is not None:
                raise PuzzleError(puzzle.id, f"the rules do not allow the answer '{text}'")

    def why_not(self, text: str) -> Refusal | None:
        """Return why the seat may not do this; None if it may. Raises Unreadable."""
        return self.game.why_not(self._state, self.puzzle.you, self.game.read(text), self.at)

    def judge(self, text: str, reason: Reasoning) -> Judged:
        """Judge an answer; raises Illegal and Unreadable."""
        refusal = self.why_not(text)
        if refusal is not None:
            raise Illegal(refusal)
        is_right = text in self.puzzle.best
        cost = 0.0 if is_right else self.puzzle.costs.get(text, self.puzzle.otherwise)
        return Judged(is_right, cost, self._news_of(self.game.read(text)), self._hint(text, is_right, reason))

    def _played(self) -> Script:
        puzzle = self.puzzle
        try:
            script = Script(self.game, puzzle.seats, puzzle.seed, puzzle.options)
            for move in moves_of(("", *puzzle.opening)):
                self._note(script, script.make(move))
        except ScriptError as error:
            raise PuzzleError(puzzle.id, str(error)) from None
        return script

    def _note(self, script: Script, news: Sequence[Event]) -> None:
        self.news += [(script.playing.line, event) for event in news if event.is_for(self.puzzle.you)]

    def _news_of(self, action: Action) -> tuple[Event, ...]:
        """Return what the seat is told when it takes the action; nature does not answer."""
        state, you = self._state.copy(), self.puzzle.you
        news: list[Event] = []
        state.news = news
        self.game.play(state, you, action, self.at)
        return tuple(event for event in news if event.is_for(you))

    def _hint(self, text: str, is_right: bool, reason: Reasoning) -> Hint:
        """Return what speaks for the best action: rather than for the answer, or for the next best one."""
        costs = self.puzzle.costs
        beside = [min(costs, key=lambda each: costs[each])] if is_right and costs else [text] * (not is_right)
        best = text if is_right else self.puzzle.best[0]
        return explained(reason, self.view, [self.game.read(each) for each in (best, *beside)])


class PuzzleBook:
    """The puzzles of a game, and the report of the search that found them."""

    def __init__(self, game: AnyGame, puzzles: Sequence[Puzzle] = (), report: Report | None = None) -> None:
        self.game = game
        self.puzzles = {puzzle.id: puzzle for puzzle in puzzles}
        self.report = report or Report()
        self.play = lru_cache(maxsize=KEPT)(self._play)

    def add(self, puzzle: Puzzle) -> None:
        """Add a puzzle that was found under the next number; raises PuzzleError if the rules do not lead to it."""
        numbered = replace(puzzle, id=str(len(self.puzzles) + 1))
        PlayedPuzzle(self.game, numbered)
        self.puzzles[numbered.id] = numbered

    def of_day(self, day: int) -> str | None:
        """Return the puzzle of this day, counted from 1970; None if there are none."""
        ids = list(self.puzzles)
        return ids[day % len(ids)] if ids else None

    def nearest(self, rating: float, without: Sequence[str]) -> str | None:
        """Return the puzzle whose rating is nearest, of those that are not listed; None if all are."""
        left = [puzzle for puzzle in self.puzzles.values() if puzzle.id not in without]
        return min(left, key=lambda one: abs(one.rating - rating)).id if left else None

    def to_text(self) -> str:
        """Return the data file, one puzzle in a line."""
        lines = ",\n".join(json.dumps(puzzle.to_json()) for puzzle in self.puzzles.values())
        return f'{{"report": {json.dumps(self.report.to_json())},\n"puzzles": [\n{lines}\n]}}\n'

    def _play(self, puzzle: str) -> PlayedPuzzle:
        """Return the puzzle, played through the rules; raises KeyError and PuzzleError."""
        return PlayedPuzzle(self.game, self.puzzles[puzzle])


def read_puzzles(game: AnyGame, folder: Traversable | None) -> PuzzleBook:
    """Return the puzzles that lie in a game's folder, none if there is no file; raises PuzzleError."""
    path = folder / FILE if folder is not None else None
    return book_of(game, path.read_text(encoding="utf-8")) if path is not None and path.is_file() else PuzzleBook(game)


def book_of(game: AnyGame, text: str) -> PuzzleBook:
    """Return the puzzles of a data file; raises PuzzleError."""
    try:
        raw = parse_json(text)
        return PuzzleBook(game, [_puzzle(each) for each in raw["puzzles"]], Report(raw.get("report")))
    except (ContentError, TypeError, KeyError) as error:
        raise PuzzleError(FILE, f"the file cannot be read: {error}") from None


def _puzzle(raw: dict[str, Any]) -> Puzzle:
    return Puzzle(**{**raw, "opening": tuple(raw["opening"]), "best": tuple(raw["best"])})
