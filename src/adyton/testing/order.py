"""Promises about simultaneous choices: the order of commits cannot matter, and a commit stays hidden."""

from typing import Final

from adyton.engine.action import Action
from adyton.engine.seat import Seat
from adyton.engine.state import State, state_hash
from adyton.testing.broken import Broken
from adyton.testing.position import Position, encoded, news_for, played, texts

TRIES: Final = 3  # pairs of choices at a position


def commit_order_is_free(position: Position) -> None:
    """Check that two seats that choose at the same time reach the same state in either order."""
    if not position.is_commit:
        return
    for _ in range(TRIES):
        first, second = _two_seats(position)
        one, other = _any_action(position, first), _any_action(position, second)
        forth = _both(position, (first, one), (second, other))
        back = _both(position, (second, other), (first, one))
        if state_hash(forth) != state_hash(back):
            raise Broken("commit order is free", f"'{one.text}' and '{other.text}' led to two states")


def _two_seats(position: Position) -> tuple[Seat, Seat]:
    seats = list(position.turn.seats)
    first = seats.pop(position.rng.below(len(seats)))
    return first, seats[position.rng.below(len(seats))]


def _any_action(position: Position, seat: Seat) -> Action:
    legal = position.game.legal(position.state, seat)
    return legal[position.rng.below(len(legal))]


def _both(position: Position, first: tuple[Seat, Action], second: tuple[Seat, Action]) -> State:
    game, at = position.game, position.at
    before = texts(game.legal(position.state, second[0])[:200])
    then = played(game, position.state, (*first, at))
    if texts(game.legal(then, second[0])[:200]) != before:
        raise Broken("commit order is free", f"'{first[1].text}' changed what seat {second[0]} may do")
    game.play(then, *second, at)
    return then


def commits_stay_hidden(position: Position) -> None:
    """Check that nobody else can tell what a seat has chosen while others still choose."""
    if not position.is_commit:
        return
    game, state = position.game, position.state
    seat, waiting = _two_seats(position)
    ways = [played(game, state, (seat, _any_action(position, seat), position.at)) for _ in range(TRIES)]
    turns = [game.turn(way).seats for way in ways]
    if any(turn != turns[0] or waiting not in turn for turn in turns):
        return
    for viewer in (None, *(other for other in position.seats if other != seat)):
        if len({encoded(game, way, viewer) for way in ways}) > 1:
            raise Broken("commits stay hidden", f"the view of {viewer} tells what seat {seat} chose")
        if any(news_for(way.news or [], viewer) != news_for(ways[0].news or [], viewer) for way in ways):
            raise Broken("commits stay hidden", f"the news tell {viewer} what seat {seat} chose")
