# ruff: noqa: INP001  (a script, not a package)
"""Writes the positions that the client's tests draw: one game of bots each, seen by seat 0."""

import json
import sys
from pathlib import Path

import msgspec

from adyton.bots.roster import bot_names, make_bot
from adyton.engine.game import AnyGame
from adyton.engine.picks import Picks
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games import GAMES

FOLDER = Path(__file__).parent.parent / "src" / "games"
NAMES = ("Anna", "Bert", "Cleo", "Dion", "Eva")
EYES = 0


# Positions of these are large: only what is asked is kept.
WITHOUT_EVENTS = {"delphi", "oraklos"}
MODES = ("standard", "junior", "antipodes")  # of Oraklos
ROUNDS = 2


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


def rounds_of(mode: str, seed: int) -> dict[str, object]:
    """The same of the first rounds of Oraklos, where all act at once and no clock is waited for."""
    game = GAMES["oraklos"]
    bots = [make_bot("hard", game, seed + seat) for seat in range(2)]
    playing = Playing.open(game, game.options(mode=mode, claim_window=0), NAMES[:2], FastRng(seed))
    found: dict[str, object] = {}
    news: list[object] = []
    while playing.outcome is None and game.view(playing.state, EYES).round <= ROUNDS:
        keep(found, playing, news)
        seat = next(seat for seat in game.turn(playing.state).seats if not is_waiting(playing, seat))
        chosen = bots[seat].choose(game.view(playing.state, seat), game.legal(playing.state, seat), 50)
        told = playing.act(seat, chosen, max(playing.last_at, playing.turn.opens))
        news = [{"move": 1, "name": event.name, "args": event.args} for event in told if event.is_for(EYES)]
    return {f"{mode}-{name}": position for name, position in found.items()}


def is_waiting(playing: Playing, seat: int) -> bool:  # type: ignore[type-arg]  # any game
    """Whether this seat has said that it finds no more."""
    legal = playing.game.legal(playing.state, seat)
    return not isinstance(legal, Picks) and legal[0].text == "look again"


def keep(found: dict[str, object], playing: Playing, news: list) -> None:  # type: ignore[type-arg]  # any game
    state = playing.state
    if EYES in playing.game.turn(state).seats:
        found.setdefault(f"phase-{playing.game.view(state, EYES).phase}", position(playing, news))
    for event in news if playing.game.slug not in WITHOUT_EVENTS else ():
        found.setdefault(f"event-{event['name']}", position(playing, news))


def position(playing: Playing, news: list) -> dict[str, object]:  # type: ignore[type-arg]  # any game
    view = msgspec.to_builtins(playing.game.view(playing.state, EYES))
    acting = EYES in playing.game.turn(playing.state).seats
    legal = playing.game.legal(playing.state, EYES) if acting else ()
    texts = [action.text for action in (legal.plain if isinstance(legal, Picks) else legal)]
    picks = {"word": legal.word, "size": legal.size, "among": legal.among} if isinstance(legal, Picks) else None
    outcome = playing.outcome
    result = outcome and {"points": list(outcome.points), "places": list(outcome.places), "ending": outcome.ending}
    return {"view": view, "legal": texts, "news": news, "result": result} | ({"picks": picks} if picks else {})


def write(slug: str, positions: dict[str, object]) -> None:
    text = json.dumps(positions, separators=(",", ":"))
    (FOLDER / slug / "positions.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    if not sys.argv[1:] or "oraklos" in sys.argv[1:]:
        write("oraklos", {name: position for mode in MODES for name, position in rounds_of(mode, 4).items()})
    for slug, seats, seed in (("oracle", 4, 7), ("keltis", 3, 5), ("delphi", 2, 3)):
        if sys.argv[1:] and slug not in sys.argv[1:]:
            continue
        write(slug, positions_of(GAMES[slug], seats, seed))
