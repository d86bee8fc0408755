"""A playing at a table: the game in progress, the clock of each chair, and which browser asked for which line."""

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from adyton.engine.draft import Draft, Step
from adyton.engine.game import AnyGame
from adyton.engine.playing import Playing, still_holds
from adyton.engine.record import Entry, Header
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CHANCE, NATURE, Seat
from adyton.engine.state import Json
from adyton.store.lines import LineRow
from adyton.tables.chair_clock import ChairClock

AnyDraft = Draft[Any]
NOBODY: Final = "[]"  # as a list of seats


class LivePlaying:
    """The game of a live table. A draft changes nothing until it is accepted."""

    __slots__ = ("acts", "clocks", "movers", "playing")

    def __init__(self, game: AnyGame, header: Header, rng: CommittedRng) -> None:
        self.playing: Playing[Any, Any] = Playing.begin(game, header, rng)
        self.clocks = [ChairClock()] * len(header.seats)
        self.acts: dict[tuple[Seat, str], int] = {}  # the line of each act, by the id that its browser gave it
        self.movers: set[Seat] = set()  # the seats with a move that was not taken back

    @property
    def line(self) -> int:
        """Return the number of the last line."""
        return len(self.playing.entries) + 1  # as `playing.line`, which is asked for often

    def is_asked(self, seat: Seat) -> bool:
        return self.clocks[seat].asked is not None

    def clocks_after(self, draft: AnyDraft) -> list[ChairClock]:
        """Return the clocks as they will be once the draft is accepted."""
        clocks = self.clocks
        for step in draft.steps:
            if step.turn is not NATURE or step.entry.seat != CHANCE:  # while nature deals, nobody is asked
                clocks = _ticked(clocks, step)
        return clocks

    def accept(self, draft: AnyDraft, act: str | None = None) -> None:
        """Accept the draft, after it is written."""
        clocks = self.clocks_after(draft)
        self.playing.accept(draft)
        self.clocks = clocks
        if draft.steps:
            self._note_mover(draft.steps[0].entry)  # nature makes the moves after it
        if act is not None:
            first = draft.steps[0]
            self.acts[first.entry.seat, act] = first.line

    def follow(self, rows: Iterable[LineRow]) -> None:
        """Follow lines that are written already."""
        for row in rows:
            assert row.line == self.playing.next_line, "a line is missing"
            self.clocks = _ticked(self.clocks, self.playing.follow(row.entry))
            self._note_mover(row.entry)
            self._remember(row)

    def snapshot(self, draft: AnyDraft | None = None) -> Json:
        """Return everything that a replay of the lines so far would give, with those of the draft."""
        if draft is None:
            return {"state": self.playing.snapshot(), "clocks": self.clocks}
        return {"state": draft.state.to_json(), "clocks": self.clocks_after(draft)}

    def replay(self, rows: Sequence[LineRow], snapshot: tuple[int, str] | None) -> None:
        """Follow all lines, from the snapshot on if nothing before it was taken back."""
        if snapshot is not None and still_holds(snapshot[0], [row.entry for row in rows]):
            line, data = snapshot[0], json.loads(snapshot[1])
            self.playing.restore([row.entry for row in rows[: line - 1]], data["state"])
            self.clocks = [ChairClock(*clock) for clock in data["clocks"]]
            self._find_movers()
            for row in rows[: line - 1]:
                self._remember(row)
            rows = rows[line - 1 :]
        self.follow(rows)

    def _note_mover(self, entry: Entry) -> None:
        if entry.undo is None:
            self.movers.add(entry.seat)
        else:
            self._find_movers()

    def _find_movers(self) -> None:
        self.movers = {entry.seat for entry in self.playing.moves.items}

    def _remember(self, row: LineRow) -> None:
        if row.act is not None:
            self.acts[row.entry.seat, row.act] = row.line


def _ticked(clocks: list[ChairClock], step: Step) -> list[ChairClock]:
    """Return the clocks after this line."""
    if step.entry.seat == CHANCE and step.turn.is_nature:
        return clocks  # nature deals: nobody was asked before this line, and nobody is after it
    own, asked = step.entry.seat, step.turn.seats
    return [
        clock if clock.asked is None and seat != own and seat not in asked else clock.after(seat, step)
        for seat, clock in enumerate(clocks)
    ]


def rows_of(draft: AnyDraft, act: str | None = None) -> list[LineRow]:
    """Return the draft as rows of the store; the act's id is in its first line."""
    rows: list[LineRow] = []
    turn, acting = NATURE, NOBODY
    for step in draft.steps:
        if step.turn is not turn:
            turn = step.turn
            acting = _listed(turn.awaited)
        rows.append(LineRow(step.line, step.entry, act, acting))
        act = None
    return rows


@lru_cache(maxsize=1024)
def _listed(seats: tuple[Seat, ...]) -> str:
    return json.dumps(seats)
