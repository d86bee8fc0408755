"""Which lands the ship can act on: those beside it, with a long arm also across one water hex (DEL-47)."""

from typing import Final

from adyton.engine.refusal import Args, Refusal
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.grid import NAME, distance
from adyton.games.delphi.rules.names import (
    CITY,
    COLOURS,
    FOR_ISLANDS,
    FOR_OFFERINGS,
    FOR_STATUES,
    ISLAND,
    KINDS,
    LONG_ARM,
    MARKED,
    MONSTER,
    OFFERING,
    STATUE,
    TEMPLE,
)
from adyton.games.delphi.rules.state import DelphiState

Work = tuple[int, int, int]  # the colour, verb and place of something that can be done
# By verb: the lands where it is done, and the long arm that helps to reach them.
WHERE: Final[dict[int, tuple[tuple[int, ...], int]]] = {
    verbs.FIGHT: ((MONSTER, MARKED), FOR_ISLANDS),
    verbs.EXPLORE: ((ISLAND,), FOR_ISLANDS),
    verbs.BUILD: ((ISLAND,), FOR_ISLANDS),
    verbs.LOAD_OFFERING: ((OFFERING,), FOR_OFFERINGS),
    verbs.MAKE_OFFERING: ((TEMPLE,), FOR_OFFERINGS),
    verbs.LOAD_STATUE: ((CITY,), FOR_STATUES),
    verbs.RAISE_STATUE: ((STATUE,), FOR_STATUES),
}
# The colours in a set of bits.
COLOURS_IN: Final = [tuple(colour for colour in range(6) if bits >> colour & 1) for bits in range(64)]


def lands(state: DelphiState, seat: int, arm: int) -> list[int]:
    """Return the lands that the ship can act on, for this kind of act (DEL-47)."""
    at = state.at[seat]
    return state.sea.beyond[at] if has_arm(state, seat, arm) else state.sea.beside[at]


def has_arm(state: DelphiState, seat: int, arm: int) -> bool:
    """Return whether the seat has the long arm for this kind of act."""
    for card in map(state.parts.gear.__getitem__, state.gear[seat]):
        if card.kind == LONG_ARM and card.reach == arm:
            return True
    return False


def why_not_there(state: DelphiState, seat: int, verb: int, cell: int) -> Refusal | None:
    """Return why the place is not a land for this verb within the ship's reach."""
    kinds, arm = WHERE[verb]
    kind = state.sea.kind[cell]
    if kind not in kinds:
        args: Args = {"at": NAME[cell], "kind": KINDS[kind], "needed": KINDS[kinds[0]]}
        return Refusal("wrong-place", args, "DEL-26")
    if cell not in lands(state, seat, arm):
        return Refusal("not-beside", {"at": NAME[cell], "by": distance(state.at[seat], cell) - 1}, "DEL-26")
    return None


def why_other_border(state: DelphiState, cell: int, colour: int) -> Refusal | None:
    """Return why the colour is wrong: islands and cities need the colour of their border."""
    needed = state.sea.colour[cell]
    if needed == colour:
        return None
    return Refusal("place-colour", {"at": NAME[cell], "needed": COLOURS[needed], "colour": COLOURS[colour]}, "DEL-26")
