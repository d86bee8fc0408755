"""Vector environments: many games at once, in arrays that are made once and filled again in every step."""

import secrets
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from adyton.engine.numbers import Numbers
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.envs.batch import Batch, Plan
from adyton.envs.config import Config, Reward, check_number
from adyton.envs.memory import Memory, Rows, Shape
from adyton.envs.opponents import OpponentsMaker
from adyton.envs.workers import Workers, step_without_pauses


class Vector:
    """Games side by side. When one ends, the next begins in the same step.

    Without opponents you answer for every seat: `seats` says who is asked in each game. With
    opponents you sit in one chair and bots in the others.

    The arrays have a row for each game, and the next step overwrites them:

    observations  what the seat that is asked sees
    masks         1 for each action that it may take
    seats         which seat is asked
    rewards       what each seat got in this step
    ended         whether this step ended a game; the other arrays tell of the next one
    finals        if asked for: what the seat that acted last saw at the end
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "places",
        opponents: str | Sequence[str] | None = None,
        seat: Seat = 0,
        budget_ms: int = 1000,
        workers: int = 0,
        finals: bool = False,
    ) -> None:
        check_number("count", count)
        self.config = Config(game, players, options, reward)
        self.count = count
        make = BatchMaker(self.config, opponents, seat, budget_ms)
        shape = Shape(count, self.config.layout.size, self.config.action_count, self.config.players, finals)
        self._player: Workers | _Here = Workers(make, shape, min(workers, count)) if workers else _Here(make, shape)
        self.memory = self._player.memory
        self.observations = self.memory.observations
        self.masks = self.memory.masks
        self.rewards = self.memory.rewards
        self.ended = self.memory.ended
        self.seats = self.memory.seats
        self.finals = self.memory.finals

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Start all games again: each from a seed of its own, or from the numbers after one seed."""
        if seed is None:
            seed = secrets.randbits(62)
        seeds = (
            [seed + number for number in range(self.count)] if isinstance(seed, int) else [int(each) for each in seed]
        )
        if len(seeds) != self.count:
            raise ValueError(f"There are {self.count} games, but {len(seeds)} seeds.")
        self._player.reset(seeds)

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Take one action in each game; an illegal one ends the game with −1 for its seat."""
        self.memory.actions[:] = actions
        self._player.step()

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for each game; the same seed draws the same."""
        self._player.sample()
        return self.memory.actions

    def close(self) -> None:
        """Stop the worker processes."""
        self._player.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class BatchMaker:
    """Makes batches, in this process or in another."""

    def __init__(self, config: Config, opponents: str | Sequence[str] | None, seat: Seat, budget_ms: int) -> None:
        self.config = config
        self.others = None if opponents is None else OpponentsMaker(config, seat, opponents, budget_ms)

    def __call__(self, rows: Rows, count: int) -> Batch:
        config = self.config
        write = config.kit.observe or ViewWriter(config)
        plan = Plan(config.game, config.options, config.players, write, config.layout.size, config.rewards, self.others)
        return Batch(plan, rows.buffers, count)


class ViewWriter:
    """Writes observations of a game that brings only a layout, or none."""

    def __init__(self, config: Config) -> None:
        self.config = config

    def __call__(self, state: State, seat: Seat, out: Numbers, start: int) -> None:
        layout = self.config.layout
        numbers = np.asarray(out)[start : start + layout.size]
        layout.write(self.config.game.view(state, seat), numbers)


class _Here:
    """One batch in this process."""

    def __init__(self, make: BatchMaker, shape: Shape) -> None:
        self.memory = Memory(shape, np.zeros(shape.bytes(), dtype=np.uint8))
        self.rows = self.memory.rows(0, shape.count)
        self.batch = make(self.rows, shape.count)

    def reset(self, seeds: Sequence[int]) -> None:
        self.rows.clear(observations=self.batch.needs_zeros)
        self.batch.reset(list(seeds))

    def step(self) -> None:
        self.rows.clear(observations=self.batch.needs_zeros)
        step_without_pauses(self.batch)

    def sample(self) -> None:
        self.batch.sample()

    def close(self) -> None:
        """Do nothing: nothing is held open."""
