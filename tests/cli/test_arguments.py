from collections.abc import Iterator

import pytest

from adyton.cli.arguments import bot_names_of, game_of, options_of, players_of
from adyton.cli.language import set_language
from adyton.cli.usage_error import UsageError
from adyton.games import GAMES

ORACLE = GAMES["oracle"]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


def draft(language: str, answer: str) -> bool:
    set_language(language)
    return bool(options_of(ORACLE, [f"draft={answer}"], None, 3).to_json()["draft"])


@pytest.mark.parametrize("answer", ["yes", "on", "true", "1", "YES"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_yes_is_understood_in_english_everywhere(language: str, answer: str) -> None:
    assert draft(language, answer)


def test_yes_and_no_are_understood_in_the_language_of_the_run() -> None:
    assert draft("de", "ja")
    assert not draft("de", "nein")
    assert not draft("de", "Aus")
    with pytest.raises(UsageError, match="cannot be 'ja'; it can be: yes, no"):
        draft("en", "ja")


def test_a_refusal_names_the_words_of_its_language() -> None:
    with pytest.raises(UsageError, match="ja, nein"):
        draft("de", "vielleicht")


def test_four_seats_are_the_default() -> None:
    assert players_of(ORACLE, None) == 4
    with pytest.raises(UsageError, match="is not for 9 players"):
        players_of(ORACLE, 9)


def test_a_game_must_be_named() -> None:
    assert game_of("oracle") is ORACLE
    with pytest.raises(UsageError, match="Which game"):
        game_of(None)


def test_one_bot_may_be_named_for_all_seats() -> None:
    assert bot_names_of(ORACLE, "random", 3) == ["random", "random", "random"]
    with pytest.raises(UsageError, match="2 bots for 3 seats"):
        bot_names_of(ORACLE, "random,easy", 3)
