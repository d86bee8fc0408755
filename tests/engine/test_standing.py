import pytest

from adyton.engine.standing import Standing


@pytest.fixture
def letters() -> Standing[str]:
    found: Standing[str] = Standing()
    for line, letter in [(2, "a"), (3, "b"), (6, "c"), (7, "d")]:
        found.add(line, letter)
    return found


def test_items_come_with_their_lines(letters: Standing[str]) -> None:
    assert list(letters) == [(2, "a"), (3, "b"), (6, "c"), (7, "d")]
    assert len(letters) == 4


def test_lines_without_an_item_are_left_out(letters: Standing[str]) -> None:
    assert 6 in letters
    assert 5 not in letters
    assert 8 not in letters
    assert "a" not in letters


@pytest.mark.parametrize(("line", "left"), [(8, "abcd"), (7, "abc"), (5, "ab"), (4, "ab"), (2, ""), (0, "")])
def test_an_undo_removes_all_items_from_its_line_on(letters: Standing[str], line: int, left: str) -> None:
    letters.cut(line)
    assert "".join(letters.items) == left
    letters.add(9, "e")
    assert list(letters)[-1] == (9, "e")


def test_items_before_a_line(letters: Standing[str]) -> None:
    assert letters.before(7) == ["a", "b", "c"]
    assert letters.before(7, since=3) == ["b", "c"]
    assert letters.before(2) == []


def test_the_latest_item_up_to_a_line(letters: Standing[str]) -> None:
    assert letters.latest(6) == (6, "c")
    assert letters.latest(5) == (3, "b")
    assert letters.latest(1) is None


def test_with_a_limit_only_the_last_items_are_kept(letters: Standing[str]) -> None:
    letters.drop(2)
    assert list(letters) == [(6, "c"), (7, "d")]


def test_a_copy_is_independent(letters: Standing[str]) -> None:
    twin = letters.copy()
    twin.cut(3)
    assert len(letters) == 4
    assert list(twin) == [(2, "a")]
