"""Seats: the chairs of a table, clockwise from 0, and the two of nature and the clock."""

from typing import Final, TypeAlias

Seat: TypeAlias = int

CHANCE: Final = -1
CLOCK: Final = -2
NATURES_SEAT: Final = (CHANCE,)


class Turn:
    """Who may act now: nobody (the game is over), nature, one seat, or several at the same time."""

    __slots__ = ("deadline", "idle", "opens", "race", "seats")

    def __init__(
        self,
        seats: tuple[Seat, ...],
        deadline: int | None = None,
        race: bool = False,
        opens: int = 0,
        idle: tuple[Seat, ...] = (),
    ) -> None:
        self.seats = seats
        self.deadline = deadline  # ms on the table's clock; past it, CLOCK may act
        self.race = race  # several seats may act at any time, openly; the first to act counts
        self.opens = opens  # ms on the table's clock; before it, what the seats do is refused
        self.idle = idle  # seats that may act but said that they have nothing to do; nobody waits for them

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Return the players that the table waits for."""
        if self.idle:
            return tuple([seat for seat in self.seats if seat not in self.idle])
        return () if self.seats == NATURES_SEAT else self.seats

    @property
    def is_nature(self) -> bool:
        """Return whether nature acts now."""
        return len(self.seats) == 1 and self.seats[0] == CHANCE  # compiled, this is faster than comparing tuples

    @property
    def is_over(self) -> bool:
        """Return whether the game is over."""
        return not self.seats

    @property
    def is_timed(self) -> bool:
        """Return whether the time of an action matters: there is a deadline or a race."""
        return self.race or self.deadline is not None

    def __repr__(self) -> str:
        return f"Turn({self.seats}, {self.deadline})"


OVER: Final = Turn(())
NATURE: Final = Turn(NATURES_SEAT)
SOLO: Final = tuple(Turn((seat,)) for seat in range(8))  # SOLO[seat]: that seat's turn, without a clock


def places_of(points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the place of each seat, 1 the best; equal points share a place."""
    return tuple(1 + sum(1 for other in points if other > own) for own in points)
