"""Deal or pick ship tiles and take their effects (DEL-11, DEL-44, DEL-45), and the first injury (DEL-12)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.seat import CHANCE, Seat
from adyton.games.delphi.rules import agenda
from adyton.games.delphi.rules.action_types import OfLetter, OfShip, OfTile
from adyton.games.delphi.rules.actions import PICKS, REMOVALS, SHIP_DEALS, SHRINE_REMOVALS
from adyton.games.delphi.rules.names import ARMED, COLOURS, FAVOURED, LETTERS, SHIPS, SHRINE_SHIP, SHRINES, TASKS, WHITE
from adyton.games.delphi.rules.phases.gain import gain_favor
from adyton.games.delphi.rules.phases.heal import InjuryDraw
from adyton.games.delphi.rules.phases.need import close_shrine, open_letters, shrine_of
from adyton.games.delphi.rules.phases.question import Draw, Question, even
from adyton.games.delphi.rules.phases.reward import TO_BE_CHOSEN
from adyton.games.delphi.rules.phases.setup import remove_tile
from adyton.games.delphi.rules.phases.steps import bottom_row, raise_god
from adyton.games.delphi.rules.state import DelphiState


class ShipDeal(Draw):
    """DEL-11. Ship tiles are dealt, or laid open for the draft."""

    name = "ship-deal"
    clause = "DEL-11"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even([SHIP_DEALS[ship] for ship in state.ship_bag])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfShip)
        state.ship_bag.remove(action.ship)
        if seat == CHANCE:
            state.fleet = sorted([*state.fleet, action.ship])
        else:
            give_ship(state, seat, action.ship)


def give_ship(state: DelphiState, seat: int, ship: int) -> None:
    state.ships[seat] = ship
    state.tell("ship", seat=seat, ship=SHIPS[ship])


class ShipPick(Question):
    """DEL-11. In the draft the last seat picks first, then backwards."""

    name = "ship-pick"
    clause = "DEL-11"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [PICKS[ship] for ship in state.fleet]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, OfShip)
        state.fleet.remove(action.ship)
        give_ship(state, seat, action.ship)


def ship_effect(state: DelphiState, seat: int, amount: int) -> None:
    """DEL-9, DEL-11, DEL-44, DEL-45: give the first favor and apply the ship tile."""
    ship = state.ships[seat]
    gain_favor(state, seat, state.parts.start_favor[state.order().index(seat)])
    state.shield[seat] = min(state.parts.ships[ship].shield, state.parts.shield_max)
    state.gods[seat] = [bottom_row(state, seat)] * 6
    if ship == FAVOURED:
        state.push(agenda.REMOVAL, seat)
    elif ship == ARMED:
        state.push(agenda.ORACLE, seat, state.parts.ships[ship].cards)
        state.push(agenda.AT_ONCE, seat, TO_BE_CHOSEN)
        state.push(agenda.EQUIP, seat)


class Removal(Question):
    """DEL-45. Favoured: one Zeus tile of choice leaves, without reward."""

    name = "removal"
    clause = "DEL-45"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        tiles: list[Action] = [action for action in REMOVALS if is_open(state, seat, action.task, action.shade)]
        if not state.options.has_letters:
            return tiles
        return [*(SHRINE_REMOVALS[letter] for letter in open_letters(state, seat)), *tiles]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if isinstance(action, OfLetter):
            close_shrine(state, seat, shrine_of(state, seat, action.letter))
            state.tell("removed-shrine", seat=seat, letter=LETTERS[action.letter])
            return
        assert isinstance(action, OfTile)
        remove_tile(state, seat, action.task, action.shade)
        colour = "white" if action.shade == WHITE else COLOURS[action.shade]
        state.tell("removed", seat=seat, task=TASKS[action.task], colour=colour)


def is_open(state: DelphiState, seat: int, task: int, shade: int) -> bool:
    """Return whether the seat has an open tile of this kind and shade. Since version 2 shrines have letters."""
    if task == SHRINES:
        return state.shrines[seat] > 0 and not state.options.has_letters
    if shade == WHITE:
        return state.white[task][seat] > 0
    return bool(state.named[task][seat] & ~state.done[task][seat] & 1 << shade)


class FirstInjury(InjuryDraw):
    """DEL-12. Each player draws one injury card and moves that colour's god one step."""

    name = "first-injury"
    clause = "DEL-12"

    def follow(self, state: DelphiState, seat: Seat, amount: int, colour: int) -> None:
        if state.ships[seat] != SHRINE_SHIP:  # DEL-44
            raise_god(state, seat, -1, colour)
