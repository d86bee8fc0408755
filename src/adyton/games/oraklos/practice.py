"""Practice for one player: a throw with three wish cards or the six of Antipodes, verdicts, and what was there."""

from collections.abc import Sequence

from adyton.engine.play import settle
from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules.actions import READY
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import CARD_NAMES
from adyton.games.oraklos.rules.predictions import REASONS, Four, Verdict
from adyton.games.oraklos.rules.scoring import matches, verdict_on
from adyton.games.oraklos.rules.state import OraklosState


def thrown(options: OraklosOptions, rng: FastRng) -> OraklosState:
    """A throw of Junior with three wish cards in the first hand, or one of Antipodes with six open ones."""
    state = ORAKLOS.start(options, 2)
    settle(ORAKLOS, state, rng)
    for seat in (0, 1):
        ORAKLOS.play(state, seat, READY, 0)
    settle(ORAKLOS, state, rng)
    return state


def dice_of(state: OraklosState, numbers: Sequence[int]) -> Four | None:
    """The four dice of these numbers, which count from 1; None where they are not four of the table's."""
    dice = sorted({number - 1 for number in numbers})
    if len(numbers) != 4 or len(dice) != 4 or dice[0] < 0 or dice[-1] >= len(state.dice):
        return None
    a, b, c, d = dice
    return a, b, c, d


def best_verdict(state: OraklosState, dice: Four) -> tuple[str, Verdict]:
    """The card of the hand that these dice come nearest to, and the verdict on them for it."""
    verdicts = [(CARD_NAMES[card], verdict_on(state, dice, card)) for card in state.hands[0]]
    return max(verdicts, key=lambda pair: REASONS.index(pair[1].reason))


def found(state: OraklosState) -> dict[str, list[Four]]:
    """The predictions for each card of the hand; in Antipodes, for each of the six."""
    there = matches(state.dice, state.cast, state.options)
    cards = state.open if state.is_antipodes else state.hands[0]
    return {CARD_NAMES[number]: there.get(number, []) for number in cards}
