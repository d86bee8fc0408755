"""Why a piece is not needed or cannot be loaded (DEL-36)."""

from adyton.engine.refusal import Refusal
from adyton.games.delphi.rules.names import COLOURS, TASKS
from adyton.games.delphi.rules.phases.need import has_room, hold, needs
from adyton.games.delphi.rules.state import DelphiState


def why_no_need(state: DelphiState, seat: int, task: int, colour: int) -> Refusal | None:
    """The rule by which no open tile can take a piece of this colour."""
    if needs(state, seat, task, colour):
        return None
    args: dict[str, int | str] = {"task": TASKS[task], "colour": COLOURS[colour]}
    still = state.named[task][seat] & ~state.done[task][seat]
    if not state.white[task][seat] and not still:
        return Refusal("no-task", {"task": TASKS[task]}, "DEL-36")
    if state.cargo[task][seat] >> colour & 1:
        return Refusal("aboard", args, "DEL-36")
    if state.done[task][seat] >> colour & 1:
        return Refusal("colour-done", args, "DEL-36")
    if state.white[task][seat]:
        return Refusal("white-spoken-for", args, "DEL-36")
    first, second = (*colours_in(still), "none")[:2]
    return Refusal("only-named", args | {"first": first, "second": second}, "DEL-36")


def colours_in(bits: int) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) if bits >> colour & 1]


def why_no_room(state: DelphiState, seat: int) -> Refusal | None:
    if has_room(state, seat):
        return None
    return Refusal("no-room", {"hold": hold(state, seat)}, "DEL-30")
