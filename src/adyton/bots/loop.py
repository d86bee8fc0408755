"""The loop in which bots play a whole game, in simulated time if the game has a clock."""

from collections.abc import Sequence
from typing import Any

from adyton.bots.bot import Bot, Plan, TimedBot
from adyton.bots.random import RandomBot
from adyton.engine.action import Action
from adyton.engine.game import AnyGame, Outcome
from adyton.engine.playing import Playing
from adyton.engine.refusal import RulesBug
from adyton.engine.rng import FastRng
from adyton.engine.seat import CLOCK, Seat, Turn
from adyton.engine.state import State

BOT_ANSWER_MS = 1000  # in real time, the shortest answer of a bot without plans


def play_on(playing: Playing[Any, Any], bots: Sequence[Bot], budget_ms: int = 100, at: int = 0) -> Outcome:
    """Let the bots play to the end, each in its seat."""
    game = playing.game
    for _ in range(game.longest):
        outcome = playing.outcome
        if outcome is not None:
            return outcome
        seat, plan = next_move(game, playing.state, bots, budget_ms, at)
        at = plan.at
        playing.act(seat, plan.action, at)
    raise RulesBug(f"{game.slug} did not end within {game.longest} moves")


def next_move(game: AnyGame, state: State, bots: Sequence[Bot], budget_ms: int, at: int) -> tuple[Seat, Plan]:
    """Return who acts next: the seat with the earliest plan if time matters, else the first seat of the turn."""
    turn = game.turn(state)
    if not turn.is_timed:
        seat = turn.seats[0]
        legal = game.legal(state, seat)
        return seat, Plan(_chosen(game, state, bots[seat], seat, legal, budget_ms), at)
    return _first_plan(game, state, turn, bots, at)


def _first_plan(game: AnyGame, state: State, turn: Turn, bots: Sequence[Bot], at: int) -> tuple[Seat, Plan]:
    deadline = turn.deadline
    at_once = max(at, turn.opens)
    asked = [(seat, _planned(game, state, bots[seat], seat, at_once)) for seat in turn.seats]
    plans = [(seat, plan) for seat, plan in asked if plan is not None]
    due = [(plan.at, seat, plan) for seat, plan in plans if deadline is None or plan.at < deadline]
    if due:
        _, seat, plan = min(due, key=lambda entry: entry[:2])
        return seat, plan
    if deadline is None:
        raise RulesBug(f"{game.slug} waits for {turn.seats}, who all wait for each other")
    return CLOCK, Plan(game.legal(state, CLOCK)[0], max(at, deadline))


def _planned(game: AnyGame, state: State, bot: Bot, seat: Seat, at: int) -> Plan | None:
    legal = game.legal(state, seat)
    if not legal:
        return None
    if isinstance(bot, TimedBot):
        return bot.plan(game.view(state, seat), legal, at)
    hesitation = FastRng(at * 8 + seat).below(
        BOT_ANSWER_MS
    )  # otherwise the first of several such bots would win every race
    return Plan(_chosen(game, state, bot, seat, legal, BOT_ANSWER_MS), at + BOT_ANSWER_MS + hesitation)


def _chosen(game: AnyGame, state: State, bot: Bot, seat: Seat, legal: Sequence[Action], budget_ms: int) -> Action:
    if isinstance(bot, RandomBot):
        return bot.pick(legal)
    return bot.choose(game.view(state, seat), legal, budget_ms)
