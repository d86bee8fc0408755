"""The course of a table's game: its lines, the state they lead to, and what each chair has been asked since when."""

import json
from collections import deque
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from adyton.engine.action import Action
from adyton.engine.event import Event
from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.record import Ending, Entry, Header, Record
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CHANCE, Seat, Turn
from adyton.engine.state import Json, State, state_hash
from adyton.store.lines import LineRow

REMEMBERED: Final = 400  # lines whose news a browser that was away can still be told
NOT_ASKED: Final = -1


class Step(NamedTuple):
    """A line, what happened with it, and who was asked what afterwards."""

    row: LineRow
    news: list[Event]
    acting: tuple[Seat, ...]
    phase: int
    race: bool


class Draft(NamedTuple):
    """Lines that are not written yet, and the state that they would lead to."""

    steps: list[Step]
    state: State
    ending: Ending | None

    @property
    def rows(self) -> list[LineRow]:
        return [LineRow(row.line, row.entry, row.act, _told(acting)) for row, _, acting, _, _ in self.steps]


@lru_cache(maxsize=1024)
def _told(acting: tuple[Seat, ...]) -> str:
    return json.dumps(acting)


class Course:
    """Nothing here is ever half done: a draft changes nothing until it is accepted."""

    def __init__(self, game: AnyGame, options: Options, header: Header, rng: CommittedRng) -> None:
        seats = len(header.seats)
        self.game = game
        self.options = options
        self.header = header
        self.rng = rng
        self.entries: list[Entry] = []
        self.standing: list[tuple[int, Entry]] = []  # the moves that were not taken back, each with its line
        self.acts: dict[tuple[Seat, str], int] = {}
        self.recent: deque[tuple[int, list[Event]]] = deque(maxlen=REMEMBERED)
        self.state: State = game.start(options, seats)
        self.phase = self.state.phase
        self.asked = [NOT_ASKED] * seats  # the line since which a chair has been asked the same question
        self.asked_at = [0] * seats
        self.used = [0] * seats  # ms that each chair has thought in all, its present question left out
        self.made = [0] * seats  # moves made

    @property
    def move(self) -> int:
        """The number of the last line."""
        return len(self.entries) + 1

    @property
    def last_at(self) -> int:
        return self.entries[-1].at if self.entries else 0

    @property
    def record(self) -> Record:
        return Record(self.header, self.entries)

    def open(self) -> Draft:
        """The first lines, which are nature's."""
        state = self.state.copy()
        return self._settled(state, [], 0)

    def draft(self, seat: Seat, action: Action, at: int, act: str | None = None) -> Draft:
        """What this action would lead to; the caller has asked why not."""
        state = self.state.copy()
        step = self._played(state, LineRow(self.move + 1, Entry(seat, action.text, at), act), action)
        return self._settled(state, [step], at)

    def draft_undo(self, seat: Seat, line: int, at: int, act: str | None = None) -> Draft:
        """What taking back all from this line on would lead to; nature draws anew where it must."""
        row = LineRow(self.move + 1, Entry(seat, "", at, line), act)
        state = self._replayed(line)
        return self._settled(state, [self._undone(state, row)], at)

    def own_undo(self, seat: Seat) -> int | None:
        """The line that this chair may take back without asking anybody."""
        if not self.standing or self.standing[-1][1].seat != seat:
            return None
        turn = self.game.turn(self.state)
        return self.standing[-1][0] if turn.seats and self.takes_back(turn) else None

    def takes_back(self, turn: Turn) -> bool:
        """Whether anything may be taken back in this position, by consent or not."""
        return self.game.takes_back and not turn.is_timed

    def accept(self, draft: Draft) -> None:
        """Makes the draft true, once it is written."""
        for step in draft.steps:
            self._note(step)
        self.state = draft.state

    def follow(self, rows: Iterable[LineRow]) -> None:
        """Catches up with lines that are written already."""
        for row in rows:
            self._note(self._followed(row))

    def news_since(self, move: int) -> list[tuple[int, list[Event]]] | None:
        """What happened behind this line; None where that was too long ago."""
        missed = self.move - move
        if not 0 <= missed <= len(self.recent):
            return None
        return list(islice(reversed(self.recent), missed))[::-1]

    def snapshot(self) -> Json:
        """Everything that replaying the lines so far would bring about."""
        return {
            "state": self.state.to_json(), "phase": self.phase, "asked": self.asked, "asked_at": self.asked_at,
            "used": self.used, "made": self.made,
        }  # fmt: skip

    def restore(self, rows: list[LineRow], line: int, snapshot: Json) -> None:
        """Goes on from a snapshot that was taken after this line; the rows are those up to it."""
        for row in rows:
            self._keep(row)
        self.state = self.game.load(snapshot["state"])
        self.phase, self.asked, self.asked_at = snapshot["phase"], snapshot["asked"], snapshot["asked_at"]
        self.used, self.made = snapshot["used"], snapshot["made"]
        assert self.move == line, "the snapshot does not belong to these lines"

    def _followed(self, row: LineRow) -> Step:
        if row.entry.undo is not None:
            self.state = self._replayed(row.entry.undo)
            return self._undone(self.state, row)
        return self._played(self.state, row, self.game.read(row.entry.do))

    def _played(self, state: State, row: LineRow, action: Action) -> Step:
        state.news = []
        self.game.play(state, row.entry.seat, action, row.entry.at)
        news, state.news = state.news, None
        turn = self.game.turn(state)
        return Step(row, news, turn.seats, state.phase, turn.race)

    def _undone(self, state: State, row: LineRow) -> Step:
        seat, line = row.entry.seat, row.entry.undo
        assert line is not None
        event = Event("undo", {"seat": seat, "move": line})
        turn = self.game.turn(state)
        return Step(row, [event], turn.seats, state.phase, turn.race)

    def _replayed(self, line: int) -> State:
        """The state before this line."""
        state: State = self.game.start(self.options, len(self.header.seats))
        for number, entry in self.standing:
            if number < line:
                self.game.play(state, entry.seat, self.game.read(entry.do), entry.at)
        return state

    def _settled(self, state: State, steps: list[Step], at: int) -> Draft:
        line = self.move + len(steps) + 1
        while self.game.turn(state).is_nature:
            action = self.game.chance(state, self.rng.at(line))
            steps.append(self._played(state, LineRow(line, Entry(CHANCE, action.text, at), None), action))
            line += 1
        outcome = self.game.outcome(state)
        ending = None if outcome is None else Ending(outcome.to_json(), state_hash(state), self.rng.seed.hex())
        return Draft(steps, state, ending)

    def _keep(self, row: LineRow) -> None:
        assert row.line == self.move + 1, "a line is missing"
        self.entries.append(row.entry)
        if row.entry.undo is None:
            self.standing.append((row.line, row.entry))
        else:
            self.standing = [(line, entry) for line, entry in self.standing if line < row.entry.undo]
        if row.act is not None:
            self.acts[row.entry.seat, row.act] = row.line

    def _note(self, step: Step) -> None:
        self._keep(step.row)
        self.recent.append((step.row.line, step.news))
        for seat in range(len(self.asked)):
            self._note_seat(seat, step)
        self.phase = step.phase

    def _note_seat(self, seat: Seat, step: Step) -> None:
        line, entry = step.row.line, step.row.entry
        # In a race a chair may act as often as it likes: its own act does not change its question.
        is_same = (entry.seat != seat or step.race) and entry.undo is None and step.phase == self.phase
        is_same = is_same and seat in step.acting
        if self.asked[seat] != NOT_ASKED:
            if is_same:
                return
            self.used[seat] += max(0, entry.at - self.asked_at[seat])
        if entry.seat == seat and entry.undo is None:
            self.made[seat] += 1
        self.asked[seat] = line if seat in step.acting else NOT_ASKED
        self.asked_at[seat] = entry.at
