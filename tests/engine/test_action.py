import pytest

from adyton.engine.action import Action, Unreadable, by_text


def test_actions_are_equal_only_if_they_are_the_same_object() -> None:
    assert Action("pass", 0) != Action("pass", 0)


def test_an_action_shows_its_text() -> None:
    assert repr(Action("play b7", 6)) == "<play b7>"


def test_actions_are_found_by_their_text() -> None:
    first, second = Action("pass", 0), Action("play", 1)
    assert by_text((first,), [second]) == {"pass": first, "play": second}


def test_unreadable_words_are_quoted_up_to_a_limit() -> None:
    with pytest.raises(Unreadable, match=r"^There is no action 'fly' in this game\.$"):
        raise Unreadable("fly")
    assert len(str(Unreadable("x" * 1000))) < 150
    assert Unreadable("x" * 1000).text == "x" * 1000
