"""Ship tiles (DEL-11), the Zeus tile that Favoured removes, and the first injury (DEL-12)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.seat import CHANCE, Seat
from adyton.games.delphi.rules import actions
from adyton.games.delphi.rules.actions import ZEUS_TILES, Deed
from adyton.games.delphi.rules.names import COLOURS, SHIPS, SHRINE_SHIP, SHRINES, TASKS, WHITE
from adyton.games.delphi.rules.phases.effects import raise_god, take_injury
from adyton.games.delphi.rules.phases.flow import Draw, Question, even, weighed
from adyton.games.delphi.rules.phases.setup import remove_tile
from adyton.games.delphi.rules.state import DelphiState


class ShipDeal(Draw):
    """DEL-11. Ship tiles are dealt, or laid open for the draft."""

    name = "ship-deal"
    clause = "DEL-11"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return even([actions.SHIP_DEALS[ship] for ship in state.ship_bag])

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        state.ship_bag.remove(action.colour)
        if seat == CHANCE:
            state.fleet = sorted([*state.fleet, action.colour])
        else:
            give_ship(state, seat, action.colour)


def give_ship(state: DelphiState, seat: int, ship: int) -> None:
    state.ships[seat] = ship
    state.tell("ship", seat=seat, ship=SHIPS[ship])


class ShipPick(Question):
    """DEL-11. In the draft the last seat picks first, then backwards."""

    name = "ship-pick"
    clause = "DEL-11"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [actions.PICKS[ship] for ship in state.fleet]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        state.fleet.remove(action.colour)
        give_ship(state, seat, action.colour)


class Removal(Question):
    """DEL-45. Favoured: one Zeus tile of choice leaves, without reward."""

    name = "removal"
    clause = "DEL-45"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        return [
            action
            for action, (task, shade) in zip(actions.REMOVALS, ZEUS_TILES, strict=True)
            if is_open(state, seat, task, shade)
        ]

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        assert isinstance(action, Deed)
        task, shade = ZEUS_TILES[action.colour]
        remove_tile(state, seat, task, shade)
        state.tell("removed", seat=seat, task=TASKS[task], colour="white" if shade == WHITE else COLOURS[shade])


def is_open(state: DelphiState, seat: int, task: int, shade: int) -> bool:
    """Whether the seat has an open tile of this kind and shade."""
    if task == SHRINES:
        return state.shrines[seat] > 0
    if shade == WHITE:
        return state.white[task][seat] > 0
    return bool(state.named[task][seat] & ~state.done[task][seat] & 1 << shade)


class FirstInjury(Draw):
    """DEL-12. Each player draws one injury card and moves that colour's god one step."""

    name = "first-injury"
    clause = "DEL-12"

    def odds(self, state: DelphiState) -> Sequence[tuple[Action, int]]:
        return weighed(actions.INJURY_DRAWS, state.injury_deck)

    def happen(self, state: DelphiState, seat: Seat, amount: int, action: Deed) -> None:
        state.injury_deck[action.colour] -= 1
        take_injury(state, seat, action.colour)
        if state.ships[seat] != SHRINE_SHIP:  # DEL-44
            raise_god(state, seat, action.colour)
