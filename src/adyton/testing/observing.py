"""Promises about observations: written from the state, they tell what the views tell, and no more."""

from importlib.util import find_spec
from typing import Final

from adyton.engine.numbers import Numbers, Writer
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.games import kit_of
from adyton.games.kit import Kit
from adyton.testing.broken import Broken
from adyton.testing.hidden import imagined
from adyton.testing.position import Position

EDGE: Final = 8  # numbers before and after an observation, which nobody may touch
CAN_OBSERVE: Final = find_spec("numpy") is not None and find_spec("pettingzoo") is not None  # what layouts need


def observations_match_views(position: Position) -> None:
    """Check that the numbers written from the state are those that the layout reads from the view.

    Nothing may be written beside them.
    """
    kit = kit_of(position.game)
    if kit.observe is not None and CAN_OBSERVE:
        matches_views(position, kit, kit.observe)


def observations_keep_secrets(position: Position) -> None:
    """Check that two states that a seat cannot tell apart give it the same numbers."""
    kit = kit_of(position.game)
    if kit.observe is not None and CAN_OBSERVE and position.is_decision:
        keeps_secrets(position, kit, kit.observe)


def matches_views(position: Position, kit: Kit, write: Writer) -> None:
    """Compare for every seat what is written with what the layout says."""
    from adyton.envs.layouts import layout_of  # noqa: PLC0415  (environments are not installed everywhere)

    layout = layout_of(kit)
    words = layout.words()
    for seat in position.seats:
        written = written_by(write, position.state, seat, layout.size).tolist()
        read = layout.observe(position.game.view(position.state, seat)).tolist()
        expected = [0.0] * EDGE + read + [0.0] * EDGE
        wrong = [place - EDGE for place in range(len(expected)) if written[place] != expected[place]]
        if wrong:
            where = words[wrong[0]] if 0 <= wrong[0] < len(words) else "outside of the observation"
            found = written[wrong[0] + EDGE], expected[wrong[0] + EDGE]
            raise Broken(
                "observations match views", f"seat {seat}, number {wrong[0]} ({where}): {found[0]}, not {found[1]}"
            )


def keeps_secrets(position: Position, kit: Kit, write: Writer) -> None:
    """Compare for every seat the truth with what it imagines."""
    from adyton.envs.layouts import layout_of  # noqa: PLC0415  (environments are not installed everywhere)

    size = layout_of(kit).size
    for seat in position.seats:
        twin = imagined(position, seat)
        if written_by(write, position.state, seat, size) != written_by(write, twin, seat, size):
            raise Broken("observations keep secrets", f"seat {seat} gets other numbers for what it imagines")


def written_by(write: Writer, state: State, seat: Seat, size: int) -> Numbers:
    """Return the observation, with an edge on both sides."""
    numbers = memoryview(bytearray(4 * (size + 2 * EDGE))).cast("f")
    write(state, seat, numbers, EDGE)
    return numbers
