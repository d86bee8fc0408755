"""Verdicts on shown dice, the order of taking dice back, and all true predictions of a round."""

from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import CARDS, Cast, Die
from adyton.games.oraklos.rules.predictions import HOLE, Four, Layout, Verdict, colours_of, judge
from adyton.games.oraklos.rules.sight import true_predictions
from adyton.games.oraklos.rules.state import OraklosState, Review, Shown


def layout(dice: list[Die], cast: Cast, options: OraklosOptions) -> Layout:
    """Return the dice as the judge needs them. Only in Antipodes may a hole be a corner (OKL-16, OKL-23)."""
    unholy = options.mode != "antipodes"
    squares = [cast.square(die) for die in dice]
    barred = [unholy and die.hole for die in dice]
    return Layout(squares, [die.colour for die in dice], barred, options.convex_only)


def verdict_on(state: OraklosState, dice: tuple[int, ...], card: int) -> Verdict:
    """OKL-11 and OKL-24. Judge whether these four dice make a true prediction that matches the card."""
    a, b, c, d = dice
    hole = _first_hole(state, dice)  # known without geometry, and most dice that are shown at random have one
    return hole or judge(layout(state.dice, state.cast, state.options), (a, b, c, d), CARDS[card])


def _first_hole(state: OraklosState, dice: tuple[int, ...]) -> Verdict | None:
    """OKL-16. Return the verdict on the first die that may be no corner because of its hole."""
    if not state.is_antipodes:
        for die in sorted(dice):
            if state.dice[die].hole:
                return Verdict(HOLE, die)
    return None


def matches(dice: list[Die], cast: Cast, options: OraklosOptions) -> dict[int, list[Four]]:
    """Return all true predictions of a throw, by the card that each matches."""
    seen = layout(dice, cast, options)
    found: dict[int, list[Four]] = {}
    for four in true_predictions(seen):
        found.setdefault(CARDS.index(colours_of(seen, four)), []).append(four)
    return found


def found_in(review: Review, state: OraklosState) -> dict[int, list[Four]]:
    """Return all predictions that were there in a round, computed once."""
    if review.found is None:
        review.found = matches(review.dice, state.cast, state.options)
    return review.found


def drawn(shown: Shown, dice: list[Die], state: OraklosState) -> Verdict:
    """Return how to draw four dice that were shown: the order that was judged, and the line of the reason."""
    if shown.verdict is None:
        a, b, c, d = shown.dice
        shown.verdict = judge(layout(dice, state.cast, state.options), (a, b, c, d), CARDS[shown.card])
    return shown.verdict


def taking_order(state: OraklosState) -> list[int]:
    """OKL-13. Go clockwise from the seat that scored most; of several, from the first after the starting player."""
    from_starter = [(state.starter + n) % state.seats for n in range(state.seats)]
    best = max(state.gains)
    first = next(seat for seat in from_starter if state.gains[seat] == best)
    return [(first + n) % state.seats for n in range(state.seats)]
