"""What a player still needs (DEL-36), and what the ship has room for."""

from adyton.engine.refusal import Args, Refusal
from adyton.games.delphi.rules.names import (
    ALL_COLOURS,
    COLOURS,
    COLOURS_IN,
    LETTERS,
    OFFERINGS,
    STATUES,
    TASKS,
    TILES_EACH,
)
from adyton.games.delphi.rules.parts import owner_of
from adyton.games.delphi.rules.state import DelphiState


def needed(state: DelphiState, seat: int, task: int) -> int:
    """Return the colours, as bits, of pieces that an open tile, not taken by cargo aboard, can use."""
    aboard, named = state.cargo[task][seat], state.named[task][seat]
    free_whites = state.white[task][seat] - len(COLOURS_IN[aboard & ~named])
    return (ALL_COLOURS if free_whites > 0 else named) & ~(aboard | state.done[task][seat])


def needs(state: DelphiState, seat: int, task: int, colour: int) -> bool:
    """Return whether an open tile, not taken by cargo aboard, can use a piece of this colour."""
    return bool(needed(state, seat, task) >> colour & 1)


def why_not_needed(state: DelphiState, seat: int, task: int, colour: int) -> Refusal | None:
    """Return the rule because of which no open tile can use a piece of this colour."""
    if needs(state, seat, task, colour):
        return None
    piece: Args = {"task": TASKS[task], "colour": COLOURS[colour]}
    still = state.named[task][seat] & ~state.done[task][seat]
    if not state.white[task][seat] and not still:
        return Refusal("no-task", {"task": TASKS[task]}, "DEL-36")
    if state.cargo[task][seat] >> colour & 1:
        return Refusal("aboard", piece, "DEL-36")
    if state.done[task][seat] >> colour & 1:
        return Refusal("colour-done", piece, "DEL-36")
    if state.white[task][seat]:
        return Refusal("white-spoken-for", piece, "DEL-36")
    first, second = (*_names(still), "none")[:2]
    return Refusal("only-named", piece | {"first": first, "second": second}, "DEL-36")


def _names(bits: int) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) if bits >> colour & 1]


def shrine_for(state: DelphiState, seat: int, tile: int) -> int:
    """DEL-28, DEL-29: return the number of the open shrine task that this island tile serves, or -1."""
    if owner_of(tile) != seat or not state.shrines[seat]:
        return -1
    if not state.options.has_letters:
        return 0
    return shrine_of(state, seat, state.parts.letters[tile])


def shrine_of(state: DelphiState, seat: int, letter: int) -> int:
    """Return which of the seat's three shrine tasks is open and has this letter, or -1."""
    for number in range(TILES_EACH):
        if state.shrine_tiles[seat] >> number & 1 and shrine_letter(state, seat, number) == letter:
            return number
    return -1


def shrine_letter(state: DelphiState, seat: int, number: int) -> int:
    """DEL-29: return the letter of a player's shrine task: that of the island tile of the same number."""
    return state.parts.letters[seat * TILES_EACH + number]


def open_letters(state: DelphiState, seat: int) -> list[int]:
    """Return the letters of the open shrine tasks, in order."""
    return [letter for letter in range(len(LETTERS)) if shrine_of(state, seat, letter) >= 0]


def close_shrine(state: DelphiState, seat: int, number: int) -> None:
    """Remove the shrine task of this number."""
    state.shrines[seat] -= 1
    state.shrine_tiles[seat] &= ~(1 << number)


def hold(state: DelphiState, seat: int) -> int:
    """DEL-10, DEL-44, DEL-48: return how many pieces the ship can carry."""
    return state.outfit(seat).hold


def has_room(state: DelphiState, seat: int) -> bool:
    """DEL-30: loading needs a free place in the hold."""
    return free_places(state, seat) > 0


def free_places(state: DelphiState, seat: int) -> int:
    """Return how many pieces the ship can still load."""
    aboard = len(COLOURS_IN[state.cargo[OFFERINGS][seat]]) + len(COLOURS_IN[state.cargo[STATUES][seat]])
    return hold(state, seat) - aboard


def why_no_room(state: DelphiState, seat: int) -> Refusal | None:
    return None if has_room(state, seat) else Refusal("no-room", {"hold": hold(state, seat)}, "DEL-30")
