"""Puzzles without a server, in the form in which the server gives them.

The browser keeps what its person has tried, and says so with each request. Ratings belong to
accounts, so nobody is rated here.
"""

import time
from collections.abc import Mapping
from typing import Final

from adyton.bots.skill import Skill, shown
from adyton.engine.action import Unreadable
from adyton.engine.refusal import Illegal, Refusal
from adyton.games import KITS
from adyton.games.kit import Kit
from adyton.games.puzzles import Judged, PlayedPuzzle, PuzzleError
from adyton.local.encode import Json, view_json
from adyton.local.said import news_json, picks_json

DAY_S: Final = 24 * 60 * 60
TOLD_COSTS: Final = 5  # other actions whose cost is told, the best first
UNKNOWN: Final = Refusal("puzzle-unknown")


def info(game: str, tries: Mapping[str, bool]) -> Json:
    """Return how many puzzles a game has, that of the day, and what was solved; raises Illegal."""
    book = _kit(game).puzzles
    return {
        "game": game,
        "count": len(book.puzzles),
        "day": book.of_day(int(time.time()) // DAY_S),
        "next": book.nearest(Skill().mu, list(tries)),
        "tried": sum(puzzle in book.puzzles for puzzle in tries),
        "solved": sum(solved for puzzle, solved in tries.items() if puzzle in book.puzzles),
        "rating": Skill().shown,
    }


def position(game: str, puzzle: str, tries: Mapping[str, bool]) -> Json:
    """Return the position of a puzzle, as its seat sees it; raises Illegal."""
    played = _played(game, puzzle)
    return {
        "game": game,
        "id": puzzle,
        "seats": played.puzzle.seats,
        "you": played.puzzle.you,
        "options": dict(played.options),
        "rating": shown(played.puzzle.rating),
        "tried": puzzle in tries,
        "line": played.line,
        "at": played.at,
        "view": view_json(played.view),
        "legal": list(played.legal),
        "picks": picks_json(played.picks),
        "news": [one for line, event in played.news for one in news_json(line, [event], played.puzzle.you)],
    }


def why(game: str, puzzle: str, text: str) -> Json:
    """Return why the rules do not allow an action in a puzzle; raises Illegal."""
    try:
        refusal = _played(game, puzzle).why_not(text) or Refusal("")
    except Unreadable:
        raise Illegal(UNKNOWN) from None
    return {"code": refusal.code, "args": refusal.args, "clause": refusal.clause, "news": []}


def answer(game: str, puzzle: str, text: str, tries: Mapping[str, bool]) -> Json:
    """Judge an answer and explain the best one; raises Illegal."""
    kit, played = _kit(game), _played(game, puzzle)
    try:
        judged = played.judge(text, kit.reason)
    except Unreadable:
        raise Illegal(UNKNOWN) from None
    return _verdict(kit, played, judged) | {"info": info(game, {puzzle: judged.is_right, **tries})}


def _verdict(kit: Kit, played: PlayedPuzzle, judged: Judged) -> Json:
    costs = sorted(played.puzzle.costs.items(), key=lambda pair: pair[1])
    return {
        "right": judged.is_right,
        "best": list(played.puzzle.best),
        "cost": judged.cost,
        "unit": kit.reviewer.unit,
        "code": judged.hint.code,
        "args": dict(judged.hint.args),
        "others": [{"do": do, "cost": cost} for do, cost in costs[:TOLD_COSTS]],
        "news": news_json(0, judged.news, played.puzzle.you),
        "change": 0,
    }


def _kit(game: str) -> Kit:
    if game not in KITS:
        raise Illegal(Refusal("no-such-game", {"game": game}))
    return KITS[game]


def _played(game: str, puzzle: str) -> PlayedPuzzle:
    book = _kit(game).puzzles
    if puzzle not in book.puzzles:
        raise Illegal(UNKNOWN)
    try:
        return book.play(puzzle)
    except PuzzleError:
        raise Illegal(Refusal("puzzle-broken")) from None
