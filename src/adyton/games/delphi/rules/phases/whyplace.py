"""Why a ship cannot sail there, or nothing can be done there."""

from adyton.engine.refusal import Refusal
from adyton.games.delphi.rules import actions
from adyton.games.delphi.rules.actions import Deed
from adyton.games.delphi.rules.grid import distance
from adyton.games.delphi.rules.names import (
    BEASTS,
    CITY,
    COLOURS,
    FOR_ISLANDS,
    FOR_OFFERINGS,
    FOR_STATUES,
    ISLAND,
    KINDS,
    MARKED,
    MONSTER,
    MONSTERS,
    OFFERING,
    OFFERINGS,
    PLAYERS,
    STATUE,
    STATUES,
    TEMPLE,
    WATER,
)
from adyton.games.delphi.rules.phases.deeds import price
from adyton.games.delphi.rules.phases.draws import LETTERS_EACH
from adyton.games.delphi.rules.phases.effects import place
from adyton.games.delphi.rules.phases.ways import costs, lands, may_sail
from adyton.games.delphi.rules.phases.whyneed import why_no_need, why_no_room
from adyton.games.delphi.rules.state import NOBODY, DelphiState


def why_no_sail(state: DelphiState, seat: int, action: Deed, colour: int) -> Refusal | None:
    """DEL-26, DEL-39, DEL-40."""
    cell = action.cell
    if not may_sail(state, seat):
        return Refusal("stays-on-zeus", clause="DEL-40")
    if cell == state.at[seat]:
        return Refusal("must-move", clause="DEL-26")
    if cell == state.sea.zeus:
        left = state.tasks_left(seat)
        return Refusal("zeus-tasks", {"left": left}, "DEL-39") if left else why_too_far(state, seat, action, colour)
    if state.sea.kind[cell] != WATER:
        return Refusal("no-water", {"at": place(cell), "kind": KINDS[state.sea.kind[cell]]}, "DEL-26")
    if colour < 0:
        return Refusal("name-colour", clause="DEL-20")
    fits = colour == state.sea.colour[cell] or state.creatures[seat] >> colour & 1
    if not fits:
        args: dict[str, int | str] = {
            "at": place(cell),
            "needed": COLOURS[state.sea.colour[cell]],
            "colour": COLOURS[colour],
        }
        return Refusal("sail-colour", args, "DEL-26")
    return why_too_far(state, seat, action, colour)


def why_too_far(state: DelphiState, seat: int, action: Deed, colour: int) -> Refusal | None:
    recolour = costs(state, seat, action.source)[colour] if action.slot else 0
    if recolour > state.favor[seat]:
        return None  # the colour alone is too dear
    beyond = price(state, seat, action) - state.favor[seat]
    if beyond > 0:
        return Refusal("out-of-range", {"at": place(action.cell), "by": beyond}, "DEL-26")
    return Refusal("cheaper-way", {"at": place(action.cell)}, "DEL-20")


# What each verb needs at its place, and the long arm that helps to reach it.
WANTED = {
    actions.FIGHT: ((MONSTER, MARKED), FOR_ISLANDS),
    actions.EXPLORE: ((ISLAND,), FOR_ISLANDS),
    actions.BUILD: ((ISLAND,), FOR_ISLANDS),
    actions.LOAD_OFFERING: ((OFFERING,), FOR_OFFERINGS),
    actions.MAKE_OFFERING: ((TEMPLE,), FOR_OFFERINGS),
    actions.LOAD_STATUE: ((CITY,), FOR_STATUES),
    actions.RAISE_STATUE: ((STATUE,), FOR_STATUES),
}


def why_no_work(state: DelphiState, seat: int, action: Deed, colour: int) -> Refusal | None:
    kinds, arm = WANTED[action.verb]
    return (
        why_not_there(state, action.cell, kinds)
        or why_not_beside(state, seat, action.cell, arm)
        or WHY[action.verb](state, seat, action.cell, colour)
    )


