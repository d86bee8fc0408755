"""Each bot level beats the one below in a few fixed deals, from every seat. `make strength` measures more."""

import pytest

from adyton.bots.loop import play_on
from adyton.bots.roster import make_bot
from adyton.bots.search import SearchBot
from adyton.engine.playing import Playing
from adyton.engine.rng import FastRng
from adyton.games import GAMES

ENOUGH_MS = 60_000


def share(slug: str, better: str, worse: str, deals: int) -> float:
    """Return how often one bot beats the other. A tie counts half."""
    game = GAMES[slug]
    seats = min(game.chairs)
    scores: list[float] = []
    for number in range(deals * seats):
        own = number % seats
        names = [better if seat == own else worse for seat in range(seats)]
        bots = [make_bot(name, game, number * 10 + seat) for seat, name in enumerate(names)]
        for bot in bots:
            if isinstance(bot, SearchBot):
                bot.ms = ENOUGH_MS  # The number of iterations decides, not how busy the machine is.
        points = play_on(Playing.open(game, game.options(), names, FastRng(number // seats)), bots, ENOUGH_MS).points
        scores += [
            (points[own] > other) + (points[own] == other) / 2 for seat, other in enumerate(points) if seat != own
        ]
    return sum(scores) / len(scores)


@pytest.mark.parametrize(
    ("slug", "better", "worse", "deals"),
    [
        ("keltis", "easy", "random", 4),
        ("keltis", "greedy", "easy", 4),
        ("keltis", "hard", "greedy", 6),
        ("oracle", "easy", "random", 2),
        ("oracle", "greedy", "easy", 3),
        ("oracle", "normal", "easy", 4),
        ("keltis", "normal", "easy", 4),
        ("delphi", "easy", "random", 1),
        ("delphi", "greedy", "easy", 2),
        ("delphi", "normal", "easy", 1),
        ("delphi", "hard", "easy", 1),
        ("oraklos", "child", "random", 2),
        ("oraklos", "easy", "child", 8),
        ("oraklos", "normal", "easy", 8),
        ("oraklos", "hard", "normal", 8),
        ("oraklos", "oracle", "hard", 8),
    ],
)
def test_a_level_comes_before_the_one_below(slug: str, better: str, worse: str, deals: int) -> None:
    """The true shares are 0.7 to 1. In so few games, an equally strong bot would get about half."""
    assert share(slug, better, worse, deals) > 0.5
