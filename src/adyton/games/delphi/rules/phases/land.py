"""Which lands the ship can act on: those beside it, with a long arm also across one water hex (DEL-47)."""

from typing import Final

from adyton.engine.refusal import Args, Refusal
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.grid import NAME, distance
from adyton.games.delphi.rules.names import (
    CITY,
    COLOURS,
    ISLAND,
    KINDS,
    MARKED,
    MONSTER,
    OFFERING,
    STATUE,
    TEMPLE,
)
from adyton.games.delphi.rules.sea import ARM
from adyton.games.delphi.rules.state import DelphiState

# By verb: the kinds of land where it is done.
WHERE: Final[dict[int, tuple[int, ...]]] = {
    verbs.FIGHT: (MONSTER, MARKED),
    verbs.EXPLORE: (ISLAND,),
    verbs.BUILD: (ISLAND,),
    verbs.LOAD_OFFERING: (OFFERING,),
    verbs.MAKE_OFFERING: (TEMPLE,),
    verbs.LOAD_STATUE: (CITY,),
    verbs.RAISE_STATUE: (STATUE,),
}


def lands(state: DelphiState, seat: int, arm: int) -> list[int]:
    """Return the lands that the ship can act on, for this kind of act (DEL-47)."""
    return state.sea.lands(state.at[seat], arm, has_arm(state, seat, arm))


def has_arm(state: DelphiState, seat: int, arm: int) -> bool:
    """Return whether the seat has the long arm for this kind of act."""
    return state.outfit(seat).arms[arm]


def why_not_there(state: DelphiState, seat: int, verb: int, cell: int) -> Refusal | None:
    """Return why the place is not a land for this verb within the ship's reach."""
    kinds = WHERE[verb]
    kind = state.sea.kind[cell]
    if kind not in kinds:
        args: Args = {"at": NAME[cell], "kind": KINDS[kind], "needed": KINDS[kinds[0]]}
        return Refusal("wrong-place", args, "DEL-26")
    if cell not in lands(state, seat, ARM[kind]):
        return Refusal("not-beside", {"at": NAME[cell], "by": distance(state.at[seat], cell) - 1}, "DEL-26")
    return None


def why_other_border(state: DelphiState, cell: int, colour: int) -> Refusal | None:
    """Return why the colour is wrong: islands and cities need the colour of their border."""
    needed = state.sea.colour[cell]
    if needed == colour:
        return None
    return Refusal("place-colour", {"at": NAME[cell], "needed": COLOURS[needed], "colour": COLOURS[colour]}, "DEL-26")
