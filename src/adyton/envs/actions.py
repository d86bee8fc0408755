"""The action space: Gymnasium's, with a faster draw from a mask."""

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete


class Actions(Discrete[Any]):
    """Numbers of actions. Gymnasium looks at the whole mask several times, which takes longer than a move."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return one of the actions with a 1 in the mask, each equally likely."""
        if mask is None or probability is not None or not _fits(mask, int(self.n)):
            return super().sample(mask, probability)
        places = mask.view(np.bool_).nonzero()[0]
        return places[self.np_random.integers(len(places))] if len(places) else super().sample(mask)


def _fits(mask: Any, size: int) -> bool:
    """Return whether Gymnasium would take this mask."""
    return isinstance(mask, np.ndarray) and mask.dtype == np.int8 and mask.shape == (size,)
