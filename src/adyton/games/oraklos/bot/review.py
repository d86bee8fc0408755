"""Reviews of Oraklos: what each round held, and what was missed or wrongly claimed.

In real time there are no decisions to point at, so rounds are judged.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adyton.bots.hint import Hint
from adyton.bots.review import Review
from adyton.bots.verdict import Case, Verdict
from adyton.engine.action import Action
from adyton.engine.game import AnyGame
from adyton.engine.record import Record
from adyton.engine.refusal import Args
from adyton.engine.replay import replay
from adyton.engine.state import State
from adyton.games.oraklos.bot.reasons import numbers
from adyton.games.oraklos.rules.actions import CLAIM, NO_MORE, SHOW, TIME
from adyton.games.oraklos.rules.parts import CARD_OF, TOKENS
from adyton.games.oraklos.rules.predictions import TRUE
from adyton.games.oraklos.rules.state import OraklosState
from adyton.games.oraklos.rules.view import OraklosView, ReviewCard, ReviewView, ShownView

LOST_AND_NOT_WON: Final = 2  # a wrong showing costs its token once, and once more because a right one pays it
SWING: Final = 2  # points between a claim that is refuted and one that is not


class RoundReview(Review):
    """Judges each round when it is over."""

    def cases(self, game: AnyGame, record: Record) -> Iterator[Case]:
        states = replay(game, record)
        _, before = next(states)
        for move, after in states:
            assert move is not None
            if is_last_of_round(before, after):
                yield Case(move.line, game.view(after, None), (), None)
            before = after

    def judge(self, game: AnyGame, case: Case, iterations: int | None, budget_ms: float) -> list[Verdict]:
        return judged_round(case)


def is_last_of_round(before: State, after: State) -> bool:
    """Return whether a round has ended between these two states."""
    assert isinstance(before, OraklosState)
    assert isinstance(after, OraklosState)
    last = after.review
    return last is not None and (before.review is None or before.review.round != last.round)


def judged_round(case: Case) -> list[Verdict]:
    """Return what each seat lost in the round that has just ended.

    It is judged by the dice alone, as if nobody were faster.
    """
    assert isinstance(case.view, OraklosView)
    round_ = case.view.review
    assert round_ is not None
    found = _named(round_, case.view.seats) if case.view.options.mode == "antipodes" else _searched(round_)
    return [Verdict(case.line, *one) for one in found]


Found = tuple[int, Action, Hint, float]


def _searched(round_: ReviewView) -> Iterator[Found]:
    for shown in round_.shown:
        if shown.reason != TRUE:
            yield _wrong(shown, next(card for card in round_.cards if card.card == shown.card))
    free = [token for token in TOKENS if token not in [claim.token for claim in round_.claims]]
    claimed = [claim.card for claim in round_.claims]
    for seat in sorted({card.seat for card in round_.cards if card.seat is not None}):
        missed = [card for card in round_.cards if card.seat == seat and card.found and card.card not in claimed]
        for token, card in zip(free, missed, strict=False):
            yield seat, NO_MORE, _missed(token, card), float(token)


def _wrong(shown: ShownView, card: ReviewCard) -> Found:
    """Return the verdict on a wrong showing.

    The right four dice would have paid the token. If there are none, silence would have kept it.
    """
    made = _show(shown.dice) if shown.dice else TIME
    if card.found:
        return (
            shown.seat,
            made,
            Hint(_show(card.found[0]), "wrong-dice", {"card": card.card, "token": shown.token}),
            float(LOST_AND_NOT_WON * shown.token),
        )
    return shown.seat, made, Hint(NO_MORE, "not-there", {"card": card.card, "token": shown.token}), float(shown.token)


def _missed(token: int, card: ReviewCard) -> Hint:
    args: Args = {"card": card.card, "dice": numbers(card.found[0]), "token": token}
    return Hint(CLAIM[token][CARD_OF[card.card]], "missed", args)


def _named(round_: ReviewView, seats: int) -> Iterator[Found]:
    """Yield what was lost in Antipodes: absent cards not named, wrong names, and names that nobody refuted."""
    absent = [card.card for card in round_.cards if not card.found]
    if not round_.claims:
        if absent:
            yield from ((seat, NO_MORE, _absent(absent[0]), 1.0) for seat in range(seats))
        return
    claim = round_.claims[0]
    named = next(card for card in round_.cards if card.card == claim.card)
    if not named.found:
        return
    if any(shown.reason == TRUE for shown in round_.shown):
        advice = _absent(absent[0]) if absent else Hint(NO_MORE, "were-all-there")
        yield claim.seat, CLAIM[0][CARD_OF[claim.card]], advice, float(SWING if absent else 1)
    else:
        advice = Hint(_show(named.found[0]), "was-there", {"card": claim.card})
        others = [seat for seat in range(seats) if seat != claim.seat]
        yield from ((seat, NO_MORE, advice, SWING / len(others)) for seat in others)


def _absent(card: str) -> Hint:
    return Hint(CLAIM[0][CARD_OF[card]], "was-absent", {"card": card})


def _show(dice: Sequence[int]) -> Action:
    """Return the action that points at these dice, by their numbers from 1."""
    wanted = tuple(sorted(die - 1 for die in dice))
    return next(pick for pick in SHOW if pick.pieces == wanted)
