"""What a position of Delphi is worth: about how many rounds a seat still needs, fitted to games that bots played."""

import json
from typing import Final

from adyton.engine.content import shipped
from adyton.games.delphi.bot.plan import Plan
from adyton.games.delphi.rules.game import DELPHI
from adyton.games.delphi.rules.names import BEASTS, OFFERINGS, STATUES
from adyton.games.delphi.rules.parts import TOP
from adyton.games.delphi.rules.phases.need import shrine_for
from adyton.games.delphi.rules.phases.pay import costs
from adyton.games.delphi.rules.state import ISLANDS, NOBODY, DelphiState

_FOUND: Final = json.loads(shipped("adyton.games.delphi.bot", "values.json"))
# How many rounds each feature adds, by the number of players. `tools/fit_rounds.py` fits them; the file says how. A table
# without weights of its own has the first ones.
FIRST: Final[dict[str, float]] = _FOUND["first"]["weights"]
WEIGHTS: Final[dict[int, dict[str, float]]] = {
    seats: _FOUND.get(str(seats), _FOUND["first"])["weights"] for seats in DELPHI.chairs
}
FAVOR: Final = 7  # so much is spent as it comes


def rounds(state: DelphiState, seat: int) -> float:
    """Return about how many rounds the seat needs until it is home with all tasks done."""
    total = 0.0
    for weight, feature in zip(WEIGHTS[state.seats].values(), features(state, seat), strict=True):
        total += weight * feature
    return total


def features(state: DelphiState, seat: int) -> list[float]:
    """Return the features in the order of the weights."""
    left, favor, gods = state.tasks_left(seat), state.favor[seat], state.gods[seat]
    promise, home = _place(state, seat, left)
    return [
        float(left > 0),
        float(state.shrines[seat]),
        float(_found(state, seat)),
        float(open_tasks(state, seat, STATUES)),
        float(state.cargo[STATUES][seat].bit_count()),
        float(open_tasks(state, seat, OFFERINGS)),
        float(state.cargo[OFFERINGS][seat].bit_count()),
        float(open_tasks(state, seat, BEASTS)),
        float(min(favor, FAVOR)),
        float(max(favor - FAVOR, 0)),
        float(sum(state.cards[seat])),
        float(gods.count(TOP)),
        sum([row for row in gods if row < TOP]) / TOP,
        float(sum(state.injuries[seat])),
        float(len(state.gear[seat])),
        promise,
        home,
        (seat - state.active) % state.seats / state.seats,
    ]


def open_tasks(state: DelphiState, seat: int, task: int) -> int:
    return state.white[task][seat] + (state.named[task][seat] & ~state.done[task][seat]).bit_count()


def _found(state: DelphiState, seat: int) -> int:
    """Return the number of islands on which the seat knows that it can build."""
    found = 0
    for island in range(ISLANDS):
        if shrine_for(state, seat, state.tiles[island]) >= 0 and state.shrine[island] == NOBODY:
            found += state.uncovered[island] | state.known[island] >> seat & 1
    return min(found, state.shrines[seat])


def _place(state: DelphiState, seat: int, left: int) -> tuple[float, float]:
    """Return what the ship's place promises with the seat's dice, and how many moves it is from home.

    The first is 0 when all tasks are done, the second is 0 before.
    """
    plan = Plan(state, seat)
    at = state.at[seat]
    if left:
        return plan.promise(at, _payable(state, seat)), 0.0
    return 0.0, plan.jobs[0].near[at] / plan.span


def _payable(state: DelphiState, seat: int) -> int:
    """Return the colours that the seat's dice can be, as bits."""
    bits = 0
    for die in range(len(state.dice[seat])):
        for colour, cost in enumerate(costs(state, seat, die)):
            bits |= (cost <= state.favor[seat]) << colour
    return bits
