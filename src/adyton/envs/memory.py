"""Memory: the arrays of a vector environment, in this process or shared by several."""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from adyton.envs.batch import Buffers
from adyton.envs.episode import Marks
from adyton.envs.layout import Array, buffer_of

Bytes: TypeAlias = NDArray[np.uint8]

ALIGNED: Final = 64  # every array begins at a multiple of this many bytes


class Shape:
    """How many rows there are, and how long they are."""

    __slots__ = ("actions", "count", "has_finals", "players", "size")

    def __init__(self, count: int, size: int, actions: int, players: int, has_finals: bool) -> None:
        self.count = count
        self.size = size  # of an observation
        self.actions = actions
        self.players = players
        self.has_finals = has_finals

    def arrays(self) -> list[tuple[Any, tuple[int, ...]]]:
        """Return the type and shape of each array, in the order of `Memory`."""
        return [
            (np.int64, (self.count,)),
            (np.float32, (self.count, self.size)),
            (np.int8, (self.count, self.actions)),
            (np.float32, (self.count, self.players)),
            (np.bool_, (self.count,)),
            (np.int8, (self.count,)),
            (np.float32, (self.count if self.has_finals else 0, self.size)),
        ]

    def bytes(self) -> int:
        return sum(_rounded(_bytes(kind, shape)) for kind, shape in self.arrays())


class Memory:
    """The arrays, all in one block of bytes."""

    def __init__(self, shape: Shape, block: Bytes) -> None:
        self.shape = shape
        found: list[Any] = []
        start = 0
        for kind, rows in shape.arrays():
            size = _bytes(kind, rows)
            found.append(block[start : start + size].view(kind).reshape(rows))
            start += _rounded(size)
        self.actions: NDArray[np.int64] = found[0]
        self.observations: Array = found[1]
        self.masks: NDArray[np.int8] = found[2]
        self.rewards: Array = found[3]
        self.ended: NDArray[np.bool_] = found[4]
        self.seats: NDArray[np.int8] = found[5]
        self.finals: Array = found[6]

    def rows(self, first: int, last: int) -> "Rows":
        """Return the part of the memory in which these episodes are played."""
        return Rows(self, slice(first, last))


class Rows:
    """Some rows of the memory."""

    def __init__(self, memory: Memory, rows: slice) -> None:
        self.observations = memory.observations[rows]
        self.rewards = memory.rewards[rows]
        self.ended = memory.ended[rows]
        self.finals = memory.finals[rows]
        self.buffers = Buffers(
            _marks(memory.actions[rows]),
            buffer_of(self.observations),
            _marks(memory.masks[rows].view(np.uint8)),
            buffer_of(self.rewards),
            _marks(self.ended.view(np.uint8)),
            _marks(memory.seats[rows]),
            buffer_of(self.finals) if memory.shape.has_finals else None,
        )

    def clear(self, *, observations: bool) -> None:
        """Write zeros where the next step writes, in the observations only if it needs them."""
        if self.ended.any():
            self.rewards.fill(0)
            self.finals.fill(0)
            self.ended.fill(False)
        if observations:
            self.observations.fill(0)


def _marks(array: NDArray[Any]) -> Marks:
    return array.reshape(-1).data


def _bytes(kind: Any, shape: tuple[int, ...]) -> int:
    return int(np.dtype(kind).itemsize * np.prod(shape, dtype=np.int64))


def _rounded(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED
