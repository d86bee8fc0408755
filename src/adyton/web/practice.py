"""Practice by HTTP: a throw of Oraklos has a number, and the same number is always the same throw."""

from collections.abc import Iterable
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Raw, json

from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.rng import FastRng
from adyton.games.oraklos.options import OraklosOptions
from adyton.games.oraklos.practice import best_verdict, dice_of, found, thrown
from adyton.games.oraklos.rules import ORAKLOS
from adyton.games.oraklos.state import OraklosState
from adyton.web.refusals import REFUSED
from adyton.web.wire import PracticeAnswer, PracticeCard, PracticeThrow, PracticeVerdict

THROW: Final = OraklosOptions(mode="junior")
ThrowNumber = Annotated[int, PathParameter(ge=0, le=2**32 - 1)]


@get("/api/practice/{number:int}", responses=REFUSED, sync_to_thread=True)
def throw(number: ThrowNumber) -> PracticeThrow:
    """A throw and three wish cards, for whoever practises alone."""
    return PracticeThrow(number, Raw(json.encode(ORAKLOS.view(_state(number), 0))))


@post("/api/practice/{number:int}", status_code=200, responses=REFUSED, sync_to_thread=True)
def answer(number: ThrowNumber, data: JSONBody[PracticeAnswer]) -> PracticeVerdict:
    """The verdict on an answer; when the throw is over, with what was there."""
    state = _state(number)
    if data.dice is None:
        return PracticeVerdict(False, "time", None, [], [], None, _there(state))
    if not data.dice:
        is_right = not any(found(state).values())
        return PracticeVerdict(is_right, "none" if is_right else "some", None, [], [], None, _there(state))
    return _pointed(state, data.dice)


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


def _state(number: int) -> OraklosState:
    return thrown(THROW, FastRng(number))


def _there(state: OraklosState) -> list[PracticeCard]:
    return [PracticeCard(card, [[die + 1 for die in four] for four in fours]) for card, fours in found(state).items()]


ROUTES: Final = (throw, answer)
