"""What an action of Delphi wins and what it risks, in numbers for the sentence of a hint."""

from collections.abc import Callable
from typing import Final

from adyton.engine.refusal import Args
from adyton.games.delphi.bot.plan import free_stands, hidden_shrines, near, win_chance
from adyton.games.delphi.rules import verbs
from adyton.games.delphi.rules.action_types import DelphiAction, Discard, OfColour, OfGod, Paid, Placed
from adyton.games.delphi.rules.names import (
    FOR_ISLANDS,
    FOR_OFFERINGS,
    FOR_STATUES,
    GODS,
    LETTERS,
    OFFERINGS,
    STATUES,
    TASKS,
)
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.act import price
from adyton.games.delphi.rules.phases.gods import god_of
from adyton.games.delphi.rules.phases.land import has_arm
from adyton.games.delphi.rules.phases.need import free_places, shrine_for
from adyton.games.delphi.rules.phases.pay import used_as
from adyton.games.delphi.rules.phases.rest import rest_limits
from adyton.games.delphi.rules.state import DelphiState

CARGO: Final = {
    verbs.LOAD_OFFERING: OFFERINGS,
    verbs.FETCH_OFFERING: OFFERINGS,
    verbs.LOAD_STATUE: STATUES,
    verbs.FETCH_STATUE: STATUES,
    verbs.HERMES_LOADS: STATUES,
}
TASK_OF: Final = {
    verbs.BUILD: "shrine",
    verbs.MAKE_OFFERING: "offering",
    verbs.RAISE_STATUE: "statue",
    verbs.ARES_DEFEATS: "monster",
}
NOTHING: Final[Args] = {}


def stakes(code: str, state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return what the sentence of this code says beside names: what is won, and what is risked."""
    found = BY_CODE.get(code)
    return NOTHING if found is None else found(state, seat, action)


def _task(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    return {"done": TASK_OF[action.verb], "left": state.tasks_left(seat) - 1}


def _fight(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return the chance of the first roll, and the chance of all rolls that the player's favor allows."""
    assert isinstance(action, Paid)
    strength = state.parts.strength - state.shield[seat]
    favor = state.favor[seat] - price(state, seat, action)
    return {"chance": _percent(strength), "favor": favor, "all": round(100 * win_chance(strength, favor))}


def _next_roll(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    return {"chance": _percent(state.strength - 1)}


def _percent(strength: int) -> int:
    """Return the chance of one roll against this strength."""
    return round(100 * win_chance(strength, 0))


def _god_step(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return how many steps a god lacks to the top after this one."""
    if action.verb == verbs.ASCEND:
        return {"left": 0}
    assert isinstance(action, Paid | OfGod)
    row = state.gods[seat][action.colour if isinstance(action, Paid) else action.god]
    return {"left": TOP - (row + 1 if row else state.parts.first_row[state.seats])}


def _load(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return how far the piece must go, what room is left, and whether somebody else may take its place."""
    task = CARGO[action.verb]
    colour = _colour(state, seat, action)
    rivals = [other for other in range(state.seats) if other != seat and state.cargo[STATUES][other] >> colour & 1]
    return {
        "cargo": TASKS[task],
        "hexes": _way(state, seat, task, colour),
        "room": free_places(state, seat) - 1,
        "rival": "yes" if task == STATUES and rivals else "no",
    }


def _colour(state: DelphiState, seat: int, action: DelphiAction) -> int:
    """Return the colour of what is loaded."""
    if isinstance(action, Paid):
        return used_as(state, seat, action)
    assert isinstance(action, OfColour | Placed)
    return action.colour


def _way(state: DelphiState, seat: int, task: int, colour: int) -> int:
    """Return how many hexes the ship is away from the nearest place where the piece belongs."""
    goals = [state.sea.temples[state.temples.index(colour)]] if task == OFFERINGS else free_stands(state, colour)
    arm = FOR_OFFERINGS if task == OFFERINGS else FOR_STATUES
    return min(_hexes(state, seat, goal, arm) for goal in goals)


def _hexes(state: DelphiState, seat: int, goal: int, arm: int) -> int:
    """Return how many hexes the ship is away from where it can act on this land."""
    return near(state.sea, goal, has_arm(state, seat, arm), state.outfit(seat).has_keel)[state.at[seat]]


def _look(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return how many shrines the seat still looks for, among how many islands, and how far this island is."""
    assert isinstance(action, Paid | Placed)
    own, unseen = hidden_shrines(state, seat)
    return {"own": own, "unseen": unseen, "hexes": _hexes(state, seat, action.cell, FOR_ISLANDS)}


def _explore(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return what the player knows of the island, or among how many islands so many of their shrines are hidden."""
    assert isinstance(action, Paid | Placed)
    own, unseen = hidden_shrines(state, seat)
    slot = state.sea.slot[action.cell]
    tile = state.tiles[slot]
    if (own and own == unseen) or (state.known[slot] >> seat & 1 and shrine_for(state, seat, tile) >= 0):
        return {"here": "shrine", "left": state.tasks_left(seat) - 1}
    if state.known[slot] >> seat & 1:
        return {"here": "reward", "letter": LETTERS[state.parts.letters[tile]]}
    return {"here": "unknown", "own": own, "unseen": unseen}


def _heal(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return how many of the player's injuries go, and with how many more a rest would be due."""
    injuries = state.injuries[seat]
    same, total = rest_limits(state, seat)
    healed = sum(injuries) if action.verb == verbs.APHRODITE_HEALS else injuries[_colour(state, seat, action)]
    return {
        "healed": healed,
        "injuries": sum(injuries),
        "more": max(0, min(same - max(injuries), total - sum(injuries))),
    }


def _card(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return how many oracle cards the player then holds, and which god goes back down for it."""
    god = GODS[god_of(action)] if action.verb == verbs.RECALL else "none"
    return {"cards": sum(state.cards[seat]) + 1, "back": god, "god": god}


def _amulet(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    return {"god": GODS[_colour(state, seat, action)], "favor": state.parts.amulet_favor}


def _apollo(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    return {"dice": _unused(state, seat)}


def _end(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return how many dice and oracle cards are left."""
    return {"dice": _unused(state, seat), "cards": sum(state.cards[seat])}


def _unused(state: DelphiState, seat: int) -> int:
    return len(state.dice[seat]) - state.used.bit_count()


def _favor(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return the favor that the player then has. The ship tile Gilded adds to it (DEL-45)."""
    gained = state.parts.favor_action if action.verb == verbs.FAVOR else state.parts.no_injury_favor
    return {"favor": state.favor[seat] + gained + state.parts.ships[state.ships[seat]].gain}


def _rest(state: DelphiState, seat: int, action: DelphiAction) -> Args:
    """Return how many injuries are left, and how many more can make the player rest again."""
    assert isinstance(action, Discard)
    injuries = list(state.injuries[seat])
    for colour in action.colours:
        injuries[colour] -= 1
    same, total = rest_limits(state, seat)
    left = sum(injuries)
    return {"left": left, "more": max(0, min(same - max(injuries), total - left))}


BY_CODE: Final[dict[str, Callable[[DelphiState, int, DelphiAction], Args]]] = {
    "task": _task,
    "fight": _fight,
    "explore": _explore,
    "heal": _heal,
    "again": _next_roll,
    "give-up": _next_roll,
    "god-step": _god_step,
    "load": _load,
    "look": _look,
    "peek": _look,
    "favor": _favor,
    "gift": _favor,
    "rest": _rest,
    "oracle-card": _card,
    "amulet": _amulet,
    "apollo": _apollo,
    "end": _end,
}
