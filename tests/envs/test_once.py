from collections.abc import Sequence

from adyton.envs.once import MOST, once


def test_a_tuple_is_processed_once_and_a_list_each_time() -> None:
    asked = []

    @once
    def total(numbers: Sequence[int]) -> int:
        asked.append(numbers)
        return sum(numbers)

    fixed, changing = (1, 2, 3), [1, 2, 3]
    assert [total(fixed), total(fixed), total(changing)] == [6, 6, 6]
    changing.append(4)
    assert total(changing) == 10
    assert len(asked) == 3


def test_results_stay_right_when_the_cache_is_full() -> None:
    first = once(lambda numbers: numbers)
    tuples = [(number,) for number in range(3 * MOST)]
    assert [first(each) is each for each in tuples] == [True] * len(tuples)
