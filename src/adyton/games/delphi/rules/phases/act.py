"""Phase 2 of a turn (DEL-19): all legal actions, in an order that people can read."""

from collections.abc import Callable, Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda, verbs
from adyton.games.delphi.rules.action_types import DelphiAction, Paid
from adyton.games.delphi.rules.actions import AS_SHOWN, END, payment
from adyton.games.delphi.rules.gear import Outfit
from adyton.games.delphi.rules.names import CITY, FOR_ISLANDS, FOR_OFFERINGS, FOR_STATUES, ISLAND, OFFERING
from adyton.games.delphi.rules.phases.equipment import use_amulet, why_no_amulet
from adyton.games.delphi.rules.phases.fight import fight, fights, why_no_fight
from adyton.games.delphi.rules.phases.gain import take_favor
from adyton.games.delphi.rules.phases.gods import god_actions, use_god, why_no_god
from adyton.games.delphi.rules.phases.heal import heal, hurt_colours, why_no_heal
from adyton.games.delphi.rules.phases.island import build, explore, island_works, why_no_explore, why_no_shrine
from adyton.games.delphi.rules.phases.land import WHERE, why_not_there
from adyton.games.delphi.rules.phases.look import look, why_not_hidden
from adyton.games.delphi.rules.phases.offering import (
    load_offering,
    make_offering,
    offering_loads,
    temple_works,
    why_no_offering,
    why_no_temple,
)
from adyton.games.delphi.rules.phases.oracle import draw, why_no_draw
from adyton.games.delphi.rules.phases.pay import (
    costs,
    fee,
    payments,
    short_of,
    sources,
    spend,
    used_as,
    why_no_source,
    why_other_colour,
)
from adyton.games.delphi.rules.phases.question import Question
from adyton.games.delphi.rules.phases.sail import moves, sail_price, sail_to, why_no_sail
from adyton.games.delphi.rules.phases.statue import (
    city_works,
    load_at_city,
    pedestal_works,
    raise_statue,
    why_no_load,
    why_no_pedestal,
)
from adyton.games.delphi.rules.phases.steps import raise_god, rising, why_no_step
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.works import AMULET_WORKS, DRAW_WORK, FAVOR_WORK, GOD_WORKS, HEAL_WORKS, Work, work

# By verb: the rule that may forbid it at a place in a colour, and what it does.
WHY_NOT: Final[dict[int, Callable[[DelphiState, int, int, int], Refusal | None]]] = {
    verbs.FIGHT: why_no_fight,
    verbs.EXPLORE: why_no_explore,
    verbs.BUILD: why_no_shrine,
    verbs.LOAD_OFFERING: why_no_offering,
    verbs.MAKE_OFFERING: why_no_temple,
    verbs.LOAD_STATUE: why_no_load,
    verbs.RAISE_STATUE: why_no_pedestal,
    verbs.HEAL: why_no_heal,
    verbs.RAISE_GOD: why_no_step,
    verbs.AMULET: why_no_amulet,
}
DO: Final[dict[int, Callable[[DelphiState, int, int, int], None]]] = {
    verbs.SAIL: sail_to,
    verbs.FIGHT: fight,
    verbs.EXPLORE: explore,
    verbs.BUILD: build,
    verbs.LOAD_OFFERING: load_offering,
    verbs.MAKE_OFFERING: make_offering,
    verbs.LOAD_STATUE: load_at_city,
    verbs.RAISE_STATUE: raise_statue,
    verbs.LOOK: look,
    verbs.HEAL: heal,
    verbs.RAISE_GOD: raise_god,
    verbs.AMULET: use_amulet,
    verbs.DRAW: draw,
    verbs.FAVOR: take_favor,
}


