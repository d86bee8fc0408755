"""Explore islands (DEL-28) and build shrines on them (DEL-29)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda, verbs
from adyton.games.delphi.rules.action_types import OfIsland
from adyton.games.delphi.rules.actions import ISLAND_TILES
from adyton.games.delphi.rules.grid import NAME
from adyton.games.delphi.rules.names import LETTERS, OMEGA, PHI, PLAYERS, PSI, SHRINES, SIGMA
from adyton.games.delphi.rules.parts import owner_of
from adyton.games.delphi.rules.phases.gain import gain_favor, gain_shield
from adyton.games.delphi.rules.phases.heal import mend
from adyton.games.delphi.rules.phases.land import why_other_border
from adyton.games.delphi.rules.phases.need import close_shrine, shrine_for
from adyton.games.delphi.rules.phases.question import Draw, even
from adyton.games.delphi.rules.phases.reward import finish_task
from adyton.games.delphi.rules.state import NOBODY, UNKNOWN, DelphiState
from adyton.games.delphi.rules.works import Work, work


def why_no_explore(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """DEL-28."""
    if state.uncovered[state.sea.slot[cell]]:
        return Refusal("island-open", {"at": NAME[cell]}, "DEL-28")
    return why_other_border(state, cell, colour)


def why_no_shrine(state: DelphiState, seat: int, cell: int, colour: int) -> Refusal | None:
    """DEL-29."""
    island = state.sea.slot[cell]
    if not state.uncovered[island]:
        return Refusal("island-hidden", {"at": NAME[cell]}, "DEL-29")
    if may_build(state, seat, island):
        return why_other_border(state, cell, colour)
    owner = owner_of(state.tiles[island])
    if owner != seat:
        return Refusal("island-foreign", {"at": NAME[cell], "player": PLAYERS[owner]}, "DEL-29")
    if state.shrine[island] != NOBODY:
        return Refusal("shrine-stands", {"at": NAME[cell]}, "DEL-29")
    if not state.shrines[seat]:
        return Refusal("no-task", {"task": "shrine"}, "DEL-29")
    letter = LETTERS[state.parts.letters[state.tiles[island]]]
    return Refusal("no-letter", {"at": NAME[cell], "letter": letter}, "DEL-29")


def island_works(state: DelphiState, seat: int, cell: int) -> list[Work]:
    """Return what can be done at an island."""
    colour, island = state.sea.colour[cell], state.sea.slot[cell]
    if not state.uncovered[island]:
        return [work(verbs.EXPLORE, cell, colour)]
    return [work(verbs.BUILD, cell, colour)] if may_build(state, seat, island) else []


def may_build(state: DelphiState, seat: int, island: int) -> bool:
    """DEL-29: return whether the uncovered island serves an open shrine task, and no shrine stands there."""
    return state.shrine[island] == NOBODY and shrine_for(state, seat, state.tiles[island]) >= 0


def explore(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-28."""
    state.push(agenda.REVEAL, seat, state.sea.slot[cell])


def build(state: DelphiState, seat: int, cell: int, colour: int) -> None:
    """DEL-29."""
    build_shrine(state, seat, state.sea.slot[cell])


def build_shrine(state: DelphiState, seat: int, island: int) -> None:
    state.shrine[island] = seat
    close_shrine(state, seat, shrine_for(state, seat, state.tiles[island]))
    state.tell("shrine", seat=seat, at=NAME[state.sea.islands[island]])
    finish_task(state, seat, SHRINES, -1)


def tile_odds(state: DelphiState, island: int) -> list[tuple[Action, int]]:
    """Return the tiles that an island may be: its own if somebody has looked at it, else all undecided ones."""
    tile = state.tiles[island]
    if tile != UNKNOWN:
        return [(ISLAND_TILES[tile], 1)]
    return even([action for number, action in enumerate(ISLAND_TILES) if number not in state.tiles])


class Reveal(Draw):
    """DEL-28. An island is uncovered, and what is under it happens."""

    name = "reveal"
    clause = "DEL-28"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return tile_odds(state, state.agenda[-1][2])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfIsland)
        tile = action.tile
        letter = state.parts.letters[tile]
        state.tiles[amount] = tile
        state.uncovered[amount] = 1
        at = NAME[state.sea.islands[amount]]
        state.tell("explored", seat=seat, at=at, player=PLAYERS[owner_of(tile)], letter=LETTERS[letter])
        if shrine_for(state, seat, tile) >= 0:
            build_shrine(state, seat, amount)
        else:
            reward_letter(state, seat, letter)


def reward_letter(state: DelphiState, seat: int, letter: int) -> None:
    """DEL-28: give what the island's letter promises."""
    if letter == PSI:
        gain_favor(state, seat, state.parts.psi_favor)
    elif letter == PHI:
        state.push(agenda.ORACLE, seat, state.parts.phi_cards)
    elif letter == SIGMA:
        state.push(agenda.STEPS, seat, state.parts.sigma_steps)
    else:
        assert letter == OMEGA
        gain_shield(state, seat, state.parts.omega_shield)
        mend(state, seat)
