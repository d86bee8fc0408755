"""Scripts: the moves that lead to a position, as lessons and pictures write them, played through the rules.

A line is an action as records have it, such as `play b7`. The first seat that is asked makes it;
`2: play b7` names the seat. A line `nature: deal b7; deal r3` says what chance does next. What no
line says comes from the seed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from adyton.engine.action import Unreadable
from adyton.engine.event import Event
from adyton.engine.game import AnyGame
from adyton.engine.picks import Picks
from adyton.engine.playing import Playing, header_of
from adyton.engine.record import Entry
from adyton.engine.refusal import Illegal
from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE, Seat

NATURE: Final = "nature: "
Census: TypeAlias = Callable[[Any], object]  # where all pieces of a state lie


class ScriptError(ValueError):
    """A line of a script that the rules do not allow."""


class Script:
    """A game that is played by lines."""

    def __init__(self, game: AnyGame, seats: int, seed: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.at = 0  # on the table's clock: as early as the rules allow
        self._rng = FastRng(seed)
        try:
            read = game.read_options(options)
        except Illegal as error:
            raise ScriptError(f"these options cannot be played: {error}") from None
        self.options = read.to_json()
        names = [str(seat) for seat in range(seats)]
        self.playing: Playing[Any, Any] = Playing.begin(game, header_of(game, read, names, None), None)

    @property
    def opens(self) -> int:
        """Return the earliest time at which the next move may be made."""
        return max(self.at, self.playing.turn.opens)

    def make(self, move: Sequence[str]) -> list[Event]:
        """Make a seat's move, if there is one, and let nature answer: first as the script says, then by the seed."""
        line, *nature = move
        news = self._by_seat(line) if line else []
        for text in nature:
            news += self._move(CHANCE, text)
        return news + self._settle()

    def put(self, fields: Mapping[str, object], census: Census | None) -> None:
        """Change fields of the state. No piece may appear or vanish."""
        before = self.playing.state
        held = before.to_json()
        for name in fields:
            if name not in held:
                raise ScriptError(f"the state has no field '{name}'")
        after = self.game.load(held | dict(fields))
        if census is not None and census(before) != census(after):
            raise ScriptError("what it puts makes pieces appear or vanish")
        self.playing.state = after

    def choices(self, seat: Seat | None) -> tuple[tuple[str, ...], tuple[str, int, int] | None]:
        """Return the legal texts of a seat and, if legal actions are picks, their word, size and number of pieces."""
        playing = self.playing
        legal = self.game.legal(playing.state, seat) if seat is not None and seat in playing.turn.seats else ()
        picks = (legal.word, legal.size, legal.among) if isinstance(legal, Picks) else None
        return tuple(action.text for action in (legal.plain if isinstance(legal, Picks) else legal)), picks

    def _by_seat(self, line: str) -> list[Event]:
        head, _, rest = line.partition(": ")
        return self._move(int(head), rest) if head.isdigit() else self._move(self.playing.turn.seats[0], line)

    def _settle(self) -> list[Event]:
        news: list[Event] = []
        while self.playing.turn.is_nature:
            news += self._move(CHANCE, self.game.chance(self.playing.state, self._rng).text)
        return news

    def _move(self, seat: Seat, text: str) -> list[Event]:
        self.at = self.opens
        try:
            self.playing.check(seat, self.game.read(text), self.at)
        except Illegal as error:
            raise ScriptError(f"seat {seat} may not '{text}' ({error.refusal.code})") from None
        except Unreadable:
            raise ScriptError(f"there is no action '{text}'") from None
        return list(self.playing.follow(Entry(seat, text, self.at)).news)


def lines_of(text: str) -> tuple[str, ...]:
    """Return the lines of a script without comments and empty lines."""
    return tuple(line.strip() for line in text.splitlines() if line.strip() and line[0] != "#")


def moves_of(lines: Sequence[str]) -> list[list[str]]:
    """Return each move of a seat with nature's answers to it."""
    moves: list[list[str]] = []
    for line in lines:
        if line.startswith(NATURE):
            moves[-1] += line.removeprefix(NATURE).split("; ")
        else:
            moves.append([line])
    return moves
