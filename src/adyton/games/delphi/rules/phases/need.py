"""What a player still needs (DEL-36), and what the ship has room for."""

from adyton.games.delphi.rules.names import OFFERINGS, STATUES
from adyton.games.delphi.rules.state import DelphiState


def needs(state: DelphiState, seat: int, task: int, colour: int) -> bool:
    """Whether a piece of this colour can be matched to an open tile that no cargo is meant for."""
    bit = 1 << colour
    if (state.cargo[task][seat] | state.done[task][seat]) & bit:
        return False
    return bool(state.named[task][seat] & bit) or free_whites(state, seat, task) > 0


def free_whites(state: DelphiState, seat: int, task: int) -> int:
    """The open white tiles that no cargo is meant for."""
    return state.white[task][seat] - (state.cargo[task][seat] & ~state.named[task][seat]).bit_count()


def hold(state: DelphiState, seat: int) -> int:
    """DEL-10, DEL-44, DEL-48."""
    gear = state.parts.gear
    return state.parts.ships[state.ships[seat]].hold + sum([gear[card].hold for card in state.gear[seat]])


def has_room(state: DelphiState, seat: int) -> bool:
    aboard = state.cargo[OFFERINGS][seat].bit_count() + state.cargo[STATUES][seat].bit_count()
    return aboard < hold(state, seat)
