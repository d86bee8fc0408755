"""Draws: what each number of nature's moves means, so that they can be proved without knowing the rules.

A chance move draws one number below some n. Its meaning is a row of runs: the first numbers lead to
the first action, the next ones to the second, and so on.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Generic, TypeAlias, TypeVar

from adyton.engine.action import Action
from adyton.engine.game import Game
from adyton.engine.record import Record, RecordError
from adyton.engine.replay import opened, verify
from adyton.engine.rng import Rng
from adyton.engine.seat import CHANCE
from adyton.engine.state import Json, State
from adyton.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Meaning: TypeAlias = tuple[tuple[str, int], ...]  # actions as texts, each with how many numbers in a row lead to it


class _Asked(Rng):
    """A generator that draws a given number, and remembers the bound that it was asked for."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.limits: list[int] = []

    def below(self, n: int) -> int:
        self.limits.append(n)
        return self.number


def draws_of(game: Game[S, V], record: Record) -> Json:
    """Verify a record and return the meaning of each of its draws; raises RecordError.

    `meanings` lists each meaning once, `draws` the lines of the record with the place of their meaning.
    """
    verify(game, record)
    playing = opened(game, record)
    places: dict[Meaning, int] = {}
    draws: list[list[int]] = []
    known = _Meanings(game)
    for line, entry in enumerate(record.entries, 2):
        if entry.seat == CHANCE:
            meaning = known.of(playing.state, line)
            draws.append([line, places.setdefault(meaning, len(places))])
        playing.follow(entry)
    return {"meanings": [[list(run) for run in meaning] for meaning in places], "draws": draws}


class _Meanings(Generic[S, V]):
    """The meanings of draws. Those of odds that a game keeps as a constant are found once."""

    def __init__(self, game: Game[S, V]) -> None:
        self.game = game
        self.constant: dict[int, tuple[Sequence[tuple[Action, int]], Meaning]] = {}

    def of(self, state: S, line: int) -> Meaning:
        odds = self.game.odds(state)
        kept = self.constant.get(id(odds))
        if kept is not None:
            return kept[1]
        meaning = meaning_of(self.game, state, line)
        if isinstance(odds, tuple):
            self.constant[id(odds)] = (odds, meaning)
        return meaning


def meaning_of(game: Game[S, V], state: S, line: int) -> Meaning:
    """Return what each number leads to here, by drawing them all; raises RecordError."""
    first = _Asked(0)
    texts = [game.chance(state, first).text]
    if len(first.limits) != 1:
        raise RecordError(line, "this move draws more than one number")
    texts += [game.chance(state, _Asked(number)).text for number in range(1, first.limits[0])]
    return tuple((text, len(list(run))) for text, run in groupby(texts))
