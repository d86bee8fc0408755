"""The measuring process of `adyton bench`.

For each subject in its input it plays at random for a while, and prints how much it played.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final, TypeAlias

from adyton.cli.build import is_compiled
from adyton.engine.game import AnyGame
from adyton.engine.play import any_choice, begin, settle
from adyton.engine.rng import FastRng, Rng
from adyton.engine.seat import CHANCE, CLOCK
from adyton.games import GAMES

HEARTS: Final = "hearts"
SETTLED: Final = "settled"  # after a game's name: nature makes all its moves in a row by one call
# Moves and decisions of one playing; decisions are the moves that nature did not make.
Count: TypeAlias = tuple[int, int]
Play: TypeAlias = Callable[[], Count]


def seats_of(game: AnyGame) -> int:
    """Return four if the game allows it, else its largest number."""
    return 4 if 4 in game.chairs else max(game.chairs)


def drive(game: AnyGame, rng: Rng, rounds: int, is_settled: bool = False) -> Count:
    """Play at random through the public contract, to the end or for this many rounds (0: all).

    If it is settled, `settle` makes nature's moves, as bots and environments use it. They are not counted.
    """
    state = begin(game, game.options(), seats_of(game))
    moves = decisions = at = 0
    while seats := (turn := settle(game, state, rng, at) if is_settled else game.turn(state)).seats:
        seat = seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]
        if seat == CHANCE:
            game.play(state, CHANCE, game.chance(state, rng), at)
            moves += 1
            continue
        legal = game.legal(state, seat) if turn.deadline is None else ()
        if not legal:
            seat, legal = any_choice(game, state, turn, rng)
            if seat == CLOCK:
                at = max(at, turn.deadline or at)
        game.play(state, seat, legal[rng.below(len(legal))], at)
        decisions += 1
        if rounds and state.round == rounds:
            break
    return moves + decisions, decisions


def hearts() -> Play:
    """Play OpenSpiel's hearts through its public interface, as its own examples do."""
    import pyspiel  # noqa: PLC0415 - only benchmarks need it

    game = pyspiel.load_game("hearts")
    random = Random(1).random  # noqa: S311 - cards, not secrets

    def play() -> Count:
        state = game.new_initial_state()
        moves = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                odds = state.chance_outcomes()  # all equally likely
                state.apply_action(odds[int(random() * len(odds))][0])
                moves += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return moves + decisions, decisions

    return play


def subject(name: str) -> Play:
    """Return what plays one game by each call: `hearts`, `GAME`, `GAME settled`, or `GAME 1` for one round of it."""
    if name == HEARTS:
        return hearts()
    slug, _, way = name.partition(" ")
    game, rng = GAMES[slug], FastRng(1)
    if way == SETTLED:
        return lambda: drive(game, rng, 0, is_settled=True)
    return lambda: drive(game, rng, int(way or 0))


def measure(play: Play, seconds: float) -> list[float]:
    """Return games, moves, decisions, and the processor time that they took."""
    games = moves = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        more, deciding = play()
        games, moves, decisions = games + 1, moves + more, decisions + deciding
    return [games, moves, decisions, spent]


def main() -> None:
    """Answer lines of `seconds subject` until the input ends; first print which build it is."""
    subjects: dict[str, Play] = {}
    _answer(is_compiled())
    for line in sys.stdin:
        seconds, _, name = line.strip().partition(" ")
        if name not in subjects:
            subjects[name] = subject(name)
            subjects[name]()  # caches are filled before the measurement
        _answer(measure(subjects[name], float(seconds)))


def _answer(value: bool | list[float]) -> None:
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
