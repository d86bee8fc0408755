"""What at-once effects may choose from (DEL-48, DEL-49)."""

from adyton.games.delphi.rules.actions import ASCENTS, FETCH, STATUE_FETCHES, Deed, deed
from adyton.games.delphi.rules.names import OFFERINGS, STATUES
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.need import has_room, needs
from adyton.games.delphi.rules.state import DelphiState


def fetched_offerings(state: DelphiState, seat: int, card: int) -> list[Deed]:
    """DEL-49: needed offerings of the card's colours, from anywhere, if there is room."""
    if not has_room(state, seat):
        return []
    wanted = [colour for colour in sorted(state.parts.gear[card].colours) if needs(state, seat, OFFERINGS, colour)]
    return [
        deed(FETCH, -1, 0, cell, colour)
        for colour in wanted
        for slot, cell in enumerate(state.sea.offerings)
        if state.offerings[slot] >> colour & 1
    ]


def fetched_statues(state: DelphiState, seat: int, card: int) -> list[Deed]:
    if not has_room(state, seat):
        return []
    wanted = sorted(state.parts.gear[card].colours)
    return [
        STATUE_FETCHES[colour] for colour in wanted if state.statues[colour] and needs(state, seat, STATUES, colour)
    ]


def ascents(state: DelphiState, seat: int, card: int) -> list[Deed]:
    return [ASCENTS[god] for god in state.parts.gear[card].gods if state.gods[seat][god] < TOP]
