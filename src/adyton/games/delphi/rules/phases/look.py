"""Look at face-down islands (DEL-25), and the seer (DEL-48)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda, verbs
from adyton.games.delphi.rules.action_types import OfIsland, Placed
from adyton.games.delphi.rules.actions import DECLINE, placed
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import LETTERS, PLAYERS
from adyton.games.delphi.rules.parts import owner_of
from adyton.games.delphi.rules.phases.island import tile_odds
from adyton.games.delphi.rules.phases.question import Draw, Question
from adyton.games.delphi.rules.state import DelphiState


def why_not_hidden(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """Return why the place is no face-down island."""
    if cell not in state.sea.islands:
        return Refusal("no-island", {"at": NAME[cell]}, "DEL-25")
    if state.uncovered[state.sea.slot[cell]]:
        return Refusal("island-open", {"at": NAME[cell]}, "DEL-25")
    return None


def look(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-25: look at this island, then at another one."""
    island = state.sea.slot[cell]
    state.push(agenda.LOOK, seat, island)
    state.push(agenda.PEEK, seat, island)


def looks(state: DelphiState, besides: int) -> list[Placed]:
    """Return the face-down islands that the seat may look at, without those of these bits."""
    islands = state.sea.islands
    return [placed(verbs.PEEK, islands[island]) for island in state.face_down() if not besides >> island & 1]


def why_no_look(state: DelphiState, seat: int, action: Action) -> Refusal:
    if isinstance(action, Placed) and action.verb == verbs.PEEK:
        other = Refusal("look-other", {"at": NAME[action.cell]}, "DEL-25")
        return why_not_hidden(state, seat, action.cell, -1) or other
    return Refusal("look-first", clause="DEL-19")


class Peek(Draw):
    """DEL-25. A player looks at an island; the others do not see what it is."""

    name = "peek"
    clause = "DEL-25"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return tile_odds(state, state.agenda[-1][2])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfIsland)
        tile = action.tile
        state.tiles[amount] = tile
        state.known[amount] |= 1 << seat
        at = NAME[state.sea.islands[amount]]
        state.tell("looked", seat=seat, at=at)
        player, letter = PLAYERS[owner_of(tile)], LETTERS[state.parts.letters[tile]]
        state.tell("saw", seats=(seat,), at=at, player=player, letter=letter)


class Look(Question):
    """DEL-25. The second of the two islands that a player looks at."""

    name = "look"
    clause = "DEL-25"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return looks(state, 1 << state.agenda[-1][2])

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Placed)
        state.push(agenda.PEEK, seat, state.sea.slot[action.cell])

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return why_no_look(state, seat, action)


def is_the_last(state: DelphiState, seat: int, island: int) -> bool:
    """DEL-25: return whether no other island lies face down."""
    return state.face_down() in ([], [island])


class Seer(Question):
    """DEL-48. The two face-down islands that the seer looks at, chosen before the look."""

    name = "seer"
    clause = "DEL-48"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [*looks(state, state.agenda[-1][2]), DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if isinstance(action, Placed):
            island = state.sea.slot[action.cell]
            state.push(agenda.UNCOVER if amount else agenda.SEER, seat, amount | 1 << island)
            if amount or not state.options.looks_together:
                state.push(agenda.PEEK, seat, island)
            if amount and state.options.looks_together:
                state.push(agenda.PEEK, seat, amount.bit_length() - 1)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        return why_no_look(state, seat, action)


def is_blind(state: DelphiState, seat: int, looked_at: int) -> bool:
    """DEL-48: return whether the seer is void: fewer than two islands lie face down."""
    return looked_at == 0 and len(state.face_down()) < 2


class Uncover(Question):
    """DEL-48. The seer uncovers one of the two islands, as if explored."""

    name = "uncover"
    clause = "DEL-48"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        seen = state.agenda[-1][2]
        islands = state.sea.islands
        found: list[Action] = [placed(verbs.UNCOVER, cell) for slot, cell in enumerate(islands) if seen >> slot & 1]
        return found if state.options.looks_together else [*found, DECLINE]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if isinstance(action, Placed):
            state.push(agenda.REVEAL, seat, state.sea.slot[action.cell])

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Placed) and action.verb == verbs.UNCOVER:
            unseen = Refusal("not-looked-at", {"at": NAME[action.cell]}, "DEL-48")
            return why_not_hidden(state, seat, action.cell, -1) or unseen
        return Refusal("card-first", clause="DEL-37")
