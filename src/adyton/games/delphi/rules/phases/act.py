"""Phase 2 of a turn (DEL-19): all legal actions, in an order that people can read."""

from collections.abc import Callable, Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.games.delphi.rules import agenda, verbs
from adyton.games.delphi.rules.actions import AS_SHOWN, END, OBJECTS, DelphiAction, Paid, paid
from adyton.games.delphi.rules.names import (
    CITY,
    FOR_ISLANDS,
    FOR_OFFERINGS,
    FOR_STATUES,
    ISLAND,
    MARKED,
    MONSTER,
    OFFERING,
    STATUE,
    TEMPLE,
)
from adyton.games.delphi.rules.phases.equipment import amulets, use_amulet, why_no_amulet
from adyton.games.delphi.rules.phases.fight import fight, fights, why_no_fight
from adyton.games.delphi.rules.phases.gain import take_favor
from adyton.games.delphi.rules.phases.gods import god_actions, use_god, why_no_god
from adyton.games.delphi.rules.phases.heal import heal, hurt_colours, why_no_heal
from adyton.games.delphi.rules.phases.island import build, explore, island_works, why_no_explore, why_no_shrine
from adyton.games.delphi.rules.phases.land import WHERE, Work, lands, why_not_there
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
    namings,
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

# What can be done at the lands around: for each long arm, by the kind of land.
WORKS: Final[tuple[tuple[int, dict[int, Callable[[DelphiState, int, int], list[Work]]]], ...]] = (
    (FOR_ISLANDS, {MONSTER: fights, MARKED: fights, ISLAND: island_works}),
    (FOR_OFFERINGS, {OFFERING: offering_loads, TEMPLE: temple_works}),
    (FOR_STATUES, {CITY: city_works, STATUE: pedestal_works}),
)
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
        works = [*land_works(state, seat), *colour_works(state, seat)]
        colourless = colourless_works(state)
        for source in sources(state, seat):
            found += coloured_actions(state, seat, source, works)
            found += [paid(verb, source, AS_SHOWN, cell, -1) for verb, cell in colourless]
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


def land_works(state: DelphiState, seat: int) -> list[Work]:
    """Return what can be done on the lands around, by the colour that it needs."""
    found: list[Work] = []
    kind = state.sea.kind
    for arm, by_kind in WORKS:
        for cell in lands(state, seat, arm):
            listed = by_kind.get(kind[cell])
            if listed is not None:
                found += listed(state, seat, cell)
    return found


def colour_works(state: DelphiState, seat: int) -> list[Work]:
    """DEL-34, DEL-35, DEL-46: return what a colour can do anywhere."""
    found = [(colour, verbs.HEAL, -1) for colour in hurt_colours(state, seat)]
    found += [(colour, verbs.RAISE_GOD, -1) for colour in rising(state, seat)]
    if state.gear[seat]:
        found += [(colour, verbs.AMULET, -1) for colour in amulets(state, seat)]
    return found


def coloured_actions(state: DelphiState, seat: int, source: int, works: list[Work]) -> list[Paid]:
    """Return all actions that need a colour and that this die, card or purse can pay for."""
    cost = costs(state, seat, source)
    named = namings(state, seat, source)
    favor = state.favor[seat]
    found = [
        paid(verb, source, named[colour], cell, colour if verb in OBJECTS else -1)
        for colour, verb, cell in works
        if cost[colour] <= favor
    ]
    return found + moves(state, seat, source, cost)


def colourless_works(state: DelphiState) -> list[tuple[int, int]]:
    """DEL-23, DEL-24, DEL-25: return what any colour can do, as verbs and places."""
    islands = state.sea.islands
    found = [(verbs.LOOK, islands[island]) for island in state.face_down()]
    if why_no_draw(state) is None:
        found.append((verbs.DRAW, -1))
    found.append((verbs.FAVOR, -1))
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
