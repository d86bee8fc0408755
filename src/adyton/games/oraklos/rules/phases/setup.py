"""Before the throw: the starting player, wish cards, and dice for the shaker (OKL-6 to OKL-8)."""

from collections.abc import Sequence
from typing import Final

from adyton.engine.action import Action
from adyton.engine.bag import Bag
from adyton.engine.phase import BagPhase, ChancePhase, Phase
from adyton.engine.refusal import NOT_NOW, Refusal
from adyton.engine.seat import CLOCK, Seat, Turn
from adyton.games.oraklos.rules import actions
from adyton.games.oraklos.rules.actions import PUT, TIME, Handful, Wish
from adyton.games.oraklos.rules.parts import CARD_NAMES, COLOURS, OPEN, ROUND_DICE
from adyton.games.oraklos.rules.phases.flow import begin_round, gather, owed, send_spies, shake
from adyton.games.oraklos.rules.state import OraklosState

DIGIT: Final = 7  # a handful has at most six dice
# Handfuls by their size and the stock. More dice of a colour than a handful holds change nothing, so it stays small.
_WITHIN: Final[dict[int, tuple[Action, ...]]] = {}


class Start(ChancePhase[OraklosState]):
    """OKL-6. A random player starts."""

    name = "start"
    clause = "OKL-6"

    def odds(self, state: OraklosState) -> Sequence[tuple[Action, int]]:
        return [(action, 1) for action in actions.START[: state.seats]]

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        state.starter = action.index - actions.START[0].index
        state.tell("start", seat=state.starter)
        begin_round(state, at)


class Drawing(BagPhase[OraklosState]):
    """Take a card from the pile."""

    def bag(self, state: OraklosState) -> Bag:
        return state.pile


class Spies(Drawing):
    """OKL-7. Wish cards are drawn, open for all, until everybody has three."""

    name = "spies"
    clause = "OKL-7"

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        assert isinstance(action, Wish)
        receiver = owed(state)
        state.pile.take(action.card)
        state.hands[receiver].append(action.card)
        if state.news is not None:
            state.tell("wish", seat=receiver, card=CARD_NAMES[action.card])
        send_spies(state, at)


class Deal(Drawing):
    """OKL-22. Six cards lie open for everybody."""

    name = "deal"
    clause = "OKL-22"

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        assert isinstance(action, Wish)
        state.pile.take(action.card)
        state.open.append(action.card)
        if len(state.open) == OPEN:
            gather(state, at)


class Dice(Phase[OraklosState]):
    """OKL-8. All at the same time choose dice for the shaker, unseen by the others."""

    name = "dice"
    clause = "OKL-8"

    def turn(self, state: OraklosState) -> Turn:
        return Turn(tuple([seat for seat in range(state.seats) if not state.puts[seat]]))

    def asks(self, state: OraklosState, seat: Seat) -> bool:
        return 0 <= seat < state.seats and not state.puts[seat]

    def legal(self, state: OraklosState, seat: Seat) -> Sequence[Action]:
        return within(PUT[ROUND_DICE[state.seats]], state.stocks[seat])

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        assert isinstance(action, Handful)
        state.puts[seat] = action.counts[:]
        if state.news is not None:
            state.tell("put", seat=seat)
        if all(state.puts):
            shake(state)

    def reason(self, state: OraklosState, seat: Seat, action: Action, at: int) -> Refusal:
        return not_a_handful(action, "put", state.stocks[seat], ROUND_DICE[state.seats], self.clause)


class Ready(Phase[OraklosState]):
    """OKL-21. Without a choice of dice, everybody says that they are ready for the throw."""

    name = "ready"
    clause = "OKL-21"

    def turn(self, state: OraklosState) -> Turn:
        seconds = state.options.ready
        waiting = [seat for seat in range(state.seats) if not state.ready[seat]]
        return Turn(tuple(waiting), state.since + 1000 * seconds if seconds else None)

    def legal(self, state: OraklosState, seat: Seat) -> Sequence[Action]:
        return (TIME,) if seat == CLOCK else (actions.READY,)

    def play(self, state: OraklosState, seat: Seat, action: Action, at: int) -> None:
        if seat == CLOCK:
            state.ready = [True] * state.seats
        else:
            state.ready[seat] = True
            state.tell("ready", seat=seat)
        if all(state.ready):
            shake(state)


def within(handfuls: Sequence[Handful], stock: list[int]) -> tuple[Action, ...]:
    """Return the handfuls that this stock of dice allows."""
    size = handfuls[0].size
    key = handfuls[0].index
    for count in stock:
        key = key * DIGIT + min(count, size)
    found = _WITHIN.get(key)
    if found is None:
        found = _WITHIN[key] = tuple([handful for handful in handfuls if _is_within(handful, stock)])
    return found


def _is_within(handful: Handful, stock: list[int]) -> bool:
    return all(stock[colour] >= count for colour, count in enumerate(handful.counts))


def not_a_handful(action: Action, verb: str, stock: list[int], size: int, clause: str) -> Refusal:
    """Return why these dice cannot be put in or taken back."""
    if not (isinstance(action, Handful) and action.text.startswith(verb)):
        return NOT_NOW
    if action.size != size:
        return Refusal("dice-count", {"count": size}, clause)
    short = [colour for colour in range(4) if action.counts[colour] > stock[colour]]
    return Refusal("dice-short", {"colour": COLOURS[short[0]], "count": stock[short[0]]}, clause)
