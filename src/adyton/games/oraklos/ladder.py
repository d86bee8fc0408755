"""The ladder of practice: from four dice on an easy table to all that the game asks, one new thing on each rung."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from adyton.engine.options import option
from adyton.engine.play import settle
from adyton.engine.rng import FastRng
from adyton.games.oraklos.rules.actions import READY
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import CARDS, Die
from adyton.games.oraklos.rules.predictions import CROSSING, HOLE, INSIDE, OVER, Four
from adyton.games.oraklos.rules.scoring import matches, verdict_on
from adyton.games.oraklos.rules.state import OraklosState

WISHES: Final = "wishes"
ANTIPODES: Final = "antipodes"
RUNGS: Final = ("four", "holes", "crossings", "inner", "concave", WISHES, ANTIPODES)
MAY_LACK: Final = 5  # one exercise in so many may be without a solution
TRIES: Final = 500
FEW: Final = 3  # figures for a card, so that one has to look

Found: TypeAlias = dict[int, list[Four]]
Test: TypeAlias = Callable[[OraklosState, int, list[Four]], bool]


@dataclass(frozen=True, kw_only=True)
class LadderOptions(OraklosOptions):
    """What is practised, beside the options of the game."""

    rung: str = option(WISHES, choices=RUNGS)


@dataclass(frozen=True, slots=True)
class Rung:
    """A table for one thing to learn: how many dice of each colour, whether holes lie up, and which cards fit."""

    dice: int
    has_holes: bool
    fits: Test


def exercise(options: OraklosOptions, number: int) -> OraklosState:
    """Return the throw of this number: with three cards or six open ones, or with one card on the lower rungs."""
    rung = _LOWER.get(getattr(options, "rung", WISHES))
    plain = OraklosOptions(
        mode=ANTIPODES if options.mode == ANTIPODES else "junior", convex_only=options.convex_only, scale=options.scale
    )
    rng, may_lack = FastRng(number), rung is None and number % MAY_LACK == 0
    state = _tried(plain, rung, rng)
    for _ in range(TRIES):
        if may_lack or _has_solution(state):
            break
        state = _tried(plain, rung, rng)
    return state


def _tried(options: OraklosOptions, rung: Rung | None, rng: FastRng) -> OraklosState:
    state = thrown(options, rng)
    return state if rung is None else _with_card(state, rung, rng)


def thrown(options: OraklosOptions, rng: FastRng) -> OraklosState:
    """Return a throw of Junior with three wish cards in the first hand, or one of Antipodes with six open ones."""
    state = ORAKLOS.start(options, 2)
    settle(ORAKLOS, state, rng)
    for seat in (0, 1):
        ORAKLOS.play(state, seat, READY, 0)
    settle(ORAKLOS, state, rng)
    return state


def _has_solution(state: OraklosState) -> bool:
    """Return whether a card of the hand is on the table; in Antipodes, whether one of the six is not."""
    there = matches(state.dice, state.cast, state.options)
    if state.is_antipodes:
        return not all(card in there for card in state.open)
    return any(card in there for card in state.hands[0])


def _with_card(state: OraklosState, rung: Rung, rng: FastRng) -> OraklosState:
    """Leave as many dice as the rung wants, and one card that shows what is new there; no card if none does."""
    state.dice = _fewer(state.dice, rung)
    there = matches(state.dice, state.cast, state.options)
    fitting = [card for card, fours in sorted(there.items()) if rung.fits(state, card, fours)]
    state.hands[0] = [fitting[rng.below(len(fitting))]] if fitting else []
    return state


def _fewer(dice: list[Die], rung: Rung) -> list[Die]:
    """Return the first dice of each colour."""
    kept = [die for colour in range(4) for die in [one for one in dice if one.colour == colour][: rung.dice]]
    return [Die(die.x, die.y, die.turn, die.colour, die.hole and rung.has_holes) for die in kept]


def _any(state: OraklosState, card: int, fours: list[Four]) -> bool:
    return True


def _tempts(*reasons: str) -> Test:
    """Return a test for cards with few figures that are true, and one that is wrong for such a reason."""

    def test(state: OraklosState, card: int, fours: list[Four]) -> bool:
        return len(fours) <= FEW and any(
            verdict_on(state, dice, card).reason in reasons for dice in _alike(state.dice, card)
        )

    return test


def _alike(dice: list[Die], card: int) -> list[tuple[int, ...]]:
    """Return all fours of dice that have the colours of the card."""
    wanted = sorted(CARDS[card])
    return [four for four in combinations(range(len(dice)), 4) if sorted(dice[die].colour for die in four) == wanted]


def _is_concave(state: OraklosState, card: int, fours: list[Four]) -> bool:
    """Return whether each figure of this card has a corner that points inwards."""
    convex = OraklosOptions(mode=state.options.mode, scale=state.options.scale, convex_only=True)
    return card not in matches(state.dice, state.cast, convex)


_LOWER: Final[dict[str, Rung]] = {
    "four": Rung(2, False, _any),
    "holes": Rung(3, True, _tempts(HOLE)),
    "crossings": Rung(3, False, _tempts(CROSSING, OVER)),
    "inner": Rung(3, False, _tempts(INSIDE)),
    "concave": Rung(3, False, _is_concave),
}


def lower_rungs() -> Sequence[str]:
    """Return the rungs with one card, for which there is always a solution."""
    return tuple(_LOWER)