def why_not_there(state: DelphiState, cell: int, kinds: tuple[int, ...]) -> Refusal | None:
    if state.sea.kind[cell] in kinds:
        return None
    args: dict[str, int | str] = {"at": place(cell), "kind": KINDS[state.sea.kind[cell]], "needed": KINDS[kinds[0]]}
    return Refusal("wrong-place", args, "DEL-26")


def why_not_beside(state: DelphiState, seat: int, cell: int, arm: int) -> Refusal | None:
    if cell in lands(state, seat, arm):
        return None
    return Refusal("not-beside", {"at": place(cell), "by": distance(state.at[seat], cell) - 1}, "DEL-26")


def why_border(state: DelphiState, cell: int, colour: int) -> Refusal | None:
    needed = state.sea.colour[cell]
    if needed == colour:
        return None
    return Refusal("place-colour", {"at": place(cell), "needed": COLOURS[needed], "colour": COLOURS[colour]}, "DEL-26")


def why_no_fight(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    if not state.monsters[state.sea.slot[cell]] >> colour & 1:
        return Refusal("no-monster", {"at": place(cell), "monster": MONSTERS[colour]}, "DEL-27")
    return why_no_need(state, seat, BEASTS, colour)


def why_no_explore(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    if state.uncovered[state.sea.slot[cell]]:
        return Refusal("island-open", {"at": place(cell)}, "DEL-28")
    return why_border(state, cell, colour)


def why_no_build(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    island = state.sea.slot[cell]
    if not state.uncovered[island]:
        return Refusal("island-hidden", {"at": place(cell)}, "DEL-29")
    owner = state.tiles[island] // LETTERS_EACH
    if owner != seat:
        return Refusal("island-foreign", {"at": place(cell), "player": PLAYERS[owner]}, "DEL-29")
    if state.shrine[island] != NOBODY:
        return Refusal("shrine-stands", {"at": place(cell)}, "DEL-29")
    if not state.shrines[seat]:
        return Refusal("no-task", {"task": "shrine"}, "DEL-29")
    return why_border(state, cell, colour)


def why_no_offering(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    if not state.offerings[state.sea.slot[cell]] >> colour & 1:
        return Refusal("no-offering", {"at": place(cell), "colour": COLOURS[colour]}, "DEL-30")
    return why_no_need(state, seat, OFFERINGS, colour) or why_no_room(state, seat)


def why_no_altar(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    needed = state.temples[state.sea.slot[cell]]
    if needed != colour:
        args: dict[str, int | str] = {"at": place(cell), "needed": COLOURS[needed], "colour": COLOURS[colour]}
        return Refusal("place-colour", args, "DEL-31")
    if not state.cargo[OFFERINGS][seat] >> colour & 1:
        return Refusal("not-aboard", {"task": "offering", "colour": COLOURS[colour]}, "DEL-31")
    return None


def why_no_quarry(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    mismatch = why_border(state, cell, colour)
    if mismatch is not None:
        return mismatch
    if not state.statues[colour]:
        return Refusal("city-empty", {"colour": COLOURS[colour]}, "DEL-32")
    return why_no_need(state, seat, STATUES, colour) or why_no_room(state, seat)


def why_no_pedestal(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    if colour not in state.sea.pedestals[cell]:
        return Refusal("no-pedestal", {"at": place(cell), "colour": COLOURS[colour]}, "DEL-33")
    if state.raised[state.sea.slot[cell]] >> colour & 1:
        return Refusal("pedestal-taken", {"at": place(cell), "colour": COLOURS[colour]}, "DEL-33")
    if not state.cargo[STATUES][seat] >> colour & 1:
        return Refusal("not-aboard", {"task": "statue", "colour": COLOURS[colour]}, "DEL-33")
    return None


WHY = {
    actions.FIGHT: why_no_fight,
    actions.EXPLORE: why_no_explore,
    actions.BUILD: why_no_build,
    actions.LOAD_OFFERING: why_no_offering,
    actions.MAKE_OFFERING: why_no_altar,
    actions.LOAD_STATUE: why_no_quarry,
    actions.RAISE_STATUE: why_no_pedestal,
}
