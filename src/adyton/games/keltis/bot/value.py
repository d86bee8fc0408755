"""What a position of Keltis is worth in points at the end, fitted to games that bots played."""

from typing import Final

from adyton.engine.seat import Seat
from adyton.games.keltis.bot.judgement import kobold_hope, may_meet, time_left
from adyton.games.keltis.rules.parts import COLOUR, COLOURS, VALUE, VALUES
from adyton.games.keltis.rules.scoring import figure_points, mirror_points, running_points, total_points, wish_points
from adyton.games.keltis.rules.state import OVER, KeltisState

# What each feature adds to the final lead: at the end, and how much more of it at the start. The weights
# were found by least squares from 370,000 positions of 13,000 games for two to four players. Each feature
# is a lead over the mean of the others. The error is 5 points near the end and 11 at the start.
WEIGHTS: Final = {
    "running": (0.93, 0.01),  # points already counted
    "figures": (0.45, -0.46),  # what the figures' fields pay now: early on it says nothing, they move on
    "fields": (0.22, 0.71),  # fields that the figures have gone
    "wish": (0.69, -1.29),  # what the wish stones pay now: early on it is negative for everybody
    "stones": (1.22, 5.56),  # the number of wish stones
    "mirrors": (0.12, 7.17),  # the number of mirrors: early ones repeat stones that are still to come
    "mirrored": (0.96, -0.74),  # what the mirrors pay now
    "fitting": (0.45, 4.52),  # cards in hand that the rows can take
    "room": (0.03, 0.44),  # values that the rows can still take
    "meeting": (0.64, -0.03),  # a card in hand can bring the priestess to a figure
    "turn": (1.26, 2.53),  # being the one to move
    "kobolds": (0.9, 0.0),  # not fitted: the bots of those games never tried to score them
}
# The name that a player would give each feature. Being the one to move is no reason for a move.
REASONS: Final = {
    "running": "points",
    "figures": "ahead",
    "fields": "ahead",
    "wish": "wishes",
    "stones": "wishes",
    "mirrors": "mirrors",
    "mirrored": "mirrors",
    "fitting": "hand",
    "room": "rows",
    "meeting": "meeting",
    "kobolds": "kobolds",
}
VICTORY: Final = 10.0  # winning, beside its points: about the error of an early estimate
HIGHEST_VALUE: Final = VALUES - 1  # of a card


def leads(state: KeltisState) -> list[float]:
    """Return the lead over the mean of the others that each seat can expect at the end."""
    if state.phase == OVER:
        totals = [total_points(state, seat) for seat in range(state.seats)]
        best = max(totals)
        share = VICTORY / totals.count(best)
        worths = [total + share * (total == best) for total in totals]
    else:
        time = time_left(state)
        weights = [end + time * more for end, more in WEIGHTS.values()]
        worths = [_worth(state, seat, weights) for seat in range(state.seats)]
    total = sum(worths)
    return [own - (total - own) / (state.seats - 1) for own in worths]


def _worth(state: KeltisState, seat: Seat, weights: list[float]) -> float:
    return sum(weight * feature for weight, feature in zip(weights, features(state, seat), strict=True))


def reasons(state: KeltisState, seat: Seat) -> dict[str, float]:
    """Return what the position promises this seat, under the names that a player would use."""
    time = 0.0 if state.phase == OVER else time_left(state)
    found = dict.fromkeys(REASONS.values(), 0.0)
    for (name, (end, more)), feature in zip(WEIGHTS.items(), features(state, seat), strict=True):
        if name in REASONS:
            found[REASONS[name]] += (end + time * more) * feature
    return found


def features(state: KeltisState, seat: Seat) -> tuple[float, ...]:
    """Return the features in the order of the weights."""
    fitting, room = rows(state, seat)
    return (
        running_points(state, seat),
        figure_points(state, seat),
        sum(state.figures[seat]),
        wish_points(state, seat),
        state.wishes[seat],
        state.mirrors[seat],
        mirror_points(state, seat),
        fitting,
        room,
        may_meet(state, seat),
        state.mover == seat,
        kobold_hope(state, seat),
    )


def rows(state: KeltisState, seat: Seat) -> tuple[int, int]:
    """Return how many cards in hand fit, and how many values would fit, summed over the rows."""
    held: list[list[int]] = [[] for _ in COLOURS]
    for card in state.hands[seat]:
        held[COLOUR[card]].append(VALUE[card])
    fitting = room = 0
    for colour, values in enumerate(held):
        cards, more = _row(state.row(seat, colour), values)
        fitting += cards
        room += more
    return fitting, room


def _row(row: list[int], held: list[int]) -> tuple[int, int]:
    if not row:
        return len(held), HIGHEST_VALUE
    last = row[-1]
    up = len([value for value in held if value >= last]), HIGHEST_VALUE - last
    down = len([value for value in held if value <= last]), last
    if last == row[0]:
        return max(up, down)
    return up if last > row[0] else down
