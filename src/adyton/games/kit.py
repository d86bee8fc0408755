"""The kit: all that the rest of Adyton asks about one game, declared in one place."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from adyton.bots.bot import Bot
from adyton.bots.levels import Maker, generic_bots, random_bot
from adyton.bots.mining import DecisionMiner, Diligence, Miner
from adyton.bots.reasons import Reasoning, no_reason
from adyton.bots.review import DecisionReview, NoReview, Review
from adyton.bots.rollouts import RolloutGuide
from adyton.engine.game import AnyGame
from adyton.engine.numbers import Writer
from adyton.engine.seat import Seat
from adyton.games.lessons import Course, read_course
from adyton.games.pictures import Pictures, read_pictures
from adyton.games.practice import Practice
from adyton.games.puzzles import PuzzleBook, read_puzzles

# A census counts the pieces of a game wherever they lie; what it answers must never change.
Census: TypeAlias = Callable[[Any], object]

# Errands: what is left for a seat to do, where, and what it takes. A dataclass, which the client gets as it is.
Errands: TypeAlias = Callable[[Any, Seat], object]

RANDOM = "random"  # the bot that every game has


@dataclass(frozen=True, kw_only=True)
class Kit:
    """A game with its bots, drawings and words. Everything but the game has a default that works.

    `terminal` and `layout` are names of modules, because what they import (rich, NumPy) is not
    needed to play. The code that draws or observes loads them.
    """

    game: AnyGame
    package: str = ""  # its folder holds README.md, words/ and data files; empty: where the kit was found
    order: int = 100  # games are listed by this number, then by slug
    bots: Mapping[str, Maker] | None = None  # by level, the weakest first; None: generic search bots
    reason: Reasoning = no_reason
    review: Review | None = None  # None: decisions are judged by generic search
    census: Census | None = None
    terminal: str = ""  # a module with `picture` and perhaps `label`
    layout: str = ""  # a module with `LAYOUT`
    features: str = ""  # a module with `NAMES` and `features`, if actions have fields worth learning from
    observe: Writer | None = None  # the same straight from the state; None: by the layout from the view
    practice: Practice | None = None
    miner: Miner | None = None  # None: puzzles are found among the decisions that the review judges
    errands: Errands | None = None  # told when a player asks; its return type names what is told
    bench_rounds: int = 0  # `adyton bench` also measures the first so many rounds; 0: whole games only

    @cached_property
    def makers(self) -> Mapping[str, Maker]:
        """Return every bot by its name, the weakest first."""
        return {RANDOM: random_bot, **(generic_bots(self.game) if self.bots is None else self.bots)}

    @cached_property
    def bot_names(self) -> tuple[str, ...]:
        """Return the names of the bots that can play this game, the weakest first."""
        return tuple(self.makers)

    @cached_property
    def reviewer(self) -> Review:
        """Return what judges finished games."""
        if self.review is not None:
            return self.review
        if not self.game.takes_back:
            return NoReview()
        return DecisionReview(lambda: RolloutGuide(self.game), reason=self.reason)

    @cached_property
    def course(self) -> Course:
        """Return the lessons in the game's folder; raises LessonError for a file that cannot be read."""
        return read_course(self.game, self.folder, self.census)

    @cached_property
    def puzzle_miner(self) -> Miner | None:
        """Return what finds puzzles in bots' games; None for a game that no search can judge."""
        if self.miner is not None:
            return self.miner
        return DecisionMiner(self.reviewer, Diligence()) if isinstance(self.reviewer, DecisionReview) else None

    @cached_property
    def puzzles(self) -> PuzzleBook:
        """Return the puzzles in the game's folder; raises PuzzleError for a file that cannot be read."""
        return read_puzzles(self.game, self.folder)

    @cached_property
    def pictures(self) -> Pictures:
        """Return the pictures for the rules page; raises PictureError for a file that cannot be read."""
        return read_pictures(self.game, self.folder, self.census)

    def make_bot(self, name: str, seed: int) -> Bot:
        """Make the bot of that name; raises KeyError for a name that is not in `bot_names`."""
        return self.makers[name](self.game, seed)

    @property
    def folder(self) -> Traversable | None:
        """Return where README.md, words/ and the data files lie; None for a game without a folder."""
        return files(self.package) if self.package else None
