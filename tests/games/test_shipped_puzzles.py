"""The puzzles that ship with the games fit the rules, and the strongest bot agrees with every answer.

ADYTON_LONG=1 asks it about all of them; else about one in twelve.
"""

import os
from pathlib import Path

import pytest

from adyton.bots.mining import PATIENT_MS, STRONG_SEEDS
from adyton.bots.search import SearchBot
from adyton.games import KITS
from adyton.games.puzzles import PlayedPuzzle

PAGE = Path(__file__).parents[2] / "docs" / "puzzles.md"
LEAST = {"oracle": 50, "keltis": 50, "delphi": 30, "oraklos": 60}
STEP, SEEDS = (1, STRONG_SEEDS) if os.environ.get("ADYTON_LONG") else (12, STRONG_SEEDS[:1])
ASKED = [(slug, puzzle) for slug in LEAST for puzzle in list(KITS[slug].puzzles.puzzles)[::STEP]]


@pytest.mark.parametrize("slug", LEAST)
def test_there_are_enough_puzzles_and_no_two_are_the_same(slug: str) -> None:
    puzzles = KITS[slug].puzzles.puzzles.values()
    assert len(puzzles) >= LEAST[slug]
    assert len({(puzzle.seats, puzzle.seed, puzzle.opening) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("slug", LEAST)
def test_the_report_adds_up(slug: str) -> None:
    book = KITS[slug].puzzles
    assert book.report.kept == len(book.puzzles)
    assert book.report.games >= book.report.kept
    assert book.report.candidates >= book.report.kept


@pytest.mark.parametrize("slug", LEAST)
def test_the_page_about_puzzles_tells_the_report(slug: str) -> None:
    report = KITS[slug].puzzles.report
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in PAGE.read_text(encoding="utf-8").splitlines()]
    counted = next(row for row in rows if row and row[0] == KITS[slug].game.title)
    dropped = ", ".join(f"{reason} {number}" for reason, number in sorted(report.dropped.items()))
    counts = (report.games, report.decisions, report.candidates, report.kept)
    assert counted[1:] == [*map(str, counts), dropped]


@pytest.mark.parametrize("slug", LEAST)
def test_the_rules_lead_to_every_puzzle_and_every_other_action_costs_something(slug: str) -> None:
    kit = KITS[slug]
    for puzzle in kit.puzzles.puzzles.values():
        played = PlayedPuzzle(kit.game, puzzle)
        assert played.view.viewer == puzzle.you
        assert puzzle.best
        listed = set(puzzle.best) | set(puzzle.costs)
        assert listed == set(played.legal) or puzzle.otherwise is not None
        assert all(cost > 0.5 for cost in puzzle.costs.values())


@pytest.mark.parametrize(("slug", "puzzle"), ASKED)
def test_the_strongest_bot_gives_the_answer(slug: str, puzzle: str) -> None:
    kit = KITS[slug]
    played = kit.puzzles.play(puzzle)
    assert all(_answer(played, slug, seed) in played.puzzle.best for seed in SEEDS)


def _answer(played: PlayedPuzzle, slug: str, seed: int) -> str:
    bot = KITS[slug].make_bot(KITS[slug].bot_names[-1], seed)
    if isinstance(bot, SearchBot):
        bot.ms = PATIENT_MS  # however busy the machine is
    return bot.choose(played.view, played.actions, PATIENT_MS).text
