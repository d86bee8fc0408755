"""The search in real time, where the earlier claim counts even if it arrives later (OKL-10, OKL-24)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.phase import Phase
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import CLOCK, Seat, Turn
from adyton.games.oraklos.rules import state as at_phase
from adyton.games.oraklos.rules.actions import CLAIM, LOOK_AGAIN, NO_MORE, TIME, Claim
from adyton.games.oraklos.rules.parts import CARD_NAMES, TOKENS
from adyton.games.oraklos.rules.phases.flow import end_naming, end_search, idle_seats
from adyton.games.oraklos.rules.state import Bid, OraklosState

EVERYBODY: Final = tuple(tuple(range(seats)) for seats in range(6))  # all seats, by their number


class Hunt(Phase[OraklosState]):
    """Everybody searches at once. A claim counts when its window has passed and no earlier one took its card or token."""

    def turn(self, state: OraklosState) -> Turn:
        opens = state.since if state.has_falling_dice else 0
        return Turn(EVERYBODY[state.seats], _deadline(state), True, opens, idle_seats(state))

    def asks(self, state: OraklosState, seat: Seat) -> bool:
        return 0 <= seat < state.seats or (seat == CLOCK and _deadline(state) is not None)

    def legal(self, state: OraklosState, seat: Seat) -> Sequence[Action]:
        if seat == CLOCK:
            return (TIME,)
        if state.quiet[seat]:
            return (LOOK_AGAIN,)
        found = self.claims(state, seat)
        found.append(NO_MORE)
        return found

    @abstractmethod
    def claims(self, state: OraklosState, seat: Seat) -> list[Action]:
        """Return the claims that may still be free, right or wrong."""

    @abstractmethod
    def land(self, state: OraklosState, bid: Bid, at: int) -> None:
        """Apply a claim whose window has passed."""

    @abstractmethod
    def end(self, state: OraklosState, at: int) -> None:
        """Go on to the phase after the search."""

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        if isinstance(action, Claim):
            _wait(state, Bid(max(at, state.since), seat, action.token, action.card))
        elif seat != CLOCK:
            state.quiet[seat] = action is NO_MORE
            if state.news is not None:
                state.tell("no-more" if action is NO_MORE else "look-again", seat=seat)
        self.settle(state, at)

    def settle(self, state: OraklosState, at: int) -> None:
        """Apply the claims whose window has passed; all of them if no seat is left that could overtake them."""
        phase, agreed = state.phase, all(state.quiet)
        while state.phase == phase and state.pending and (agreed or _closes(state) <= at):
            self.land(state, state.pending.pop(0), at)
        if state.phase == phase and (agreed or (not state.pending and _is_out(state, at))):
            self.end(state, at)

    def untimely(self, state: OraklosState, seat: Seat, action: Action, at: int) -> Refusal | None:
        """Refuse what comes after the search. A claim in its window keeps the search open."""
        if state.pending or not _is_out(state, at - 1):
            return None
        return Refusal("search-over", {"by": at - state.since - 1000 * state.options.search}, self.clause)

    def reason(self, state: OraklosState, seat: Seat, action: Action, at: int) -> Refusal:
        if isinstance(action, Claim):
            if state.quiet[seat]:
                return Refusal("said-no-more", {}, self.clause)
            return self.no_claim(state, seat, action, at)
        return NOT_NOW

    @abstractmethod
    def no_claim(self, state: OraklosState, seat: Seat, claim: Claim, at: int) -> Refusal:
        """Return why this cannot be claimed."""


def _wait(state: OraklosState, bid: Bid) -> None:
    """Insert the claim by its time. Of two equal times, the one that arrived first comes first."""
    place = len([other for other in state.pending if other.at <= bid.at])
    state.pending.insert(place, bid)


def overtaken(state: OraklosState, seat: Seat, claim: Claim, at: int) -> Refusal | None:
    """Refuse a claim for a token that another seat has: say how late it was, or that only the message was."""
    holder = state.holder(claim.token)
    if holder is None or holder.seat == seat:
        return None
    by = at - holder.at
    code = "token-gone" if by >= 0 else "token-settled"
    clause = "OKL-10" if claim.token else "OKL-24"
    return Refusal(code, {"token": claim.token, "seat": holder.seat, "by": abs(by)}, clause)


def _closes(state: OraklosState) -> int:
    """Return when the window of the earliest claim has passed."""
    return state.pending[0].at + state.options.claim_window


def _deadline(state: OraklosState) -> int | None:
    if state.pending:
        return _closes(state)
    seconds = state.options.search
    return state.since + 1000 * seconds if seconds else None


def _is_out(state: OraklosState, at: int) -> bool:
    seconds = state.options.search
    return seconds > 0 and at >= state.since + 1000 * seconds


class Search(Hunt):
    """OKL-10. A seat that sees a prediction for one of its cards takes any token and puts it on that card."""

    name = "search"
    clause = "OKL-10"

    def claims(self, state: OraklosState, seat: Seat) -> list[Action]:
        taken = 0  # tokens, as bits
        cards = state.hands[seat]
        for bid in state.landed + [bid for bid in state.pending if bid.seat == seat]:
            taken |= 1 << bid.token
            if bid.card in cards:
                cards = [card for card in cards if card != bid.card]
        found: list[Action] = []
        for token in TOKENS:
            if not taken >> token & 1:
                claims = CLAIM[token]
                for card in cards:
                    found.append(claims[card])
        return found

    def land(self, state: OraklosState, bid: Bid, at: int) -> None:
        holder = state.holder(bid.token)
        if holder is not None:
            if state.news is not None:
                state.tell("late", seat=bid.seat, by=bid.at - holder.at)
            return
        state.landed.append(bid)
        if state.news is not None:
            state.tell("claim", seat=bid.seat, token=bid.token, card=CARD_NAMES[bid.card])
        if len(state.landed) == len(TOKENS):
            self.end(state, at)

    def end(self, state: OraklosState, at: int) -> None:
        end_search(state, at)

    def no_claim(self, state: OraklosState, seat: Seat, claim: Claim, at: int) -> Refusal:
        mine = [bid for bid in state.pending if bid.seat == seat]
        if claim.token == 0:
            return NOT_NOW
        if claim.card not in state.hands[seat]:
            return Refusal("not-your-card", {"card": CARD_NAMES[claim.card]}, self.clause)
        if claim.card in [bid.card for bid in state.landed + mine]:
            return Refusal("card-has-token", {"card": CARD_NAMES[claim.card]}, self.clause)
        return overtaken(state, seat, claim, at) or Refusal("token-yours", {"token": claim.token}, self.clause)


class Naming(Hunt):
    """OKL-24. The first to name a card that matches no true prediction gets a point, unless somebody refutes it."""

    name = "naming"
    clause = "OKL-24"

    def claims(self, state: OraklosState, seat: Seat) -> list[Action]:
        if any(bid.seat == seat for bid in state.pending):
            return []
        return [CLAIM[0][card] for card in state.open]

    def land(self, state: OraklosState, bid: Bid, at: int) -> None:
        for other in state.pending:
            state.tell("late", seat=other.seat, by=other.at - bid.at)
        state.pending = []
        state.landed = [bid]
        state.quiet = [False] * state.seats
        state.since = at
        state.phase = at_phase.CHALLENGE
        state.tell("absent", seat=bid.seat, card=CARD_NAMES[bid.card])

    def end(self, state: OraklosState, at: int) -> None:
        state.tell("all-occur")
        end_naming(state, at)

    def no_claim(self, state: OraklosState, seat: Seat, claim: Claim, at: int) -> Refusal:
        if claim.token:
            return NOT_NOW
        if claim.card not in state.open:
            return Refusal("not-open", {"card": CARD_NAMES[claim.card]}, self.clause)
        return Refusal("named-one", {}, self.clause)
