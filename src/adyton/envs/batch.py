"""Batches: many episodes of one game, played side by side into memory that the caller provides.

When a game ends, the next one begins in the same step. This module is compiled with the rules, and
knows nothing of NumPy: the memory comes as buffers.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from adyton.engine.action import Action
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.numbers import Numbers, WholeWriter, Writer
from adyton.engine.options import Options
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat
from adyton.envs.episode import Episode, Marks, mark_all

# Plays for everybody else until the learner's seat is asked, or the game is over.
Others: TypeAlias = Callable[[Episode], None]
# Makes them, for the game that this seed deals.
OthersMaker: TypeAlias = Callable[[int], Others]
# Returns what each seat gets at the end.
Paying: TypeAlias = Callable[[Outcome], list[float]]

ILLEGAL_REWARD: Final = -1.0
FLOAT: Final = 4  # bytes of a number
STRIDE: Final = 1_000_003  # between the seeds of two series of games


class Buffers:
    """The memory of a batch; each has a row for every episode."""

    __slots__ = ("actions", "ended", "finals", "masks", "numbers", "raw", "rewards", "seats")

    def __init__(
        self, actions: Marks, numbers: Numbers, masks: Marks, rewards: Numbers, ended: Marks, seats: Marks,
        finals: "Numbers | None",
    ) -> None:  # fmt: skip
        self.actions = actions  # what is to be done next
        self.numbers = numbers  # what the seat that is asked sees
        self.raw: memoryview[int] = numbers.cast("B")  # the same as bytes
        self.masks = masks  # what it may do
        self.rewards = rewards  # what each seat got in the last step
        self.ended = ended  # 1: the last step ended a game
        self.seats = seats  # who is asked
        self.finals = finals  # where wanted, what the seat that acted last saw at the end


class Plan:
    """What a batch plays: the game and its seeds, and how it is observed and rewarded."""

    __slots__ = ("game", "options", "others", "pay", "players", "size", "write")

    def __init__(
        self, game: AnyGame, options: Options, players: int, write: Writer, size: int, pay: Paying,
        others: OthersMaker | None,
    ) -> None:  # fmt: skip
        self.game = game
        self.options = options
        self.players = players
        self.write = write
        self.size = size  # of an observation
        self.pay = pay
        self.others = others  # None: the learner plays all seats


class Batch:
    """Episodes side by side. The buffers of rewards and ends are zeros before each step.

    Those of observations are zeros too, unless the game makes its observations whole.
    """

    def __init__(self, plan: Plan, buffers: Buffers, count: int) -> None:
        self.plan = plan
        self.buffers = buffers
        self.count = count
        self.width = plan.game.action_count + 1
        self.whole: WholeWriter | None = plan.write if isinstance(plan.write, WholeWriter) else None
        self.seeds = [0] * count
        self.games = [0] * count  # of each series, how many have begun
        self.rng = FastRng(0)  # draws random actions, not nature's moves
        self.episodes: list[Episode] = []
        self.others: list[Others] = []
        self.legal: list[Sequence[Action]] = []  # what each mask shows

    def reset(self, seeds: list[int]) -> None:
        """Start all games again, each with its own seed."""
        for number, episode in enumerate(self.episodes):
            self._unmask(number, episode)
        self.seeds = seeds
        self.rng = FastRng(seeds[0])
        self.games = [0] * self.count
        self.others = []
        self.episodes = [self._opened(number) for number in range(self.count)]
        self.legal = [() for _ in range(self.count)]
        for number in range(self.count):
            self._look(number)

    def step(self) -> None:
        """Let every episode go on with the action in its row."""
        for number, action in enumerate(self.buffers.actions.tolist()):
            episode = self.episodes[number]
            self._unmask(number, episode)
            self._act(number, episode, action)
            self._look(number)

    def sample(self) -> None:
        """Write a random legal action into each row."""
        actions, rng = self.buffers.actions, self.rng
        for number, legal in enumerate(self.legal):
            actions[number] = legal[rng.below(len(legal))].index

    @property
    def needs_zeros(self) -> bool:
        """Return whether observations are written into zeros."""
        return self.whole is None

    # --- One episode ---

    def _opened(self, number: int) -> Episode:
        plan = self.plan
        seed = self.seeds[number] * STRIDE + self.games[number]
        self.games[number] += 1
        episode = Episode.open(plan.game, plan.options, plan.players, FastRng(seed))
        if plan.others is not None:
            others = plan.others(seed)
            if number < len(self.others):
                self.others[number] = others
            else:
                self.others.append(others)
            others(episode)
        return episode

    def _act(self, number: int, episode: Episode, action: int) -> None:
        seat = episode.seat
        assert seat is not None
        try:
            episode.act(action)
        except KeyError:
            self._end(number, seat)
            self.buffers.rewards[number * self.plan.players + seat] = ILLEGAL_REWARD
            return
        if self.others:
            self.others[number](episode)
        if episode.seat is None:
            self._pay(number, episode)
            self._end(number, seat)

    def _pay(self, number: int, episode: Episode) -> None:
        outcome = episode.outcome
        assert outcome is not None
        first = number * self.plan.players
        for seat, reward in enumerate(self.plan.pay(outcome)):
            self.buffers.rewards[first + seat] = reward

    def _end(self, number: int, seat: Seat) -> None:
        """Note the end, and begin the next game."""
        self.buffers.ended[number] = 1
        plan, finals = self.plan, self.buffers.finals
        if finals is not None:
            plan.write(self.episodes[number].state, seat, finals, number * plan.size)
        self.episodes[number] = self._opened(number)

    def _look(self, number: int) -> None:
        """Write what the seat that is asked sees and may do."""
        episode, buffers, plan = self.episodes[number], self.buffers, self.plan
        seat = episode.seat
        assert seat is not None, "a game that is over before anybody was asked"
        buffers.seats[number] = seat
        if self.whole is None:
            plan.write(episode.state, seat, buffers.numbers, number * plan.size)
        else:
            size = FLOAT * plan.size
            buffers.raw[number * size : (number + 1) * size] = self.whole.make(episode.state, seat)
        legal = episode.legal(seat)
        self.legal[number] = legal
        start = number * self.width
        mark_all(legal, buffers.masks, start, 1)
        if episode.turn.is_timed:
            buffers.masks[start + episode.wait] = 1

    def _unmask(self, number: int, episode: Episode) -> None:
        """Clear the mask, which shows what this episode asks."""
        start = number * self.width
        mark_all(self.legal[number], self.buffers.masks, start, 0)
        if episode.turn.is_timed:
            self.buffers.masks[start + episode.wait] = 0
