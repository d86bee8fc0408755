"""Positions that the kit checks, and helpers to look at them."""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

import msgspec

from adyton.engine.action import Action
from adyton.engine.event import Event
from adyton.engine.game import AnyGame
from adyton.engine.play import choices
from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE, CLOCK, Seat, Turn
from adyton.engine.state import State, state_hash
from adyton.games.kit import Census

Step: TypeAlias = tuple[Seat, Action, int]
T = TypeVar("T")

MOST_SAMPLED = 24  # how many actions of a long list the kit tries


class Position:
    """A state met in play, the time, and a generator for what the kit tries there."""

    __slots__ = ("at", "game", "hash", "known", "pieces", "rng", "state", "turn")

    def __init__(
        self,
        game: AnyGame,
        state: State,
        rng: FastRng,
        at: int = 0,
        known: Sequence[Action] = (),
        pieces: Census | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.rng = rng
        self.at = at
        self.known = known  # actions met anywhere in the game: most of them illegal here
        self.pieces = pieces
        self.turn = game.turn(state)
        self.hash = state_hash(state)

    @property
    def is_over(self) -> bool:
        return self.turn.is_over

    @property
    def is_nature(self) -> bool:
        return self.turn.is_nature

    @property
    def is_decision(self) -> bool:
        """Return whether players are asked; only then do they get messages."""
        return not self.is_over and not self.is_nature

    @property
    def is_commit(self) -> bool:
        """Return whether several seats choose at the same time in secret. A race is something else."""
        return len(self.turn.seats) > 1 and not self.turn.race

    @property
    def seats(self) -> range:
        return range(self.state.seats)


def sample(items: Sequence[T], rng: FastRng, most: int = MOST_SAMPLED) -> list[T]:
    """Return all items of a short sequence, some of a long one."""
    if len(items) <= most:
        return list(items)
    return [items[rng.below(len(items))] for _ in range(most)]


def next_step(game: AnyGame, state: State, rng: FastRng, at: int) -> Step | None:
    """Return a random move that is possible here, also of nature or the clock."""
    turn = game.turn(state)
    if turn.is_nature:
        return CHANCE, game.chance(state, rng), at
    able = choices(game, state, turn)
    if not able:
        return None
    seat, legal = able[rng.below(len(able))]
    return seat, legal[rng.below(len(legal))], _moment(seat, turn, rng, at)


def _moment(seat: Seat, turn: Turn, rng: FastRng, at: int) -> int:
    deadline = turn.deadline
    if seat == CLOCK:
        return max(at, deadline or at)
    at = max(at, turn.opens)
    if deadline is None:
        return at
    return at + rng.below(min(deadline - at, 5000)) if at < deadline else at


def forward(game: AnyGame, state: State, rng: FastRng, at: int, moves: int) -> list[Step]:
    """Play up to this many random moves, in place."""
    made: list[Step] = []
    for _ in range(moves):
        step = next_step(game, state, rng, at)
        if step is None:
            break
        game.play(state, *step)
        made.append(step)
        at = step[2]
    return made


def texts(actions: Sequence[Action]) -> list[str]:
    return [action.text for action in actions]


def encoded(game: AnyGame, state: State, seat: Seat | None) -> bytes:
    """Return the view as JSON bytes."""
    return msgspec.json.encode(game.view(state, seat))


def news_for(news: Sequence[Event], seat: Seat | None) -> list[tuple[str, dict[str, int | str]]]:
    """Return the news that this seat may know."""
    return [(event.name, event.args) for event in news if event.is_for(seat)]


def played(game: AnyGame, state: State, step: Step) -> State:
    """Return a copy on which the move was made, with its news."""
    then = state.copy()
    then.news = []
    game.play(then, *step)
    return then
