"""Real-time games at a terminal, with a fake clock."""

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console
from tests.support.omens import Omens, OmensOptions, OmensState, Share

from adyton.bots.bot import Plan
from adyton.bots.random import RandomBot
from adyton.cli.lines import Lines
from adyton.cli.table import Quit, Table
from adyton.engine.action import Action
from adyton.engine.playing import Playing
from adyton.engine.refusal import Illegal
from adyton.engine.rng import CommittedRng
from adyton.engine.seat import CLOCK, Seat, Turn
from adyton.engine.standing import Standing
from adyton.local.table import LocalTable


class Clock:
    """Time passes only while the program waits for a line."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def monotonic(self) -> float:
        return self.seconds


class Typist(Lines):
    """Types these lines at once, then '1' after `wait` seconds. The clock runs meanwhile."""

    def __init__(self, clock: Clock, *lines: str, wait: float = 0.0) -> None:
        super().__init__(-1)
        self.clock = clock
        self.lines = list(lines)
        self.wait = wait

    def next(self, seconds: float | None = None) -> str | None:
        if self.lines:
            return self.lines.pop(0)
        if seconds is None or self.wait <= seconds:
            self.clock.seconds += self.wait
            return "1"
        self.clock.seconds += max(0.0, seconds)
        return None


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Waiting(RandomBot):
    """A bot that never acts by itself in real time."""

    def plan(self, view: object, legal: object, at: int) -> Plan | None:
        return None


def seated_at(
    clock: Clock, game: Omens | None = None, *, hurry: bool = True, bots: type[RandomBot] = RandomBot
) -> LocalTable:
    game = game or Omens()
    playing = Playing.open(game, OmensOptions(hurry=hurry), ["Ann", "Ben"], CommittedRng(bytes(32)))
    return LocalTable(playing, [bots(1), bots(2)], 0, clock.monotonic)


def shown(table: Table) -> str:
    out = table.console.file
    assert isinstance(out, StringIO)
    return out.getvalue()


def table_of(found: LocalTable, lines: Lines) -> Table:
    return Table(found, Console(file=StringIO(), width=100, highlight=False), lines)


def test_the_clock_acts_when_the_person_is_too_slow(clock: Clock) -> None:
    found = seated_at(clock, bots=Waiting)
    table = table_of(found, Typist(clock, wait=2.0))
    table.play()
    clocked = [entry for entry in found.playing.record.entries if entry.seat == CLOCK]
    assert [entry.do for entry in clocked] == ["time is up"] * 3
    assert "1 s left." in shown(table)
    assert "Your choice: · point" not in shown(table)
    times = [entry.at for entry in found.playing.record.entries]
    assert times == sorted(times)


def test_a_quick_person_beats_the_clock(clock: Clock) -> None:
    found = seated_at(clock, bots=Waiting)
    table_of(found, Typist(clock, wait=0.2)).play()
    own = [entry for entry in found.playing.record.entries if entry.seat == 0]
    assert own[0].at == 200
    assert [entry.do for entry in own].count("keep") > 0


def test_a_bot_without_timing_waits_a_moment(clock: Clock) -> None:
    class Slow(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((0, 1), state.due + 9000, True)

    class Race(Omens):
        phases = (*Omens.phases[:3], Slow(), Omens.phases[-1])

    found = seated_at(clock, Race())
    table_of(found, Typist(clock, wait=1.5)).play()
    shared = [entry.seat for entry in found.playing.record.entries if entry.do in ("keep", "give")]
    assert shared == [1, 1, 1]


def test_a_person_with_nothing_to_do_waits_for_the_others(clock: Clock) -> None:
    class Others(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((1,), state.due + 9000)

    class Watch(Omens):
        phases = (*Omens.phases[:3], Others(), Omens.phases[-1])

    found = seated_at(clock, Watch())
    table = table_of(found, Typist(clock, "1", "hint", "keep", wait=2.0))
    table.play()
    assert "Waiting for Ben." in shown(table)
    assert "There is nothing to do now." in shown(table)
    assert "It is not your turn." in shown(table)


def test_a_seat_that_can_do_nothing_has_no_plan(clock: Clock) -> None:
    class Idle(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((0, 1), state.due, True)

        def legal(self, state: OmensState, seat: Seat) -> Sequence[Action]:
            return () if seat == 1 else super().legal(state, seat)

    class IdleGame(Omens):
        phases = (*Omens.phases[:3], Idle(), Omens.phases[-1])

    found = seated_at(clock, IdleGame())
    table_of(found, Typist(clock, wait=0.1)).play()
    assert [entry.do for entry in found.playing.record.entries if entry.seat == 0].count("keep") == 3


def test_nothing_is_taken_back_in_real_time(clock: Clock) -> None:
    class Final(Omens):
        takes_back = False

    with pytest.raises(Illegal, match="undo-never"):
        seated_at(clock, Final()).undo()


def test_a_late_move_is_refused_with_a_sentence(clock: Clock) -> None:
    class Mine(Share):
        def turn(self, state: OmensState) -> Turn:
            return Turn((0,), state.due)

    class MineGame(Omens):
        phases = (*Omens.phases[:3], Mine(), Omens.phases[-1])

    found = seated_at(clock, MineGame())
    for _ in range(2):
        seat = found.turn.seats[0]
        found.act(seat, found.game.legal(found.playing.state, seat)[0])
    table = table_of(found, Typist(clock))
    table._look()
    clock.seconds += 60
    table._hear("keep")
    assert "The time has run out." in shown(table)


def test_the_log_can_be_empty(clock: Clock) -> None:
    found = seated_at(clock, hurry=False)
    table = table_of(found, Typist(clock))
    found.log_by_line = Standing()
    table._hear("log")
    assert "Nothing has happened yet." in shown(table)


def test_a_very_long_list_is_cut(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adyton.cli.choosing.FEW", 1)
    monkeypatch.setattr("adyton.cli.choosing.LISTED", 2)
    monkeypatch.setattr("adyton.cli.table.LISTED", 2)
    table = table_of(seated_at(clock, hurry=False), Typist(clock, "all", "offer", "quit"))
    with pytest.raises(Quit):
        table.play()
    assert shown(table).count("… and 1 more.") == 2
    assert "3 choices fit:" in shown(table)
