"""Playing: functions that make moves, with nature and the clock taking their turns."""

from collections.abc import Sequence
from typing import TypeVar

from adyton.engine.action import Action
from adyton.engine.game import Game, Outcome
from adyton.engine.options import Options
from adyton.engine.refusal import Illegal, Refusal, RulesBug
from adyton.engine.rng import Rng
from adyton.engine.seat import CHANCE, CLOCK, NATURE, Seat, Turn
from adyton.engine.state import State
from adyton.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Move:
    """An action as it was made: its line in the record, its seat, the action, and its time."""

    __slots__ = ("action", "at", "line", "seat")

    def __init__(self, line: int, seat: Seat, action: Action, at: int) -> None:
        self.line = line
        self.seat = seat
        self.action = action
        self.at = at

    def __repr__(self) -> str:
        return f"Move({self.line}, {self.seat}, {self.action.text!r}, {self.at})"


def begin(game: Game[S, V], options: Options, seats: int) -> S:
    """Return the state before any draw or roll; raises Illegal for bad options, ContentError for a bad file."""
    if seats not in game.chairs:
        raise Illegal(Refusal("seats-number", {"seats": seats, "least": min(game.chairs), "most": max(game.chairs)}))
    refusal = options.refusal(seats)
    if refusal is not None:
        raise Illegal(refusal)
    return game.start(options, seats)


def settle(game: Game[S, V], state: S, rng: Rng, at: int = 0) -> Turn:
    """Let nature act, in place, until somebody is asked. Return whose turn it is then."""
    turn = game.turn(state)
    while turn is NATURE or turn.is_nature:  # nearly always it is this object, and that is seen faster
        game.play(state, CHANCE, game.chance(state, rng), at)
        turn = game.turn(state)
    return turn


def choices(game: Game[S, V], state: S, turn: Turn) -> list[tuple[Seat, Sequence[Action]]]:
    """Return the seats that can act now and what each may do; last the clock, if there is a deadline."""
    asked = [(seat, game.legal(state, seat)) for seat in turn.seats]
    if turn.deadline is not None:
        asked.append((CLOCK, game.legal(state, CLOCK)))
    return [(seat, legal) for seat, legal in asked if legal]


def playout(game: Game[S, V], state: S, rng: Rng, at: int = 0) -> Outcome:
    """Play on at random, in place, to the end.

    If several seats may act, a random one does. Time is simulated: it stands still while seats act.
    The clock is drawn like a seat; when it acts, the time is the deadline.
    """
    for _ in range(game.longest):
        turn = game.turn(state)
        seats = turn.seats
        if not seats:
            break
        if turn.deadline is None:
            seat = seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]
            if seat == CHANCE:
                game.play(state, CHANCE, game.chance(state, rng), at)
                continue
            legal = game.legal(state, seat)
            if legal:
                game.play(state, seat, legal[rng.below(len(legal))], at)
                continue
        at = _play_any(game, state, turn, rng, at)
    outcome = game.outcome(state)
    if outcome is None:
        raise RulesBug(f"{game.slug} did not end within {game.longest} moves")
    return outcome


def any_choice(game: Game[S, V], state: S, turn: Turn, rng: Rng) -> tuple[Seat, Sequence[Action]]:
    """Return a random seat that can act now, and what it may do; raises RulesBug if none can.

    It draws seats until one can act. To ask all of them first would take several times as long.
    """
    seats = list(turn.seats)
    if turn.deadline is not None:
        seats.append(CLOCK)
    while seats:
        seat = seats.pop(rng.below(len(seats)))
        legal = game.legal(state, seat)
        if legal:
            return seat, legal
    raise RulesBug(f"{game.slug} asks {turn.seats}, who can do nothing")


def _play_any(game: Game[S, V], state: S, turn: Turn, rng: Rng, at: int) -> int:
    seat, legal = any_choice(game, state, turn, rng)
    if seat == CLOCK:
        at = max(at, turn.deadline or at)
    game.play(state, seat, legal[rng.below(len(legal))], at)
    return at
