from dataclasses import dataclass
from itertools import combinations, product
from typing import ClassVar

from tests.support.omens import OMENS_GAME, Omens

from adyton.engine.options import Options, option
from adyton.testing.pairs import all_options


def test_every_pair_of_values_is_covered() -> None:
    met = [(seats, options.to_json()) for options, seats in all_options(OMENS_GAME)]
    values: dict[str, tuple[object, ...]] = {"hurry": (False, True), "moons": (1, 3), "prize": ("one", "two")}
    for (one, firsts), (other, seconds) in combinations(values.items(), 2):
        for first, second in product(firsts, seconds):
            assert any(options[one] == first and options[other] == second for _, options in met)
    for name, chosen in values.items():
        for seats, value in product((2, 3), chosen):
            assert any(each == seats and options[name] == value for each, options in met)


def test_settings_that_a_game_refuses_are_left_out() -> None:
    assert not [options for options, seats in all_options(OMENS_GAME) if seats == 4 and options.to_json()["hurry"]]


def test_there_are_far_fewer_settings_than_combinations() -> None:
    assert len(list(all_options(OMENS_GAME))) < 3 * 2 * 2 * 2 / 2


def test_a_game_without_options_is_tried_with_each_number_of_seats() -> None:
    class Plain(Omens):
        options: ClassVar[type[Options]] = Options  # type: ignore[assignment]

    assert [seats for _, seats in all_options(Plain())] == [2, 3, 4]


def test_with_very_many_settings_only_a_sample_is_compared() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Many(Options):
        a: int = option(0, least=-1, most=1)
        b: int = option(0, least=-1, most=1)
        c: int = option(0, least=-1, most=1)
        d: int = option(0, least=-1, most=1)
        e: int = option(0, least=-1, most=1)
        f: int = option(0, least=-1, most=1)

    class ManyGame(Omens):
        options: ClassVar[type[Options]] = Many  # type: ignore[assignment]

    settings = list(all_options(ManyGame()))
    assert 9 <= len(settings) <= 30
    assert settings == list(all_options(ManyGame()))
    for one, other in combinations("abcdef", 2):
        met = {(options.to_json()[one], options.to_json()[other]) for options, _ in settings}
        assert len(met) == 9
