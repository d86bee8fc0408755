"""Practice by HTTP: a throw of Oraklos has a number, and the same number is always the same throw."""

from collections.abc import Iterable
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Raw, json

from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.rng import FastRng
from adyton.games.oraklos.practice import best_verdict, dice_of, found, thrown
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.predictions import Four
from adyton.games.oraklos.rules.state import OraklosState
from adyton.web.refusals import REFUSED
from adyton.web.wire import PracticeAnswer, PracticeCard, PracticeNaming, PracticeThrow, PracticeVerdict

JUNIOR: Final = OraklosOptions(mode="junior")
ANTIPODES: Final = OraklosOptions(mode="antipodes")
ThrowNumber = Annotated[int, PathParameter(ge=0, le=2**32 - 1)]


@get("/api/practice/{number:int}", responses=REFUSED, sync_to_thread=True)
def throw(number: ThrowNumber) -> PracticeThrow:
    """A throw and three wish cards, for whoever practises alone."""
    return _shown(number, JUNIOR)


@post("/api/practice/{number:int}", status_code=200, responses=REFUSED, sync_to_thread=True)
def answer(number: ThrowNumber, data: JSONBody[PracticeAnswer]) -> PracticeVerdict:
    """The verdict on an answer; when the throw is over, with what was there."""
    state = _state(number, JUNIOR)
    if data.dice is None:
        return PracticeVerdict(False, "time", None, [], [], None, _there(state))
    if not data.dice:
        is_right = not any(found(state).values())
        return PracticeVerdict(is_right, "none" if is_right else "some", None, [], [], None, _there(state))
    return _pointed(state, data.dice)


@get("/api/practice/antipodes/{number:int}", responses=REFUSED, sync_to_thread=True)
def antipodes(number: ThrowNumber) -> PracticeThrow:
    """A throw and the six open cards of Antipodes."""
    return _shown(number, ANTIPODES)


@post("/api/practice/antipodes/{number:int}", status_code=200, responses=REFUSED, sync_to_thread=True)
def name(number: ThrowNumber, data: JSONBody[PracticeNaming]) -> PracticeVerdict:
    """The verdict on a card that is said to be absent; of six cards one could try them all, so any answer ends the throw."""
    state = _state(number, ANTIPODES)
    there = found(state)
    if data.card is not None and data.card != "all" and data.card not in there:
        raise Illegal(Refusal("practice-card"))
    is_right, reason = _named(data.card, there)
    card = None if data.card == "all" else data.card
    return PracticeVerdict(is_right, reason, None, [], [], card, _there(state))


def _named(card: str | None, there: dict[str, list[Four]]) -> tuple[bool, str]:
    if card is None:
        return False, "time"
    if card == "all":
        return (True, "all") if all(there.values()) else (False, "lacking")
    return (False, "there") if there[card] else (True, "absent")


def _pointed(state: OraklosState, numbers: list[int]) -> PracticeVerdict:
    dice = dice_of(state, numbers)
    if dice is None:
        raise Illegal(Refusal("practice-dice", {"count": len(state.dice)}))
    card, verdict = best_verdict(state, dice)
    die = None if verdict.die is None else verdict.die + 1
    way, line = [_numbers(dice) for dice in (verdict.way or (), verdict.line or ())]
    cards = _there(state) if verdict.is_true else []
    return PracticeVerdict(verdict.is_true, verdict.reason, die, way, line, card, cards)


def _numbers(dice: Iterable[int]) -> list[int]:
    return [die + 1 for die in dice]


def _state(number: int, options: OraklosOptions) -> OraklosState:
    return thrown(options, FastRng(number))


def _shown(number: int, options: OraklosOptions) -> PracticeThrow:
    return PracticeThrow(number, Raw(json.encode(ORAKLOS.view(_state(number, options), 0))))


def _there(state: OraklosState) -> list[PracticeCard]:
    return [PracticeCard(card, [[die + 1 for die in four] for four in fours]) for card, fours in found(state).items()]


ROUTES: Final = (throw, answer, antipodes, name)
