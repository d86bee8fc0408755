"""The four games that Adyton ships have everything a kit can have."""

import pytest

from adyton.games import KITS

SHIPPED = ("oracle", "delphi", "keltis", "oraklos")


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_shipped_game_has_rules_words_and_drawings_in_both_languages(slug: str) -> None:
    kit = KITS[slug]
    folder = kit.folder
    assert folder is not None
    names = ("README.md", "README.de.md", "words/en.ftl", "words/de.ftl", "words/board.en.ftl", "words/board.de.ftl")
    assert [name for name in names if not folder.joinpath(name).is_file()] == []
    assert kit.census is not None
    assert kit.terminal
    assert kit.layout
    assert kit.bots


def test_the_games_are_listed_in_this_order() -> None:
    assert [slug for slug in KITS if slug in SHIPPED] == list(SHIPPED)
