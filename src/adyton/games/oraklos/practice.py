"""Practice for one player: a throw with three wish cards or the six of Antipodes, verdicts, and what was there."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from adyton.engine.options import Options
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.view import View
from adyton.games.oraklos.ladder import ANTIPODES, LadderOptions, exercise, lower_rungs
from adyton.games.oraklos.rules.game import ORAKLOS
from adyton.games.oraklos.rules.options import OraklosOptions
from adyton.games.oraklos.rules.parts import CARD_NAMES
from adyton.games.oraklos.rules.predictions import REASONS, Four, Verdict
from adyton.games.oraklos.rules.scoring import matches, verdict_on
from adyton.games.oraklos.rules.state import OraklosState
from adyton.games.oraklos.rules.view import OraklosView
from adyton.games.practice import Practice, PracticeVerdict

if TYPE_CHECKING:
    from adyton.words import Words

ALL: Final = "all"  # the answer "all six cards are there"
FOUR: Final = 4


@dataclass(frozen=True, kw_only=True)
class CardFound:
    """A wish card, and every prediction for it that was there."""

    card: str
    found: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, kw_only=True)
class ThrowVerdict(PracticeVerdict):
    """The verdict on an answer. It shows the cards when the throw is over.

    The reason is one of the game's. An answer without dice has `none` or `some`; in Antipodes it is
    `absent`, `there`, `all` or `lacking`. If nothing was answered, it is `time`.
    """

    die: int | None = None  # the die that gives the reason
    way: tuple[int, ...] = ()  # your dice in the order in which they were joined
    line: tuple[int, ...] = ()  # the two ends of the line that gives the reason
    card: str | None = None  # the card that the dice came nearest to
    cards: tuple[CardFound, ...] = ()


class OraklosPractice(Practice):
    """Exercises: find four dice for a card, or the one card of six that is absent."""

    modes: ClassVar[Mapping[str, Options]] = {
        "junior": LadderOptions(mode="junior"),
        **{rung: LadderOptions(mode="junior", rung=rung) for rung in lower_rungs()},
        "antipodes": LadderOptions(mode="antipodes", rung=ANTIPODES),
    }
    verdict_type = ThrowVerdict

    def exercise(self, options: Options, number: int) -> OraklosView:
        return ORAKLOS.view(_state(options, number), 0)

    def judge(self, options: Options, number: int, answer: Mapping[str, Any]) -> ThrowVerdict:
        state = _state(options, number)
        if not answer:
            return ThrowVerdict(right=False, over=True, reason="time", cards=_there(state))
        return _named(state, answer) if state.is_antipodes else _pointed(state, answer)

    def read(self, view: View, text: str, words: "Words") -> Mapping[str, Any] | None:
        assert isinstance(view, OraklosView)
        typed = text.lower().split()
        if view.open_cards:
            return _read_card(view, typed, words)
        if typed == [words.say("oraklos-exercise-no")]:
            return {"dice": []}
        numbers = [int(word) for word in typed if word.isdecimal() and len(word) < FOUR]
        known = len(set(numbers)) == len(typed) == FOUR and all(0 < number <= len(view.dice) for number in numbers)
        return {"dice": numbers} if known else None


def _read_card(view: OraklosView, typed: list[str], words: "Words") -> Mapping[str, Any] | None:
    if typed == [words.say("oraklos-exercise-whole")]:
        return {"card": ALL}
    return {"card": typed[0]} if len(typed) == 1 and typed[0] in view.open_cards else None


def _state(options: Options, number: int) -> OraklosState:
    assert isinstance(options, OraklosOptions)
    return exercise(options, number)


def _pointed(state: OraklosState, answer: Mapping[str, Any]) -> ThrowVerdict:
    numbers = answer.get("dice")
    if numbers == []:
        is_right = not any(found(state).values())
        reason = "none" if is_right else "some"
        return ThrowVerdict(right=is_right, over=True, reason=reason, cards=_there(state))
    dice = dice_of(state, numbers) if isinstance(numbers, list) and _are_numbers(numbers) else None
    if dice is None:
        raise Illegal(Refusal("practice-dice", {"count": len(state.dice)}))
    card, verdict = best_verdict(state, dice)
    return ThrowVerdict(
        right=verdict.is_true,
        over=verdict.is_true,
        reason=verdict.reason,
        die=None if verdict.die is None else verdict.die + 1,
        way=_numbers(verdict.way or ()),
        line=_numbers(verdict.line or ()),
        card=card,
        cards=_there(state) if verdict.is_true else (),
    )


def _are_numbers(values: list[Any]) -> bool:
    return all(type(value) is int for value in values)


def _named(state: OraklosState, answer: Mapping[str, Any]) -> ThrowVerdict:
    """Judge a named card. Any answer ends the throw, because otherwise one could try all six cards."""
    there = found(state)
    card = answer.get("card")
    if card == ALL:
        is_right, reason = (True, "all") if all(there.values()) else (False, "lacking")
        return ThrowVerdict(right=is_right, over=True, reason=reason, cards=_there(state))
    if not isinstance(card, str) or card not in there:
        raise Illegal(Refusal("practice-card"))
    is_right, reason = (False, "there") if there[card] else (True, "absent")
    return ThrowVerdict(right=is_right, over=True, reason=reason, card=card, cards=_there(state))


def _there(state: OraklosState) -> tuple[CardFound, ...]:
    return tuple(CardFound(card=card, found=tuple(map(_numbers, fours))) for card, fours in found(state).items())


def _numbers(dice: Iterable[int]) -> tuple[int, ...]:
    """Return the dice as people count them, from 1."""
    return tuple(die + 1 for die in dice)


def dice_of(state: OraklosState, numbers: Sequence[int]) -> Four | None:
    """Return the four dice of these numbers, which count from 1; None if they are not four dice of the table."""
    dice = sorted({number - 1 for number in numbers})
    if len(numbers) != 4 or len(dice) != 4 or dice[0] < 0 or dice[-1] >= len(state.dice):
        return None
    a, b, c, d = dice
    return a, b, c, d


def best_verdict(state: OraklosState, dice: Four) -> tuple[str, Verdict]:
    """Return the card of the hand that these dice come nearest to, and the verdict on them for it."""
    verdicts = [(CARD_NAMES[card], verdict_on(state, dice, card)) for card in state.hands[0]]
    return max(verdicts, key=lambda pair: REASONS.index(pair[1].reason))


def found(state: OraklosState) -> dict[str, list[Four]]:
    """Return the predictions for each card of the hand; in Antipodes, for each of the six."""
    there = matches(state.dice, state.cast, state.options)
    cards = state.open if state.is_antipodes else state.hands[0]
    return {CARD_NAMES[number]: there.get(number, []) for number in cards}
