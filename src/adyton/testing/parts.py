"""The promise about parts: a view that is patched move by move equals a new one."""

from collections.abc import Iterable
from dataclasses import fields

import msgspec

from adyton.engine.game import AnyGame
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.engine.view import View
from adyton.testing.broken import Broken
from adyton.testing.position import Position, next_step

AHEAD = 6  # moves over which views are patched


class Patched:
    """A seat's view as tables send it.

    Parts that the game says have changed, or that are new, are encoded again.
    """

    def __init__(self, view: View) -> None:
        self.names = [field.name for field in fields(view)]
        self.values: dict[str, object] = {}
        self.texts: dict[str, msgspec.Raw] = {}
        self.take(view)

    def take(self, view: View) -> None:
        """Go on to this view; a part that is the same object has the same text."""
        self.patch((name, getattr(view, name)) for name in self.names)

    def patch(self, parts: Iterable[tuple[str, object]]) -> None:
        """Go on to the view in which these parts may be new."""
        for name, value in parts:
            if name not in self.values or value is not self.values[name]:
                self.values[name] = value
                self.texts[name] = msgspec.Raw(msgspec.json.encode(value))

    @property
    def whole(self) -> bytes:
        return msgspec.json.encode(self.texts)


def patched_views_are_whole(position: Position) -> None:
    """Check that patched views equal whole ones.

    The patched views of all seats are made together over some moves, the whole ones alone.
    """
    game, at = position.game, position.at
    viewers: list[Seat | None] = [None, *position.seats]
    state = position.state.copy()
    patched = [Patched(view) for view in game.views(state, viewers)]
    for _ in range(AHEAD):
        step = next_step(game, state, position.rng, at)
        if step is None:
            return
        before, state, at = state, state.copy(), step[2]
        game.play(state, *step)
        _go_on(game, before, state, viewers, patched)
        for each, viewer in zip(patched, viewers, strict=True):
            if each.whole != msgspec.json.encode(game.view(state, viewer)):
                raise Broken("patched views are whole", f"not the view of {viewer}, some moves on")


def _go_on(game: AnyGame, before: State, state: State, viewers: list[Seat | None], patched: list[Patched]) -> None:
    changes = game.changed_parts(before, state, viewers)
    if changes is None:
        for each, view in zip(patched, game.views(state, viewers), strict=True):
            each.take(view)
    else:
        for each, own in zip(patched, changes.own, strict=True):
            each.patch([*changes.shared, *own])
