"""Why a bot does what it does in Oraklos: what lies on the table, and what does not."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.picks import Pick
from adyton.engine.refusal import Args
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games.oraklos.rules.actions import NO_MORE, READY, Claim, Handful
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.parts import CARD_NAMES, CARD_OF
from adyton.games.oraklos.rules.predictions import Four
from adyton.games.oraklos.rules.scoring import matches
from adyton.games.oraklos.rules.view import OraklosView


def oraklos_reason(view: View, action: Action, others: Sequence[Action]) -> tuple[str, Args]:
    """Return what the bot sees, or that it sees nothing."""
    assert isinstance(view, OraklosView)
    if isinstance(action, Handful):
        return ("dice" if view.phase == "dice" else "keep"), {}
    if action is READY:
        return "ready", {}
    there = _there(view)
    if isinstance(action, Claim):
        return _claim(there, action)
    if isinstance(action, Pick):
        return _showing(view, there, action)
    return _silence(view, there, others) if action is NO_MORE else ("best", {})


def _there(view: OraklosView) -> dict[int, list[Four]]:
    """Return all predictions on the table, by card. Everybody sees them."""
    state = ORAKLOS.imagine(view, FastRng(1))
    return matches(state.dice, state.cast, state.options)


def _claim(there: dict[int, list[Four]], claim: Claim) -> tuple[str, Args]:
    card, fours = CARD_NAMES[claim.card], there.get(claim.card, [])
    if claim.token == 0:
        return ("absent", {"card": card}) if not fours else ("best", {})
    return ("seen", {"card": card, "dice": numbers([die + 1 for die in fours[0]])}) if fours else ("best", {})


def _showing(view: OraklosView, there: dict[int, list[Four]], pick: Pick) -> tuple[str, Args]:
    """Return the card that these dice make; if they make several, rather one that was claimed."""
    made = [CARD_NAMES[card] for card, fours in there.items() if any(tuple(sorted(f)) == pick.pieces for f in fours)]
    claimed = [bid.card for bid in view.landed if bid.card in made]
    return ("shown", {"card": (claimed or made)[0]}) if made else ("best", {})


def _silence(view: OraklosView, there: dict[int, list[Four]], others: Sequence[Action]) -> tuple[str, Args]:
    if view.phase == "challenge":
        return ("nothing", {}) if CARD_OF[view.landed[0].card] not in there else ("best", {})
    claims = [other for other in others if isinstance(other, Claim)]
    if view.phase == "naming":
        return ("all-there", {}) if all(claim.card in there for claim in claims) else ("best", {})
    return ("best", {}) if any(claim.card in there for claim in claims) else ("nothing", {})


def numbers(four: Sequence[int]) -> str:
    """Return dice as a text, the smallest number first."""
    return " ".join(str(die) for die in sorted(four))
