"""Omens: a small game with everything a game can have, on which the kit itself is tested.

Each seat gets three of twelve omens. All choose one at the same time; nature sends a sign; under the sun the highest
omen takes a point, under the moon the lowest. Its seat may keep the point or give it to the left.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from adyton.engine.action import Action, Unreadable, by_text
from adyton.engine.bag import Bag
from adyton.engine.fields import Fields
from adyton.engine.game import Outcome
from adyton.engine.options import Options, option
from adyton.engine.phase import ChancePhase, OverPhase, Phase, PhasedGame
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.rng import Rng
from adyton.engine.seat import CLOCK, Seat, Turn, places_of
from adyton.engine.state import State
from adyton.engine.view import View

OMENS: Final = 12
HAND: Final = 3
DEAL, OFFER, SIGN, SHARE, OVER_ = range(5)
SHARE_MS: Final = 1000

DEALS: Final = tuple(Action(f"deal {omen}", omen) for omen in range(OMENS))
OFFERS: Final = tuple(Action(f"offer {omen}", omen) for omen in range(OMENS))
KEEP: Final = Action("keep", OMENS)
GIVE: Final = Action("give", OMENS + 1)
SUN: Final = Action("sun", OMENS)
MOON: Final = Action("moon", OMENS + 1)
WAIT: Final = Action("time is up", 0)
READ: Final = by_text(DEALS, OFFERS, (KEEP, GIVE, SUN, MOON, WAIT))


@dataclass(frozen=True, kw_only=True)
class OmensOptions(Options):
    hurry: bool = option(False)
    moons: int = option(1, least=1, most=3)
    prize: str = option("one", choices=("one", "two"))

    def refusal(self, seats: int) -> Refusal | None:
        return Refusal("too-hurried") if self.hurry and seats == 4 else None


class OmensState(State):
    fields = Fields(values=("due", "taker"), rows=("offers", "points", "used"), tables=("hands",), bags=("bag",))
    __slots__ = fields.names
    options: OmensOptions

    def __init__(self, options: OmensOptions, seats: int) -> None:
        super().__init__(options, seats)
        self.bag = Bag(range(OMENS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.offers = [-1] * seats
        self.points = [0] * seats
        self.used: list[int] = []
        self.taker = -1
        self.due = 0


class Deal(ChancePhase[OmensState]):
    name = "deal"

    def odds(self, state: OmensState) -> Sequence[tuple[Action, int]]:
        return state.bag.odds(DEALS)

    def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
        taker = min(range(state.seats), key=lambda chair: len(state.hands[chair]))
        state.bag.take(action.index)
        state.hands[taker].append(action.index)
        state.hands[taker].sort()
        state.tell("dealt", (taker,), omen=action.index)
        state.tell("dealt-hidden", None, seat=taker)
        if all(len(hand) == HAND for hand in state.hands):
            state.phase = OFFER


class Offer(Phase[OmensState]):
    name = "offer"
    clause = "OME-1"

    def turn(self, state: OmensState) -> Turn:
        return Turn(tuple(seat for seat in range(state.seats) if state.offers[seat] < 0))

    def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
        return [OFFERS[omen] for omen in state.hands[seat]]

    def reason(self, state: OmensState, seat: Seat, action: Action, at: int) -> Refusal:
        return Refusal("not-held", {"omen": action.index}, "OME-1") if action in OFFERS else NOT_NOW

    def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
        state.offers[seat] = action.index
        state.tell("offered", None, seat=seat)
        if min(state.offers) >= 0:
            state.phase = SIGN
            for chair, omen in enumerate(state.offers):
                state.hands[chair].remove(omen)
                state.used.append(omen)
                state.tell("shown", None, seat=chair, omen=omen)
            state.used.sort()


class Sign(ChancePhase[OmensState]):
    name = "sign"

    def odds(self, state: OmensState) -> Sequence[tuple[Action, int]]:
        return [(SUN, 4), (MOON, state.options.moons)]

    def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
        best = max(state.offers) if action is SUN else min(state.offers)
        state.taker = state.offers.index(best)
        state.offers = [-1] * state.seats
        state.phase = SHARE
        state.due = at + SHARE_MS
        state.tell("sign", None, seat=state.taker, sign=action.text)


class Share(Phase[OmensState]):
    name = "share"

    def turn(self, state: OmensState) -> Turn:
        return Turn((state.taker,), state.due if state.options.hurry else None)

    def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
        return [WAIT] if seat == CLOCK else [KEEP, GIVE]

    def play(self, state: OmensState, seat: Seat, action: Action, at: int) -> None:
        chair = (state.taker + 1) % state.seats if action is GIVE else state.taker
        state.points[chair] += 2 if state.options.prize == "two" else 1
        state.tell("point", None, seat=chair)
        state.taker = -1
        state.due = 0
        state.phase = OFFER if state.hands[0] else OVER_


class Over(OverPhase[OmensState]):
    pass


@dataclass(slots=True, kw_only=True)
class OmensView(View):
    hand: tuple[int, ...]
    offer: int
    offers: tuple[int, ...]  # only those that were shown
    counts: tuple[int, ...]
    used: tuple[int, ...]
    points: tuple[int, ...]
    taker: int
    options: OmensOptions


class Omens(PhasedGame[OmensState, OmensView]):
    slug = "omens"
    title = "Omens"
    version = 1
    chairs = (2, 3, 4)
    last_action = GIVE
    longest = 12 + 3 * (4 + 1 + 1)
    options = OmensOptions
    view_type = OmensView
    phases = (Deal(), Offer(), Sign(), Share(), Over())
    state_type: type[OmensState] = OmensState

    def start(self, options: Options, seats: int) -> OmensState:
        assert isinstance(options, OmensOptions)
        return self.state_type(options, seats)

    def outcome(self, state: OmensState) -> Outcome | None:
        if state.phase != OVER_:
            return None
        points = tuple(state.points)
        return Outcome(points, places_of(points), "last-omen")

    def view(self, state: OmensState, seat: Seat | None) -> OmensView:
        shown = state.phase == SIGN
        return OmensView(
            viewer=seat,
            seats=state.seats,
            phase=self.phase(state),
            acting=self.turn(state).seats,
            deadline=self.turn(state).deadline,
            hand=() if seat is None else tuple(state.hands[seat]),
            offer=-1 if seat is None else state.offers[seat],
            offers=tuple(state.offers) if shown else (),
            counts=tuple(len(hand) for hand in state.hands),
            used=tuple(state.used),
            points=tuple(state.points),
            taker=state.taker,
            options=state.options,
        )

    def imagine(self, view: OmensView, rng: Rng) -> OmensState:
        assert view.viewer is not None
        state = self.state_type(view.options, view.seats)
        state.phase = [phase.name for phase in self.phases].index(view.phase)
        state.points = list(view.points)
        state.used = list(view.used)
        state.taker = view.taker
        state.due = view.deadline or 0
        state.bag = Bag(omen for omen in range(OMENS) if omen not in (*view.used, *view.hand))
        for seat, count in enumerate(view.counts):
            state.hands[seat] = self._dealt(state, count, rng) if seat != view.viewer else list(view.hand)
            if view.phase == "offer" and seat not in view.acting:
                state.offers[seat] = view.offer if seat == view.viewer else state.hands[seat][rng.below(count)]
        return state

    def _dealt(self, state: OmensState, count: int, rng: Rng) -> list[int]:
        hand = []
        for _ in range(count):
            hand.append(state.bag.pick(rng))
            state.bag.take(hand[-1])
        return sorted(hand)

    def read(self, text: str) -> Action:
        if text not in READ:
            raise Unreadable(text)
        return READ[text]


def pieces(state: OmensState) -> list[int]:
    """Return every omen, in any place."""
    return sorted([*state.bag.items, *state.used, *(omen for hand in state.hands for omen in hand)])


OMENS_GAME: Final = Omens()
