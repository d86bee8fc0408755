"""The reward of a finished task (DEL-37)."""

from typing import Final

from adyton.games.delphi.rules.agenda import AT_ONCE, COMPANION, COMPANION_EFFECT, EQUIP, STEPS
from adyton.games.delphi.rules.names import BEASTS, CHOIR, OFFERINGS, SHRINES, STATUES, TASKS
from adyton.games.delphi.rules.phases.gain import gain_favor
from adyton.games.delphi.rules.state import DelphiState

TO_BE_CHOSEN: Final = -1


def finish_task(state: DelphiState, seat: int, task: int, colour: int) -> None:
    """DEL-37: remove the tile. Push reward, choir and the new card's effect, the last to happen first."""
    if task != SHRINES:
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
        state.push(COMPANION_EFFECT, seat, TO_BE_CHOSEN)
        push_choir(state, seat)
        state.push(COMPANION, seat, colour)
    else:
        assert task == BEASTS
        state.push(AT_ONCE, seat, TO_BE_CHOSEN)
        push_choir(state, seat)
        state.push(EQUIP, seat)


def push_choir(state: DelphiState, seat: int) -> None:
    """DEL-48: push the choir's steps. They are counted before the reward, so a choir just won does not sing yet."""
    steps = sum([card.steps for card in map(state.parts.gear.__getitem__, state.gear[seat]) if card.kind == CHOIR])
    if steps:
        state.push(STEPS, seat, steps)


def choose_effect(state: DelphiState, kind: int, seat: int, card: int) -> None:
    """Tell the waiting entry of the agenda which card or companion was chosen."""
    waiting = (kind, seat, TO_BE_CHOSEN)
    number = len(state.agenda) - 1 - state.agenda[::-1].index(waiting)
    state.agenda[number] = (kind, seat, card)
