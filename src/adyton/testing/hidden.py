"""Promises about secrets: no message tells a seat what it may not know."""

from collections.abc import Sequence
from typing import Final

import msgspec

from adyton.engine.action import Action
from adyton.engine.refusal import Refusal
from adyton.engine.seat import CHANCE, Seat
from adyton.engine.state import State, state_hash
from adyton.testing.broken import Broken
from adyton.testing.position import Position, encoded, forward, news_for, played, sample, texts

ENOUGH: Final = 100  # alternatives that the kit tries before it calls a choice hidden; with more it does not judge
AHEAD: Final = 12


def views_travel(position: Position) -> None:
    """Check that a view that was encoded and decoded, for a bot in another process, is the same."""
    for viewer in (None, *position.seats):
        view = position.game.view(position.state, viewer)
        back = msgspec.json.decode(msgspec.json.encode(view), type=position.game.view_type)
        if back != view:
            raise Broken("views travel", f"the view of {viewer} is not the same when decoded")
        if (view.viewer, view.seats, view.acting) != (viewer, position.state.seats, position.turn.seats):
            raise Broken("views travel", f"the view of {viewer} does not say for whom it is, or who acts")
        if (view.phase, view.deadline) != (position.game.phase(position.state), position.turn.deadline):
            raise Broken("views travel", f"the view of {viewer} does not say the phase or the deadline")


def views_stay(position: Position) -> None:
    """Check that a view does not change when the game goes on: it shares nothing with the state."""
    state = position.state.copy()
    shown = [position.game.view(state, viewer) for viewer in (None, *position.seats)]
    before = [msgspec.json.encode(view) for view in shown]
    forward(position.game, state, position.rng, position.at, AHEAD)
    for view, text in zip(shown, before, strict=True):
        if msgspec.json.encode(view) != text:
            raise Broken("views stay", f"moves changed a view of {view.viewer} that was made before them")


def imagined(position: Position, seat: Seat) -> State:
    """Return a state that this seat imagines, from a decoded view."""
    view = msgspec.json.decode(encoded(position.game, position.state, seat), type=position.game.view_type)
    state: State = position.game.imagine(view, position.rng)
    return state


def imagination_fits(position: Position) -> None:
    """Check that an imagined state gives the seat and spectators the true views, and can be played on."""
    if not position.is_decision:
        return
    for seat in position.seats:
        twin = imagined(position, seat)
        _indistinguishable(position, twin, seat)
        if position.pieces is not None and position.pieces(twin) != position.pieces(position.state):
            raise Broken("pieces are conserved", f"not in what seat {seat} imagines")
        _playable(position, twin, seat)


def _indistinguishable(position: Position, twin: State, seat: Seat) -> None:
    promise = "a seat cannot tell what it imagines from the truth"
    game, state = position.game, position.state
    truth, dream = encoded(game, state, seat), encoded(game, twin, seat)
    if dream != truth:
        raise Broken(promise, f"seat {seat} sees {_difference(truth, dream)}")
    if texts(game.legal(twin, seat)[:200]) != texts(game.legal(state, seat)[:200]):
        raise Broken(promise, f"seat {seat} may do something else in what it imagines")
    for action in sample(position.known, position.rng, 12):
        true, dreamt = (game.why_not(which, seat, action, position.at) for which in (state, twin))
        if _words(true) != _words(dreamt):
            raise Broken(promise, f"'{action.text}' of seat {seat} is refused as {true} and as {dreamt}")
    truth, dream = encoded(game, state, None), encoded(game, twin, None)
    if dream != truth:
        raise Broken("spectators see no more than every seat", f"than seat {seat}: {_difference(truth, dream)}")


def _words(refusal: Refusal | None) -> tuple[str, dict[str, int | str], str] | None:
    return None if refusal is None else (refusal.code, refusal.args, refusal.clause)


def _difference(truth: bytes, dream: bytes) -> str:
    true, dreamt = msgspec.json.decode(truth), msgspec.json.decode(dream)
    fields = [
        f"{name}: {true[name]} in truth, {dreamt.get(name)} imagined" for name in true if true[name] != dreamt.get(name)
    ]
    return "; ".join(fields) or "the same in another order"


def _playable(position: Position, twin: State, seat: Seat) -> None:
    game = position.game
    if state_hash(game.load(twin.to_json())) != state_hash(twin):
        raise Broken("JSON round-trips", f"not for what seat {seat} imagines")
    forward(game, twin, position.rng, position.at, AHEAD)


def twins_get_the_same_news(position: Position) -> None:
    """Check that two states that a seat cannot tell apart give it the same news.

    They look alike to the seat before and after a move.
    """
    if not position.is_decision:
        return
    game, state, at = position.game, position.state, position.at
    for viewer in position.seats:
        twin = imagined(position, viewer)
        for seat in position.turn.seats:
            common = [
                action
                for action in sample(game.legal(state, seat), position.rng, 4)
                if action in game.legal(twin, seat)
            ]
            for action in common[:2]:
                _same_news(
                    position, (played(game, state, (seat, action, at)), played(game, twin, (seat, action, at))), viewer
                )


def _same_news(position: Position, ways: tuple[State, State], viewer: Seat) -> None:
    views = [encoded(position.game, way, viewer) for way in ways]
    news = [news_for(way.news or [], viewer) for way in ways]
    if views[0] == views[1] and news[0] != news[1]:
        raise Broken(
            "twins get the same news", f"seat {viewer} hears {news[0]} or {news[1]}, which its view does not know"
        )


def news_tell_no_more_than_views(position: Position) -> None:
    """Check that the news do not reveal a choice, if no alternative changes what a seat sees."""
    for seat in position.turn.seats:
        choices = _alternatives(position, seat)
        if len(choices) > ENOUGH:
            continue
        some = [
            played(position.game, position.state, (seat, action, position.at))
            for action in sample(choices, position.rng, 4)
        ]
        for viewer in (None, *position.seats):
            if viewer != seat and not _is_untold(some, viewer) and _is_hidden(position, some, viewer):
                _accuse(position, seat, choices, viewer)


def _alternatives(position: Position, seat: Seat) -> Sequence[Action]:
    if seat == CHANCE:
        return [action for action, _ in position.game.odds(position.state)]
    return position.game.legal(position.state, seat)


def _is_hidden(position: Position, ways: list[State], viewer: Seat | None) -> bool:
    return len({encoded(position.game, way, viewer) for way in ways}) == 1


def _is_untold(ways: list[State], viewer: Seat | None) -> bool:
    return all(news_for(way.news or [], viewer) == news_for(ways[0].news or [], viewer) for way in ways)


def _accuse(position: Position, seat: Seat, choices: Sequence[Action], viewer: Seat | None) -> None:
    """Raise Broken if all alternatives look alike: only then the choice is hidden."""
    ways = [played(position.game, position.state, (seat, action, position.at)) for action in choices]
    if _is_hidden(position, ways, viewer):
        raise Broken("news tell no more than views", f"{viewer} hears which of {texts(choices)[:6]} seat {seat} took")
