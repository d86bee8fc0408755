"""Gain favor (DEL-24) or shield."""

from adyton.games.delphi.rules.state import DelphiState


def gain_favor(state: DelphiState, seat: int, amount: int) -> None:
    """Give favor once. The ship tile Gilded makes it more (DEL-45)."""
    if amount > 0:
        amount += state.parts.ships[state.ships[seat]].gain
        state.favor[seat] += amount
        if state.news is not None:
            state.tell("favor", seat=seat, amount=amount)


def take_favor(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-24."""
    gain_favor(state, seat, state.parts.favor_action)


def gain_shield(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-10: raise the shield, never above the maximum."""
    state.shield[seat] = min(state.parts.shield_max, state.shield[seat] + amount)
    state.tell("shield", seat=seat, shield=state.shield[seat])
