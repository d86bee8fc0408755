from adyton.cli.choosing import Choices
from adyton.engine.action import Action


def choices(*texts: str) -> Choices:
    return Choices([Action(text, place) for place, text in enumerate(texts)])


MANY = choices(*(f"die {die} sail {place}" for die in (1, 2) for place in range(20)), "end")


def test_few_choices_are_numbered_from_one() -> None:
    few = choices("keep", "give")
    second = few.numbered("2")
    assert second is not None
    assert second.text == "give"
    assert few.numbered("0") is None
    assert few.numbered("3") is None
    assert few.numbered("two") is None


def test_many_choices_have_no_numbers_until_they_are_listed() -> None:
    assert MANY.numbered("1") is None
    assert len(choices(*(f"play {card}" for card in range(200))).list_all()) == 60


def test_words_choose_in_any_order_and_case() -> None:
    assert [action.text for action in MANY.fitting("3 SAIL 2")] == ["die 2 sail 3"]
    assert len(MANY.fitting("die 2 sail")) == 20
    assert MANY.fitting("fly") == []


def test_an_exact_match_wins_over_longer_choices() -> None:
    assert [action.text for action in choices("pass all", "pass").fitting("pass")] == ["pass"]


def test_a_word_is_not_found_inside_another() -> None:
    assert [action.text for action in choices("play b1", "play b10", "play b11").fitting("b1")] == ["play b1"]


def test_many_choices_are_grouped_by_their_first_words() -> None:
    assert MANY.groups() == {"die 1 sail": 20, "die 2 sail": 20, "end": 1}
    pairs = choices(*(f"choose {one} {other}" for other in range(10) for one in range(other)))
    assert pairs.groups() == {"choose": 45}
    assert MANY.verbs() == ["die", "end"]
