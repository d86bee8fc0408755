"""Promises about states as values: copies, repetition, JSON, conservation."""

import json
from collections.abc import Callable
from typing import Final

from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE, CLOCK
from adyton.engine.state import State, canonical, state_hash
from adyton.testing.broken import Broken
from adyton.testing.fields import contents, nothing_is_shared
from adyton.testing.position import Position, encoded, forward, next_step, played, texts

AHEAD: Final = 12  # moves that the kit plays on to see whether two states behave alike


def questions_change_nothing(position: Position) -> None:
    """Check that only `play` changes a state."""
    game, state = position.game, position.state
    asked: dict[str, Callable[[], object]] = {
        "turn": lambda: game.turn(state),
        "outcome": lambda: game.outcome(state),
        "legal": lambda: [game.legal(state, seat) for seat in (CLOCK, CHANCE, *position.seats)],
        "why_not": lambda: [game.why_not(state, 0, action, position.at) for action in position.known[:12]],
        "view": lambda: [game.view(state, viewer) for viewer in (None, *position.seats)],
    }
    if position.is_nature:
        asked |= {"odds": lambda: game.odds(state), "chance": lambda: game.chance(state, position.rng)}
    before = contents(state)
    for question, ask in asked.items():
        ask()
        if contents(state) != before:
            raise Broken("questions change nothing", f"`{question}` changed the state")


def copies_are_deep(position: Position) -> None:
    """Check that moves on a copy leave the original as it is."""
    promise = "copies are deep"
    twin = position.state.copy()
    if twin.news is not None:
        raise Broken(promise, "somebody listens to a copy: its news are not None")
    if state_hash(twin) != position.hash:
        raise Broken(promise, "a copy is not equal to its original")
    nothing_is_shared(position, twin)
    forward(position.game, twin, position.rng, position.at, AHEAD)
    if state_hash(position.state) != position.hash:
        raise Broken(promise, "a move on a copy changed the original")


def play_repeats(position: Position) -> None:
    """Check that the same move on the same state gives the same state and the same news."""
    step = next_step(position.game, position.state, position.rng, position.at)
    if step is None:
        return
    first, second = (played(position.game, position.state, step) for _ in range(2))
    if state_hash(first) != state_hash(second):
        raise Broken("play repeats", f"{step[1]} led to two different states")
    if _all_news(first) != _all_news(second):
        raise Broken("play repeats", f"{step[1]} was told in two different ways")
    quiet = position.state.copy()
    position.game.play(quiet, *step)
    if state_hash(quiet) != state_hash(first):
        raise Broken("play repeats", f"{step[1]} does something else when nobody listens")


def events_are_plain(position: Position) -> None:
    """Check that events hold only numbers and texts, and name only seats that exist."""
    state = position.state.copy()
    state.news = []
    rng = FastRng(int(position.hash[:8], 16))
    forward(position.game, state, rng, position.at, AHEAD)
    for event in state.news:
        args: dict[str, object] = {**event.args}
        odd = [name for name, value in args.items() if not isinstance(value, int | str)]
        if odd:
            raise Broken("events are plain", f"`{odd[0]}` of {event} is neither a number nor a text")
        if event.seats is not None and not set(event.seats) <= set(position.seats):
            raise Broken("events are plain", f"{event} is for seats that nobody has")


def _all_news(state: State) -> list[str]:
    return [repr(event) for event in state.news or []]


def json_round_trips(position: Position) -> None:
    """Check that a state that was written and loaded is the same, and behaves the same."""
    promise = "JSON round-trips"
    game, state = position.game, position.state
    twin: State = game.load(json.loads(canonical(state.to_json())))
    if state_hash(twin) != position.hash:
        raise Broken(promise, "the loaded state is not the one that was written")
    if twin.options != state.options:
        raise Broken(promise, f"the options became {twin.options}")
    _same_answers(position, twin, promise)
    mine = state.copy()
    for step in forward(game, mine, position.rng, position.at, AHEAD):
        game.play(twin, *step)
    if state_hash(twin) != state_hash(mine):
        raise Broken(promise, "the loaded state went another way under the same moves")


def _same_answers(position: Position, twin: State, promise: str) -> None:
    game, state = position.game, position.state
    turn = game.turn(twin)
    before = position.turn
    if (turn.seats, turn.deadline, turn.race, turn.opens) != (
        before.seats, before.deadline, before.race, before.opens
    ):  # fmt: skip
        raise Broken(promise, f"the turn was {before} and became {turn}")
    for seat in position.turn.seats:
        if texts(game.legal(twin, seat)[:100]) != texts(game.legal(state, seat)[:100]):
            raise Broken(promise, f"seat {seat} may do something else, or in another order")
    for viewer in (None, *position.seats):
        if encoded(game, twin, viewer) != encoded(game, state, viewer):
            raise Broken(promise, f"the view of {viewer} changed")


def pieces_are_conserved(position: Position, counted: object) -> None:
    """Check that no piece appears or vanishes; `counted` is the census of the start."""
    assert position.pieces is not None
    now = position.pieces(position.state)
    if now != counted:
        raise Broken("pieces are conserved", f"at the start {counted}, now {now}")
