"""Actions as text, and their numbers, which never change."""

import pytest

from adyton.engine.action import Unreadable
from adyton.games.keltis.rules.actions import ALL
from adyton.games.keltis.rules.game import KELTIS


@pytest.mark.parametrize(
    ("text", "index"),
    [
        ("lay p0 figure 1", 0),
        ("lay g4 figure 2", 112),
        ("lay y8 priestess 2", 242),
        ("discard b3", 432),
        ("score kobolds", 440),
        ("draw pile", 441),
        ("draw red", 444),
        ("clover on", 447),
        ("clover figure 3", 450),
        ("spiral to 7", 458),
        ("kobold drop g5", 524),
        ("kobold drop laid g5", 579),
        ("stay", 596),
    ],
)
def test_an_action_has_one_text_and_one_number(text: str, index: int) -> None:
    action = KELTIS.read(text)
    assert action.text == text
    assert action.index == index


def test_the_numbers_of_players_actions_are_unique() -> None:
    assert [action.index for action in ALL] == list(range(597))
    assert KELTIS.action_count == 597
    assert len({action.text for action in ALL}) == 597


@pytest.mark.parametrize(
    "text", ["", "lay g11 figure 1", "lay g4 figure 4", "spiral to 35", "tile", "lay  g4 figure 1"]
)
def test_other_words_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        KELTIS.read(text)
