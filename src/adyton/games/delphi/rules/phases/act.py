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
from adyton.games.delphi.rules.names import CITY, ISLAND, OFFERING, STATUE, TEMPLE
from adyton.games.delphi.rules.phases.equipment import use_amulet, why_no_amulet
from adyton.games.delphi.rules.phases.fight import fight, fights, why_no_fight
from adyton.games.delphi.rules.phases.gain import take_favor
from adyton.games.delphi.rules.phases.gods import god_actions, use_god, why_no_god
from adyton.games.delphi.rules.phases.heal import heal, hurt_bits, why_no_heal
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
    prices,
    short_of,
    shown,
    sources,
    spend,
    used_as,
    why_no_source,
    why_other_colour,
)
from adyton.games.delphi.rules.phases.question import OpenQuestion
from adyton.games.delphi.rules.phases.sail import Helm, sail_price, sail_to, why_no_sail
from adyton.games.delphi.rules.phases.statue import (
    city_works,
    load_at_city,
    pedestal_works,
    raise_statue,
    why_no_load,
    why_no_pedestal,
)
from adyton.games.delphi.rules.phases.steps import raise_god, rising_bits, why_no_step
from adyton.games.delphi.rules.state import DelphiState
from adyton.games.delphi.rules.works import (
    AMULETS,
    COLOUR_BITS,
    DRAW_WORK,
    FAVOR_WORK,
    HEALS,
    STEPS,
    FreeWorks,
    Work,
    work,
)

MOST_FREE_WORKS: Final = 1_000  # that are kept
_FREE_WORKS: Final[dict[tuple[int, ...], FreeWorks]] = {}  # by the map's islands, and what else they depend on

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


class Act(OpenQuestion):
    """DEL-19. Dice, one oracle card, the purse and ready gods, in any order."""

    name = "act"
    clause = "DEL-19"

    def legal(self, state: DelphiState, seat: Seat) -> Sequence[Action]:
        found: list[DelphiAction] = []
        outfit = state.outfit(seat)
        paying = sources(state, seat, outfit)
        if paying:
            add_paid(state, seat, outfit, paying, found)
        found += god_actions(state, seat)
        found.append(END)
        return found

    def play(self, state: DelphiState, seat: Seat, action: Action, at: int) -> None:
        if action is END:
            state.agenda.pop()
            state.push(agenda.END_TURN, seat)
        elif isinstance(action, Paid):
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


def add_paid(state: DelphiState, seat: int, outfit: Outfit, paying: list[int], found: list[DelphiAction]) -> None:
    """Add all actions that these sources can pay for: works by colour, moves, and what any colour can do."""
    helm = Helm(state, seat, outfit)
    works = land_works(state, seat, outfit)
    hurt, rising, amulets = hurt_bits(state, seat), rising_bits(state, seat), outfit.amulets
    free = free_works(state)
    favor = state.favor[seat]
    for source in paying:
        shows = shown(state, seat, source)
        means = payment(source, shows)
        price = prices(state, seat, source, shows)
        colours = price.within(favor)
        if works:
            found += [work.actions[means] or work.paid_with(means) for work in works if colours >> work.colour & 1]
        if hurt & colours:
            found += HEALS.lists[means << COLOUR_BITS | hurt & colours] or HEALS.paid_with(means, hurt & colours)
        if rising & colours:
            found += STEPS.lists[means << COLOUR_BITS | rising & colours] or STEPS.paid_with(means, rising & colours)
        if amulets & colours:
            found += AMULETS.paid_with(means, amulets & colours)
        if not helm.is_docked:
            found += helm.moves(source, means, price.costs, colours)
        found += free.lists[means] or free.paid_with(means)


def land_works(state: DelphiState, seat: int, outfit: Outfit) -> list[Work]:
    """Return what can be done on the lands around, by the colour that it needs."""
    found: list[Work] = []
    kinds = state.sea.kind
    for cell in state.sea.all_lands(state.at[seat], outfit.arm_bits):
        found += works_at(state, seat, cell, kinds[cell])
    return found


def works_at(state: DelphiState, seat: int, cell: int, kind: int) -> list[Work]:
    """Return what can be done on a land of this kind."""
    if kind == ISLAND:
        return island_works(state, seat, cell)
    if kind == OFFERING:
        return offering_loads(state, seat, cell)
    if kind == TEMPLE:
        return temple_works(state, seat, cell)
    if kind == CITY:
        return city_works(state, seat, cell)
    if kind == STATUE:
        return pedestal_works(state, seat, cell)
    return fights(state, seat, cell)


def free_works(state: DelphiState) -> FreeWorks:
    """DEL-23, DEL-24, DEL-25: return what any colour can do. It is kept, because it seldom changes."""
    may_draw = why_no_draw(state) is None
    key = (state.sea.island_bits, may_draw, *state.uncovered)
    found = _FREE_WORKS.get(key)
    if found is None:
        if len(_FREE_WORKS) == MOST_FREE_WORKS:
            _FREE_WORKS.clear()
        found = _FREE_WORKS[key] = FreeWorks(colourless_works(state, may_draw))
    return found


def colourless_works(state: DelphiState, may_draw: bool) -> list[Work]:
    islands = state.sea.islands
    found = [work(verbs.LOOK, islands[island]) for island in state.face_down()]
    if may_draw:
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
