"""Features: actions as short rows of numbers, for games with too many actions to give each an output."""

from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from adyton.envs.config import Config
from adyton.envs.observe import Mask


class Features:
    """What each action is made of. Two actions that share a field have the same number there.

    `table` has a row for every action and a column for each of `names`; `sizes` says how many numbers
    a column has. The last row, to wait, is all 0.
    """

    def __init__(self, config: Config) -> None:
        kit = config.kit
        if kit.features:
            module = import_module(kit.features)
            self.names: tuple[str, ...] = module.NAMES
            rows = module.features()
        else:
            self.names = ("action",)
            rows = [(number + 1,) for number in range(config.game.action_count)]
        self.table: NDArray[np.int32] = np.array([*rows, (0,) * len(self.names)], dtype=np.int32)
        self.sizes = tuple(int(size) + 1 for size in self.table.max(axis=0))

    def legal(self, masks: Mask, most: int) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
        """Return for each mask its first `most` legal actions: their numbers, with -1 for none, and their features."""
        numbers = np.full((len(masks), most), -1, dtype=np.int64)
        for row, mask in zip(numbers, masks, strict=True):
            found = mask.view(np.bool_).nonzero()[0][:most]
            row[: len(found)] = found
        return numbers, self.table[numbers]
