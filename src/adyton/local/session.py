"""A local table that answers the messages of the client, and asks bots that think elsewhere."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final
from zlib import crc32

from adyton.bots.loop import BOT_ANSWER_MS
from adyton.engine.action import Unreadable
from adyton.engine.refusal import NOT_YOUR_TURN, Illegal, Refusal
from adyton.engine.seat import CLOCK, Seat
from adyton.games import kit_of
from adyton.local.encode import Json
from adyton.local.questions import Question, offered
from adyton.local.reviewing import Reviewing
from adyton.local.said import position, refused, table_info
from adyton.local.table import LocalTable

BUDGET_MS: Final = 2000  # how long any bot may think
STALE: Final = Refusal("stale")


class Session:
    """One table, its person's connection, and what its bots have planned."""

    def __init__(self, table_id: str, table: LocalTable, bots: Sequence[str], created: int) -> None:
        self.id = table_id
        self.table = table
        self.bots = list(bots)  # their names, by seat
        self.created = created
        self.notes: list[Json] = []
        self.out: list[Json] = []  # messages that nobody has fetched yet
        self.questions: dict[str, Question] = {}  # by key: questions that bots have not answered yet
        self.plans: dict[Seat, tuple[str, int]] = {}  # in real time: what bots will do, and when
        self._acts: dict[str, int] = {}  # by id: the line in which it stands
        self._seen: int | None = None  # the last line that the person has seen
        self._phase = self._asked_phase
        self._asked = self._line  # the line since which the person is asked the same question
        self._hint_id = ""
        self.reviewing: Reviewing | None = None
        self._handlers: dict[str, Callable[[Json], None]] = {
            "act": self._act,
            "undo": self._undo,
            "pause": self._pause,
            "why": self._why,
            "errands": self._errands,
            "hint": self._hint,
            "point": self._nothing,
            "look": self._nothing,
            "back": self._nothing,
            "away": self._nothing,
        }

    @property
    def _line(self) -> int:
        return self.table.playing.line

    @property
    def _asked_phase(self) -> str | None:
        """Return the phase in which the person is asked; None if they are not asked."""
        table = self.table
        return table.game.phase(table.playing.state) if table.seat in table.turn.seats else None

    @property
    def info(self) -> Json:
        return table_info(self.id, self.table, self.bots, self.created, self.notes)

    @property
    def is_over(self) -> bool:
        return self.table.playing.outcome is not None

    # --- What the person says ---

    def resume(self, seen: int | None) -> None:
        """Tell the person everything; `seen` is the last line that they know."""
        self._seen = seen
        self.table.go_on()
        self._tell_seating()
        self._tell_position()
        self.ask_bots()

    def leave(self) -> None:
        """Stop the clock, because nobody looks any more. `resume` lets it run again."""
        self.table.pause()
        self.plans.clear()

    def hear(self, message: Json) -> None:
        """Answer a message to the table."""
        try:
            self._handlers.get(message["type"], _refuse)(message)
        except Illegal as error:
            self.out.append(refused(message["id"], error.refusal))

    def _act(self, message: Json) -> None:
        act = message["id"]
        if act not in self._acts:
            self._check_line(message["line"])
            made = self.table.now() if message.get("at") is None else min(message["at"], self.table.now())
            self._acts[act] = self.table.playing.next_line
            try:
                self._move(self.table.seat, message["do"], made, act)
            except Illegal:
                del self._acts[act]
                raise
        else:
            self._tell_done(act, self._acts[act])

    def _check_line(self, line: int) -> None:
        """Refuse an act that answers an old question. If time matters, the rules say more about it."""
        if self.table.paused is not None:
            raise Illegal(Refusal("paused"))
        is_asked = self.table.seat in self.table.turn.seats
        if is_asked and not self.table.is_timed and not self._asked <= line <= self._line:
            raise Illegal(STALE)

    def _undo(self, message: Json) -> None:
        table, seat = self.table, self.table.seat
        if message["line"] != self._line:
            raise Illegal(STALE)
        lines = {line: entry.seat for line, entry in table.playing.moves if entry.seat >= 0}
        mine = [line for line, by in lines.items() if by == seat]
        line = message.get("to") or (mine[-1] if mine else None)
        if line is None or line not in lines:
            raise Illegal(Refusal("undo-nothing"))
        before = table.playing.line
        table.undo_to(line)
        self._went_on(before, message["id"])

    def _pause(self, message: Json) -> None:
        if (self.table.paused is not None) == message["on"]:
            raise Illegal(Refusal("paused" if message["on"] else "not-paused"))
        if message["on"]:
            self.table.pause()
            self.plans.clear()
        else:
            self.table.go_on()
        self._tell_done(message["id"], self._line)
        self._tell_seating()
        self._tell_position()
        self.ask_bots()

    def _why(self, message: Json) -> None:
        table = self.table
        refusal = table.game.why_not(table.playing.state, table.seat, self._read(message["do"]), table.now())
        said = refused(message["id"], refusal or Refusal(""))
        self.out.append(said | {"type": "why-not"})

    def _errands(self, message: Json) -> None:
        tell = kit_of(self.table.game).errands
        answer = None if tell is None else tell(self.table.playing.state, self.table.seat)
        self.out.append({"type": "errands", "id": message["id"], "line": self._line, "answer": answer})

    def _hint(self, message: Json) -> None:
        if self.table.seat not in self.table.turn.seats:
            raise Illegal(NOT_YOUR_TURN)
        self._hint_id = message["id"]
        self.questions[f"hint {self._line}"] = self._question(self.table.seat, why=True)

    def _nothing(self, message: Json) -> None:
        """Accept messages that have no effect here: pointing at pieces, looking, coming back."""
        self._tell_done(message["id"], self._line)

    # --- Bots and the clock ---

    def ask_bots(self) -> None:
        """Ask the bots whose turn it is: the first or, if time matters, all of them."""
        self.questions = {key: one for key, one in self.questions.items() if one.review is not None}
        self.plans.clear()
        table = self.table
        if self.is_over or table.paused is not None:
            return
        others = [seat for seat in table.turn.seats if seat != table.seat and seat >= 0]
        for seat in others if table.is_timed else others[:1]:
            if table.game.legal(table.playing.state, seat):
                self.questions[f"bot {seat} {self._line}"] = self._question(seat)

    def _question(self, seat: Seat, why: bool = False) -> Question:
        table, kit = self.table, kit_of(self.table.game)
        legal, picks = offered(table.game.legal(table.playing.state, seat))
        at = max(table.now(), table.turn.opens) if table.is_timed and not why else None
        line = self._line if at is None else None
        return Question(
            game=table.game.slug,
            bot=kit.bot_names[-1] if why else self.bots[seat],
            seed=crc32(f"{self.id} {seat} {line}".encode()),
            view=table.game.view(table.playing.state, seat),
            legal=legal,
            picks=picks,
            budget_ms=BUDGET_MS,
            at=at,
            why=why,
        )

    def answered(self, key: str, choice: Json | None) -> None:
        """Do what a bot chose.

        None: it failed or took too long, and another action is taken for it.
        """
        question = self.questions.pop(key, None)
        if question is None:
            return  # the table has gone on
        if question.review is not None:
            if self.reviewing is not None:
                self.reviewing.judge(choice)
                self.continue_review()
        elif question.why:
            self._tell_hint(choice)
        else:
            self._take_choice(int(key.split()[1]), choice)

    def continue_review(self) -> None:
        """Ask for the next verdict, while somebody looks at the review."""
        if self.reviewing is not None and self.reviewing.is_wanted and not self.questions:
            question = self.reviewing.next_question()
            if question is not None:
                self.questions[f"review {question.review} {question.step}"] = question

    def _take_choice(self, seat: Seat, choice: Json | None) -> None:
        table = self.table
        if choice is not None and choice.get("hurried"):
            self._note_slow_device(seat)
        if not table.is_timed:
            legal = table.game.legal(table.playing.state, seat)
            self._move(seat, choice["do"] if choice is not None else random.choice(legal).text, table.now())  # noqa: S311
        elif choice is not None and choice["do"] is not None:
            at = choice["at"] if choice["at"] is not None else max(table.now(), table.turn.opens) + BOT_ANSWER_MS
            self.plans[seat] = (choice["do"], at)

    def _tell_hint(self, choice: Json | None) -> None:
        if choice is None or choice["do"] is None:
            self.out.append(refused(self._hint_id, Refusal("no-hint")))
            return
        advice = {"do": choice["do"], "code": choice["code"], "args": choice["args"]}
        self.out.append({"type": "hint", "id": self._hint_id, "line": self._line, **advice})
        note = {"line": self._line, "name": "hint", "seat": self.table.seat}
        if note not in self.notes:
            self.notes.append(note)
            self._tell_seating()

    def _note_slow_device(self, seat: Seat) -> None:
        """Say once for each bot that it plays weaker than its level, because this device is slow."""
        note = {"line": self._line, "name": "slow-device", "seat": seat}
        if not any((one["name"], one["seat"]) == (note["name"], seat) for one in self.notes):
            self.notes.append(note)
            self._tell_seating()

    @property
    def wakes_in(self) -> int | None:
        """Return in how many ms the clock or a bot acts by itself; None: never."""
        deadline = self.table.turn.deadline
        if self.table.paused is not None or self.is_over:
            return None
        times = [at for _, at in self.plans.values()] + ([deadline] if deadline is not None else [])
        return max(0, min(times) - self.table.now()) if times else None

    def wake(self) -> None:
        """Let the clock or a bot act whose time has come."""
        table, now = self.table, self.table.now()
        deadline = table.turn.deadline
        due = sorted((at, seat, do) for seat, (do, at) in self.plans.items() if at <= now)
        if due and (deadline is None or due[0][0] < deadline):
            at, seat, do = due[0]
            del self.plans[seat]
            try:
                self._move(seat, do, at)
            except Illegal:  # somebody was faster
                self.ask_bots()
        elif deadline is not None and deadline <= now and table.paused is None:
            self._move(CLOCK, table.game.legal(table.playing.state, CLOCK)[0].text, deadline)

    # --- Inside ---

    def _read(self, text: str) -> Any:
        try:
            return self.table.game.read(text)
        except Unreadable:
            raise Illegal(Refusal("unreadable", {"text": text[:80]})) from None

    def _move(self, seat: Seat, text: str, at: int, act: str | None = None) -> None:
        before = self._line
        self.table.act(seat, self._read(text), at)
        self._went_on(before, act)

    def _went_on(self, before: int, act: str | None = None) -> None:
        """Tell the new position, and ask the bots that are asked in it."""
        moved = self.table.playing.entries[before - 1 :]
        is_new = any(entry.seat == self.table.seat or entry.undo is not None for entry in moved)
        if is_new or self._asked_phase != self._phase:
            self._asked, self._phase = self._line, self._asked_phase
        self._tell_position({"type": "done", "id": act, "line": before + 1} if act is not None else None)
        if self.is_over:
            self._tell_seating()
        self.ask_bots()

    def _tell_done(self, asked: str, line: int) -> None:
        self.out.append({"type": "done", "id": asked, "line": line})

    def _tell_seating(self) -> None:
        self.out.append({"type": "seating", "table": self.info})

    def _tell_position(self, done: Json | None = None) -> None:
        self.out.append(position(self.id, self.table, self._seen, done))
        self._seen = self._line


def _refuse(_: Json) -> None:
    """Refuse chat, consent and mute, which need other people."""
    raise Illegal(Refusal("not-on-this-device"))
