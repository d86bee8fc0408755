"""Playing: one game in progress, its state and its record kept in step.

Everything that keeps a record uses this class: live tables, the terminal, bots' matches, lessons,
the conformance kit and replays. Playouts and environments keep none; they use `engine.play`.

In memory, `act` makes a move and lets nature answer, and `undo` takes a move back. A server that
must write every line before it counts goes in three steps:

    playing.check(seat, action, at)             # raises Illegal
    draft = playing.draft(seat, action, at)     # plays on a copy; nothing has changed yet
    store(draft.steps)                          # each step has its line number and its entry
    playing.accept(draft)                       # now it counts

Another process that reads these lines calls `follow` with each of them. After a restart, `restore`
goes on from a snapshot, and `follow` adds the lines that were written after it.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final, Generic, TypeVar

from adyton.engine.action import Action
from adyton.engine.draft import Draft, Step
from adyton.engine.event import Event
from adyton.engine.game import Game, Outcome
from adyton.engine.options import Options
from adyton.engine.play import begin
from adyton.engine.record import Ending, Entry, Header, Record, note_entries
from adyton.engine.refusal import Illegal, Refusal
from adyton.engine.rng import CommittedRng, Rng
from adyton.engine.seat import CHANCE, NATURE, Seat, Turn
from adyton.engine.standing import Standing
from adyton.engine.state import Json, State, state_hash
from adyton.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

REMEMBERED: Final = 400  # lines of which it is known what happened and who was asked
CHECKPOINT_EVERY: Final = 32  # lines; an undo replays at most about so many moves
CHECKPOINTS: Final = 2  # kept at a time: undos rarely go back further, and states take memory
NO_NEWS: Final[Sequence[Event]] = ()
UNDO_NEVER: Final = Refusal("undo-never")
UNDO_NOTHING: Final = Refusal("undo-nothing")


class Playing(Generic[S, V]):
    """A game in progress. `state` is where it stands, `moves` are the lines that were not taken back.

    `rng` makes nature's moves; a committed generator proves itself at the end. Without a generator
    nature does not answer by itself: its moves are followed or played like those of a seat.
    """

    def __init__(self, game: Game[S, V], header: Header, state: S, rng: Rng | None, origin: S | None = None) -> None:
        self.game = game
        self.header = header
        self.state = state
        self.rng = rng
        self.entries: list[Entry] = []
        self._moves: Standing[Entry] = Standing()
        self._seen = 0  # how many entries `_moves` knows of
        self.recent: deque[Step] = deque(maxlen=REMEMBERED)  # the last lines
        self._ended: Ending | None = None  # computed when it is first asked for
        self._origin = origin  # the state before line 2, where that is not the beginning of a game
        self._checkpoints: Standing[S] = Standing()  # in line n, the state before line n

    @classmethod
    def begin(cls, game: Game[S, V], header: Header, rng: Rng | None) -> "Playing[S, V]":
        """Return a playing before its first line; raises Illegal or ContentError if the header does not fit."""
        options = game.read_options(header.options, header.version)
        return cls(game, header, begin(game, options, len(header.seats)), rng)

    @classmethod
    def open(cls, game: Game[S, V], options: Options, names: Sequence[str], rng: Rng) -> "Playing[S, V]":
        """Return a new playing that nature has set up."""
        playing = cls(game, header_of(game, options, names, rng), begin(game, options, len(names)), rng)
        playing.accept(playing.draft_nature())
        return playing

    # --- Where it stands ---

    @property
    def line(self) -> int:
        """Return the number of the last line; the header is line 1."""
        return len(self.entries) + 1

    @property
    def next_line(self) -> int:
        return len(self.entries) + 2

    @property
    def last_at(self) -> int:
        """Return the time of the last line."""
        return self.entries[-1].at if self.entries else 0

    @property
    def moves(self) -> Standing[Entry]:
        """Return the moves that were not taken back, by line."""
        if self._seen < len(self.entries):
            note_entries(self._moves, self._seen + 2, self.entries[self._seen :])
            self._seen = len(self.entries)
        return self._moves

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def record(self) -> Record:
        """Return the record so far, with its ending if the game is over."""
        if self._ended is None:
            self._ended = self._ending(self.state, self.turn)
        return Record(self.header, self.entries, self._ended)

    # --- Acting ---

    def check(self, seat: Seat, action: Action, at: int) -> None:
        """Raise Illegal if this seat may not do this now."""
        refusal = self.game.why_not(self.state, seat, action, at)
        if refusal is not None:
            raise Illegal(refusal)

    def act(self, seat: Seat, action: Action, at: int = 0) -> list[Event]:
        """Make a move, let nature answer, and return what happened. Raises Illegal and then changes nothing."""
        self.check(seat, action, at)
        draft = self.draft(seat, action, at)
        self.accept(draft)
        return draft.news

    def draft(self, seat: Seat, action: Action, at: int) -> Draft[S]:
        """Return what this legal action leads to, nature's answers included."""
        state = self.state.copy()
        step = self._played(state, self.next_line, Entry(seat, action.text, at), action)
        return self._settled(state, [step], at)

    def draft_nature(self, at: int = 0) -> Draft[S]:
        """Return what nature does before anybody is asked, usually the set-up of a new game."""
        return self._settled(self.state.copy(), [], at)

    def accept(self, draft: Draft[S]) -> None:
        """Make a draft part of the record."""
        steps = draft.steps
        if steps:
            assert steps[0].line == self.next_line, "the draft was made for another position"
            self._note(steps)
        self.state = draft.state
        self._ended = draft.ending
        self._keep_checkpoint()

    def follow(self, entry: Entry) -> Step:
        """Play a line that was written before. It is trusted, and may be nature's."""
        if entry.undo is not None:
            self.state = self._before(entry.undo)
            step = self._undone(self.state, self.next_line, entry)
        else:
            step = self._played(self.state, self.next_line, entry, self.game.read(entry.do))
        self._note([step])
        self._keep_checkpoint()
        return step

    def play(self, seat: Seat, action: Action, at: int = 0) -> None:
        """Make one legal move in place, without news, checks or nature's answer: for replays and tests."""
        self.game.play(self.state, seat, action, at)
        self.entries.append(Entry(seat, action.text, at))

    def chance(self) -> Action:
        """Return what the generator makes nature do in the next line."""
        assert self.rng is not None, "nature has no generator here"
        self.rng.go_to(self.next_line)
        return self.game.chance(self.state, self.rng)

    # --- Taking back ---

    @property
    def takes_back(self) -> bool:
        """Return whether moves may be taken back in this position. Moves made in real time may not."""
        return self.game.takes_back and not self.turn.is_timed

    def own_undo(self, seat: Seat) -> int | None:
        """Return the line that this seat may take back alone: its own, with nothing of others or nature after it.

        A move that completed a simultaneous choice stays: this seat has seen since what the others chose.
        """
        moves = self.moves
        if not moves.lines or moves.items[-1].seat != seat or not self.game.takes_back:
            return None
        turn = self.turn
        if turn.is_over or turn.is_timed:
            return None
        return None if self._completed_choice(seat) else moves.lines[-1]

    @property
    def undoer(self) -> Seat | None:
        """Return the seat that may take back its last move alone; None: nobody may."""
        items = self.moves.items
        seat = items[-1].seat if items else CHANCE
        return seat if seat >= 0 and self.own_undo(seat) is not None else None

    def _completed_choice(self, seat: Seat) -> bool:
        """Return whether this seat's last move completed a choice that several seats made at the same time."""
        moves = self.moves
        lines, items = moves.lines, moves.items
        first = len(lines) - 1
        while first > 0 and items[first - 1].seat == seat and self._stays_in_phase(lines[first - 1]):
            first -= 1  # one choice may take several moves
        before = first - 1
        if before < 0 or items[before].seat < 0 or seat not in self._asked_before(lines[before]):
            return False
        return self._asked_before(lines[-1]) == (seat,)  # otherwise others still choose

    def _asked_before(self, line: int) -> tuple[Seat, ...]:
        """Return the seats that were asked when the move in this line was made."""
        known = self._step(line - 1)
        return known.turn.seats if known is not None else self.game.turn(self._before(line)).seats

    def _stays_in_phase(self, line: int) -> bool:
        """Return whether the phase was the same before and after the move in this line."""
        known = self._step(line)
        if known is not None:
            return known.is_same_phase
        state, entry = self._before(line), self.entries[line - 2]
        phase = state.phase
        self.game.play(state, entry.seat, self.game.read(entry.do), entry.at)
        return state.phase == phase

    def undo(self, seat: Seat, at: int = 0) -> list[Event]:
        """Take back this seat's last move, and return what happened; raises Illegal."""
        if not self.takes_back:
            raise Illegal(UNDO_NEVER)
        line = self.own_undo(seat)
        if line is None:
            raise Illegal(UNDO_NOTHING)
        return self.undo_to(line, seat, at)

    def undo_to(self, line: int, seat: Seat, at: int = 0) -> list[Event]:
        """Take back all moves from this line on, of every seat. If nature must act again, it draws again."""
        draft = self.draft_undo(line, seat, at)
        self.accept(draft)
        return draft.news

    def draft_undo(self, line: int, seat: Seat, at: int) -> Draft[S]:
        """Return the draft that takes back all moves from this line on; raises Illegal."""
        if not self.takes_back:
            raise Illegal(UNDO_NEVER)
        if line not in self.moves:
            raise Illegal(UNDO_NOTHING)
        state = self._before(line)
        step = self._undone(state, self.next_line, Entry(seat, "", at, line))
        draft = self._settled(state, [step], at)
        if self.game.turn(draft.state).is_timed:
            raise Illegal(UNDO_NEVER)
        return draft

    # --- Looking back, stopping and going on ---

    def news_since(self, line: int) -> list[tuple[int, Sequence[Event]]] | None:
        """Return what happened after this line, by line; None if that is too long ago. Lines without news are left out."""
        missed = self.line - line
        if not 0 <= missed <= len(self.recent):
            return None
        found = [(step.line, step.news) for step in islice(reversed(self.recent), missed) if step.news]
        found.reverse()
        return found

    def snapshot(self) -> Json:
        """Return the state as JSON, to be kept with the number of the last line."""
        return self.state.to_json()

    def restore(self, entries: Iterable[Entry], snapshot: Json) -> None:
        """Go on from a snapshot. `entries` are all lines up to it, and none of them was taken back since."""
        assert not self.entries, "a playing is restored before its first line"
        self.entries.extend(entries)
        self.state = self.game.load(snapshot)

    def copy(self) -> "Playing[S, V]":
        """Return a copy that shares only the generator."""
        twin: Playing[S, V] = Playing(self.game, self.header, self.state.copy(), self.rng, self._origin)
        twin.entries = self.entries[:]
        twin._moves, twin._seen = self._moves.copy(), self._seen
        twin.recent = self.recent.copy()
        twin._checkpoints = self._checkpoints.copy()  # a checkpoint never changes
        return twin

    # --- Inside ---

    def _played(self, state: S, line: int, entry: Entry, action: Action) -> Step:
        phase = state.phase
        news: list[Event] = []
        state.news = news
        self.game.play(state, entry.seat, action, entry.at)
        state.news = None
        return Step(line, entry, news or NO_NEWS, self.game.turn(state), state.phase == phase)

    def _undone(self, state: S, line: int, entry: Entry) -> Step:
        assert entry.undo is not None
        event = Event("undo", {"seat": entry.seat, "line": entry.undo})
        return Step(line, entry, [event], self.game.turn(state), False)

    def _settled(self, state: S, steps: list[Step], at: int) -> Draft[S]:
        turn = steps[-1].turn if steps else self.game.turn(state)
        if turn.is_nature and self.rng is not None:
            turn = self._let_nature_act(state, steps, at, self.rng)
        return Draft(steps, state, self._ending(state, turn))

    def _let_nature_act(self, state: S, steps: list[Step], at: int, rng: Rng) -> Turn:
        """Add nature's moves until somebody is asked. A deal may be a hundred of them, so this loop does little."""
        game, line = self.game, self.next_line + len(steps)
        news: list[Event] = []
        turn = NATURE
        while turn is NATURE or turn.is_nature:  # nearly always it is this object
            phase, state.news = state.phase, news
            rng.go_to(line)
            action = game.chance(state, rng)
            game.play(state, CHANCE, action, at)
            turn = game.turn(state)
            steps.append(Step(line, Entry(CHANCE, action.text, at), news or NO_NEWS, turn, state.phase == phase))
            if news:
                news = []
            line += 1
        state.news = None
        return turn

    def _ending(self, state: S, turn: Turn) -> Ending | None:
        outcome = self.game.outcome(state) if turn.is_over else None
        if outcome is None:
            return None
        seed = self.rng.seed.hex() if isinstance(self.rng, CommittedRng) else None
        return Ending(outcome.to_json(), state_hash(state, self.header.options), seed)

    def _before(self, line: int) -> S:
        """Return a new state, as it was before this line."""
        found = self._checkpoints.latest(line)
        since, state = (0, self._first()) if found is None else (found[0], found[1].copy())
        for entry in self.moves.before(line, since):
            self.game.play(state, entry.seat, self.game.read(entry.do), entry.at)
        return state

    def _first(self) -> S:
        if self._origin is not None:
            return self._origin.copy()
        return self.game.start(self.state.options, self.state.seats)

    def _step(self, line: int) -> Step | None:
        """Return the step of this line, if it is one of the last."""
        ago = self.line - line
        step = self.recent[-1 - ago] if 0 <= ago < len(self.recent) else None
        return step if step is not None and step.line == line else None  # `play` adds lines without steps

    def _note(self, steps: list[Step]) -> None:
        """Add lines to the record. Only the first of them may be an undo: nature takes nothing back."""
        self.entries.extend([step.entry for step in steps])
        self.recent.extend(steps)
        undo = steps[0].entry.undo
        if undo is not None:
            self._checkpoints.cut(undo + 1)

    def _keep_checkpoint(self) -> None:
        kept = self._checkpoints
        last = kept.lines[-1] if kept.lines else 0
        if self.next_line - last >= CHECKPOINT_EVERY and self.game.takes_back:
            kept.add(self.next_line, self.state.copy())
            kept.drop(CHECKPOINTS)


def still_holds(line: int, entries: Sequence[Entry]) -> bool:
    """Return whether a snapshot of this line still counts: no later line took back anything up to it."""
    return all(entry.undo is None or entry.undo > line for entry in entries[line - 1 :])


def header_of(game: Game[S, V], options: Options, names: Sequence[str], rng: Rng | None) -> Header:
    """Return the first line of a new record."""
    commitment, shares = (rng.commitment, rng.shares) if isinstance(rng, CommittedRng) else (None, ())
    return Header(game.slug, options.version, options.to_json(), list(names), commitment, shares)
