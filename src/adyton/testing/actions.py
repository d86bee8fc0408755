"""Promises about actions: what may be done, what is refused, and how it is written."""

from collections.abc import Sequence

from adyton.engine.action import Action, Unreadable
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.seat import CHANCE, CLOCK, Seat
from adyton.testing.broken import Broken
from adyton.testing.position import Position, sample, texts


def no_dead_ends(position: Position) -> None:
    """Check that seats that are asked can answer, and so can the clock after a deadline.

    Nobody is asked when the game is over.
    """
    promise = "no dead ends"
    game, state, turn = position.game, position.state, position.turn
    outcome = game.outcome(state)
    if position.is_over:
        _sound_outcome(outcome, state.seats)
        return
    if outcome is not None:
        raise Broken(promise, f"there is an outcome, but {turn.seats} are asked")
    if turn.deadline is not None and not game.legal(state, CLOCK):
        raise Broken(promise, "there is a deadline, but nothing for the clock to do")
    for seat in turn.seats:
        if seat not in (CHANCE, *position.seats):
            raise Broken(promise, f"there is no seat {seat}")
        if not turn.is_timed and not game.legal(state, seat):
            raise Broken(promise, f"seat {seat} is asked and can do nothing")
    if turn.deadline is None and not any(game.legal(state, seat) for seat in turn.seats):
        raise Broken(promise, f"{turn.seats} race, and none can do anything")


def _sound_outcome(outcome: Outcome | None, seats: int) -> None:
    if outcome is None:
        raise Broken("no dead ends", "nobody is asked, but there is no outcome")
    if not len(outcome.points) == len(outcome.places) == seats:
        raise Broken("no dead ends", f"the outcome is not for {seats} seats")
    if not outcome.ending or not outcome.winners:
        raise Broken("no dead ends", "the outcome names no ending or no winner")


def actions_read_back(position: Position) -> None:
    """Check that every action is one object with one text, and that players' actions have one number each."""
    promise = "actions read back"
    game = position.game
    _last_action(game)
    for seat in (CLOCK, *position.turn.seats):
        legal = game.legal(position.state, seat)
        for action in sample(legal, position.rng):
            if game.read(action.text) is not action:
                raise Broken(promise, f"'{action.text}' reads as another object")
            if seat >= 0 and not 0 <= action.index < game.action_count:
                raise Broken(promise, f"'{action.text}' has the number {action.index} of {game.action_count}")
        _unique(legal, promise)


def _last_action(game: AnyGame) -> None:
    """Check that the last action can be read, so that there are not more numbers than actions."""
    last = game.last_action
    try:
        is_known = game.read(last.text) is last
    except Unreadable:
        is_known = False
    if not is_known:
        raise Broken("actions read back", f"the last action, '{last.text}', is none of the game")


def _unique(legal: Sequence[Action], promise: str) -> None:
    some = [legal[place] for place in range(min(len(legal), 200))]
    if len({action.text for action in some}) < len(some):
        raise Broken(promise, "an action is listed twice")
    if len({action.index for action in some}) < len(some):
        raise Broken(promise, "two actions have one number")


def numbers_are_stable(position: Position, names: dict[int, str]) -> None:
    """Check that a number means the same action in every position.

    `names` remembers the earlier ones.
    """
    for seat in position.turn.seats:
        if seat < 0:
            continue
        for action in sample(position.game.legal(position.state, seat), position.rng):
            text = names.setdefault(action.index, action.text)
            if text != action.text:
                raise Broken("actions read back", f"the number {action.index} means '{text}' and '{action.text}'")


def legal_is_what_is_allowed(position: Position) -> None:
    """Check that nothing legal is refused, nothing else is allowed, and every refusal has a code."""
    promise = "legal is what why_not allows"
    tried = sample(position.known, position.rng, 12)
    for seat in (CLOCK, CHANCE, *position.seats):
        legal = position.game.legal(position.state, seat)
        if legal and not _may_act(position, seat):
            raise Broken(promise, f"seat {seat} has legal actions, but is not asked")
        for action in (*sample(legal, position.rng), *tried):
            _agrees(position, seat, action, action in legal)


def _may_act(position: Position, seat: Seat) -> bool:
    return seat in position.turn.seats or (seat == CLOCK and position.turn.deadline is not None)


def _agrees(position: Position, seat: Seat, action: Action, legal: bool) -> None:
    turn = position.turn
    at = max(position.at, turn.opens if seat != CLOCK else turn.deadline or 0)
    refusal = position.game.why_not(position.state, seat, action, at)
    promise = "legal is what why_not allows"
    if legal and refusal is not None:
        raise Broken(promise, f"'{action.text}' is legal for seat {seat}, but refused: {refusal}")
    if not legal and refusal is None:
        raise Broken(promise, f"'{action.text}' is not legal for seat {seat}, but allowed")
    if refusal is not None and not refusal.code:
        raise Broken(promise, f"'{action.text}' is refused without a code")


def clock_waits(position: Position) -> None:
    """Check that the clock may not act before the deadline."""
    deadline = position.turn.deadline
    if deadline is None:
        return
    for action in position.game.legal(position.state, CLOCK):
        if position.game.why_not(position.state, CLOCK, action, deadline - 1) is None:
            raise Broken("the clock waits", f"'{action.text}' is allowed before the deadline")


def seats_wait(position: Position) -> None:
    """Check that no seat may act before the turn opens."""
    turn = position.turn
    for seat in turn.seats if turn.opens > 0 else ():
        for action in sample(position.game.legal(position.state, seat), position.rng, 4):
            if position.game.why_not(position.state, seat, action, turn.opens - 1) is None:
                raise Broken("seats wait", f"'{action.text}' is allowed before the turn opens")


def legal_is_stable(position: Position) -> None:
    """Check that the order of legal actions follows from the state alone."""
    game, state = position.game, position.state
    twin = state.copy()
    for seat in position.turn.seats:
        first = texts(game.legal(state, seat)[:200])
        if texts(game.legal(state, seat)[:200]) != first or texts(game.legal(twin, seat)[:200]) != first:
            raise Broken("legal actions have one order", f"seat {seat} was answered in two orders")
