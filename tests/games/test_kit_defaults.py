"""Every part of a kit except the game has a working default."""

from dataclasses import replace

import pytest

from adyton.bots.review import DecisionReview, NoReview
from adyton.bots.search import SearchBot
from adyton.games import GAMES, KITS
from adyton.games.kit import Kit


def test_a_game_gets_bots_that_search_and_a_review_by_search() -> None:
    kit = Kit(game=GAMES["keltis"])
    assert kit.bot_names == ("random", "easy", "normal", "hard")
    assert isinstance(kit.make_bot("hard", 1), SearchBot)
    assert isinstance(kit.reviewer, DecisionReview)


def test_a_game_in_real_time_gets_no_search_and_no_review() -> None:
    kit = Kit(game=GAMES["oraklos"])
    assert kit.bot_names == ("random",)
    assert isinstance(kit.reviewer, NoReview)


def test_a_kit_may_bring_its_own_review() -> None:
    own = NoReview()
    assert Kit(game=GAMES["keltis"], review=own).reviewer is own


def test_a_review_gives_the_reasons_of_the_kit() -> None:
    kit = Kit(game=GAMES["keltis"], reason=lambda view, action, others: ("because", {}))
    assert isinstance(kit.reviewer, DecisionReview)
    assert kit.reviewer.reason is kit.reason


def test_a_kit_may_have_no_folder() -> None:
    assert Kit(game=GAMES["keltis"]).folder is None
    assert Kit(game=GAMES["keltis"], package="adyton.games.keltis").folder is not None


@pytest.mark.parametrize("slug", sorted(KITS))
def test_a_new_kit_reads_lessons_puzzles_and_pictures_from_its_folder(slug: str) -> None:
    kit = replace(KITS[slug])  # a copy has read nothing yet
    assert len(kit.course.lessons) >= 4
    assert len(kit.puzzles.puzzles) >= 30
    assert kit.pictures.by_name
