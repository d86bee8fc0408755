"""Why a bot does what it does in Oraklos: what lies on the table, what that pays, and what it could cost."""

from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.picks import Pick
from adyton.engine.refusal import Args
from adyton.engine.rng import FastRng
from adyton.engine.view import View
from adyton.games.oraklos.bot.player import effort_ms, layout_of, lying, put_in, shown_now, ways
from adyton.games.oraklos.rules.actions import NO_MORE, READY, Claim, Handful
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.parts import CARD_NAMES, CARD_OF, CARDS
from adyton.games.oraklos.rules.predictions import Four, is_true_prediction
from adyton.games.oraklos.rules.scoring import matches
from adyton.games.oraklos.rules.view import BidView, OraklosView

Reason = tuple[str, Args]

NARROW: Final = 110  # a figure is narrow if dice of this percentage of their size would spoil it
NO_RIVAL: Final = "none"  # no card of the others profits


def oraklos_reason(view: View, action: Action, others: Sequence[Action]) -> Reason:
    """Return what the action gains and what it risks."""
    assert isinstance(view, OraklosView)
    if isinstance(action, Handful):
        return _dice(view, action) if view.phase == "dice" else _keep(view, action)
    if isinstance(action, Claim):
        return _claim(view, action)
    if isinstance(action, Pick):
        return _pointing(view, action)
    if action is NO_MORE:
        return _SILENCE[view.phase](view)
    return ("ready" if action is READY else "look-again"), {}


def numbers(four: Sequence[int]) -> str:
    """Return dice as a text, the smallest number first."""
    return " ".join(str(die) for die in sorted(four))


# --- What lies on the table ---------------------------------------------------------------------------------


def _figures(view: OraklosView) -> dict[str, list[Four]]:
    """Return all predictions on the table, by card. Everybody sees them."""
    state = ORAKLOS.imagine(view, FastRng(1))
    return {CARD_NAMES[card]: fours for card, fours in matches(state.dice, state.cast, state.options).items()}


def _best(view: OraklosView, card: str, fours: Sequence[Four]) -> Four:
    """Return the figure to choose for a card: one without a trap, and easy to see."""
    dice = lying(view)
    return min(fours, key=lambda four: (_trap(view, four) == "narrow", effort_ms(dice, card, four)))


def _trap(view: OraklosView, four: Four) -> str:
    """Return what to beware of: a line that passes close to a die, or a corner that points inwards."""
    dice, holy = lying(view), view.options.mode == "antipodes"
    if not is_true_prediction(layout_of(dice, NARROW, holy, False), four).is_true:
        return "narrow"
    return "none" if is_true_prediction(layout_of(dice, 100, holy, True), four).is_true else "concave"


# --- Claims and showings ------------------------------------------------------------------------------------


def _claim(view: OraklosView, claim: Claim) -> Reason:
    card = CARD_NAMES[claim.card]
    fours = _figures(view).get(card, [])
    if claim.token == 0:
        return "named" if fours else "absent", {"card": card}
    if not fours:
        return "guess", {"card": card, "token": claim.token}
    best = _best(view, card, fours)
    dice = numbers([die + 1 for die in best])
    return "seen", {"card": card, "dice": dice, "token": claim.token, "trap": _trap(view, best)}


def _pointing(view: OraklosView, pick: Pick) -> Reason:
    """Return whether these dice make the card in question: the one to be shown, or the one named absent."""
    bid = _asked(view)
    fours = _figures(view).get(bid.card, [])
    four = next((four for four in fours if tuple(sorted(four)) == pick.pieces), None)
    known: Args = {"card": bid.card, "token": bid.token}
    if four is None:
        return "elsewhere" if fours else "lost", known
    return "shown" if bid.token else "refuted", {**known, "trap": _trap(view, four)}


def _asked(view: OraklosView) -> BidView:
    """Return the claim that is judged now."""
    token = shown_now(view) if view.phase == "showing" else 0
    return next(bid for bid in view.landed if bid.token == token)


# --- Silence ------------------------------------------------------------------------------------------------


def _search_over(view: OraklosView) -> Reason:
    assert view.viewer is not None
    taken = [bid.card for bid in (*view.landed, *view.pending)]
    free = [card for card in view.hands[view.viewer] if card not in taken]
    there = [card for card in free if card in _figures(view)]
    return ("overlooked", {"card": there[0]}) if there else ("nothing", {"cards": len(free)})


def _all_named(view: OraklosView) -> Reason:
    there = _figures(view)
    return "all-there" if all(card in there for card in view.open_cards) else "not-all-there", {}


def _unrefuted(view: OraklosView) -> Reason:
    card = view.landed[0].card
    return "refutable" if card in _figures(view) else "irrefutable", {"card": card}


_SILENCE: Final = {"search": _search_over, "naming": _all_named, "challenge": _unrefuted}


# --- Dice ---------------------------------------------------------------------------------------------------


def _dice(view: OraklosView, handful: Handful) -> Reason:
    """Return which own card these dice help most, and a card of the others that they help even more."""
    counts = put_in(view, handful)
    own, rivals = _own_and_rivals(view)
    best, rival = _likeliest(own, counts), _likeliest(rivals, counts)
    return "dice", {"card": best, "rival": rival if _ways(rival, counts) > _ways(best, counts) else NO_RIVAL}


def _keep(view: OraklosView, handful: Handful) -> Reason:
    """Return which own card the stock then serves best, and a card of the others that suits what is left."""
    assert view.viewer is not None
    own, rivals = _own_and_rivals(view)
    stock = [have + more for have, more in zip(view.stocks[view.viewer], handful.counts, strict=True)]
    left = [there - gone for there, gone in zip(view.left, handful.counts, strict=True)]
    rival = _likeliest(rivals, left)
    return "keep", {"card": _likeliest(own, stock), "rival": rival if _makes(rival, left) else NO_RIVAL}


def _own_and_rivals(view: OraklosView) -> tuple[list[str], list[str]]:
    own = [card for seat, hand in enumerate(view.hands) for card in hand if seat == view.viewer]
    return own, [card for seat, hand in enumerate(view.hands) for card in hand if seat != view.viewer]


def _likeliest(cards: Sequence[str], counts: Sequence[float]) -> str:
    return max(cards, key=lambda card: _ways(card, counts))


def _ways(card: str, counts: Sequence[float]) -> float:
    return ways(CARDS[CARD_OF[card]], counts)


def _makes(card: str, counts: Sequence[int]) -> bool:
    """Return whether these dice have all colours of the card."""
    colours = CARDS[CARD_OF[card]]
    return all(colours.count(colour) <= count for colour, count in enumerate(counts))
