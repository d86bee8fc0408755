"""The small effects that actions, rewards and cards are made of."""

from adyton.games.delphi.rules.errands import AT_ONCE, COMPANION, EQUIP, STEPS, WELCOME
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import (
    BEASTS,
    CHOIR,
    COLOURS,
    GODS,
    OFFERINGS,
    SHRINE_SHIP,
    SHRINES,
    STATUES,
    TASKS,
)
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.state import DelphiState

TO_BE_CHOSEN = -1


def gain_favor(state: DelphiState, seat: int, amount: int) -> None:
    """One gain of favor; Gilded makes it higher (DEL-45)."""
    if amount > 0:
        amount += state.parts.ships[state.ships[seat]].gain
        state.favor[seat] += amount
        state.tell("favor", seat=seat, amount=amount)


def gain_shield(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-10: never above the maximum."""
    state.shield[seat] = min(state.parts.shield_max, state.shield[seat] + amount)
    state.tell("shield", seat=seat, shield=state.shield[seat])


def may_rise(state: DelphiState, seat: int) -> list[int]:
    gods = state.gods[seat]
    return [god for god in range(6) if gods[god] < TOP]


def raise_god(state: DelphiState, seat: int, god: int) -> None:
    """DEL-14: one step; from row 0 to the first row; a god at the top stays there."""
    row = state.gods[seat][god]
    row = state.parts.first_row[state.seats] if row == 0 else min(row + 1, TOP)
    state.gods[seat][god] = row
    state.tell("step", seat=seat, god=GODS[god], row=row)


def bottom_row(state: DelphiState, seat: int) -> int:
    """Where gods start and return to: row 0, on the Shrine ship the first row (DEL-44)."""
    return state.parts.first_row[state.seats] if state.ships[seat] == SHRINE_SHIP else 0


def drop_god(state: DelphiState, seat: int, god: int) -> None:
    state.gods[seat][god] = bottom_row(state, seat)
    state.tell("drop", seat=seat, god=GODS[god])


def take_injury(state: DelphiState, seat: int, colour: int) -> None:
    """DEL-41: a hero turns injuries of his colour away."""
    if state.heroes[seat] >> colour & 1:
        state.injury_out[colour] += 1
        state.tell("warded", seat=seat, colour=COLOURS[colour])
    else:
        state.injuries[seat][colour] += 1
        state.tell("injury", seat=seat, colour=COLOURS[colour])


def heal(state: DelphiState, seat: int, colour: int) -> None:
    """Discards all own injuries of the colour."""
    count = state.injuries[seat][colour]
    state.injury_out[colour] += count
    state.injuries[seat][colour] = 0
    if count:
        state.tell("healed", seat=seat, colour=COLOURS[colour], count=count)


def finish_task(state: DelphiState, seat: int, task: int, colour: int) -> None:
    """DEL-37: the tile leaves, then come reward, choir and the new card's effect, here pushed backwards."""
    if task == SHRINES:
        state.shrines[seat] -= 1
    else:
        bit = 1 << colour
        if not state.named[task][seat] & bit:
            state.white[task][seat] -= 1
        state.done[task][seat] |= bit
    state.tell("task", seat=seat, task=TASKS[task], left=state.tasks_left(seat))
    _push_rewards(state, seat, task, colour)


def _push_rewards(state: DelphiState, seat: int, task: int, colour: int) -> None:
    if task == SHRINES:
        state.push(STEPS, seat, state.parts.shrine_steps)
    elif task == OFFERINGS:
        gain_favor(state, seat, state.parts.offering_favor)
        push_choir(state, seat)
    elif task == STATUES:
        state.push(WELCOME, seat, TO_BE_CHOSEN)
        push_choir(state, seat)
        state.push(COMPANION, seat, colour)
    else:
        assert task == BEASTS
        state.push(AT_ONCE, seat, TO_BE_CHOSEN)
        push_choir(state, seat)
        state.push(EQUIP, seat)


def push_choir(state: DelphiState, seat: int) -> None:
    """DEL-48: asked for before the reward, so that a choir just won does not sing yet."""
    steps = sum([card.steps for card in map(state.parts.gear.__getitem__, state.gear[seat]) if card.kind == CHOIR])
    if steps:
        state.push(STEPS, seat, steps)


def choose_effect(state: DelphiState, kind: int, seat: int, card: int) -> None:
    """Tells the waiting errand which card was chosen."""
    waiting = (kind, seat, TO_BE_CHOSEN)
    number = len(state.agenda) - 1 - state.agenda[::-1].index(waiting)
    state.agenda[number] = (kind, seat, card)


def place(cell: int) -> str:
    return NAME[cell]
