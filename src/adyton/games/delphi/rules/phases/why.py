"""Why an action of phase 2 is refused: each rule with its own sentence."""

from adyton.engine.action import Action
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.games.delphi.rules import actions
from adyton.games.delphi.rules.actions import CARD, DICE, PURSE, Deed
from adyton.games.delphi.rules.names import AMULET, COLOURS, GODS
from adyton.games.delphi.rules.names import PURSE as PURSE_CARD
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.cards import why_not_hidden
from adyton.games.delphi.rules.phases.deeds import named_colour, price
from adyton.games.delphi.rules.phases.ways import fee, shown
from adyton.games.delphi.rules.phases.whygod import why_no_god
from adyton.games.delphi.rules.phases.whyplace import why_no_sail, why_no_work
from adyton.games.delphi.rules.state import DelphiState


def why_not(state: DelphiState, seat: int, action: Action) -> Refusal:
    """The rule that forbids an action which is not legal in phase 2."""
    if not isinstance(action, Deed):
        return NOT_NOW
    if action.source < 0:
        return why_no_god(state, seat, action)
    return why_no_source(state, seat, action) or why_no_deed(state, seat, action) or why_too_dear(state, seat, action)


def why_no_source(state: DelphiState, seat: int, action: Deed) -> Refusal | None:
    source = action.source
    if source < DICE:
        return why_no_die(state, seat, source) or why_needless(state, seat, action)
    if source == PURSE:
        return why_no_purse(state, seat)
    if state.played >= 0:
        return Refusal("card-played", clause="DEL-19")
    if not state.cards[seat][source - CARD]:
        return Refusal("card-lacking", {"colour": COLOURS[source - CARD]}, "DEL-19")
    return why_needless(state, seat, action)


def why_needless(state: DelphiState, seat: int, action: Deed) -> Refusal | None:
    if action.slot and action.slot - 1 == shown(state, seat, action.source):
        return Refusal("as-needless", {"colour": COLOURS[action.slot - 1]}, "DEL-20")
    return None


def why_no_die(state: DelphiState, seat: int, die: int) -> Refusal | None:
    if state.used >> die & 1:
        return Refusal("die-used", {"die": die + 1}, "DEL-19")
    for other in range(die):
        alike = state.apollo or state.dice[seat][other] == state.dice[seat][die]
        if alike and not state.used >> other & 1:
            return Refusal("die-alike", {"die": die + 1, "alike": other + 1}, "DEL-19")
    return None


def why_no_purse(state: DelphiState, seat: int) -> Refusal | None:
    if not state.has(seat, PURSE_CARD):
        return Refusal("purse-lacking", clause="DEL-46")
    if state.purse_used:
        return Refusal("purse-used", clause="DEL-46")
    needed = fee(state, seat, PURSE)
    return short_of(state, seat, needed) if state.favor[seat] < needed else None


def short_of(state: DelphiState, seat: int, needed: int) -> Refusal:
    return Refusal("favor-short", {"needed": needed, "have": state.favor[seat]}, "DEL-20")


def why_too_dear(state: DelphiState, seat: int, action: Deed) -> Refusal:
    return short_of(state, seat, price(state, seat, action))


def why_no_deed(state: DelphiState, seat: int, action: Deed) -> Refusal | None:
    verb = action.verb
    colour = named_colour(state, seat, action)
    if verb == actions.SAIL:
        return why_no_sail(state, seat, action, colour)
    if verb == actions.LOOK:
        return why_not_hidden(state, action.cell)
    if verb == actions.DRAW:
        return Refusal("no-oracle-cards", clause="DEL-6")
    if verb < actions.LOOK or verb in {actions.HEAL, actions.LIFT}:
        mismatch = why_other_colour(action, colour)
        if mismatch is not None:
            return mismatch
    if verb < actions.LOOK:
        return why_no_work(state, seat, action, colour)
    return why_no_colour_work(state, seat, verb, colour)


def why_other_colour(action: Deed, colour: int) -> Refusal | None:
    """What is named in the action must be of the colour that it is done in."""
    if colour < 0:
        return Refusal("name-colour", clause="DEL-20")
    if action.colour in {-1, colour}:
        return None
    return Refusal("colour-differs", {"needed": COLOURS[action.colour], "colour": COLOURS[colour]}, "DEL-20")


def why_no_colour_work(state: DelphiState, seat: int, verb: int, colour: int) -> Refusal | None:
    if colour < 0:
        return Refusal("name-colour", clause="DEL-20")
    if verb == actions.HEAL and not state.injuries[seat][colour]:
        return Refusal("no-injury", {"colour": COLOURS[colour]}, "DEL-34")
    if verb == actions.LIFT and state.gods[seat][colour] == TOP:
        return Refusal("god-at-top", {"god": GODS[colour]}, "DEL-14")
    gear = state.parts.gear
    owned = [gear[card].colour for card in state.gear[seat] if gear[card].kind == AMULET]
    if verb == actions.AMULET and colour not in owned:
        return Refusal("amulet-lacking", {"colour": COLOURS[colour]}, "DEL-46")
    return None
