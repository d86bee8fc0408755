"""Pointing at four dice: for a token, or against somebody's claim; and dice taken back (OKL-11, OKL-13, OKL-24)."""

from collections.abc import Sequence

from adyton.engine.action import Action
from adyton.engine.phase import OverPhase, Phase
from adyton.engine.picks import Pick
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import CLOCK, SOLO, Seat, Turn
from adyton.games.oraklos.rules.actions import CHALLENGES, LOOK_AGAIN, NO_MORE, SHOWINGS, TAKE, TIME, Handful
from adyton.games.oraklos.rules.parts import CARD_NAMES, ROUND_DICE
from adyton.games.oraklos.rules.phases.flow import end_naming, idle_seats, next_round, next_showing, score, to_show
from adyton.games.oraklos.rules.phases.setup import not_a_handful, within
from adyton.games.oraklos.rules.predictions import TRUE
from adyton.games.oraklos.rules.scoring import verdict_on
from adyton.games.oraklos.rules.state import NOBODY, Bid, OraklosState, Shown


class Showing(Phase[OraklosState]):
    """OKL-11. Token by token its owner points at the four dice, without hesitation."""

    name = "showing"
    clause = "OKL-11"

    def turn(self, state: OraklosState) -> Turn:
        seconds = state.options.showing
        return Turn((to_show(state).seat,), state.since + 1000 * seconds if seconds else None)

    def legal(self, state: OraklosState, seat: Seat) -> Sequence[Action]:
        return (TIME,) if seat == CLOCK else SHOWINGS[len(state.dice)]

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        bid = to_show(state)
        shown = point(state, bid.seat, bid, action)
        score(state, bid.seat, bid.token if shown.reason == TRUE else -bid.token)
        next_showing(state, at)

    def reason(self, state: OraklosState, seat: Seat, action: Action, at: int) -> Refusal:
        return no_such_die(state, action, self.clause)


class Challenge(Phase[OraklosState]):
    """OKL-24. The others may point out a prediction that matches the card; one wrong try for each."""

    name = "challenge"
    clause = "OKL-24"

    def turn(self, state: OraklosState) -> Turn:
        seconds = state.options.challenge
        deadline = state.since + 1000 * seconds if seconds else None
        return Turn(tuple(_challengers(state)), deadline, race=True, idle=idle_seats(state))

    def legal(self, state: OraklosState, seat: Seat) -> Sequence[Action]:
        if seat == CLOCK:
            return (TIME,)
        return (LOOK_AGAIN,) if state.quiet[seat] else CHALLENGES[len(state.dice)]

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        bid = state.landed[0]
        if isinstance(action, Pick):
            state.spent[seat] = True
            if point(state, seat, bid, action).reason == TRUE:
                _decide(state, bid, -1, at)
                return
        elif seat != CLOCK:
            state.quiet[seat] = action is NO_MORE
            state.tell("no-more" if action is NO_MORE else "look-again", seat=seat)
        if seat == CLOCK or all(state.quiet[other] for other in _challengers(state)):
            _decide(state, bid, 1, at)

    def reason(self, state: OraklosState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Pick) and state.quiet[seat]:
            return Refusal("said-no-more", {}, self.clause)
        return no_such_die(state, action, self.clause)


def _challengers(state: OraklosState) -> list[int]:
    """Return the seats that may still point something out."""
    claimant = state.landed[0].seat
    return [seat for seat in range(state.seats) if seat != claimant and not state.spent[seat]]


def _decide(state: OraklosState, bid: Bid, points: int, at: int) -> None:
    """OKL-24. Score the claim. One that nobody refuted gains, even if a counter-example was there."""
    state.tell("unrefuted" if points > 0 else "refuted", seat=bid.seat, card=CARD_NAMES[bid.card])
    score(state, bid.seat, points)
    end_naming(state, at)


def point(state: OraklosState, seat: Seat, bid: Bid, action: Action) -> Shown:
    """Judge the dice that a seat points at for a claim. When the clock answers, there are none."""
    card = CARD_NAMES[bid.card]
    if isinstance(action, Pick):
        verdict = verdict_on(state, action.pieces, bid.card)
        die = NOBODY if verdict.die is None else verdict.die
        shown = Shown(seat, bid.token, bid.card, action.pieces, verdict.reason, die)
        if state.news is not None:
            state.tell(
                "shown" if bid.token else "challenged",
                seat=seat,
                card=card,
                dice=action.text.removeprefix("show "),
                token=bid.token,
                reason=shown.reason,
                die=die + 1,
            )
    else:
        shown = Shown(seat, bid.token, bid.card, (), "time", NOBODY)
        state.tell("hesitated", seat=seat, card=card, token=bid.token)
    state.shown.append(shown)
    return shown


def no_such_die(state: OraklosState, action: Action, clause: str) -> Refusal:
    """Return why these dice cannot be pointed at."""
    if isinstance(action, Pick):
        return Refusal("no-such-die", {"count": len(state.dice)}, clause)
    return NOT_NOW


class Taking(Phase[OraklosState]):
    """OKL-13. Each seat takes as many dice from the table as it put in, of any colours."""

    name = "taking"
    clause = "OKL-13"

    def turn(self, state: OraklosState) -> Turn:
        return SOLO[state.order[0]]

    def asks(self, state: OraklosState, seat: Seat) -> bool:
        return seat == state.order[0]

    def legal(self, state: OraklosState, seat: Seat) -> Sequence[Action]:
        return within(TAKE[ROUND_DICE[state.seats]], state.left)

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        assert isinstance(action, Handful)
        left, stock = state.left, state.stocks[seat]
        for colour, count in enumerate(action.counts):
            left[colour] = left[colour] - count
            stock[colour] = stock[colour] + count
        if state.news is not None:
            state.tell("took", seat=seat, dice=action.text.removeprefix("take "))
        state.order.pop(0)
        if not state.order:
            state.shaker = state.left  # OKL-14
            next_round(state, at)

    def reason(self, state: OraklosState, seat: Seat, action: Action, at: int) -> Refusal:
        return not_a_handful(action, "take", state.left, ROUND_DICE[state.seats], self.clause)


class Over(OverPhase[OraklosState]):
    """OKL-15, OKL-26. The highest total wins."""

    clause = "OKL-15"
