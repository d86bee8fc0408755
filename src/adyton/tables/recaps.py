"""Recaps: what happened at a table since one player last looked at it, as far as their seat may know it."""

from typing import Final, NamedTuple

from msgspec import Raw

from adyton.engine.game import AnyGame
from adyton.engine.seat import Seat
from adyton.store.lines import LineRow
from adyton.store.tables import TableRow
from adyton.tables.encoded_view import EncodedView
from adyton.tables.replays import SeenLine, begun, standing_news
from adyton.tables.types import News

MOST_STEPS: Final = 80  # the newest of a long absence


class Missed(NamedTuple):
    """Where the player was, and what came then. The views of `lines` hold only what changed."""

    line: int
    view: Raw  # the position of that line
    lines: list[SeenLine]
    moves: int  # of others that stand
    newest: Raw  # the last position

    def news(self) -> list[News]:
        """Return the news without moves that were taken back."""
        return standing_news((row, events) for row, _, events in self.lines)


def missed(game: AnyGame, row: TableRow, lines: list[LineRow], seat: Seat, seen: int | None) -> Missed:
    """Return what this seat missed after the line `seen`; None: the player has not looked since the game began."""
    last = lines[-1].line if lines else 1
    start = max(_before_first_move(lines, last) if seen is None else seen, last - MOST_STEPS)
    playing, encoded = begun(game, row), EncodedView(game.view_type)
    for line in lines:
        if line.line <= start:
            playing.follow(line.entry)
    encoded.update(game.view(playing.state, seat), start)
    before = encoded.whole
    seen_since: list[SeenLine] = []
    for line in lines:
        if line.line > start:
            step = playing.follow(line.entry)
            encoded.update(game.view(playing.state, seat), line.line)
            seen_since.append(SeenLine(line, encoded.changes, [event for event in step.news if event.is_for(seat)]))
    return Missed(start, before, seen_since, _count_moves(lines, seat, start), encoded.whole)


def _before_first_move(lines: list[LineRow], last: int) -> int:
    """Return the last line before anybody decided something."""
    return next((line.line - 1 for line in lines if line.entry.seat >= 0), last)


def _count_moves(lines: list[LineRow], seat: Seat, start: int) -> int:
    """Count the moves of others after the line `start` that were not taken back."""
    standing: list[LineRow] = []
    for line in lines:
        if line.entry.undo is None:
            standing.append(line)
        else:
            standing = [one for one in standing if one.line < line.entry.undo]
    return sum(line.line > start and line.entry.seat >= 0 and line.entry.seat != seat for line in standing)
