"""Observing: which actions may be taken, and a view as JSON and as one text."""

from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from adyton.engine.game import AnyGame
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.envs.episode import Episode

Mask: TypeAlias = NDArray[np.int8]

_WRITER: Final = msgspec.json.Encoder(order="sorted")


def mask_of(episode: Episode, seat: Seat, together: bool = False) -> Mask:
    """Return a 1 for each action that this seat may take now. Seats that are not asked may only wait.

    Usually one seat is asked at a time; with `together`, all seats of the turn.
    """
    mask = np.zeros(episode.wait + 1, dtype=np.int8)
    is_asked = seat in episode.asked if together else seat == episode.seat
    if is_asked:
        episode.mark(seat, mask.view(np.uint8).data, 0, 1)
    if not is_asked or not (episode.turn.is_timed or episode.legal(seat)):
        mask[episode.wait] = 1
    return mask


def to_json(view: View) -> dict[str, Any]:
    """Return the view as plain values, as browsers get it."""
    plain: dict[str, Any] = msgspec.to_builtins(view)
    return plain


def information(game: AnyGame, view: View) -> str:
    """Return all that the seat knows, as one text. Views also hold what a seat could remember."""
    return canonical({"game": game.slug, **to_json(view)})


def canonical(plain: object) -> str:
    """Return plain values as JSON; equal values give the same text."""
    return _WRITER.encode(plain).decode()
