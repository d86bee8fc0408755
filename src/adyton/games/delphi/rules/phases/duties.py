"""The errands that run by themselves."""

from adyton.games.delphi.rules import names
from adyton.games.delphi.rules.actions import DICE
from adyton.games.delphi.rules.errands import (
    ACT,
    ASCENT,
    AT_ONCE,
    BOARD,
    BOUNTY_STEPS,
    DAWN,
    DROP,
    DUSK,
    EQUIP,
    FETCH_OFFERING,
    FETCH_STATUE,
    HEED,
    LISTEN,
    MORNING,
    NEXT,
    OMENS,
    ORACLE,
    OVER,
    REMOVAL,
    REST,
    ROLL,
    ROUND,
    SEER,
    TITAN,
    WELCOME,
)
from adyton.games.delphi.rules.names import (
    ARMED,
    BOUNTY,
    CHEST,
    DEMIGOD,
    FAVOURED,
    HERO,
    OMEN,
    ROLES,
    SALVE,
)
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.effects import TO_BE_CHOSEN, bottom_row, drop_god, gain_favor, gain_shield, heal
from adyton.games.delphi.rules.state import NOT_ASKED, UNDECIDED, DelphiState


def board(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-9, DEL-11, DEL-44, DEL-45: the first favor and the ship's effect."""
    ship = state.ships[seat]
    gain_favor(state, seat, state.parts.start_favor[state.order().index(seat)])
    state.shield[seat] = min(state.parts.ships[ship].shield, state.parts.shield_max)
    state.gods[seat] = [bottom_row(state, seat)] * 6
    if ship == FAVOURED:
        state.push(REMOVAL, seat)
    elif ship == ARMED:
        state.push(ORACLE, seat, state.parts.ships[ship].cards)
        state.push(AT_ONCE, seat, TO_BE_CHOSEN)
        state.push(EQUIP, seat)


def dawn(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-18: phase 1."""
    state.active = seat
    state.clear_turn()
    state.tell("turn", seat=seat)
    if must_rest(state, seat):
        state.push(REST, seat)
        return
    state.push(ACT, seat)
    if sum(state.injuries[seat]) == 0:
        state.push(MORNING, seat)


def must_rest(state: DelphiState, seat: int) -> bool:
    same, total = bearable(state, seat)
    injuries = state.injuries[seat]
    return max(injuries) >= same or sum(injuries) >= total


def bearable(state: DelphiState, seat: int) -> tuple[int, int]:
    """DEL-18, DEL-48: how many injuries of a colour, and in all, make the player rest."""
    same, total = state.parts.rest_same, state.parts.rest_total
    for card in map(state.parts.gear.__getitem__, state.gear[seat]):
        if card.kind == SALVE:
            same, total = max(same, card.same), max(total, card.total)
    return same, total


def dusk(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-21: phase 3 begins; the played card is discarded and the dice are rolled."""
    if state.played >= 0:
        state.oracle_out[state.played] += 1
    state.clear_turn()
    state.dice[seat] = []
    state.push(NEXT, seat)
    state.push(LISTEN, seat)
    state.push(OMENS, seat)
    state.push(ROLL, seat, DICE)


def omens(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-46: each omen whose colour was rolled is a gain of its own."""
    for card in map(state.parts.gear.__getitem__, state.gear[seat]):
        if card.kind == OMEN and card.colour in state.dice[seat]:
            gain_favor(state, seat, card.favor)


def listen(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-21: everybody else who has a god of a rolled colour on the way up is asked."""
    for other in range(state.seats):
        asked = other != seat and bool(heeding(state, other))
        state.choices[other] = UNDECIDED if asked else NOT_ASKED
    if UNDECIDED in state.choices:
        state.push(HEED, seat)


def heeding(state: DelphiState, seat: int) -> list[int]:
    rolled = state.dice[state.active]
    gods = state.gods[seat]
    return [god for god in range(6) if god in rolled and 0 < gods[god] < TOP]


def next_turn(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-22: after the last seat comes the Titan, whether or not that seat had to rest."""
    if seat == state.last():
        state.push(ROUND, seat)
        state.push(TITAN, seat)
    else:
        state.push(DAWN, (seat + 1) % state.seats)


def next_round(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-40: the round in which somebody arrived is the last."""
    if state.arrived:
        state.push(OVER, seat)
    else:
        state.round += 1
        state.push(DAWN, state.first)


def at_once(state: DelphiState, seat: int, card: int) -> None:
    """DEL-37: what a new equipment card does when it is taken."""
    if card == TO_BE_CHOSEN:  # there was no card to take
        return
    gear = state.parts.gear[card]
    if gear.kind == BOUNTY:
        gain_favor(state, seat, gear.favor)
        state.push(BOUNTY_STEPS, seat, gear.steps)
        state.push(ORACLE, seat, gear.cards)
    elif gear.kind == CHEST:
        gain_shield(state, seat, gear.shield)
    elif gear.kind in ASKING:
        state.push(ASKING[gear.kind], seat, 0 if gear.kind == names.SEER else card)


ASKING = {
    names.SEER: SEER,
    names.FETCH_OFFERING: FETCH_OFFERING,
    names.FETCH_STATUE: FETCH_STATUE,
    names.ASCENT: ASCENT,
}


def welcome(state: DelphiState, seat: int, companion: int) -> None:
    """DEL-41, DEL-42: what a new companion does at once."""
    colour, role = divmod(companion, len(ROLES))
    if role == HERO:
        gain_shield(state, seat, state.parts.hero_shield)
        heal(state, seat, colour)
    elif role == DEMIGOD:
        state.push(ORACLE, seat, state.parts.demigod_cards)


def drop(state: DelphiState, seat: int, god: int) -> None:
    """DEL-15."""
    drop_god(state, seat, god)


DUTIES = {
    BOARD: board,
    DAWN: dawn,
    DUSK: dusk,
    OMENS: omens,
    LISTEN: listen,
    NEXT: next_turn,
    ROUND: next_round,
    AT_ONCE: at_once,
    WELCOME: welcome,
    DROP: drop,
}
