# ruff: noqa: INP001  (a script, not a package)
"""Writes the positions that the client's tests draw: one game of bots each, seen by seat 0."""

import json
import sys
from pathlib import Path

import msgspec

from adyton.bots.roster import bot_names, make_bot
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games import GAMES

FOLDER = Path(__file__).parent.parent / "src" / "testing" / "positions"
NAMES = ("Anna", "Bert", "Cleo", "Dion", "Eva")
EYES = 0


# Positions of these are large: only what is asked is kept.
WITHOUT_EVENTS = {"delphi"}


def positions_of(game: AnyGame, seats: int, seed: int) -> dict[str, object]:
    """The first position of each phase that seat 0 must answer, the first after each event, and the last."""
    bots = [make_bot(bot_names(game)[-1], game, seed + seat) for seat in range(seats)]
    playing = Playing.open(game, game.options(), NAMES[:seats], FastRng(seed))
    found: dict[str, object] = {}
    news: list[object] = []
    while playing.outcome is None:
        keep(found, playing, news)
        seat = game.turn(playing.state).seats[0]
        view = game.view(playing.state, seat)
        chosen = bots[seat].choose(view, game.legal(playing.state, seat), 50)
        told = playing.act(seat, chosen)
        news = [{"move": 1, "name": event.name, "args": event.args} for event in told if event.is_for(EYES)]
    keep(found, playing, news)
    found["over"] = position(playing, news)
    return found


def keep(found: dict[str, object], playing: Playing, news: list) -> None:  # type: ignore[type-arg]  # any game
    state = playing.state
    if EYES in playing.game.turn(state).seats:
        found.setdefault(f"phase-{playing.game.view(state, EYES).phase}", position(playing, news))
    for event in news if playing.game.slug not in WITHOUT_EVENTS else ():
        found.setdefault(f"event-{event['name']}", position(playing, news))


def position(playing: Playing, news: list) -> dict[str, object]:  # type: ignore[type-arg]  # any game
    view = msgspec.to_builtins(playing.game.view(playing.state, EYES))
    acting = EYES in playing.game.turn(playing.state).seats
    legal = [action.text for action in playing.game.legal(playing.state, EYES)] if acting else []
    outcome = playing.outcome
    result = outcome and {"points": list(outcome.points), "places": list(outcome.places), "ending": outcome.ending}
    return {"view": view, "legal": legal, "news": news, "result": result}


if __name__ == "__main__":
    for slug, seats, seed in (("oracle", 4, 7), ("keltis", 3, 5), ("delphi", 2, 3)):
        if sys.argv[1:] and slug not in sys.argv[1:]:
            continue
        text = json.dumps(positions_of(GAMES[slug], seats, seed), separators=(",", ":"))
        (FOLDER / f"{slug}.json").write_text(text + "\n", encoding="utf-8")
