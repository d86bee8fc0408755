"""What a local table says, in the form of the server's messages."""

from collections.abc import Iterable, Sequence
from typing import Any

from adyton.engine.event import Event
from adyton.engine.playing import Playing
from adyton.engine.record import Ending, Header, Sitting
from adyton.engine.refusal import Refusal
from adyton.engine.seat import Seat
from adyton.local.encode import Json, ViewParts, view_json
from adyton.local.questions import offered
from adyton.local.table import LocalTable


def news_json(line: int, events: Iterable[Event], seat: Seat | None) -> list[Json]:
    """Return those of the events of a line that this seat may know."""
    return [{"line": line, "name": event.name, "args": event.args} for event in events if event.is_for(seat)]


def picks_json(picks: tuple[str, int, int] | None) -> Json | None:
    """Return the pattern of actions that are too many to list."""
    return dict(zip(("word", "size", "among"), picks, strict=True)) if picks is not None else None


def position(table_id: str, table: LocalTable, seen: int | None, done: Json | None = None) -> Json:
    """Return where the game stands for the person, and the news since the line that they have seen."""
    playing, seat = table.playing, table.seat
    since = playing.news_since(seen) if seen is not None else None
    texts, picks = offered(table.legal if seat in table.turn.seats else ())
    moves = playing.moves.items
    return {
        "type": "table",
        "table": table_id,
        "line": playing.line,
        "view": view_json(playing.game.view(playing.state, seat)),
        "since": None,
        "legal": texts,
        "picks": picks_json(picks),
        "news": [one for line, events in since or () for one in news_json(line, events, seat)],
        "fresh": since is None,
        "clock": {
            "at": table.now(),
            "running": table.paused is None,
            "left": [None] * len(table.names),
            "ticking": [],
        },
        "undo": playing.own_undo(seat) is not None,
        "moved": any(entry.seat == seat for entry in moves),
        "done": done,
        "delay": 0,
    }


def record_info(table_id: str, header: Header, ending: Ending | None, lines: int) -> Json:
    """Return a record from a file as a table that the reader does not sit at."""
    return {
        "id": table_id,
        "game": header.game,
        "version": header.version,
        "options": {name: "own" if name == "content" else value for name, value in header.options.items()},
        "status": "closed" if ending is None else "finished",
        "public": False,
        "spectators": True,
        "clock": {"kind": "none"},
        "chairs": [_chair(seat, "person", name, None) for seat, name in enumerate(header.names_at(lines + 1))],
        "you": None,
        "host": False,
        "key": None,
        "acting": [],
        "paused": False,
        "question": None,
        "commitment": header.commitment,
        "seed": ending.seed if ending is not None else None,
        "result": ending.result if ending is not None else None,
        "trouble": None,
        "rematch": None,
        "invited_by": None,
        "created": 0,
        "lines": lines,
        "watching": 0,
        "hints": False,
        "notes": [_sat(header, one) for one in header.sittings],
        "may_take": [],
        "dealing": False,
        "shares": list(header.shares),
    }


def table_info(table_id: str, table: LocalTable, bots: Sequence[str], created: int, notes: list[Json]) -> Json:
    """Return the table as its person may know it."""
    playing, ending = table.playing, table.playing.record.ending
    chairs = [
        _chair(seat, "person", name, None) if seat == table.seat else _chair(seat, "bot", name, bots[seat])
        for seat, name in enumerate(table.names)
    ]
    return record_info(table_id, playing.header, ending, playing.line) | {
        "status": "running" if ending is None else "finished",
        "spectators": False,
        "chairs": chairs,
        "you": table.seat,
        "host": True,
        "acting": [seat for seat in table.turn.seats if seat >= 0],
        "paused": table.paused is not None,
        "created": created,
        "hints": True,
        "notes": notes,
    }


def refused(asked: str | None, refusal: Refusal) -> Json:
    return {
        "type": "refused",
        "id": asked,
        "code": refusal.code,
        "args": refusal.args,
        "clause": refusal.clause,
    }


def steps_of(playing: Playing[Any, Any], entries: Iterable[Any], eyes: Seat | None, is_over: bool) -> list[Json]:
    """Follow these lines; return each as a seat (None: a spectator) saw it, with the changed parts of its view."""
    parts, steps = ViewParts(), []
    for entry in entries:
        step = playing.follow(entry)
        is_shown = is_over or entry.undo is not None or (eyes is not None and entry.seat == eyes)
        steps.append(
            {
                "line": step.line,
                "at": entry.at,
                "seat": entry.seat if is_shown else None,
                "do": entry.do if is_shown else None,
                "undo": entry.undo,
                "view": parts.changes(playing.game.view(playing.state, eyes)),
                "news": news_json(step.line, step.news, eyes),
            }
        )
    return steps


def _sat(header: Header, one: Sitting) -> Json:
    """Return who sat down after the start as a note of the table."""
    before = header.names_at(one.line)[one.seat]
    return {"line": one.line, "name": "sat", "seat": one.seat, "who": one.name, "before": before}


def _chair(seat: Seat, kind: str, name: str, bot: str | None) -> Json:
    return {
        "seat": seat,
        "kind": kind,
        "name": name,
        "bot": bot,
        "held": False,
        "here": True,
        "leaves_in": None,
        "share": None,
    }
