"""The miner keeps a decision only if one action is clearly best."""

from itertools import count

import pytest

from adyton.bots import duel
from adyton.bots.mining import DecisionMiner, Diligence, Report
from adyton.bots.review import DecisionReview
from adyton.bots.search import Search
from adyton.bots.verdict import Case
from adyton.engine.action import Action
from adyton.engine.play import begin, settle
from adyton.engine.rng import FastRng
from adyton.games import KITS
from adyton.games.puzzles import PlayedPuzzle

KELTIS = KITS["keltis"]
QUICK = Diligence(margin=2.0, iterations=20, pairs=40, again=1, players=("greedy", "easy"))


def miner(diligence: Diligence = QUICK) -> DecisionMiner:
    review = KELTIS.reviewer
    assert isinstance(review, DecisionReview)
    return DecisionMiner(review, diligence)


def case() -> Case:
    """The first decision of a game."""
    state = begin(KELTIS.game, KELTIS.game.options(), 2)
    settle(KELTIS.game, state, FastRng(1))
    return Case(2, KELTIS.game.view(state, 0), KELTIS.game.legal(state, 0)[:3], None)


@pytest.mark.parametrize(
    ("behind", "spread", "kept"),
    [
        (5.0, 0.0, True),
        (1.0, 0.0, False),  # closer than the margin
        (3.0, 60.0, False),  # beyond the margin, but perhaps by chance
    ],
)
def test_every_rival_must_be_behind_by_the_margin_beyond_chance(
    monkeypatch: pytest.MonkeyPatch, behind: float, spread: float, kept: bool
) -> None:
    best, *rivals = case().legal
    turns = {action: count() for action in (best, *rivals)}

    def value(search: Search, action: Action) -> float:
        noise = spread * (next(turns[action]) % 2 - 0.5)
        return 0.0 if action is best else noise - behind

    monkeypatch.setattr(duel, "tried", value)
    costs = miner()._costs(KELTIS.game, case(), best, rivals, 0, 1)
    assert costs == (dict.fromkeys(rivals, behind) if kept else None)


def test_what_is_found_follows_from_the_rules_and_names_the_cost_of_every_other_action() -> None:
    report = Report()
    found = [puzzle for seed in (2,) for puzzle in miner().mine(KELTIS.game, KELTIS.makers, seed, report)]
    assert report.games == 1
    assert report.kept == len(found)
    assert report.candidates == report.kept + sum(report.dropped.values())
    for puzzle in found:
        played = PlayedPuzzle(KELTIS.game, puzzle)
        assert set(puzzle.best) | set(puzzle.costs) == set(played.legal)
        assert min(puzzle.costs.values()) >= 2.0
        assert 15.0 <= puzzle.rating <= 35.0