class Act(Question):
    """DEL-19. Dice, one oracle card, the purse and ready gods, in any order."""

    name = "act"
    clause = "DEL-19"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        found: list[DelphiAction] = []
        paying = sources(state, seat)
        if paying:
            add_paid(state, seat, paying, found)
        found += god_actions(state, seat)
        found.append(END)
        return found

    def answer(self, state: DelphiState, seat: Seat, amount: int, action: Action) -> None:
        if action is END:
            state.push(agenda.END_TURN, seat)
            return
        state.push(agenda.ACT, seat)
        if isinstance(action, Paid):
            colour = used_as(state, seat, action)
            spend(state, seat, action.source, price(state, seat, action))
            DO[action.verb](state, seat, action.cell, colour)
        else:
            assert isinstance(action, DelphiAction)
            use_god(state, seat, action)

    def reason(self, state: DelphiState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Paid):
            forbidden = why_no_source(state, seat, action) or why_not(state, seat, action)
            return forbidden or short_of(state, seat, price(state, seat, action))
        assert isinstance(action, DelphiAction)
        return why_no_god(state, seat, action)


def add_paid(state: DelphiState, seat: int, paying: list[int], found: list[DelphiAction]) -> None:
    """Add all actions that these sources can pay for."""
    outfit = state.outfit(seat)
    works = land_works(state, seat, outfit) + colour_works(state, seat, outfit)
    colourless = colourless_works(state)
    for source in paying:
        cost = costs(state, seat, source)
        found += coloured_actions(state, seat, source, cost, works)
        found += moves(state, seat, source, cost, outfit)
        as_shown = payment(source, AS_SHOWN)
        found += [work.paid_by(as_shown) for work in colourless]


def land_works(state: DelphiState, seat: int, outfit: Outfit) -> list[Work]:
    """Return what can be done on the lands around, by the colour that it needs."""
    found: list[Work] = []
    sea, at, arms = state.sea, state.at[seat], outfit.arms
    for cell in sea.lands(at, FOR_ISLANDS, arms[FOR_ISLANDS]):
        found += island_works(state, seat, cell) if sea.kind[cell] == ISLAND else fights(state, seat, cell)
    for cell in sea.lands(at, FOR_OFFERINGS, arms[FOR_OFFERINGS]):
        found += offering_loads(state, seat, cell) if sea.kind[cell] == OFFERING else temple_works(state, seat, cell)
    for cell in sea.lands(at, FOR_STATUES, arms[FOR_STATUES]):
        found += city_works(state, seat, cell) if sea.kind[cell] == CITY else pedestal_works(state, seat, cell)
    return found


def colour_works(state: DelphiState, seat: int, outfit: Outfit) -> list[Work]:
    """DEL-34, DEL-35, DEL-46: return what a colour can do anywhere."""
    found = [HEAL_WORKS[colour] for colour in hurt_colours(state, seat)]
    found += [GOD_WORKS[god] for god in rising(state, seat)]
    found += [AMULET_WORKS[colour] for colour in outfit.amulets]
    return found


def coloured_actions(state: DelphiState, seat: int, source: int, cost: list[int], works: list[Work]) -> list[Paid]:
    """Return the actions other than moves that need a colour and that this die, card or purse can pay for."""
    by_colour = payments(state, seat, source)
    favor = state.favor[seat]
    return [work.paid_by(by_colour[work.colour]) for work in works if cost[work.colour] <= favor]


def colourless_works(state: DelphiState) -> list[Work]:
    """DEL-23, DEL-24, DEL-25: return what any colour can do."""
    islands = state.sea.islands
    found = [work(verbs.LOOK, islands[island]) for island in state.face_down()]
    if why_no_draw(state) is None:
        found.append(DRAW_WORK)
    found.append(FAVOR_WORK)
    return found


def why_not(state: DelphiState, seat: int, action: Paid) -> Refusal | None:
    """Return the rule that forbids the action, whatever it costs."""
    verb = action.verb
    if verb == verbs.SAIL:
        return why_no_sail(state, seat, action)
    if verb == verbs.LOOK:
        return why_not_hidden(state, seat, action.cell, -1)
    if verb == verbs.DRAW:
        return why_no_draw(state)
    colour = used_as(state, seat, action)
    mismatch = why_other_colour(action, colour)
    if mismatch is None and verb in WHERE:
        mismatch = why_not_there(state, seat, verb, action.cell)
    return mismatch or WHY_NOT[verb](state, seat, action.cell, colour)


def price(state: DelphiState, seat: int, action: Paid) -> int:
    """Return the favor that the action costs in all."""
    if action.verb == verbs.SAIL:
        return sail_price(state, seat, action)
    if action.named != AS_SHOWN:
        return costs(state, seat, action.source)[action.named]
    return fee(state, seat, action.source)
