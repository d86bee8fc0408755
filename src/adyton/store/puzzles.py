"""Puzzles that accounts have tried, and the ratings that they won by them."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from adyton.store.schema import puzzle_ratings, puzzle_tries


class TryRow(NamedTuple):
    """The first answer of an account to a puzzle."""

    game: str
    puzzle: str
    is_solved: bool


class RatingRow(NamedTuple):
    """The rating of an account in a game's puzzles."""

    game: str
    mu: float
    sigma: float


def find_tries(connection: Connection, account: str) -> list[TryRow]:
    """Return every puzzle that this account has tried."""
    query = select(puzzle_tries).where(puzzle_tries.c.account == account)
    rows = connection.execute(query.order_by(puzzle_tries.c.game, puzzle_tries.c.puzzle))
    return [TryRow(row.game, row.puzzle, row.is_solved) for row in rows]


def find_ratings(connection: Connection, account: str) -> list[RatingRow]:
    """Return the ratings of this account, one for each game."""
    query = select(puzzle_ratings).where(puzzle_ratings.c.account == account).order_by(puzzle_ratings.c.game)
    return [RatingRow(row.game, row.mu, row.sigma) for row in connection.execute(query)]


def note_try(connection: Connection, account: str, row: TryRow) -> bool:
    """Save the first answer to a puzzle; return False if there was one before, which stays."""
    values = {"account": account, "game": row.game, "puzzle": row.puzzle, "is_solved": row.is_solved}
    try:
        with connection.begin_nested():
            connection.execute(insert(puzzle_tries).values(values))
    except IntegrityError:
        return False
    return True


def note_rating(connection: Connection, account: str, row: RatingRow) -> None:
    """Save the rating of an account in a game."""
    mine = (puzzle_ratings.c.account == account) & (puzzle_ratings.c.game == row.game)
    change = update(puzzle_ratings).where(mine).values(mu=row.mu, sigma=row.sigma)
    if connection.execute(change).rowcount:
        return
    values = {"account": account, "game": row.game, "mu": row.mu, "sigma": row.sigma}
    try:
        with connection.begin_nested():
            connection.execute(insert(puzzle_ratings).values(values))
    except IntegrityError:  # another device of this account answered its first puzzle at the same time
        connection.execute(change)
