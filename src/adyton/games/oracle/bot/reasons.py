"""Why a bot does what it does in Oracle: what a card does in the trick, and how often a prophecy comes true."""

from collections.abc import Sequence
from typing import Final

from adyton.bots.reasons import NO_RISK, SLIGHT, Reason, by_parts
from adyton.engine.action import Action
from adyton.engine.refusal import Args
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import Seat
from adyton.engine.view import View
from adyton.games.oracle.bot.guide import OracleGuide, imagined_ending
from adyton.games.oracle.rules.actions import KEEP, RETURN, Pair
from adyton.games.oracle.rules.game import ORACLE
from adyton.games.oracle.rules.parts import NAME, SPECIES, SPECIES_OF, STARS, VALUE
from adyton.games.oracle.rules.scoring import is_fulfilled, winner_of
from adyton.games.oracle.rules.state import OracleState
from adyton.games.oracle.rules.view import OracleView

SEED: Final = 1
TRICKS: Final = 24  # tricks imagined for a card
ROUNDS: Final = 60  # rounds imagined for two prophecies: their chances are shown
SHOWN_STEP: Final = 5  # percents; chances are not known more closely
LIKELY: Final = 0.5
SELDOM: Final = 0.25
PROPHECIES: Final = "prophecies"
WORDS: Final = "@"  # begins the words of a prophecy
HIGHEST: Final = 12  # beside it a 1 wins (ORA-15)


def oracle_reason(view: View, action: Action, others: Sequence[Action]) -> Reason:
    """Return what the action does, what it gains over the others and what it risks."""
    assert isinstance(view, OracleView)
    if isinstance(action, Pair):
        return _prophecies(view, action)
    if action in (KEEP, RETURN):
        return _loser_chip(view, action)
    code, args = _by_parts(view, action, others)
    return _named(code, {**args, **_trick(view, action)})


def _named(code: str, args: Args) -> Reason:
    """Return the reason with the names of prophecies as arguments, where they were parts."""
    risk = str(args.get("risk", NO_RISK))
    if risk.startswith(WORDS):
        args = {**args, "risk": PROPHECIES, "risked": risk}
    return (PROPHECIES, {**args, "prophecy": code}) if code.startswith(WORDS) else (code, args)


def _only_the_trick(view: View, action: Action, others: Sequence[Action]) -> Reason:
    """Return the reason for a card that promises about as much as the others: what it does in the trick."""
    return "trick", {"others": len(others)}


_by_parts: Final = by_parts(OracleGuide, _only_the_trick)


# --- Tricks -------------------------------------------------------------------------------------------------


def _trick(view: OracleView, action: Action) -> Args:
    """Return how often the card wins the trick, and what that brings."""
    assert view.viewer is not None
    rng, seat = FastRng(SEED), view.viewer
    won = sum(_wins(ORACLE.imagine(view, rng), seat, action, rng) for _ in range(TRICKS)) / TRICKS
    species = SPECIES_OF[action.index]
    return {
        "wins": how_often(won),
        "prize": _prize(view, SPECIES[species], seat),
        "species": SPECIES[species],
        "stars": STARS[species],
        "chips": view.chips[seat][SPECIES[species]],
        "beaten": _beaten(view, action),
        "stays": "stronger" if any(card.value > VALUE[action.index] for card in view.hand) else "none",
    }


def how_often(won: float) -> str:
    """Return a word for the share of tricks that a card wins."""
    if won in (0, 1):
        return "sure" if won else "never"
    return "likely" if won >= LIKELY else "sometimes" if won >= SELDOM else "unlikely"


def _beaten(view: OracleView, action: Action) -> str:
    """Return what keeps the card from winning, if something does."""
    lying = tuple([NAME.index(card.name) for card in view.trick])
    if not lying or winner_of((*lying, action.index)) == len(lying):
        return "later"
    return "one" if VALUE[action.index] == HIGHEST else "higher"


def _wins(state: OracleState, seat: Seat, action: Action, rng: Rng) -> bool:
    """Return whether the card wins, if the others follow at random."""
    while len(state.trick) < state.seats - 1:
        ORACLE.play(state, state.to_act, _card(state, seat, action, rng), 0)
    last = _card(state, seat, action, rng)
    return (state.leader + winner_of((*state.trick, last.index))) % state.seats == seat


def _card(state: OracleState, seat: Seat, action: Action, rng: Rng) -> Action:
    legal = ORACLE.legal(state, state.to_act)
    return action if state.to_act == seat else legal[rng.below(len(legal))]


def _prize(view: OracleView, species: str, seat: Seat) -> str:
    """Return what a trick that this creature wins would bring (ORA-17 to ORA-19)."""
    if view.middle[species]:
        return "chip"
    return "own-loser" if view.losers[species] == seat else "loser"


def _loser_chip(view: OracleView, action: Action) -> Reason:
    """Return how many victory chips the loser chip would cost (ORA-21), and which own prophecy the choice serves."""
    assert view.contested is not None
    assert view.viewer is not None
    chips = view.chips[view.viewer][view.contested]
    stars = chips * STARS[SPECIES.index(view.contested)]
    served = _served(view, action, RETURN if action is KEEP else KEEP)
    args: Args = {"species": view.contested, "chips": chips, "stars": stars, "serves": "one" if served else "none"}
    return "keep" if action is KEEP else "return", {**args, **({"prophecy": served} if served else {})}


def _served(view: OracleView, action: Action, other: Action) -> str:
    """Return the words of the prophecy that this action makes likelier than the other, if there is one."""
    guide = OracleGuide()
    own, rest = (guide.parts(view, each, FastRng(SEED)) for each in (action, other))
    ahead = {part: own[part] - rest[part] for part in own if part.startswith(WORDS)}
    best = max(ahead, key=lambda part: ahead[part], default="")
    return best if best and ahead[best] >= SLIGHT else ""


# --- Prophecies ---------------------------------------------------------------------------------------------


def _prophecies(view: OracleView, pair: Pair) -> Reason:
    """Return how often the two prophecies that stay come true, if rounds are played at random."""
    rng = FastRng(SEED)
    deck = ORACLE.imagine(view, rng).deck
    endings = [imagined_ending(view, rng) for _ in range(ROUNDS)]
    named = (pair.first, pair.second)
    kept = (
        named
        if view.phase == "choice"
        else tuple(card.number - 1 for card in view.held if card.number - 1 not in named)
    )
    args: Args = {}
    for place, number in zip(("first", "second"), kept, strict=True):
        chance = sum(is_fulfilled(deck[number], own, others) for own, others in endings) / ROUNDS
        args[place] = deck[number].words
        args[f"{place}-points"] = deck[number].points
        args[f"{place}-chance"] = SHOWN_STEP * round(100 * chance / SHOWN_STEP)
    return "pair" if view.phase == "choice" else "kept-pair", args
